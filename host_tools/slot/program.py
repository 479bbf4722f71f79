"""The programs that light and measure the slot: they run at the prompt of any Pico with MicroPython.

LEDs, infrared LED and sensor are at the tray's pins. The chain begins with the kit's two LEDs: the one below the slot,
and the one beside it.
"""

import json
from dataclasses import dataclass
from statistics import fmean, pstdev

from hardware.slot import kit
from host_tools.link.prompt import Prompt
from tray24 import pins

LIGHTS = ("red", "green", "blue", "infrared")
ROUNDS = 16
SAMPLES = 16  # of each level
FULL_LSB = 4095

# Waits are many times those of the tray's drivers: nothing has to be quick here. The waveform is that of the
# tray's driver (tray24/device/leds.py), with the limits of the WS2812C-2020 data sheet, "Data transfer time": at 20
# MHz, 300 or 650 ns high of 1.25 us. The Pico may have no tray's firmware, so the program contains the waveform.
_LIGHTS = """
import rp2
from machine import ADC, Pin
from time import sleep_us


@rp2.asm_pio(
    sideset_init=rp2.PIO.OUT_LOW, out_shiftdir=rp2.PIO.SHIFT_LEFT, autopull=True, pull_thresh=24
)
def waveform():
    wrap_target()
    label("bit")
    out(x, 1).side(0)[11]
    jmp(not_x, "zero").side(1)[5]
    jmp("bit").side(1)[6]
    label("zero")
    nop().side(0)[6]
    wrap()


led = rp2.StateMachine(0, waveform, freq=20_000_000, sideset_base=Pin(%(led)d))
led.active(1)


def light(below, beside=(0, 0, 0)):
    for red, green, blue in (below, beside):
        led.put(green << 16 | red << 8 | blue, 8)
    sleep_us(5000)
"""
_MEASURE = """
import json

infrared = Pin(%(infrared)d, Pin.OUT, value=0)
sensor = ADC(Pin(%(sensor)d))


def level():
    sleep_us(%(settle_us)d)
    total = 0
    for _ in range(%(samples)d):
        total += sensor.read_u16() >> 4
    return total / %(samples)d


light((0, 0, 0))
rounds = []
for _ in range(%(rounds)d):
    row = []
    for color in ((255, 0, 0), (0, 255, 0), (0, 0, 255)):
        dark = level()
        light(color)
        lit = level()
        light((0, 0, 0))
        row.append((dark, lit))
    dark = level()
    infrared(1)
    lit = level()
    infrared(0)
    row.append((dark, lit))
    rounds.append(row)
print(json.dumps(rounds))
"""
_SETTLE_US = 2000


@dataclass(frozen=True)
class Reading:
    """The measurement of one step, in LSB of 12 bits.

    `lights` is the level with the light on minus the level with it off, for red, green, blue and infrared. `dark` is
    the light of the room, `brightest` the highest level. `noise` is the standard deviation of a value of `lights` over
    the rounds, for the light where it is largest.
    """

    lights: tuple[float, float, float, float]
    dark: float
    brightest: float
    noise: float


def make_program() -> str:
    """Return the source of the program that measures."""
    return (_LIGHTS + _MEASURE) % {
        "led": pins.LED_DATA,
        "infrared": pins.INFRARED_ON,
        "sensor": kit.SENSE_PIN,
        "samples": SAMPLES,
        "settle_us": _SETTLE_US,
        "rounds": ROUNDS,
    }


def measure_slot(board: Prompt) -> Reading:
    """Run the measuring program on a board and return its result. Raise the errors of Prompt.execute."""
    return parse_reading(json.loads(board.execute(make_program()).strip().splitlines()[-1]))


def light_beside(board: Prompt, levels: tuple[int, int, int]) -> None:
    """Light only the LED beside the slot, and leave it on. `levels` are its red, green and blue, 0 to 255.

    Raise the same errors as `measure_slot`.
    """
    board.execute(_LIGHTS % {"led": pins.LED_DATA} + f"light((0, 0, 0), {levels})\n")


def parse_reading(rounds: list[list[list[float]]]) -> Reading:
    """Return the reading computed from several rounds of measuring. A round has a pair (dark, lit) for each light."""
    differences = [[lit_level - dark_level for dark_level, lit_level in row] for row in rounds]
    red, green, blue, infrared = (fmean(column) for column in zip(*differences, strict=True))
    levels = [level for row in rounds for pair in row for level in pair]
    return Reading(
        lights=(red, green, blue, infrared),
        dark=fmean(dark_level for row in rounds for dark_level, _ in row),
        brightest=max(levels),
        noise=max(pstdev(column) for column in zip(*differences, strict=True)),
    )
