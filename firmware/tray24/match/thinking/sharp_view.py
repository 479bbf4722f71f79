"""The evaluation of moves in games with open hands whose dice must match the table: `basic`, `center` and `line`.

*Gentle* evaluates the points of its dice, *fair* what its own hand can do next, *sharp* both hands and their chances
when they roll. The values of sharp estimate how many points more than the others a seat gains until the round ends.
`./tray24 solve GAME` learns their weights from many matches between bots. Values are in 64ths of a point, features and
probabilities in 64ths, all ints, because ints are the same on every machine.
"""

from tray24.compat import const
from tray24.match.bots import OUT
from tray24.match.thinking.characters import STEADY
from tray24.rules.faces import ANY, D2, FIT, WD4, R, S, W, value
from tray24.rules.moves import COLOR, PASS, PH_REROLLED, PLAY, REROLL, ROLL, move_arg, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tray24.match.thinking.characters import Character
    from tray24.rules.shedding import SheddingGame

_HIGHEST = const(51)  # more than the points of any die
# What fair counts.
_FITS = const(500)  # a die that fits what is left on the table
_EACH_FIT = const(40)
_WILD = const(200)  # a wild kept for later
_AGAIN = const(900)
_SURE = const(4096)
_TO_64THS = const(6)
_FEARS = const(2)  # the factor of the next player's chances for a cautious bot
# The indexes of the weights. A hand's size counts up to 7, and up to 4 where it selects the weights of its dice: of a
# die that fits, of the chance that one does after a roll, of points, of wilds.
SIZES = const(7)
GROUPS = const(4)
MINE = const(49)  # after the table of both hands' sizes
THEIRS = const(65)
COLORS = const(81)  # each color that can be matched
PLACES = const(82)
NEAREST = const(83)  # by the smallest hand of the others
WEIGHTS = const(87)
# The models.
PASSES = const(0)  # the other seat of two is next
AGAIN = const(1)  # the same seat of two is next
AMONG = const(2)  # one of several others is next


class SharpView:
    """The evaluation of moves for a seat, by default the one to play. The subclasses of games add their verbs.

    A game sets `weights`, a tuple for each model.
    """

    weights: tuple[tuple[int, ...], ...] = ()
    saves = True  # whether gentle plays its lowest die first, to save the others, or its highest

    if _TYPE_CHECKING:

        @property
        def game(self) -> SheddingGame: ...

    def __init__(self, game: "SheddingGame", sides: bytes, character: "Character" = STEADY, seat: int = -1) -> None:
        self.game = game  # pyright: ignore[reportAttributeAccessIssue] # a property lets a view name its own game
        self.character = character
        self.sides = sides
        self.seat = game.turn if seat < 0 else seat
        self.hand = game.hands[self.seat]
        self.mask = self.offer()
        # Caches. Lists of dice are identified by their `id`, so the lists are stored, too.
        self._misses = {}
        self._looks = {}
        self._dangers = {}
        self._rests = {}
        self._worths = ()  # of the sides of the dice that may be rolled

    # What the games override.

    def top(self) -> int:
        """Return the die that was played last."""
        return self.game.top()

    def played(self, move: int) -> int:
        """Return the face of a play."""
        return move_arg(move)

    def offer(self) -> int:
        """Return the FIT bits that a die can match now."""
        return FIT[self.game.faces[self.top()]] | ANY

    def offer_after(self, mask: int, move: int) -> int:
        """Return the FIT bits that a die can match after a play whose die has the bits `mask`."""
        return mask | ANY

    def following(self, kind: int) -> int:
        """Return the seat that acts next after a die of this kind (B12-B15, C5, C7)."""
        game = self.game
        if kind == R and game.seats > 2:
            return (self.seat - game.direction) % game.seats
        steps = 2 if kind >= S and kind != W else 1
        return (self.seat + steps * game.direction) % game.seats

    def idle(self, verb: int) -> int:
        """Return the value for gentle and fair of a verb that is no play: less than that of a play."""
        return 0

    def draws(self, kind: int) -> int:
        """Return how many dice a die of this kind makes another player take (B14, B15, C5, C7)."""
        return 2 if kind == D2 else 4 if kind == WD4 else 0

    def dice_of(self, seat: int, more: int) -> list[int]:
        """Return the dice of another seat that takes `more`: the hand itself, unless it rolls all dice again."""
        return self.game.hands[seat]

    def places(self) -> int:
        """Return the number of places where a die can be played."""
        return 1

    def dice_to_roll(self, verb: int) -> "Sequence[int]":
        """Return the dice that a verb rolls before a play (B5, C4); () for other verbs."""
        return self.hand if verb == ROLL or verb == REROLL else ()

    def missed(self, dice: "Sequence[int]") -> int:
        """Return the value of a roll of these dice after which none fits."""
        return self.drawn(dice, False)

    def other_worth(self, move: int) -> int:
        """Return the value of a move that is neither a play nor a color."""
        return 0

    # Gentle and fair.

    def gentle(self, move: int) -> int:
        """Return the value of a move for gentle: from the points of its dice; it rolls only without a play."""
        verb = move_verb(move)
        if verb == PLAY:
            points = value(self.played(move))
            return 64 * (_HIGHEST - points if self.saves else 1 + points)
        return 64 * self._holds(move_arg(move)) if verb == COLOR else self.idle(verb)

    def fair(self, move: int) -> int:
        """Return the value of a move for fair: from its own hand."""
        verb = move_verb(move)
        if verb == PLAY:
            return self._fair_play(self.played(move), move)
        return 64 * self._holds(move_arg(move)) if verb == COLOR else self.idle(verb)

    def _holds(self, color: int) -> int:
        return sum([1 for die in self.hand if self.game.faces[die] >> 5 == color])

    def _fair_play(self, face: int, move: int) -> int:
        rest = self.without(face)
        if not rest:
            return OUT
        kind = face & 31
        mask = FIT[face]
        if kind >= W:
            mask |= 1 << self._most(rest)
        mask = self.offer_after(mask, move)
        worth = 64 + value(face) * 16
        fits = 0
        for die in rest:
            if FIT[self.game.faces[die]] & mask:
                fits += 1
        if fits:
            worth += _FITS + fits * _EACH_FIT
        if kind >= W:
            worth -= _WILD
        elif kind >= S and self.following(kind) == self.seat:
            worth += _AGAIN
        return worth

    def _most(self, rest: list[int]) -> int:
        """Return the most frequent color, from 0, in the rest of the hand."""
        counts = [0] * 5
        for die in rest:
            counts[self.game.faces[die] >> 5] += 1
        counts[0] = -1
        return counts.index(max(counts)) - 1

    def without(self, face: int) -> list[int]:
        """Return the dice of the hand except one that shows this face."""
        rest = self.hand[:]
        for die in rest:
            if self.game.faces[die] == face:
                rest.remove(die)
                break
        return rest

    def fits(self) -> bool:
        """Return True if a die of the hand fits the table."""
        for die in self.hand:
            if FIT[self.game.faces[die]] & self.mask:
                return True
        return False

    # Sharp: the value of a move.

    def sharp(self, move: int) -> int:
        """Return the value of a move for sharp: from all hands."""
        parts = self.parts(move)
        return sum(parts) if parts else self.other_worth(move)

    def parts(self, move: int) -> tuple[int, ...]:
        """Return the parts of the value of a play or color, in the order of `reasons`; () for other verbs."""
        verb = move_verb(move)
        if verb == PLAY:
            face = self.played(move)
            rest = self._rests.get(face)
            if rest is None:
                rest = self._rests[face] = self.without(face)
            return self.play_parts(rest, True, face, move) if rest else (OUT, 0, 0, 0, 0, 0)
        if verb == COLOR:
            kind = self.game.faces[self.top()] & 31
            return self.after(self.hand, True, kind, self.offer_after(1 << move_arg(move) - 1, move))
        return ()

    def why(self, move: int) -> str:
        """Return the key of the reason for a move without parts, or ""."""
        if move_verb(move) == PASS:
            return ""
        if not self.fits():
            return "why_none"
        return "" if self.game.phase == PH_REROLLED else "why_roll"

    def follower(self, move: int) -> int:
        """Return the seat that acts next after a play or color."""
        return self.following(self._face(move) & 31)

    def is_safe(self, move: int) -> bool:
        """Return True if after a play or color the next player has no die that fits."""
        face = self._face(move)
        mask = FIT[face] if move_verb(move) == PLAY else 1 << move_arg(move) - 1
        offered = self.offer_after(mask, move)
        return not [die for die in self.game.hands[self.follower(move)] if FIT[self.game.faces[die]] & offered]

    def _face(self, move: int) -> int:
        return self.played(move) if move_verb(move) == PLAY else self.game.faces[self.top()]

    def play_parts(self, rest: "Sequence[int]", shown: bool, face: int, move: int) -> tuple[int, ...]:
        """Return the parts of playing a face and keeping `rest`; shown: False if `rest` is yet to be rolled."""
        if not rest:
            return (self.won(), 0, 0, 0, 0, 0)
        kind = face & 31
        if kind < W:
            return self.after(rest, shown, kind, self.offer_after(FIT[face], move))
        best = ()
        for color in range(4):
            parts = self.after(rest, shown, kind, self.offer_after(FIT[face] | 1 << color, move))
            if not best or sum(parts) > sum(best):
                best = parts
        return best

    def won(self) -> int:
        """Return the value of going out: the points of the others' dice."""
        game = self.game
        return 64 * sum([value(game.faces[die]) for hand in game.hands if hand != self.hand for die in hand])

    def after(self, rest: "Sequence[int]", shown: bool, kind: int, mask: int) -> tuple[int, ...]:
        """Return the parts of the value of a table that offers `mask`, after a die of this kind."""
        return self.stand(rest, shown, self.following(kind), self.draws(kind), mask)

    def passing(self, dice: "Sequence[int]", shown: bool) -> int:
        """Return the value of holding these dice while the next seat acts."""
        return sum(self.stand(dice, shown, self.following(0), 0, self.mask))

    def stand(self, rest: "Sequence[int]", shown: bool, other: int, more: int, mask: int) -> tuple[int, ...]:
        """Return the parts of the value of holding `rest`: effect, wilds, play again, own dice, other's dice, points.

        other: the seat that acts next, which takes `more` dice.
        """
        two = self.game.seats == 2
        is_again = other == self.seat
        her = self.game.next_seat(self.seat) if is_again else other
        look = self.look(rest, mask, shown)
        number = PASSES if two else AMONG
        own, keeps, shows = self._rate(number, look, len(rest), her)
        danger = self._danger(number, her, 0, mask)
        after = own + keeps + shows + danger
        again = effect = 0
        if is_again and two:
            number = AGAIN
            again = sum(self._rate(number, look, len(rest), her)) + self._danger(number, her, 0, mask) - after
        if more:
            effect = self._danger(number, her, more, mask) - self._danger(number, her, 0, mask)
            row = SIZES * (min(len(rest), SIZES) - 1)
            hers = len(self.game.hands[her])
            model = self.weights[number]
            effect += model[row + min(hers + more, SIZES) - 1] - model[row + min(hers, SIZES) - 1]
        return effect, keeps, again, own, danger, shows

    def _rate(self, number: int, look: "Sequence[int]", count: int, her: int) -> tuple[int, int, int]:
        """Return a model's values of the own dice: of what they can do, of wilds, of points."""
        model = self.weights[number]
        size = min(count, SIZES) - 1
        can, keeps, shows = self._rated(model, MINE, size, look)
        hers = min(len(self.game.hands[her]), SIZES) - 1
        return can + model[SIZES * size + hers] + model[PLACES] * self.places(), keeps, shows

    def _danger(self, number: int, her: int, more: int, mask: int) -> int:
        """Return a model's value of what another seat, which takes `more` dice, can do with a table."""
        key = (number, her, more, mask)
        danger = self._dangers.get(key)
        if danger is None:
            model = self.weights[number]
            hand = self.game.hands[her]
            dice = self.dice_of(her, more)
            size = min(len(hand) + more, SIZES) - 1
            danger = sum(self._rated(model, THEIRS, size, self.look(dice, mask, dice is hand)))
            danger += model[COLORS] * ((mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1))
            if number == AMONG:
                danger += model[NEAREST + self.nearest(her)]
            if self.character.cautious:
                danger *= _FEARS
            self._dangers[key] = danger
        return danger

    @staticmethod
    def _rated(model: "Sequence[int]", start: int, size: int, look: "Sequence[int]") -> tuple[int, int, int]:
        """Return the values of dice in a hand of a size, from 0: of what they can do, of wilds, of points."""
        at = start + 4 * min(size, GROUPS - 1)
        fit, chance, points, wilds = look
        can = model[at] * fit + model[at + 1] * chance >> _TO_64THS
        return can, model[at + 3] * wilds >> _TO_64THS, model[at + 2] * points >> _TO_64THS

    def nearest(self, her: int) -> int:
        """Return the size of the smallest hand except seat `her` and this seat, from 0 for one die to 3."""
        hands = self.game.hands
        sizes = [len(hands[seat]) for seat in range(len(hands)) if seat != her and seat != self.seat]
        return min(min(sizes), GROUPS) - 1

    # What dice can do.

    def look(self, dice: "Sequence[int]", mask: int, shown: bool) -> tuple[int, ...]:
        """Return the features of dice in 64ths: if one fits, the chance that one does after a roll, points, wilds."""
        key = (mask, shown, id(dice))
        known = self._looks.get(key)
        if not known:
            look = self._shown(dice, mask) if shown else self._unrolled(dice, mask)
            known = self._looks[key] = (look, dice)
        return known[0]

    def _shown(self, dice: "Sequence[int]", mask: int) -> tuple[int, int, int, int]:
        fit = points = wilds = 0
        for die in dice:
            face = self.game.faces[die]
            if FIT[face] & mask:
                fit = 64
            if face & 31 >= W:
                wilds += 64
            points += value(face)
        return fit, self.chance(dice, mask), points * 64, wilds

    def _unrolled(self, dice: "Sequence[int]", mask: int) -> tuple[int, int, int, int]:
        chance = self.chance(dice, mask)
        points = wilds = 0
        for die in dice:
            for side in range(6 * die, 6 * die + 6):
                face = self.sides[side]
                points += value(face)
                if W <= face <= WD4:
                    wilds += 64
        return chance, chance, points * 64 // 6, wilds // 6

    def chance(self, dice: "Sequence[int]", mask: int) -> int:
        """Return the probability that one of the dice fits after a roll."""
        misses = _SURE
        for die in dice:
            misses = misses * self._missing(die, mask) // 6
        return _SURE - misses >> _TO_64THS

    def _missing(self, die: int, mask: int) -> int:
        """Return how many sides of a die do not fit."""
        key = mask << 5 | die
        missing = self._misses.get(key)
        if missing is None:
            missing = 0
            for side in range(6 * die, 6 * die + 6):
                if not FIT[self.sides[side]] & mask:
                    missing += 1
            self._misses[key] = missing
        return missing

    # Rolls.

    def prepare(self, moves: "Sequence[int]") -> "Generator[None]":
        """Compute what `sharp` needs for these moves; call it first. This generator yields after little work."""
        for move in moves:
            dice = self.dice_to_roll(move_verb(move))
            if dice:
                yield from self._foresee(dice, self.missed(dice))

    def _foresee(self, dice: "Sequence[int]", miss: int) -> "Generator[None]":
        """Compute the value of playing each side of these dice after a roll. This generator yields after each die."""
        worths = []
        rests = []
        for die in dice:
            rest = [other for other in dice if other != die]
            rests.append(rest)  # see `_looks`
            known = {}
            mine = []
            for side in range(6 * die, 6 * die + 6):
                face = self.sides[side]
                worth = miss
                if FIT[face] & self.mask:
                    # Faces with the same color and effect have about the same value: the kind adds little to the offer.
                    key = face if face & 31 >= S else face >> 5
                    worth = known.get(key)
                    if worth is None:
                        worth = known[key] = sum(self.play_parts(rest, False, face, -1))
                mine.append(worth)
            worths.append(mine)
            yield
        self._worths = worths

    def rolled(self) -> int:
        """Return the average value of rolling the dice of `prepare` and playing the best."""
        return _expected(self._worths)

    def drawn(self, dice: "Sequence[int]", shown: bool) -> int:
        """Return the value of holding these dice after drawing one more, which may be played if it fits."""
        count = len(dice)
        model = self.weights[PASSES if self.game.seats == 2 else AMONG]
        hers = min(len(self.game.hands[self.following(0)]), SIZES) - 1
        more = model[SIZES * (min(count + 1, SIZES) - 1) + hers] - model[SIZES * (min(count, SIZES) - 1) + hers]
        return self.passing(dice, shown) + more * sum([self._missing(die, self.mask) for die in dice]) // (6 * count)


def _expected(worths: "Sequence[Sequence[int]]") -> int:
    """Return the expected best value of several dice; `worths` has the values of each die's six sides."""
    levels = sorted({worth for mine in worths for worth in mine})
    expected = 0
    below = 0  # the probability that no die exceeds the previous level
    for level in levels:
        at_most = _SURE
        for mine in worths:
            at_most = at_most * sum([1 for worth in mine if worth <= level]) // 6
        expected += level * (at_most - below) // _SURE
        below = at_most
    return expected
