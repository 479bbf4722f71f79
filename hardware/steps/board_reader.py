"""Parts and pads read from KiCad's board file, in the coordinates of `board.plan`: mm, y down, seen from above."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from math import cos, radians, sin
from pathlib import Path

from hardware.board import plan
from hardware.circuit.catalog import BUILD, read_catalog

FILE = BUILD / "tray24.kicad_pcb"
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+')
_MIN_MM = 0.5


@dataclass
class BoardPart:
    """A part on the board. `pads` has pad number -> (x, y, width, depth, net).

    `body` is the box around the part: left, top, right, bottom.
    """

    ref: str
    is_back: bool
    height_mm: float
    pads: dict[str, tuple[float, float, float, float, str]] = field(default_factory=dict)
    body: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)

    @property
    def middle(self) -> tuple[float, float]:
        return (self.body[0] + self.body[2]) / 2, (self.body[1] + self.body[3]) / 2


def parse_tree(text: str) -> list:
    """Parse the text of a KiCad file (nested parentheses) into nested lists of words."""
    stack: list[list] = [[]]
    for token in _TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            node = stack.pop()
            stack[-1].append(node)
        else:
            stack[-1].append(token[1:-1] if token[0] == '"' else token)
    return stack[0][0]


@cache
def load_tree(path: Path = FILE) -> list:
    """Return the board's file as nested lists of words."""
    return parse_tree(path.read_text(encoding="utf-8"))


@cache
def read_parts(path: Path = FILE) -> dict[str, BoardPart]:
    """Return the parts of the board, read from its file: reference -> part."""
    heights: dict[str, float] = {}
    for part in read_catalog().values():
        name = part["footprint"].partition(":")[2]
        heights[name] = max(heights.get(name, 0.0), part["height_mm"])
    board = load_tree(path)
    offset = find_origin(board)
    parts = (_read_part(item, offset, heights) for item in board if item[0] == "footprint")
    return {part.ref: part for part in parts if part.ref}


def find_origin(board: list) -> tuple[float, float]:
    """Return the point (0, 0) of `board.plan` in the coordinates of the board's file.

    It follows from the left and top of the board's outline, which are in `board.plan` and in the file.
    """
    points = [
        (float(end[1]), float(end[2]))
        for item in board
        if item[0] in ("gr_line", "gr_arc", "gr_rect") and ["layer", "Edge.Cuts"] in item
        for end in item
        if end[0] in ("start", "end")
    ]
    return min(x for x, _ in points) - plan.LEFT, min(y for _, y in points) - plan.TOP


def find_first(item: list, name: str) -> list:
    return next(child for child in item if isinstance(child, list) and child[0] == name)


def make_placing(item: list, offset: tuple[float, float]) -> tuple[Callable, float]:
    """Return (function, degrees) of a footprint: the function converts places in it to coordinates of `board.plan`.

    `item` is the footprint in the board's file, the degrees are its rotation. `offset` is what `find_origin` returns.
    """
    x, y, *rotation = (float(value) for value in find_first(item, "at")[1:4] if value != "unlocked")
    degrees = rotation[0] if rotation else 0.0
    angle = radians(degrees)

    def place_point(dx: float, dy: float) -> tuple[float, float]:
        return (
            x - offset[0] + dx * cos(angle) + dy * sin(angle),
            y - offset[1] - dx * sin(angle) + dy * cos(angle),
        )

    return place_point, degrees


def _read_part(item: list, offset: tuple[float, float], heights: dict[str, float]) -> BoardPart:
    place_point, degrees = make_placing(item, offset)
    ref = next((node[2] for node in item if node[0] == "fp_text" and node[1] == "reference"), "")
    ref = next((node[2] for node in item if node[0] == "property" and node[1] == "Reference"), ref)
    is_back = find_first(item, "layer")[1] == "B.Cu"
    part = BoardPart(ref, is_back, heights.get(item[1].rpartition(":")[2], 0.0))
    for pad in item:
        if pad[0] == "pad":
            _add_pad(part, pad, place_point, degrees)
    corners = [
        place_point(float(end[1]), float(end[2]))
        for line in item
        if line[0] in ("fp_line", "fp_rect", "fp_circle") and find_first(line, "layer")[1] in ("F.Fab", "B.Fab")
        for end in _get_ends(line)
    ]
    corners = corners or [
        (px + sign * w / 2, py + sign * d / 2) for px, py, w, d, _ in part.pads.values() for sign in (-1, 1)
    ]
    if corners:
        part.body = (min(p[0] for p in corners), min(p[1] for p in corners),
                     max(p[0] for p in corners), max(p[1] for p in corners))  # fmt: skip
    return part


def _get_ends(line: list) -> list[list]:
    if line[0] != "fp_circle":
        return [end for end in line if end[0] in ("start", "end")]
    middle, rim = find_first(line, "center"), find_first(line, "end")
    (x, y), (to_x, to_y) = ([float(value) for value in point[1:3]] for point in (middle, rim))
    radius = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    return [["start", x - radius, y - radius], ["end", x + radius, y + radius]]


def _add_pad(part: BoardPart, pad: list, place_point, degrees: float) -> None:
    at, (_, width, depth) = find_first(pad, "at"), find_first(pad, "size")
    x, y = place_point(float(at[1]), float(at[2]))
    pad_degrees = float(at[3]) if len(at) > 3 else degrees
    size = (float(width), float(depth)) if round(pad_degrees) % 180 == 0 else (float(depth), float(width))
    net = next((item[2] for item in pad if isinstance(item, list) and item[0] == "net"), "")
    if pad[1] and min(size) >= _MIN_MM:
        part.pads[pad[1]] = (x, y, *size, net)
