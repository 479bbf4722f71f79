"""Tracing of light that bodies scatter: paths are followed backward by chance (fixed seed), from the eye into a grid.

The grid's cells are filled with materials. Wherever a path is scattered, a source adds the light that reaches that
place. Bodies scatter evenly to all sides; their surfaces are rough, so that they do not guide light. Sizes are in mm.
"""

from collections.abc import Callable
from math import pi
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from hardware.calc.voxels import VoxelGrid

AIR = 0  # fills the cells that nothing else fills
SOLID_PER_MM = 20.0  # collisions in bodies that no light passes
_SAMPLES = 64  # of the way to an LED
_MM2_A_M2 = 1e6


class VoxelScene(NamedTuple):
    """A scene of cells: the filling (material) of each cell, and how each filling treats light.

    `per_mm` has the collisions in each mm of a filling, `scatters` the share of collisions that scatter the light
    (others absorb it).
    """

    grid: VoxelGrid
    cells: NDArray
    per_mm: NDArray
    scatters: NDArray

    def get_filling(self, places: NDArray) -> NDArray:
        """Return the filling (the number of a material) of the cells at `places`; it is air outside the grid."""
        cells = self.grid.places_to_cells(places)
        found = self.cells.take(np.ravel_multi_index(tuple(cells.T), self.grid.shape, mode="clip"))
        return np.where(self.grid.contains_cells(cells), found, AIR)


Source = Callable[[VoxelScene, NDArray, Generator], NDArray]  # the illuminance at places from an LED of 1 cd, in lx
# What becomes of steps from places to new ones on their ways: new places and ways.
Mirror = Callable[[NDArray, NDArray, NDArray, Generator], tuple[NDArray, NDArray]]


def compute_scattering_share(reflects: float) -> float:
    """Return what share of collisions must scatter light, so that a thick body has the reflectance `reflects`.

    Van de Hulst's approximation for even scattering: R = (1 - s)(1 - 0.139 s) / (1 + 1.17 s), s = sqrt(1 - share).
    """
    low, high = 0.0, 1.0
    for _ in range(40):
        s = (low + high) / 2
        low, high = (s, high) if (1 - s) * (1 - 0.139 * s) / (1 + 1.17 * s) > reflects else (low, s)
    return 1 - low**2


def trace_luminance(
    scene: VoxelScene, places: NDArray, ways: NDArray, chance: Generator, source: Source, mirror: Mirror | None = None
) -> float:
    """Follow light paths backward from `places` along `ways`, and return the sum of their luminances.

    It is in cd/m2 for each cd of the source. `source` gives the illuminance where a path is scattered. `mirror`, if
    given, reflects steps of paths.
    """
    found, most = 0.0, scene.per_mm.max()
    while len(places):
        new = places + ways * (-np.log(1 - chance.random(len(places))) / most)[:, None]
        if mirror:
            new, ways = mirror(places, new, ways, chance)
        kept = scene.grid.contains_cells(scene.grid.places_to_cells(new))
        places, ways = new[kept], ways[kept]
        filling = scene.get_filling(places)
        hit = chance.random(len(places)) * most < scene.per_mm[filling]
        kept = ~hit | (chance.random(len(places)) < scene.scatters[filling])
        hit, places, ways = hit[kept], places[kept], ways[kept]
        found += source(scene, places[hit], chance).sum() / (4 * pi)
        ways[hit] = _sample_directions(hit.sum(), chance)
    return found


def _sample_directions(count: int, chance: Generator) -> NDArray:
    up, turn = chance.uniform(-1, 1, count), chance.uniform(0, 2 * pi, count)
    aside = np.sqrt(1 - up**2)
    return np.column_stack((aside * np.cos(turn), aside * np.sin(turn), up))


def compute_direct_illuminance(scene: VoxelScene, places: NDArray, chance: Generator, led: NDArray) -> NDArray:
    """Return the illuminance at `places` by light that comes straight from an LED of 1 cd at `led`, in lx.

    The LED is a Lambert source that faces up. Bodies in between weaken its light.
    """
    ways = places - led
    far = np.linalg.norm(ways, axis=1)
    upright = (ways[:, 2] / far).clip(0)
    # Samples lie closer together near the place, which may be just below a surface.
    edges = (np.arange(_SAMPLES + 1)[:, None] / _SAMPLES) ** 2
    steps = np.diff(edges, axis=0)
    shares = edges[:-1] + steps * chance.random((_SAMPLES, len(places)))
    between = (places - ways * shares[:, :, None]).reshape(-1, 3)
    depth = (scene.per_mm[scene.get_filling(between)].reshape(shares.shape) * steps).sum(axis=0) * far
    return upright / far**2 * np.exp(-depth) * _MM2_A_M2
