"""The spatial kernel of a slot: how much each place of a die's underside adds to the sensor's signal, for each light.

Places are in mm from the middle of the sensor, seen from above: x to the right, y to the front. The LED is on the left
of the sensor, the infrared LED on the right.
"""

from functools import cache
from math import cos, pi, radians, sin

from hardware.calc import parts

INFRARED = 3  # lights are 0-3: red, green, blue, infrared
_STEP_MM = 0.5


def get_emitter_mm(color: int) -> float:
    """Return the x of the emitter of a light, in mm from the sensor's middle.

    Lights are 0-3: red, green, blue, infrared.
    """
    return parts.LED_ASIDE_MM if color == INFRARED else -parts.LED_ASIDE_MM


def compute_density(x_mm: float, y_mm: float, emitter_at_mm: float, height_mm: float = parts.DIE_HEIGHT_MM) -> float:
    """Return the irradiance at the sensor from 1 mm2 of a die's white underside at (x_mm, y_mm), in 1/mm4.

    It is for each unit of the emitter's intensity. Factors: LED to die, cos^2/d^2; diffuse reflection there, 1/pi; die
    to sensor, cos^2/d^2 (one cosine at each end; the sensor's response is a cosine, as +-60 degrees implies).
    """
    if _is_shaded_by_fin(x_mm, emitter_at_mm, height_mm):
        return 0.0
    to_emitter = height_mm**2 + y_mm**2 + (x_mm - emitter_at_mm) ** 2
    to_sensor = height_mm**2 + y_mm**2 + x_mm**2
    return height_mm**4 / (to_emitter * to_sensor) ** 2 / pi


def _is_shaded_by_fin(x_mm: float, emitter_at_mm: float, height_mm: float) -> bool:
    """Return whether the fin beside an emitter, a wall of the case, shades the place `x_mm` of a die's underside."""
    side = 1 if emitter_at_mm > 0 else -1
    beyond_fin_mm = abs(emitter_at_mm) - (parts.FIN_ASIDE_MM + parts.FIN_THICK_MM / 2)
    distance_mm = side * (emitter_at_mm - x_mm)
    if beyond_fin_mm <= 0 or distance_mm <= beyond_fin_mm:
        return False
    above_emitter_mm = height_mm + parts.SENSOR_HIGH_MM - parts.LED_HIGH_MM
    return parts.LED_HIGH_MM + above_emitter_mm * beyond_fin_mm / distance_mm < parts.FIN_HIGH_MM


def compute_total(emitter_at_mm: float, height_mm: float = parts.DIE_HEIGHT_MM) -> float:
    """Return the irradiance at the sensor from a die's whole white underside, for each unit of intensity, in 1/mm2."""
    places = _compute_cell_centers(int(parts.DIE_MM / _STEP_MM), parts.DIE_MM)
    return (
        sum(compute_density(x_mm, y_mm, emitter_at_mm, height_mm) for x_mm in places for y_mm in places) * _STEP_MM**2
    )


@cache
def compute_weights(
    color: int, cells: int = 64, offset_mm: tuple[float, float] = (0.0, 0.0), turned_deg: float = 0.0
) -> tuple[tuple[float, ...], ...]:
    """Return how much each cell of a die's underside counts for the sensor's signal: rows of `cells` numbers.

    The light is `color` (0-3: red, green, blue, infrared). The face is seen from below, as it is printed, with its top
    to the back of the tray: row 0 is at the back, column 0 at the right of the tray. `offset_mm` (x, y) is the die's
    distance from the middle, `turned_deg` its rotation, clockwise as seen from above. The numbers of a straight die in
    the middle have the sum 1; those of a shifted die have a smaller or larger sum.
    """
    cell_mm = parts.DIE_MM / cells
    scale = cell_mm**2 / compute_total(get_emitter_mm(color))
    cosine, sine = cos(radians(turned_deg)), sin(radians(turned_deg))
    middles = _compute_cell_centers(cells, parts.DIE_MM)
    rows = []
    for front_mm in middles:
        row = []
        for right_mm in reversed(middles):
            x_mm = offset_mm[0] + right_mm * cosine - front_mm * sine
            y_mm = offset_mm[1] + right_mm * sine + front_mm * cosine
            row.append(compute_density(x_mm, y_mm, get_emitter_mm(color)) * scale)
        rows.append(tuple(row))
    return tuple(rows)


def compute_share_within(color: int, width_mm: float, height_mm: float) -> float:
    """Return the share of a sensor's signal that comes from a rectangle in the middle of a die's underside.

    The light is `color` (0-3: red, green, blue, infrared).
    """
    cells = 64
    middles = _compute_cell_centers(cells, parts.DIE_MM)
    inside_x = [abs(middle) < width_mm / 2 for middle in reversed(middles)]
    inside_y = [abs(middle) < height_mm / 2 for middle in middles]
    return sum(
        share
        for row, is_row in zip(compute_weights(color, cells), inside_y, strict=True)
        for share, is_column in zip(row, inside_x, strict=True)
        if is_row and is_column
    )


def _compute_cell_centers(cells: int, size_mm: float) -> list[float]:
    cell_mm = size_mm / cells
    return [(cell + 0.5) * cell_mm - size_mm / 2 for cell in range(cells)]
