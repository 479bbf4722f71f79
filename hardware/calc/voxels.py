"""Solids as cells of a grid: a closed mesh fills the cells whose middles are inside the mesh."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class VoxelGrid(NamedTuple):
    """A block of cubic cells in mm: its lowest corner, the size of a cell, and how many cells it has each way."""

    low: tuple[float, float, float]
    step: float
    shape: tuple[int, int, int]

    def places_to_cells(self, places: NDArray) -> NDArray:
        """Return the indices of the cells in which the places are."""
        return np.floor((places - np.array(self.low)) / self.step).astype(int)

    def contains_cells(self, cells: NDArray) -> NDArray:
        """Return which of the cells (given as indices) are in the grid."""
        x, y, z = cells.T
        width, depth, height = self.shape
        return (x >= 0) & (x < width) & (y >= 0) & (y < depth) & (z >= 0) & (z < height)

    def compute_cell_centers(self, axis: int) -> NDArray:
        """Return the coordinates of the cells' middles along an axis, in mm."""
        return self.low[axis] + (np.arange(self.shape[axis]) + 0.5) * self.step


def fill_mesh(corners: NDArray, grid: VoxelGrid) -> NDArray:
    """Return which cells of a grid are inside a closed mesh.

    `corners` is the array of the mesh's triangles: triangle, corner, axis. A cell is inside when an odd number of
    triangles is above its middle.
    """
    crossings = np.zeros((*grid.shape[:2], grid.shape[2] + 1), dtype=np.int8)
    # A shift of a millionth of a cell keeps columns off the edges that are drawn on the grid.
    x, y = (grid.compute_cell_centers(axis) + grid.step * 1e-6 * (axis + 1) for axis in (0, 1))
    for triangle in corners:
        _count_crossings(crossings, triangle, x, y, grid)
    crossings_above = crossings[:, :, ::-1].cumsum(axis=2, dtype=np.int8)[:, :, ::-1]
    return crossings_above[:, :, 1:] % 2 == 1


def _count_crossings(crossings: NDArray, triangle: NDArray, x: NDArray, y: NDArray, grid: VoxelGrid) -> None:
    """Count a triangle in `crossings`, once in each upright column of cells that it crosses.

    It is counted at the column's lowest cell whose middle is above the triangle. `crossings` has the number of
    triangles counted at each cell. `x` and `y` have the places of the columns.
    """
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle.tolist()
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if abs(area) < 1e-12:
        return
    columns = np.flatnonzero((x >= min(ax, bx, cx)) & (x <= max(ax, bx, cx)))
    rows = np.flatnonzero((y >= min(ay, by, cy)) & (y <= max(ay, by, cy)))
    px, py = x[columns][:, None], y[rows][None, :]
    weight_b = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area
    weight_c = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area
    is_inside = (weight_b >= 0) & (weight_c >= 0) & (weight_b + weight_c <= 1)
    heights = az + weight_b * (bz - az) + weight_c * (cz - az)
    levels = np.ceil((heights - grid.low[2]) / grid.step - 0.5).astype(int).clip(0, grid.shape[2])
    column, row = np.nonzero(is_inside)
    np.add.at(crossings, (columns[column], rows[row], levels[column, row]), 1)
