"""The triangles of a binary STL file."""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

_HEADER = 84
_TRIANGLE = np.dtype([("normal", "<3f4"), ("corners", "<9f4"), ("attribute", "<u2")])


class Solid(NamedTuple):
    """A part's triangles, lying on the bed around the middle of its outline, in mm."""

    vertices: np.ndarray  # n x 3
    triangles: np.ndarray  # n x 3 indices of vertices

    @property
    def size(self) -> tuple[float, float, float]:
        width, depth, height = np.ptp(self.vertices, axis=0)
        return float(width), float(depth), float(height)


def digest(path: Path) -> str:
    """Return the hash by which a table knows a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


@cache
def read(path: Path) -> Solid:
    """Return the solid of a file."""
    stored = np.frombuffer(path.read_bytes(), _TRIANGLE, offset=_HEADER)
    corners = stored["corners"].reshape(-1, 3).astype(float).round(4)
    vertices, numbers = np.unique(corners, axis=0, return_inverse=True)
    triangles = numbers.reshape(-1, 3)
    a, b, c = triangles.T
    kept = triangles[(a != b) & (b != c) & (c != a)]  # rounding joins the corners of the smallest
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    origin = np.array([*((low + high) / 2)[:2], low[2]])
    return Solid((vertices - origin).round(4), kept)
