"""The parts on the board, read from KiCad's board file, with coordinates, rotations and pads."""

import math
import re
from dataclasses import dataclass
from pathlib import Path

from hardware.circuit.netlist import find_children, get_child, parse_expression

COPPER_ONLY = ("Fiducial", "SolderJumper")
_FOOTPRINT = re.compile(r"^\s*\(footprint ", re.MULTILINE)


@dataclass(frozen=True)
class PlacedPart:
    """A part on the board. Coordinates are mm from the board's lower left corner, y up; angles are counterclockwise."""

    ref: str
    package: str
    at: tuple[float, float]
    angle: float
    is_back: bool
    smd: bool
    placed: bool  # by a machine: neither copper only nor left out of placement files or parts list
    pads: tuple[tuple[str, float, float], ...]  # number, place from the middle, not turned


def read_board(path: Path) -> list[PlacedPart]:
    text = path.read_text(encoding="utf-8")
    left, bottom = _find_corner(text)
    return [_read_footprint(parse_expression(block), left, bottom) for block in _split_footprints(text)]


def _split_footprints(text: str) -> list[str]:
    """Return the text of each footprint in the `text` of a board file. The long rest of the file is not parsed."""
    blocks = []
    for match in _FOOTPRINT.finditer(text):
        depth, index, is_quoted = 0, text.index("(", match.start()), False
        begin = index
        while True:
            character = text[index]
            if character == '"' and text[index - 1] != "\\":
                is_quoted = not is_quoted
            elif not is_quoted and character in "()":
                depth += 1 if character == "(" else -1
                if depth == 0:
                    break
            index += 1
        blocks.append(text[begin : index + 1])
    return blocks


def _find_corner(text: str) -> tuple[float, float]:
    """Return the lower left corner of the board's outline, in the coordinates of KiCad's page."""
    lines = re.findall(
        r"\(gr_line\s+\(start ([\d.]+) ([\d.]+)\)\s+\(end ([\d.]+) ([\d.]+)\)(?:(?!\(gr_).)*?Edge\.Cuts", text, re.S
    )
    xs = [float(value) for line in lines for value in line[::2]]
    ys = [float(value) for line in lines for value in line[1::2]]
    return min(xs), max(ys)


def _read_footprint(node: list, left: float, bottom: float) -> PlacedPart:
    position = get_child(node, "at")
    angle = float(position[3]) if len(position) > 3 else 0.0
    attributes = next(find_children(node, "attr"), [])
    pads = []
    for pad in find_children(node, "pad"):
        pad_position = get_child(pad, "at")
        pads.append((pad[1], float(pad_position[1]), -float(pad_position[2])))
    package = node[1].rsplit(":", 1)[-1]
    exclusions = {"exclude_from_pos_files", "exclude_from_bom"} & set(attributes)
    return PlacedPart(
        ref=_get_reference(node),
        package=package,
        at=(float(position[1]) - left, bottom - float(position[2])),
        angle=angle % 360,
        is_back=get_child(node, "layer")[1] == "B.Cu",
        smd="smd" in attributes,
        placed=not exclusions and not package.startswith(COPPER_ONLY),
        pads=tuple(pads),
    )


def _get_reference(node: list) -> str:
    """Return the reference of a footprint. KiCad 6 stores it as a text, later versions as a property."""
    for text in find_children(node, "fp_text"):
        if text[1] == "reference":
            return text[2]
    return next(item[2] for item in find_children(node, "property") if item[1] == "Reference")


def rotate_point(x: float, y: float, degrees: float) -> tuple[float, float]:
    """Return the point (x, y), rotated counterclockwise around (0, 0)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return x * cos - y * sin, x * sin + y * cos
