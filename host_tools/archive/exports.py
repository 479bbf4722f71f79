"""Export the archive's matches as files: records byte for byte, a table of all seats as CSV, everything as JSON."""

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path

from host_tools.archive.facts import COUNTS
from host_tools.archive.matches import Archive, Match
from host_tools.errors import Failure
from host_tools.files import write_whole
from host_tools.terminal import console
from simulator.texts import HostTexts, printable_json

say = HostTexts("archive")

COLUMNS = ("match", "evening", "game", "dice", "finished", "hands", "seat", "player", "bot", "left", "score", "won")
# A spreadsheet program takes a cell that begins with one of these for a formula.
_FORMULA = tuple("=+-@\t\r\uff1d\uff0b\uff0d\uff20")  # the last four are full-width characters


def record_name(match: Match) -> str:
    """Return the file name for an exported record."""
    return f"{match.evening}-{match.facts['game'] or 'unknown'}-{match.id:04d}.t24"


def export_records(records: Iterable[tuple[Match, bytes]], folder: Path) -> list[Path]:
    """Write each record to a file. Raise Failure when a file has other content, which is left unchanged."""
    written = []
    for match, data in records:
        target = folder / record_name(match)
        if target.exists() and target.read_bytes() != data:
            raise Failure(say("file-differs", path=str(target)))
        write_whole(target, data)
        written.append(target)
    return written


def whole_records(archive: Archive, matches: Iterable[Match]) -> list[tuple[Match, bytes]]:
    """Return each match with its record. Leave damaged records out, and print why."""
    found = []
    for match in matches:
        try:
            found.append((match, archive.content(match.id)))
        except Failure as failure:
            console.say(str(failure))
    return found


def csv_text(matches: Iterable[Match]) -> str:
    """Return a CSV table with a row for each seat of each match."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*COLUMNS, *COUNTS])
    for match in matches:
        facts = match.facts
        head = [match.id, match.evening, facts["game"], "real" if facts["real"] else "electronic"]
        head += [_yes(facts["over"]), facts["hands"]]
        for seat, player in enumerate(facts["players"]):
            row = [seat, _cell(player["name"]), _cell(player["bot"]), _yes(player["left"]), player["score"]]
            writer.writerow([*head, *row, _yes(player["won"]), *(player[name] for name in COUNTS)])
    return out.getvalue()


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _cell(text: str) -> str:
    return "'" + text if text.startswith(_FORMULA) else text


def json_text(archive: Archive, records: Iterable[tuple[Match, bytes]]) -> str:
    """Return all facts of each match as JSON, including the record's text."""
    found = [everything(archive, match, data) for match, data in records]
    return printable_json(json.dumps(found, indent=2, ensure_ascii=False)) + "\n"


def everything(archive: Archive, match: Match, data: bytes) -> dict[str, object]:
    """Return a match and its record as `--format json` writes them."""
    origins = [{"place": origin.place, "name": origin.name} for origin in archive.origins(match.id)]
    return {**summary(match), "origins": origins, "record": data.decode("utf-8", "replace")}


def summary(match: Match) -> dict[str, object]:
    """Return a match as `records list --json` prints it."""
    row = {"match": match.id, "evening": match.evening, "played_at": match.played_at, "sha256": match.sha256}
    return {**row, **match.facts}
