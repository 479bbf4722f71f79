"""Seeded matches of `threes` for either interpreter: the printed lines must be the same on both.

CPython gets the path of the firmware; MicroPython has it on its path, with the game registered.
"""

import sys
from binascii import crc32

if len(sys.argv) > 1:
    sys.path.append(sys.argv[1])

from tray24 import games
from tray24.match.chance import Chance
from tray24.match.dicesets import sides_for
from tray24.match.selfplay import play
from tray24.rules.notation import format_line

games.register("threes")
for seed in (1, 2147483648, 4294967295):
    match = games.new_game("threes", 3, {"rolls": "2"})
    check = [0]

    def add(line, match=match, check=check):
        check[0] = crc32(format_line(match, line).encode(), check[0])

    play(match, ["sharp", "random", "sharp"], Chance(seed), Chance(seed + 1), sides_for(match), add)
    print(match.scores, "%08x" % check[0], crc32(match.save()))
