"""The 81 real tiles of dominoes around the virtual tray: a pile, racks before seat buttons, the table."""

from typing import Any

from tray24.pins import SEATS
from tray24.rules.tiles import TILES

PILE, LAID = -1, SEATS  # where a tile lies; in between the seat button before which its rack stands


class Tiles:
    """Where each tile lies. `drawn` is the tile that was drawn last alone, or -1. Chance and count are those of `dice`.

    `hand` is the number of the hand that is played with them; those of the hand before are remembered.
    """

    def __init__(self, dice: Any):
        self._dice = dice
        self._before: tuple[int, list[int], list[int]] | None = None
        self.gather()

    def gather(self) -> None:
        """All tiles into the pile."""
        self.hand = 0
        self.drawn = -1
        self._before = None
        self._at = [PILE] * TILES
        self._owner = [PILE] * TILES  # the seat button from which a tile was laid
        self._changed()

    def begin_hand(self, hand: int) -> None:
        """All tiles into the pile for another hand; back as they lay when it is the one before, taken back."""
        now = (self.hand, self._at, self._owner)
        self._at, self._owner = [PILE] * TILES, [PILE] * TILES
        if self._before and self._before[0] == hand:
            _, self._at, self._owner = self._before
        self._before = now
        self.hand = hand
        self.drawn = -1
        self._changed()

    def rack(self, button: int) -> list[int]:
        """The tiles before a seat button, ascending."""
        return [tile for tile in range(TILES) if self._at[tile] == button]

    def laid(self) -> list[int]:
        return self.rack(LAID)

    def pile(self) -> list[int]:
        return self.rack(PILE)

    def take(self, button: int, count: int) -> None:
        """Draw from the pile, not looking: as many as there are of `count`."""
        pile = self.pile()
        drawn = self._dice.chance.sample(pile, min(count, len(pile)))
        for tile in drawn:
            self._at[tile] = button
        self.drawn = drawn[0] if len(drawn) == 1 else -1
        self._changed()

    def give_back(self, button: int, count: int) -> None:
        """Tiles of a rack into the pile: the one that was drawn last, then any."""
        rack = sorted(self.rack(button), key=lambda tile: tile != self.drawn)
        for tile in rack[:count]:
            self._at[tile] = PILE
        self._changed()

    def lay(self, tile: int) -> None:
        """Onto the table, from wherever it is."""
        self._owner[tile] = self._at[tile]
        self._at[tile] = LAID
        self._changed()

    def take_back(self, tile: int) -> None:
        """From the table to the rack that it came from."""
        self._at[tile] = self._owner[tile]
        self._changed()

    def _changed(self) -> None:
        self._dice.moved += 1

    # To be kept while the simulator is off.

    def to_json(self) -> dict[str, Any]:
        return {"hand": self.hand, "drawn": self.drawn, "at": self._at, "owner": self._owner}

    def from_json(self, kept: Any) -> None:
        """Lay the tiles as `to_json` wrote it. ValueError when it cannot have been."""
        at, owner = kept["at"], kept["owner"]
        if len(at) != TILES or len(owner) != TILES or any(place not in range(PILE, LAID + 1) for place in at + owner):
            raise ValueError("these are no tiles of this version")
        self.hand, self.drawn = int(kept["hand"]), int(kept["drawn"])
        self._at, self._owner = list(at), list(owner)
        self._changed()
