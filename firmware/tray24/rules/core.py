"""The base class of all games. It lists legal moves, awaits deals, applies both, and saves and describes positions.

It uses no randomness, no clock and no I/O. Numbers such as B16 are rules of RULES.md; quoted titles are sections of
RECORDS.md. Moves and deals are described in `moves`.

There are two ways in: `Game.enter` checks a move or deal and refuses it with a `RuleError` that leaves the state
unchanged; `Game.play` and `Game.deal` apply it unchecked, for bots and dealers that choose only legal ones.
"""

from tray24.compat import const
from tray24.rules import refusals
from tray24.rules.errors import OF_SEATS, RuleError
from tray24.rules.faces import D1, KINDS, get_number
from tray24.rules.moves import D_FIRST, D_ROLLOFF, DEALER, DEALER_VERBS, PH_OVER, PHASES, PLAY, POSITIONS, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from tray24.rules.errors import Option
    from tray24.rules.moves import Deal, MoveOrDeal

FORMAT = const(3)  # the version of the format of saved positions
_REROLL_DICE = const(5)  # number of dice that a reroll chooses from


class Game:
    """A match of one game, the base class of the games.

    `turn` is the seat to play, or DEALER (-1) while the dealer is awaited and when the match is over. While the dealer
    is awaited, `wait` is the verb, `served` its seat (or -1), `due` the number of values and `rolling` the ids of the
    dice to roll. `last_round` is the saved position in which the last round ended, before it was scored, or b""; set it
    to None to save no such position.

    The class attributes (facts about the game) and the queries about a position are for bots, screens, pages and host
    tools.

    CPython reads attributes fastest while an object has fewer than 30 of them outside `__slots__`. So games with more
    list their own attributes in `__slots__`, which MicroPython ignores.
    """

    ARGS: dict[int, tuple[int, ...]] = {}  # the kinds of arguments of each verb of the game
    KEYS: tuple[str, ...] = ()  # the keys that only its positions have
    PHASES: tuple[int, ...] = ()  # those in which a position may be set up
    UNSAID: int  # the phase of a position without the key `phase`
    unknown_faces = True  # whether a roll may contain "?"
    # The fields of a saved position, in order; the games add theirs.
    BYTES: tuple[str, ...] = ("phase", "turn", "direction", "starter", "wait", "served", "due", "after")

    name = ""
    number = 0  # identifies the game in a saved position
    min_seats = 2
    max_seats = 6
    ids = 24  # number of dice (tiles); ids count from 0
    # The die sets that the game can be played with, its own first; () for a game of tiles.
    sets: tuple[str, ...] = ("classic24", "center24")
    kinds: tuple[int, ...] = ()  # kinds on its dice or tiles
    boxes: tuple[str, ...] = ()  # names of the boxes for `score`; () for a game without score sheets
    OPTIONS: "tuple[Option, ...]" = ()
    real = True  # whether it can be played with real dice; it then has a part `real`
    tiles = False  # whether it is played with tiles; the dealer then names tiles, not faces
    has_hands = False  # whether seats hold hands that they play out
    has_uno = False  # whether UNO is called, and a player who forgets to call may be caught
    hides = False  # whether a seat sees dice or tiles that are hidden from the others
    bots: tuple[str, ...] = ()  # names of the bots in the game's part `bot`, in the order of menus
    daily = False  # whether one player alone can play it with the dice of the day; it then has `get_throw_number`
    needs_slots = True  # whether the game needs 24 lit slots; other games have `light_stick` in their `screen`

    # Defaults of games without hands: tuples, because a list would be in RAM and shared by all matches.
    hands: "list[list[int]]" = ()  # pyright: ignore[reportAssignmentType]
    bag: "list[int]" = ()  # pyright: ignore[reportAssignmentType]

    faces: list[int]  # of each die

    # Only some games have these attributes: the phase, or an attribute above, tells whether this one does.
    drawn: int  # the die to be placed or played
    uno_rule: str  # the number of the rule on UNO
    find_challenged: "Callable[[], int]"  # returns the seat that played the WD4 to be answered
    get_held_points: "Callable[[int], int]"  # returns the points of a die or a tile of a hand
    check_play: "Callable[[int], None]"  # raises RuleError unless a play fits
    explain_misfit: "Callable[[int, int, int], RuleError | None]"  # returns why a marking does not fit an arm

    if _TYPE_CHECKING:  # what each game defines

        def play(self, move: int) -> None:
            """Apply a legal move without checking it."""

        def deal(self, values: Sequence[int]) -> None:
            """Apply the awaited deal without checking it. `values` are die ids or faces, as the deal requires."""

        def _begin_round(self) -> None:
            """Begin a round, once it is known which seat starts."""

        def list_turn_moves(self) -> list[int]:
            """Return the legal moves of the seat to play, sorted, without UNO calls; [] while no seat is awaited."""
            ...

        def describe_own(self, position: dict[str, Any]) -> None:
            """Add to `position` the keys that only this game has."""

        def load_own(self, position: Mapping[str, Any]) -> None:
            """Load the keys that only this game has from `position`, after the keys of all games."""

        def explain_refusal(self, verb: int, move: int) -> RuleError | None:
            """Return the RuleError that says why this move of the seat to play is illegal.

            Return None if the only reason is that this phase allows no such move.
            """

        def _save_own(self, data: bytearray) -> None:
            """Append the part of a saved position that only this game has."""

        def _restore_own(self, data: bytes, at: int) -> None:
            """Restore the part of a saved position that only this game has; it begins at index `at` of `data`."""

    def __init__(self, seats: int, options: "Mapping[str, int | str] | None" = None) -> None:
        if not isinstance(seats, int) or not isinstance(options or {}, dict):
            raise RuleError("", "seats_or_options_of_other_kind")
        if not self.min_seats <= seats <= self.max_seats:
            raise RuleError("", "takes_seats", game=self.name, least=self.min_seats, most=self.max_seats, seats=seats)
        self.seats = seats
        self._set_options(options or {})
        self.scores = [0] * seats
        self.direction = 1
        self.starter = 0
        self.hand = 0
        self.last_round: bytes | None = b""
        self.turn = DEALER
        self.served = DEALER
        self.wait = 0
        self.due = 0
        self.after = 0
        self.rolling: Sequence[int] = ()
        self.catchable = DEALER
        self.called = DEALER
        self.contenders = list(range(seats))
        self.phase = D_ROLLOFF

    def _set_options(self, values: "Mapping[str, int | str]") -> None:
        """Set the attribute `options`, and for each option an attribute with the option's name.

        That attribute is the number that stands for the option's value in saved positions. `values` maps the names of
        options to their values; an option left out gets its default.
        """
        values = dict(values)
        self.options: dict[str, int | str] = {}
        for option in self.OPTIONS:
            value = option.parse(values.pop(option.name, option.default))
            if option.kind == OF_SEATS and option.value_to_number(value) >> self.seats:
                raise RuleError("", "option_seat_missing", option=option.name, text=value, seats=self.seats)
            self.options[option.name] = value
            setattr(self, option.name, option.value_to_number(value))
        for name in values:
            raise RuleError("", "no_option", game=self.name, option=str(name))

    # Moves as values.

    def encode_move(self, verb: int, *args: int, seat: int = DEALER) -> int:
        """Return the move with a verb and its arguments, entered by `seat`, by default the seat to play.

        The arguments are those after the verb in a record, as ints; for a reroll the places 0 to 4 of the dice.
        """
        bits = 0
        kinds = self.ARGS.get(verb, ())
        if kinds == (POSITIONS,):
            for index in args:
                bits |= 1 << index
        else:
            for kind, value in zip(kinds, args):
                bits = bits << kind | value
        return (self.turn if seat < 0 else seat) << 24 | verb << 16 | bits

    def decode_args(self, move: int) -> tuple[int, ...]:
        """Return the arguments of a move as a tuple of ints; this is the inverse of `encode_move`."""
        kinds = self.ARGS.get(decode_verb(move), ())
        bits = move & 65535
        if kinds == (POSITIONS,):
            return tuple([index for index in range(_REROLL_DICE) if bits >> index & 1])
        values = []
        for kind in reversed(kinds):
            values.insert(0, bits & (1 << kind) - 1)
            bits >>= kind
        return tuple(values)

    # Awaiting the dealer, and the roll-off (B1).

    def _await_deal(self, verb: int, served: int, due: int) -> None:
        self.wait = verb
        self.phase = verb
        self.turn = DEALER
        self.served = served
        self.due = due

    def _await_rolloff(self, contenders: list[int]) -> None:
        self.contenders = contenders
        self._await_deal(D_ROLLOFF, DEALER, len(contenders))

    def _resolve_rolloff(self, values: "Sequence[int]") -> None:
        """Let the seat that rolled the highest number start (B1).

        `values` are the faces that were rolled; a face that is no number counts -1. Seats tied for the highest number
        roll again.
        """
        numbers = [get_number(face) for face in values]
        best = max(numbers)
        tied_seats = [self.contenders[i] for i in range(len(numbers)) if numbers[i] == best]
        if len(tied_seats) == 1:
            self.let_start(tied_seats[0])
        else:
            self._await_rolloff(tied_seats)

    def let_start(self, seat: int) -> None:
        """Let `seat` start, the seat that the roll-off or the people at the table have chosen."""
        self.starter = seat
        self._begin_round()

    # Entering with checks.

    def enter(self, line: "MoveOrDeal") -> None:
        """Check a move or deal and apply it. If it is illegal, raise RuleError and change nothing."""
        if isinstance(line, int):
            self.check_move(line)
            self.play(line)
        else:
            self.check_deal(line)
            if line[0] == D_FIRST:
                self.let_start(line[1])
            else:
                self.deal(line[2])

    def list_legal_moves(self) -> list[int]:
        """Return the moves that seats may enter now, sorted; [] only if the dealer is awaited or the match is over."""
        return sorted(self.list_turn_moves() + self.list_asides()) if self.turn >= 0 else []

    def list_asides(self) -> list[int]:
        """Return the legal UNO calls and catches, the moves after which the seat to play still has its choice."""
        return []

    def check_move(self, move: int) -> None:
        """Raise RuleError if `move` is not legal now."""
        # Check the choices first: most moves are among them, and a person waits for the answer.
        if self.turn < 0 or (move not in self.list_turn_moves() and move not in self.list_asides()):
            raise refusals.make_refusal(self, move)

    def check_deal(self, deal: "Deal") -> None:
        """Raise RuleError if the deal is not the awaited deal or its values are impossible."""
        refusals.check_deal(self, deal)

    def format_awaited_deal(self) -> str:
        """Return the beginning of the awaited deal's line, such as ``* roll 2``; "" if no deal is awaited."""
        if self.turn >= 0 or self.phase == PH_OVER:
            return ""
        text = "* " + DEALER_VERBS[self.wait]
        return text + " %d" % self.served if self.served >= 0 else text

    # Results.

    def _note_round_end(self) -> None:
        """Save the position in which a round ends, before its dice and tiles are counted and returned."""
        if self.last_round is not None:
            self.last_round = self.save()

    def _end_match(self) -> None:
        """End the match."""
        self.phase = PH_OVER
        self.turn = DEALER
        self.served = DEALER
        self.wait = 0
        self.called = DEALER

    @property
    def over(self) -> bool:
        """True when the match is finished."""
        return self.phase == PH_OVER

    def list_winners(self) -> list[int]:
        """Return the seats that have won, ascending; [] while the match runs."""
        if self.phase != PH_OVER:
            return []
        best = self._find_best_score()
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def _find_best_score(self) -> int:
        return max(self.scores)

    def count_finished_rounds(self) -> int:
        """Return the number of finished rounds."""
        return self.hand + (self.phase == PH_OVER)

    # Queries.

    @classmethod
    def get_standard_set(cls) -> str:
        """Return the name of the die set that the game is played with by default; "" for a game of tiles."""
        return cls.sets[0] if cls.sets else ""

    @classmethod
    def list_options(cls, real: bool) -> "list[Option]":
        """Return the options that apply to a match with real dice, or with electronic dice if `real` is False."""
        return [option for option in cls.OPTIONS if not (real and option.electronic)]

    @staticmethod
    def counts_rounds(options: "Mapping[str, object]") -> bool:
        """Return True if scores count rounds won, not points. `options` maps the names of options to their values."""
        return False

    @staticmethod
    def is_lowest_best(options: "Mapping[str, object]") -> bool:
        """Return True if the lowest score wins. `options` maps the names of options to their values."""
        return False

    # Seats.

    def get_next_seat(self, seat: int) -> int:
        """Return the seat after `seat` in the direction of play, without skips."""
        return (seat + self.direction) % self.seats

    def list_hand_sizes(self) -> list[int]:
        """Return the number of dice (tiles) that each seat holds; [] for a game without hands."""
        return [len(hand) for hand in self.hands]

    def is_hidden_from(self, die: int, seat: int) -> bool:
        """Return True if `seat` cannot see the die (tile) now. The seat -1 is an onlooker."""
        return False

    # Challenges (C8, D8).

    def find_proof(self) -> tuple[int, int] | None:
        """Return a proof that the WD4 to be answered is illegal: (face in hand, face that it matches).

        In a game of tiles, it is (tile, color that it matches). Return None if no proof is known.
        """
        return None

    def get_stakes(self) -> tuple[int, ...]:
        """Return how many dice a WD4 that awaits an answer will cost: (the seat to play, the player of the WD4).

        The seat to play draws unless it challenges a bluff, for which the player of the WD4 draws. Return () while no
        WD4 awaits an answer.
        """
        return ()

    def find_bluff(self, face: int) -> int:
        """Return the face or tile in hand that makes playing `face` a bluff, because it matches the table (C8, D8).

        Return -1 if there is none. Show the result to the seat to play only: hands may be hidden.
        """
        return -1

    # UNO (B17).

    def can_call_uno(self, seat: int) -> bool:
        """Return True if `seat` may call UNO now."""
        return False

    def get_catchable(self) -> int:
        """Return the seat that may be caught now, or DEALER (-1)."""
        return DEALER

    # Plays.

    def list_playable(self) -> list[int]:
        """Return the faces (tiles) that the seat to play may play now, ascending."""
        if self.turn < 0:
            return []
        return sorted({self.decode_args(move)[0] for move in self.list_turn_moves() if decode_verb(move) == PLAY})

    def matches_table(self, face: int) -> bool:
        """Return True if this face (tile) matches the table, whichever seat is to play and whatever the phase."""
        return False

    # Dice.

    def get_throw_number(self) -> int:
        """Return the number of the awaited draw or roll in a match of one player.

        It does not depend on the dice that were kept before. With the dice of the day, everybody gets the same draw or
        roll with this number.
        """
        return 0

    def count_dice_on_table(self) -> int:
        """Return the number of dice (tiles) on the table that can be matched; 0 for a game without such a table."""
        return 0

    def count_drawable(self) -> int:
        """Return the number of dice (tiles) that can still be drawn from the bag (pile)."""
        return len(self.bag)

    # Positions as bytes and as dictionaries.

    def save(self) -> bytes:
        """Return the position as bytes (fewer than 300), for `restore` or `games.from_bytes`."""
        data = bytearray((FORMAT, self.number, self.seats))
        for option in self.OPTIONS:
            _append_uint16(data, getattr(self, option.name))
        for field in self.BYTES:
            data.append(getattr(self, field) & 255)
        _append_uint16(data, self.hand)
        for points in self.scores:
            _append_uint16(data, points)
        data.append(sum([1 << seat for seat in self.contenders]))
        self._save_own(data)
        return bytes(data)

    def restore(self, data: bytes) -> None:
        """Restore a position from bytes that `save` returned for the same game, seats and options."""
        at = 3
        for option in self.OPTIONS:
            setattr(self, option.name, data[at] | data[at + 1] << 8)
            at += 2
        for field in self.BYTES:
            number = data[at]
            setattr(self, field, number - 256 if number > 127 else number)
            at += 1
        self.hand = data[at] | data[at + 1] << 8
        for seat in range(self.seats):
            at += 2
            self.scores[seat] = data[at] | data[at + 1] << 8
        at += 2
        self.contenders = [seat for seat in range(self.seats) if data[at] >> seat & 1]
        self._restore_own(data, at + 1)

    def describe(self) -> "dict[str, Any]":
        """Return the position as a dictionary of JSON values, faces as text.

        The keys are described in RECORDS.md, "Positions and scenarios".
        """
        position = {
            "turn": self.turn if self.turn >= 0 else None,
            "phase": PHASES[self.phase],
            "direction": self.direction,
            "starter": self.starter,
            "hand": self.hand,
            "scores": list(self.scores),
            "catchable": self.catchable if self.catchable >= 0 else None,
            "called": self.called if self.called >= 0 else None,
            "over": self.over,
            "winners": self.list_winners(),
            "await": self.format_awaited_deal() or None,
        }
        self.describe_own(position)
        return position

    def normalize_value(self, key: str, value: "Any") -> "Any":
        """Return a value given for `key` in the form in which `describe` returns it, with defaults filled in."""
        return value


def _append_uint16(data: bytearray, number: int) -> None:
    data.append(number & 255)
    data.append(number >> 8)


ALL_KINDS: tuple[int, ...] = tuple(kind for kind in range(len(KINDS) - 1) if kind != D1)  # in classic24 and center24
