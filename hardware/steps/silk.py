"""Read the silkscreen from the board's file: lines, discs and texts of each side, in coordinates of `board.plan`."""

from dataclasses import dataclass, field
from functools import cache
from math import cos, hypot, pi, sin
from pathlib import Path

from hardware.steps.board_reader import FILE, find_first, find_origin, load_tree, make_placing

Point = tuple[float, float]
_CORNERS = 32  # of a circle
_DISC = 0.6  # a circle whose line is wider than this share of its diameter is a disc


@dataclass
class Silk:
    """The silkscreen of one side: lines (start, end, width), discs (middle, radius) and texts.

    A text is (words, middle, height, degrees).
    """

    lines: list[tuple[Point, Point, float]] = field(default_factory=list)
    discs: list[tuple[Point, float]] = field(default_factory=list)
    texts: list[tuple[str, Point, float, float]] = field(default_factory=list)


@cache
def read_silk(under: bool, path: Path = FILE) -> Silk:
    """Return the silkscreen on one side of the board: the lower side if `under`."""
    board = load_tree(path)
    left, top = offset = find_origin(board)
    layer = ["layer", "B.SilkS" if under else "F.SilkS"]
    found = Silk()
    for item in board:
        if item[0] == "footprint":
            placed, _ = make_placing(item, offset)
            for drawn in item:
                if isinstance(drawn, list) and layer in drawn:
                    _add_drawing(found, drawn, placed)
        elif isinstance(item, list) and layer in item:
            _add_drawing(found, item, lambda x, y: (x - left, y - top))
    return found


def _add_drawing(found: Silk, item: list, placed) -> None:
    """Add an item of the board's file to `found`. Raise ValueError if it is not a line, circle or text.

    `placed` is the function that converts the item's coordinates to those of `board.plan`.
    """

    def read_point(name: str) -> Point:
        return placed(*(float(value) for value in find_first(item, name)[1:3]))

    kind = item[0].partition("_")[2]
    if kind == "line":
        found.lines.append((read_point("start"), read_point("end"), float(find_first(item, "width")[1])))
    elif kind == "circle":
        middle, rim, width = read_point("center"), read_point("end"), float(find_first(item, "width")[1])
        radius = hypot(rim[0] - middle[0], rim[1] - middle[1])
        if width > _DISC * 2 * radius:
            found.discs.append((middle, radius + width / 2))
        else:
            ends = make_circle(middle, radius)
            found.lines += [(one, other, width) for one, other in zip(ends, ends[1:] + ends[:1], strict=True)]
    elif kind == "text" and item[0] == "gr_text":
        at = find_first(item, "at")
        size = find_first(find_first(find_first(item, "effects"), "font"), "size")
        found.texts.append(
            (item[1].replace("\\n", "\n"), read_point("at"), float(size[1]), float(at[3]) if len(at) > 3 else 0.0)
        )
    else:
        raise ValueError(f"the silkscreen has a {item[0]}, which the pictures do not draw")


def make_circle(middle: Point, radius: float) -> list[Point]:
    """Return the corners of a polygon that is nearly a circle."""
    turns = [2 * pi * corner / _CORNERS for corner in range(_CORNERS)]
    return [(middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)) for turn in turns]


def make_ribbon(start: Point, end: Point, width: float) -> list[Point]:
    """Return the corners of a rectangle that covers a line of this width and, at each end, half the width more."""
    long = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    x, y = (end[0] - start[0]) / long * width / 2, (end[1] - start[1]) / long * width / 2
    (ax, ay), (bx, by) = (start[0] - x, start[1] - y), (end[0] + x, end[1] + y)
    return [(ax - y, ay + x), (bx - y, by + x), (bx + y, by - x), (ax + y, ay - x)]
