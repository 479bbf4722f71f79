"""Sends lines of garbage to the link of an emulated Pico while bots play on it: each gets one answer, no slice is long.

.venv/bin/python tests/bench/link_lines.py [--lines 10000]

The lines go to USB many at a time, which takes them as fast as the tray does; a line takes it about 30 ms, of which the
match has most, and the emulator about five times as long.
"""

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / part) for part in ("", "firmware", "tests/device", "tests/link", "tests/micropython")]

from simulator.pico import native  # noqa: E402 (after the path is set)

AT_ONCE = 100  # lines; USB takes as many of them as the tray has read
SILENCE_MS = 5000


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=10_000)
    lines = parser.parse_args().lines
    native.build()
    native.install()
    import test_link
    from link_by_clock import line_of

    from simulator.pico.rig import PicoRig
    from simulator.pico.storage import files_in
    from tray24.match.journal import JOURNAL
    from tray24.rules.record import replay

    pico = test_link.begin_bots(PicoRig)
    host = test_link.Asker(pico)
    began_s, began_us = time.monotonic(), pico.now_us
    asked = answered = 0
    for first in range(0, lines, AT_ONCE):
        found = [line_of(number) for number in range(first, min(first + AT_ONCE, lines))]
        asked += sum(counts for _, counts in found)
        pico.type(b"".join(line + b"\n" for line, _ in found))
        silent_ms = 0
        while asked > answered and silent_ms < SILENCE_MS:
            pico.run_ms(100)
            came = len(host.lines())
            answered += came
            silent_ms = 0 if came else silent_ms + 100
        if silent_ms >= SILENCE_MS:
            break
        if first // AT_ONCE % 10 == 0:
            print(f"{first + AT_ONCE} lines, {time.monotonic() - began_s:.0f} s", file=sys.stderr)
    pico.run_ms(500)
    answered += len(host.lines())
    device_s = (pico.now_us - began_us) / 1e6
    replay(files_in(pico.flash_image())[JOURNAL].decode().splitlines())
    unasked_us, slice_us, loading_us, words_us, slices, longer = host.slices()
    print(
        f"lines={lines} asked={asked} answered={answered} resets={pico.resets} device_s={device_s:.1f}"
        f" wall_s={time.monotonic() - began_s:.0f} slices={slices} over_5_ms={longer} unasked_us={unasked_us}"
        f" slice_us={slice_us} loading_us={loading_us} words_us={words_us}"
    )
    return 0 if answered == asked and slice_us <= test_link.SLICE_US and not pico.resets else 1


if __name__ == "__main__":
    sys.exit(main())
