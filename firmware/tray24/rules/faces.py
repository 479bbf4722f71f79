"""Faces of dice and tiles as small ints, and the tables of their names.

A face is one byte: kind | color << 5. Kinds 0-9 are the numbers; colors are 0 (none) and 1-4. A wild whose color has
been declared carries it, so ``W=r`` is ``W | 1 << 5``.
"""

from tray24.compat import const
from tray24.rules.errors import RuleError

S = const(10)
R = const(11)
D1 = const(12)
D2 = const(13)
W = const(14)
WD4 = const(15)
DE = const(16)
UNKNOWN = const(30)  # "?": a face unknown to the program
UNROLLED = const(31)  # "-": drawn but not rolled

COLORS = "-rygb"
KINDS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "D1", "D2", "W", "WD4", "DE")

_KIND = const(31)
_ANY = const(1 << 21)
ANY: int = _ANY  # every die on the table has this bit, for wilds


def kind_of(face: int) -> int:
    """Return the kind of a face, an index into `KINDS`, or UNKNOWN or UNROLLED."""
    return face & _KIND


def color_of(face: int) -> int:
    """Return the color of a face, an index into `COLORS`: 1 to 4, or 0 for none."""
    return face >> 5


def make_face(kind: int, color: int) -> int:
    """Return the face of this kind and color, the inverse of `kind_of` and `color_of`."""
    return kind | color << 5


def declared(wild: int, color: int) -> int:
    """Return a wild with this color declared; with color 0 as in a hand."""
    return wild & _KIND | color << 5


def undeclared(face: int) -> int:
    """Return a face as in a hand: a wild without its color, every other face unchanged."""
    return face & _KIND if is_wild(face) else face


def is_known(face: int) -> bool:
    """Return True for a face that a die can show, False for UNKNOWN and UNROLLED."""
    return face & _KIND < UNKNOWN


def number_of(face: int) -> int:
    """Return the number on a face, 0 to 9; -1 for every other kind, as a roll-off counts them (B1)."""
    kind = face & _KIND
    return kind if kind < S else -1


def is_wild(face: int) -> bool:
    """Return True for W and WD4, declared or not."""
    return face & _KIND == W or face & _KIND == WD4


def fit_mask(face: int) -> int:
    """Return the bits that a face matches by: one bit per color and one per kind.

    Two faces match when their masks share a bit. A wild has its declared color only; an undeclared one has the bit
    ``ANY``. The games add that bit to every die on the table, since a wild may be played on anything.
    """
    kind = face & _KIND
    color = face >> 5
    if kind == W or kind == WD4:
        return 1 << color - 1 if color else _ANY
    return 1 << color - 1 | 1 << kind + 4 if color and kind < W else 0


def color_bit(color: int) -> int:
    """Return the bit of a color (1 to 4) in a `fit_mask`."""
    return 1 << color - 1


# Indexed by face, up to the largest face (WD4=b). A table, because every inner loop reads it.
FIT: tuple[int, ...] = tuple(fit_mask(face) for face in range(WD4 + (4 << 5) + 1))


def value(face: int) -> int:
    """Return the points of a die (B19, Y4): numbers their value, S, R, D1, D2 20, W and WD4 50; 0 without a face."""
    kind = face & _KIND
    if kind < 10:
        return kind
    if kind < W:
        return 20
    return 50 if kind <= WD4 else 0


def face_name(face: int) -> str:
    """Return the text of a face, the inverse of `parse_face`: ``r7``, ``yS``, ``W``, ``W=r``, ``DE``, ``?``, ``-``."""
    if face == UNKNOWN:
        return "?"
    if face == UNROLLED:
        return "-"
    kind = face & _KIND
    color = face >> 5
    if kind >= W:
        return KINDS[kind] + "=" + COLORS[color] if color else KINDS[kind]
    return COLORS[color] + KINDS[kind]


def parse_face(text: str) -> int:
    """Return the face written as `text`. Raise RuleError if it is not a face."""
    if text == "?":
        return UNKNOWN
    if text == "-":
        return UNROLLED
    if text in ("W", "WD4", "DE"):
        return KINDS.index(text)
    wild, equals, color = text.partition("=")
    if equals:
        if wild in ("W", "WD4") and len(color) == 1 and color in "rygb":
            return KINDS.index(wild) | COLORS.index(color) << 5
    elif text and text[0] in "rygb" and text[1:] in KINDS[:W]:
        return KINDS.index(text[1:]) | COLORS.index(text[0]) << 5
    raise RuleError("", "not_a_face", text=text)
