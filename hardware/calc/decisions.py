"""The distances between states of a slot, such as two colors of dice, in standard deviations of the noise (sigma)."""

from itertools import combinations
from math import hypot, pi, sqrt

from hardware.calc import electronics, measurements, parts, slot, stray_light, surfaces

DICE = ("r", "y", "g", "b", "white")
PRINTED = ("r sticker", "y sticker", "g sticker", "b sticker", "white sticker")
# Dice of other makes: nothing is required of them; the report has their distances.
OTHERS = {make: (*(f"{color} {make}" for color in surfaces.COLORS), "white") for make in ("translucent", "dark")}


class Weakness:
    """The strengths of a slot's weak parts (sensor, LEDs, infrared LED), as factors of typical strengths."""

    def __init__(self, name: str, sensor: float, leds: float, infrared: float):
        self.name = name
        self.sensor = sensor
        self.leds = leds
        self.infrared = infrared


# The weakest slot of a tray made from one reel of each part, with LEDs weaker than the figures ...
TRAY = Weakness(
    "tray",
    1 - parts.SENSOR_SPREAD,
    (1 - parts.LED_SPREAD) * parts.LED_MIN,
    1 - parts.INFRARED_SPREAD,
)
# ... and a slot whose parts are all at the minimum of their data sheets.
DATASHEET = Weakness(
    "datasheet",
    parts.SENSOR_UA_AT_20_LUX[0] / parts.SENSOR_UA_AT_20_LUX[1],
    (1 - parts.LED_SPREAD) * parts.LED_MIN,
    parts.INFRARED_MW_SR_AT_100_MA[0] / parts.INFRARED_MW_SR_AT_100_MA[1],
)


def compute_flicker_lsb(sensor: float, share: float = 1.0) -> float:
    """Return half the swing in LSB that the worst flickering lamp causes in a slot.

    `sensor` is the sensor's strength as a factor of a typical one, `share` the share of the room's light that gets into
    the slot.
    """
    rooms = slot.compute_room_lsb()
    return max(parts.FLICKER[room] * rooms[room] for room in rooms) * sensor * share


def compute_one_dark_flicker_lsb(sensor: float) -> float:
    """Return the error in LSB by flicker if a lit sample were compared with only one dark sample.

    It comes from the slope of the flicker. Scans 20 ms apart sample the flicker at the same phase, so several scans
    would have the same error.
    """
    return compute_flicker_lsb(sensor) * _compute_flicker_angle()


def compute_scan_flicker_lsb(sensor: float) -> float:
    """Return the largest error in LSB that the flicker of a lamp causes in a presence scan.

    The scan takes a lit sample, and subtracts the mean of a dark sample before it and one after it. So the slope of the
    flicker cancels, and only its curvature causes an error. `sensor` is the sensor's strength as a factor of a typical
    one.
    """
    return compute_flicker_lsb(sensor) * _compute_flicker_angle() ** 2 / 2


def _compute_flicker_angle() -> float:
    return 2 * pi * parts.FLICKER_HZ * electronics.compute_dark_to_lit_us() * 1e-6


def _compute_rise(die: str, liner_share: float | None = None) -> float:
    """Return by how much a die raises a slot's infrared light, as a share of the light from a die of reflectance 1.

    The die hides the liner, the white lining of the slot's pocket. So the light that the liner's inside returns without
    a die is subtracted. `liner_share` is the share of this light, by default that of a typical liner.
    """
    return slot.compute_die_shares(die)[3] - (
        stray_light.compute_liner_share(3) if liner_share is None else liner_share
    )


def compute_presence_lsb(weakness: Weakness, die: str = "r", liner_share: float | None = None) -> float:
    """Return by how many LSB a die raises the infrared level (lit minus dark) of an empty slot.

    `liner_share` is the share of light that the inside of the pocket's white lining returns, by default a typical one.
    """
    return slot.compute_lit_lsb()[3] * weakness.sensor * weakness.infrared * _compute_rise(die, liner_share)


def compute_presence_noise_lsb() -> float:
    """Return the noise in LSB of the result of a presence scan: a lit sample minus the mean of two dark samples.

    This is an upper limit. The firmware takes each of these samples twice, and uses the smaller one of the two, whose
    noise is lower than that of a single sample.
    """
    return measurements.get_noise_lsb() * sqrt(1.5 / parts.PRESENCE_SCANS)


def compute_presence_sigma(weakness: Weakness, die: str = "r", liner_share: float | None = None) -> float:
    """Return the distance between an empty slot and a die in sigma, in the brightest flickering room.

    It allows for the largest step error (DNL) of the analog-to-digital converter. `liner_share`, the light from the
    pocket's white lining, is as in `compute_presence_lsb`.
    """
    error_lsb = parts.ADC_DNL_LSB + compute_scan_flicker_lsb(weakness.sensor)
    return (compute_presence_lsb(weakness, die, liner_share) - error_lsb) / compute_presence_noise_lsb()


def compute_color_noise_lsb() -> float:
    """Return the noise in LSB of a color sample (lit minus dark) compared with its calibrated reference.

    The noise of the sample and that of the reference are combined.
    """
    return measurements.get_noise_lsb() * sqrt(2 / parts.PROBE_SAMPLES + 2 / parts.CALIBRATION_SAMPLES)


def compute_color_lsb(weakness: Weakness, first_die: str, second_die: str) -> float:
    """Return the distance in LSB between the levels of two dice, in the space of the red, green and blue light."""
    lit_lsb = slot.compute_lit_lsb()
    pairs = zip(lit_lsb, slot.compute_die_shares(first_die)[:3], slot.compute_die_shares(second_die)[:3], strict=False)
    return hypot(*(level * (first - second) * weakness.sensor * weakness.leds for level, first, second in pairs))


def compute_color_sigma(weakness: Weakness, first_die: str, second_die: str) -> float:
    """Return the distance between the colors of two dice in sigma, in the worst case.

    In the worst case a lamp flickers around a die, and the analog-to-digital converter has its largest step error
    (DNL).
    """
    return (
        compute_color_lsb(weakness, first_die, second_die) - compute_color_error_lsb(weakness)
    ) / compute_color_noise_lsb()


def compute_color_error_lsb(weakness: Weakness) -> float:
    """Return the largest error in LSB of a color sample, other than noise.

    It is the worst lamp's light around a die, plus the largest step error (DNL) of the analog-to-digital converter.
    """
    return parts.ADC_DNL_LSB + compute_flicker_lsb(weakness.sensor, parts.ROOM_UNDER_DIE)


def compute_color_sigmas(weakness: Weakness, dice: tuple[str, ...] = DICE) -> dict[tuple[str, str], float]:
    """Return the distances in sigma of all pairs of `dice`: (die, die) -> distance."""
    return {pair: compute_color_sigma(weakness, *pair) for pair in combinations(dice, 2)}


def find_closest_pair(weakness: Weakness, dice: tuple[str, ...]) -> tuple[tuple[str, str], float]:
    """Return the two of `dice` that are hardest to distinguish, and their distance in sigma."""
    sigmas = compute_color_sigmas(weakness, dice)
    pair = min(sigmas, key=lambda pair: sigmas[pair])
    return pair, sigmas[pair]


def compute_flicker_share(infrared: float) -> float:
    """Return the error by flicker in an open slot, as a share of the level from which a slot counts as taken.

    `infrared` is the infrared LED's strength as a factor of a typical one. The sensor's gain cancels out.
    """
    white = slot.compute_lit_lsb()[3] * infrared * _compute_rise("white")
    return compute_scan_flicker_lsb(1) / (parts.TAKEN * white)
