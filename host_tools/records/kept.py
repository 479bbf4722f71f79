"""The operations of records on what the database holds: list, show, export, evening."""

import argparse
import sys
from pathlib import Path

from host_tools.archive import exports
from host_tools.archive.choosing import NONE_CHOSEN, NONE_KEPT
from host_tools.archive.kinds import counts_hands
from host_tools.archive.matches import Match, open_archive
from host_tools.archive.players import seat_words
from host_tools.errors import UsageError
from host_tools.files import write_whole
from host_tools.records.telling import print_json, print_rows
from host_tools.terminal.phrases import counted


def list_matches(arguments: argparse.Namespace) -> int:
    with open_archive() as archive:
        kept = archive.matches()
    matches = [match for match in kept if _is_wanted(match, arguments)]
    if arguments.json:
        print_json([exports.summary(match) for match in matches])
        return 0
    rows = [(str(match.id), match.evening, match.facts["game"], _ended(match), _scores(match)) for match in matches]
    print_rows(("Match", "Evening", "Game", "Ended", "Players (* won)"), rows, NONE_CHOSEN if kept else NONE_KEPT)
    return 0


def _is_wanted(match: Match, arguments: argparse.Namespace) -> bool:
    if arguments.game and match.facts["game"] != arguments.game:
        return False
    return not arguments.since or match.evening >= arguments.since.isoformat()


def _ended(match: Match) -> str:
    facts = match.facts
    if facts["fault"]:
        return f"bad line {facts['fault']['line']}"
    return f"hand {facts['hands']}" if facts["over"] else "given up"


def _scores(match: Match) -> str:
    players = match.facts["players"]
    return ", ".join(f"{seat_words(player)} {player['score']}{'*' if player['won'] else ''}" for player in players)


def show(arguments: argparse.Namespace) -> int:
    with open_archive() as archive:
        match = archive.match(arguments.match)
        if arguments.json:
            print_json(exports.everything(archive, match))
            return 0
        origins = archive.origins(match.id)
    facts = match.facts
    options = " ".join(f"{name}={value}" for name, value in facts["options"].items())
    print(f"match {match.id}, {match.evening}: {facts['game'] or 'a game nobody knows'} {options}".rstrip())
    print(f"{'real' if facts['real'] else 'electronic'} dice, {facts['lines']} lines, {facts['moves']} choices stand")
    for origin in origins:
        print(f"from {origin.place}: {origin.name}")
    if facts["fault"]:
        fault = facts["fault"]
        print(f"not legal from line {fault['line']} on: {fault['text']!r}: {fault['reason']}")
    print()
    hands = [str(number) for number in range(1, len(facts["hand_scores"]) + 1)]
    rows = [
        (seat_words(player) + (" (won)" if player["won"] else ""), *(str(hand[seat]) for hand in facts["hand_scores"]))
        + (str(player["score"]), str(player["uno"]), str(player["catches"]), str(player["penalty_dice"]))
        for seat, player in enumerate(facts["players"])
    ]
    scores = "Hands won" if counts_hands(facts["game"], facts["options"]) else "Points"
    print_rows(("Player", *hands, scores, "UNO", "Catches", "Penalty dice"), rows, "its head cannot be read")
    return 0


def export(arguments: argparse.Namespace) -> int:
    if arguments.format == "t24" and arguments.json:
        raise UsageError("--json: give --format json")
    with open_archive() as archive:
        matches = archive.matches()
        if arguments.matches:
            matches = [archive.match(number) for number in arguments.matches]
        if arguments.format == "t24":
            folder = arguments.out or Path()
            if folder.exists() and not folder.is_dir():
                raise UsageError(f"--out {folder}: this is a file; give a folder")
            for path in exports.export_records(archive, matches, folder):
                print(path)
            return 0
        csv = arguments.format == "csv" and not arguments.json
        text = exports.csv_text(matches) if csv else exports.json_text(archive, matches)
    if arguments.out:
        if arguments.out.is_dir():
            raise UsageError(f"--out {arguments.out}: this is a folder; give a file")
        write_whole(arguments.out, text.encode())
        print(arguments.out)
    else:
        sys.stdout.write(text)
    return 0


def evening(arguments: argparse.Namespace) -> int:
    with open_archive() as archive:
        for number in arguments.matches:
            archive.match(number)
        archive.set_evening(arguments.matches, arguments.day)
    if arguments.json:
        print_json({"evening": arguments.day.isoformat(), "matches": arguments.matches})
    else:
        are = "is" if len(arguments.matches) == 1 else "are"
        print(f"{counted(len(arguments.matches), 'match', 'matches')} {are} of {arguments.day.isoformat()} now")
    return 0
