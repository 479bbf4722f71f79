"""Yacht in the second engine (rules Y1 to Y9)."""

from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any

from campaigns.second_engine.engine import Game, Story
from campaigns.second_engine.faces import count_points, get_color, get_kind, is_match, is_wild

AT_LEAST = {"two": 2, "three": 3, "four": 4}
OF_COLOR = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
BOXES = ("two", "three", "four", "small", "large", "chain", "red", "yellow", "green", "blue", "wild")
REROLLS = [f"reroll {' '.join(places)}" for count in range(1, 6) for places in combinations("12345", count)]


@cache
def count_box_points(box: str, faces: tuple[str, ...]) -> int:
    """Return the points of five dice in a box (rules Y4 to Y8)."""
    total = sum(map(count_points, faces))
    wilds = sum(map(is_wild, faces))
    if box in AT_LEAST:
        kinds = [get_kind(face) for face in faces if not is_wild(face)]
        max_count = max(map(kinds.count, kinds), default=0)
        return total if max_count + wilds >= AT_LEAST[box] else 0
    if box in ("small", "large"):
        colors = [get_color(face) for face in faces if not is_wild(face)]
        max_count = max(map(colors.count, colors), default=0) + wilds
        return (75 if max_count >= 4 else 0) if box == "small" else 150 if max_count == 5 else 0
    if box == "chain":
        return (
            total
            if any(all(can_follow(first, second) for first, second in pairwise(row)) for row in permutations(faces))
            else 0
        )
    if box == "wild":
        return 50 * wilds
    return sum(count_points(face) for face in faces if get_color(face) == OF_COLOR[box])


def can_follow(face: str, other: str) -> bool:
    return is_match(face, other) or is_wild(other)


class Yacht(Game):
    kinds = "0 1 2 3 4 5 6 7 8 9 S R D2 W WD4"
    takes_unknown = False  # Y9

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.sheets: list[dict[str, int]] = [{} for _ in range(seats)]

    def clear(self) -> None:
        super().clear()
        self.in_hand: list[int] = []
        self.rolls_left = 2

    def describe(self, phase: str) -> dict[str, Any]:
        return {
            "dice": [self.faces[die] for die in self.in_hand],
            "rolls_left": self.rolls_left,
            "sheets": self.sheets,
        }

    def play_match(self) -> Story:
        if self.seats > 1:
            self.starter = yield from self.roll_off(list(range(self.seats)))
        for _ in BOXES:
            for seat in self.order_from(self.starter):
                yield from self.play_turn(seat)

    def count_hands(self) -> int:
        """Return the number of rounds of a match: one for each box of a sheet."""
        return len(BOXES)

    def play_turn(self, seat: int) -> Story:
        self.clear()
        words = yield from self.ask_dealer("draw", seat, 5)
        self.in_hand = list(map(int, words))
        self.bag.difference_update(self.in_hand)
        yield from self.roll(seat, self.in_hand)
        while True:
            words = yield from self.ask_seat(seat, "score", lambda: self.list_lines(seat))
            if words[0] != "reroll":
                break
            self.rolls_left -= 1
            yield from self.roll(seat, [self.in_hand[int(position) - 1] for position in words[1:]])
        verb, box = words
        self.sheets[seat][box] = (
            count_box_points(box, tuple(self.faces[die] for die in self.in_hand)) if verb == "score" else 0
        )
        self.scores[seat] = sum(self.sheets[seat].values())

    def list_lines(self, seat: int) -> list[str]:
        left = [box for box in BOXES if box not in self.sheets[seat]]
        scores = [f"{verb} {box}" for box in left for verb in ("score", "zero")]
        return scores + REROLLS if self.rolls_left else scores
