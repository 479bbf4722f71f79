"""The policy of virtual people in `dominoes` with real tiles (rules D).

Each seat sees only its own rack. A finger covers the slot of an end to choose it, and markings are entered by keys.
"""

import random
from typing import cast

from simulator.people.conduct import DOUBTS, Conduct
from simulator.people.dice import Tiles
from simulator.people.fingers import Intent, Puzzled
from simulator.people.handling import Handling
from tray24.games.dominoes.arms import TILE_FIT, WILD_DOUBLET
from tray24.games.dominoes.real import RealSide, tile_of
from tray24.games.dominoes.rules import Dominoes
from tray24.games.dominoes.screen import slots_of_arms
from tray24.pins import GREEN, RED
from tray24.rules import moves
from tray24.rules.faces import MARKINGS, WD4, color_of, is_doublet, lead_number, tile_value
from tray24.rules.notation import format_line
from tray24.ui.match import kinds


class GameConduct(Conduct[Dominoes]):
    """The policy for tiles that only their holders see: the tray knows their number and the markings entered."""

    def __init__(self, handling: Handling):
        super().__init__(handling)
        self._laying = -1  # the tile that is being entered

    @property
    def side(self) -> RealSide:
        """Return the game's part of the screen."""
        return cast(RealSide, self.handling.side)

    @property
    def tiles(self) -> Tiles:
        """Return the tiles after moving those that differ from the match. Undone tiles return to their racks."""
        tiles, game = self.handling.dice.tiles, self.game
        if tiles.hand != game.hand:
            tiles.begin_hand(game.hand)
        laid = tiles.laid()
        for tile in game.table:
            if tile not in laid:
                tiles.lay(tile)
        for tile in laid:
            if tile not in game.table and tile != self._laying:
                tiles.take_back(tile)
        return tiles

    def rack(self, seat: int) -> list[int]:
        """Return the tiles on a seat's rack."""
        return self.tiles.rack(self.handling.button(seat))

    def wanting(self, seat: int) -> int:
        laying = self._laying >= 0 and seat == self.game.turn and self._laying not in self.game.table
        return len(self.game.hands[seat]) - len(self.rack(seat)) - laying

    def take(self, seat: int) -> None:
        wanting = self.wanting(seat)
        if wanting > 0:
            self.tiles.take(self.handling.button(seat), wanting)
        elif wanting < 0:
            self.tiles.give_back(self.handling.button(seat), -wanting)

    def must_roll(self, seat: int) -> bool:
        return False

    def fits(self) -> dict[int, list[int]]:
        return {}

    def colors_held(self, seat: int) -> list[int]:
        marks = [color_of(MARKINGS[2 * tile + marking]) for tile in self.rack(seat) for marking in (0, 1)]
        return [color for color in marks if color]

    def moves(self) -> list[int]:
        """Return the moves of the seat to play with the tiles of its rack."""
        game, seat = self.game, self.game.turn
        if seat < 0 or self.screen.kind not in (kinds.TURN, kinds.HUE, kinds.WHEEL) or self.wanting(seat):
            return []
        rack = self.rack(seat)
        if game.phase == moves.PH_LEAD:
            best = max((lead_number(tile) for tile in rack), default=0)
            return [game.move(moves.LEAD, tile) for tile in rack if best and lead_number(tile) == best]
        if game.phase == moves.PH_REOPEN and WILD_DOUBLET in rack:
            return [game.move(moves.REOPEN, place) for place in range(len(game.doublets()))]
        if game.phase not in (moves.PH_MOVE, moves.PH_DRAWN):
            return []
        if game.phase == moves.PH_DRAWN:
            rack = [self.tiles.drawn] if self.tiles.drawn in rack else []
        arms = range(len(game.arms))
        plays = [(tile, marking, arm) for tile in rack for marking in (0, 1) for arm in arms]
        return [
            game.move(moves.PLAY, tile, marking, arm)
            for tile, marking, arm in plays
            if game.misfit(tile, marking, arm) is None
        ]

    def lines(self) -> list[str]:
        """Return the result of `moves` as records write it, without the seat."""
        return [format_line(self.game, move).split(" ", 1)[1] for move in self.moves()]

    async def lay(self, move: int) -> None:
        """Lay a tile and enter it: cover the slot of its end with a finger, then enter both markings."""
        verb = moves.move_verb(move)
        if verb == moves.REOPEN:
            await self.handling.fingers.take(self.screen.side.toward(move))
            return
        tile, *where = self.game.args(move)
        if tile not in self.rack(self.game.turn):
            raise Puzzled("not-on-rack")
        self._laying = tile
        try:
            self.handling.dice.tiles.lay(tile)
            if verb == moves.LEAD:
                await self.handling.fingers.tell(MARKINGS[2 * tile])
            else:
                await self._lay_at(tile, *where)
        finally:
            self._laying = -1

    async def _lay_at(self, tile: int, marking: int, arm: int) -> None:
        handling, game = self.handling, self.game
        near, far = MARKINGS[2 * tile + marking], MARKINGS[2 * tile + 1 - marking]
        told = self.screen.told  # markings of the tile to be laid
        if told and (self.side.arm != arm or told != [near]):
            # Another key was pressed in between. The tray drops two markings that no tile has together.
            await handling.fingers.tell(next(face for face in MARKINGS if tile_of(told[0], face)[0] < 0))
        for _ in range(2):  # if another end was covered before, red may have to clear its color first
            if self.side.arm not in (-1, arm):
                await handling.fingers.press(RED)
                await handling.fingers.release(RED)
        slot = slots_of_arms(game.arms).get(arm)
        if slot is not None and self.side.arm != arm:
            handling.tray.put(slot, "finger")
            await handling.until(lambda: self.handling.screen is None or self.side.arm == arm)
            handling.tray.lift(slot)
            await handling.until(lambda: self.handling.screen is None or handling.is_seen_empty(slot))
        if self.handling.screen is not None and self.side.arm != arm:
            await handling.fingers.take(kinds.verb_item(moves.PLAY, arm))
        if self.screen.told != [near]:
            await handling.fingers.tell(near)
        await handling.fingers.tell(far)

    async def roll_off(self, buttons: list[int]) -> None:
        """Press the button of the player with the best doublet. If nobody has one, let everybody draw a tile (D2)."""
        game = self.game
        if any(self.wanting(seat) for seat in range(game.seats)):
            raise Puzzled("draw-first")
        numbers = [max(map(lead_number, self.rack(seat)), default=0) for seat in range(game.seats)]
        if not max(numbers):
            await self.handling.fingers.press(GREEN)
            return
        order = [(game.hand + further) % game.seats for further in range(game.seats)]
        await self.handling.fingers.press(self.handling.button(max(order, key=lambda seat: numbers[seat])))

    async def tell_hand(self) -> None:
        """Enter the tiles left on a rack, marking by marking, then press green to confirm them."""
        screen, fingers = self.screen, self.handling.fingers
        while screen.kind == kinds.ORDER:  # the task has been done
            await fingers.press(GREEN)
        seat = screen.asked_seat()
        if self.wanting(seat):  # after an undo, or because another key has drawn a tile for this seat
            self.take(seat)
        rack = self.rack(seat)
        faces = [MARKINGS[2 * tile + marking] for tile in rack for marking in (0, 1)]
        while screen.kind in (kinds.HUE, kinds.WHEEL) and len(screen.told) < len(faces):
            await fingers.tell(faces[len(screen.told)])
        if screen.kind == kinds.CHECK:
            await fingers.press(GREEN)

    def is_legal(self) -> bool:
        """Return whether no tile left on the rack has the color of an end that was open (D8)."""
        return not any(TILE_FIT[tile] & self.game.colors for tile in self.rack(self.game.challenged()))

    def on_telling(self, seat: int, chance: random.Random) -> Intent | None:
        if self.game.turn != seat:
            return self.handling.tell()
        if self.game.phase == moves.PH_LEAD and not any(map(lead_number, self.rack(seat))):
            return self.handling.fingers.undo()  # another key has named this seat
        return self._lay_best(seat, chance)

    def on_turn(self, seat: int, chance: random.Random) -> Intent | None:
        handling = self.handling
        if self.wanting(seat):
            return handling.take(seat)
        best = self._lay_best(seat, chance)
        if best is not None:
            return best
        verbs = handling.verbs()
        if moves.CHALLENGE in verbs:
            return handling.say(moves.CHALLENGE if chance.random() < DOUBTS else moves.ACCEPT)
        for verb in (moves.DRAW, moves.PASS):
            if verb in verbs:
                return handling.say(verb)
        return None

    def _lay_best(self, seat: int, chance: random.Random) -> Intent | None:
        """Return the intent to lay the tile with the most points, a wild +4 last, and to call UNO if due. Or None."""
        legal = self.moves()
        if not legal:
            return None
        if moves.move_verb(legal[0]) != moves.PLAY:
            return self.lay(chance.choice(legal))
        move = max(legal, key=self._liking)
        if len(self.rack(seat)) == 2 and self.game.may_call_uno(seat):
            return self._call_and_lay(seat, move)
        return self.lay(move)

    def _liking(self, move: int) -> int:
        tile, marking, _ = self.game.args(move)
        is_wd4 = MARKINGS[2 * tile + marking] == WD4
        return tile_value(tile) + 30 * is_doublet(tile) - 100 * is_wd4

    async def _call_and_lay(self, seat: int, move: int) -> None:
        await self.handling.fingers.press(self.handling.button(seat))
        await self.lay(move)
