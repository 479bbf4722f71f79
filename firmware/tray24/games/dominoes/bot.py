"""The bots in `dominoes`. They know only their own rack, the table and the number of tiles that other seats hold.

The bot *gentle* evaluates the points of its tiles, *fair* the tiles left in its rack, *sharp* also the effect of a tile
on the next player and the arms that are still open. Values are in thousandths of a tile: a bot's rack with one tile
fewer is worth 1000 more.
"""

from tray24.compat import const
from tray24.games.dominoes.arms import TILE_FIT, WILD_DOUBLET
from tray24.match.bots.characters import STEADY
from tray24.rules.faces import ANY, D2, DE, FIT, MARKINGS, TILES, WD4, R, S, W, get_tile_points
from tray24.rules.moves import ACCEPT, CHALLENGE, COLOR, DRAW, LEAD, PH_REOPEN, PLAY, REOPEN

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.dominoes.rules import Dominoes
    from tray24.match.bots.characters import Character

_OUT_VALUE = const(20000)  # going out
_TILE_VALUE = const(1000)  # one tile fewer in its rack
_POINT_VALUE = const(8)  # each point fewer in its rack
_TURN_VALUE = const(1200)  # being the next to play
_DRAW_VALUE = const(400)  # each tile another player draws
_SKIP_VALUE = const(2500)  # taking the turn of a player who holds one tile
_BLUFF_COST = const(4000)  # an illegal WD4: the next seat does well to challenge it
_FIT_VALUE = const(600)  # a play in the next turn
_EACH_FIT_VALUE = const(40)
_WILD_VALUE = const(300)  # a wild that matches anything, kept for later
_CERTAINTY = const(4096)
_ARM_COST = const(60)  # each arm that the next player may play on
_PLAY_VALUE = const(10000)  # gentle plays whenever it can


class Evaluator:
    """An evaluator of the moves of the seat to play in `dominoes`. It computes once what several moves need."""

    per_unit = _TILE_VALUE

    def __init__(self, game: "Dominoes", sides: bytes, character: "Character" = STEADY) -> None:
        self._game = game
        self._can_bluff = character.bluffs
        self._arm_cost = 2 * _ARM_COST if character.cautious else _ARM_COST
        self._seat = game.turn
        self._rack = game.hands[game.turn]
        self._next_count = len(game.hands[(game.turn + game.direction) % game.seats])

    def gentle(self, move: int) -> int:
        """Return the value that the bot *gentle* gives a move.

        The bot plays the tile with the most points and accepts every WD4.
        """
        verb = move >> 16 & 255
        if verb == PLAY:
            tile = move >> 7 & 127
            face = MARKINGS[2 * tile + (move >> 6 & 1)]
            rest = [other for other in self._rack if other != tile]
            return (
                -_TILE_VALUE
                if face & 31 == WD4 and not self._is_legal(rest)
                else _PLAY_VALUE + get_tile_points(tile) * _POINT_VALUE
            )
        if verb == CHALLENGE or verb == REOPEN:
            return -2 * _TILE_VALUE
        return self._evaluate_color(move & 7) if verb == COLOR else 0

    def fair(self, move: int) -> int:
        """Return the value that the bot *fair* gives a move, from what the rest of its rack can play in its next turn.

        The bot challenges a WD4 that is likely a bluff.
        """
        parts = self.evaluate_parts(move)
        if parts:
            return sum(parts) if parts[0] >= _OUT_VALUE or parts[0] < 0 else parts[2] + parts[3]
        if move >> 16 & 255 == CHALLENGE:
            return 0 if self._is_bluff_likely() else -2 * _TILE_VALUE
        return self._evaluate_other(move)

    def sharp(self, move: int) -> int:
        """Return the value that the bot *sharp* gives a move.

        The bot always challenges a WD4, because a challenge costs nothing: a seat that loses it draws four tiles, as
        does a seat that accepts the WD4.
        """
        parts = self.evaluate_parts(move)
        if parts:
            return sum(parts)
        return 0 if move >> 16 & 255 == CHALLENGE else self._evaluate_other(move)

    def _evaluate_other(self, move: int) -> int:
        verb = move >> 16 & 255
        if verb == DRAW:
            return -_TILE_VALUE
        if verb == REOPEN:
            return 0 if len(self._rack) > 1 else _OUT_VALUE
        # `pass`: the seat that closed the last arm goes out (D12), the others lose.
        return 1 if verb != ACCEPT and self._game.phase == PH_REOPEN and self._game.out == self._seat else -_TILE_VALUE

    def evaluate_parts(self, move: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of a play, a color or a lead; () for other moves.

        Their order is described in `match.bots.reasons`.
        """
        verb = move >> 16 & 255
        if verb == PLAY:
            return self._evaluate_play_parts(move >> 7 & 127, move >> 6 & 1, move & 63)
        if verb == COLOR:
            return (0, 0, 0, self._evaluate_color(move & 7))
        if verb == LEAD:
            tile = move & 127
            return (
                0,
                0,
                0,
                self._evaluate_fits([other for other in self._rack if other != tile], FIT[MARKINGS[2 * tile]]),
            )
        return ()

    def get_reason_key(self, move: int) -> str:
        """Return the key of the text that explains `move`, or "" if there is no explanation.

        This is for moves for which `evaluate_parts` returns ().
        """
        verb = move >> 16 & 255
        if verb == CHALLENGE or verb == ACCEPT:
            return "why_bluff" if verb == CHALLENGE else "why_legal"
        if verb == REOPEN or self._game.phase == PH_REOPEN:
            return "why_out" if self.sharp(move) > 0 else ""
        plays = [other for other in self._game.list_turn_moves() if other >> 16 & 255 == PLAY]
        return "" if plays else "why_none"

    def is_safe(self, move: int) -> bool:
        """Return True if a play leaves no open arm."""
        parts = self.evaluate_parts(move)
        return len(parts) > 4 and not parts[4]

    def find_follower(self, move: int) -> int:
        """Return the seat after the seat to play, in the direction of play. It is the same for every `move`."""
        return self._game.get_next_seat(self._seat)

    def _evaluate_play_parts(self, tile: int, marking: int, arm: int) -> tuple[int, ...]:
        rest = [other for other in self._rack if other != tile]
        if not rest:
            return (_OUT_VALUE, 0, 0, 0, 0, 0)
        game = self._game
        face = MARKINGS[2 * tile + marking]
        end = MARKINGS[2 * tile + 1 - marking]
        bits = 0
        open_count = 0
        for other in range(len(game.near)):
            mask = game.near[other]
            if other == arm:
                mask = 0 if end == DE else self._compute_end_mask(rest, end)
            if mask:
                open_count += 1
                bits |= mask
        if not open_count and not (game.reopen and WILD_DOUBLET not in game.table):  # D16: somebody may still hold W/W
            return (_OUT_VALUE, 0, 0, 0, 0, 0)  # D12
        kind = face & 31
        effect = self._evaluate_effect(kind, rest)
        turn_value = _TURN_VALUE if game.seats == 2 and kind >= S and kind != W and effect >= 0 else 0
        wild_value = -_WILD_VALUE if kind >= W or end & 31 == W or end & 31 == WD4 else 0
        points = get_tile_points(tile) * _POINT_VALUE
        return (
            effect,
            wild_value,
            turn_value,
            _TILE_VALUE + self._evaluate_fits(rest, bits),
            -open_count * self._arm_cost,
            points,
        )

    def _compute_end_mask(self, rest: "Sequence[int]", end: int) -> int:
        """Return what can match the new open end `end`, as a bit mask (see `faces.FIT`).

        A wild end is assumed to get the most frequent color of `rest`, the rest of the rack (D5).
        """
        if end & 31 >= W:
            return 1 << self._find_most_color(rest) - 1 | ANY
        return FIT[end] | ANY

    def _find_most_color(self, tiles: "Sequence[int]") -> int:
        counts = [0] * 5
        for tile in tiles:
            counts[MARKINGS[2 * tile] >> 5] += 1
            counts[MARKINGS[2 * tile + 1] >> 5] += 1
        counts[0] = -1
        return counts.index(max(counts))

    def _evaluate_effect(self, kind: int, rest: "Sequence[int]") -> int:
        """Return the value of the effect that a marking of this kind has on other seats (D7, D8).

        `rest` is the rack after the play.
        """
        if kind < S or kind == W:
            return 0
        if kind == R and self._game.seats > 2:
            return 0
        value = _SKIP_VALUE if self._next_count == 1 else 0
        if kind == D2:
            return value + 2 * _DRAW_VALUE
        if kind == WD4:
            value += 4 * _DRAW_VALUE
            if self._is_legal(rest):
                return value
            # Assume that half of the bluffs are not challenged.
            return (value - _BLUFF_COST) // 2 if self._can_bluff else -_BLUFF_COST
        return value

    def _is_legal(self, rest: "Sequence[int]") -> bool:
        """Return True if playing a WD4 now would be legal (D8).

        It is illegal if a tile in `rest`, the rack after the play, has the color of an open end.
        """
        colors = self._game.compute_open_colors()
        for tile in rest:
            if TILE_FIT[tile] & colors:
                return False
        return True

    def _is_bluff_likely(self) -> bool:
        """Return True if the WD4 to answer is more likely illegal than legal (D8).

        The WD4 was legal if no tile left in its player's rack has the color of an open end. That rack may hold any tile
        that this seat does not see.
        """
        game = self._game
        colors = self._game.compute_open_colors()
        unseen_tiles = [tile for tile in range(TILES) if tile not in self._rack and tile not in game.table]
        colorless_count = len([tile for tile in unseen_tiles if not TILE_FIT[tile] & colors])
        probability = _CERTAINTY
        for index in range(len(game.hands[(self._seat - game.direction) % game.seats])):
            probability = probability * max(0, colorless_count - index) // (len(unseen_tiles) - index)
        return 2 * probability < _CERTAINTY

    def _evaluate_fits(self, tiles: "Sequence[int]", bits: int) -> int:
        """Return the value of those `tiles` that fit an open end. `bits` is a mask of what the open ends accept."""
        count = 0
        for tile in tiles:
            if TILE_FIT[tile] & bits:
                count += 1
        return _FIT_VALUE + count * _EACH_FIT_VALUE if count else 0

    def _evaluate_color(self, color: int) -> int:
        """Return the value of naming `color` for a wild: 100 for each marking of the rack in this color."""
        bit = 1 << color - 1
        value = 0
        for tile in self._rack:
            for side in (2 * tile, 2 * tile + 1):
                if FIT[MARKINGS[side]] & bit:
                    value += 100
        return value
