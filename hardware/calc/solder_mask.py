"""The exchange of light between die and board: the board's solder mask reflects a die's light back to the die."""

from functools import cache
from math import pi

from hardware.calc import parts

_PLATES = 10  # patches on each side of die and board


@cache
def compute_board_share(color: int) -> float:
    """Return the share of a white die's light that the board sends back, so that it shines on the die again.

    The light is `color` (0-3: red, green, blue, infrared).
    """
    die_mm, cell_mm = parts.DIE_MM, parts.PITCH_MM - parts.LIGHT_WALL_MM
    high_mm = parts.DIE_HEIGHT_MM + parts.SENSOR_HIGH_MM
    die_places = [((step + 0.5) / _PLATES - 0.5) * die_mm for step in range(_PLATES)]
    cell_places = [((step + 0.5) / _PLATES - 0.5) * cell_mm for step in range(_PLATES)]
    total = sum(
        high_mm**2 / ((x - u) ** 2 + (y - v) ** 2 + high_mm**2) ** 2
        for x in die_places
        for y in die_places
        for u in cell_places
        for v in cell_places
    )
    die_patch_mm2, cell_patch_mm2 = (die_mm / _PLATES) ** 2, (cell_mm / _PLATES) ** 2
    board_share = total * cell_patch_mm2 / pi / _PLATES**2
    die_share = total * die_patch_mm2 / pi / _PLATES**2
    return board_share * parts.BOARD_RETURNS[color] * die_share * (1 - parts.FRESNEL) ** 4


def reflectance_to_returned(reflectance: float, color: int) -> float:
    """Return the share of a light that a die returns, including the light that board and die exchange repeatedly.

    The light is `color` (0-3: red, green, blue, infrared).
    """
    return reflectance / (1 - reflectance * compute_board_share(color))


def returned_to_reflectance(returned: float, color: int) -> float:
    """Return the reflectance of a die that returns the share `returned` of a light.

    The light is `color` (0-3: red, green, blue, infrared). This is the inverse of `reflectance_to_returned`.
    """
    return returned / (1 + returned * compute_board_share(color))
