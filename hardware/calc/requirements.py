"""The requirements for a slot and the tray: each has a calculated value, a limit and a margin.

`./tray24 bench slot` judges a slot by them, so nothing here needs more than Python's own library. The requirements for
the luminance, which need numpy, are in `luminance_requirements`.
"""

from hardware.calc import (
    decisions,
    electronics,
    liner,
    measurements,
    optics,
    parts,
    slot,
    solder_mask,
    stray_light,
    surfaces,
    transient,
)
from hardware.calc.decisions import DATASHEET, TRAY
from hardware.calc.supply import FUSE_HOLD_MA, USB_START_MA, compute_drop_v, compute_fuse_ma, compute_start_ma

_WHITES = (surfaces.PLAIN["white"], parts.PAPER)


class Requirement:
    """One requirement, a line of the report: a calculated value and the limit that it must keep.

    `sign` is "<=" if the limit is the largest allowed value, ">=" if it is the smallest.
    """

    def __init__(self, name: str, value: float, sign: str, limit: float, unit: str = ""):
        self.name = name
        self.value = value
        self.sign = sign
        self.limit = limit
        self.unit = unit

    @property
    def holds(self) -> bool:
        return self.value <= self.limit if self.sign == "<=" else self.value >= self.limit

    @property
    def margin(self) -> float:
        """Return how well the limit is kept, as a factor: 1 or more when the requirement holds."""
        return self.limit / self.value if self.sign == "<=" else self.value / self.limit


def compute_brightest_lsb(
    name: str | None,
    lights: tuple[int, ...],
    room_share: float = 0.0,
    room: str = "daylight",
    direct: float | None = None,
    sensor: float = parts.SENSOR_UA_AT_20_LUX[2] / parts.SENSOR_UA_AT_20_LUX[1],
) -> float:
    """Return the highest level in LSB that a slot of the strongest parts can have, in the brightest room.

    The surface `name` is on the slot (None: no die). The slot and its neighbors have all `lights` (0-3: red, green,
    blue, infrared) on. The share `room_share` of the light of the kind `room` gets in. `direct` is the share of an
    LED's light that reaches its own sensor directly, by default twice the typical share. `sensor` is the sensor's
    strength as a factor of a typical one.
    """
    neighbor_factor = 1 + 4 * parts.CROSSTALK
    spreads = (1 + parts.LED_SPREAD,) * 3 + (1 + parts.INFRARED_SPREAD,)
    full_lsb, returned_shares = slot.compute_lit_lsb(), slot.compute_returned_shares(name)
    direct_shares = [
        share * (1 + parts.DIRECT_SPREAD) if direct is None else direct for share in stray_light.compute_direct_shares()
    ]
    lit_lsb = sum(
        full_lsb[color] * (returned_shares[color] * neighbor_factor + direct_shares[color]) * spreads[color]
        for color in lights
    )
    return sensor * (lit_lsb + slot.compute_room_lsb()[room] * room_share)


def _list_stray_light() -> list[Requirement]:
    """Return the requirements for the light that reaches a sensor without a die."""
    infrared, max_direct = 3, parts.DIRECT_MAX
    floor = min(stray_light.compute_floor_shares())
    neighbor = stray_light.compute_neighbor_floor_share()
    max_direct_share = max(stray_light.compute_direct_share(color, True, parts.SIDEWAYS_MAX) for color in range(4))
    walls = max(stray_light.compute_wall_share(color) for color in range(4))
    board = max(
        solder_mask.reflectance_to_returned(shares[color], color) / shares[color] - 1
        for shares in _WHITES
        for color in range(4)
    )
    room = stray_light.compute_room_by_gap() + stray_light.compute_room_by_liner()
    # A tray of one reel whose fins are missing: direct light up to what the calibration accepts.
    sensor_factor = 1 + parts.SENSOR_SPREAD
    blue = compute_brightest_lsb("b", (2, infrared), parts.ROOM_UNDER_DIE, "incandescent", max_direct, sensor_factor)
    yellow = compute_brightest_lsb(
        "y", (0, 1, infrared), parts.ROOM_UNDER_DIE, "incandescent", max_direct, sensor_factor
    )
    white = compute_brightest_lsb("white", (infrared,), parts.ROOM_UNDER_DIE, "incandescent", max_direct, sensor_factor)
    return [
        Requirement(
            "direct light past the fins, of a white die",
            max(stray_light.compute_direct_shares()),
            "<=",
            max_direct / 10,
        ),
        Requirement("likewise, bodies that shine sideways by half", max_direct_share, "<=", max_direct),
        Requirement("walls return, of a white die", walls, "<=", 0.1 * floor),
        Requirement("room's light beside a die and its liner, of an open slot", room, "<=", parts.ROOM_UNDER_DIE),
        Requirement("board adds to a white die", board, "<=", 0.1),
        Requirement("neighbor's LED by way of the floor, of the floor's", neighbor / floor, "<=", parts.CROSSTALK),
        Requirement(
            "LED beside a slot on its die, of the one below", optics.compute_beside_share(), "<=", parts.CROSSTALK
        ),
        Requirement("white die in infrared, all direct light accepted", white, "<=", slot.CEILING_LSB, "LSB"),
        Requirement("blue die in blue and infrared, likewise", blue, "<=", slot.CEILING_LSB, "LSB"),
        Requirement("yellow die in red, green and infrared, likewise", yellow, "<=", slot.CEILING_LSB, "LSB"),
    ]


def _list_saturation() -> list[Requirement]:
    red, green, blue, infrared = range(4)
    room_share = parts.ROOM_UNDER_DIE
    lamp_peak = 1 + parts.FLICKER["incandescent"]
    cases = {
        "white die in blue, 2000 lx of a lamp": compute_brightest_lsb("white", (blue,), room_share, "incandescent"),
        "white die in infrared, 2000 lx of a lamp": compute_brightest_lsb(
            "white", (infrared,), room_share, "incandescent"
        ),
        "red die in red and infrared": compute_brightest_lsb("r", (red, infrared), room_share, "incandescent"),
        "blue die in blue and infrared": compute_brightest_lsb("b", (blue, infrared), room_share, "incandescent"),
        "yellow die in red, green and infrared": compute_brightest_lsb(
            "y", (red, green, infrared), room_share, "incandescent"
        ),
        "open slot, all lights, 2000 lx of sun": compute_brightest_lsb(
            None, (red, green, blue, infrared), 1, "daylight"
        ),
        "open slot, infrared, 2000 lx of a lamp": compute_brightest_lsb(None, (infrared,), lamp_peak, "incandescent"),
    }
    return [Requirement(name, value, "<=", slot.CEILING_LSB, "LSB") for name, value in cases.items()]


def _list_decisions() -> list[Requirement]:
    rows = []
    for weakness in (TRAY, DATASHEET):
        sigma = decisions.compute_presence_sigma(weakness)
        rows.append(Requirement(f"empty or die, weakest of {weakness.name}", sigma, ">=", 8, "sigma"))
        bright_sigma = decisions.compute_presence_sigma(
            weakness, liner_share=liner.compute_liner_share(3, parts.LINER_RETURNS_RANGE[1])
        )
        rows.append(Requirement("likewise, brightest liner", bright_sigma, ">=", 8, "sigma"))
        sigmas = decisions.compute_color_sigmas(weakness)
        for first_die, second_die in sorted(sigmas, key=lambda pair: sigmas[pair]):
            name = f"{first_die} or {second_die}, weakest of {weakness.name}"
            rows.append(Requirement(name, sigmas[first_die, second_die], ">=", 8, "sigma"))
        closest_pair, sigma = decisions.find_closest_pair(weakness, decisions.PRINTED)
        rows.append(Requirement(f"printed {' or '.join(closest_pair)}, likewise", sigma, ">=", 8, "sigma"))
    share = decisions.compute_flicker_share(TRAY.infrared)
    rows.append(Requirement("flicker in an open slot, of what makes it seem taken", share, "<=", 1))
    brightest = compute_brightest_lsb("white", (3,), parts.ROOM_UNDER_DIE, "incandescent")
    for name, level in (
        ("converter's own noise, of what is counted on", 0.0),
        ("with its reference's ripple, brightest white die", brightest),
    ):
        noise_lsb = electronics.compute_converter_noise_lsb(level)
        rows.append(Requirement(name, noise_lsb, "<=", parts.NOISE_LSB, "LSB"))
    return rows


def compute_slowest_us(color: int) -> float:
    """Return the response time of the weakest slot in us, when only the empty floor returns the light `color`.

    Lights are 0-3: red, green, blue, infrared.
    """
    weakness = TRAY
    led_factor = weakness.infrared if color == 3 else weakness.leds
    return slot.compute_response_us(
        slot.compute_lit_ma()[color] * slot.compute_returned_shares(None)[color] * weakness.sensor * led_factor
    )


def _list_times() -> list[Requirement]:
    passes_us = parts.PROBE_WAIT_US + (parts.PROBE_PASSES - 1) * parts.PASS_US / 2
    return [
        Requirement("address to half an LSB", electronics.compute_mux_settle_us(), "<=", parts.MUX_WAIT_US, "us"),
        Requirement("24 samples, at least", electronics.compute_pass_us(), "<=", parts.PASS_US, "us"),
        Requirement("presence scan", electronics.compute_scan_us(), "<=", 1500, "us"),
        Requirement("color probe", electronics.compute_probe_us(), "<=", 2600, "us"),
        Requirement(
            "missing in a scan, dark room, of a white die", transient.compute_worst_scan_error(TRAY), "<=", 0.05
        ),
        Requirement("missing in a probe, likewise", transient.compute_worst_probe_error(TRAY), "<=", 0.05),
        Requirement(
            "missing in a scan, weakest of datasheet", transient.compute_worst_scan_error(DATASHEET), "<=", 0.2
        ),
        Requirement("missing in a probe, likewise", transient.compute_worst_probe_error(DATASHEET), "<=", 0.11),
        Requirement("left of the brightest light in a probe's dark", slot.compute_tail_lsb(passes_us), "<=", 3, "LSB"),
        Requirement("dark current", parts.SENSOR_DARK_NA * 1e-6 * slot.LSB_A_MA, "<=", 0.5, "LSB"),
    ]


def _list_supply() -> list[Requirement]:
    infrared_end_ma = electronics.compute_infrared_end_ma()
    return [
        Requirement("USB, everything on", electronics.compute_usb_ma(), "<=", parts.USB_MA, "mA"),
        Requirement("infrared LED, pulse", electronics.compute_infrared_start_ma(), "<=", parts.INFRARED_DC_MA, "mA"),
        Requirement("infrared LED, end of a pulse", infrared_end_ma, ">=", 0.8 * parts.INFRARED_MA, "mA"),
        Requirement("5 V feels of a pulse", electronics.compute_feed_peak_ma(), "<=", 75, "mA"),
        Requirement("LED supply dips by", electronics.compute_led_droop_v(), "<=", 0.3, "V"),
        Requirement("USB, plugging in", compute_start_ma(), "<=", USB_START_MA, "mA"),
        Requirement("fuse holds, everything on", compute_fuse_ma(), "<=", FUSE_HOLD_MA, "mA"),
        Requirement("fuse, MOSFET and shunt drop", compute_drop_v(), "<=", 0.2, "V"),
        Requirement(
            "sensors flooded, of the Pico's 3.3 V", electronics.compute_sensors_ma(), "<=", parts.PICO_3V3_MA, "mA"
        ),
    ]


def _list_bench() -> list[Requirement]:
    """Return the requirements for two values that `./tray24 bench slot` measures: a die's light, a bead's luminance.

    Other measured values are shares of light, from which all other requirements are calculated.
    """
    figures, rows = measurements.load_figures(), []
    if figures.full_lsb:
        weakest = DATASHEET.sensor * DATASHEET.leds
        colors = zip(figures.full_lsb[:3], slot.compute_lit_lsb(), strict=False)
        least_ratio = min(measured / (typical * weakest) for measured, typical in colors)
        rows.append(Requirement("white die on the bench, of the weakest slot's", least_ratio, ">=", 1))
    if figures.bead:
        rows.append(Requirement("bead seen on the bench, at least", min(figures.bead), ">=", parts.SEEN_CD_M2, "cd/m2"))
    return rows


def list_requirements() -> list[Requirement]:
    return _list_stray_light() + _list_saturation() + _list_decisions() + _list_times() + _list_supply() + _list_bench()
