"""The search for places for the silkscreen's texts: next to their part, on no pad, part or other text."""

from collections.abc import Iterable, Iterator
from math import hypot

import pcbnew

from hardware.board import kicad, plan

SIZES_MM = (1.0, 0.8)  # of texts beside parts: the larger where there is room
LINE_MM = 0.15  # the least width that board makers print
_ROOM_MM = 0.15  # between a text and what it must not touch
_DISTANCES_MM = (0.0, 0.4, 0.8, 1.3, 1.9, 2.6, 3.4)
_SHIFTS_MM = (0.0, -0.8, 0.8, -1.6, 1.6, -2.6, 2.6, -4.0, 4.0)
_DOT_DISTANCES_MM = tuple(0.3 + 0.1 * step for step in range(12))  # from a pad to its dot
_TURNED_COST, _VIA_COST = 0.6, 0.5


class NoRoomError(Exception):
    """Raised when there is no free place for a text or dot near its part."""


class Labels:
    """The silkscreen's texts on one side of the board: what they must not touch, and the functions that write them."""

    def __init__(self, board: pcbnew.BOARD, *, is_back: bool):
        self.board = board
        self.is_back = is_back
        self.silk = pcbnew.B_SilkS if is_back else pcbnew.F_SilkS
        self.taken: list[tuple] = []
        self.vias = [
            kicad.from_kicad_box(item.GetBoundingBox()) for item in board.GetTracks() if item.Type() == pcbnew.PCB_VIA_T
        ]
        self.bodies: dict[str, tuple] = {}
        self._pad_boxes: list[tuple] = []
        layer = pcbnew.B_Mask if is_back else pcbnew.F_Mask
        for footprint in board.GetFootprints():
            if footprint.IsFlipped() == is_back:
                self.bodies[footprint.GetReference()] = kicad.get_body_box(footprint)
                silk_items = (item for item in footprint.GraphicalItems() if item.IsOnLayer(self.silk))
                self.taken += [kicad.from_kicad_box(item.GetBoundingBox()) for item in silk_items]
            self._pad_boxes += [
                kicad.from_kicad_box(pad.GetBoundingBox()) for pad in footprint.Pads() if pad.IsOnLayer(layer)
            ]
        self.taken += self._pad_boxes
        self.taken += [_grow_box((x, y, x, y), plan.HOLE_KEEP_OUT) for x, y in plan.HOLES]
        if not is_back:
            self.taken += [_grow_box((x, y, x, y), plan.FIDUCIAL_MASK) for x, y in plan.FIDUCIALS]

    def write(self, x: float, y: float, text: str, size_mm: float, degrees: float = 0.0) -> None:
        """Write a text with its middle at (x, y)."""
        item = self._make_text(text, size_mm, degrees)
        item.SetPosition(kicad.to_kicad_point(x, y))
        self.board.Add(item)
        self.taken.append(kicad.from_kicad_box(item.GetBoundingBox()))

    def write_free(self, text: str, size_mm: float, rows: Iterable[float]) -> None:
        """Write a text in the middle of the board, or as near to that as there is room without covering a via.

        `rows` has the heights (y) to try, the preferred one first. Raise NoRoomError if no row has room.
        """
        width, height = self._measure_text(text, size_mm, 0.0)
        middle = (plan.LEFT + plan.RIGHT) / 2
        for y in rows:
            for step in range(int((plan.RIGHT - plan.LEFT - width) / 2)):
                for x in (middle - step, middle + step):
                    box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
                    if self._is_free(box, None, "") and not any(_is_overlapping(box, via) for via in self.vias):
                        self.write(x, y, text, size_mm)
                        return
        raise NoRoomError(f"no place for the text {text}")

    def write_near(self, ref: str, text: str) -> None:
        """Write a text at the best place around the part `ref`, in the largest size that fits."""
        for size_mm in SIZES_MM:
            if best := self._find_best_place(ref, text, size_mm):
                x, y, degrees = best
                self.write(x, y, text, size_mm, degrees)
                return
        raise NoRoomError(f"no place for the text {text} of {ref}")

    def _find_best_place(self, ref: str, text: str, size_mm: float) -> tuple[float, float, float] | None:
        left, top, right, bottom = body_box = self._get_body_box(ref)
        best = None
        for degrees in (0.0, 90.0):
            width, height = self._measure_text(text, size_mm, degrees)
            for distance in _DISTANCES_MM:
                for shift in _SHIFTS_MM:
                    for x, y in (
                        ((left + right) / 2 + shift, top - distance - _ROOM_MM - height / 2),
                        ((left + right) / 2 + shift, bottom + distance + _ROOM_MM + height / 2),
                        (left - distance - _ROOM_MM - width / 2, (top + bottom) / 2 + shift),
                        (right + distance + _ROOM_MM + width / 2, (top + bottom) / 2 + shift),
                    ):
                        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
                        cost = distance + 0.5 * abs(shift) + (_TURNED_COST if degrees else 0.0)
                        cost += _VIA_COST * sum(_is_overlapping(box, via) for via in self.vias)
                        if (best is None or cost < best[0]) and self._is_free(box, body_box, ref):
                            best = (cost, x, y, degrees)
        return best[1:] if best else None

    def draw_dot_near(self, ref: str, pad: str, radius_mm: float) -> None:
        """Draw a dot beside the pad `pad` of a part, where the soldered part leaves it visible.

        The dot is nearer to this pad than to any other. Of equally near places, take the one farthest from the part's
        other pads.
        """
        footprint = self.board.FindFootprintByReference(ref)
        pad_box = kicad.from_kicad_box(footprint.FindPadByNumber(pad).GetBoundingBox())
        outline_box = kicad.get_outline_box(footprint)
        other_boxes = [box for box in self._pad_boxes if box != pad_box]
        own_other_boxes = [
            kicad.from_kicad_box(item.GetBoundingBox()) for item in footprint.Pads() if item.GetNumber() != pad
        ]
        for distance in _DOT_DISTANCES_MM:
            free_places = [
                place
                for place in _generate_places_around(pad_box, distance + radius_mm)
                if self._is_free(_grow_box((*place, *place), radius_mm), outline_box, ref)
                and _measure_distance(place, pad_box)
                < min(_measure_distance(place, other_box) for other_box in other_boxes)
            ]
            if free_places:
                best = max(
                    free_places, key=lambda place: min(_measure_distance(place, other) for other in own_other_boxes)
                )
                self._draw_dot(*best, radius_mm)
                self.taken.append(_grow_box((*best, *best), radius_mm))
                return
        raise NoRoomError(f"no place for the dot of {ref}")

    def _draw_dot(self, x: float, y: float, radius_mm: float) -> None:
        dot = pcbnew.PCB_SHAPE(self.board, pcbnew.SHAPE_T_CIRCLE)
        dot.SetStart(kicad.to_kicad_point(x, y))
        dot.SetEnd(kicad.to_kicad_point(x + radius_mm / 2, y))
        dot.SetWidth(pcbnew.FromMM(radius_mm))
        dot.SetLayer(self.silk)
        self.board.Add(dot)

    def _get_body_box(self, ref: str) -> tuple:
        return self.bodies.get(ref) or kicad.get_body_box(self.board.FindFootprintByReference(ref))

    def _is_free(self, box: tuple, own_box: tuple | None, ref: str) -> bool:
        left, top, right, bottom = box
        edge_mm = 0.3
        if (
            left < plan.LEFT + edge_mm
            or right > plan.RIGHT - edge_mm
            or top < plan.TOP + edge_mm
            or bottom > plan.BOTTOM - edge_mm
        ):
            return False
        box = _grow_box(box, _ROOM_MM * 0.9)
        other_bodies = (body for name, body in self.bodies.items() if name != ref)
        return not any(
            _is_overlapping(box, other_box)
            for boxes in (self.taken, other_bodies, (own_box,) if own_box else ())
            for other_box in boxes
        )

    def _make_text(self, text: str, size_mm: float, degrees: float):
        item = pcbnew.PCB_TEXT(self.board)
        item.SetText(text)
        item.SetLayer(self.silk)
        item.SetMirrored(self.is_back)
        kicad.set_text_size(item, size_mm, max(LINE_MM, size_mm * 0.14))
        kicad.set_text_angle(item, degrees)
        return item

    def _measure_text(self, text: str, size_mm: float, degrees: float) -> tuple[float, float]:
        left, top, right, bottom = kicad.from_kicad_box(self._make_text(text, size_mm, degrees).GetBoundingBox())
        return right - left, bottom - top


def _grow_box(box: tuple, margin: float) -> tuple:
    return box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin


def _is_overlapping(first: tuple, second: tuple) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def _generate_places_around(box: tuple, distance: float) -> Iterator[tuple[float, float]]:
    """Yield places (x, y) at a `distance` from the edges of a box: along its sides, then beside its corners."""
    left, top, right, bottom = box
    for fraction in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = left + (right - left) * fraction, top + (bottom - top) * fraction
        yield from ((x, top - distance), (x, bottom + distance), (left - distance, y), (right + distance, y))
    diagonal = distance * 0.5**0.5
    yield from ((x, y) for x in (left - diagonal, right + diagonal) for y in (top - diagonal, bottom + diagonal))


def _measure_distance(place: tuple[float, float], box: tuple) -> float:
    """Return the distance from a place to the nearest edge of a box, 0 inside the box."""
    left, top, right, bottom = box
    return hypot(max(left - place[0], place[0] - right, 0.0), max(top - place[1], place[1] - bottom, 0.0))
