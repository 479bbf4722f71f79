"""The command stats: what the kept matches say of their players, as tables, as a page with charts, as pictures."""

import argparse
import json
from pathlib import Path

from host_tools import optional
from host_tools.archive.choosing import NONE_CHOSEN, NONE_KEPT, add_filters
from host_tools.archive.kinds import boxes_of, game_of, has_uno, title_of
from host_tools.archive.matches import open_archive
from host_tools.archive.players import seat_words
from host_tools.archive.summary import COUNTS, Summary, Tally, summarize
from host_tools.errors import Failure, UsageError
from host_tools.files import write_whole
from host_tools.terminal.columns import print_table
from host_tools.terminal.phrases import box_title, counted

_HEAD = ("Player", "Matches", "Wins", "Rate", "Best run")
_POINTS_HEAD = ("Average", "Best", "Hands", "Moves")
_COUNTS_HEAD = ("UNO", "Catches", "Caught", "Penalties", "Dice")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_filters(parser)
    parser.add_argument("--player", metavar="NAME", help="only this player, in the matches she has played")
    parser.add_argument("--json", action="store_true", help="for scripts: JSON on standard output")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page with charts (HTML, needs no network)")
    parser.add_argument("--png", type=Path, metavar="FILE", help="write the charts as a picture")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write the charts as a drawing")


def run(arguments: argparse.Namespace) -> int:
    for option in ("page", "png", "svg"):
        path = getattr(arguments, option)
        if path and path.is_dir():
            raise UsageError(f"--{option} {path}: this is a folder; give a file")
    with open_archive() as archive:
        matches = archive.matches()
    known = sorted({seat_words(seat) for match in matches for seat in match.facts["players"]}, key=str.casefold)
    if arguments.player and arguments.player.casefold() not in {name.casefold() for name in known}:
        raise UsageError(f"--player {arguments.player}: nobody of this name has played; {_those(known)}")
    since = arguments.since.isoformat() if arguments.since else ""
    summary = summarize(matches, arguments.game or "", arguments.player or "", since)
    files = _write_charts(arguments, summary, len(matches))
    if arguments.json:
        print(json.dumps(summary.told(), indent=2, ensure_ascii=False))
    elif not files:
        _print(summary, len(matches))
    for path in files if not arguments.json else []:
        print(path)
    return 0


def _those(names: list[str]) -> str:
    return f"there are {', '.join(names)}" if names else NONE_KEPT


# Pictures.


def _write_charts(arguments: argparse.Namespace, summary: Summary, kept: int) -> list[Path]:
    wanted = [path for path in (arguments.page, arguments.png, arguments.svg) if path]
    if not wanted:
        return []
    if not summary.matches:
        raise Failure(f"there is nothing to draw: {_nothing(summary, kept)}")
    if arguments.page:
        stats_page = optional.load("host_tools.archive.stats_page")
        write_whole(arguments.page, stats_page.make_page(summary).encode())
    charts = optional.load("host_tools.archive.charts")
    if arguments.png:
        write_whole(arguments.png, charts.png(summary))
    if arguments.svg:
        write_whole(arguments.svg, charts.svg(summary).encode())
    return wanted


# Tables.


def _nothing(summary: Summary, kept: int) -> str:
    """Why there is no figure, with so many matches in the database."""
    more = _left_out(summary)
    return f"no finished match is kept ({more})" if more else NONE_CHOSEN if kept else NONE_KEPT


def _left_out(summary: Summary) -> str:
    parts = [f"{summary.unfinished} given up"] if summary.unfinished else []
    return ", ".join(parts + ([f"{summary.faulty} not legal"] if summary.faulty else []))


def _print(summary: Summary, kept: int) -> None:
    if not summary.matches:
        print(_nothing(summary, kept))
        return
    left_out = _left_out(summary)
    print(
        f"{counted(len(summary.matches), 'match', 'matches')} in "
        f"{counted(len(summary.evenings), 'evening', 'evenings')}, "
        f"{summary.evenings[0].day} to {summary.evenings[-1].day}" + (f"; not counted: {left_out}" if left_out else "")
    )
    if len(summary.by_game) > 1:
        print()
        print_table(_HEAD, [_wins(tally) for tally in summary.totals], "All games", numbers_from=1)
    for kind, tallies in summary.by_game.items():
        print()
        with_uno = has_uno(kind)
        rows = [
            _wins(tally)
            + (f"{tally.average:.1f}", str(tally.best), str(tally.hands), f"{tally.moves / tally.matches:.0f}")
            + (tuple(str(tally.counts[name]) for name in COUNTS) if with_uno else ())
            for tally in tallies
        ]
        print_table(_HEAD + _POINTS_HEAD + (_COUNTS_HEAD if with_uno else ()), rows, title_of(kind), numbers_from=1)
    for kind, tallies in summary.by_game.items():
        if boxes_of(kind):
            print()
            _print_boxes(kind, tallies)
    print()
    rows = [
        (
            evening.day,
            str(evening.matches),
            ", ".join(f"{title_of(game)} {count}" for game, count in evening.games.items()),
        )
        + (", ".join(f"{name} {wins}" for name, wins in evening.wins.items()),)
        for evening in summary.evenings
    ]
    print_table(("Evening", "Matches", "Played", "Wins"), rows, "Evenings")


def _wins(tally: Tally) -> tuple[str, ...]:
    rate = "-" if tally.rate is None else f"{100 * tally.rate:.0f} %"
    return tally.player, str(tally.matches), str(tally.wins), rate, str(tally.longest_run)


def _print_boxes(kind: str, tallies: list[Tally]) -> None:
    game = game_of(kind)
    rows = [(box_title(game, box), *(_mean(tally.boxes.get(box, [])) for tally in tallies)) for box in boxes_of(kind)]
    print_table(
        ("Box", *(tally.player for tally in tallies)), rows, f"{title_of(kind)}: average of each box", numbers_from=1
    )


def _mean(points: list[int]) -> str:
    return f"{sum(points) / len(points):.1f}" if points else "-"
