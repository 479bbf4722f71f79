"""The distances between states that must be distinguished, in standard deviations of the measurement."""

from itertools import combinations
from math import hypot, pi, sqrt

from hardware.calc import electronics, measurements, parts, slot, stray_light, surfaces

DICE = ("r", "y", "g", "b", "white")
PRINTED = ("r sticker", "y sticker", "g sticker", "b sticker", "white sticker")
# Dice of other makes: nothing is required of them; the report has their distances.
OTHERS = {make: (*(f"{color} {make}" for color in surfaces.COLORS), "white") for make in ("translucent", "dark")}


class Weakness:
    """How far below typical the parts of a slot are: sensor, LEDs, infrared LED."""

    def __init__(self, name: str, sensor: float, leds: float, infrared: float):
        self.name = name
        self.sensor = sensor
        self.leds = leds
        self.infrared = infrared


# The weakest slot of a tray made from one reel of each part, with LEDs weaker than the figures ...
TRAY = Weakness(
    "tray",
    1 - parts.SENSOR_SPREAD,
    (1 - parts.LED_SPREAD) * parts.LED_LEAST,
    1 - parts.INFRARED_SPREAD,
)
# ... and a slot whose parts are all at the minimum of their data sheets.
DATASHEET = Weakness(
    "datasheet",
    parts.SENSOR_UA_AT_20_LUX[0] / parts.SENSOR_UA_AT_20_LUX[1],
    (1 - parts.LED_SPREAD) * parts.LED_LEAST,
    parts.INFRARED_MW_SR_AT_100_MA[0] / parts.INFRARED_MW_SR_AT_100_MA[1],
)


def calculate_flicker_lsb(sensor: float, share: float = 1.0) -> float:
    """Return half the swing of the worst light in a slot that lets `share` of it in."""
    rooms = slot.calculate_room_lsb()
    return max(parts.FLICKER[room] * rooms[room] for room in rooms) * sensor * share


def calculate_one_dark_flicker_lsb(sensor: float) -> float:
    """Return what flicker would add to lit minus a single dark sample: its slope.

    Scans 20 ms apart sample the flicker at the same phase.
    """
    return calculate_flicker_lsb(sensor) * _calculate_flicker_angle()


def calculate_scan_flicker_lsb(sensor: float) -> float:
    """Return the most that flicker adds to lit minus the mean of the dark samples before and after: its curvature."""
    return calculate_flicker_lsb(sensor) * _calculate_flicker_angle() ** 2 / 2


def _calculate_flicker_angle() -> float:
    return 2 * pi * parts.FLICKER_HZ * electronics.calculate_dark_to_lit_us() * 1e-6


def _calculate_rise(die: str, liner_share: float | None = None) -> float:
    """Return the share by which a die raises a slot's infrared light: it hides the liner's inside."""
    return slot.calculate_die_shares(die)[3] - (
        stray_light.calculate_liner_share(3) if liner_share is None else liner_share
    )


def calculate_presence_lsb(weakness: Weakness, die: str = "r", liner_share: float | None = None) -> float:
    """Return what a die adds to lit minus dark in infrared, with a typical liner or one that returns this share."""
    return slot.calculate_lit_lsb()[3] * weakness.sensor * weakness.infrared * _calculate_rise(die, liner_share)


def calculate_presence_noise_lsb() -> float:
    """Return the noise of lit minus the mean of two dark samples.

    The smaller of two samples scatters less than one sample; the calculation does not rely on that.
    """
    return measurements.get_noise_lsb() * sqrt(1.5 / parts.PRESENCE_SCANS)


def calculate_presence_sigma(weakness: Weakness, die: str = "r", liner_share: float | None = None) -> float:
    """Return the distance between an empty slot and a die, in the brightest flickering room and across a wide code."""
    wrong = parts.ADC_DNL_LSB + calculate_scan_flicker_lsb(weakness.sensor)
    return (calculate_presence_lsb(weakness, die, liner_share) - wrong) / calculate_presence_noise_lsb()


def calculate_color_noise_lsb() -> float:
    """Return the noise of lit minus dark in one sample of a color, and of the references it is compared with."""
    return measurements.get_noise_lsb() * sqrt(2 / parts.PROBE_SAMPLES + 2 / parts.CALIBRATION_SAMPLES)


def calculate_color_lsb(weakness: Weakness, one: str, other: str) -> float:
    """Return the distance between two dice in the space of the three lights."""
    lit = slot.calculate_lit_lsb()
    pairs = zip(lit, slot.calculate_die_shares(one)[:3], slot.calculate_die_shares(other)[:3], strict=False)
    return hypot(*(full * (first - second) * weakness.sensor * weakness.leds for full, first, second in pairs))


def calculate_color_sigma(weakness: Weakness, one: str, other: str) -> float:
    """Return the distance between two colors, under a lamp that flickers around a die and across a wide code."""
    return (
        calculate_color_lsb(weakness, one, other) - calculate_color_error_lsb(weakness)
    ) / calculate_color_noise_lsb()


def calculate_color_error_lsb(weakness: Weakness) -> float:
    """Return what the worst lamp around a die and a wide code may add to a color sample."""
    return parts.ADC_DNL_LSB + calculate_flicker_lsb(weakness.sensor, parts.ROOM_UNDER_DIE)


def calculate_color_sigmas(weakness: Weakness, dice: tuple[str, ...] = DICE) -> dict[tuple[str, str], float]:
    """Return the distances of all pairs of colors."""
    return {pair: calculate_color_sigma(weakness, *pair) for pair in combinations(dice, 2)}


def find_closest_pair(weakness: Weakness, dice: tuple[str, ...]) -> tuple[tuple[str, str], float]:
    """Return the pair of dice that is hardest to tell apart, and its distance."""
    sigmas = calculate_color_sigmas(weakness, dice)
    pair = min(sigmas, key=lambda pair: sigmas[pair])
    return pair, sigmas[pair]


def calculate_flicker_share(infrared: float) -> float:
    """Return what flicker adds in an open slot, as a share of the threshold for taken (the sensor's gain cancels)."""
    white = slot.calculate_lit_lsb()[3] * infrared * _calculate_rise("white")
    return calculate_scan_flicker_lsb(1) / (parts.TAKEN * white)
