"""`keen` in `basic`: it looks one step ahead over the legal lines, with the rules' own numbers of dice.

It knows what a player at the table knows: its own hand, the tray, how many dice the others hold, and which faces its
dice have. Values are in thousandths of a die in its hand, probabilities in 4096ths: ints, because they are the same on
every machine. Every candidate ends in a `yield`, so that a slow machine can think in slices.
"""

from tray24.compat import const
from tray24.games.basic.halves import NEIGHBORS
from tray24.rules.faces import ANY, D2, FIT, WD4, R, S, W
from tray24.rules.moves import COLOR, DRAW, KEEP, PH_CHOOSE, PLAY, ROLL, move_verb

_COLORS = const(15)  # the color bits of FIT
_SURE = const(4096)
_SURE_BITS = const(12)
# Found by self-play with other values, one changed at a time.
_OUT = const(12000)  # going out
_DRAWS = const(-1200)  # no play: one more die, and mostly the turn lost
_AGAIN = const(2000)  # being the next to play
_PENALTY = const(400)  # each die another player draws
_STOPS = const(1200)  # taking the turn of a player who holds one die
_FITS = const(800)  # a certain play next time, instead of none
_LAST_FITS = const(2000)  # the same with the last die
_WILD = const(250)  # a W kept for later
_OPENS = const(120)  # each color the next player may match


class View:
    """The view of the seat to play, computed once for all its candidates."""

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
        """Return the worth of a move, in thousandths of a die."""
        verb = move_verb(move)
        if verb == ROLL and self._game.phase == PH_CHOOSE:
            return self._roll_worth()
        return self._keep_worth() if verb == KEEP else sum(self.parts(move))

    def parts(self, move):
        """Return what the worth of a play or color adds up to, as `match.reasons` names it; () for another verb."""
        verb = move_verb(move)
        arg = move & 65535
        if verb == PLAY:
            return self._play_parts(arg >> 5, arg & 31)
        return self._color_parts(arg) if verb == COLOR else ()

    def why(self, move):
        """Return the key of the reason for a move without parts, "" for none."""
        verb = move_verb(move)
        game = self._game
        if verb == KEEP:
            return "why_keep"
        if verb == ROLL:
            if len(game.choices()) == 1:
                return ""
            return "why_none" if self._keep_worth() == _DRAWS else "why_roll"
        return "why_none" if verb == DRAW else ""

    def follower(self, move):
        """Return the next seat in the direction of play."""
        return self._game.next_seat(self._game.turn)

    # The table's offer: FIT bits that a die can match in any open slot.

    def _without(self, slot):
        """Return the offer of all open slots but this one."""
        near = self._game.near
        bits = 0
        for other in self._game.open:
            if other != slot:
                bits |= near[other]
        return bits

    def _union_after(self, mask, slot):
        """Return the table's offer once a die with these FIT bits is in slot."""
        bits = self._without(slot)
        tray = self._game.tray
        for beside in NEIGHBORS[slot]:
            if tray[beside] < 0:
                return bits | mask | ANY
        return bits or mask | ANY  # B11: the half is full, only this die remains

    # The future worth of the hand.

    def _rest(self, face):
        """Return the ids of the hand without one die that shows `face`."""
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
                bonus += 50 + self._letter_worth(face & 31, 0) * 3 // 20
        sure = _SURE if fits and not game.must_roll_first(game.turn) else self._roll_fits(dice, union)
        return ((_LAST_FITS if len(dice) == 1 else _FITS) * sure >> _SURE_BITS) + bonus

    def _letter_worth(self, kind, again):
        """Return the worth of a letter for this seat (B12-B15). again: the added worth of moving again."""
        return self._effect(kind) + self._again(kind, again)

    def _again(self, kind, again):
        """Return the worth of moving again after a letter, with two seats; `again` is added to it."""
        return _AGAIN + again if self._two and kind >= S and kind != W else 0

    def _effect(self, kind):
        """Return the worth of a letter's effect on the next player (B12-B15)."""
        if kind < S or kind == W or (kind == R and not self._two):
            return 0
        worth = _STOPS // self._following_holds if self._following_holds else 0
        if kind == D2:
            worth += 2 * _PENALTY
        elif kind == WD4:
            worth += 4 * _PENALTY
        return worth

    # The candidates.

    def _play_parts(self, face, slot):
        rest = self._rest(face)
        if not rest:
            return (_OUT, 0, 0, 0, 0)
        kind = face & 31
        mask = FIT[face]
        if kind >= W:
            mask |= self._best_color(rest)
        union = self._union_after(mask, slot)
        future = self._future(rest, union)
        again = self._again(kind, future * 3 // 10)
        colors = union & _COLORS
        opened = (colors & 1) + (colors >> 1 & 1) + (colors >> 2 & 1) + (colors >> 3)
        opens = -opened * (_OPENS if self._following_holds > 2 else 2 * _OPENS)
        return (self._effect(kind), -_WILD if kind == W else 0, again, future, opens)

    def _best_color(self, rest):
        """Return the FIT bit of the most frequent color in the rest of the hand; 0 if it has none."""
        counts = [0] * 5
        for die in rest:
            face = self._game.faces[die]
            if face & 31 < W:
                counts[face >> 5] += 1
        most = max(counts)
        return 1 << counts.index(most) - 1 if most else 0

    def _keep_worth(self):
        """Return the worth of the best play of the hand as it lies."""
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
                    worth = sum(self._play_parts(face, slot))
                    if worth > best:
                        best = worth
        return best

    def _roll_worth(self):
        """Return the expected worth of the best play after a roll, over all sides of all dice."""
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
                    mine.append(future + self._letter_worth(face & 31, future * 3 // 10))
                else:
                    mine.append(_DRAWS)
            worths.append(mine)
        return self._expected(worths) - 2 * _OPENS

    def _expected(self, worths):
        """Return the expected best of several dice; `worths` has the worth of each die's six sides."""
        levels = sorted({worth for mine in worths for worth in mine})
        expected = 0
        below = 0  # the probability that no die exceeds the previous level
        for level in levels:
            at_most = _SURE
            for mine in worths:
                at_most = at_most * sum([1 for worth in mine if worth <= level]) // 6
            expected += level * (at_most - below) >> _SURE_BITS
            below = at_most
        return expected

    def _color_parts(self, color):
        """Return the parts of a color: how much the hand matches it, plus a little for its dice after a roll."""
        bit = 1 << color - 1
        union = self._union_after(bit, self._game.last)
        worth = self._future(self._hand, union)
        for die in self._hand:
            for side in range(6 * die, 6 * die + 6):
                if FIT[self._sides[side]] & bit:
                    worth += 10
        return (0, 0, 0, worth, 0 if self._union & bit else -_OPENS)
