"""Measure on the Pico how long light, sensors and display block the processor, for the command `bench pico`."""

import json
from array import array
from time import sleep_ms, ticks_diff, ticks_us

from tray24.device.board import Board
from tray24.device.display import Display
from tray24.device.sensors import _sample_pass
from tray24.pins import LED_CHANNEL_UA, SLOTS
from tray24.ports import DISPLAY_BYTES, DISPLAY_PAGES, FRAME_BYTES, PRESENCE_SAMPLES
from tray24.ui.toolkit.lights import FULL, TWIN, make_chain

TIMES = 12
SET = 0  # new samples overwrite the former ones
EVERY_SLOT = (1 << SLOTS) - 1


def measure_longest_us(call, *arguments):
    """Return the microseconds of the longest of a few calls, each after a pause; reading the clock is not counted."""
    longest_us = 0
    for _ in range(TIMES):
        sleep_ms(3)
        empty_us = ticks_us()
        start_us = ticks_us()
        call(*arguments)
        end_us = ticks_us()
        longest_us = max(longest_us, ticks_diff(end_us, start_us) - ticks_diff(start_us, empty_us))
    return longest_us


def main():
    ports = Board().ports
    figures = {}
    for kind, name in ((TWIN, "_twin"), (FULL, "")):
        ports.set_wiring(make_chain(kind, "rows"), False, LED_CHANNEL_UA)
        figures["led_cpu%s_us" % name] = measure_longest_us(ports.show_frame, bytes(range(0, 3 * FRAME_BYTES, 3)))
        if ports.sensors:
            figures["probe%s_us" % name] = measure_longest_us(
                ports.sensors.sample_colors, EVERY_SLOT, 1, array("H", bytes(2 * SLOTS))
            )
    if ports.sensors:
        samples = array("H", bytes(2 * PRESENCE_SAMPLES))
        figures["sensors_us"] = measure_longest_us(_sample_pass, samples, 0, ports.sensors._flips, SET, EVERY_SLOT)
        figures["presence_us"] = measure_longest_us(ports.sensors.sample_presence, samples)
    display = Display()
    display.show_pages(bytes([255]) * DISPLAY_BYTES, 0, DISPLAY_PAGES - 1)
    figures["display_us"] = measure_longest_us(display.send_next)
    print(json.dumps(figures))


main()
