"""The contract of all games: the awaited line, legal lines, apply, save, describe. No chance, no clock, no I/O.

Numbers such as B16 are rules of RULES.md, beside the package; quoted titles are sections of RECORDS.md. Lines are
described in `moves`.

There are two doors: `Game.enter` checks a line and refuses it with a `RuleError` that leaves the state untouched;
`Game.play` and `Game.deal` apply unchecked, for bots and dealers that choose only legal lines.
"""

from tray24.compat import const
from tray24.rules import position, refusals
from tray24.rules.errors import RuleError
from tray24.rules.faces import D1, KINDS, number_of
from tray24.rules.moves import D_FIRST, D_ROLLOFF, DEALER, DEALER_VERBS, PH_OVER, POSITIONS, move_verb
from tray24.rules.options import OF_SEATS
from tray24.rules.questions import Questions

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType
    from typing import Any

    from tray24.rules.moves import Deal, Line

FORMAT = const(3)  # of saved positions
_PLACES = const(5)  # number of dice that a reroll chooses from


class Game(Questions):
    """One match of one game.

    `turn` is the seat to play, or DEALER (-1) while the dealer is awaited and when the match is over. While
    the dealer is awaited, `wait` is the verb, `served` its seat (or -1), `due` how many values it takes and `rolling`
    the ids of the dice it rolls. `ended` is the saved position in which the last hand ended, before it was scored, or
    b""; who sets it to None does not want it.

    Questions (see `rules.questions`), of the class:

        name, number, min_seats, max_seats, ids, sets, kinds, boxes, OPTIONS
        real, tiles, has_hands, has_uno, hides, bots, daily, needs_slots
        standard_set()              the game's own die set
        options_for(real)           the options that apply to real or to electronic dice
        counts_hands(options)       whether scores count hands instead of points
        low_wins(options)           whether the lowest score wins

    of a position:

        next_seat(seat)             who follows, nothing being skipped
        hand_sizes()                how many dice or tiles each seat holds
        conceals(die, seat)         whether `seat` may not see this die or tile
        proof()                     why a WD4 to be answered is illegal
        stakes()                    what a WD4 to be answered costs
        bluff_of(played)            what matches instead of a WD4 that is not allowed
        may_call_uno(seat), may_catch(seat), to_catch()
        playable(), is_playable(face), fits_table(face)
        throw()                     the number of the awaited draw or roll, for the dice of the day
        dice_on_table(), left_to_draw()
        over, winners(), hands_done(), awaited()

    CPython reads attributes fastest while an object has less than 30 of them beside its slots. So games with more list
    their own in `__slots__`, which MicroPython ignores.
    """

    ARGS: dict[int, tuple[int, ...]] = {}  # each verb of the game's lines: kinds of its arguments
    POSITION: "ModuleType"  # the game's module `position`: its keys and phases, `describe` and `load`
    REFUSALS: "ModuleType"  # the game's module `refusals`, with its function `refuse`
    unknown_faces = True  # whether a roll may contain "?"
    # The fields of a saved position, in order; the games add theirs.
    BYTES: tuple[str, ...] = ("phase", "turn", "direction", "starter", "wait", "served", "due", "after")

    faces: list[int]  # of each die

    # Of some games: who asks knows from the phase, or from a fact above, that the game has it.
    drawn: int  # the die to be placed or played
    uno_rule: str  # the number of the rule on UNO
    challenged: "Callable[[], int]"  # the seat that played the WD4 to be answered
    check_play: "Callable[[int], None]"  # raises RuleError unless a play fits
    misfit: "Callable[[int, int, int], RuleError | None]"  # why a marking of a tile does not fit an arm

    if _TYPE_CHECKING:  # what each game defines
        set_options: Callable[..., None]  # sets an attribute for each option, from one parameter per option

        def play(self, move: int) -> None:
            """Apply a legal move without checking it."""

        def deal(self, values: Sequence[int]) -> None:
            """Apply the awaited dealer's line without checking it. `values` are die ids or faces, as awaited."""

        def _begin_hand(self) -> None:
            """Begin a hand, once it is known who starts."""

        def _save(self, out: bytearray) -> None:
            """Append the game's own part of a saved position."""

        def _restore(self, data: bytes, at: int) -> None:
            """Restore the game's own part of a saved position, which begins at `at`."""

    def __init__(self, seats: int, options: "Mapping[str, int | str] | None" = None) -> None:
        if not isinstance(seats, int) or not isinstance(options or {}, dict):
            raise RuleError("", "seats_or_options_of_other_kind")
        if not self.min_seats <= seats <= self.max_seats:
            raise RuleError("", "takes_seats", game=self.name, least=self.min_seats, most=self.max_seats, seats=seats)
        self.seats = seats
        self._take_options(options or {})
        self.scores = [0] * seats
        self.direction = 1
        self.starter = 0
        self.hand = 0
        self.ended: bytes | None = b""
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

    def _take_options(self, given: "Mapping[str, int | str]") -> None:
        """Set the options given by name; those left out keep their default."""
        given = dict(given)
        self.options: dict[str, int | str] = {}
        for option in self.OPTIONS:
            value = option.parse(given.pop(option.name, option.default))
            if option.kind == OF_SEATS and option.number(value) >> self.seats:
                raise RuleError("", "option_seat_missing", option=option.name, text=value, seats=self.seats)
            self.options[option.name] = value
        for name in given:
            raise RuleError("", "no_option", game=self.name, option=str(name))
        self._use_options([option.number(self.options[option.name]) for option in self.OPTIONS])

    def _use_options(self, numbers: "Sequence[int]") -> None:
        """Set the options from numbers, in the order of `OPTIONS`; a choice is given by its index."""
        self._option_numbers = numbers
        if numbers:
            self.set_options(*numbers)

    # Moves as values.

    def move(self, verb: int, *args: int, seat: int = DEALER) -> int:
        """Return the move of `verb` with its arguments, for the seat to play or for the one named.

        The arguments are those that a record writes after the verb, as ints; for a reroll the places 0 to 4 of the
        dice.
        """
        packed = 0
        kinds = self.ARGS.get(verb, ())
        if kinds == (POSITIONS,):
            for place in args:
                packed |= 1 << place
        else:
            for kind, value in zip(kinds, args):
                packed = packed << kind | value
        return (self.turn if seat < 0 else seat) << 24 | verb << 16 | packed

    def args(self, move: int) -> tuple[int, ...]:
        """Return the arguments of a move as a tuple, the inverse of `move`."""
        kinds = self.ARGS.get(move_verb(move), ())
        packed = move & 65535
        if kinds == (POSITIONS,):
            return tuple([place for place in range(_PLACES) if packed >> place & 1])
        values = []
        for kind in reversed(kinds):
            values.insert(0, packed & (1 << kind) - 1)
            packed >>= kind
        return tuple(values)

    # Awaiting the dealer, and the roll-off (B1).

    def _ask(self, verb: int, served: int, due: int) -> None:
        self.wait = verb
        self.phase = verb
        self.turn = DEALER
        self.served = served
        self.due = due

    def _ask_rolloff(self, contenders: list[int]) -> None:
        self.contenders = contenders
        self._ask(D_ROLLOFF, DEALER, len(contenders))

    def _rolloff(self, values: "Sequence[int]") -> None:
        """Let the highest number start; other faces count below 0. Those tied for highest roll again (B1)."""
        numbers = [number_of(face) for face in values]
        best = max(numbers)
        tied = [self.contenders[i] for i in range(len(numbers)) if numbers[i] == best]
        if len(tied) == 1:
            self.first(tied[0])
        else:
            self._ask_rolloff(tied)

    def first(self, seat: int) -> None:
        """Let `seat` start, as the roll-off or the table has decided."""
        self.starter = seat
        self._begin_hand()

    # The two doors.

    def enter(self, line: "Line") -> None:
        """Check a line of either kind and apply it. If it is illegal, raise RuleError and change nothing."""
        if isinstance(line, int):
            self.check(line)
            self.play(line)
        else:
            self.check_deal(line)
            if line[0] == D_FIRST:
                self.first(line[1])
            else:
                self.deal(line[2])

    def legal(self) -> list[int]:
        """Return the moves that seats may enter now, sorted; [] only if the dealer is awaited or the match is over."""
        return sorted(self.choices() + self.asides()) if self.turn >= 0 else []

    def asides(self) -> list[int]:
        """Return the moves of `legal` that do not end the choice: UNO calls and catches."""
        return []

    def check(self, move: int) -> None:
        """Raise RuleError if `move` is not legal now."""
        # The choices first: most moves are among them, and a person waits for the answer.
        if self.turn < 0 or (move not in self.choices() and move not in self.asides()):
            raise refusals.refusal(self, move)

    def check_deal(self, line: "Deal") -> None:
        """Raise RuleError if the dealer's line is not the awaited one or its values are impossible."""
        refusals.check_deal(self, line)

    def awaited(self) -> str:
        """Return the beginning of the awaited dealer's line, such as ``* roll 2``; "" if none is awaited."""
        if self.turn >= 0 or self.phase == PH_OVER:
            return ""
        text = "* " + DEALER_VERBS[self.wait]
        return text + " %d" % self.served if self.served >= 0 else text

    # Results.

    def _note_end(self) -> None:
        """Note the position in which a hand ends: its dice and tiles are about to be counted, and to go back."""
        if self.ended is not None:
            self.ended = self.save()

    @property
    def over(self) -> bool:
        """True when the match is finished."""
        return self.phase == PH_OVER

    def winners(self) -> list[int]:
        """Return the seats that have won, ascending; [] while the match runs."""
        if self.phase != PH_OVER:
            return []
        best = self._best_score()
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def _best_score(self) -> int:
        return max(self.scores)

    def hands_done(self) -> int:
        """Return the number of finished hands."""
        return self.hand + (self.phase == PH_OVER)

    # Positions as bytes and as words.

    def save(self) -> bytes:
        """Return the position as bytes (well under 300) for `restore` or `games.from_bytes`."""
        out = bytearray((FORMAT, self.number, self.seats))
        for number in self._option_numbers:
            _put_word(out, number)
        for field in self.BYTES:
            out.append(getattr(self, field) & 255)
        _put_word(out, self.hand)
        for points in self.scores:
            _put_word(out, points)
        out.append(sum([1 << seat for seat in self.contenders]))
        self._save(out)
        return bytes(out)

    def restore(self, data: bytes) -> None:
        """Restore a position from the bytes of `save`, of the same game, seats and options."""
        at = 3
        numbers = []
        for _ in self.OPTIONS:
            numbers.append(data[at] | data[at + 1] << 8)
            at += 2
        self._use_options(numbers)
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
        self._restore(data, at + 1)

    def describe(self) -> "dict[str, Any]":
        """Return the position as a dictionary of JSON values, faces as text (records: "Positions and scenarios")."""
        return position.describe(self)


def _put_word(out: bytearray, number: int) -> None:
    out.append(number & 255)
    out.append(number >> 8)


ALL_KINDS: tuple[int, ...] = tuple(kind for kind in range(len(KINDS) - 1) if kind != D1)  # in classic24 and center24
