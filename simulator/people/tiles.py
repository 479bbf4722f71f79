"""The 81 real tiles of dominoes around the virtual tray: a pile, racks before seat buttons, the table."""

from collections.abc import Callable
from typing import Any

from tray24.pins import SEATS
from tray24.rules.tiles import TILES

PILE, LAID = -1, SEATS  # where a tile lies; in between the seat button before which its rack stands


class Tiles:
    """Where each tile lies.

    `drawn` is the tile that was drawn last alone, or -1. `hand` is the number of the hand that is played with them; how
    they lay in the hand before is kept. `sample` draws from a list at random; `changed` is called when a tile moves.
    """

    def __init__(self, sample: Callable[[list[int], int], list[int]], changed: Callable[[], None]):
        self._sample = sample
        self._changed = changed
        self._before: tuple[int, list[int], list[int]] | None = None
        self.gather()

    def gather(self) -> None:
        """Put all tiles into the pile."""
        self.hand = 0
        self.drawn = -1
        self._before = None
        self._at = [PILE] * TILES
        self._owner = [PILE] * TILES  # the seat button from which a tile was laid
        self._changed()

    def begin_hand(self, hand: int) -> None:
        """Put all tiles into the pile for another hand; when that is the hand before, lay them as they lay in it."""
        now = (self.hand, self._at, self._owner)
        self._at, self._owner = [PILE] * TILES, [PILE] * TILES
        if self._before and self._before[0] == hand:
            _, self._at, self._owner = self._before
        self._before = now
        self.hand = hand
        self.drawn = -1
        self._changed()

    def rack(self, button: int) -> list[int]:
        """Return the tiles before a seat button, ascending."""
        return [tile for tile in range(TILES) if self._at[tile] == button]

    def laid(self) -> list[int]:
        """Return the tiles on the table, ascending."""
        return self.rack(LAID)

    def pile(self) -> list[int]:
        """Return the tiles that can still be drawn, ascending."""
        return self.rack(PILE)

    def take(self, button: int, count: int) -> None:
        """Draw from the pile, not looking: as many as there are of `count`."""
        pile = self.pile()
        drawn = self._sample(pile, min(count, len(pile)))
        for tile in drawn:
            self._at[tile] = button
        self.drawn = drawn[0] if len(drawn) == 1 else -1
        self._changed()

    def give_back(self, button: int, count: int) -> None:
        """Put tiles of a rack into the pile: the one that was drawn last, then any."""
        rack = sorted(self.rack(button), key=lambda tile: tile != self.drawn)
        for tile in rack[:count]:
            self._at[tile] = PILE
        self._changed()

    def lay(self, tile: int) -> None:
        """Lay a tile onto the table, from wherever it is."""
        self._owner[tile] = self._at[tile]
        self._at[tile] = LAID
        self._changed()

    def take_back(self, tile: int) -> None:
        """Move a tile from the table to the rack that it came from."""
        self._at[tile] = self._owner[tile]
        self._changed()

    # Kept while the simulator is off.

    def to_json(self) -> dict[str, object]:
        """Return how the tiles lie, for `from_json`."""
        return {"hand": self.hand, "drawn": self.drawn, "at": self._at, "owner": self._owner}

    def from_json(self, kept: Any) -> None:
        """Lay the tiles as `to_json` wrote it. ValueError when it cannot have been."""
        at, owner = kept["at"], kept["owner"]
        if len(at) != TILES or len(owner) != TILES or any(place not in range(PILE, LAID + 1) for place in at + owner):
            raise ValueError("these are no tiles of this version")
        self.hand, self.drawn = int(kept["hand"]), int(kept["drawn"])
        self._at, self._owner = list(at), list(owner)
        self._changed()
