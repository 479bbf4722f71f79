"""The project's sets of dice: the six faces of each die. Side k is opposite side 5-k and has the same color.

There is one byte for each face, as in `rules.faces`, and six bytes for each die, in the order of die ids.
"""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import format_face, get_kind

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.rules.core import Game

CLASSIC24 = (
    b"\x42\x6d\x88\x86\x63\x41"  # y2 gD2 b8 b6 g3 y1
    b"\x6d\x85\x0e\x0f\x83\x66"  # gD2 b5 W WD4 b3 g6
    b"\x82\x64\x4a\x43\x6b\x87"  # b2 g4 yS y3 gR b7
    b"\x26\x4a\x0f\x0e\x48\x25"  # r6 yS WD4 W y8 r5
    b"\x83\x20\x4d\x4b\x24\x85"  # b3 r0 yD2 yR r4 b5
    b"\x22\x60\x8b\x89\x66\x28"  # r2 g0 bR b9 g6 r8
    b"\x80\x63\x41\x45\x69\x86"  # b0 g3 y1 y5 g9 b6
    b"\x60\x89\x43\x4a\x86\x68"  # g0 b9 y3 yS b6 g8
    b"\x6b\x44\x29\x21\x45\x68"  # gR y4 r9 r1 y5 g8
    b"\x41\x6a\x23\x28\x6d\x49"  # y1 gS r3 r8 gD2 y9
    b"\x29\x8d\x40\x46\x81\x27"  # r9 bD2 y0 y6 b1 r7
    b"\x88\x67\x26\x2a\x64\x83"  # b8 g7 r6 rS g4 b3
    b"\x20\x0e\x62\x61\x0f\x25"  # r0 W g2 g1 WD4 r5
    b"\x21\x65\x84\x87\x62\x2d"  # r1 g5 b4 b7 g2 rD2
    b"\x49\x84\x0e\x0f\x8a\x47"  # y9 b4 W WD4 bS y7
    b"\x8b\x21\x4d\x43\x24\x82"  # bR r1 yD2 y3 r4 b2
    b"\x25\x84\x6a\x62\x85\x2d"  # r5 b4 gS g2 b5 rD2
    b"\x64\x45\x23\x26\x47\x6a"  # g4 y5 r3 r6 y7 gS
    b"\x22\x46\x81\x8d\x4b\x2b"  # r2 y6 b1 bD2 yR rR
    b"\x44\x82\x23\x27\x8a\x40"  # y4 b2 r3 r7 bS y0
    b"\x46\x61\x2d\x24\x65\x48"  # y6 g1 rD2 r4 g5 y8
    b"\x42\x8a\x66\x63\x8d\x44"  # y2 bS g6 g3 bD2 y4
    b"\x65\x4d\x2b\x2a\x42\x61"  # g5 yD2 rR rS y2 g1
    b"\x69\x81\x22\x2a\x80\x67"  # g9 b1 r2 rS b0 g7
)

CENTER24 = (
    b"\x83\x2b\x6d\x65\x21\x84"  # b3 rR gD2 g5 r1 b4
    b"\x64\x8d\x26\x25\x81\x63"  # g4 bD2 r6 r5 b1 g3
    b"\x83\x0e\x21\x25\x0f\x8b"  # b3 W r1 r5 WD4 bR
    b"\x44\x86\x6a\x63\x8b\x4d"  # y4 b6 gS g3 bR yD2
    b"\x44\x22\x0f\x0e\x25\x4b"  # y4 r2 WD4 W r5 yR
    b"\x84\x6a\x24\x23\x62\x8d"  # b4 gS r4 r3 g2 bD2
    b"\x46\x24\x85\x8a\x22\x4d"  # y6 r4 b5 bS r2 yD2
    b"\x41\x26\x83\x82\x2d\x4b"  # y1 r6 b3 b2 rD2 yR
    b"\x43\x6b\x85\x8a\x65\x41"  # y3 gR b5 bS g5 y1
    b"\x66\x43\x25\x26\x4a\x62"  # g6 y3 r5 r6 yS g2
    b"\x81\x0f\x62\x64\x0e\x8d"  # b1 WD4 g2 g4 W bD2
    b"\x4d\x86\x23\x24\x81\x4a"  # yD2 b6 r3 r4 b1 yS
    b"\x2d\x65\x43\x41\x62\x2b"  # rD2 g5 y3 y1 g2 rR
    b"\x43\x8d\x2a\x24\x82\x4b"  # y3 bD2 rS r4 b2 yR
    b"\x22\x85\x61\x64\x86\x2b"  # r2 b5 g1 g4 b6 rR
    b"\x4d\x6b\x22\x2a\x61\x44"  # yD2 gR r2 rS g1 y4
    b"\x42\x61\x0e\x0f\x65\x46"  # y2 g1 W WD4 g5 y6
    b"\x46\x2a\x6b\x63\x2d\x45"  # y6 rS gR g3 rD2 y5
    b"\x6d\x8b\x42\x45\x86\x64"  # gD2 bR y2 y5 b6 g4
    b"\x42\x66\x26\x23\x61\x44"  # y2 g6 r6 r3 g1 y4
    b"\x81\x45\x6d\x63\x4a\x84"  # b1 y5 gD2 g3 yS b4
    b"\x41\x66\x8a\x84\x6d\x42"  # y1 g6 bS b4 gD2 y2
    b"\x46\x2d\x82\x83\x21\x45"  # y6 rD2 b2 b3 r1 y5
    b"\x85\x6a\x23\x21\x66\x82"  # b5 gS r3 r1 g6 b2
)

LINE11 = (
    b"\x6c\x0e\x44\x45\x0e\x61"  # gD1 W y4 y5 W g1
    b"\x82\x6c\x45\x41\x6d\x84"  # b2 gD1 y5 y1 gD2 b4
    b"\x62\x8c\x2d\x23\x81\x64"  # g2 bD1 rD2 r3 b1 g4
    b"\x41\x8c\x65\x63\x8d\x4c"  # y1 bD1 g5 g3 bD2 yD1
    b"\x0e\x2c\x44\x43\x22\x0e"  # W rD1 y4 y3 r2 W
    b"\x22\x4c\x8d\x83\x42\x23"  # r2 yD1 bD2 b3 y2 r3
    b"\x25\x4d\x63\x64\x42\x21"  # r5 yD2 g3 g4 y2 r1
    b"\x0e\x21\x65\x62\x24\x0e"  # W r1 g5 g2 r4 W
    b"\x85\x0e\x4d\x43\x0e\x81"  # b5 W yD2 y3 W b1
    b"\x84\x2d\x0e\x0e\x25\x82"  # b4 rD2 W W r5 b2
    b"\x85\x2c\x61\x6d\x24\x83"  # b5 rD1 g1 gD2 r4 b3
)

SETS: dict[str, bytes] = {"classic24": CLASSIC24, "center24": CENTER24, "line11": LINE11}


def get_sides(game: "Game", set_name: str = "") -> bytes:
    """Return the faces of all dice of the set `set_name`; "" means the game's standard set.

    Return b"" for a game of tiles, which rolls nothing. Raise RuleError if the set does not fit the game.
    """
    if game.tiles:
        if set_name:
            raise RuleError("", "tiles_without_die_set", game=game.name)
        return b""
    name = set_name or game.get_standard_set()
    sides = SETS.get(name)
    if sides is None:
        raise RuleError("", "no_die_set", text=name, names=", ".join(sorted(SETS)))
    if len(sides) != 6 * game.ids:
        raise RuleError("", "die_set_too_small", set=name, dice=len(sides) // 6, game=game.name, needed=game.ids)
    for face in sorted(set(sides)):
        if get_kind(face) not in game.kinds:
            raise RuleError("", "die_set_of_other_faces", set=name, face=format_face(face), game=game.name)
    return sides
