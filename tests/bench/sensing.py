"""The dice that slots sense rightly: placements on trays with different constants, and an hour without any touch.

    .venv/bin/python tests/bench/sensing.py [--placements 20000] [--minutes 60] [--jobs 2] [--make sticker]
        [--learn] [--direct 0.3] [--liner bright]

Each tray is calibrated with the guided calibration, in its own room light. Then dice are put and lifted under changing
room light and noise, beside slots lit by game frames: straight, half in first, tilted, or by fingers that stay for a
while. `--make` takes dice of another make for all of them (stickers are calibrated with plain paper), `--learn` lets
the tray learn their colors, `--direct` adds light that comes straight to the sensors, as a share of a white die's, and
`--liner` takes trays with the darkest or the brightest liners. A placement is correct when the slot is classified as
the die's color and no other color was ever reported.
"""

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from simulator.tray.model import BRIGHT_LINER, DARK_LINER, MODEL  # noqa: E402
from simulator.tray.optics import SURFACES, Optics  # noqa: E402
from simulator.tray.senses import Senses  # noqa: E402
from tray24.pins import SLOTS  # noqa: E402
from tray24.sense.events import COVERED, EMPTY, WHITE  # noqa: E402
from tray24.ui.menus.settings import Settings  # noqa: E402
from tray24.ui.toolkit.lights import CURSOR, LAST, LEGAL, STEADY, Lights  # noqa: E402

PLACEMENTS_A_TRAY = 200
MOST_DICE = 18
FRAME_MS = 40
BRIGHTEST_LUX = 2000
CLASSES = {"r": 1, "y": 2, "g": 3, "b": 4, "white": WHITE}
# Other things to put in, besides plain dice.
VARIANTS = {"r sticker": 1, "y sticker": 2, "g sticker": 3, "b sticker": 4, "ivory": WHITE}
LINERS = {"": MODEL, "dark": DARK_LINER, "bright": BRIGHT_LINER}
MAKES = ("", "sticker", "translucent", "dark")


class Table:
    """One tray, its dice and the light on it."""

    def __init__(self, seed: int, make: str = "", direct: float = 0.0, learn: bool = False, liner: str = ""):
        self.make = make
        self.learned = tuple(f"{color} {make}" for color in "rygb") if learn else ()
        self.chance = random.Random(seed)
        model = LINERS[liner]
        if direct:
            model = replace(model, direct=tuple(share + direct for share in model.direct), direct_spread=0.0)
        self.optics = Optics(seed, model)
        self.optics.room_lux = self.chance.uniform(0, BRIGHTEST_LUX)
        self.senses = Senses(self.optics)
        self.lights = Lights()
        values = Settings()
        values.set("brightness", str(self.chance.choice((30, 80, 100))))
        self.lights.configure(values)
        self.dice: dict[int, int] = {}
        self.counts: Counter[str] = Counter()
        self._frame_ms = 0

    def shine(self, now_ms: int) -> None:
        """Show the moving frame of a game."""
        if now_ms >= self._frame_ms:
            self._frame_ms = now_ms + FRAME_MS
            self.senses.frame = bytes(self.lights.render(now_ms % (1 << 30)))

    def light_up(self, last: int = -1) -> None:
        """Light dice in their colors, some free slots as legal, and one as the cursor."""
        lights = self.lights
        lights.clear()
        for slot in range(SLOTS):
            if slot in self.dice:
                lights.show(slot, self.dice[slot], LAST if slot == last else STEADY)
            elif self.chance.random() < 0.3:
                lights.show(slot, self.chance.randint(1, 5), LEGAL)
        lights.modes[self.chance.randrange(SLOTS)] = CURSOR
        if last >= 0:
            lights.placed(self.senses.now_ms % (1 << 30))

    def place(self) -> None:
        chance, senses = self.chance, self.senses
        slot = chance.choice([slot for slot in range(SLOTS) if slot not in self.dice])
        surface = chance.choice(list(CLASSES)) if chance.random() < 0.8 else chance.choice(list(VARIANTS))
        kind = CLASSES.get(surface) or VARIANTS[surface]
        if self.make:
            named = f"{surface.split(' ')[0]} {self.make}"
            surface = named if named in SURFACES else "white"
        began = len(senses.changes)
        senses.now_ms += chance.randrange(20)
        manner = chance.random()
        if manner < 0.2:
            senses.put(slot, surface + " half")
            senses.wait_ms(chance.randrange(60, 700))
        elif manner < 0.3:
            senses.put(slot, surface + " tilted")
            senses.wait_ms(chance.randrange(60, 400))
        elif manner < 0.4:
            senses.put(slot, chance.choice(("finger", "finger half")))
            senses.wait_ms(chance.randrange(20, 500))
            senses.lift(slot)
            senses.wait_ms(chance.randrange(50, 200))
        senses.put(slot, surface)
        lies_ms = senses.now_ms
        if chance.random() < 0.2:
            senses.wait_ms(chance.randrange(200))
            self.optics.room_lux = chance.uniform(0, BRIGHTEST_LUX)
        senses.settle()
        self.dice[slot] = kind
        self._count(slot, kind, began, lies_ms if manner >= 0.4 else -1)
        self.light_up(slot)

    def _count(self, slot: int, kind: int, began: int, lies_ms: int) -> None:
        told = [change for change in self.senses.changes[began:] if change[1] == slot]
        others = len(self.senses.changes) - began - len(told)
        self.counts["events on untouched slots"] += others
        seen = self.senses.sensing.seen[slot]
        if any(change[2] not in (EMPTY, COVERED, kind) for change in told):
            self.counts["taken for another color"] += 1
        elif seen == kind:
            self.counts["right"] += 1
        else:
            self.counts["unknown" if seen == COVERED else "not seen"] += 1
        if lies_ms >= 0 and seen == kind:
            self.counts["ms"] += told[-1][0] - lies_ms
            self.counts["timed"] += 1
            self.counts["slowest"] = max(self.counts["slowest"], told[-1][0] - lies_ms)

    def lift(self) -> None:
        slot = self.chance.choice(list(self.dice))
        del self.dice[slot]
        began = len(self.senses.changes)
        self.senses.lift(slot)
        self.senses.settle()
        told = [change[1:] for change in self.senses.changes[began:]]
        self.counts["lifted"] += 1
        self.counts["lifts told wrong"] += told != [(slot, EMPTY)]
        self.light_up()

    def touch(self) -> None:
        """Rest a finger on a free slot, or pass by it."""
        slot = self.chance.choice([slot for slot in range(SLOTS) if slot not in self.dice])
        began = len(self.senses.changes)
        self.senses.put(slot, self.chance.choice(("finger", "finger half")))
        rests = self.chance.random() < 0.5
        self.senses.wait_ms(1000 if rests else self.chance.randrange(20, 140))
        self.senses.lift(slot)
        self.senses.settle()
        told = [change[1:] for change in self.senses.changes[began:]]
        self.counts["touches"] += 1
        self.counts["touches told wrong"] += told != ([(slot, COVERED), (slot, EMPTY)] if rests else [])


def one_tray(job: tuple) -> Counter:
    """Run one tray: (seed, placements), perhaps with the make of its dice, its direct light and its liners."""
    seed, placements, *kind = job
    table = Table(seed, *kind)
    table.counts["trays"] = 1
    if table.senses.calibrate("paper" if table.make == "sticker" else "white", table.learned):
        table.counts["not calibrated"] = 1
        return table.counts
    table.senses.each_scan = table.shine
    for _ in range(placements):
        table.optics.noise_lsb = table.optics.model.noise_lsb * table.chance.uniform(0.7, 1.3)
        table.optics.room_lux = table.chance.uniform(0, BRIGHTEST_LUX)
        table.place()
        while len(table.dice) > MOST_DICE or table.dice and table.chance.random() < 0.4:
            table.lift()
        if table.chance.random() < 0.1:
            table.touch()
    table.counts["faults"] = bin(table.senses.sensing.faults).count("1")
    return table.counts


def untouched(job: tuple[int, int]) -> Counter:
    """Run a tray with some dice on it that nobody touches, while clouds, sun, lamps and shadows change the light."""
    seed, minutes = job
    table = Table(seed)
    table.senses.calibrate()
    for slot in range(0, SLOTS, 3):
        kind = slot // 3 % 5
        table.senses.put(slot, list(CLASSES)[kind])
        table.dice[slot] = kind + 1
    table.senses.wait_ms(2000)
    table.senses.changes.clear()
    table.light_up(3)
    table.senses.each_scan = table.shine
    end_ms = table.senses.now_ms + minutes * 60_000
    while table.senses.now_ms < end_ms:
        change_light(table)
    table.counts["minutes"] = minutes
    table.counts["events untouched"] = len(table.senses.changes)
    table.counts["faults"] = bin(table.senses.sensing.faults).count("1")
    return table.counts


def change_light(table: Table) -> None:
    """Change the light: a cloud comes or goes, a lamp is switched, or a hand casts a shadow."""
    chance, optics = table.chance, table.optics
    what = chance.random()
    if what < 0.4:
        step = (chance.uniform(0, BRIGHTEST_LUX) - optics.room_lux) / 50
        for _ in range(50):
            optics.room_lux += step
            table.senses.wait_ms(100)
    elif what < 0.7:
        optics.room_lux = chance.uniform(0, BRIGHTEST_LUX)
        optics.flicker = chance.choice((0.0, optics.model.flicker))
        table.senses.wait_ms(chance.randrange(500, 10_000))
    else:
        lux = optics.room_lux
        optics.room_lux = lux * chance.uniform(0.05, 0.5)
        table.senses.wait_ms(chance.randrange(100, 3000))
        optics.room_lux = lux
        table.senses.wait_ms(1000)
    if chance.random() < 0.2:
        table.light_up()


def measure(placements: int, minutes: int, jobs: int, *kind) -> Counter:
    trays = [(seed, PLACEMENTS_A_TRAY, *kind) for seed in range(placements // PLACEMENTS_A_TRAY)]
    if placements % PLACEMENTS_A_TRAY:
        trays.append((len(trays), placements % PLACEMENTS_A_TRAY, *kind))
    hours = [(10_000 + part, part_minutes) for part, part_minutes in enumerate(parts(minutes, jobs))]
    counts: Counter[str] = Counter()
    with Pool(jobs) as pool:
        for found in [*pool.map(one_tray, trays, 1), *pool.map(untouched, hours, 1)]:
            slowest = max(counts["slowest"], found["slowest"])
            counts += found
            counts["slowest"] = slowest
    return counts


def parts(total: int, count: int) -> list[int]:
    """Split a total into so many parts, as equal as possible, none of them 0."""
    return [part for i in range(count) if (part := (total + i) // count)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--placements", type=int, default=20_000)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--make", choices=MAKES, default="")
    parser.add_argument("--learn", action="store_true")
    parser.add_argument("--direct", type=float, default=0.0)
    parser.add_argument("--liner", choices=LINERS, default="")
    given = parser.parse_args()
    began = time.perf_counter()
    kind = given.make, given.direct, given.learn, given.liner
    counts = measure(given.placements, given.minutes, given.jobs, *kind)
    placed = max(1, sum(counts[name] for name in ("right", "unknown", "not seen", "taken for another color")))
    print(f"{'trays, not calibrated':32} {counts['trays']:8} {counts['not calibrated']:6}")
    for name in ("right", "unknown", "not seen", "taken for another color"):
        print(f"{name:32} {counts[name]:8} {100 * counts[name] / placed:9.3f} %")
    print(
        f"{'placed to told, mean and slowest':32} {counts['ms'] / max(1, counts['timed']):8.0f} "
        f"{counts['slowest']:6} ms"
    )
    for name in ("lifted", "lifts told wrong", "touches", "touches told wrong", "events on untouched slots"):
        print(f"{name:32} {counts[name]:8}")
    print(f"{'untouched minutes, events':32} {counts['minutes']:8} {counts['events untouched']:6}")
    print(f"{'faults reported':32} {counts['faults']:8}")
    print(f"{time.perf_counter() - began:.0f} s")
    good = counts["right"] >= 0.999 * placed and not counts["taken for another color"]
    return 0 if good and not counts["events untouched"] else 1


if __name__ == "__main__":
    sys.exit(main())
