"""The center-die game, called `center`, in the second engine (rules C1 to C11)."""

from typing import Any

from campaigns.second_engine.engine import Game, Story
from campaigns.second_engine.faces import (
    COLORS,
    UNKNOWN,
    UNROLLED,
    count_points,
    get_kind,
    is_match,
    is_number,
    is_wild,
)


class Center(Game):
    kinds = "1 2 3 4 5 6 S R D2 W WD4"

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.may_challenge = options.get("wd4", "challenge") == "challenge"

    def clear(self) -> None:
        super().clear()
        self.center: int | None = None
        self.die: int | None = None

    def describe(self, phase: str) -> dict[str, Any]:
        return {
            "center": None if self.center is None else self.faces[self.center],
            "hands": [sorted(self.list_names(seat)) for seat in range(self.seats)],
            "bag": len(self.bag),
            "die": self.faces[self.die] if phase == "drawn" else None,
        }

    def play_match(self) -> Story:
        self.starter = yield from self.roll_off(list(range(self.seats)))
        while True:
            winner = yield from self.play_hand()
            self.scores[winner] += sum(
                count_points(face) for seat in range(self.seats) for face in self.list_names(seat)
            )
            if max(self.scores) >= self.target:
                return
            self.clear()
            self.hand += 1
            self.starter = winner

    def play_hand(self) -> Story:
        """Play a round. Return the seat that has gone out."""
        (word,) = yield from self.ask_dealer("draw", self.starter, 1)
        die = int(word)
        self.bag.remove(die)
        face = UNROLLED
        while not is_number(face):
            (face,) = yield from self.ask_dealer("start", None, 1)
        self.faces[die] = face
        self.center = die
        for seat in self.order_from(self.starter):
            yield from self.draw_and_roll(seat, 5)
        seat = self.starter
        while all(self.hands):
            seat = yield from self.play_turn(seat)
        yield from self.reveal()
        return self.hands.index([])

    def can_play(self, seat: int, face: str) -> bool:
        """Return whether a seat may play a die of this face (rules C3, C6, C7)."""
        assert self.center is not None
        if face == "WD4" and not self.may_challenge and not self.is_hidden(seat):
            return not self.has_match(seat)
        return is_match(face, self.faces[self.center])

    def has_match(self, seat: int) -> bool:
        """Return whether the seat's hand has a colored die that matches the center die."""
        center = self.faces[self.center]
        return any(is_match(face, center) for face in self.list_names(seat) if face != UNKNOWN and not is_wild(face))

    def list_plays(self, seat: int) -> list[str]:
        return [f"play {face}" for face in self.list_playable_names(seat) if self.can_play(seat, face)]

    def play_turn(self, seat: int) -> Story:
        """Play a turn. Return the next seat."""
        self.begin_turn()
        words = yield from self.ask_seat(seat, "move", lambda: [*self.list_plays(seat), "reroll"], is_at_start=True)
        self.catchable = None
        die = None
        if words == ["reroll"]:
            yield from self.roll(seat, list(self.hands[seat]))
            words = yield from self.ask_seat(seat, "rerolled", lambda: [*self.list_plays(seat), "draw"])
        if words == ["draw"]:
            words, die = yield from self.draw_and_offer(seat)
        if len(words) < 2:
            return self.get_next_seat(seat)
        return (yield from self.play_die(seat, words[1], die))

    def offer(self, seat: int, die: int) -> Story:
        """Let a seat play the die that it has drawn, if that is legal (rule C4)."""
        self.die = die
        face = self.faces[die]
        known = sorted(self.possible) if face == UNKNOWN else [face]
        plays = [f"play {one}" for one in known if self.can_play(seat, one)]
        return (yield from self.ask_seat(seat, "drawn", lambda: [*plays, "pass"] if plays else []))

    def play_die(self, seat: int, face: str, die: int | None) -> Story:
        """Play a die and apply its effect (rules C3, C5 to C10). Return the next seat."""
        former_center = self.center
        assert former_center is not None
        die = self.remove_die(seat, face, die)
        legal = None if self.is_hidden(seat) else not self.has_match(seat)  # None: the table must decide (C8)
        self.center = die
        self.open_catch_window(seat)
        if not self.hands[seat]:
            self.bag.add(former_center)
            return seat
        is_challengeable = face == "WD4" and self.may_challenge
        if not is_challengeable:
            self.bag.add(former_center)
        if is_wild(face):
            _, letter = yield from self.ask_seat(seat, "color", lambda: [f"color {letter}" for letter in COLORS])
            self.faces[die] += "=" + letter
        other = self.get_next_seat(seat)
        if is_challengeable:
            (answer,) = yield from self.ask_seat(other, "challenge", lambda: ["accept", "challenge"])
            if answer == "challenge":
                if legal is None:
                    (verdict,) = yield from self.ask_dealer("verdict", None, 1)
                    legal = verdict == "legal"
                if not legal:
                    yield from self.take_back(seat, former_center)
                    return other
            self.bag.add(former_center)
        return (yield from self.apply_effect(seat, face))

    def take_back(self, seat: int, former_center: int) -> Story:
        """Give an illegal WD4 back to its player, who then draws four dice (rule C8).

        `former_center` is the id of the die that was in the center before the WD4.
        """
        assert self.center is not None
        self.faces[self.center] = "WD4"
        self.add_to_hand(seat, [self.center])
        self.center = former_center
        self.catchable = None
        yield from self.draw_and_roll(seat, 4)

    def apply_effect(self, seat: int, face: str) -> Story:
        """Apply the effect of a face with a letter, such as a skip (rules C5, C7). Return the next seat."""
        other = self.get_next_seat(seat)
        if get_kind(face) in ("D2", "WD4"):
            yield from self.draw_and_roll(other, 2 if get_kind(face) == "D2" else 4)
            return self.get_next_seat(other)
        if get_kind(face) == "S" or (get_kind(face) == "R" and self.seats == 2):
            return self.get_next_seat(other)
        if get_kind(face) == "R":
            self.direction = -self.direction
        return self.get_next_seat(seat)
