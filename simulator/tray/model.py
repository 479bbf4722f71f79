"""The constants that all slots of a tray share; `optics_model` has their values, calculated from data sheets."""

from dataclasses import dataclass

from simulator.tray import optics_model


@dataclass(frozen=True)
class Model:
    """The constants of a tray's light, each tuple in the order red, green, blue, infrared."""

    lit_lsb: tuple[float, float, float, float] = optics_model.LIT_LSB
    direct: tuple[float, float, float, float] = optics_model.DIRECT
    direct_spread: float = optics_model.DIRECT_SPREAD
    floor: tuple[float, float, float, float] = optics_model.FLOOR
    # What the liners return more than typical ones: of an empty floor, and beside a die.
    more_open: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    more_around: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    beside: float = (
        0.0  # share of a slot's direct light that comes from a pitch away; it falls with the distance squared
    )
    crosstalk: float = optics_model.CROSSTALK
    led_spread: float = optics_model.LED_SPREAD
    infrared_spread: float = optics_model.INFRARED_SPREAD
    sensor_spread: float = optics_model.SENSOR_SPREAD
    room_lsb: float = optics_model.ROOM_LSB
    room_lux: float = optics_model.ROOM_LUX
    flicker: float = optics_model.FLICKER
    flicker_hz: float = optics_model.FLICKER_HZ
    pwm_hz: float = optics_model.PWM_HZ  # 0: dimmed lamps shine steadily
    pwm_spread: float = optics_model.PWM_SPREAD
    response_us: float = optics_model.RESPONSE_US
    ceiling_lsb: int = optics_model.CEILING_LSB
    noise_lsb: float = optics_model.NOISE_LSB
    wide_code_lsb: int = optics_model.WIDE_CODE_LSB
    full_lsb: int = optics_model.FULL_LSB


MODEL = Model()
# For tests of other things than sensing: scans stay the same, and are quick, until something changes.
STILL = Model(flicker=0.0, pwm_hz=0.0, noise_lsb=0.0)
# A board in the open: no case, sheet, fins or dice.
BARE = Model(
    direct=optics_model.BARE_DIRECT,
    direct_spread=optics_model.BARE_SPREAD,
    floor=(0.0, 0.0, 0.0, 0.0),
    beside=optics_model.BARE_BESIDE,
    room_lsb=optics_model.BARE_ROOM_LSB,
)
# Trays whose liners are printed with the darkest and with the brightest white filament.
DARK_LINER, BRIGHT_LINER = (
    Model(more_open=more_open, more_around=more_around)
    for more_open, more_around in (optics_model.DARK_LINER, optics_model.BRIGHT_LINER)
)
