"""Send garbage lines to the link of an emulated Pico while bots play on it: each is answered, and no heap is lost.

.venv/bin/python tests/bench/link_lines.py [--lines 10000]

Many lines go to USB at a time, which accepts them as fast as the tray reads. The emulator takes several times as long.
"""

import argparse
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / part) for part in ("", "firmware", "tests/device", "tests/link", "tests/micropython")]

from simulator.pico import native  # noqa: E402 (after the path is set)

AT_ONCE = 100  # lines; USB accepts as many of them as the tray has read
SILENCE_MS = 5000
# The free heap may be less at the end than at the beginning: a match uses more or less, and some for each of its lines.
KEPT_BYTES = 1024
LINE_BYTES = 8
# Slow enough for the match not to end before the lines are sent.
BOT_SPEED = 2
# After the measuring of slices: print the free heap at times while the link works.
WEIGH = """
frees = []
steps = 0
timed = Tray._talk
def weigh(tray):
    global steps
    pause = timed(tray)
    if pause:
        steps += 1
        if steps % 512 == 0:
            gc.collect()
            frees.append(gc.mem_free())
    return pause
Tray._talk = weigh
"""


def expected(lines):
    """Return the answers of the desktop's tray to these lines, each sent alone."""
    from link_by_clock import Machine

    machine = Machine({"settings.txt": b"bot_speed=%d\n" % BOT_SPEED})
    return [json.loads(answer) for line in lines for answer in machine.send(line + b"\n", 60)]


def shown(answer):
    """Return what must be equal on both trays: everything, but of a hello only its keys."""
    told = answer.get("ok")
    return {**answer, "ok": sorted(told)} if isinstance(told, dict) and "tray24" in told else answer


def converse(pico, host, count):
    """Send the lines; return how many answers were expected and came, and how many of these were different."""
    from link_by_clock import line_of

    wanted = came = wrong = 0
    began_s = time.monotonic()
    for first in range(0, count, AT_ONCE):
        lines = [line_of(number)[0] for number in range(first, min(first + AT_ONCE, count))]
        right = expected(lines)
        wanted += len(right)
        pico.type(b"".join(line + b"\n" for line in lines))
        answers = []
        silent_ms = 0
        while len(answers) < len(right) and silent_ms < SILENCE_MS:
            pico.run_ms(100)
            new = host.lines()
            answers += new
            silent_ms = 0 if new else silent_ms + 100
        came += len(answers)
        for answer, other in zip(answers, right, strict=False):
            if shown(answer) != shown(other):
                wrong += 1
                print(f"answered {answer}, not {other}", file=sys.stderr)
        if silent_ms >= SILENCE_MS:
            break
        if first // AT_ONCE % 10 == 0:
            print(f"{first + AT_ONCE} lines, {time.monotonic() - began_s:.0f} s", file=sys.stderr, flush=True)
    pico.run_ms(500)
    return wanted, came + len(host.lines()), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=10_000)
    count = parser.parse_args().lines
    native.build()
    native.install()
    import test_link

    from simulator.pico.rig import PicoRig
    from simulator.pico.storage import files_in
    from tray24.match.journal import JOURNAL
    from tray24.match.record import replay

    pico = test_link.begin_bots(PicoRig, BOT_SPEED, WEIGH)
    host = test_link.Asker(pico)
    began_s, began_us = time.monotonic(), pico.now_us
    before = host.ask(do="state")["match"]["lines"]
    wanted, came, wrong = converse(pico, host, count)
    device_s, wall_s = (pico.now_us - began_us) / 1e6, time.monotonic() - began_s
    after = host.ask(do="state")["match"]["lines"]
    unasked_us, slice_us, slices, longer = host.slices()
    heap = json.loads(pico.execute("print(frees)"))
    replay(files_in(pico.flash_image())[JOURNAL].decode().splitlines())
    tenth = max(1, len(heap) // 10)
    first, last = max(heap[:tenth]), max(heap[-tenth:])
    print(
        f"lines={count} wanted={wanted} came={came} wrong={wrong} resets={pico.resets} device_s={device_s:.1f}"
        f" wall_s={wall_s:.0f} match_lines={before}..{after} heap_first={first} heap_last={last} heap_least={min(heap)}"
        f" slices={slices} over_4_ms={longer} unasked_us={unasked_us} slice_us={slice_us}"
    )
    good = came == wanted and not wrong and not pico.resets and after > before
    good = good and last > first - KEPT_BYTES - LINE_BYTES * (after - before)
    return 0 if good and slice_us <= test_link.SLICE_US else 1


if __name__ == "__main__":
    sys.exit(main())
