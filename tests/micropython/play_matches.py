"""Play seeded matches of every game between bots and print a check sum over their lines, the same everywhere.

The arguments are packages of games to register first.
"""

import sys
from binascii import crc32

from tray24.games import game_class, names, new_game, register
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
    for name in names():
        kind = game_class(name)
        yield play(name, (["sharp", "random"] * 3)[: max(2, kind.min_seats)], 7)
        for seed in (1, 2**31, 2**32 - 2):
            yield play(name, ["random"] * kind.max_seats, seed)


if __name__ == "__main__":
    for package in sys.argv[1:]:
        register(package)
    for text in play_all():
        print(text)
    sys.exit(0)
