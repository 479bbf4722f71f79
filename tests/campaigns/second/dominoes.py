"""`dominoes` (D1 to D16)."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from campaigns.second.engine import Game, Story
from campaigns.second.faces import COLORS, color, is_number, is_wild, kind, match

_DATA = Path(__file__).resolve().parents[2] / "data" / "dominoes.json"
DEAD = "DE"
POINTS = {"R": 10, "S": 10, "D2": 10, DEAD: 20, "WD4": 20, "W": 25}


def _tiles() -> list[tuple[str, str]]:
    return [(first, second) for first, second in json.loads(_DATA.read_text(encoding="utf-8"))["tiles"]]


TILES = _tiles()
IDS = {"/".join(marks): place for place, marks in enumerate(TILES)}
REOPENER = IDS["W/W"]


def is_doublet(tile: int) -> bool:
    return TILES[tile][0] == TILES[tile][1]


def leads(tile: int) -> int:
    """Return the number of a doublet that may lead, else 0 (D2)."""
    mark = TILES[tile][0]
    return int(kind(mark)) if is_doublet(tile) and is_number(mark) else 0


def value(tile: int) -> int:
    return sum(int(kind(mark)) if is_number(mark) else POINTS[kind(mark)] for mark in TILES[tile])


@dataclass
class Arm:
    """The open end of an arm, and whether a doublet lies there."""

    end: str
    doublet: bool

    @property
    def closed(self) -> bool:
        return self.end == DEAD


class Dominoes(Game):
    kinds = "1 2 3 4 5 6 7 8 9 S R D2 W WD4 DE"
    dice = len(TILES)

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.all_doublets = bool(int(options.get("all_doublets", 0)))
        self.may_reopen = bool(int(options.get("reopen", 0)))

    def clear(self) -> None:
        super().clear()
        self.arms: list[Arm] = []
        self.table: list[int] = []
        self.passes = 0  # in a row, in place of drawing (D13)
        self.tile: int | None = None
        self.out: int | None = None  # who has gone out

    def describe(self, phase: str) -> dict[str, Any]:
        return {
            "arms": [{"end": arm.end, "doublet": arm.doublet, "closed": arm.closed} for arm in self.arms],
            "racks": [sorted("/".join(TILES[tile]) for tile in rack) for rack in self.hands],
            "pile": len(self.bag),
            "table": ["/".join(TILES[tile]) for tile in sorted(self.table)],
            "doublets": ["/".join(TILES[tile]) for tile in self.doublets()],
            "tile": "/".join(TILES[self.tile]) if phase == "drawn" and self.tile is not None else None,
        }

    def hidden(self, seat: int) -> bool:
        return False

    def doublets(self) -> list[int]:
        """Return the doublets on the table, in the order of play."""
        return [tile for tile in self.table if is_doublet(tile)]

    def match(self) -> Story:
        while True:
            yield from self.play_hand()
            self.score()
            if max(self.scores) >= self.target:
                return
            self.clear()
            self.hand += 1

    def play_hand(self) -> Story:
        for seat in range(self.seats):
            yield from self.draw(seat, 6)
        leader = yield from self.find_leader()
        best = max(map(leads, self.hands[leader]))
        choices = [f"lead {'/'.join(TILES[tile])}" for tile in self.hands[leader] if leads(tile) == best]
        _, name = yield from self.choose(leader, "lead", lambda: choices)
        self.lay(leader, IDS[name])
        self.starter = leader
        self.arms = [Arm(TILES[IDS[name]][0], True) for _ in range(4)]
        seat: int | None = self.next(self.starter)
        while seat is not None:
            seat = yield from self.turn(seat)

    def find_leader(self) -> Story:
        """Return who holds the highest doublet of a number; let seats draw until one is drawn (D2)."""
        order = self.round_from(self.hand % self.seats)
        best = {seat: max(map(leads, self.hands[seat])) for seat in order}
        if any(best.values()):
            return next(seat for seat in order if best[seat] == max(best.values()))
        while True:
            for seat in order:
                (tile,) = yield from self.draw(seat, 1)
                if leads(tile):
                    return seat

    def caught(self, seat: int) -> Story:
        yield from self.draw(seat, 2)

    def lay(self, seat: int, tile: int) -> None:
        self.hands[seat].remove(tile)
        self.table.append(tile)

    def open_arms(self) -> list[Arm]:
        return [arm for arm in self.arms if not arm.closed]

    def plays(self, tiles: list[int]) -> list[str]:
        """Return the legal plays of tiles (D3 to D6)."""
        return [
            f"play {'/'.join(TILES[tile])} {mark} {number}"
            for tile in tiles
            for number, arm in enumerate(self.arms)
            if not arm.closed and not (is_doublet(tile) and arm.doublet)
            for mark in dict.fromkeys(TILES[tile])
            if mark != DEAD and match(mark, arm.end)
        ]

    def turn(self, seat: int) -> Story:
        """Take a turn. Return whose turn is next, None when the hand is over."""
        self.begin_turn()
        words = yield from self.choose(
            seat, "move", lambda: [*self.plays(self.hands[seat]), "draw" if self.bag else "pass"], at_start=True
        )
        if words == ["pass"]:
            self.passes += 1
            if self.passes == self.seats:
                self.catchable = None
                return None
        elif words == ["draw"]:
            (self.tile,) = yield from self.draw(seat, 1)
            plays = self.plays([self.tile])
            words = yield from self.choose(seat, "drawn", lambda: [*plays, "pass"] if plays else [])
        if len(words) < 4:
            self.catchable = None
            return self.next(seat)
        _, name, mark, number = words
        return (yield from self.play(seat, IDS[name], mark, int(number)))

    def play(self, seat: int, tile: int, mark: str, number: int) -> Story:
        """Play a tile and let its active marking act (D3 to D8, D11, D12). Return whose turn is next, or None."""
        others = [other for other in self.hands[seat] if other != tile]
        colors = {color(arm.end) for arm in self.open_arms()} - {""}
        legal = not any(color(one) in colors for other in others for one in TILES[other])
        self.lay(seat, tile)
        self.passes = 0
        first, second = TILES[tile]
        end = second if mark == first else first
        changed = [number]
        self.arms[number] = Arm(end, is_doublet(tile))
        if is_doublet(tile) and self.all_doublets:
            changed += [len(self.arms), len(self.arms) + 1]
            self.arms += [Arm(end, True), Arm(end, True)]
        self.placed(seat)
        if not self.hands[seat]:
            yield from self.penalty(self.next(seat), mark)
            self.out = seat
            return None
        if not self.open_arms():
            if kind(mark) == "R" and self.seats > 2:
                self.direction = -self.direction
            return (yield from self.all_closed(seat))
        if is_wild(end):
            yield from self.declare(seat, changed)
        return (yield from self.act(seat, mark, legal))

    def declare(self, seat: int, arms: list[int]) -> Story:
        _, letter = yield from self.choose(seat, "color", lambda: [f"color {letter}" for letter in COLORS])
        for number in arms:
            self.arms[number].end += "=" + letter

    def penalty(self, seat: int, mark: str) -> Story:
        count = {"D2": 2, "WD4": 4}.get(kind(mark), 0)
        if count:
            yield from self.draw(seat, count)

    def act(self, seat: int, mark: str, legal: bool) -> Story:
        """Let the active marking act (D7, D8). Return whose turn is next."""
        other = self.next(seat)
        active = kind(mark)
        if active == "WD4":
            (answer,) = yield from self.choose(other, "challenge", lambda: ["accept", "challenge"])
            if answer == "challenge" and not legal:
                yield from self.draw(seat, 4)
                return other
        if active in ("WD4", "D2"):
            yield from self.penalty(other, mark)
            return self.next(other)
        if active == "S" or (active == "R" and self.seats == 2):
            return self.next(other)
        if active == "R":
            self.direction = -self.direction
        return self.next(seat)

    def all_closed(self, seat: int) -> Story:
        """End the hand, unless W/W opens arms again (D12, D16). Return whose turn is next, or None."""
        holders = [other for other in range(self.seats) if REOPENER in self.hands[other]]
        if self.may_reopen and holders:
            (holder,) = holders
            choices = [f"reopen {place}" for place in range(len(self.doublets()))]
            words = yield from self.choose(holder, "reopen", lambda: [*choices, "pass"])
            if words != ["pass"]:
                return (yield from self.reopen(holder))
        self.out = seat
        return None

    def reopen(self, seat: int) -> Story:
        self.lay(seat, REOPENER)
        new = [len(self.arms) + place for place in range(3)]
        self.arms += [Arm("W", True) for _ in new]
        self.placed(seat)
        if not self.hands[seat]:
            self.out = seat
            return None
        yield from self.declare(seat, new)
        return self.next(seat)

    def score(self) -> None:
        """Count the racks that are left (D11, D13)."""
        left = [sum(map(value, rack)) for rack in self.hands]
        if self.out is not None:
            self.scores[self.out] += sum(left) - left[self.out]
        elif left.count(min(left)) == 1:
            self.scores[left.index(min(left))] += sum(left) - 2 * min(left)
