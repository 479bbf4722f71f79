"""Play matches of every game between bots with a seed; print a check sum of their lines, the same on any interpreter.

The arguments are packages of games to register first.
"""

import sys
from binascii import crc32

from tray24.games import create_game, get_game_class, list_games, register
from tray24.match import selfplay
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.rules.notation import format_line


def play_match(name, names, seed):
    game = create_game(name, len(names))
    check = [0]

    def add_line(line):
        check[0] = crc32(format_line(game, line).encode(), check[0])

    decisions = selfplay.play_match(game, names, Chance(seed), Chance(seed + 1), get_sides(game, ""), add_line)
    return "%s %d %d %08x %08x" % (name, seed, decisions, check[0], crc32(game.save()))


def play_all():
    for name in list_games():
        game_class = get_game_class(name)
        yield play_match(name, (["sharp", "random"] * 3)[: max(2, game_class.min_seats)], 7)
        for seed in (1, 2**31, 2**32 - 2):
            yield play_match(name, ["random"] * game_class.max_seats, seed)


if __name__ == "__main__":
    for package in sys.argv[1:]:
        register(package)
    for text in play_all():
        print(text)
    sys.exit(0)
