"""The real dice and tiles around a virtual tray, and where each of them is.

A die is in the bag, in front of a seat or in a slot. A tile is in the pile, on a rack or on the table.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from simulator.json_values import JsonObject
from simulator.people.presses import IntentError
from simulator.tray.optics import MAKES, MOLDED, get_surface_name
from simulator.tray.virtual import VirtualTray
from tray24.match.dicesets import SETS
from tray24.pins import SEATS, SLOTS
from tray24.rules.faces import COLORS, TILES, UNROLLED, format_face, get_color

PILE, LAID = -1, SEATS  # places of a tile; the numbers between are seat buttons with a rack
SIDES = 6
BAG, SEAT, SLOT = "pouch", "seat", "slot"  # places of a die, as the file of the dice names them
_HALF_IN = " half"  # suffix of the name of a die's surface while the die rests on the slot's edge


class Tiles:
    """The real tiles of dominoes around a tray, and the place of each: in the pile, on a rack or on the table.

    `drawn` is the tile drawn last if it was drawn alone, otherwise -1. `round` is the number of the current round. The
    places of the tiles in the previous round are kept for an undo. `sample(tiles, count)` returns that many tiles of a
    list at random. `on_change` is called whenever tiles move.
    """

    def __init__(self, sample: Callable[[list[int], int], list[int]], on_change: Callable[[], None]):
        self._sample = sample
        self._on_change = on_change
        self._last_round: tuple[int, list[int], list[int]] | None = None
        self.collect_tiles()

    def collect_tiles(self) -> None:
        self.round = 0
        self.drawn = -1
        self._last_round = None
        self._places = [PILE] * TILES
        self._owners = [PILE] * TILES  # the seat button from which each tile was laid
        self._on_change()

    def begin_round(self, round_number: int) -> None:
        """Put all tiles into the pile for the round with number `round_number`.

        If an undo leads back to the previous round, restore the places of the tiles in that round.
        """
        this_round = (self.round, self._places, self._owners)
        self._places, self._owners = [PILE] * TILES, [PILE] * TILES
        if self._last_round and self._last_round[0] == round_number:
            _, self._places, self._owners = self._last_round
        self._last_round = this_round
        self.round = round_number
        self.drawn = -1
        self._on_change()

    def list_rack(self, button: int) -> list[int]:
        """Return the tiles on the rack of the seat with this button, ascending."""
        return [tile for tile in range(TILES) if self._places[tile] == button]

    def list_laid(self) -> list[int]:
        """Return the tiles that have been laid on the table, ascending."""
        return self.list_rack(LAID)

    def list_pile(self) -> list[int]:
        """Return the tiles in the pile, which can still be drawn, ascending."""
        return self.list_rack(PILE)

    def draw_tiles(self, button: int, count: int) -> None:
        """Move `count` random tiles from the pile, or all if there are fewer, to the rack of a seat.

        `button` is the button of this seat.
        """
        pile = self.list_pile()
        tiles = self._sample(pile, min(count, len(pile)))
        for tile in tiles:
            self._places[tile] = button
        self.drawn = tiles[0] if len(tiles) == 1 else -1
        self._on_change()

    def return_to_pile(self, button: int, count: int) -> None:
        """Return `count` tiles of a rack to the pile: first the tile that was drawn last, then any others."""
        rack = sorted(self.list_rack(button), key=lambda tile: tile != self.drawn)
        for tile in rack[:count]:
            self._places[tile] = PILE
        self._on_change()

    def lay_tile(self, tile: int) -> None:
        """Move a tile from any place to the table."""
        self._owners[tile] = self._places[tile]
        self._places[tile] = LAID
        self._on_change()

    def return_to_rack(self, tile: int) -> None:
        """Move a tile from the table back to the rack that it came from."""
        self._places[tile] = self._owners[tile]
        self._on_change()

    def to_json(self) -> dict[str, object]:
        """Return the places of the tiles as JSON data, the inverse of `from_json`."""
        return {"hand": self.round, "drawn": self.drawn, "at": self._places, "owner": self._owners}

    def from_json(self, data: JsonObject) -> None:
        """Restore the places of the tiles from a result of `to_json`. Raise ValueError for invalid data."""
        places, owners = data["at"], data["owner"]
        if (
            len(places) != TILES
            or len(owners) != TILES
            or any(place not in range(PILE, LAID + 1) for place in places + owners)
        ):
            raise ValueError("these are no tiles of this version")
        self.round, self.drawn = int(data["hand"]), int(data["drawn"])
        self._places, self._owners = list(places), list(owners)
        self._on_change()


class MisplacedDie(IntentError):
    """The exception for a die that cannot be moved as wanted; for example, because the slot is taken."""


@dataclass
class Die:
    """A real die. `up` is the number of the side that is up (0-5).

    `place` says where the die is: in the bag, in front of the seat button `at`, or in the slot `at`.
    """

    id: int
    sides: bytes  # one face (`rules.faces`) for each side; side k is opposite side 5 - k
    up: int = 0
    place: str = BAG
    at: int = 0
    rolled: bool = False  # False from the bag until the first roll: until then the face does not count
    is_flat: bool = True  # flat in its slot, not on the edge
    owner: int = -1  # in a slot: the seat button in front of which it was before, or -1
    arrival: int = 0  # value of `Dice.changes` when it came to the seat: the latest dice are put back first

    @property
    def face(self) -> int:
        """Return the face that is up, or UNROLLED before the first roll since the die left the bag."""
        return self.sides[self.up] if self.rolled else UNROLLED

    @property
    def surface(self) -> str:
        """Return the surface that a sensor below the die sees, by its name in `optics.SURFACES`."""
        color = get_color(self.sides[SIDES - 1 - self.up])
        return COLORS[color] if color else "white"


class Dice:
    """The real dice of one set and their places. Moving a die also moves its surface over the tray's sensors."""

    def __init__(self, tray: VirtualTray, set_name: str = "classic24", rng: random.Random | None = None):
        self.tray = tray
        self.rng = rng or random.Random(random.SystemRandom().getrandbits(64))
        self.set_name = ""
        self.make = MOLDED  # what the dice are made of (`simulator.tray.optics`)
        self.dice: list[Die] = []
        self.drawn: Die | None = None  # the last die that was drawn singly
        self.changes = 0  # counts all changes, so that callers can notice them
        # Tiles of dominoes, used instead of dice.
        self.tiles = Tiles(lambda tiles, count: self.rng.sample(tiles, count), self._count_move)
        self.load_set(set_name)

    def load_set(self, set_name: str) -> None:
        """Replace the dice by those of the set `set_name`, all in the bag. Also put all tiles into their pile."""
        self.tiles.collect_tiles()
        for die in self.dice:
            if die.place == SLOT:
                self.tray.remove_surface(die.at)
        sides = SETS[set_name]
        self.set_name = set_name
        self.dice = [Die(id, sides[id * SIDES : (id + 1) * SIDES]) for id in range(len(sides) // SIDES)]
        self.changes += 1

    def change_make(self, make: str) -> None:
        """Exchange all dice for dice of the make `make` (one of `optics.MAKES`), in the same places."""
        self.make = make
        for die in self.dice:
            if die.place == SLOT:
                self._cover_sensor(die)
        self.changes += 1

    def _count_move(self) -> None:
        self.changes += 1

    def list_bag(self) -> list[Die]:
        """Return the dice in the bag, ascending by id."""
        return [die for die in self.dice if die.place == BAG]

    def list_seat_dice(self, button: int) -> list[Die]:
        """Return the dice in front of a seat button, ascending by id."""
        return [die for die in self.dice if die.place == SEAT and die.at == button]

    def find_in_slot(self, slot: int) -> Die | None:
        """Return the die in a slot, or None."""
        return next((die for die in self.dice if die.place == SLOT and die.at == slot), None)

    def draw_dice(self, button: int, count: int) -> list[Die]:
        """Draw `count` dice at random from the bag, or all if there are fewer. Put them in front of a seat button.

        Return these dice, ascending by id.
        """
        bag = self.list_bag()
        dice = self.rng.sample(bag, min(count, len(bag)))
        for die in dice:
            die.up = self.rng.randrange(SIDES)
            self._move_die(die, SEAT, button)
        self.drawn = dice[0] if len(dice) == 1 else None
        return sorted(dice, key=lambda die: die.id)

    def roll_dice(self, ids: Iterable[int]) -> None:
        """Roll the dice with these ids.

        Raise MisplacedDie, and roll nothing, unless all of them are in front of a seat.
        """
        dice = [self.get_die(id) for id in ids]
        for die in dice:
            if die.place != SEAT:
                raise MisplacedDie("not-on-table", die=format_face(die.face), place=die.place)
        for die in dice:
            die.up = self.rng.randrange(SIDES)
            die.rolled = True
        self.changes += 1

    def mark_unrolled(self, id: int) -> None:
        """Mark a die as not rolled, so that its face does not count."""
        self.get_die(id).rolled = False
        self.changes += 1

    def place_die(self, id: int, slot: int, half_in: bool = False) -> None:
        """Put a die into a slot. With `half_in` the die is tilted and rests on the slot's edge."""
        die = self.get_die(id)
        other = self.find_in_slot(slot)
        if other is not None and other is not die:
            raise MisplacedDie("slot-taken", die=format_face(other.face), slot=slot)
        self._move_die(die, SLOT, slot, not half_in)

    def lift_die(self, id: int, button: int | None = None) -> None:
        """Move a die in front of the seat button `button`, or into the bag if `button` is None."""
        place, at = (BAG, 0) if button is None else (SEAT, button)
        self._move_die(self.get_die(id), place, at)

    def turn_die(self, id: int, face: int) -> None:
        """Turn a die so that `face` is up. Raise MisplacedDie if no side of the die has this face."""
        die = self.get_die(id)
        if face not in die.sides:
            raise MisplacedDie("no-such-side", id=id, face=format_face(face))
        die.up = die.sides.index(face)
        die.rolled = True
        if die.place == SLOT:
            self._cover_sensor(die)
        self.changes += 1

    def get_die(self, id: int) -> Die:
        """Return the die with this id. Raise MisplacedDie if the set has no such die."""
        if not 0 <= id < len(self.dice):
            raise MisplacedDie("no-such-die", id=str(id), set=self.set_name, last=len(self.dice) - 1)
        return self.dice[id]

    def _move_die(self, die: Die, place: str, at: int, is_flat: bool = True) -> None:
        if die.place == SLOT:
            self.tray.remove_surface(die.at)
        if die.place == BAG:
            die.arrival = self.changes  # a die that returns to its seat keeps its age
        if place != SLOT or die.place != SLOT:
            die.owner = die.at if place == SLOT and die.place == SEAT else -1
        die.place, die.at, die.is_flat = place, at, is_flat
        die.rolled = die.rolled and place != BAG
        if place == SLOT:
            self._cover_sensor(die)
        self.changes += 1

    def _cover_sensor(self, die: Die) -> None:
        self.tray.place_surface(die.at, get_surface_name(die.surface, self.make) + ("" if die.is_flat else _HALF_IN))

    def to_json(self) -> dict[str, object]:
        """Return the places of the dice and tiles as JSON data, the inverse of `from_json`."""
        dice = [[die.up, die.place, die.at, die.rolled] for die in self.dice]
        return {"set": self.set_name, "make": self.make, "dice": dice, "tiles": self.tiles.to_json()}

    def from_json(self, data: object) -> None:
        """Restore the places of the dice and tiles from a result of `to_json`. Raise ValueError for invalid data."""
        if not isinstance(data, dict) or data.get("set") not in SETS or not isinstance(data.get("dice"), list):
            raise ValueError("these are no dice of this version")
        make = data.get("make", MOLDED)
        if make not in MAKES:
            raise ValueError(f"there are no dice of the make {make!r}")
        self.load_set(data["set"])
        self.make = make
        if len(data["dice"]) != len(self.dice):
            raise ValueError(f"{self.set_name} has {len(self.dice)} dice, not {len(data['dice'])}")
        limits = {BAG: 1, SEAT: SEATS, SLOT: SLOTS}
        for die, entry in zip(self.dice, data["dice"], strict=True):
            up, place, at, rolled = entry
            if up not in range(SIDES) or place not in limits or at not in range(limits[place]):
                raise ValueError(f"die {die.id} cannot lie like {entry}")
            die.up, die.rolled = up, rolled is True
            if place == SLOT:
                self.place_die(die.id, at)
            else:
                self._move_die(die, place, at)
        if "tiles" in data:
            self.tiles.from_json(data["tiles"])
