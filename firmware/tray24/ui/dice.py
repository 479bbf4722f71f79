"""Dice on the display: a chip with the letter of its color and its kind, and a hand as a row of chips."""

from tray24.compat import const
from tray24.rules.faces import D2, UNKNOWN, WD4, R, S, W
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
    if kind == W or kind == WD4:
        name = "W" if kind == W else "W+4"
    elif kind == D2:
        name = "+2"
    else:
        name = "" if kind == S or kind == R else str(kind)
    return name


def _picture(face):
    kind = face & 31
    if kind == S:
        return font.SKIP
    return font.REVERSE if kind == R else b""


def chip_width(face):
    """Columns of a chip."""
    width = len(_picture(face)) // 2 or text_width(_kind(face))
    if face >> 5:
        width += text_width(color_letter(face >> 5)) + 2
    return width + 6


def draw_chip(canvas, face, x, y, chosen=False, fits=True):
    """A die as a chip of CHIP_ROWS rows: filled when chosen, framed when it fits, bare when not. Gives the column
    after it."""
    width = chip_width(face)
    end = x + 3
    if face >> 5:
        end = canvas.text(color_letter(face >> 5), end, y + 3) + 1
    end = canvas.text(_kind(face), end, y + 3)
    if _picture(face):
        canvas.picture(_picture(face), end, y + 3)
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


def draw_hand(canvas, faces, y, fitting=(), chosen=-1):
    """A row of chips, scrolled so that the first of the face `chosen` is seen; marks at the edges tell of more."""
    x = 3
    at = -1
    for face in faces:
        if at < 0 and face == chosen:
            at = x + chip_width(face) // 2
        x += chip_width(face) + _GAP
    width = x - _GAP + 1
    left = 0
    if width > 128:
        left = max(0, min(at - 64, width - 128)) if at >= 0 else 0
    canvas.clip(5 if left else 0, 123 if width - left > 128 else 128)
    x = 3 - left
    done = False
    for face in faces:
        picked = face == chosen and not done
        done = done or picked
        x = draw_chip(canvas, face, x, y, picked, face in fitting)
    canvas.unclip()
    if left:
        canvas.picture(font.PREVIOUS, 0, y + 4)
    if width - left > 128:
        canvas.picture(font.PREVIOUS, 125, y + 4, True)
