"""The slot's circuit during a scan and a probe: a sensor in the dark is slow, because its base must first be charged.

The current I of a transistor whose base is driven by light alone follows dI/dt = (L - I) / tau(I), where L is the
current on which it settles and tau (`slot.compute_response_us`) grows as 1/I. From almost no current it takes many
times longer than from the current of a little light. So the infrared LEDs are never quite off.
"""

from hardware.calc import decisions, electronics, parts, slot

_STEP_US = 0.5


def compute_current_after(current_ma: float, light_ma: float, us: float) -> float:
    """Return the sensor's current `us` after the light changed, by the midpoint method.

    The current was `current_ma`; it settles on `light_ma`.
    """
    for _ in range(round(us / _STEP_US)):
        middle_ma = current_ma + _compute_slope(current_ma, light_ma) * _STEP_US / 2
        current_ma += _compute_slope(middle_ma, light_ma) * _STEP_US
    return current_ma


def _compute_slope(current_ma: float, light_ma: float) -> float:
    return (light_ma - current_ma) / slot.compute_response_us(current_ma)


def compute_light_ma(weakness: decisions.Weakness, name: str | None, color: int) -> float:
    """Return the current in mA on which a slot's sensor settles under the light `color` at full, in a dark room.

    Lights are 0-3: red, green, blue, infrared. `name` is the surface of the die, None for an empty slot.
    """
    led_factor = weakness.infrared if color == 3 else weakness.leds
    return slot.compute_lit_ma()[color] * slot.compute_level(name)[color] * weakness.sensor * led_factor


def compute_glow_ma(weakness: decisions.Weakness, name: str | None) -> float:
    """Return the current in mA that a sensor has while all lights are off, by the weak glow of the infrared LEDs.

    `name` is the surface of the die, None for an empty slot.
    """
    return (
        compute_light_ma(weakness, name, 3)
        * electronics.compute_glow_string_ma()
        / parts.INFRARED_MA
        * parts.GLOW_EFFICIENCY
    )


def compute_span_ma(weakness: decisions.Weakness, color: int) -> float:
    """Return the difference in mA between a sensor's currents for a white die and for the empty floor.

    The light is `color` (0-3: red, green, blue, infrared).
    """
    return compute_light_ma(weakness, "white", color) - compute_light_ma(weakness, None, color)


def compute_scan_error(weakness: decisions.Weakness, name: str | None) -> float:
    """Return the error of a presence scan (lit minus dark), because the sensor has not settled yet, in a dark room.

    It is a share of a white die's light. `name` is the surface of the die, None for an empty slot. The smaller of two
    samples counts: lit samples rise, so it is the first; dark samples after these fall, so it is the last.
    """
    glow_ma = compute_glow_ma(weakness, name)
    full_ma = compute_light_ma(weakness, name, 3) + glow_ma
    lit_ma = compute_current_after(glow_ma, full_ma, parts.INFRARED_WAIT_US)
    end_ma = compute_current_after(lit_ma, full_ma, parts.BETWEEN_PASSES_US + parts.PASS_US)
    dark_ma = compute_current_after(end_ma, glow_ma, 2 * parts.BETWEEN_PASSES_US - parts.PASS_US)
    return (full_ma - lit_ma - (glow_ma - dark_ma) / 2) / compute_span_ma(weakness, 3)


def compute_worst_scan_error(weakness: decisions.Weakness) -> float:
    """Return the largest error of a presence scan over all dice and the empty floor, as a share of a white die."""
    return max(abs(compute_scan_error(weakness, name)) for name in (None, *decisions.DICE))


def compute_probe_error(
    weakness: decisions.Weakness, name: str | None, color: int, start_ma: float | None = None
) -> float:
    """Return the error of a color probe under one light, because the sensor has not settled yet.

    It is a share of a white die's light; the mean of the probe's passes counts. `name` is the surface of the die, None
    for an empty slot. The light is `color` (0-2: red, green, blue). `start_ma` is the sensor's current at the
    beginning, by default that under the weak glow of the infrared LEDs.
    """
    glow_ma = compute_glow_ma(weakness, name)
    full_ma = compute_light_ma(weakness, name, color) + glow_ma
    current_ma = compute_current_after(glow_ma if start_ma is None else start_ma, full_ma, parts.PROBE_WAIT_US)
    total_ma = current_ma
    for _ in range(parts.PROBE_PASSES - 1):
        current_ma = compute_current_after(current_ma, full_ma, parts.PASS_US)
        total_ma += current_ma
    return (full_ma - total_ma / parts.PROBE_PASSES) / compute_span_ma(weakness, color)


def compute_worst_probe_error(weakness: decisions.Weakness, start_ma: float | None = None) -> float:
    """Return the largest error of a color probe over all dice, the empty floor and all colors.

    It is a share of a white die's light. `start_ma` is as in `compute_probe_error`.
    """
    return max(
        compute_probe_error(weakness, name, color, start_ma) for name in (None, *decisions.DICE) for color in range(3)
    )
