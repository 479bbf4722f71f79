"""The procedure of `bench slot`: measure step by step, repeat unusable steps, write the results, print go or no-go.

The results are the figures in the file `hardware/calc/measured.toml`; a table compares them with the calculation.
"""

from collections.abc import Mapping
from datetime import date
from math import sqrt
from pathlib import Path

from hardware.calc import measurements, stray_light
from hardware.calc import slot as calculated
from hardware.calc.measurements import compute_around_die_lsb
from hardware.calc.parts import PAPER_CD_M2
from hardware.calc.requirements import Requirement, list_requirements
from host_tools.checkout import ROOT
from host_tools.errors import Failure, UsageError
from host_tools.files import write_atomically
from host_tools.link.prompt import Prompt, open_prompt
from host_tools.slot.program import LIGHTS, SAMPLES, Reading, light_beside, measure_slot
from host_tools.terminal.console import Person, find_person
from host_tools.terminal.drawing import draw_table
from simulator.texts import HostTexts

say = HostTexts("slot")

INKS = ("red", "yellow", "green", "blue")
# What is above the sensor: nothing, the clear sheet, the empty white pocket on it, a die in the pocket.
DIRECT, FLOOR, POCKET, WHITE = "direct", "floor", "pocket", "white"
STEPS = (DIRECT, FLOOR, POCKET, WHITE, *INKS)
# The last step compares the bead (over the LED beside the slot) with white paper in this light. The LED's full light is
# divided by these numbers, one after another.
PAPER_LUX = 300
DARKER = (8, 4, 2, 1)

_TOO_BRIGHT_LSB = 150  # of the room: the calculation is for a dark room, and flicker would disturb
_FLOODED_LSB = 3900  # as for the tray's own sensors
_MAX_DIRECT_LSB = 200  # without fins a typical slot would be at 60 in infrared; a white sticker at 227 in red or more
_NOISY_LSB = 15  # a round differs from the mean by this: something moves, or a joint is loose
_MIN_WHITE_LSB = 40  # of a white sticker; the weakest slot of the data sheets is at 60 in red
_TIMES_FLOOR = 1.5  # by which a white sticker must outshine the floor, in each light
_SAME_LIGHT = 0.85  # of the white sticker's light: a sticker with more in all three colors has no ink
FILE = ROOT / "hardware" / "calc" / "measured.toml"
_HEAD = """\
# Figures of one slot, measured on the bench kit by `./tray24 bench slot`: hardware/calc takes them instead of its
# estimates. LSB of 12 bits, lit minus dark, for red, green, blue, infrared. `direct_lsb` is measured with nothing above
# the sensor, `floor_lsb` with the clear sheet, `pocket_lsb` with the empty white pocket on it, `white_lsb` with a plain
# white sticker in it. `inks` are shares of the white sticker's light, both without what floor and
# liner's foot send back. `cd_m2`: at least so bright is the bead in red, green, blue, compared with paper by eye.
"""


def check_reading(step: str, reading: Reading, readings: Mapping[str, Reading]) -> str:
    """Return why this reading of a step cannot be used, or "". `readings` has the readings of the previous steps."""
    if reading.brightest >= _FLOODED_LSB:
        return say("fault-flooded", lsb=round(reading.brightest))
    if reading.dark > _TOO_BRIGHT_LSB:
        return say("fault-room", lsb=round(reading.dark), most=_TOO_BRIGHT_LSB)
    if reading.noise > _NOISY_LSB:
        return say("fault-noisy", lsb=round(reading.noise), most=_NOISY_LSB)
    if step == DIRECT:
        max_level = max(reading.lights)
        return say("fault-covered", lsb=round(max_level)) if max_level > _MAX_DIRECT_LSB else ""
    if step == FLOOR:
        return "" if _is_brighter(reading, readings[DIRECT]) else say("fault-no-sheet")
    if step == POCKET:
        return "" if _is_brighter(reading, readings[FLOOR]) else say("fault-no-pocket")
    if step == WHITE:
        for name, level, empty in zip(LIGHTS, reading.lights, readings[FLOOR].lights, strict=True):
            if level < _MIN_WHITE_LSB or level < _TIMES_FLOOR * empty:
                values = {"lsb": round(level), "least": _MIN_WHITE_LSB}
                return say("fault-no-light", light=say(f"light-{name}"), **values)
        return ""
    shares = compute_shares(reading, readings)[:3]
    if min(shares) > _SAME_LIGHT:
        return say("fault-still-white", percent=round(100 * min(shares)))
    return say("fault-no-die") if max(shares) < 0.1 else ""


def _is_brighter(reading: Reading, other: Reading) -> bool:
    """Return whether more light comes back than in the other reading, in red, green, blue or infrared."""
    return (
        max(level - other_level for level, other_level in zip(reading.lights, other.lights, strict=True)) > other.noise
    )


def compute_shares(reading: Reading, readings: Mapping[str, Reading]) -> tuple[float, ...]:
    """Return a sticker's light as shares of the white sticker's light: red, green, blue, infrared.

    The light that the slot returns around the sticker (from its floor and lining) is subtracted from the light of both
    stickers.
    """
    white = readings[WHITE].lights
    around_lsb = compute_around_die_lsb(readings[FLOOR].lights, white, readings[POCKET].lights)
    return tuple(
        (level - around) / (full - around)
        for level, around, full in zip(reading.lights, around_lsb, white, strict=True)
    )


def format_figures(readings: Mapping[str, Reading], bead: tuple[float, ...], date: str) -> str:
    """Return the text of the file with the measured figures.

    `readings` has the readings of all steps; `bead` is the luminance of the LED beside the slot in cd/m2; `date` is
    YYYY-MM-DD.
    """
    # Two means of samples make a difference: a single sample scatters more.
    noise = max(reading.noise for reading in readings.values()) * sqrt(SAMPLES / 2)
    lines = [_HEAD, "[slot]", f'date = "{date}"']
    lines += [f"{step}_lsb = {_format_row(readings[step].lights, 1)}" for step in (DIRECT, FLOOR, POCKET, WHITE)]
    lines += [f"noise_lsb = {noise:.1f}", "", "[inks]"]
    lines += [f"{ink[0]} = {_format_row(compute_shares(readings[ink], readings), 3)}" for ink in INKS]
    lines += ["", "[bead]", f"cd_m2 = {_format_row(bead, 0)}"]
    return "\n".join(lines) + "\n"


def _format_row(values: tuple[float, ...], digits: int) -> str:
    return "[" + ", ".join(f"{value:.{digits}f}" for value in values) + "]"


def compute_requirements(path: Path) -> list[Requirement]:
    """Return the requirements that a tray must meet, with values calculated from the measured figures in a file."""
    measurements.use_file(path)
    return list_requirements()


def compare_readings(readings: Mapping[str, Reading]) -> list[tuple[str, str, str, str]]:
    """Return rows of (step, light, measured level, level calculated for a typical slot). Both levels are in LSB."""
    measurements.use_file(None)
    rows = []
    lit_levels = calculated.compute_lit_lsb()
    direct = stray_light.compute_direct_shares()
    expected = {
        DIRECT: direct,
        FLOOR: tuple(map(sum, zip(stray_light.compute_sheet_shares(), direct, strict=True))),
        POCKET: calculated.compute_level(None),
        WHITE: calculated.compute_level("paper"),
    }
    for step, shares in expected.items():
        for light, level, full, share in zip(LIGHTS, readings[step].lights, lit_levels, shares, strict=True):
            rows.append((step, light, f"{level:.0f}", f"{full * share:.0f}"))
    return rows


class NoGo(Exception):
    """A step cannot be measured, and the person gives up. The text says what is wrong."""


def measure_steps(board: Prompt, person: Person) -> dict[str, Reading]:
    """Measure all steps with the person, and return their readings. Raise NoGo, or KeyboardInterrupt at Ctrl-C."""
    readings: dict[str, Reading] = {}
    person.show_message(say("before"))
    for number, step in enumerate(STEPS, 1):
        readings[step] = _measure_step(board, person, step, number, readings)
    return readings


def _measure_step(board: Prompt, person: Person, step: str, number: int, readings: Mapping[str, Reading]) -> Reading:
    _request_step(person, step, number)
    while True:
        reading = measure_slot(board)
        fault = check_reading(step, reading, readings)
        if not fault:
            levels = dict(zip(LIGHTS, (f"{level:.0f}" for level in reading.lights), strict=True))
            person.show_message(say("measured", **levels))
            return reading
        if not person.ask_yes_no(say("again", fault=fault)):
            raise NoGo(fault)


def _request_step(person: Person, step: str, number: int) -> None:
    text = say(f"do-{step}", lux=PAPER_LUX)
    person.await_done(say("step", number=number, count=len(STEPS) + 1, words=text))


def measure_bead(board: Prompt, person: Person) -> tuple[float, ...]:
    """Return a lower bound of the luminance of the LED beside the slot: in red, green and blue, in cd/m2.

    The person compares the LED with paper, so it is only known that the LED is at least as bright as the result.
    """
    _request_step(person, "bead", len(STEPS) + 1)
    try:
        return tuple(_compare_bead(board, person, at) for at in range(3))
    finally:
        light_beside(board, (0, 0, 0))


def _compare_bead(board: Prompt, person: Person, at: int) -> float:
    """Return a lower bound of the LED's luminance in cd/m2 at full light, in one color (`at`: 0 red, 1 green, 2 blue).

    The LED is lit in steps, the darkest first, until the person finds it at least as bright as paper. The result is the
    luminance of paper times the factor by which the LED was darkened; 0 if it always stays darker than paper.
    """
    for divisor in DARKER:
        red, green, blue = (round(255 / divisor) if light == at else 0 for light in range(3))
        light_beside(board, (red, green, blue))
        if person.ask_yes_no(say("as-bright", light=say(f"light-{LIGHTS[at]}")), usual=False):
            return divisor * PAPER_CD_M2
    return 0.0


def run_bench(port: str | None, out: Path | None) -> int:
    """Measure the kit of one slot on the Pico at this port, or on the only Pico. Write the figures to `out` or FILE.

    Return 0 when a tray of such slots would work, else 1. Raise UsageError without a terminal. Raise Failure when there
    is no Pico, or the file cannot be written.
    """
    person = find_person()
    if person is None:
        raise UsageError(say("no-terminal"))
    with open_prompt(port) as board:
        return 0 if measure_kit(board, person, out or FILE, date.today()) else 1


def measure_kit(board: Prompt, person: Person, out: Path, today: date) -> bool:
    """Measure all steps, write and print the figures. Return whether a tray of such slots would work.

    Raise Failure when the file cannot be written.
    """
    try:
        readings = measure_steps(board, person)
    except NoGo as no_go:
        print(say("no-go-step", why=str(no_go)))
        return False
    bead = measure_bead(board, person)
    text = format_figures(readings, bead, today.isoformat())
    try:
        write_atomically(out, text.encode())
    except OSError as error:
        print(text)  # so that no measurement is lost
        raise Failure(say("not-written", file=error.filename, reason=error.strerror)) from None
    _print_figures(readings)
    print(say("bead", **{light: f"{share:.0f}" for light, share in zip(LIGHTS, bead, strict=False)}))
    person.show_message(say("written", file=out))
    person.show_message(say("next"))
    return _print_verdict(compute_requirements(out))


def _print_verdict(rows: list[Requirement]) -> bool:
    """Print that all requirements of a tray hold, or which do not. Return whether all hold."""
    broken_rows = [row for row in rows if not row.holds]
    for row in broken_rows:
        value, limit = (f"{figure:.4g} {row.unit}".strip() for figure in (row.value, row.limit))
        print(say("does-not-hold", name=row.name, value=value, sign=row.sign, limit=limit))
    print(say("no-go", broken=len(broken_rows), count=len(rows)) if broken_rows else say("go", count=len(rows)))
    return not broken_rows


def _print_figures(readings: Mapping[str, Reading]) -> None:
    head = [say(f"column-{name}") for name in ("step", "light", "measured", "calculated")]
    rows = [
        (say(f"step-{step}"), say(f"light-{light}"), measured, typical)
        for step, light, measured, typical in compare_readings(readings)
    ]
    draw_table(head, rows, say("title"), 2)
    shares = []
    for ink in INKS:
        percents = [say("percent", share=f"{100 * share:.0f}") for share in compute_shares(readings[ink], readings)]
        shares.append([say(f"ink-{ink}"), *percents])
    draw_table([say("column-ink"), *(say(f"light-{light}") for light in LIGHTS)], shares, say("inks-title"), 1)
