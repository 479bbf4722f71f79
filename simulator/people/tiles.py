"""The 81 real tiles of dominoes around the virtual tray: a pile, racks before seat buttons, and the table."""

from collections.abc import Callable

from simulator.json_values import JsonObject
from tray24.pins import SEATS
from tray24.rules.tiles import TILES

PILE, LAID = -1, SEATS  # places of a tile; the numbers between are seat buttons with a rack


class Tiles:
    """The place of each tile.

    `drawn` is the last tile that was drawn alone, or -1. `hand` is the number of the current hand; the places in the
    hand before it are kept. `sample` draws from a list at random. `changed` is called when a tile moves.
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
        self._owner = [PILE] * TILES  # the seat button from which each tile was laid
        self._changed()

    def begin_hand(self, hand: int) -> None:
        """Put all tiles into the pile for another hand. For the hand before this one, restore its places."""
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
        """Draw `count` tiles from the pile blindly, or as many as there are."""
        pile = self.pile()
        drawn = self._sample(pile, min(count, len(pile)))
        for tile in drawn:
            self._at[tile] = button
        self.drawn = drawn[0] if len(drawn) == 1 else -1
        self._changed()

    def give_back(self, button: int, count: int) -> None:
        """Put tiles of a rack into the pile: first the tile that was drawn last, then any others."""
        rack = sorted(self.rack(button), key=lambda tile: tile != self.drawn)
        for tile in rack[:count]:
            self._at[tile] = PILE
        self._changed()

    def lay(self, tile: int) -> None:
        """Lay a tile onto the table from any place."""
        self._owner[tile] = self._at[tile]
        self._at[tile] = LAID
        self._changed()

    def take_back(self, tile: int) -> None:
        """Move a tile from the table back to the rack that it came from."""
        self._at[tile] = self._owner[tile]
        self._changed()

    # State that is saved while the simulator is off.

    def to_json(self) -> dict[str, object]:
        """Return the places of the tiles as JSON data, the inverse of `from_json`."""
        return {"hand": self.hand, "drawn": self.drawn, "at": self._at, "owner": self._owner}

    def from_json(self, kept: JsonObject) -> None:
        """Lay the tiles as `to_json` has saved them. Raise ValueError for data that it cannot have saved."""
        at, owner = kept["at"], kept["owner"]
        if len(at) != TILES or len(owner) != TILES or any(place not in range(PILE, LAID + 1) for place in at + owner):
            raise ValueError("these are no tiles of this version")
        self.hand, self.drawn = int(kept["hand"]), int(kept["drawn"])
        self._at, self._owner = list(at), list(owner)
        self._changed()
