"""The light that a slot's sensor gets from a die: that of the die's cells, weighted by the slot's kernel.

The kernel says how much each point above the sensor counts for it (`hardware.calc.kernel`).
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from hardware.calc import kernel, parts, solder_mask, stray_light
from hardware.reading.printing import LIGHTS
from hardware.reading.rendering import CELLS
from simulator.tray.optics import Surface

QUARTERS = (0, 1, 2, 3)
_RED = 0


@dataclass(frozen=True)
class DiePlace:
    """Where a die's face is over the sensor: its shift from the middle in mm, seen from above, and its rotation.

    The shift is to the right and to the front. `height_mm` is the height of the die's underside over the sensor.
    `aside_mm` says how far to the right of their pads' middles the LEDs are soldered.
    """

    name: str = "straight"
    right_mm: float = 0.0
    front_mm: float = 0.0
    turned_deg: float = 0.0
    height_mm: float = parts.DIE_HEIGHT_MM
    aside_mm: float = 0.0


STRAIGHT = DiePlace()


@cache
def compute_weights(place: DiePlace, quarter: int) -> np.ndarray:
    """Return how much each cell of a die counts for the signal in each light: LIGHTS x CELLS x CELLS.

    The cells are as in `calc.kernel.compute_weights`. `quarter` is the die's rotation in steps of 90 degrees. The
    weights of a straight die in this slot have the sum 1.
    """
    angle = np.radians(place.turned_deg + 90 * quarter)
    cell_mm = parts.DIE_MM / CELLS
    middles = (np.arange(CELLS) + 0.5) * cell_mm - parts.DIE_MM / 2
    front, right = np.meshgrid(middles, -middles, indexing="ij")
    x_mm = place.right_mm + right * np.cos(angle) - front * np.sin(angle)
    y_mm = place.front_mm + right * np.sin(angle) + front * np.cos(angle)
    by_emitter = {}
    for light in (_RED, kernel.INFRARED):
        emitter_mm = kernel.get_emitter_mm(light) + place.aside_mm
        shares = [
            kernel.compute_density(float(x), float(y), emitter_mm, place.height_mm)
            for x, y in zip(x_mm.flat, y_mm.flat, strict=True)
        ]
        scale = cell_mm**2 / kernel.compute_total(emitter_mm, place.height_mm)
        by_emitter[light] = np.array(shares).reshape(CELLS, CELLS) * scale
    return np.array([by_emitter[light if light == kernel.INFRARED else _RED] for light in range(LIGHTS)])


def compute_shares(die: np.ndarray, place: DiePlace, quarter: int) -> np.ndarray:
    """Return the reflectance of a whole die in each light, as its sensor sees it: a weighted mean of its cells."""
    return np.einsum("lrc,rcl->l", compute_weights(place, quarter), die)


def make_surface(reflectances) -> Surface:
    """Return a surface with these reflectances for the simulator's optical model.

    The light that the slot around the die sends back is added, and what board and die reflect to each other.
    """
    surroundings = stray_light.compute_around_die_shares()
    light_shares = [
        surroundings[light] + solder_mask.reflectance_to_returned(float(share), light)
        for light, share in enumerate(reflectances)
    ]
    return Surface(*light_shares)
