"""The silkscreen, read from the board's file: lines, discs and texts of each side, in coordinates of `board.plan`."""

from dataclasses import dataclass, field
from functools import cache
from math import cos, hypot, pi, sin
from pathlib import Path

from hardware.steps.board_reader import FILE, find_first, find_origin, load_tree, make_placing

Point = tuple[float, float]
_CORNERS = 32  # of a circle
_MIN_DISC_SHARE = 0.6  # a circle whose line is wider than this share of its diameter is a disc


@dataclass
class Silk:
    """The silkscreen of one side: lines (start, end, width), discs (middle, radius) and texts.

    A text is (words, middle, height, degrees).
    """

    lines: list[tuple[Point, Point, float]] = field(default_factory=list)
    discs: list[tuple[Point, float]] = field(default_factory=list)
    texts: list[tuple[str, Point, float, float]] = field(default_factory=list)


@cache
def read_silk(is_back: bool, path: Path = FILE) -> Silk:
    """Return the silkscreen on one side of the board: the lower side if `is_back`."""
    board = load_tree(path)
    left, top = offset = find_origin(board)
    layer = ["layer", "B.SilkS" if is_back else "F.SilkS"]
    silk = Silk()
    for item in board:
        if item[0] == "footprint":
            place_point, _ = make_placing(item, offset)
            for child in item:
                if isinstance(child, list) and layer in child:
                    _add_drawing(silk, child, place_point)
        elif isinstance(item, list) and layer in item:
            _add_drawing(silk, item, lambda x, y: (x - left, y - top))
    return silk


def _add_drawing(silk: Silk, item: list, place_point) -> None:
    """Add an item of the board's file to `silk`. Raise ValueError if it is not a line, circle or text.

    `place_point` is the function that converts the item's coordinates to those of `board.plan`.
    """

    def read_point(name: str) -> Point:
        return place_point(*(float(value) for value in find_first(item, name)[1:3]))

    kind = item[0].partition("_")[2]
    if kind == "line":
        silk.lines.append((read_point("start"), read_point("end"), float(find_first(item, "width")[1])))
    elif kind == "circle":
        middle, rim, width = read_point("center"), read_point("end"), float(find_first(item, "width")[1])
        radius = hypot(rim[0] - middle[0], rim[1] - middle[1])
        if width > _MIN_DISC_SHARE * 2 * radius:
            silk.discs.append((middle, radius + width / 2))
        else:
            corners = make_circle(middle, radius)
            silk.lines += [(start, end, width) for start, end in zip(corners, corners[1:] + corners[:1], strict=True)]
    elif kind == "text" and item[0] == "gr_text":
        at = find_first(item, "at")
        size = find_first(find_first(find_first(item, "effects"), "font"), "size")
        silk.texts.append(
            (item[1].replace("\\n", "\n"), read_point("at"), float(size[1]), float(at[3]) if len(at) > 3 else 0.0)
        )
    else:
        raise ValueError(f"the silkscreen has a {item[0]}, which the pictures do not draw")


def make_circle(middle: Point, radius: float) -> list[Point]:
    """Return the corners of a polygon that is nearly a circle."""
    angles = [2 * pi * corner / _CORNERS for corner in range(_CORNERS)]
    return [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle in angles]


def make_ribbon(start: Point, end: Point, width: float) -> list[Point]:
    """Return the corners of a rectangle that covers a line of this width and, at each end, half the width more."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    x, y = (end[0] - start[0]) / length * width / 2, (end[1] - start[1]) / length * width / 2
    (ax, ay), (bx, by) = (start[0] - x, start[1] - y), (end[0] + x, end[1] + y)
    return [(ax - y, ay + x), (bx - y, by + x), (bx + y, by - x), (ax + y, ay - x)]
