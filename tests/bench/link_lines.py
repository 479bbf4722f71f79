"""Sends lines of garbage to the link of an emulated Pico while bots play on it: each gets one answer, no slice is long.

.venv/bin/python tests/bench/link_lines.py [--lines 10000]

Ten thousand lines take a Pico some minutes, and the emulator half an hour.
"""

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / part) for part in ("", "firmware", "tests/device", "tests/link", "tests/micropython")]

from simulator.pico import native  # noqa: E402 (after the path is set)

WAITING = 8  # lines on their way at a time: the console's buffer holds 512 bytes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=10_000)
    lines = parser.parse_args().lines
    native.build()
    native.install()
    import test_link
    from link_by_clock import line_of

    from simulator.pico.rig import PicoRig

    pico = test_link.begin_bots(PicoRig)
    host = test_link.Asker(pico)
    began_s, began_us = time.monotonic(), pico.now_us
    asked = answered = 0
    for number in range(lines):
        line, counts = line_of(number)
        asked += counts
        pico.type(line + b"\n")
        silent_ms = 0
        while asked - answered > (WAITING if number + 1 < lines else 0) and silent_ms < 5000:
            pico.run_ms(10)
            came = len(host.lines())
            answered += came
            silent_ms = 0 if came else silent_ms + 10
    pico.run_ms(500)
    answered += len(host.lines())
    device_s = (pico.now_us - began_us) / 1e6
    unasked_us, worst_us, loading_us = host.worst_us()
    print(
        f"lines={lines} asked={asked} answered={answered} resets={pico.resets} device_s={device_s:.1f}"
        f" wall_s={time.monotonic() - began_s:.0f} unasked_us={unasked_us} worst_us={worst_us} loading_us={loading_us}"
    )
    return 0 if answered == asked and worst_us <= test_link.SLICE_US and not pico.resets else 1


if __name__ == "__main__":
    sys.exit(main())
