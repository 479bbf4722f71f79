"""A printed score sheet of a finished match: date, names, the points of each hand or box, the winner.

    .venv/bin/python -m host_tools.examples.score_sheet [RECORD]

It writes score_sheet.html for a browser to print; the date is the file's, or today. Without RECORD it needs a tray on
USB, or the virtual one: `./tray24 play --link 2424`, and here `--port socket://127.0.0.1:2424`.
"""

from datetime import date
from html import escape
from pathlib import Path

from host_tools.archive.facts import extract_facts
from host_tools.errors import Failure
from host_tools.follower import Arguments, create_parser, fetch_newest_record, list_players, run_program
from host_tools.terminal.console import get_game_title
from simulator.content_policy import ALONE, insert_policy
from simulator.input_files import read_input_file
from simulator.web.labels import label_boxes

STYLE = """@page { margin: 2cm } table { border-collapse: collapse } tr:first-child, tr:last-child { font-weight: bold }
td { border: 1px solid; padding: 3pt 9pt; text-align: right } td:first-child { text-align: left }"""


def make_page(record: bytes, day: date) -> str:
    """Return the score sheet of a record, with the date `day`, as an HTML page: a row for each box or hand."""
    facts, names = extract_facts(record), list_players(record)
    if facts["fault"]:
        raise Failure(f"line {facts['fault']['line']} of the record is not legal: {facts['fault']['reason']}")
    players = facts["players"]
    rows: list[list[object]] = [["", *names]]
    for box, label in label_boxes(facts["game"]).items():
        rows.append([label, *(player.get("sheet", {}).get(box, "") for player in players)])
    if len(rows) == 1:
        rows += [[f"Hand {number}", *points] for number, points in enumerate(facts["hand_scores"], 1)]
    rows.append(["Sum", *(player["score"] for player in players)])
    lines = ("".join(f"<td>{escape(str(cell))}</td>" for cell in row) for row in rows)
    winners = " and ".join(name for name, player in zip(names, players, strict=True) if player["won"])
    title = escape(f"{get_game_title(facts['game'])}, {day}")
    sheet = f"""<!doctype html><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style><h1>{title}</h1>
<p>{escape(f"{winners} won." if winners else "Nobody has won yet.")}</p>
<table>{"".join(f"<tr>{line}</tr>" for line in lines)}</table>"""
    return insert_policy(sheet, ALONE)


def write_sheet(arguments: Arguments) -> None:
    path = arguments.record
    record = read_input_file(path) if path else fetch_newest_record(arguments.port)
    day = date.fromtimestamp(path.stat().st_mtime) if path else date.today()
    arguments.out.write_text(make_page(record, day), encoding="utf-8")
    print(arguments.out)


def main(arguments: list[str] | None = None) -> int:
    parser = create_parser(__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record file; without it, the tray's last match")
    parser.add_argument("--out", type=Path, default=Path("score_sheet.html"), help="the page (score_sheet.html)")
    return run_program(parser, write_sheet, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
