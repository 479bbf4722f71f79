"""The wild +4 of dominoes, which is a bluff if the rack has the color of an open end (D8)."""

from tray24.compat import const
from tray24.rules.faces import FIT, WD4, color_bit
from tray24.rules.moves import PH_CHALLENGE
from tray24.rules.shedding import SheddingGame
from tray24.rules.tiles import HIDDEN, MARKINGS, TILES

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

# The legality of a WD4 that may be challenged, judged when it was played.
LEGAL = const(0)
ILLEGAL = const(1)
UNSEEN = const(2)  # the rack has a tile that only its holder sees

# The FIT bits of both markings of a tile; indexed by tile, HIDDEN is the last.
TILE_FIT: tuple[int, ...] = tuple(
    [FIT[MARKINGS[2 * tile]] | FIT[MARKINGS[2 * tile + 1]] for tile in range(TILES)] + [0]
)
_ALL_COLORS = const(15)


class BluffGame(SheddingGame):
    """The part of the game that judges a WD4. It has `near`, `wd4` and `colors`, see `ArmsGame`."""

    near: list[int]
    wd4: int
    colors: int

    def open_colors(self) -> int:
        """Return the FIT bits of the colors of all open ends."""
        colors = 0
        for mask in self.near:
            colors |= mask & _ALL_COLORS
        return colors

    def judge(self, seat: int) -> int:
        """Return the legality of a WD4 on the table before the play, for the rack without the played tile (D8)."""
        rack = self.hands[seat]
        if HIDDEN in rack:
            return UNSEEN
        return ILLEGAL if self.open_colors() & _colors_in(rack) else LEGAL

    def judge_play(self, seat: int) -> None:
        """Note the legality of a WD4 that is played now, and what proves it, whatever is drawn before a challenge."""
        self.colors = self.open_colors()
        self.wd4 = self.judge(seat)
        if self.wd4 == ILLEGAL:
            self.colors &= _colors_in(self.hands[seat])

    def bluff_of(self, played: int) -> int:
        rack = self.hands[self.turn]
        if len(rack) < 2 or WD4 not in (MARKINGS[2 * played], MARKINGS[2 * played + 1]):
            return -1
        colors = self.open_colors()
        for tile in rack:
            if tile != played and TILE_FIT[tile] & colors:
                return tile
        return -1

    def stakes(self) -> tuple[int, ...]:
        count = min(4, len(self.bag))
        return (count, count) if self.phase == PH_CHALLENGE else ()

    def proof(self) -> tuple[int, int] | None:
        rack = self.hands[self.challenged()]
        known = self.phase == PH_CHALLENGE and self.wd4 == ILLEGAL
        for tile in rack if known else ():
            for color in (1, 2, 3, 4):
                if TILE_FIT[tile] & self.colors & color_bit(color):
                    return tile, color
        return None


def _colors_in(rack: "Sequence[int]") -> int:
    """Return the FIT bits of the colors in a rack, as far as it is known."""
    colors = 0
    for tile in rack:
        colors |= TILE_FIT[tile]
    return colors & _ALL_COLORS
