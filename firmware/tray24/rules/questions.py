"""The questions that bots, screens, pages and host tools ask of a game: facts about it, and about a position."""

from tray24.compat import const
from tray24.rules.moves import DEALER, PLAY, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping

    from tray24.rules.options import Option


class Questions:
    """The facts and the questions that every game answers; `rules.core.Game` lists them under "Questions"."""

    seats: int
    turn: int
    direction: int

    if _TYPE_CHECKING:  # of `rules.core.Game`, and of each game

        def choices(self) -> list[int]:
            """Return the legal moves of the seat to play, sorted, without UNO calls; [] if there is none."""
            ...

        def args(self, move: int) -> tuple[int, ...]:
            """Return the arguments of a move as a tuple."""
            ...

    # Facts.
    name = ""
    number = 0  # in a saved position
    min_seats = 2
    max_seats = 6
    ids = 24  # number of dice (tiles); ids count from 0
    # Die sets that it can be played with, its own first; () for a game of tiles.
    sets: tuple[str, ...] = ("classic24", "center24")
    kinds: tuple[int, ...] = ()  # kinds on its dice or tiles (rules: "Words and notation")
    boxes: tuple[str, ...] = ()  # names of the boxes for `score`; () for a game without score sheets
    OPTIONS: "tuple[Option, ...]" = ()
    real = True  # whether it can be played with real dice; it then has a part `real`
    tiles = False  # whether it is played with tiles; the dealer then names tiles, not faces
    has_hands = False  # whether seats hold hands that they play out
    has_uno = False  # whether UNO is called, and who forgets it may be caught
    hides = False  # whether a seat sees dice or tiles that are hidden from the others
    bots: tuple[str, ...] = ()  # names of the bots that its part `bot` has, in the order of menus
    daily = False  # whether it can be played alone with the dice of the day; it then has `throw`
    needs_slots = True  # whether it cannot be played without 24 lit slots; other games have `stick` in their `screen`

    # Defaults of games without hands: tuples, because a list would be in RAM and shared by all matches.
    hands: "list[list[int]]" = ()  # pyright: ignore[reportAssignmentType]
    bag: "list[int]" = ()  # pyright: ignore[reportAssignmentType]

    @classmethod
    def standard_set(cls) -> str:
        """Return the name of the game's own die set; "" for a game of tiles."""
        return cls.sets[0] if cls.sets else ""

    @classmethod
    def options_for(cls, real: bool) -> "list[Option]":
        """Return the options that apply to a match with real dice or with electronic ones."""
        return [option for option in cls.OPTIONS if option.applies(real)]

    @staticmethod
    def counts_hands(options: "Mapping[str, object]") -> bool:
        """Return True if scores count hands won instead of points. options: name to value."""
        return False

    @staticmethod
    def low_wins(options: "Mapping[str, object]") -> bool:
        """Return True if the lowest score wins. options: name to value."""
        return False

    # Seats.

    def next_seat(self, seat: int) -> int:
        """Return the seat after `seat` in the direction of play, without skips."""
        return (seat + self.direction) % self.seats

    def hand_sizes(self) -> list[int]:
        """Return the number of dice (tiles) that each seat holds; [] for a game without hands."""
        return [len(hand) for hand in self.hands]

    def conceals(self, die: int, seat: int) -> bool:
        """Return True if the die (tile) is hidden from `seat` (-1: an onlooker) now."""
        return False

    # Challenges (C8, D8).

    def proof(self) -> tuple[int, int] | None:
        """Return why the WD4 to be answered is illegal, as far as is known: (face or tile, what it matches), or None.

        What a face matches is another face; what a tile matches is a color.
        """
        return None

    def stakes(self) -> tuple[int, ...]:
        """Return what a WD4 to be answered costs: (dice for the seat to play, dice for a bluffer who is challenged).

        It is () while none is to be answered. The seat to play draws unless it challenges a bluff.
        """
        return ()

    def bluff_of(self, played: int) -> int:
        """Return the face or tile that matches instead, if playing this one is a bluff (C8, D8), or -1.

        Only the seat to play may know it: hands may be hidden.
        """
        return -1

    # UNO (B17).

    def may_call_uno(self, seat: int) -> bool:
        """Return True if `seat` may call UNO now."""
        return False

    def may_catch(self, seat: int) -> bool:
        """Return True if `seat` may now catch the seat that forgot to call UNO, see `to_catch`."""
        return False

    def to_catch(self) -> int:
        """Return the seat that may be caught now, or DEALER (-1)."""
        return DEALER

    # Plays.

    def playable(self) -> list[int]:
        """Return the faces (tiles) that the seat to play may play now, ascending."""
        if self.turn < 0:
            return []
        return sorted({self.args(move)[0] for move in self.choices() if move_verb(move) == PLAY})

    def is_playable(self, face: int) -> bool:
        """Return True if the seat to play may play this face (tile) now."""
        return face in self.playable()

    def fits_table(self, face: int) -> bool:
        """Return True if this face (tile) matches the table, regardless of seat and phase."""
        return False

    # Dice.

    def throw(self) -> int:
        """Return the number of the awaited draw or roll in a match alone, whatever was kept before (`daily`)."""
        return 0

    def dice_on_table(self) -> int:
        """Return the number of dice (tiles) on the table that can be matched; 0 for a game without such a table."""
        return 0

    def left_to_draw(self) -> int:
        """Return the number of dice (tiles) that can still be drawn from the bag (pile)."""
        return len(self.bag)
