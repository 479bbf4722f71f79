"""Engravings of the case: slot numbers, seats, letters and symbols of the keys.

They are drawn as strokes instead of fonts; most are the shapes of the simulator's page.
"""

import cadquery as cq
from shapely.affinity import scale, translate
from shapely.geometry import LineString, Polygon, box
from shapely.ops import unary_union

from hardware.stickers.art import read_art
from hardware.stickers.svg_paths import flatten, parse_path

# Letters and signs of the keys in a box of 64 units, as the page's glyphs; y down.
LETTERS = {
    "R": "M22 47.5V16.5h11a9 9 0 0 1 0 18H22M33 34.5l9 13",
    "Y": "M20 16.5l12 15 12-15M32 31.5v16",
    "G": "M42 22.5c-6-9-20-7-20 9.500s14 19 20 10V34h-9",
    "B": "M22 16.5v31h11a8.25 8.25 0 0 0 0-16.500M22 31.500h11a7.5 7.5 0 0 0 0-15H22",
    "O": "M32 16.5c-13 0-13 31 0 31s13-31 0-31",
    "T": "M20 16.5h24M32 16.5v31",
    "S": "M42 21c-5-7-19-6-19 3 0 10 19 6 19 16 0 9-15 10-20 2",
    "E": "M42 16.5H23v31h19M23 31.5h15",
    "L": "M23 16.5v31h18",
    "U": "M21 16.5v20c0 14 22 14 22 0v-20",
    "N": "M21 47.5v-31l22 31v-31",
}
SIGNS = {
    "r": "M28 20l-10 10 10 10M18 30h19a9 9 0 0 1 0 18H28",  # back
    "y": "M37 18 23 32l14 14",  # previous
    "g": "M18 33l10 10 18-22",  # OK
    "b": "M27 18l14 14-14 14",  # next
}
_STROKE_UNITS = 5.8
_DIGIT_UNITS = 26.0  # a digit's width including its space
_LETTER_UNITS = 33.0  # a letter's, likewise
# The mark of the page: two digits of 3 x 4 squares.
MARK = ("11.1.1", "..11.1", ".1.111", "111..1")


def stroke_path(ops, width: float):
    lines = [LineString(points) for points in flatten(ops, 4) if len(points) > 1]
    return unary_union([line.buffer(width / 2, quad_segs=3) for line in lines]).simplify(0.15)


def place_shape(shape, at, size: float):
    """Return a shape with its middle at `at`, scaled so that its box of 64 x 64 units is `size` mm wide.

    The given shape has y down, the returned shape has y up.
    """
    factor = size / 64
    return translate(scale(shape, factor, -factor, origin=(32, 32)), at[0] - 32, at[1] - 32)


def _make_digit(digit: str, width: float):
    ops, _ = read_art().glyphs[digit]
    if digit in "69":  # on dice they are underlined; the tray cannot be upside down
        ops = ops[: max(number for number, op in enumerate(ops) if op[0] == "M")]
    return stroke_path(ops, width)


def make_number(value: int, at, size: float, width: float = _STROKE_UNITS):
    digits = str(value)
    step = _DIGIT_UNITS * size / 64
    left = at[0] - (len(digits) - 1) * step / 2
    return [
        place_shape(_make_digit(digit, width), (left + index * step, at[1]), size) for index, digit in enumerate(digits)
    ]


def make_word(text: str, at, size: float, is_mirrored: bool = False):
    """Return the shapes of letters side by side around `at`, of the height `size`.

    With `is_mirrored` they are to be read from below, with the tray's front up.
    """
    step = _LETTER_UNITS * size / 64
    left = at[0] - (len(text) - 1) * step / 2
    shapes = [place_shape(stroke_path(parse_path(LETTERS[letter]), _STROKE_UNITS), (left + index * step, at[1]), size)
              for index, letter in enumerate(text)]  # fmt: skip
    if is_mirrored:
        shapes = [scale(shape, 1, -1, origin=at) for shape in shapes]
    return shapes


def make_key_shapes(color: str, at, is_mirrored: bool):
    """Return the pip, sign and letter that are engraved on a key, side by side.

    `is_mirrored` reverses their order, for keys on the right.
    """
    sign_x = -1 if is_mirrored else 1
    pip = Polygon(flatten(read_art().pips[color], 6)[0])
    # Pips are drawn around (0, 0): move them to the middle of the box, and enlarge them.
    pip = translate(scale(pip, 3.2, 3.2, origin=(0, 0)), 32, 32)
    letter = stroke_path(parse_path(LETTERS[color.upper()]), 6.5)
    sign = stroke_path(parse_path(SIGNS[color]), 5.4)
    x, y = at
    return [
        place_shape(pip, (x - sign_x * 12.5, y), 11),
        place_shape(sign, (x, y), 16),
        place_shape(letter, (x + sign_x * 12.5, y), 11),
    ]


def make_letter_and_symbol(color: str, at, size: float):
    """Return the letter and sign of a color side by side around `at`, for a small round key."""
    letter = stroke_path(parse_path(LETTERS[color.upper()]), _STROKE_UNITS)
    sign = stroke_path(parse_path(SIGNS[color]), _STROKE_UNITS)
    offset = _LETTER_UNITS * size / 128
    return [place_shape(letter, (at[0] - offset, at[1]), size), place_shape(sign, (at[0] + offset, at[1]), size)]


def make_mark(at, cell: float):
    """Return the squares that form the tray's mark, the number 24.

    `at` is the top left corner, `cell` the distance between two squares.
    """
    squares = []
    for row, line in enumerate(MARK):
        for column, cell_mark in enumerate(line):
            if cell_mark == "1":
                left = at[0] + (column + (0.45 if column > 2 else 0)) * cell
                top = at[1] - row * cell
                squares.append(box(left, top - 0.8 * cell, left + 0.8 * cell, top))
    return squares


def extrude_shapes(shapes, bottom: float, top: float):
    """Return flat shapes as one compound of solids, from the height `bottom` to the height `top`."""
    solids = []
    for shape in shapes:
        for polygon in getattr(shape, "geoms", [shape]):
            wires = [cq.Wire.makePolygon([cq.Vector(x, y, bottom) for x, y in ring.coords[:-1]], close=True)
                     for ring in (polygon.exterior, *polygon.interiors)]  # fmt: skip
            solids.append(cq.Solid.extrudeLinear(wires[0], wires[1:], cq.Vector(0, 0, top - bottom)))
    return cq.Workplane(cq.Compound.makeCompound(solids))
