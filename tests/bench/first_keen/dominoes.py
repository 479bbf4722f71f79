"""`keen` in `dominoes`: knows its own rack, the table and how many tiles the others hold.

Values count thousandths of a tile in its rack.
"""

from tray24.compat import const
from tray24.games.dominoes.arms import WILD_DOUBLET
from tray24.games.dominoes.bluffs import TILE_FIT
from tray24.rules.faces import ANY, D2, DE, FIT, WD4, R, S, W
from tray24.rules.moves import ACCEPT, CHALLENGE, COLOR, DRAW, LEAD, PH_REOPEN, PLAY, REOPEN
from tray24.rules.tiles import MARKINGS, tile_value

_OUT = const(20000)  # going out
_TILE = const(1000)  # a tile less in the own rack
_POINT = const(8)  # each point that is no longer in it
_AGAIN = const(1200)  # being the next to play
_PENALTY = const(400)  # each tile another player draws
_STOPS = const(2500)  # taking the turn of a player who holds one tile
_CHALLENGED = const(4000)  # a WD4 that was not legal: whoever is next does well to challenge it
_FITS = const(600)  # a play next time, instead of none
_EACH_FIT = const(40)
_WILD = const(300)  # a wild that matches anything kept for later
_OPEN = const(60)  # each arm that the next player may play on


class View:
    """The view of the seat that is to choose, gathered once for all its candidates."""

    def __init__(self, game, sides):
        self._game = game
        self._seat = game.turn
        self._rack = game.hands[game.turn]
        self._next_holds = len(game.hands[(game.turn + game.direction) % game.seats])

    def worth(self, move):
        """Return how good a move is."""
        verb = move >> 16 & 255
        if verb == PLAY:
            return self._play_worth(move >> 7 & 127, move >> 6 & 1, move & 63)
        if verb == COLOR:
            return self._color_worth(move & 7)
        if verb == DRAW:
            return -_TILE
        if verb == CHALLENGE:
            return _TILE  # it never costs more than to accept (D8)
        if verb == LEAD:
            return self._fits([tile for tile in self._rack if tile != move & 127], FIT[MARKINGS[2 * (move & 127)]])
        if verb == REOPEN:
            return 0 if len(self._rack) > 1 else _OUT
        # `pass`: who closed the last arm goes out by it (D12), the others lose by it.
        return 1 if verb != ACCEPT and self._game.phase == PH_REOPEN and self._game.out == self._seat else -_TILE

    def _play_worth(self, tile, marking, arm):
        rest = self._rack[:]
        if tile in rest:
            rest.remove(tile)
        if not rest:
            return _OUT
        game = self._game
        face = MARKINGS[2 * tile + marking]
        end = MARKINGS[2 * tile + 1 - marking]
        bits = 0
        opened = 0
        for other in range(len(game.near)):
            mask = game.near[other]
            if other == arm:
                mask = 0 if end == DE else self._end_mask(rest, end)
            if mask:
                opened += 1
                bits |= mask
        if not opened and not (game.reopen and self._may_be_reopened()):
            return _OUT  # D12
        worth = _TILE + tile_value(tile) * _POINT + self._effect(face & 31, rest) - opened * _OPEN
        if face & 31 >= W or end & 31 == W or end & 31 == WD4:
            worth -= _WILD
        return worth + self._fits(rest, bits)

    def _end_mask(self, rest, end):
        """Return the FIT bits of a new open end; a wild gets the color of which the rack has most (D5)."""
        if end & 31 >= W:
            return 1 << self._most_color(rest) - 1 | ANY
        return FIT[end] | ANY

    def _most_color(self, tiles):
        counts = [0] * 5
        for tile in tiles:
            counts[MARKINGS[2 * tile] >> 5] += 1
            counts[MARKINGS[2 * tile + 1] >> 5] += 1
        counts[0] = -1
        return counts.index(max(counts))

    def _may_be_reopened(self):
        """D16: W/W is neither on the table nor the last tile of somebody known to hold another."""
        return WILD_DOUBLET not in self._game.table

    def _effect(self, kind, rest):
        """D7, D8: what the active marking does."""
        if kind < S or kind == W:
            return 0
        game = self._game
        two = game.seats == 2
        if kind == R and not two:
            return 0
        worth = _AGAIN if two else 0
        if self._next_holds == 1:
            worth += _STOPS
        if kind == D2:
            return worth + 2 * _PENALTY
        if kind == WD4:
            return worth + 4 * _PENALTY if self._is_legal(rest) else -_CHALLENGED
        return worth

    def _is_legal(self, rest):
        """D8: no tile of the rest has a marking of the color of an open end."""
        colors = 0
        for mask in self._game.near:
            colors |= mask & 15
        return all(not TILE_FIT[tile] & colors for tile in rest)

    def _fits(self, tiles, bits):
        """Return what it is worth that these tiles fit open ends that take `bits`."""
        fits = 0
        for tile in tiles:
            if TILE_FIT[tile] & bits:
                fits += 1
        return _FITS + fits * _EACH_FIT if fits else 0

    def _color_worth(self, color):
        """Return the color that most markings of the rack have."""
        bit = 1 << color - 1
        worth = 0
        for tile in self._rack:
            for side in (2 * tile, 2 * tile + 1):
                if FIT[MARKINGS[side]] & bit:
                    worth += 100
        return worth
