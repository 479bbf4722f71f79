"""`keen` in `basic`: looks one step ahead over the legal lines, with the rules' own numbers of dice.

It knows what a player at the table knows: its own hand, the tray, how many dice the others hold, and which faces its
dice have. Values count thousandths of a die in its hand, probabilities 4096ths: ints, for they are the same on every
machine. Every candidate ends in a `yield`, so that a slow machine can think in slices.
"""

from tray24.compat import const
from tray24.games.basic.halves import NEIGHBORS
from tray24.rules.faces import ANY, D2, FIT, WD4, R, S, W
from tray24.rules.moves import COLOR, KEEP, PH_CHOOSE, PLAY, ROLL

_COLORS = const(15)  # the bits of FIT that are colors
_SURE = const(4096)
_SURE_BITS = const(12)
# Found by letting it play against itself with other numbers, one changed at a time.
_OUT = const(12000)  # going out
_DRAWS = const(-1200)  # no play: a die more, and mostly the turn
_AGAIN = const(2000)  # being the next to play
_PENALTY = const(400)  # each die another player draws
_STOPS = const(1200)  # taking the turn of a player who holds one die
_FITS = const(800)  # a play for sure next time, instead of none
_LAST_FITS = const(2000)  # the same with the last die
_WILD = const(250)  # a W kept for later
_OPENS = const(120)  # each color the next player may match


class View:
    """The view of the seat that is to choose, gathered once for all its candidates."""

    def __init__(self, game, sides):
        seat = game.turn
        self._game = game
        self._sides = sides
        self._hand = game.hands[seat]
        self._two = game.seats == 2
        self._following_holds = len(game.hands[(seat + game.direction) % game.seats])
        self._union = self._without(-1)
        self._rests = {}

    def worth(self, move):
        """Return how good a move is, in thousandths of a die."""
        verb = move >> 16 & 255
        arg = move & 65535
        if verb == PLAY:
            return self._play_worth(arg >> 5, arg & 31)
        if verb == ROLL and self._game.phase == PH_CHOOSE:
            return self._roll_worth()
        if verb == KEEP:
            return self._keep_worth()
        if verb == COLOR:
            return self._color_worth(arg)
        return 0

    # What the table offers: FIT bits that a die can match in any open slot.

    def _without(self, slot):
        """Return what all open slots but this one offer together."""
        near = self._game.near
        bits = 0
        for other in self._game.open:
            if other != slot:
                bits |= near[other]
        return bits

    def _union_after(self, mask, slot):
        """Return what the table offers once a die with these FIT bits lies in slot."""
        bits = self._without(slot)
        tray = self._game.tray
        for beside in NEIGHBORS[slot]:
            if tray[beside] < 0:
                return bits | mask | ANY
        return bits or mask | ANY  # B11: the half is full, only this die stays

    # What the hand will be worth.

    def _rest(self, face):
        """Return the ids of the hand without one die that shows face."""
        rest = self._rests.get(face)
        if rest is None:
            rest = self._hand[:]
            for die in rest:
                if self._game.faces[die] == face:
                    rest.remove(die)
                    break
            self._rests[face] = rest
        return rest

    def _roll_fits(self, dice, union):
        """Return the probability that at least one of the dice fits after a roll."""
        sides = self._sides
        misses = _SURE
        for die in dice:
            missing = 0
            for side in range(6 * die, 6 * die + 6):
                if not FIT[sides[side]] & union:
                    missing += 1
            misses = misses * missing // 6
        return _SURE - misses

    def _future(self, dice, union):
        """Return the worth of holding these dice, as they lie, at the next turn."""
        game = self._game
        faces = game.faces
        fits = 0
        bonus = 0
        for die in dice:
            face = faces[die]
            if FIT[face] & union:
                fits += 1
                bonus += 50 + self._effect(face & 31, 0) * 3 // 20
        sure = _SURE if fits and not game.must_roll else self._roll_fits(dice, union)
        return ((_LAST_FITS if len(dice) == 1 else _FITS) * sure >> _SURE_BITS) + bonus

    def _effect(self, kind, again):
        """Return what the letters do for this seat (B12-B15); `again`: what moving at once is worth on top."""
        if kind < S or kind == W or (kind == R and not self._two):
            return 0
        worth = _STOPS // self._following_holds if self._following_holds else 0
        if self._two:
            worth += _AGAIN + again
        if kind == D2:
            worth += 2 * _PENALTY
        elif kind == WD4:
            worth += 4 * _PENALTY
        return worth

    # The candidates.

    def _play_worth(self, face, slot):
        rest = self._rest(face)
        if not rest:
            return _OUT
        kind = face & 31
        mask = FIT[face]
        if kind >= W:
            mask |= self._best_color(rest)
        union = self._union_after(mask, slot)
        future = self._future(rest, union)
        worth = future + self._effect(kind, future * 3 // 10)
        if kind == W:
            worth -= _WILD
        colors = union & _COLORS
        opened = (colors & 1) + (colors >> 1 & 1) + (colors >> 2 & 1) + (colors >> 3)
        return worth - opened * (_OPENS if self._following_holds > 2 else 2 * _OPENS)

    def _best_color(self, rest):
        """Return the FIT bit of the color of which the rest of the hand has most; 0 when it has none."""
        counts = [0] * 5
        for die in rest:
            face = self._game.faces[die]
            if face & 31 < W:
                counts[face >> 5] += 1
        most = max(counts)
        return 1 << counts.index(most) - 1 if most else 0

    def _keep_worth(self):
        """Return the best play of the hand as it lies."""
        game = self._game
        faces = game.faces
        best = _DRAWS
        seen = []
        for die in self._hand:
            face = faces[die]
            if face in seen:
                continue
            seen.append(face)
            for slot in game.open:
                if game.near[slot] & FIT[face]:
                    worth = self._play_worth(face, slot)
                    if worth > best:
                        best = worth
        return best

    def _roll_worth(self):
        """Return the expected best play after a roll: over all sides of all dice, counting what each would be worth."""
        hand = self._hand
        sides = self._sides
        union = self._union
        future = _OUT
        if len(hand) > 1:
            future = (_LAST_FITS if len(hand) == 2 else _FITS) * self._roll_fits(hand[1:], union) >> _SURE_BITS
        worths = []
        for die in hand:
            mine = []
            for side in range(6 * die, 6 * die + 6):
                face = sides[side]
                if FIT[face] & union:
                    mine.append(future + self._effect(face & 31, future * 3 // 10))
                else:
                    mine.append(_DRAWS)
            worths.append(mine)
        levels = sorted({worth for mine in worths for worth in mine})
        expected = 0
        below = 0  # the probability that no die is worth more than the level before
        for level in levels:
            at_most = _SURE
            for mine in worths:
                at_most = at_most * sum([1 for worth in mine if worth <= level]) // 6
            expected += level * (at_most - below) >> _SURE_BITS
            below = at_most
        return expected - 2 * _OPENS

    def _color_worth(self, color):
        """Return what the hand can match of what the table then offers; then what its dice may show later."""
        bit = 1 << color - 1
        union = self._union_after(bit, self._game.last)
        worth = self._future(self._hand, union)
        for die in self._hand:
            for side in range(6 * die, 6 * die + 6):
                if FIT[self._sides[side]] & bit:
                    worth += 10
        return worth - (0 if self._union & bit else _OPENS)
