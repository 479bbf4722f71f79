"""Pictures of dice on the display. Each die is a chip: a box with the letter of the die's color and its kind.

A hand is drawn as a row of chips.
"""

from tray24.compat import const
from tray24.rules.faces import D1, D2, DE, UNKNOWN, WD4, R, S, W, get_color, get_kind, make_face
from tray24.ui.toolkit import font
from tray24.ui.toolkit.canvas import TRAY7
from tray24.ui.toolkit.face_texts import COLOR_LETTERS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tray24.ui.toolkit.canvas import Canvas

CHIP_ROWS = const(13)
FRAMED = const(1)  # a frame around a chip: the die fits, or may be chosen
MARKED = const(2)  # a bar below a chip: the player has marked the die
_GAP = const(2)
_PIECES_PER_TICK = const(2)  # pieces of a row drawn without a pause
_GAPS = b"\0"  # one more column between letter and kind, after the typeface's own gap
_NAMES = {UNKNOWN: "?", DE: "X", W: "W", WD4: "W+4", D1: "+1", D2: "+2"}
_PICTURES = {S: font.SKIP, R: font.REVERSE}
_widths = bytearray(256)  # columns of each face drawn so far; 0: not measured yet


def get_color_key(face: int) -> int:
    """Return the sort key of a face: dice are sorted by color, with wilds last."""
    return face if get_color(face) else make_face(face, 5)


def _make_columns(face: int) -> bytes:
    """Return the picture of a face (the letter of its color, then its kind): one byte for each column of eight dots."""
    kind = get_kind(face)
    color = get_color(face)
    picture = _PICTURES.get(kind)
    if picture:
        columns = picture[: len(picture) // 2]
    else:
        name = str(kind) if kind < S else _NAMES.get(kind, "-")
        columns = TRAY7.render_columns(name)[0][:-1]
    return TRAY7.render_columns(COLOR_LETTERS[color])[0] + _GAPS + columns if color else columns


def draw_face(canvas: "Canvas", face: int, x: int, y: int) -> int:
    """Draw the letter of a face's color and its kind at (x, y), without the box of a chip.

    Return the first free column at the right.
    """
    return canvas.draw_columns(_make_columns(face), b"", x, y + 3)


def measure_chip(face: int) -> int:
    """Return how many columns the chip of a face takes."""
    width = _widths[face]
    if not width:
        width = _widths[face] = len(_make_columns(face)) + 6
    return width


def draw_chip(canvas: "Canvas", face: int, x: int, y: int, chosen: bool = False, signs: int = FRAMED) -> int:
    """Draw a die as a chip of CHIP_ROWS rows with its top left corner at (x, y). Return the column after the chip.

    A `chosen` die is filled. `signs` are FRAMED for a frame, MARKED for a bar below the chip, both, or 0.
    """
    end = draw_face(canvas, face, x + 3, y)
    return finish_chip(canvas, x, y, end + 3 - x, chosen, signs)


def finish_chip(canvas: "Canvas", x: int, y: int, width: int, chosen: bool, signs: int) -> int:
    """Complete the chip at (x, y), whose face is drawn already: add its frame or fill, and its bar.

    `width` is the chip's number of columns. A `chosen` die is filled. `signs` are FRAMED for a frame, MARKED for a bar
    below the chip, both, or 0. Return the column after the chip.
    """
    if chosen or signs & FRAMED:
        canvas.draw_chip_box(x, y, width, CHIP_ROWS, chosen)
    if signs & MARKED:
        # A dark line separates a filled chip from its bar.
        canvas.invert_box(x + 1, y + CHIP_ROWS - chosen, width - 2, 2 + chosen)
    return x + width + _GAP


def draw_hand(
    canvas: "Canvas",
    faces: "Sequence[int]",
    y: int,
    fitting_faces: "Sequence[int]" = (),
    chosen_face: int = -1,
    start: int = 0,
    marked_faces: "Sequence[int]" = (),
) -> "Iterator[None]":
    """Draw faces as a row of chips with its top at row `y`, from the column `start` on.

    The first chip of the face `chosen_face` is filled, faces in `fitting_faces` have a frame, faces in `marked_faces` a
    bar below. This generator yields before each pair of chips, so that drawing takes several ticks.
    """
    chosen_index = faces.index(chosen_face) if chosen_face in faces else -1
    signs = [FRAMED * (face in fitting_faces) | MARKED * (face in marked_faces) for face in faces]
    return draw_row(canvas, faces, y, measure_chip, draw_chip, signs, chosen_index, start)


def draw_row(
    canvas: "Canvas",
    pieces: "Sequence[int]",
    y: int,
    measure: "Callable[[int], int]",
    draw: "Callable[[Canvas, int, int, int, bool, int], int]",
    signs: "Sequence[int]",
    chosen_index: int,
    start: int = 0,
) -> "Iterator[None]":
    """Draw a row of dice or tiles from the column `start` on.

    The row is scrolled so that the piece (die or tile) at index `chosen_index` is visible. Pieces that would be cut off
    are left out; an arrow at the edge shows that there are more. `signs` has FRAMED, MARKED, both or 0 for each piece.
    `measure(piece)` returns the piece's columns; `draw` draws a piece, with the parameters of `draw_chip`. This
    generator yields before each pair of pieces.
    """
    widths = [measure(piece) for piece in pieces]
    total_width = sum(widths) + _GAP * len(widths) + 1
    room = 128 - start
    scroll = 0
    if total_width > room and chosen_index >= 0:
        middle = sum(widths[:chosen_index]) + _GAP * chosen_index + 2 + widths[chosen_index] // 2
        scroll = max(0, min(middle - room // 2, total_width - room))
    first_column = start + 5 if scroll else start
    end_column = 123 if total_width - scroll > room else 128
    x = start + 3 - scroll
    drawn_count = 0
    for index in range(len(pieces)):
        piece_width = widths[index]
        if x >= first_column and x + piece_width <= end_column:
            if drawn_count % _PIECES_PER_TICK == 0:
                yield
            drawn_count += 1
            draw(canvas, pieces[index], x, y, index == chosen_index, signs[index])
        x += piece_width + _GAP
    if scroll:
        canvas.draw_picture(font.PREVIOUS, start, y + 4)
    if total_width - scroll > room:
        canvas.draw_picture(font.PREVIOUS, 125, y + 4, True)
