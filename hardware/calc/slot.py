"""One slot: its sensor's current under each light, and its response time."""

from functools import cache
from math import log

from hardware.calc import measurements, optics, parts, solder_mask, stray_light, surfaces

LIGHTS = ("red", "green", "blue", "infrared")
LSB_A_MA = parts.LOAD_OHM / 1000 / parts.ADC_VOLT * parts.ADC_LSB
_THERMAL_MV = 25.9
CEILING_LSB = int((parts.ADC_VOLT - parts.SENSOR_SATURATION_V) / parts.ADC_VOLT * parts.ADC_LSB)


@cache
def compute_sensor_ma_a_mw_cm2() -> float:
    """Return the typical sensor's current in mA for each mW/cm2 at its best wavelength.

    It is calculated from the sensor's current under standard light A.
    """
    irradiance = optics.compute_effective_mw_cm2(100, parts.STANDARD_A_K, parts.SENSOR_SPECTRUM)
    return parts.SENSOR_UA_AT_100_LUX / 1000 / irradiance


def compute_radiant_mw_sr() -> tuple[float, ...]:
    """Return the typical radiant intensity in mW/sr of each light (red, green, blue, infrared) at full brightness."""
    visible = [optics.mcd_to_mw_sr(mcd, nm) for mcd, nm in zip(parts.LED_MCD, parts.LED_NM, strict=True)]
    infrared = parts.INFRARED_MW_SR_AT_100_MA[1] * parts.INFRARED_MA / 100
    return (*visible, infrared)


@cache
def compute_lit_ma() -> tuple[float, ...]:
    """Return the current in mA of a typical slot's sensor under each light, for a die of reflectance 1.

    The light that the clear floor returns is not included.
    """
    wavelengths = (*parts.LED_NM, parts.INFRARED_NM)
    factor = optics.compute_die_factor() * compute_sensor_ma_a_mw_cm2()
    *visible, infrared = (
        radiant * optics.interpolate_curve(parts.SENSOR_SPECTRUM, nm) * factor
        for radiant, nm in zip(compute_radiant_mw_sr(), wavelengths, strict=True)
    )
    return (*visible, infrared * measurements.compute_infrared_ratio((*visible, infrared)))


def compute_lit_lsb() -> tuple[float, ...]:
    """Return the level in LSB of a typical slot under each light for a die of reflectance 1.

    The light that the clear floor returns is not included.
    """
    return tuple(current_ma * LSB_A_MA for current_ma in compute_lit_ma())


@cache
def compute_room_ma(kelvin: float, max_nm: float = 1200.0) -> float:
    """Return the current in mA of a typical open slot's sensor in the brightest room.

    The room's light is that of a black body of `kelvin`, cut off beyond `max_nm`.
    """
    irradiance = optics.compute_effective_mw_cm2(parts.ROOM_LUX, kelvin, parts.SENSOR_SPECTRUM, max_nm)
    return irradiance * compute_sensor_ma_a_mw_cm2() * (1 - parts.FRESNEL) ** 2


def compute_room_lsb() -> dict[str, float]:
    """Return the level in LSB of a typical open slot in the brightest room: kind of room light -> level."""
    return {
        "daylight": compute_room_ma(parts.DAYLIGHT_K) * LSB_A_MA,
        "incandescent": compute_room_ma(parts.STANDARD_A_K) * LSB_A_MA,
        "led": compute_room_ma(parts.LED_LAMP_K, parts.LED_LAMP_UP_TO_NM) * LSB_A_MA,
    }


def compute_clear_sensor_ma() -> dict[str, float]:
    """Return the current in mA of another type of sensor, a clear phototransistor for 400-1100 nm, in three lights.

    They are the green light that a white die returns ("green"), and the brightest rooms by kind of light.
    """
    green = (
        compute_radiant_mw_sr()[1]
        * optics.interpolate_curve(parts.CLEAR_SPECTRUM, parts.LED_NM[1])
        * optics.compute_die_factor()
    )
    rooms = {"daylight": parts.DAYLIGHT_K, "incandescent": parts.STANDARD_A_K}
    irradiances = {
        name: optics.compute_effective_mw_cm2(parts.ROOM_LUX, kelvin, parts.CLEAR_SPECTRUM) * (1 - parts.FRESNEL) ** 2
        for name, kelvin in rooms.items()
    }
    irradiances["green"] = green
    return {name: irradiance * parts.CLEAR_MA_AT_1_MW_CM2 for name, irradiance in irradiances.items()}


@cache
def compute_returned_shares(name: str | None) -> tuple[float, ...]:
    """Return the share of each light that a slot returns: that of floor, walls and pocket, plus that of its die.

    `name` is the surface of the die, None for an empty slot.
    """
    if name is None:
        return stray_light.compute_floor_shares()
    return tuple(
        around + share
        for around, share in zip(stray_light.compute_around_die_shares(), compute_die_shares(name), strict=True)
    )


@cache
def compute_die_shares(name: str | None) -> tuple[float, ...]:
    """Return the share of each light that a die alone returns; 0 if `name` is None, as without a die.

    Light that board and die reflect to each other is included.
    """
    if name is None:
        return (0.0,) * 4
    return tuple(
        solder_mask.reflectance_to_returned(share, color)
        for color, share in enumerate(surfaces.list_reflectances()[name])
    )


@cache
def compute_level(name: str | None) -> tuple[float, ...]:
    """Return the share of each light that reaches the sensor: what the slot returns, plus the direct light.

    `name` is the surface of the die, None for an empty slot.
    """
    return tuple(
        returned + direct
        for returned, direct in zip(compute_returned_shares(name), stray_light.compute_direct_shares(), strict=True)
    )


def compute_response_us(current_ma: float, load_ohm: float = parts.LOAD_OHM) -> float:
    """Return the time constant in us of sensor and load around a current: the weaker the light, the slower the sensor.

    It is gain x (C_collector x (R_load + R_emitter) + C_emitter x R_emitter), by the hybrid-pi model of a transistor
    whose base is driven by light alone.
    """
    emitter_ohm = _THERMAL_MV / current_ma
    charge_pf_ohm = parts.SENSOR_PF * (load_ohm + emitter_ohm) + parts.SENSOR_EMITTER_PF * emitter_ohm
    return parts.SENSOR_CURRENT_GAIN * charge_pf_ohm * 1e-6


def compute_tail_lsb(after_us: float) -> float:
    """Return the level in LSB that is left of the brightest light when all lights have been out for `after_us`.

    The current I is found by bisection from the time t = A ln(I0/I) + B (1/I - 1/I0) in which it falls from I0 to I.
    This follows from dI/dt = -I/tau(I) with tau = A + B/I.
    """
    brightest_ma = CEILING_LSB / LSB_A_MA
    base_us = compute_response_us(1e9)
    us_ma = compute_response_us(1.0) - base_us
    low_ma, high_ma = 1e-6, brightest_ma
    for _ in range(60):
        middle_ma = (low_ma * high_ma) ** 0.5
        elapsed_us = base_us * log(brightest_ma / middle_ma) + us_ma * (1 / middle_ma - 1 / brightest_ma)
        low_ma, high_ma = (middle_ma, high_ma) if elapsed_us > after_us else (low_ma, middle_ma)
    return high_ma * LSB_A_MA
