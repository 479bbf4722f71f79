"""The base classes of the second engine, `Match` and `Game`: lines and their checks, turns, UNO calls, catches."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from campaigns.second_engine.faces import UNKNOWN, UNROLLED, get_kind, is_number, list_faces

Story = Generator[Any, str, Any]
CALLING_PHASES = ("choose", "move", "drawn", "rerolled", "reopen")  # phases in which a die is about to be placed (B17)


class Illegal(Exception):
    """Raised when a line that is entered is not legal now."""


@dataclass
class Deal:
    """The line of the dealer that a game waits for: the verb, the seat or None, the number of values."""

    verb: str
    seat: int | None
    count: int

    def format_begin(self) -> str:
        return f"* {self.verb}" if self.seat is None else f"* {self.verb} {self.seat}"


@dataclass
class Choice:
    """The choice of a seat that a game waits for: the seat, the phase and the legal lines.

    The lines include UNO calls and catches, which any seat may enter.
    """

    seat: int
    phase: str
    lines: list[str]


class Match:
    """A match in the second engine; its lines are entered one by one, in the notation of records."""

    def __init__(self, game: "type[Game]", seats: int, options: dict[str, Any]) -> None:
        self.game = game(seats, options)
        self._moves = self.game.play_match()
        self._advance(None)

    def _advance(self, line: str | None) -> None:
        try:
            self.awaited = next(self._moves) if line is None else self._moves.send(line)
        except StopIteration:
            self.awaited = None

    def list_legal(self) -> list[str]:
        """Return all lines that seats may enter now."""
        return self.awaited.lines if isinstance(self.awaited, Choice) else []

    def enter(self, line: str) -> None:
        """Enter a line, or raise Illegal and change nothing."""
        self.check(line)
        self._advance(line)

    def check(self, line: str) -> None:
        """Raise Illegal unless the line is legal now."""
        if isinstance(self.awaited, Deal):
            self.game.check_deal(self.awaited, line.split(" "))
        elif line not in self.list_legal():
            raise Illegal(line)

    def describe(self) -> dict[str, Any]:
        """Return the position as RECORDS.md describes it ("Positions and scenarios"), with sorted hands and racks."""
        awaited, game = self.awaited, self.game
        choice = awaited if isinstance(awaited, Choice) else None
        phase = choice.phase if choice else awaited.verb if awaited else "over"
        return {
            "turn": choice.seat if choice else None,
            "phase": phase,
            "direction": game.direction,
            "starter": game.starter,
            "hand": game.hand,
            "scores": list(game.scores),
            "catchable": game.catchable if awaited else None,
            "called": game.called if awaited else None,
            "over": not awaited,
            "winners": game.find_winners() if not awaited else [],
            "await": awaited.format_begin() if isinstance(awaited, Deal) else None,
            **game.describe(phase),
        }


class Game:
    """A game with hands: `hands[seat]` holds ids of dice or tiles, `faces[id]` is the face that a die shows."""

    kinds: str
    dice = 24
    usual_target = 500
    takes_unknown = True  # whether a roll may hold "?"

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.target = int(options.get("target", self.usual_target))
        self.possible = set(list_faces(self.kinds))
        self.scores = [0] * seats
        self.starter = self.hand = 0
        self.direction = 1
        self.catchable: int | None = None  # the seat that may be caught
        self.late = False  # whether this seat may still call
        self.own_call: int | None = None  # the seat that has called in this turn
        self.late_call: int | None = None  # the seat that has called in this turn for the previous one
        self.clear()

    def clear(self) -> None:
        """Return all dice to the bag, for a new round."""
        self.bag = set(range(self.dice))
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.faces = dict.fromkeys(range(self.dice), UNROLLED)
        self.direction = 1
        self.catchable = self.own_call = self.late_call = None

    def play_match(self) -> Story:
        raise NotImplementedError

    def describe(self, phase: str) -> dict[str, Any]:
        raise NotImplementedError

    def find_winners(self) -> list[int]:
        best = max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def count_hands(self) -> int:
        """Return how many rounds a finished match has had."""
        return self.hand + 1

    def get_next_seat(self, seat: int, steps: int = 1) -> int:
        return (seat + steps * self.direction) % self.seats

    def list_others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def order_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    @property
    def called(self) -> int | None:
        return self.late_call if self.own_call is None else self.own_call

    # The dealer.

    def check_deal(self, awaited: Deal, words: list[str]) -> None:
        """Raise Illegal unless `words` are the awaited line of the dealer, with values that are possible."""
        if awaited.verb == "rolloff" and words[:2] == ["*", "first"]:
            is_valid = len(words) == 3 and words[2] in map(str, range(self.seats))
        else:
            first_words = awaited.format_begin().split(" ")
            values = words[len(first_words) :]
            is_valid = (
                words[: len(first_words)] == first_words
                and len(values) == awaited.count
                and self._is_possible(awaited, values)
            )
        if not is_valid:
            raise Illegal(" ".join(words))

    def _is_possible(self, awaited: Deal, values: list[str]) -> bool:
        if awaited.verb == "verdict":
            return values[0] in ("legal", "illegal")
        if awaited.verb == "draw":
            ids = [int(value) for value in values if value.isdigit()]
            return len(ids) == len(values) and ids == sorted(set(ids)) and self.bag.issuperset(ids)
        known = [value for value in values if value != UNKNOWN or awaited.verb != "roll" or not self.takes_unknown]
        return self.possible.issuperset(known)

    def ask_dealer(self, verb: str, seat: int | None, count: int) -> Story:
        """Wait for a line of the dealer with this verb, seat and number of values. Return the values."""
        awaited = Deal(verb, seat, count)
        line = yield awaited
        return line.split(" ")[len(awaited.format_begin().split(" ")) :] if " first " not in line else [line]

    def roll_off(self, seats: list[int]) -> Story:
        """Let each seat roll a die, and those with an equal highest number roll again.

        Return the seat with the highest (rule B1).
        """
        while True:
            faces = yield from self.ask_dealer("rolloff", None, len(seats))
            if " first " in faces[0]:
                return int(faces[0].split(" ")[2])
            numbers = [int(get_kind(face)) if is_number(face) else -1 for face in faces]
            seats = [seat for seat, number in zip(seats, numbers, strict=True) if number == max(numbers)]
            if len(seats) == 1:
                return seats[0]

    def draw_dice(self, seat: int, count: int) -> Story:
        """Let a seat draw `count` dice, or as many as there are. Return their ids."""
        self.fill_bag(count)
        count = min(count, len(self.bag))
        if not count:
            return []
        ids = [int(word) for word in (yield from self.ask_dealer("draw", seat, count))]
        self.bag.difference_update(ids)
        self.faces.update(dict.fromkeys(ids, UNROLLED))
        self.add_to_hand(seat, ids)
        return ids

    def add_to_hand(self, seat: int, ids: list[int]) -> None:
        """Add dice or tiles to a seat's hand. A player who then has several can no longer be caught (rule B17)."""
        self.hands[seat] = sorted(self.hands[seat] + ids)
        if ids and self.catchable == seat and len(self.hands[seat]) != 1:
            self.catchable = None

    def fill_bag(self, count: int) -> None:
        """Fill the bag before `count` dice are drawn, if a rule of the game says so."""

    def roll(self, seat: int, ids: list[int], verb: str = "roll") -> Story:
        """Let a seat roll the dice `ids`, and store the faces that the dealer names."""
        if ids:
            faces = yield from self.ask_dealer(verb, seat, len(ids))
            self.faces.update(zip(sorted(ids), faces, strict=True))

    def draw_and_roll(self, seat: int, count: int) -> Story:
        ids = yield from self.draw_dice(seat, count)
        yield from self.roll(seat, ids)
        return ids

    def draw_and_offer(self, seat: int) -> Story:
        """Let a seat draw and roll a die, and play it if that is legal.

        Return (the words of the seat's choice, or [] if it cannot play a die; the die, or None if none was left).
        """
        drawn_dice = yield from self.draw_and_roll(seat, 1)
        if not drawn_dice:
            return [], None
        (die,) = drawn_dice
        return (yield from self.offer(seat, die)), die

    def offer(self, seat: int, die: int) -> Story:
        """Let a seat play the die that it has just drawn.

        Return the words of the seat's choice, or [] if the die cannot be played.
        """
        raise NotImplementedError

    # Hands.

    def list_names(self, seat: int) -> list[str]:
        return [self.faces[die] for die in self.hands[seat]]

    def is_hidden(self, seat: int) -> bool:
        """Return whether a die in the seat's hand has an unknown face."""
        return UNKNOWN in self.list_names(seat)

    def list_playable_names(self, seat: int) -> list[str]:
        """Return the faces that a seat may name in a play: those in its hand, or all if a die in it is unknown."""
        if self.is_hidden(seat):
            return sorted(self.possible)
        return sorted(set(self.list_names(seat)))

    def remove_die(self, seat: int, face: str, die: int | None = None) -> int:
        """Remove a die that shows `face` from the seat's hand, and return its id.

        It is `die` if that is given, else the lowest id with this face, else the lowest with an unknown face.
        """
        hand = self.hands[seat]
        if die is None:
            matching_dice = [held_die for held_die in hand if self.faces[held_die] == face]
            die = (matching_dice or [held_die for held_die in hand if self.faces[held_die] == UNKNOWN])[0]
        hand.remove(die)
        self.faces[die] = face
        return die

    def reveal(self) -> Story:
        """Let the dealer roll dice that were never rolled, and name unknown faces, after a round (rule B18)."""
        for face, verb in ((UNROLLED, "roll"), (UNKNOWN, "reveal")):
            for seat in range(self.seats):
                yield from self.roll(seat, [die for die in self.hands[seat] if self.faces[die] == face], verb)

    # Choices, and the calls and catches in between (B17, C9, L8, D10).

    def begin_turn(self) -> None:
        self.own_call = self.late_call = None

    def ask_seat(self, seat: int, phase: str, lines: Callable[[], list[str]], is_at_start: bool = False) -> Story:
        """Ask a seat to choose one of the lines that `lines()` returns. They are computed again after each catch.

        Return the words of the chosen line, or [] if there is no line to choose.

        at_start: whether this is the first action of a turn, before which an UNO call for the previous turn is legal.
        """
        while True:
            own_lines = [f"{seat} {line}" for line in lines()]
            if not own_lines:
                return []
            words = (yield Choice(seat, phase, own_lines + self.list_asides(seat, phase))).split(" ")
            if words[1] == "uno":
                self.call_uno(int(words[0]), is_at_start)
            elif words[1] == "catch":
                self.catchable = None
                yield from self.penalize(int(words[2]))
            else:
                if is_at_start:
                    self.close_late_calls()
                return words[1:]

    def list_asides(self, seat: int, phase: str) -> list[str]:
        lines = []
        if phase in CALLING_PHASES and len(self.hands[seat]) == 2 and self.called != seat:
            lines.append(f"{seat} uno")
        if self.catchable is not None:
            if self.late:
                lines.append(f"{self.catchable} uno")
            lines += [f"{other} catch {self.catchable}" for other in self.list_others(self.catchable)]
        return lines

    def call_uno(self, seat: int, at_start: bool) -> None:
        if seat == self.catchable and at_start:
            self.late_call = seat
        elif seat != self.catchable or self.own_call is None:  # the seat to reopen may have called before
            self.own_call = seat
        if seat == self.catchable:
            self.catchable = None

    def penalize(self, seat: int) -> Story:
        """Let a caught player draw and roll two dice."""
        yield from self.draw_and_roll(seat, 2)

    def close_late_calls(self) -> None:
        """End the time in which players may call UNO for the previous turn: the first action of a turn ends it."""
        self.late = False
        self.late_call = None

    def open_catch_window(self, seat: int) -> None:
        """Let others catch the player of this seat from now on, if one die or tile is left and UNO was not called."""
        can_be_caught = len(self.hands[seat]) == 1 and self.own_call != seat
        self.catchable = seat if can_be_caught else None
        self.late = True
