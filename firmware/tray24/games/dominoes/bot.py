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

_OUT = const(20000)  # going out
_TILE = const(1000)  # one tile fewer in its rack
_POINT = const(8)  # each point fewer in its rack
_AGAIN = const(1200)  # being the next to play
_PENALTY = const(400)  # each tile another player draws
_STOPS = const(2500)  # taking the turn of a player who holds one tile
_CHALLENGED = const(4000)  # an illegal WD4: the next seat does well to challenge it
_FITS = const(600)  # a play in the next turn
_EACH_FIT = const(40)
_WILD = const(300)  # a wild that matches anything, kept for later
_SURE = const(4096)
_OPEN = const(60)  # each arm that the next player may play on
_PLAYED = const(10000)  # gentle plays whenever it can


class Evaluator:
    """Evaluates the moves of the seat to play in `dominoes`. Values that its moves share are computed once."""

    per_unit = _TILE

    def __init__(self, game: "Dominoes", sides: bytes, character: "Character" = STEADY) -> None:
        self._game = game
        self._bluffs = character.bluffs
        self._open = 2 * _OPEN if character.cautious else _OPEN
        self._seat = game.turn
        self._rack = game.hands[game.turn]
        self._next_holds = len(game.hands[(game.turn + game.direction) % game.seats])

    def gentle(self, move: int) -> int:
        """Return the value of a move for the bot *gentle*.

        It plays the tile with the most points and accepts every WD4.
        """
        verb = move >> 16 & 255
        if verb == PLAY:
            tile = move >> 7 & 127
            face = MARKINGS[2 * tile + (move >> 6 & 1)]
            rest = [other for other in self._rack if other != tile]
            return -_TILE if face & 31 == WD4 and not self._is_legal(rest) else _PLAYED + get_tile_points(tile) * _POINT
        if verb == CHALLENGE or verb == REOPEN:
            return -2 * _TILE
        return self._evaluate_color(move & 7) if verb == COLOR else 0

    def fair(self, move: int) -> int:
        """Return the value of a move for the bot *fair*, from what the rest of its rack can play in its next turn.

        The bot challenges a WD4 that is likely a bluff.
        """
        parts = self.evaluate_parts(move)
        if parts:
            return sum(parts) if parts[0] >= _OUT or parts[0] < 0 else parts[2] + parts[3]
        if move >> 16 & 255 == CHALLENGE:
            return 0 if self._is_bluff_likely() else -2 * _TILE
        return self._evaluate_other(move)

    def sharp(self, move: int) -> int:
        """Return the value of a move for the bot *sharp*.

        It always challenges a WD4, because a challenge costs nothing: a seat that loses it draws the same four tiles as
        a seat that accepts the WD4.
        """
        parts = self.evaluate_parts(move)
        if parts:
            return sum(parts)
        return 0 if move >> 16 & 255 == CHALLENGE else self._evaluate_other(move)

    def _evaluate_other(self, move: int) -> int:
        verb = move >> 16 & 255
        if verb == DRAW:
            return -_TILE
        if verb == REOPEN:
            return 0 if len(self._rack) > 1 else _OUT
        # `pass`: the seat that closed the last arm goes out (D12), the others lose.
        return 1 if verb != ACCEPT and self._game.phase == PH_REOPEN and self._game.out == self._seat else -_TILE

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
        fits = [other for other in self._game.list_turn_moves() if other >> 16 & 255 == PLAY]
        return "" if fits else "why_none"

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
            return (_OUT, 0, 0, 0, 0, 0)
        game = self._game
        face = MARKINGS[2 * tile + marking]
        end = MARKINGS[2 * tile + 1 - marking]
        bits = 0
        opened = 0
        for other in range(len(game.near)):
            mask = game.near[other]
            if other == arm:
                mask = 0 if end == DE else self._compute_end_mask(rest, end)
            if mask:
                opened += 1
                bits |= mask
        if not opened and not (game.reopen and WILD_DOUBLET not in game.table):  # D16: somebody may still hold W/W
            return (_OUT, 0, 0, 0, 0, 0)  # D12
        kind = face & 31
        effect = self._evaluate_effect(kind, rest)
        again = _AGAIN if game.seats == 2 and kind >= S and kind != W and effect >= 0 else 0
        wild = -_WILD if kind >= W or end & 31 == W or end & 31 == WD4 else 0
        points = get_tile_points(tile) * _POINT
        return (effect, wild, again, _TILE + self._evaluate_fits(rest, bits), -opened * self._open, points)

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
        value = _STOPS if self._next_holds == 1 else 0
        if kind == D2:
            return value + 2 * _PENALTY
        if kind == WD4:
            value += 4 * _PENALTY
            if self._is_legal(rest):
                return value
            # A bluffer is believed every other time.
            return (value - _CHALLENGED) // 2 if self._bluffs else -_CHALLENGED
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
        unseen = [tile for tile in range(TILES) if tile not in self._rack and tile not in game.table]
        without = len([tile for tile in unseen if not TILE_FIT[tile] & colors])
        legal = _SURE
        for drawn in range(len(game.hands[(self._seat - game.direction) % game.seats])):
            legal = legal * max(0, without - drawn) // (len(unseen) - drawn)
        return 2 * legal < _SURE

    def _evaluate_fits(self, tiles: "Sequence[int]", bits: int) -> int:
        """Return the value of those `tiles` that fit an open end. `bits` is a mask of what the open ends accept."""
        fits = 0
        for tile in tiles:
            if TILE_FIT[tile] & bits:
                fits += 1
        return _FITS + fits * _EACH_FIT if fits else 0

    def _evaluate_color(self, color: int) -> int:
        """Return the value of naming `color` for a wild: 100 for each marking of the rack in this color."""
        bit = 1 << color - 1
        value = 0
        for tile in self._rack:
            for side in (2 * tile, 2 * tile + 1):
                if FIT[MARKINGS[side]] & bit:
                    value += 100
        return value
