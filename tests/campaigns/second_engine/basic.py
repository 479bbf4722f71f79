"""The tray game, called `basic`, in the second engine (rules B1 to B23)."""

from typing import Any

from campaigns.second_engine.engine import Game, Story
from campaigns.second_engine.faces import COLORS, UNKNOWN, count_points, get_kind, is_match, is_wild

COLUMNS, ROWS = 6, 4
DRAWN_BY_LETTERS = {"D2": 2, "WD4": 4}


def find_half(slot: int) -> int:
    return slot % COLUMNS // 3


def list_neighbors(slot: int) -> list[int]:
    """Return the slots above, below, left and right of a slot, as far as they are in the same half of the tray."""
    row, column = divmod(slot, COLUMNS)
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    slots = [r * COLUMNS + c for r, c in places if 0 <= r < ROWS and 0 <= c < COLUMNS]
    return [other for other in slots if find_half(other) == find_half(slot)]


NEIGHBORS = {slot: list_neighbors(slot) for slot in range(COLUMNS * ROWS)}


class Basic(Game):
    kinds = "0 1 2 3 4 5 6 7 8 9 S R D2 W WD4"

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.caught_scoring = options.get("scoring", "winner") == "caught"
        rollers = options.get("young", "")
        self.must_roll = [bool(int(options.get("must_roll", 0))) or str(seat) in rollers for seat in range(seats)]

    def clear(self) -> None:
        super().clear()
        self.half: int | None = None
        self.tray: dict[int, int] = {}
        self.last: int | None = None
        self.die: int | None = None

    def describe(self, phase: str) -> dict[str, Any]:
        return {
            "half": None if self.half is None else ("left", "right")[self.half],
            "tray": {str(slot): self.faces[die] for slot, die in self.tray.items()},
            "last": self.last,
            "hands": [sorted(self.list_names(seat)) for seat in range(self.seats)],
            "bag": len(self.bag),
            "die": self.faces[self.die] if phase in ("place", "drawn") else None,
        }

    def play_match(self) -> Story:
        self.starter = yield from self.roll_off(list(range(self.seats)))
        while True:
            yield from self.play_hand()
            if max(self.scores) >= self.target:
                return
            self.clear()
            self.hand += 1
            self.starter = (self.starter + 1) % self.seats

    def find_winners(self) -> list[int]:
        best = min(self.scores) if self.caught_scoring else max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def play_hand(self) -> Story:
        self.has_moved: set[int] = set()
        face = yield from self.place_start()
        left = (self.starter + 1) % self.seats
        for seat in self.order_from(left):
            yield from self.draw_dice(seat, 3 if self.seats > 4 else 4)
        first = left
        if face == "W":
            yield from self.declare_color(left)
        elif get_kind(face) == "D2":
            yield from self.draw_dice(left, 2)
            first = self.get_next_seat(left)
        elif get_kind(face) == "S":
            first = self.get_next_seat(left)
        elif get_kind(face) == "R":
            first = self.starter
            self.direction = 1 if self.seats == 2 else -1
        seat: int | None = first
        while seat is not None:
            seat = yield from self.play_turn(seat)
        yield from self.reveal()
        self.score()

    def place_start(self) -> Story:
        """Wait for the starting die and place it. Return its face (rule B2)."""
        (word,) = yield from self.ask_dealer("draw", self.starter, 1)
        self.die = int(word)
        self.bag.remove(self.die)
        while True:
            (face,) = yield from self.ask_dealer("start", None, 1)
            if face != "WD4":
                break
        self.faces[self.die] = face
        _, slot = yield from self.ask_seat(self.starter, "place", lambda: [f"place {slot}" for slot in NEIGHBORS])
        self.half = find_half(int(slot))
        self.place_die(self.die, int(slot))
        return face

    def place_die(self, die: int, slot: int) -> None:
        """Place a die on the tray.

        If it is the twelfth there (a half is full), the other dice return to the bag (rule B11).
        """
        self.tray[slot] = die
        self.last = slot
        if len(self.tray) == 12:
            self.sweep()

    def sweep(self) -> None:
        """Return all dice on the tray to the bag, except the one placed last."""
        for slot in [slot for slot in self.tray if slot != self.last]:
            self.bag.add(self.tray.pop(slot))

    def fill_bag(self, count: int) -> None:
        if len(self.bag) < count:
            self.sweep()  # B16

    def list_slots(self, face: str) -> list[int]:
        """Return the slots where a die of this face may be placed (rule B6)."""
        empty_slots = [slot for slot in NEIGHBORS if find_half(slot) == self.half and slot not in self.tray]
        return [
            slot
            for slot in empty_slots
            if any(other in self.tray and is_match(face, self.faces[self.tray[other]]) for other in NEIGHBORS[slot])
        ]

    def list_plays(self, seat: int) -> list[str]:
        """Return the legal plays of the dice in a seat's hand (rules B6 to B8)."""
        slots_of_face = {face: self.list_slots(face) for face in self.list_playable_names(seat)}
        if not self.is_hidden(seat) and any(slots for face, slots in slots_of_face.items() if face != "WD4"):
            slots_of_face.pop("WD4", None)
        return [f"play {face} {slot}" for face, slots in slots_of_face.items() for slot in slots]

    def play_turn(self, seat: int) -> Story:
        """Play a turn. Return the next seat, or None when the round is over."""
        self.begin_turn()
        verbs = ["roll"] if seat not in self.has_moved or self.must_roll[seat] else ["roll", "keep"]
        (verb,) = yield from self.ask_seat(seat, "choose", lambda: verbs, is_at_start=True)
        self.has_moved.add(seat)
        if verb == "roll":
            yield from self.roll(seat, list(self.hands[seat]))

        def list_lines() -> list[str]:
            plays = self.list_plays(seat)
            return [*plays, "draw"] if self.is_hidden(seat) or not plays else plays

        words = yield from self.ask_seat(seat, "move", list_lines)
        die = None
        if words == ["draw"]:
            words, die = yield from self.draw_and_offer(seat)
        if len(words) < 3:
            self.catchable = None
            return self.get_next_seat(seat)
        face, slot = words[1], int(words[2])
        self.place_die(self.remove_die(seat, face, die), slot)
        self.open_catch_window(seat)
        return (yield from self.apply_effect(seat, face))

    def offer(self, seat: int, die: int) -> Story:
        """Let a seat play the die that it has drawn, if that is legal (rule B9).

        Return the words of its choice, or [] if the die cannot be played.
        """
        self.die = die

        def list_lines() -> list[str]:
            face = self.faces[die]
            known = [face] if face != UNKNOWN else sorted(self.possible)
            plays = [f"play {face} {slot}" for face in known for slot in self.list_slots(face)]
            return [*plays, "pass"] if face == UNKNOWN else plays

        return (yield from self.ask_seat(seat, "drawn", list_lines))

    def declare_color(self, seat: int) -> Story:
        _, letter = yield from self.ask_seat(seat, "color", lambda: [f"color {letter}" for letter in COLORS])
        assert self.last is not None
        self.faces[self.tray[self.last]] += "=" + letter

    def apply_effect(self, seat: int, face: str) -> Story:
        """Apply the effect of the face that was played.

        Return the next seat, or None when the round is over (rules B10 to B18).
        """
        is_out = not self.hands[seat]
        if is_wild(face) and not is_out:
            yield from self.declare_color(seat)
        other = self.get_next_seat(seat)
        if get_kind(face) in DRAWN_BY_LETTERS:
            yield from self.draw_and_roll(other, DRAWN_BY_LETTERS[get_kind(face)])
        if is_out:
            return None
        if get_kind(face) in (*DRAWN_BY_LETTERS, "S") or (get_kind(face) == "R" and self.seats == 2):
            return self.get_next_seat(other)
        if get_kind(face) == "R":
            self.direction = -self.direction
        return self.get_next_seat(seat)

    def score(self) -> None:
        """Score the dice that are left in the hands (rules B19, B22)."""
        left = [sum(map(count_points, self.list_names(seat))) for seat in range(self.seats)]
        for seat in range(self.seats):
            if self.caught_scoring:
                self.scores[seat] += left[seat]
            elif not self.hands[seat]:
                self.scores[seat] += sum(left)
