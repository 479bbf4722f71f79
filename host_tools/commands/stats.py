"""The command `stats`: statistics of the players in the archived matches, as tables, a page with charts or pictures."""

import argparse
import json
from pathlib import Path

from host_tools import optional
from host_tools.archive.matches import add_filter_arguments, explain_no_match, open_archive
from host_tools.archive.summary import (
    COUNTS,
    Summary,
    Tally,
    format_kind,
    format_player,
    has_uno,
    kind_to_game,
    list_boxes,
    summarize,
)
from host_tools.errors import Failure, UsageError
from host_tools.files import write_atomically
from host_tools.terminal.console import get_box_title, join_list, print_table
from simulator.texts import HostTexts, escape_json

say = HostTexts("stats")

_HEAD = ("column-player", "column-matches", "column-wins", "column-rate", "column-best-run")
_POINTS_HEAD = ("column-average", "column-best", "column-hands", "column-moves")
_COUNTS_HEAD = ("column-uno", "column-catches", "column-caught", "column-penalties", "column-dice")
_EVENINGS_HEAD = ("column-evening", "column-matches", "column-played", "column-wins")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_filter_arguments(parser)
    parser.add_argument("--player", metavar="NAME", help=say("help-player"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=say("help-html"))
    parser.add_argument("--png", type=Path, metavar="FILE", help=say("help-png"))
    parser.add_argument("--svg", type=Path, metavar="FILE", help=say("help-svg"))


def run(arguments: argparse.Namespace) -> int:
    for option in ("html", "png", "svg"):
        path = getattr(arguments, option)
        if path and path.is_dir():
            raise UsageError(say("is-folder", option=option, path=str(path)))
    with open_archive() as archive:
        matches = archive.read_matches()
    known = sorted({format_player(seat) for match in matches for seat in match.facts["players"]}, key=str.casefold)
    if arguments.player and arguments.player.casefold() not in {name.casefold() for name in known}:
        explanation = say("known-players", names=join_list(known)) if known else explain_no_match(False)
        raise UsageError(say("unknown-player", name=arguments.player, reason=explanation))
    since = arguments.since.isoformat() if arguments.since else ""
    summary = summarize(matches, arguments.game or "", arguments.player or "", since)
    files = _write_charts(arguments, summary, len(matches))
    if arguments.json:
        print(escape_json(json.dumps(summary.to_json(), indent=2, ensure_ascii=False)))
    elif not files:
        _print_summary(summary, len(matches))
    if not arguments.json:
        for path in files:
            print(path)
    return 0


def _write_charts(arguments: argparse.Namespace, summary: Summary, match_count: int) -> list[Path]:
    paths = [path for path in (arguments.html, arguments.png, arguments.svg) if path]
    if not paths:
        return []
    if not summary.matches:
        raise Failure(say("nothing-to-draw", reason=_explain_nothing(summary, match_count)))
    charts = optional.load("host_tools.archive.stats_page")
    if arguments.html:
        write_atomically(arguments.html, charts.make_page(summary).encode())
    if arguments.png:
        write_atomically(arguments.png, charts.render_png(summary))
    if arguments.svg:
        write_atomically(arguments.svg, charts.render_svg(summary).encode())
    return paths


def _explain_nothing(summary: Summary, match_count: int) -> str:
    """Return why there are no statistics to show. `match_count` is the number of matches in the database."""
    omissions = _format_left_out(summary)
    return say("none-finished", left_out=omissions) if omissions else explain_no_match(bool(match_count))


def _format_left_out(summary: Summary) -> str:
    parts = {"given-up": summary.unfinished, "not-legal": summary.faulty}
    return join_list(say(key, count=count) for key, count in parts.items() if count)


def _print_summary(summary: Summary, match_count: int) -> None:
    if not summary.matches:
        print(_explain_nothing(summary, match_count))
        return
    omissions = _format_left_out(summary)
    counts = {"matches": len(summary.matches), "evenings": len(summary.evenings), "left_out": omissions}
    days = {"first": summary.evenings[0].day, "last": summary.evenings[-1].day}
    print(say("counted-without" if omissions else "counted", **counts, **days))
    if len(summary.by_game) > 1:
        print()
        print_table(
            _list_texts(_HEAD), [_format_wins(tally) for tally in summary.totals], say("all-games"), numbers_from=1
        )
    for kind, tallies in summary.by_game.items():
        print()
        _print_tallies(kind, tallies)
    for kind, tallies in summary.by_game.items():
        if list_boxes(kind):
            print()
            _print_boxes(kind, tallies)
    print()
    rows = []
    for evening in summary.evenings:
        games = {format_kind(game): count for game, count in evening.games.items()}
        rows.append((evening.day, str(evening.matches), _format_counts(games), _format_counts(evening.wins)))
    print_table(_list_texts(_EVENINGS_HEAD), rows, say("evenings-title"))


def _list_texts(keys: tuple[str, ...]) -> list[str]:
    return [say(key) for key in keys]


def _format_wins(tally: Tally) -> tuple[str, ...]:
    rate = "-" if tally.rate is None else say("percent", number=f"{100 * tally.rate:.0f}")
    return tally.player, str(tally.matches), str(tally.wins), rate, str(tally.longest_run)


def _print_tallies(kind: str, tallies: list[Tally]) -> None:
    has_uno_columns = has_uno(kind)
    rows = [
        _format_wins(tally)
        + (f"{tally.average:.1f}", str(tally.best), str(tally.hands), f"{tally.moves / tally.matches:.0f}")
        + (tuple(str(tally.counts[name]) for name in COUNTS) if has_uno_columns else ())
        for tally in tallies
    ]
    head = _list_texts(_HEAD + _POINTS_HEAD + (_COUNTS_HEAD if has_uno_columns else ()))
    print_table(head, rows, format_kind(kind), numbers_from=1)


def _format_counts(counts: dict[str, int]) -> str:
    return join_list(say("tallied", name=name, count=str(count)) for name, count in counts.items())


def _print_boxes(kind: str, tallies: list[Tally]) -> None:
    game = kind_to_game(kind)
    rows = []
    for box in list_boxes(kind):
        points = [tally.boxes.get(box, []) for tally in tallies]
        rows.append(
            (
                get_box_title(game, box),
                *(f"{sum(box_points) / len(box_points):.1f}" if box_points else "-" for box_points in points),
            )
        )
    head = [say("column-box"), *(tally.player for tally in tallies)]
    print_table(head, rows, say("boxes-title", game=format_kind(kind)), numbers_from=1)
