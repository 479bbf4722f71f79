"""Plays seeded matches between bots and prints a check sum over their lines: the same on every interpreter."""

import sys
from binascii import crc32

from tray24.games import new_game
from tray24.match import selfplay
from tray24.match.chance import Chance
from tray24.match.dicesets import sides_for
from tray24.rules.notation import format_line


def play(name, names, seed):
    game = new_game(name, len(names))
    check = [0]

    def note(line):
        check[0] = crc32(format_line(game, line).encode(), check[0])

    decisions = selfplay.play(game, names, Chance(seed), Chance(seed + 1), sides_for(game, ""), note)
    return "%s %d %d %08x %08x" % (name, seed, decisions, check[0], crc32(game.save()))


def play_all():
    for seed in (1, 2**31, 2**32 - 2):
        yield play("basic", ("random", "keen"), seed)
        yield play("basic", ("random",) * 6, seed)
        yield play("yacht", ("random",) * 3, seed)
        yield play("dominoes", ("random",) * 4, seed)


if __name__ == "__main__":
    for text in play_all():
        print(text)
    sys.exit(0)
