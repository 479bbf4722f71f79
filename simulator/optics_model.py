"""The optical model's constants and the surfaces that may lie on a slot."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Model:
    """What a tray's slots share. Lights are always in the order red, green, blue, infrared."""

    # LSB of 12 bits that a nominal slot reads of a surface that sends everything back, each light at full.
    lit_lsb: tuple[float, float, float, float] = (2418.0, 2176.0, 1209.0, 2902.0)
    # Share of a side neighbor's light that falls on a slot's die as well.
    crosstalk: float = 0.08
    # Parts differ from slot to slot by up to this share.
    led_spread: float = 0.2
    sensor_spread: float = 0.4
    # LSB of an open nominal slot in the brightest room, and how bright that is.
    room_lsb: float = 400.0
    room_lux: float = 2000.0
    # Lamps on mains flicker at twice its frequency.
    flicker: float = 0.2
    flicker_hz: float = 100.0
    # Pulse-width modulation of dimmed LEDs; each has an oscillator of its own, this exact.
    pwm_hz: float = 2000.0
    pwm_spread: float = 0.1
    # Time constant of the sensor with its load.
    response_us: float = 40.0
    # Of the converter: rms of one sample, and its largest value.
    noise_lsb: float = 3.0
    full_lsb: int = 4095


@dataclass(frozen=True)
class Surface:
    """What lies on a slot: the share of each light it sends back, and the share of the room's light that it lets by."""

    red: float
    green: float
    blue: float
    infrared: float
    room: float = 0.05


MODEL = Model()

FLOOR = Surface(0.06, 0.06, 0.06, 0.06, 1.0)  # an empty slot's clear floor

_WHOLE = {
    "r": Surface(0.75, 0.10, 0.10, 0.60),
    "y": Surface(0.75, 0.60, 0.10, 0.60),
    "g": Surface(0.10, 0.50, 0.20, 0.60),
    "b": Surface(0.08, 0.15, 0.60, 0.60),
    "white": Surface(0.85, 0.85, 0.85, 0.80),
    "ivory": Surface(0.80, 0.74, 0.60, 0.78),
    "black": Surface(0.05, 0.05, 0.05, 0.10),
}
_FINGER = Surface(0.55, 0.30, 0.22, 0.60, 0.3)


def _mix(surface: Surface, other: Surface, share: float, room: float) -> Surface:
    """A surface of which `share` is replaced by another."""

    def light(own: float, its: float) -> float:
        return own + (its - own) * share

    return Surface(
        light(surface.red, other.red),
        light(surface.green, other.green),
        light(surface.blue, other.blue),
        light(surface.infrared, other.infrared),
        room,
    )


def _surfaces() -> dict[str, Surface]:
    """All surfaces by name: dice whole, half put in, tilted, and as colored stickers on ivory; fingers."""
    surfaces = dict(_WHOLE, finger=_FINGER)
    for name, whole in _WHOLE.items():
        surfaces[name + " half"] = _mix(whole, FLOOR, 0.5, 0.5)
        surfaces[name + " tilted"] = _mix(whole, FLOOR, 0.3, 0.2)
        if name in "rygb":
            surfaces[name + " sticker"] = _mix(whole, _WHOLE["ivory"], 0.2, 0.05)
    surfaces["finger half"] = _mix(_FINGER, FLOOR, 0.5, 0.6)
    return surfaces


SURFACES = _surfaces()
