"""Dice on the display: a chip with the letter of its color and its kind, and a hand as a row of chips."""

from tray24.compat import const
from tray24.rules.faces import D1, D2, DE, UNKNOWN, WD4, R, S, W
from tray24.ui import font
from tray24.ui.announce import color_letter
from tray24.ui.canvas import text_width

CHIP_ROWS = const(13)
_GAP = const(2)


def by_color(face):
    """Orders dice by their colors, wilds last."""
    return (face >> 5 or 5) << 5 | face & 31


def _kind(face):
    """The kind in letters; S and R have pictures in place of them."""
    kind = face & 31
    if kind >= UNKNOWN:
        return "?" if kind == UNKNOWN else "-"
    if kind == DE:
        return "X"
    if kind == W or kind == WD4:
        name = "W" if kind == W else "W+4"
    elif kind == D1 or kind == D2:
        name = "+1" if kind == D1 else "+2"
    else:
        name = "" if kind == S or kind == R else str(kind)
    return name


def _picture(face):
    kind = face & 31
    if kind == S:
        return font.SKIP
    return font.REVERSE if kind == R else b""


def _face_width(face):
    width = len(_picture(face)) // 2 or text_width(_kind(face))
    return width + text_width(color_letter(face >> 5)) + 2 if face >> 5 else width


def draw_face(canvas, face, x, y):
    """The letter of a face's color and its kind, in the rows of a chip; gives the column after it."""
    if face >> 5:
        x = canvas.text(color_letter(face >> 5), x, y + 3) + 1
    picture = _picture(face)
    if picture:
        return canvas.picture(picture, x, y + 3)
    return canvas.text(_kind(face), x, y + 3) - 1


def chip_width(face):
    """Columns of a chip."""
    return _face_width(face) + 6


def draw_chip(canvas, face, x, y, chosen=False, fits=True):
    """A die as a chip of CHIP_ROWS rows: filled when chosen, framed when it fits, bare when not. Gives the column
    after it."""
    end = draw_face(canvas, face, x + 3, y)
    return frame(canvas, x, y, end + 3 - x, chosen, fits)


def frame(canvas, x, y, width, chosen, fits):
    """Fill or frame what has been drawn as a chip; gives the column after it."""
    if chosen:
        canvas.invert(x + 1, y, width - 2, CHIP_ROWS)
        canvas.invert(x, y + 1, 1, CHIP_ROWS - 2)
        canvas.invert(x + width - 1, y + 1, 1, CHIP_ROWS - 2)
    elif fits:
        canvas.invert(x + 1, y, width - 2, 1)
        canvas.invert(x + 1, y + CHIP_ROWS - 1, width - 2, 1)
        canvas.invert(x, y + 1, 1, CHIP_ROWS - 2)
        canvas.invert(x + width - 1, y + 1, 1, CHIP_ROWS - 2)
    return x + width + _GAP


def draw_hand(canvas, faces, y, fitting=(), chosen=-1, start=0):
    """A row of chips, the first of the face `chosen` filled, those in `fitting` framed."""
    place = faces.index(chosen) if chosen in faces else -1
    fits = [face in fitting for face in faces]
    draw_row(canvas, faces, y, chip_width, draw_chip, fits, place, start)


def draw_row(canvas, pieces, y, width_of, draw, fits, chosen, start=0):
    """A row of pieces from the column `start` on, scrolled so that the one at index `chosen` is seen. Pieces that would
    be cut off are left out, and marks at the edges tell of them. `fits` says of each whether it is framed; `width_of`
    and `draw` are a piece's own."""
    width = 1
    middle = -1
    for place in range(len(pieces)):
        columns = width_of(pieces[place])
        if place == chosen:
            middle = width + 1 + columns // 2
        width += columns + _GAP
    room = 128 - start
    left = 0
    if width > room and middle >= 0:
        left = max(0, min(middle - room // 2, width - room))
    first = start + 5 if left else start
    end = 123 if width - left > room else 128
    x = start + 3 - left
    for place in range(len(pieces)):
        columns = width_of(pieces[place])
        if x >= first and x + columns <= end:
            draw(canvas, pieces[place], x, y, place == chosen, fits[place])
        x += columns + _GAP
    if left:
        canvas.picture(font.PREVIOUS, start, y + 4)
    if width - left > room:
        canvas.picture(font.PREVIOUS, 125, y + 4, True)
