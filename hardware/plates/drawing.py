"""Pictures of the plates, from above: which parts are on each, with hours and grams."""

from collections.abc import Callable

import numpy as np
from shapely import MultiPolygon, Polygon, polygons, union_all

from hardware.case.layout import PRINTER_MM
from hardware.hand_wiring.svg import INK, draw_page, draw_text
from hardware.plates.pack import Plate
from hardware.plates.parts import PrintedPart
from hardware.plates.stl import Mesh
from hardware.plates.table import PlateRow

_COLORS = {
    "dark": "#4a4c52",
    "white": "#e9e7df",
    "red": "#d8452f",
    "yellow": "#e2bd2c",
    "green": "#35a35a",
    "blue": "#3b74d8",
}
_COLUMNS = 4
_STEP = (PRINTER_MM + 14.0, PRINTER_MM + 34.0)  # from plate to plate
_TOLERANCE_MM = 0.15  # by which an outline may be off
_GAP_MM = 0.1  # half of the width of gaps between triangles that are closed: steep ones are left out
_MIN_UPWARD = 1e-3  # least share of a triangle's normal that points up


def draw_plates(plates: list[tuple[Plate, PlateRow | None]], load_solid: Callable[[PrintedPart], Mesh]) -> str:
    """Return a picture of some plates as SVG, each with its hours and grams if it has a row in the table.

    `load_solid` returns the mesh of a part.
    """
    parts = list(dict.fromkeys(place.part.stl for plate, _ in plates for place in plate.places))
    solids = {place.part.stl: load_solid(place.part) for plate, _ in plates for place in plate.places}
    shapes = ["<defs>"]
    for number, stl in enumerate(parts):
        shapes.append(f'<path id="p{number}" fill-rule="evenodd" d="{draw_outline(solids[stl])}"/>')
    shapes.append("</defs>")
    for number, (plate, row) in enumerate(plates):
        x, y = (number % _COLUMNS) * _STEP[0] + 7, (number // _COLUMNS) * _STEP[1] + 7
        shapes += [f'<g transform="translate({x:g} {y:g})">', *_draw_plate(plate, row, parts), "</g>"]
    rows = -(-len(plates) // _COLUMNS)
    return draw_page(min(len(plates), _COLUMNS) * _STEP[0], rows * _STEP[1], shapes)


def draw_outline(solid: Mesh) -> str:
    """Return the outline of a part, seen from above, as an SVG path (y points down in SVG)."""
    corners = solid.vertices[solid.triangles]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    upper_triangles = corners[normals[:, 2] > _MIN_UPWARD * np.where(lengths, lengths, 1.0)]
    shadow = union_all(polygons(upper_triangles[:, :, :2].round(3)), grid_size=0.01)
    shadow = shadow.buffer(_GAP_MM).buffer(-_GAP_MM).simplify(_TOLERANCE_MM)
    pieces = shadow.geoms if isinstance(shadow, MultiPolygon) else [shadow]
    areas = [piece for piece in pieces if isinstance(piece, Polygon)]
    rings = [ring for area in areas for ring in (area.exterior, *area.interiors)]
    return "".join(f"M{' '.join(f'{x:.1f} {-y:.1f}' for x, y in ring.coords[:-1])}Z" for ring in rings)


def _draw_plate(plate: Plate, row: PlateRow | None, parts: list[str]) -> list[str]:
    side = f"{PRINTER_MM:g}"
    shapes = [f'<rect width="{side}" height="{side}" rx="3" fill="#f6f6f2" stroke="#999" stroke-width="0.8"/>']
    color = _COLORS[plate.filament]
    for place in plate.places:
        position = f'x="{place.x:g}" y="{PRINTER_MM - place.y:g}"'
        shape = f'href="#p{parts.index(place.part.stl)}" fill="{color}" stroke="#333" stroke-width="0.3"'
        shapes.append(f"<use {position} {shape}/>")
    times = f", {plate.times} times" if plate.times > 1 else ""
    figures = f"{row.minutes / 60:.1f} h, {row.grams:.0f} g{times}" if row else f"not sliced{times}"
    shapes.append(draw_text(PRINTER_MM / 2, PRINTER_MM + 10, f"{plate.name}: {figures}", 10))
    names = [f"{count} x {name}" if count > 1 else name for name, count in _merge_numbered(plate.count_parts()).items()]
    shapes.append(draw_text(PRINTER_MM / 2, PRINTER_MM + 19, ", ".join(names), 7, INK))
    return shapes


def _merge_numbered(counts: dict[str, int]) -> dict[str, int]:
    """Return `counts` (name of a part -> number of copies) with numbered parts added up: seat-1 to seat-6 to seat."""
    merged: dict[str, int] = {}
    for name, count in counts.items():
        base_name = name.rstrip("0123456789")
        name = base_name.rstrip("-") if base_name.endswith("-") and base_name != name else name
        merged[name] = merged.get(name, 0) + count
    return merged
