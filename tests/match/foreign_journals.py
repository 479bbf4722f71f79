"""Make journals that no match of this version wrote, with right check sums, and try to resume a match from each.

Run as ``python foreign_journals.py`` or ``micropython foreign_journals.py`` with firmware/ and tests/micropython/ on
the path. Either interpreter prints the same.
"""

from binascii import crc32, hexlify, unhexlify

from bare_files import BareFiles

from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.journal import JOURNAL, Journal, read_record
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.match.undo import NOTE

JOURNALS = 12  # for each game
WORDS = (
    "",
    "*",
    "0",
    "1",
    "5",
    "9",
    "-1",
    "\xb2",
    "#",
    "---",
    "roll",
    "play",
    "draw",
    "undo",
    "first",
    "verdict",
    "uno",
)
WORDS += ("r7", "W", "WD4=r", "?", "-", "r5/bS", "game", "seats", "option", "zz", "target=9", "99999999999", "# at")
WORDS += ("# seat", "# won", "* undo", "dominoes", "center24", "4294967296", "# seat 0 0 - A", "# seat 1 1 other B")
ODD_BYTES = (0, 1, 2, 5, 6, 20, 30, 31, 81, 128, 255)


def make_journal(game, names, options, seed=7, lines=75):
    """Return the journal's lines of a match with some undos and a renamed player.

    The position of the match is among the lines, too.
    """
    files = BareFiles()
    seats = [Player(seat, "P%d" % seat, bot) for seat, bot in enumerate(names)]
    match = Match(Profile(game, seats, options, False, seed), files)
    chance = Chance(seed)
    for number in range(lines):
        if match.game.over:
            break
        if number == 40:
            match.rename_player(0, "Ann")
        if number % 23 == 22 and match.can_undo:
            match.undo()
        move = run_to_end(match.choose_bot_move())
        moves = match.game.list_legal_moves()
        match.enter(move if move >= 0 else moves[chance.randbelow(len(moves))])
    return list(read_record(files, JOURNAL))


def resume_journal(lines):
    """Return (match, files, messages) after resuming from a journal of these lines.

    `match` is None if it cannot be resumed.
    """
    files = BareFiles()
    journal = Journal(files)
    journal.start(lines)
    messages = []
    return Match.resume(files, notify=messages.append), files, messages


def use_match(match):
    """Call the methods that screens call on a match, play on and undo. Raise if the match is invalid."""
    chance = Chance(1)
    for _ in range(8):
        match.game.describe()
        if match.undo_takes_chance and chance.randbelow(3) == 0:
            match.undo()
        if match.game.turn < 0:
            break
        moves = match.game.list_legal_moves()
        move = run_to_end(match.choose_bot_move())
        match.enter(move if move >= 0 else moves[chance.randbelow(len(moves))])
    while match.can_undo:
        match.undo()


def change_lines(lines, foreign_lines, chance):
    """Return the lines with one to three random changes; some insert a line of `foreign_lines`."""
    lines = list(lines)
    for _ in range(1 + chance.randbelow(3)):
        at = chance.randbelow(len(lines))
        if chance.randbelow(3) == 0:
            comments = [index for index in range(len(lines)) if lines[index][0] == "#"]
            at = comments[chance.randbelow(len(comments))] if comments else at
        change = chance.randbelow(7)
        if change == 0 and len(lines) > 1:
            lines.pop(at)
        elif change == 1:
            lines.insert(at, lines[chance.randbelow(len(lines))])
        elif change == 2:
            lines.insert(at, foreign_lines[chance.randbelow(len(foreign_lines))])
        elif change == 3:
            lines.insert(at, "* undo")
        elif change == 4:
            count = 1 + chance.randbelow(4)
            lines.insert(at, " ".join([WORDS[chance.randbelow(len(WORDS))] for _ in range(count)]) or "x")
        elif lines[at].startswith(NOTE):
            lines[at] = _change_position(lines[at], chance)
        else:
            parts = lines[at].split(" ")
            parts[chance.randbelow(len(parts))] = WORDS[chance.randbelow(len(WORDS))]
            lines[at] = " ".join(parts) or "x"
    return lines


def _change_position(line, chance):
    parts = line.split(" ")
    if len(parts) < 3 or len(parts[2]) % 2 or not parts[2]:
        return line
    try:
        position = bytearray(unhexlify(parts[2]))
    except ValueError:
        return line
    for _ in range(1 + chance.randbelow(3)):
        position[chance.randbelow(len(position))] = ODD_BYTES[chance.randbelow(len(ODD_BYTES))]
    parts[2] = hexlify(position).decode()
    return " ".join(parts)


def main():
    """Print, for each game, how many changed journals became matches, and a check sum over all results."""
    journals = [
        make_journal("basic", ("", "random"), {"target": 60}),
        make_journal("center", ("", "", "sharp"), {"target": 60}),
        make_journal("line", ("", ""), {}),
        make_journal("yacht", ("", "random", ""), {}),
        make_journal("dominoes", ("", "", "random"), {"target": 60}),
    ]
    chance = Chance(2026)
    for number in range(len(journals)):
        foreign_lines = journals[number - 1]
        matches = 0
        check = 0
        for _ in range(JOURNALS):
            lines = change_lines(journals[number], foreign_lines, chance)
            match, files, messages = resume_journal(lines)
            check = crc32("".join(map(str, messages)).encode(), check)
            if match:
                matches += 1
                check = crc32(match.game.save() + bytes(match.marks), check)
                use_match(match)
            elif not messages or "aside0001.t24" not in files.content:
                raise AssertionError("neither resumed nor set aside: %s" % lines)
        print(journals[number][1], matches, "of", JOURNALS, "%08x" % check)


if __name__ == "__main__":
    main()
