"""Light that upright walls around a sensor return: from an emitter to a wall, and from there to the sensor.

Heights are above the board, in mm.
"""

from math import hypot, pi

from hardware.calc import kernel, optics, parts

_PATCHES = 16  # on each side of a wall
_CM2 = 100.0  # 1/mm2 is 100/cm2


def get_body_mm(color: int) -> float:
    """Return the height in mm of the clear body of the LED or infrared LED that makes the light `color`.

    Lights are 0-3: red, green, blue, infrared.
    """
    return parts.INFRARED_HIGH_MM if color == kernel.INFRARED else parts.LED_HIGH_MM


def compute_light_by_walls(color: int, half_mm: float, low_mm: float, top_mm: float) -> float:
    """Return the light that four white walls, `half_mm` from the sensor, return to it, as a share of a white die's.

    The light is `color` (0-3: red, green, blue, infrared). The walls begin at the height `low_mm` and end at `top_mm`.
    """
    wall_mm = (top_mm - low_mm) / _PATCHES
    total = 0.0
    for step in range(_PATCHES):
        offset_mm = ((step + 0.5) / _PATCHES * 2 - 1) * half_mm
        for height_mm in (low_mm + wall_mm * (row + 0.5) for row in range(_PATCHES)):
            for x_mm, y_mm in (
                (half_mm, offset_mm),
                (-half_mm, offset_mm),
                (offset_mm, half_mm),
                (offset_mm, -half_mm),
            ):
                total += _compute_light_by_wall(color, x_mm, y_mm, height_mm, abs(x_mm) == half_mm)
    return total * wall_mm * 2 * half_mm / _PATCHES / pi * _CM2 / optics.compute_die_factor()


def _compute_light_by_wall(color: int, x_mm: float, y_mm: float, height_mm: float, is_side: bool) -> float:
    """Return the light that reaches the sensor by way of a place on a wall, for each unit of intensity, in 1/mm4.

    The light is `color` (0-3: red, green, blue, infrared). `is_side` is true for a wall on the left or right of the
    sensor, false for a wall at the front or back.
    """
    emitter_mm = kernel.get_emitter_mm(color)
    factor = 1.0
    for from_mm, body_mm in ((emitter_mm, get_body_mm(color)), (0.0, parts.SENSOR_HIGH_MM)):
        rise_mm = height_mm - body_mm
        distance = hypot(x_mm - from_mm, y_mm, rise_mm)
        wall_cosine = (abs(x_mm - from_mm) if is_side else abs(y_mm)) / distance
        if is_behind_fin(from_mm, body_mm, x_mm, height_mm):
            return 0.0
        factor *= max(rise_mm / distance, parts.SIDEWAYS) * wall_cosine / distance**2
    return factor


def is_behind_fin(from_mm: float, body_mm: float, x_mm: float, height_mm: float) -> bool:
    """Return whether a fin hides a place on a wall from the top of a body (emitter or sensor).

    The two fins are low walls, on the left and right of the sensor.
    """
    for fin_mm in (-parts.FIN_ASIDE_MM, parts.FIN_ASIDE_MM):
        is_between = min(from_mm, x_mm) < fin_mm < max(from_mm, x_mm)
        if is_between and body_mm + (height_mm - body_mm) * (fin_mm - from_mm) / (x_mm - from_mm) < parts.FIN_HIGH_MM:
            return True
    return False
