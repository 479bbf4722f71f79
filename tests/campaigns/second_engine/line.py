"""The dice line, called `line`, in the second engine (rules L1 to L10)."""

from typing import Any

from campaigns.second_engine.engine import Game, Story
from campaigns.second_engine.faces import COLORS, UNROLLED, count_points, get_kind, is_match, is_number, is_wild

HANDS_TO_WIN = 2  # of best_of=3


class Line(Game):
    kinds = "1 2 3 4 5 D1 D2 W"
    dice = 11
    usual_target = 200

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.counts_hands = int(options.get("best_of", 0)) == 3

    def clear(self) -> None:
        super().clear()
        self.line: list[int] = []  # from its back to its play end

    def describe(self, phase: str) -> dict[str, Any]:
        return {
            "line": [self.faces[die] for die in self.line],
            "hands": [sorted(self.list_names(seat)) for seat in range(self.seats)],
        }

    def play_match(self) -> Story:
        while True:
            winner = yield from self.play_hand()
            self.scores[winner] += 1 if self.counts_hands else sum(map(count_points, self.list_names(1 - winner)))
            if self.scores[winner] >= (HANDS_TO_WIN if self.counts_hands else self.target):
                return
            self.clear()
            self.hand += 1
            self.starter = winner  # until the next roll-off

    def play_hand(self) -> Story:
        """Play a round. Return the seat that has gone out."""
        for seat in (0, 1):
            yield from self.draw_dice(seat, 5)
        self.starter = yield from self.roll_off([0, 1])  # symbols count as nothing (L1)
        for seat in (0, 1):
            yield from self.roll(seat, self.hands[seat])
        face = UNROLLED
        (die,) = self.bag
        while not is_number(face):
            (face,) = yield from self.ask_dealer("start", None, 1)
        self.faces[die] = face
        self.bag.clear()
        self.line = [die]
        seat = self.starter
        while all(self.hands):
            seat = yield from self.play_turn(seat)
        yield from self.reveal()
        return self.hands.index([])

    def can_play(self, face: str) -> bool:
        return is_match(face, self.faces[self.line[-1]])

    def list_plays(self, seat: int) -> list[str]:
        return [f"play {face}" for face in self.list_playable_names(seat) if self.can_play(face)]

    def list_openings(self, seat: int) -> list[str]:
        """Return the choices that a seat has at the beginning of its turn (rules L3 to L5)."""
        plays = self.list_plays(seat)
        if len(self.line) > 1:
            return [*plays, "draw"]
        return [*plays, "reroll"] if self.is_hidden(seat) or not plays else plays

    def play_turn(self, seat: int) -> Story:
        """Play a turn. Return the next seat."""
        self.begin_turn()
        words = yield from self.ask_seat(seat, "move", lambda: self.list_openings(seat), is_at_start=True)
        self.catchable = None
        if words[0] in ("draw", "reroll"):
            if words[0] == "draw":
                self.draw_from_line(seat, 1)
            yield from self.roll(seat, self.hands[seat])
            words = yield from self.ask_seat(seat, "rerolled", lambda: self.list_after_roll(seat))
        if len(words) < 2:
            return 1 - seat
        return (yield from self.play_die(seat, words[1]))

    def list_after_roll(self, seat: int) -> list[str]:
        plays = self.list_plays(seat)
        return [*plays, "pass"] if plays else []

    def draw_from_line(self, seat: int, count: int) -> None:
        """Let a seat take dice from the back of the line, where one die must stay (rule L5)."""
        count = min(count, len(self.line) - 1)
        self.add_to_hand(seat, self.line[:count])
        del self.line[:count]

    def play_die(self, seat: int, face: str) -> Story:
        """Play a die and apply its effect (rules L3, L6, L7, L9). Return the next seat."""
        die = self.remove_die(seat, face)
        self.line.append(die)
        self.open_catch_window(seat)
        if is_wild(face) and self.hands[seat]:
            _, letter = yield from self.ask_seat(seat, "color", lambda: [f"color {letter}" for letter in COLORS])
            self.faces[die] += "=" + letter
        if get_kind(face) not in ("D1", "D2"):
            return 1 - seat
        self.draw_from_line(1 - seat, int(get_kind(face)[1]))
        yield from self.roll(1 - seat, self.hands[1 - seat])
        return seat

    def penalize(self, seat: int) -> Story:
        """Let a caught player take two dice from the line, or one from the opponent, and reroll the hand (rule L8)."""
        other = 1 - seat
        if len(self.line) > 1:
            self.draw_from_line(seat, 2)
        elif len(self.hands[other]) > 1:
            _, face = yield from self.ask_seat(other, "give", lambda: self.list_gifts(other))
            self.add_to_hand(seat, [self.remove_die(other, face)])
        yield from self.roll(seat, self.hands[seat])

    def list_gifts(self, seat: int) -> list[str]:
        return [f"give {face}" for face in sorted(set(self.list_names(seat)))]
