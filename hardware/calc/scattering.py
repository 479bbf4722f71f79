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
        fillings = self.cells.take(np.ravel_multi_index(tuple(cells.T), self.grid.shape, mode="clip"))
        return np.where(self.grid.contains_cells(cells), fillings, AIR)


Source = Callable[[VoxelScene, NDArray, Generator], NDArray]  # the illuminance at places from an LED of 1 cd, in lx
# (old places, new places, directions, rng) of steps -> new places and directions after mirroring.
Mirror = Callable[[NDArray, NDArray, NDArray, Generator], tuple[NDArray, NDArray]]


def compute_scattering_share(reflectance: float) -> float:
    """Return the share of collisions that must scatter light, so that a thick body has this `reflectance`.

    Van de Hulst's approximation for even scattering: R = (1 - s)(1 - 0.139 s) / (1 + 1.17 s), s = sqrt(1 - share).
    """
    low, high = 0.0, 1.0
    for _ in range(40):
        s = (low + high) / 2
        low, high = (s, high) if (1 - s) * (1 - 0.139 * s) / (1 + 1.17 * s) > reflectance else (low, s)
    return 1 - low**2


def trace_luminance(
    scene: VoxelScene,
    places: NDArray,
    directions: NDArray,
    rng: Generator,
    source: Source,
    mirror: Mirror | None = None,
) -> float:
    """Follow light paths backward from `places` along `directions`, and return the sum of their luminances.

    It is in cd/m2 for each cd of the source. `source` gives the illuminance where a path is scattered. `mirror`, if
    given, reflects steps of paths.
    """
    luminance, max_per_mm = 0.0, scene.per_mm.max()
    while len(places):
        new_places = places + directions * (-np.log(1 - rng.random(len(places))) / max_per_mm)[:, None]
        if mirror:
            new_places, directions = mirror(places, new_places, directions, rng)
        is_kept = scene.grid.contains_cells(scene.grid.places_to_cells(new_places))
        places, directions = new_places[is_kept], directions[is_kept]
        filling = scene.get_filling(places)
        is_hit = rng.random(len(places)) * max_per_mm < scene.per_mm[filling]
        is_kept = ~is_hit | (rng.random(len(places)) < scene.scatters[filling])
        is_hit, places, directions = is_hit[is_kept], places[is_kept], directions[is_kept]
        luminance += source(scene, places[is_hit], rng).sum() / (4 * pi)
        directions[is_hit] = _sample_directions(is_hit.sum(), rng)
    return luminance


def _sample_directions(count: int, rng: Generator) -> NDArray:
    z, azimuths = rng.uniform(-1, 1, count), rng.uniform(0, 2 * pi, count)
    radii = np.sqrt(1 - z**2)
    return np.column_stack((radii * np.cos(azimuths), radii * np.sin(azimuths), z))


def compute_direct_illuminance(scene: VoxelScene, places: NDArray, rng: Generator, led: NDArray) -> NDArray:
    """Return the illuminance at `places` by light that comes straight from an LED of 1 cd at `led`, in lx.

    The LED is a Lambert source that faces up. Bodies in between weaken its light.
    """
    directions = places - led
    distances = np.linalg.norm(directions, axis=1)
    cosines = (directions[:, 2] / distances).clip(0)
    # Samples are closer together near the place, which may be just below a surface.
    edges = (np.arange(_SAMPLES + 1)[:, None] / _SAMPLES) ** 2
    steps = np.diff(edges, axis=0)
    shares = edges[:-1] + steps * rng.random((_SAMPLES, len(places)))
    sample_places = (places - directions * shares[:, :, None]).reshape(-1, 3)
    depth = (scene.per_mm[scene.get_filling(sample_places)].reshape(shares.shape) * steps).sum(axis=0) * distances
    return cosines / distances**2 * np.exp(-depth) * _MM2_A_M2
