"""`dominoes` (D1 to D16)."""

import itertools
from dataclasses import dataclass
from typing import Any

from campaigns.second.engine import Deal, Game, Illegal, Story
from campaigns.second.faces import COLORS, DEAD, UNKNOWN, color, is_wild, kind, match
from campaigns.second.tiles import IDS, TILES, UNSEEN, is_doublet, leads, name_of, value

REOPENER = IDS["W/W"]


@dataclass
class Arm:
    """The open end of an arm, and whether the end is a doublet."""

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
        self.passes = 0  # in a row, instead of drawing (D13)
        self.tile: int | None = None
        self.out: int | None = None  # the seat that has gone out
        self.drawer = 0  # the seat that draws next while no seat leads

    def describe(self, phase: str) -> dict[str, Any]:
        return {
            "arms": [{"end": arm.end, "doublet": arm.doublet, "closed": arm.closed} for arm in self.arms],
            "phase": "rolloff" if phase == "first" else phase,
            "racks": [sorted(map(name_of, rack)) for rack in self.hands],
            "pile": self.pile(),
            "table": [name_of(tile) for tile in sorted(self.table)],
            "doublets": [name_of(tile) for tile in self.doublets()],
            "tile": name_of(self.tile) if phase == "drawn" and self.tile is not None else None,
        }

    def hidden(self, seat: int) -> bool:
        return UNSEEN in self.hands[seat]

    def pile(self) -> int:
        return len(self.bag) - sum(rack.count(UNSEEN) for rack in self.hands)

    def possible_tiles(self, seat: int) -> list[int]:
        """Return the tiles that a seat may hold: known ones, and while one is unseen, all that may be in the pile."""
        known = [tile for tile in self.hands[seat] if tile != UNSEEN]
        return known + sorted(self.bag) if self.hidden(seat) else known

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
        tiles = self.possible_tiles(leader)
        best = max(map(leads, tiles))
        fitting = [tile for tile in tiles if leads(tile) and (self.hidden(leader) or leads(tile) == best)]
        choices = [f"lead {name_of(tile)}" for tile in fitting]
        _, name = yield from self.choose(leader, "lead", lambda: choices)
        self.lay(leader, IDS[name])
        self.starter = leader
        self.arms = [Arm(TILES[IDS[name]][0], True) for _ in range(4)]
        seat: int | None = self.next(self.starter)
        while seat is not None:
            seat = yield from self.turn(seat)
        self.catchable = None
        yield from self.reveal()

    def find_leader(self) -> Story:
        """Return the seat with the highest doublet of a number; let seats draw until there is one (D2).

        With unseen tiles the dealer's line names the seat, or lets the next seat draw.
        """
        order = self.round_from(self.hand % self.seats)
        for turn in itertools.count():
            if any(map(self.hidden, order)):
                self.drawer = order[turn % self.seats]
                words = (yield Deal("first", None, 0)).split(" ")
                if words[1] == "first":
                    return int(words[2])
                self.take(self.drawer, words[3:])
            else:
                best = {seat: max(map(leads, self.hands[seat])) for seat in order}
                if any(best.values()):
                    return next(seat for seat in order if best[seat] == max(best.values()))
                yield from self.draw(order[turn % self.seats], 1)

    def may_lead(self) -> list[int]:
        """Return the seats that may hold a doublet of a number."""
        return [seat for seat in range(self.seats) if any(map(leads, self.possible_tiles(seat)))]

    # The dealer, with tiles that only their holders see.

    def check_deal(self, awaited: Deal, words: list[str]) -> None:
        if awaited.verb != "first":
            super().check_deal(awaited, words)
        elif words[:2] == ["*", "first"]:
            if len(words) != 3 or words[2] not in map(str, self.may_lead()):
                raise Illegal(" ".join(words))
        else:
            super().check_deal(Deal("draw", self.drawer, 1), words)

    def _possible(self, awaited: Deal, values: list[str]) -> bool:
        if awaited.verb == "draw":
            known = [value for value in values if value != UNKNOWN]
            return values[: len(known)] == known and super()._possible(awaited, known)
        if awaited.verb == "reveal":
            tiles = [IDS.get(value, UNSEEN) for value in values]
            return tiles == sorted(set(tiles)) and self.bag.issuperset(tiles)
        return super()._possible(awaited, values)

    def draw(self, seat: int, count: int) -> Story:
        count = min(count, self.pile())
        if not count:
            return []
        return self.take(seat, (yield from self.deal("draw", seat, count)))

    def take(self, seat: int, words: list[str]) -> list[int]:
        """Add tiles with these ids to a rack. Return the ids."""
        tiles = [UNSEEN if word == UNKNOWN else int(word) for word in words]
        self.bag.difference_update(tiles)
        self.hold(seat, tiles)
        return tiles

    def reveal(self) -> Story:
        """Reveal the tiles that only their holders have seen."""
        for seat in range(self.seats):
            if self.hidden(seat):
                names = yield from self.deal("reveal", seat, self.hands[seat].count(UNSEEN))
                self.hands[seat] = [tile for tile in self.hands[seat] if tile != UNSEEN]
                self.take(seat, [str(IDS[name]) for name in names])

    # Play.

    def caught(self, seat: int) -> Story:
        yield from self.draw(seat, 2)

    def lay(self, seat: int, tile: int) -> None:
        rack = self.hands[seat]
        rack.remove(tile if tile in rack else UNSEEN)
        self.bag.discard(tile)
        self.table.append(tile)

    def open_arms(self) -> list[Arm]:
        return [arm for arm in self.arms if not arm.closed]

    def plays(self, tiles: list[int]) -> list[str]:
        """Return the legal plays of tiles (D3 to D6)."""
        arms = [(number, arm) for number, arm in enumerate(self.arms) if not arm.closed]
        return [
            f"play {name_of(tile)} {mark} {number}"
            for tile in tiles
            for number, arm in arms
            if not (arm.doublet and is_doublet(tile))
            for mark in dict.fromkeys(TILES[tile])
            if mark != DEAD and match(mark, arm.end)
        ]

    def turn(self, seat: int) -> Story:
        """Play a turn. Return the next seat, or None when the hand is over."""
        self.begin_turn()
        words = yield from self.choose(
            seat,
            "move",
            lambda: [*self.plays(self.possible_tiles(seat)), "draw" if self.pile() else "pass"],
            at_start=True,
        )
        if words == ["pass"]:
            self.passes += 1
            if self.passes == self.seats:
                self.catchable = None
                return None
        elif words == ["draw"]:
            (self.tile,) = yield from self.draw(seat, 1)
            unseen = self.tile == UNSEEN
            plays = self.plays(sorted(self.bag) if unseen else [self.tile])
            words = yield from self.choose(seat, "drawn", lambda: [*plays, "pass"] if plays or unseen else [])
        if len(words) < 4:
            self.catchable = None
            return self.next(seat)
        _, name, mark, number = words
        return (yield from self.play(seat, IDS[name], mark, int(number)))

    def play(self, seat: int, tile: int, mark: str, number: int) -> Story:
        """Play a tile and apply its active marking (D3 to D8, D11, D12). Return the next seat, or None."""
        colors = {color(arm.end) for arm in self.open_arms()} - {""}
        self.lay(seat, tile)
        legal = None  # the table must decide (D8)
        if not self.hidden(seat):
            legal = not any(color(one) in colors for other in self.hands[seat] for one in TILES[other])
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

    def act(self, seat: int, mark: str, legal: bool | None) -> Story:
        """Apply the active marking (D7, D8). Return the next seat."""
        other = self.next(seat)
        active = kind(mark)
        if active == "WD4":
            (answer,) = yield from self.choose(other, "challenge", lambda: ["accept", "challenge"])
            if answer == "challenge" and legal is None:
                (verdict,) = yield from self.deal("verdict", None, 1)
                legal = verdict == "legal"
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
        """End the hand, unless W/W opens arms again (D12, D16). Return the next seat, or None."""
        for step in range(1, self.seats + 1):
            holder = self.next(seat, step)
            if self.may_reopen and REOPENER in self.possible_tiles(holder):
                words = yield from self.choose(holder, "reopen", self.reopenings)
                if words != ["pass"]:
                    return (yield from self.reopen(holder))
        self.out = seat
        return None

    def reopenings(self) -> list[str]:
        return [*(f"reopen {place}" for place in range(len(self.doublets()))), "pass"]

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
        """Score the racks that are left (D11, D13)."""
        left = [sum(map(value, rack)) for rack in self.hands]
        if self.out is not None:
            self.scores[self.out] += sum(left) - left[self.out]
        elif left.count(min(left)) == 1:
            self.scores[left.index(min(left))] += sum(left) - 2 * min(left)
