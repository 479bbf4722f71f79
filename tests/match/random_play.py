"""Matches with a seed for either interpreter: the printed lines are the same on both, and in every later version.

Run as ``python random_play.py`` or ``micropython random_play.py`` with firmware/ and tests/micropython/ on the path.
"""

from binascii import crc32

from bare_files import BareFiles

from tray24 import games
from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.match.selfplay import play_match
from tray24.rules.notation import format_line


def play_bots(name, bots, seed):
    """Play a match between bots; print the number of decisions, the check sum of all lines, and the scores."""
    game = games.create_game(name, len(bots))
    check = [0]

    def add_line(line):
        check[0] = crc32(format_line(game, line).encode(), check[0])

    decisions = play_match(game, bots, Chance(seed), Chance(seed + 1), get_sides(game), add_line)
    print(name, " ".join(bots), decisions, "%08x" % check[0], game.scores)


def play_journaled(bots, seed, lines):
    """Play a match with an undo and a power cut; print the check sum of its journal, and the scores."""
    files = BareFiles()
    players = [Player(button, "Ann", bot) for button, bot in enumerate(bots)]
    match = Match(Profile("basic", players, {"target": 100}, seed=seed), files)
    chance = Chance(seed)
    for number in range(lines):
        if match.game.over:
            break
        move = run_to_end(match.choose_bot_move())
        if move < 0:
            moves = match.game.list_legal_moves()
            move = moves[chance.randbelow(len(moves))]
        match.enter(move)
        if number % 7 == 6 and match.can_undo:
            match.undo()
    resumed_match = Match.resume(files)
    print(crc32(files.content[JOURNAL]), match.game.scores, resumed_match.game.save() == match.game.save())


def play_day(day, lines):
    """Play yacht with the dice of a day (the same for everybody) and some undos, and resume as after a power cut.

    Print the check sum of the journal, the scores, how many rolls were undone, and whether the resumed match is equal.
    """
    files = BareFiles()
    match = Match(Profile("yacht", [Player(0, "Ann")], seed=day, daily=True), files)
    chance = Chance(day)
    for number in range(lines):
        moves = match.game.list_legal_moves()
        match.enter(moves[chance.randbelow(len(moves))])
        if number % 9 == 8:
            match.undo()
    resumed_match = Match.resume(files)
    is_same = resumed_match.game.save() == match.game.save()
    print(crc32(files.content[JOURNAL]), match.game.scores, resumed_match.rolls_undone, is_same)


def main():
    """Print the results of all matches."""
    chance = Chance(4294967295)
    print([chance.randbelow(10000) for _ in range(12)], chance.get_state())
    play_bots("basic", ["random"] * 3, 9)
    play_bots("basic", ["sharp", "random"], 4294967295)
    play_bots("center", ["random"] * 3, 5)
    play_bots("line", ["random"] * 2, 5)
    play_bots("yacht", ["random"] * 2, 3000000000)
    play_bots("center", ["sharp", "random", "sharp"], 77)
    play_bots("line", ["sharp", "random"], 78)
    play_bots("dominoes", ["sharp", "random", "sharp"], 79)
    play_bots("yacht", ["sharp", "random"], 80)
    play_journaled(["", "random", "sharp"], 3141592653, 90)
    play_day(20261125, 25)


if __name__ == "__main__":
    main()
