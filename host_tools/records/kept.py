"""The operations of records on the database: list, show, export, evening."""

import argparse
import sys
from pathlib import Path

from host_tools.archive import exports
from host_tools.archive.facts import Facts
from host_tools.archive.kinds import counts_hands
from host_tools.archive.matches import Match, Origin, none_found, open_archive
from host_tools.archive.summary import seat_words
from host_tools.errors import UsageError
from host_tools.files import write_whole
from host_tools.records.telling import print_json, print_rows
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts, shortened

say = HostTexts("records")

_LONGEST_LINE = 80  # letters of a line that is refused


def list_matches(arguments: argparse.Namespace) -> int:
    """List the matches of the database."""
    with open_archive() as archive:
        kept = archive.matches()
    matches = [match for match in kept if _is_wanted(match, arguments)]
    if arguments.json:
        print_json([exports.summary(match) for match in matches])
        return 0
    rows = [(str(match.id), match.evening, match.facts["game"], _ended(match), _scores(match)) for match in matches]
    head = [say(key) for key in ("column-match", "column-evening", "column-game", "column-ended", "column-players")]
    print_rows(head, rows, none_found(bool(kept)))
    return 0


def _is_wanted(match: Match, arguments: argparse.Namespace) -> bool:
    if arguments.game and match.facts["game"] != arguments.game:
        return False
    return not arguments.since or match.evening >= arguments.since.isoformat()


def _ended(match: Match) -> str:
    facts = match.facts
    if facts["fault"]:
        line = facts["fault"]["line"]
        return say("ended-badly", line=line) if line else say("ended-damaged")
    return say("ended", hand=facts["hands"]) if facts["over"] else say("given-up")


def _scores(match: Match) -> str:
    return join_list(
        say("winning-score" if player["won"] else "score", player=seat_words(player), score=str(player["score"]))
        for player in match.facts["players"]
    )


def show(arguments: argparse.Namespace) -> int:
    """Show one match with the points of each hand."""
    with open_archive() as archive:
        match = archive.match(arguments.match)
        if arguments.json:
            print_json(exports.everything(archive, match, archive.content(match.id)))
            return 0
        origins = archive.origins(match.id)
    _print_head(match, origins)
    print()
    _print_points(match.facts)
    return 0


def _print_head(match: Match, origins: list[Origin]) -> None:
    facts = match.facts
    options = " ".join(f"{name}={value}" for name, value in facts["options"].items())
    title = "title-with-options" if options else "title"
    game = facts["game"] or say("unknown-game")
    print(say(title, match=str(match.id), evening=match.evening, game=game, options=options))
    about = "about-real" if facts["real"] else "about-electronic"
    print(say(about, lines=str(facts["lines"]), moves=str(facts["moves"])))
    for origin in origins:
        print(say("origin", place=origin.place, name=origin.name))
    if facts["fault"]:
        fault = facts["fault"]
        if not fault["line"]:
            print(fault["reason"])
            return
        print(
            say(
                "fault",
                line=str(fault["line"]),
                text=repr(shortened(fault["text"], _LONGEST_LINE)),
                reason=fault["reason"],
            )
        )


def _print_points(facts: Facts) -> None:
    hands = [str(number) for number in range(1, len(facts["hand_scores"]) + 1)]
    rows = [
        (
            say("winner", player=seat_words(player)) if player["won"] else seat_words(player),
            *(str(hand[seat]) for hand in facts["hand_scores"]),
            *(str(player[name]) for name in ("score", "uno", "catches", "penalty_dice")),
        )
        for seat, player in enumerate(facts["players"])
    ]
    scores = say("column-hands-won" if counts_hands(facts["game"], facts["options"]) else "column-points")
    counts = [say(key) for key in ("column-uno", "column-catches", "column-penalty-dice")]
    print_rows([say("column-player"), *hands, scores, *counts], rows, say("no-head"))


def export(arguments: argparse.Namespace) -> int:
    """Write matches to files."""
    if arguments.format == "t24" and arguments.json:
        raise UsageError(say("json-twice"))
    with open_archive() as archive:
        matches = archive.matches()
        if arguments.matches:
            matches = [archive.match(number) for number in arguments.matches]
        csv = arguments.format == "csv" and not arguments.json
        records = [] if csv else exports.whole_records(archive, matches)
        code = 0 if csv or len(records) == len(matches) else 1
        if arguments.format == "t24":
            folder = arguments.out or Path()
            if folder.exists() and not folder.is_dir():
                raise UsageError(say("out-is-file", path=str(folder)))
            for path in exports.export_records(records, folder):
                print(path)
            return code
        text = exports.csv_text(matches) if csv else exports.json_text(archive, records)
    if arguments.out:
        if arguments.out.is_dir():
            raise UsageError(say("out-is-folder", path=str(arguments.out)))
        write_whole(arguments.out, text.encode())
        print(arguments.out)
    else:
        sys.stdout.write(text)
    return code


def evening(arguments: argparse.Namespace) -> int:
    """Set the evening of matches."""
    with open_archive() as archive:
        for number in arguments.matches:
            archive.match(number)
        archive.set_evening(arguments.matches, arguments.day)
    if arguments.json:
        print_json({"evening": arguments.day.isoformat(), "matches": arguments.matches})
    else:
        print(say("moved", count=len(arguments.matches), day=arguments.day.isoformat()))
    return 0
