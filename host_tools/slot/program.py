"""The program that measures the slot: it runs at the prompt of any Pico with MicroPython, with or without a tray.

Sensor, LED and infrared LED are at the pins of the tray's first bank, chain and infrared switch, so that a wired tray's
Pico can be used, too.
"""

import json
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Protocol

from tray24 import pins

LIGHTS = ("red", "green", "blue", "infrared")
ROUNDS = 16
FULL_LSB = 4095

# Waits are those of the tray's drivers, many times over: nothing has to be quick here. bitstream's times are within the
# limits of the WS2812C-2020 data sheet, "Data transfer time": 300 and 700 ns high of 1.3 us. The wide codes of the
# converter (RP2040-E11) are left to the mean.
_PROGRAM = """
import json
from machine import ADC, Pin, bitstream
from time import sleep_us

led = Pin(%(led)d, Pin.OUT, value=0)
infrared = Pin(%(infrared)d, Pin.OUT, value=0)
for number in %(address)s:
    Pin(number, Pin.OUT, value=0)
sensor = ADC(Pin(%(sensor)d))


def light(red, green, blue):
    bitstream(led, 0, (300, 1000, 700, 600), bytes((green, red, blue)))
    sleep_us(5000)


def level():
    sleep_us(%(settle_us)d)
    total = 0
    for _ in range(%(samples)d):
        total += sensor.read_u16() >> 4
    return total / %(samples)d


light(0, 0, 0)
rounds = []
for _ in range(%(rounds)d):
    row = []
    for color in ((255, 0, 0), (0, 255, 0), (0, 0, 255)):
        dark = level()
        light(*color)
        lit = level()
        light(0, 0, 0)
        row.append((dark, lit))
    dark = level()
    infrared(1)
    lit = level()
    infrared(0)
    row.append((dark, lit))
    rounds.append(row)
print(json.dumps(rounds))
"""
_SAMPLES = 16
_SETTLE_US = 2000


class Board(Protocol):
    """A Pico at whose prompt programs run, such as `host_tools.link.prompt.Prompt`."""

    def run(self, program: str) -> str: ...


@dataclass(frozen=True)
class Reading:
    """What one step has measured, in LSB of 12 bits.

    `lights` is lit minus dark for red, green, blue and infrared, `dark` the light of the room, `brightest` the highest
    level, `noise` the deviation of one round's differences from their mean.
    """

    lights: tuple[float, float, float, float]
    dark: float
    brightest: float
    noise: float


def source() -> str:
    """Return the program for a Pico."""
    return _PROGRAM % {
        "led": pins.LED_DATA,
        "infrared": pins.INFRARED_ON,
        "address": pins.MUX_ADDRESS,
        "sensor": pins.SENSOR_BANKS[0],
        "samples": _SAMPLES,
        "settle_us": _SETTLE_US,
        "rounds": ROUNDS,
    }


def measure(board: Board) -> Reading:
    """Run the program on a board and return its result. What the board raises passes through."""
    return parse_reading(json.loads(board.run(source()).strip().splitlines()[-1]))


def parse_reading(rounds: list[list[list[float]]]) -> Reading:
    """Return the mean of rounds of (dark, lit) pairs, a pair for each light."""
    differences = [[lit - dark for dark, lit in row] for row in rounds]
    red, green, blue, infrared = (fmean(column) for column in zip(*differences, strict=True))
    levels = [level for row in rounds for pair in row for level in pair]
    return Reading(
        lights=(red, green, blue, infrared),
        dark=fmean(dark for row in rounds for dark, _ in row),
        brightest=max(levels),
        noise=max(pstdev(column) for column in zip(*differences, strict=True)),
    )
