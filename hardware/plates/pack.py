"""The arrangement of parts in rows on plates: the deepest parts first, each in the first row that has room for it."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from hardware.case.layout import PRINTER_MM
from hardware.plates.parts import FILAMENTS, WALLS, PrintedPart

EDGE_MM = 2.0  # kept free at the bed's edges
GAP_MM = 4.0  # between parts, and between their brims
Size = Callable[[PrintedPart], tuple[float, float, float]]


class PlacedCopy(NamedTuple):
    """A copy of a part on the bed: `x`, `y` are the middle of its outline, in mm from the bed's front left corner."""

    part: PrintedPart
    x: float
    y: float


@dataclass
class Plate:
    """A plate: the parts that are printed together, each with its position, and how often to print the plate."""

    name: str
    room: str
    filament: str
    places: list[PlacedCopy] = field(default_factory=list)
    times: int = 1

    @property
    def walls(self) -> int:
        return WALLS[self.room]

    def count_parts(self) -> dict[str, int]:
        """Return how many copies of each part are on the plate."""
        return dict(Counter(place.part.name for place in self.places))

    def list_supported(self) -> list[str]:
        return sorted({place.part.name for place in self.places if place.part.supports})


class _Row:
    """A row of parts on a bed: its front edge, its depth, and how much of its width is used, in mm."""

    def __init__(self, front: float, depth: float):
        self.front = front
        self.depth = depth
        self.used = 0.0


class _Bed:
    """A bed that is being filled with parts, in rows."""

    def __init__(self, side: float):
        self.side = side
        self.rows: list[_Row] = []
        self.places: list[PlacedCopy] = []

    def try_part(self, part: PrintedPart, width: float, depth: float) -> bool:
        """Place a part of this width and depth on the bed if there is room for it; return whether there was."""
        for row in self.rows:
            if depth <= row.depth and row.used + width <= self.side:
                break
        else:
            front = sum(row.depth + GAP_MM for row in self.rows)
            if front + depth > self.side and self.rows:
                return False
            row = _Row(front, depth)
            self.rows.append(row)
        self.places.append(PlacedCopy(part, row.used + width / 2, row.front + depth / 2))
        row.used += width + GAP_MM
        return True


def pack_parts(parts: Iterable[PrintedPart], size: Size) -> list[Plate]:
    """Arrange all parts on plates, and return the plates. Equal plates count as one that is printed several times.

    `size` returns the width, depth and height of a part.
    """
    plates: list[Plate] = []
    groups: dict[tuple, list[PrintedPart]] = {}
    for part in parts:
        key = (part.room, FILAMENTS.index(part.filament), part.max_per_plate and part.name)
        groups.setdefault(key, []).append(part)
    for (room, filament, _), group in sorted(groups.items(), key=lambda item: (*item[0][:2], str(item[0][2]))):
        for places in _fill_beds(group, size):
            last_plate = plates[-1] if plates else None
            if last_plate and last_plate.room == room and last_plate.places == places:
                last_plate.times += 1
                continue
            base_name = f"{room}-{FILAMENTS[filament]}"
            number = 1 + sum(plate.name.startswith(f"{base_name}-") for plate in plates)
            plates.append(Plate(f"{base_name}-{number}", room, FILAMENTS[filament], places))
    return plates


def compute_outline(part: PrintedPart, size: Size) -> tuple[float, float]:
    """Return width and depth of a part with its brim, in mm."""
    width, depth, _ = size(part)
    return width + 2 * part.brim_mm, depth + 2 * part.brim_mm


def _fill_beds(group: list[PrintedPart], size: Size) -> list[list[PlacedCopy]]:
    copies = [part for part in group for _ in range(part.copies)]
    copies.sort(key=lambda part: (-compute_outline(part, size)[1], -compute_outline(part, size)[0], part.name))
    beds: list[_Bed] = []
    for part in copies:
        open_beds = [bed for bed in beds if not part.max_per_plate or len(bed.places) < part.max_per_plate]
        if not any(bed.try_part(part, *compute_outline(part, size)) for bed in open_beds):
            beds.append(_Bed(PRINTER_MM - 2 * EDGE_MM))
            beds[-1].try_part(part, *compute_outline(part, size))
    return [_center_copies(bed.places, size) for bed in beds]


def _center_copies(places: list[PlacedCopy], size: Size) -> list[PlacedCopy]:
    """Return the copies on a plate, moved so that together they are in the middle of the bed."""
    boxes = [(place, *compute_outline(place.part, size)) for place in places]
    middle_x = (min(p.x - w / 2 for p, w, _ in boxes) + max(p.x + w / 2 for p, w, _ in boxes)) / 2
    middle_y = (min(p.y - d / 2 for p, _, d in boxes) + max(p.y + d / 2 for p, _, d in boxes)) / 2
    off_x, off_y = PRINTER_MM / 2 - middle_x, PRINTER_MM / 2 - middle_y
    return [PlacedCopy(place.part, round(place.x + off_x, 3), round(place.y + off_y, 3)) for place in places]
