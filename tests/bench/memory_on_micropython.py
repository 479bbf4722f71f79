"""Runs on MicroPython for memory.py: plays a match of a game with so many seats, prints what it took, as JSON."""

import gc
import json
import sys


def used():
    gc.collect()
    gc.collect()
    return gc.mem_alloc()


START = used()

from tray24.match.match import Match  # noqa: E402
from tray24.match.profile import Player, Profile  # noqa: E402


class NoFiles:
    """Files whose bytes are elsewhere, as on the device's flash."""

    def __init__(self):
        self.length = {}

    def read(self, name):
        return None

    def write(self, name, data):
        self.length[name] = len(data)

    def append(self, name, data):
        self.length[name] = self.length.get(name, 0) + len(data)

    def remove(self, name):
        self.length.pop(name, None)

    def rename(self, old, new):
        self.length[new] = self.length.pop(old)

    def names(self):
        return list(self.length)

    def free(self):
        return 1 << 20


def main():
    from tray24 import rules
    from tray24.match import bots, journal

    name = sys.argv[1]
    names = ["keen" if seat % 2 else "random" for seat in range(int(sys.argv[2]))]
    options = {} if name == "yacht" else {"target": 200}
    rules.new_game(name, len(names))
    code = used() - START
    seats = [Player(seat, "Seat %d" % seat, names[seat]) for seat in range(len(names))]
    match = Match(Profile(name, seats, options, False, 7), NoFiles())
    begun = used() - START
    most = begun
    longest = 0
    lines = 0
    while not match.game.over:
        match.enter(bots.answer(match.think()))
        longest = max(longest, len(match.game.save()))
        lines += 1
        if lines % 8 == 0:
            most = max(most, used() - START)
    played = used() - START
    print(
        json.dumps(
            {
                "code_kb": code / 1024,
                "begun_kb": begun / 1024,
                "played_kb": played / 1024,
                "most_kb": max(most, played) / 1024,
                "position_bytes": longest,
                "lines": lines,
            }
        )
    )
    return journal


main()
