"""The policy of virtual people in `dominoes` with real tiles (section D of the rules).

Players see only their own racks. To choose an open end, a finger covers the slot that stands for it. The two faces
of a tile are entered with the buttons.
"""

import random
from typing import cast

from simulator.people.dice import Tiles
from simulator.people.dice_moves import DiceMoves
from simulator.people.policy import DOUBTS, Policy
from simulator.people.presses import Intent, IntentError
from tray24.games.dominoes.arms import TILE_FIT, WILD_DOUBLET
from tray24.games.dominoes.real import RealGameScreen, faces_to_tile
from tray24.games.dominoes.rules import Dominoes
from tray24.games.dominoes.screen import arms_to_slots
from tray24.pins import GREEN, RED
from tray24.rules import moves
from tray24.rules.faces import MARKINGS, WD4, get_color, get_lead_number, get_tile_points, is_doublet
from tray24.rules.notation import format_line
from tray24.ui.match import prompts


class GamePolicy(Policy[Dominoes]):
    """The decisions of virtual people in `dominoes`, in which a player sees only the tiles on its own rack.

    The tray knows how many tiles are on each rack. It learns the faces of a tile when its player enters them.
    """

    def __init__(self, dice_moves: DiceMoves):
        super().__init__(dice_moves)
        self._current_tile = -1  # the tile that is being entered

    @property
    def game_screen(self) -> RealGameScreen:
        """Return the part of the tray's screen that belongs to the game `dominoes` with real tiles."""
        return cast(RealGameScreen, self.dice_moves.game_screen)

    @property
    def tiles(self) -> Tiles:
        """Move the real tiles to where they are in the match, and return them.

        Tiles of undone moves return to their racks.
        """
        tiles, game = self.dice_moves.dice.tiles, self.game
        if tiles.round != game.hand:
            tiles.begin_round(game.hand)
        laid_tiles = tiles.list_laid()
        for tile in game.table:
            if tile not in laid_tiles:
                tiles.lay_tile(tile)
        for tile in laid_tiles:
            if tile not in game.table and tile != self._current_tile:
                tiles.return_to_rack(tile)
        return tiles

    def list_rack(self, seat: int) -> list[int]:
        """Return the tiles on a seat's rack."""
        return self.tiles.list_rack(self.dice_moves.get_button(seat))

    def count_missing(self, seat: int) -> int:
        is_laying = self._current_tile >= 0 and seat == self.game.turn and self._current_tile not in self.game.table
        return len(self.game.hands[seat]) - len(self.list_rack(seat)) - is_laying

    def fill_hand(self, seat: int) -> None:
        count = self.count_missing(seat)
        if count > 0:
            self.tiles.draw_tiles(self.dice_moves.get_button(seat), count)
        elif count < 0:
            self.tiles.return_to_pile(self.dice_moves.get_button(seat), -count)

    def needs_roll(self, seat: int) -> bool:
        return False

    def find_fitting_slots(self) -> dict[int, list[int]]:
        return {}

    def list_colors(self, seat: int) -> list[int]:
        colors = [get_color(MARKINGS[2 * tile + marking]) for tile in self.list_rack(seat) for marking in (0, 1)]
        return [color for color in colors if color]

    def list_moves(self) -> list[int]:
        """Return the legal moves that the seat to play can make with the real tiles of its rack."""
        game, seat = self.game, self.game.turn
        if seat < 0 or self.screen.prompt not in (prompts.TURN, prompts.HUE, prompts.WHEEL) or self.count_missing(seat):
            return []
        rack = self.list_rack(seat)
        if game.phase == moves.PH_LEAD:
            best_number = max((get_lead_number(tile) for tile in rack), default=0)
            return [
                game.encode_move(moves.LEAD, tile)
                for tile in rack
                if best_number and get_lead_number(tile) == best_number
            ]
        if game.phase == moves.PH_REOPEN and WILD_DOUBLET in rack:
            return [game.encode_move(moves.REOPEN, index) for index in range(len(game.list_doublets()))]
        if game.phase not in (moves.PH_MOVE, moves.PH_DRAWN):
            return []
        if game.phase == moves.PH_DRAWN:
            rack = [self.tiles.drawn] if self.tiles.drawn in rack else []
        arms = range(len(game.arms))
        plays = [(tile, marking, arm) for tile in rack for marking in (0, 1) for arm in arms]
        return [
            game.encode_move(moves.PLAY, tile, marking, arm)
            for tile, marking, arm in plays
            if game.explain_misfit(tile, marking, arm) is None
        ]

    def list_lines(self) -> list[str]:
        """Return the moves of `list_moves` as records write them, but without the seat."""
        return [format_line(self.game, move).split(" ", 1)[1] for move in self.list_moves()]

    async def lay_tile(self, move: int) -> None:
        """Make a move with a tile and enter it at the tray.

        To lay a tile at an open end, cover the slot of that end with a finger, then enter both faces. Of the first
        tile, a doublet, only one face is entered. To reopen closed arms, choose a doublet in the menu.
        """
        verb = moves.decode_verb(move)
        if verb == moves.REOPEN:
            await self.dice_moves.presses.choose_item(self.screen.game_screen.get_next_item(move))
            return
        tile, *target = self.game.decode_args(move)
        if tile not in self.list_rack(self.game.turn):
            raise IntentError("not-on-rack")
        self._current_tile = tile
        try:
            self.dice_moves.dice.tiles.lay_tile(tile)
            if verb == moves.LEAD:
                await self.dice_moves.presses.enter_face(MARKINGS[2 * tile])
            else:
                await self._lay_tile_at(tile, *target)
        finally:
            self._current_tile = -1

    async def _lay_tile_at(self, tile: int, marking: int, arm: int) -> None:
        dice_moves, game = self.dice_moves, self.game
        near_face, far_face = MARKINGS[2 * tile + marking], MARKINGS[2 * tile + 1 - marking]
        entered_faces = self.screen.entered_faces  # markings of the tile to be laid
        if entered_faces and (self.game_screen.arm != arm or entered_faces != [near_face]):
            # Another key was pressed in between. The tray drops two markings that no tile has together.
            await dice_moves.presses.enter_face(
                next(face for face in MARKINGS if faces_to_tile(entered_faces[0], face)[0] < 0)
            )
        for _ in range(2):  # if another end was covered before, red may have to clear its color first
            if self.game_screen.arm not in (-1, arm):
                await dice_moves.presses.press_button(RED)
                await dice_moves.presses.await_release(RED)
        slot = arms_to_slots(game.arms).get(arm)
        if slot is not None and self.game_screen.arm != arm:
            dice_moves.tray.place_surface(slot, "finger")
            await dice_moves.await_condition(lambda: self.dice_moves.screen is None or self.game_screen.arm == arm)
            dice_moves.tray.remove_surface(slot)
            await dice_moves.await_condition(lambda: self.dice_moves.screen is None or dice_moves.is_seen_empty(slot))
        if self.dice_moves.screen is not None and self.game_screen.arm != arm:
            await dice_moves.presses.choose_item(prompts.make_verb_item(moves.PLAY, arm))
        if self.screen.entered_faces != [near_face]:
            await dice_moves.presses.enter_face(near_face)
        await dice_moves.presses.enter_face(far_face)

    async def roll_off(self, buttons: list[int]) -> None:
        """Press the button of the player who begins: the one with the highest doublet of a number (rule D2).

        A doublet is a tile with two equal faces. If nobody has such a doublet, press green, after which the seats draw
        tiles. Raise IntentError if a rack has too few or too many tiles.
        """
        game = self.game
        if any(self.count_missing(seat) for seat in range(game.seats)):
            raise IntentError("draw-first")
        numbers = [max(map(get_lead_number, self.list_rack(seat)), default=0) for seat in range(game.seats)]
        if not max(numbers):
            await self.dice_moves.presses.press_button(GREEN)
            return
        seats = [(game.hand + offset) % game.seats for offset in range(game.seats)]
        await self.dice_moves.presses.press_button(
            self.dice_moves.get_button(max(seats, key=lambda seat: numbers[seat]))
        )

    async def enter_hand(self) -> None:
        """Enter the tiles left on a rack, face by face, then press green to confirm them."""
        screen, presses = self.screen, self.dice_moves.presses
        while screen.prompt == prompts.ORDER:  # the task has been done
            await presses.press_button(GREEN)
        seat = screen.get_acting_seat()
        if self.count_missing(seat):  # after an undo, or because another key has drawn a tile for this seat
            self.fill_hand(seat)
        rack = self.list_rack(seat)
        faces = [MARKINGS[2 * tile + marking] for tile in rack for marking in (0, 1)]
        while screen.prompt in (prompts.HUE, prompts.WHEEL) and len(screen.entered_faces) < len(faces):
            await presses.enter_face(faces[len(screen.entered_faces)])
        if screen.prompt == prompts.CHECK:
            await presses.press_button(GREEN)

    def is_legal(self) -> bool:
        """Return whether a challenged WD4 was legal: no tile left on its player's rack has the color of an open end.

        The open ends are those before the WD4 was laid (rule D8).
        """
        return not any(TILE_FIT[tile] & self.game.colors for tile in self.list_rack(self.game.find_challenged()))

    def on_entry(self, seat: int, rng: random.Random) -> Intent | None:
        if self.game.turn != seat:
            return self.dice_moves.enter_faces()
        if self.game.phase == moves.PH_LEAD and not any(map(get_lead_number, self.list_rack(seat))):
            return self.dice_moves.presses.undo()  # another key press has chosen this seat to begin
        return self._choose_tile(seat, rng)

    def on_turn(self, seat: int, rng: random.Random) -> Intent | None:
        dice_moves = self.dice_moves
        if self.count_missing(seat):
            return dice_moves.fill_hand(seat)
        intent = self._choose_tile(seat, rng)
        if intent is not None:
            return intent
        verbs = dice_moves.list_verbs()
        if moves.CHALLENGE in verbs:
            return dice_moves.choose_verb(moves.CHALLENGE if rng.random() < DOUBTS else moves.ACCEPT)
        for verb in (moves.DRAW, moves.PASS):
            if verb in verbs:
                return dice_moves.choose_verb(verb)
        return None

    def _choose_tile(self, seat: int, rng: random.Random) -> Intent | None:
        """Return a coroutine that lays a tile, or None if no tile fits.

        Doublets and tiles with many points are laid first, a wild +4 last. The coroutine first calls UNO if it is due.
        """
        legal_moves = self.list_moves()
        if not legal_moves:
            return None
        if moves.decode_verb(legal_moves[0]) != moves.PLAY:
            return self.lay_tile(rng.choice(legal_moves))
        move = max(legal_moves, key=self._evaluate_move)
        if len(self.list_rack(seat)) == 2 and self.game.can_call_uno(seat):
            return self._call_and_lay(seat, move)
        return self.lay_tile(move)

    def _evaluate_move(self, move: int) -> int:
        tile, marking, _ = self.game.decode_args(move)
        is_wd4 = MARKINGS[2 * tile + marking] == WD4
        return get_tile_points(tile) + 30 * is_doublet(tile) - 100 * is_wd4

    async def _call_and_lay(self, seat: int, move: int) -> None:
        await self.dice_moves.presses.press_button(self.dice_moves.get_button(seat))
        await self.lay_tile(move)
