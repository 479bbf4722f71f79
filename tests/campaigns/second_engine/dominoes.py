"""Dominoes in the second engine (rules D1 to D16)."""

import itertools
from dataclasses import dataclass
from functools import partial
from typing import Any

from campaigns.second_engine.engine import Deal, Game, Illegal, Story
from campaigns.second_engine.faces import COLORS, DEAD, UNKNOWN, get_color, get_kind, is_match, is_wild
from campaigns.second_engine.tiles import IDS, TILES, UNSEEN, count_points, format_tile, get_lead, is_doublet

REOPENER = IDS["W/W"]


@dataclass
class Arm:
    """An arm of the laid tiles: the face at its open end, and whether its last tile is a doublet."""

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
            "racks": [sorted(map(format_tile, rack)) for rack in self.hands],
            "pile": self.count_pile(),
            "table": [format_tile(tile) for tile in sorted(self.table)],
            "doublets": [format_tile(tile) for tile in self.list_doublets()],
            "tile": format_tile(self.tile) if phase == "drawn" and self.tile is not None else None,
        }

    def is_hidden(self, seat: int) -> bool:
        return UNSEEN in self.hands[seat]

    def count_pile(self) -> int:
        return len(self.bag) - sum(rack.count(UNSEEN) for rack in self.hands)

    def list_possible_tiles(self, seat: int) -> list[int]:
        """Return the tiles that a seat may hold.

        These are its known tiles. If one of its tiles is unknown, any tile that may be in the pile is added.
        """
        known = [tile for tile in self.hands[seat] if tile != UNSEEN]
        return known + sorted(self.bag) if self.is_hidden(seat) else known

    def list_doublets(self) -> list[int]:
        """Return the doublets among the laid tiles, in the order in which they were played."""
        return [tile for tile in self.table if is_doublet(tile)]

    def play_match(self) -> Story:
        while True:
            yield from self.play_hand()
            self.score()
            if max(self.scores) >= self.target:
                return
            self.clear()
            self.hand += 1

    def play_hand(self) -> Story:
        for seat in range(self.seats):
            yield from self.draw_dice(seat, 6)
        leader = yield from self.find_leader()
        tiles = self.list_possible_tiles(leader)
        best = max(map(get_lead, tiles))
        fitting_tiles = [
            tile for tile in tiles if get_lead(tile) and (self.is_hidden(leader) or get_lead(tile) == best)
        ]
        choices = [f"lead {format_tile(tile)}" for tile in fitting_tiles]
        _, name = yield from self.ask_seat(leader, "lead", lambda: choices)
        self.place_tile(leader, IDS[name])
        self.starter = leader
        self.arms = [Arm(TILES[IDS[name]][0], True) for _ in range(4)]
        seat: int | None = self.get_next_seat(self.starter)
        while seat is not None:
            seat = yield from self.play_turn(seat)
        self.catchable = None
        yield from self.reveal()

    def find_leader(self) -> Story:
        """Return the seat with the highest doublet of two numbers; the seats draw until somebody has one (rule D2).

        If the engine does not know all tiles, a line of the dealer names the seat, or lets the next seat draw.
        """
        order = self.order_from(self.hand % self.seats)
        for round_of_draws in itertools.count():
            if any(map(self.is_hidden, order)):
                self.drawer = order[round_of_draws % self.seats]
                words = (yield Deal("first", None, 0)).split(" ")
                if words[1] == "first":
                    return int(words[2])
                self.add_tiles(self.drawer, words[3:])
            else:
                best = {seat: max(map(get_lead, self.hands[seat])) for seat in order}
                if any(best.values()):
                    return next(seat for seat in order if best[seat] == max(best.values()))
                yield from self.draw_dice(order[round_of_draws % self.seats], 1)

    def list_leaders(self) -> list[int]:
        """Return the seats that may hold a doublet of numbers."""
        return [seat for seat in range(self.seats) if any(map(get_lead, self.list_possible_tiles(seat)))]

    # The dealer, with tiles that only their holders see.

    def check_deal(self, awaited: Deal, words: list[str]) -> None:
        if awaited.verb != "first":
            super().check_deal(awaited, words)
        elif words[:2] == ["*", "first"]:
            if len(words) != 3 or words[2] not in map(str, self.list_leaders()):
                raise Illegal(" ".join(words))
        else:
            super().check_deal(Deal("draw", self.drawer, 1), words)

    def _is_possible(self, awaited: Deal, values: list[str]) -> bool:
        if awaited.verb == "draw":
            known = [value for value in values if value != UNKNOWN]
            return values[: len(known)] == known and super()._is_possible(awaited, known)
        if awaited.verb == "reveal":
            tiles = [IDS.get(value, UNSEEN) for value in values]
            return tiles == sorted(set(tiles)) and self.bag.issuperset(tiles)
        return super()._is_possible(awaited, values)

    def draw_dice(self, seat: int, count: int) -> Story:
        count = min(count, self.count_pile())
        if not count:
            return []
        return self.add_tiles(seat, (yield from self.ask_dealer("draw", seat, count)))

    def add_tiles(self, seat: int, words: list[str]) -> list[int]:
        """Add the tiles whose ids are `words` to the seat's rack. Return their ids as numbers."""
        tiles = [UNSEEN if word == UNKNOWN else int(word) for word in words]
        self.bag.difference_update(tiles)
        self.add_to_hand(seat, tiles)
        return tiles

    def reveal(self) -> Story:
        """Wait for the dealer to name the tiles that only their holders have seen."""
        for seat in range(self.seats):
            if self.is_hidden(seat):
                names = yield from self.ask_dealer("reveal", seat, self.hands[seat].count(UNSEEN))
                self.hands[seat] = [tile for tile in self.hands[seat] if tile != UNSEEN]
                self.add_tiles(seat, [str(IDS[name]) for name in names])

    # Play.

    def penalize(self, seat: int) -> Story:
        yield from self.draw_dice(seat, 2)

    def place_tile(self, seat: int, tile: int) -> None:
        rack = self.hands[seat]
        rack.remove(tile if tile in rack else UNSEEN)
        self.bag.discard(tile)
        self.table.append(tile)

    def list_open_arms(self) -> list[Arm]:
        return [arm for arm in self.arms if not arm.closed]

    def list_plays(self, tiles: list[int]) -> list[str]:
        """Return the legal plays of these tiles (rules D3 to D6)."""
        arms = [(number, arm) for number, arm in enumerate(self.arms) if not arm.closed]
        return [
            f"play {format_tile(tile)} {mark} {number}"
            for tile in tiles
            for number, arm in arms
            if not (arm.doublet and is_doublet(tile))
            for mark in dict.fromkeys(TILES[tile])
            if mark != DEAD and is_match(mark, arm.end)
        ]

    def play_turn(self, seat: int) -> Story:
        """Play a turn. Return the next seat, or None when the round is over."""
        self.begin_turn()
        words = yield from self.ask_seat(
            seat,
            "move",
            lambda: [*self.list_plays(self.list_possible_tiles(seat)), "draw" if self.count_pile() else "pass"],
            is_at_start=True,
        )
        if words == ["pass"]:
            self.passes += 1
            if self.passes == self.seats:
                self.catchable = None
                return None
        elif words == ["draw"]:
            (self.tile,) = yield from self.draw_dice(seat, 1)
            is_unseen = self.tile == UNSEEN
            plays = self.list_plays(sorted(self.bag) if is_unseen else [self.tile])
            words = yield from self.ask_seat(seat, "drawn", lambda: [*plays, "pass"] if plays or is_unseen else [])
        if len(words) < 4:
            self.catchable = None
            return self.get_next_seat(seat)
        _, name, end_mark, number = words
        return (yield from self.play_tile(seat, IDS[name], end_mark, int(number)))

    def play_tile(self, seat: int, tile: int, mark: str, number: int) -> Story:
        """Play a tile on an arm, and apply the effect of the face that joins the arm (rules D3 to D8, D11, D12).

        `mark` is that face, `number` the arm's number. Return the next seat, or None when the round is over.
        """
        colors = {get_color(arm.end) for arm in self.list_open_arms()} - {""}
        self.place_tile(seat, tile)
        legal = None  # the table must decide (D8)
        if not self.is_hidden(seat):
            legal = not any(get_color(held_mark) in colors for other in self.hands[seat] for held_mark in TILES[other])
        self.passes = 0
        first, second = TILES[tile]
        end = second if mark == first else first
        changed_arms = [number]
        self.arms[number] = Arm(end, is_doublet(tile))
        if is_doublet(tile) and self.all_doublets:
            changed_arms += [len(self.arms), len(self.arms) + 1]
            self.arms += [Arm(end, True), Arm(end, True)]
        self.open_catch_window(seat)
        if not self.hands[seat]:
            yield from self.draw_penalty(self.get_next_seat(seat), mark)
            self.out = seat
            return None
        if not self.list_open_arms():
            if get_kind(mark) == "R" and self.seats > 2:
                self.direction = -self.direction
            return (yield from self.offer_reopening(seat))
        if is_wild(end):
            yield from self.declare_color(seat, changed_arms)
        return (yield from self.apply_effect(seat, mark, legal))

    def declare_color(self, seat: int, arms: list[int]) -> Story:
        _, letter = yield from self.ask_seat(seat, "color", lambda: [f"color {letter}" for letter in COLORS])
        for number in arms:
            self.arms[number].end += "=" + letter

    def draw_penalty(self, seat: int, mark: str) -> Story:
        count = {"D2": 2, "WD4": 4}.get(get_kind(mark), 0)
        if count:
            yield from self.draw_dice(seat, count)

    def apply_effect(self, seat: int, mark: str, legal: bool | None) -> Story:
        """Apply the effect of `mark`, the face with which a tile joins its arm (rules D7, D8). Return the next seat.

        `legal` says whether a WD4 was allowed; None if the players at the table must decide.
        """
        other = self.get_next_seat(seat)
        kind = get_kind(mark)
        if kind == "WD4":
            (answer,) = yield from self.ask_seat(other, "challenge", lambda: ["accept", "challenge"])
            if answer == "challenge" and legal is None:
                (verdict,) = yield from self.ask_dealer("verdict", None, 1)
                legal = verdict == "legal"
            if answer == "challenge" and not legal:
                yield from self.draw_dice(seat, 4)
                return other
        if kind in ("WD4", "D2"):
            yield from self.draw_penalty(other, mark)
            return self.get_next_seat(other)
        if kind == "S" or (kind == "R" and self.seats == 2):
            return self.get_next_seat(other)
        if kind == "R":
            self.direction = -self.direction
        return self.get_next_seat(seat)

    def offer_reopening(self, seat: int) -> Story:
        """Let each seat that may hold the tile W/W open the closed arms again (rules D12, D16).

        If nobody does, the round ends. Return the next seat, or None when the round is over.
        """
        for step in range(1, self.seats + 1):
            holder = self.get_next_seat(seat, step)
            if self.may_reopen and REOPENER in self.list_possible_tiles(holder):
                words = yield from self.ask_seat(holder, "reopen", partial(self.list_reopenings, holder))
                if words != ["pass"]:
                    return (yield from self.reopen(holder))
        self.out = seat
        return None

    def list_reopenings(self, seat: int) -> list[str]:
        if REOPENER not in self.list_possible_tiles(seat):
            return ["pass"]  # a tile drawn as a penalty has shown that another seat holds it
        return [*(f"reopen {index}" for index in range(len(self.list_doublets()))), "pass"]

    def reopen(self, seat: int) -> Story:
        self.place_tile(seat, REOPENER)
        new_arms = [len(self.arms) + index for index in range(3)]
        self.arms += [Arm("W", True) for _ in new_arms]
        self.open_catch_window(seat)
        if not self.hands[seat]:
            self.out = seat
            return None
        yield from self.declare_color(seat, new_arms)
        return self.get_next_seat(seat)

    def score(self) -> None:
        """Score the tiles that are left in the racks (rules D11, D13)."""
        left = [sum(map(count_points, rack)) for rack in self.hands]
        if self.out is not None:
            self.scores[self.out] += sum(left) - left[self.out]
        elif left.count(min(left)) == 1:
            self.scores[left.index(min(left))] += sum(left) - 2 * min(left)
