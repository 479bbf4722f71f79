"""Faces of dice and tiles as small ints, and the tables of their names.

A face is one byte: kind | color << 5. Kinds 0-9 are the numbers; colors are 0 (none) and 1-4. A wild whose color has
been declared carries it, so ``W=r`` is ``W | 1 << 5``.
"""

from tray24.compat import const
from tray24.rules.errors import RuleError

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

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
ANY: int = _ANY  # the bit of every die on the table, which lets wilds match


def get_kind(face: int) -> int:
    """Return the kind of a face, an index into `KINDS`, or UNKNOWN or UNROLLED."""
    return face & _KIND


def get_color(face: int) -> int:
    """Return the color of a face as an index into `COLORS`: 1 to 4, or 0 for none."""
    return face >> 5


def make_face(kind: int, color: int) -> int:
    """Return the face of this kind and color, the inverse of `get_kind` and `get_color`."""
    return kind | color << 5


def strip_declared(face: int) -> int:
    """Return a face as it is in a hand: a wild without its declared color, every other face unchanged."""
    return face & _KIND if is_wild(face) else face


def is_known(face: int) -> bool:
    """Return True for a face that a die can show, False for UNKNOWN and UNROLLED."""
    return face & _KIND < UNKNOWN


def get_number(face: int) -> int:
    """Return the number on a face, 0 to 9; -1 for a face without a number, so that it is lowest in a roll-off (B1)."""
    kind = face & _KIND
    return kind if kind < S else -1


def is_wild(face: int) -> bool:
    """Return True for a W or a WD4, with or without a declared color."""
    return face & _KIND == W or face & _KIND == WD4


def make_fit_mask(face: int) -> int:
    """Return the mask of a face for matching: a bit for its color and a bit for its kind.

    Two faces match when their masks share a bit. A wild has its declared color only; an undeclared wild has the bit
    ``ANY``. The games add that bit to every die on the table, since a wild may be played on anything.
    """
    kind = face & _KIND
    color = face >> 5
    if kind == W or kind == WD4:
        return 1 << color - 1 if color else _ANY
    return 1 << color - 1 | 1 << kind + 4 if color and kind < W else 0


def color_to_bit(color: int) -> int:
    """Return the bit of a color (1 to 4) in the masks that `make_fit_mask` returns."""
    return 1 << color - 1


# Indexed by face, up to the largest face (WD4=b). A table, because every inner loop reads it.
FIT: tuple[int, ...] = tuple(make_fit_mask(face) for face in range(WD4 + (4 << 5) + 1))


def get_points(face: int) -> int:
    """Return the points of a face (B19, Y4): its number, 20 for S, R, D1 and D2, 50 for W and WD4.

    An unknown face has 0 points.
    """
    kind = face & _KIND
    if kind < 10:
        return kind
    if kind < W:
        return 20
    return 50 if kind <= WD4 else 0


def format_face(face: int) -> str:
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
    kind, equals, color = text.partition("=")
    if equals:
        if kind in ("W", "WD4") and len(color) == 1 and color in "rygb":
            return KINDS.index(kind) | COLORS.index(color) << 5
    elif text and text[0] in "rygb" and text[1:] in KINDS[:W]:
        return KINDS.index(text[1:]) | COLORS.index(text[0]) << 5
    raise RuleError("", "not_a_face", text=text)


TILES = const(81)
HIDDEN = const(81)  # "?": a tile that only its holder sees; sorts after all others

# The markings of tile t are MARKINGS[2 * t] and MARKINGS[2 * t + 1].
MARKINGS = (
    b"\x21\x22\x21\x6b\x22\x22\x22\x26\x22\x2b\x23\x23"  # r1/r2 r1/gR r2/r2 r2/r6 r2/rR r3/r3
    b"\x23\x45\x23\x6d\x23\x8d\x23\x10\x24\x41\x24\x81"  # r3/y5 r3/gD2 r3/bD2 r3/DE r4/y1 r4/b1
    b"\x25\x25\x25\x27\x25\x64\x26\x44\x26\x48\x27\x49"  # r5/r5 r5/r7 r5/g4 r6/y4 r6/y8 r7/y9
    b"\x27\x8b\x28\x44\x28\x47\x28\x61\x29\x49\x29\x88"  # r7/bR r8/y4 r8/y7 r8/g1 r9/y9 r9/b8
    b"\x2a\x46\x2a\x4b\x2b\x42\x2d\x2d\x2d\x43\x2d\x0f"  # rS/y6 rS/yR rR/y2 rD2/rD2 rD2/y3 rD2/WD4
    b"\x41\x41\x41\x67\x41\x6a\x42\x10\x43\x66\x43\x84"  # y1/y1 y1/g7 y1/gS y2/DE y3/g6 y3/b4
    b"\x45\x68\x46\x85\x47\x47\x47\x85\x48\x48\x48\x81"  # y5/g8 y6/b5 y7/y7 y7/b5 y8/y8 y8/b1
    b"\x48\x8a\x49\x49\x4a\x65\x4a\x85\x4b\x10\x4d\x84"  # y8/bS y9/y9 yS/g5 yS/b5 yR/DE yD2/b4
    b"\x4d\x85\x61\x8a\x62\x69\x62\x89\x64\x64\x64\x66"  # yD2/b5 g1/bS g2/g9 g2/b9 g4/g4 g4/g6
    b"\x64\x69\x65\x82\x66\x66\x66\x69\x66\x84\x67\x67"  # g4/g9 g5/b2 g6/g6 g6/g9 g6/b4 g7/g7
    b"\x67\x6d\x67\x10\x68\x68\x68\x0f\x69\x69\x6a\x82"  # g7/gD2 g7/DE g8/g8 g8/WD4 g9/g9 gS/b2
    b"\x6b\x6b\x6b\x10\x81\x83\x81\x8d\x82\x82\x82\x87"  # gR/gR gR/DE b1/b3 b1/bD2 b2/b2 b2/b7
    b"\x83\x83\x83\x89\x85\x85\x86\x87\x86\x8b\x88\x10"  # b3/b3 b3/b9 b5/b5 b6/b7 b6/bR b8/DE
    b"\x8a\x8a\x0e\x0e\x0f\x0f"  # bS/bS W/W WD4/WD4
)


def is_doublet(tile: int) -> bool:
    """Return True if both markings of the tile are the same."""
    return MARKINGS[2 * tile] == MARKINGS[2 * tile + 1]


def _get_marking_points(face: int) -> int:
    """Return the points of a marking of a tile (D11).

    They are its number, 10 for R, S and D2, 20 for DE and WD4, and 25 for W.
    """
    kind = face & 31
    if kind < 10:
        return kind
    if kind == W:
        return 25
    return 20 if kind == WD4 or kind == DE else 10


def get_lead_number(tile: int) -> int:
    """Return the number of a doublet with which a seat may lead a round (D2), 0 for every other tile."""
    return _LEAD_NUMBERS[tile]


def find_leader(racks: "Sequence[Sequence[int]]", first: int) -> int:
    """Return the seat that holds the highest doublet with which a seat may lead (D2); -1 if no seat has one.

    The seats are compared from the seat `first` on, and `racks` has the tiles of each seat.
    """
    best = 0
    leader = -1
    for step in range(len(racks)):
        seat = (first + step) % len(racks)
        number = max([get_lead_number(tile) for tile in racks[seat]])
        if number > best:
            best = number
            leader = seat
    return leader


def get_tile_points(tile: int) -> int:
    """Return the points of a tile, the sum of the points of its markings (D11)."""
    return _TILE_POINTS[tile]


_LEAD_NUMBERS = bytes(
    [MARKINGS[2 * tile] & 31 if is_doublet(tile) and MARKINGS[2 * tile] & 31 < 10 else 0 for tile in range(TILES)]
)
_TILE_POINTS = bytes(
    [_get_marking_points(MARKINGS[2 * tile]) + _get_marking_points(MARKINGS[2 * tile + 1]) for tile in range(TILES)]
)


def format_tile(tile: int) -> str:
    """Return the text of a tile, the inverse of `parse_tile`: ``r5/bS``, ``W/W``, ``r3/DE`` or ``?``."""
    if tile == HIDDEN:
        return "?"
    return format_face(MARKINGS[2 * tile]) + "/" + format_face(MARKINGS[2 * tile + 1])


def parse_tile(text: str) -> int:
    """Return the id of the tile written as `text`. Raise RuleError if there is no such tile."""
    if text == "?":
        return HIDDEN
    first, slash, second = text.partition("/")
    if slash:
        pair = bytes((parse_face(first), parse_face(second)))
        at = MARKINGS.find(pair)
        while at >= 0:
            if not at & 1:
                return at >> 1
            at = MARKINGS.find(pair, at + 1)
    raise RuleError("", "not_a_tile", text=text)
