"""Binary STL files, which hold the triangles of a part's surface: written, read and checked."""

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

_HEADER = 84
_TRIANGLE = np.dtype([("normal", "<3f4"), ("corners", "<9f4"), ("attribute", "<u2")])


class Mesh(NamedTuple):
    """The triangles of a part in mm: the part lies on the bed (z 0), with the middle of its outline at (0, 0)."""

    vertices: np.ndarray  # n x 3
    triangles: np.ndarray  # n x 3 indices of vertices

    @property
    def size(self) -> tuple[float, float, float]:
        width, depth, height = np.ptp(self.vertices, axis=0)
        return float(width), float(depth), float(height)


def hash_file(path: Path) -> str:
    """Return a hash of a file's contents: 16 hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def write_stl(path: Path, shape, deviation_mm: float = 0.05, deviation_rad: float = 0.3) -> None:
    """Write a shape of CadQuery as an STL file, without triangles of no area, which CadQuery makes at rounded corners.

    Triangles may be off the shape by `deviation_mm`, and in direction by `deviation_rad`.
    """
    shape.exportStl(str(path), deviation_mm, deviation_rad, ascii=False)
    triangles = _read_triangles(path)
    a, b, c = triangles["corners"].reshape(-1, 3, 3).transpose(1, 0, 2)
    kept_triangles = triangles[(a != b).any(axis=1) & (b != c).any(axis=1) & (c != a).any(axis=1)]
    head = path.read_bytes()[: _HEADER - 4]
    path.write_bytes(head + len(kept_triangles).to_bytes(4, "little") + kept_triangles.tobytes())


def _read_triangles(path: Path) -> np.ndarray:
    return np.frombuffer(path.read_bytes(), _TRIANGLE, offset=_HEADER)


def check_file(path: Path) -> list[str]:
    """Return findings about the mesh in an STL file, with its corners exactly as stored, not rounded."""
    vertices, indices = np.unique(_read_triangles(path)["corners"].reshape(-1, 3), axis=0, return_inverse=True)
    return check_mesh(path.name, vertices, indices.reshape(-1, 3))


def check_mesh(name: str, vertices: np.ndarray, triangles: np.ndarray) -> list[str]:
    """Return findings about a mesh that does not enclose a solid, or whose triangles do not all face outward."""
    starts, ends = triangles.astype(np.int64), np.roll(triangles, -1, axis=1)
    edges, copies = np.unique(starts * len(vertices) + ends, return_counts=True)
    lone_edges = int((~np.isin(edges, ends * len(vertices) + starts)).sum() + (copies > 1).sum())
    empty_triangles = int((starts == ends).any(axis=1).sum())
    findings = [f"{name} has {empty_triangles} triangles without area"] if empty_triangles else []
    findings += [f"{name} has {lone_edges} edges without one triangle on either side"] if lone_edges else []
    a, b, c = vertices[triangles].astype(float).transpose(1, 0, 2)
    is_inside_out = not lone_edges and np.einsum("ij,ij->", a, np.cross(b, c)) <= 0
    return [*findings, f"{name} is inside out"] if is_inside_out else findings


@cache
def read_stl(path: Path) -> Mesh:
    """Return the mesh of an STL file, moved so that it lies on the bed with the middle of its outline at (0, 0)."""
    stored_triangles = _read_triangles(path)
    corners = stored_triangles["corners"].reshape(-1, 3).astype(float).round(4)
    vertices, indices = np.unique(corners, axis=0, return_inverse=True)
    triangles = indices.reshape(-1, 3)
    a, b, c = triangles.T
    kept_triangles = triangles[(a != b) & (b != c) & (c != a)]  # rounding joins the corners of the smallest
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    origin = np.array([*((low + high) / 2)[:2], low[2]])
    return Mesh((vertices - origin).round(4), kept_triangles)
