"""The evaluation of moves in games with open hands whose dice must match the table: `basic`, `center` and `line`.

The bot *gentle* evaluates the points of its dice, and *fair* what its own hand can do next. *Sharp* evaluates its own
hand and the next player's hand, with the chances of both after a roll. The values of *sharp* estimate how many points
more than the others a seat gains until the round ends. `./tray24 solve GAME` learns the weights of this estimate from
many matches between bots. Values are in 64ths of a point, features and probabilities in 64ths, all ints, because ints
are the same on every machine.
"""

from tray24.compat import const
from tray24.match.bots.bots import OUT
from tray24.match.bots.characters import STEADY
from tray24.rules.faces import ANY, D2, FIT, WD4, R, S, W, get_points
from tray24.rules.moves import COLOR, PASS, PH_REROLLED, PLAY, REROLL, ROLL, decode_arg, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tray24.match.bots.characters import Character
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


class OpenHandEvaluator:
    """Evaluates the moves of a seat, by default the seat to play. A subclass for each game adds the game's verbs.

    A subclass sets `weights`: a tuple of numbers for each situation after a move. The situations are PASSES (of two
    seats, the other acts next), AGAIN (of two seats, the same acts next) and AMONG (there are more than two seats).
    """

    weights: tuple[tuple[int, ...], ...] = ()
    saves = True  # whether gentle plays its lowest die first, to save the others, or its highest

    if _TYPE_CHECKING:

        @property
        def game(self) -> SheddingGame: ...

    def __init__(self, game: "SheddingGame", sides: bytes, character: "Character" = STEADY, seat: int = -1) -> None:
        self.game = game  # pyright: ignore[reportAttributeAccessIssue] # a property lets an evaluator name its own game
        self.character = character
        self.sides = sides
        self.seat = game.turn if seat < 0 else seat
        self.hand = game.hands[self.seat]
        self.mask = self.compute_offer()
        # Caches. Lists of dice are identified by their `id`, so the lists are stored, too.
        self._misses = {}
        self._features = {}
        self._dangers = {}
        self._rests = {}
        self._values = ()  # of the sides of the dice that may be rolled

    # What the games override.

    def get_top_die(self) -> int:
        """Return the id of the die that was played last."""
        return self.game.get_top_die()

    def decode_face(self, move: int) -> int:
        """Return the face that a PLAY move plays."""
        return decode_arg(move)

    def compute_offer(self) -> int:
        """Return the colors and kinds that a die can match on the table now, as a bit mask (see `faces.FIT`)."""
        return FIT[self.game.faces[self.get_top_die()]] | ANY

    def compute_offer_after(self, mask: int, move: int) -> int:
        """Return the colors and kinds that a die can match after a play, as a bit mask (see `faces.FIT`).

        `mask` is such a mask of the played die alone. Only subclasses use `move`, the play.
        """
        return mask | ANY

    def find_next_seat(self, kind: int) -> int:
        """Return the seat that acts after a play of this kind (B12-B15, C5, C7)."""
        game = self.game
        if kind == R and game.seats > 2:
            return (self.seat - game.direction) % game.seats
        steps = 2 if kind >= S and kind != W else 1
        return (self.seat + steps * game.direction) % game.seats

    def evaluate_idle(self, verb: int) -> int:
        """Return the value, for the bots *gentle* and *fair*, of a move whose verb plays no die.

        It is less than the value of a play.
        """
        return 0

    def count_draws(self, kind: int) -> int:
        """Return how many dice a die of this kind makes another player take (B14, B15, C5, C7)."""
        return 2 if kind == D2 else 4 if kind == WD4 else 0

    def list_dice(self, seat: int, more: int) -> list[int]:
        """Return the dice that `seat` holds after it has taken `more` dice.

        This base class returns the hand alone. A new list from a subclass means that its dice are yet to be rolled.
        """
        return self.game.hands[seat]

    def count_places(self) -> int:
        """Return the number of places on the table where a die can be played."""
        return 1

    def list_dice_to_roll(self, verb: int) -> "Sequence[int]":
        """Return the dice that a verb rolls before a play (B5, C4); () for other verbs."""
        return self.hand if verb == ROLL or verb == REROLL else ()

    def evaluate_miss(self, dice: "Sequence[int]") -> int:
        """Return the value of rolling `dice` if no die then fits."""
        return self.evaluate_draw(dice, False)

    def evaluate_other(self, move: int) -> int:
        """Return the value of a move that neither plays a die nor names a color."""
        return 0

    # Gentle and fair.

    def gentle(self, move: int) -> int:
        """Return the value of a move for the bot *gentle*, from the points of the die that it plays.

        The bot rolls only if it has no play.
        """
        verb = decode_verb(move)
        if verb == PLAY:
            points = get_points(self.decode_face(move))
            return 64 * (_HIGHEST - points if self.saves else 1 + points)
        return 64 * self._count_color(decode_arg(move)) if verb == COLOR else self.evaluate_idle(verb)

    def fair(self, move: int) -> int:
        """Return the value of a move for the bot *fair*, which knows its own hand only."""
        verb = decode_verb(move)
        if verb == PLAY:
            return self._evaluate_fair_play(self.decode_face(move), move)
        return 64 * self._count_color(decode_arg(move)) if verb == COLOR else self.evaluate_idle(verb)

    def _count_color(self, color: int) -> int:
        return sum([1 for die in self.hand if self.game.faces[die] >> 5 == color])

    def _evaluate_fair_play(self, face: int, move: int) -> int:
        rest = self.list_rest(face)
        if not rest:
            return OUT
        kind = face & 31
        mask = FIT[face]
        if kind >= W:
            mask |= 1 << self._find_most_color(rest)
        mask = self.compute_offer_after(mask, move)
        value = 64 + get_points(face) * 16
        fits = 0
        for die in rest:
            if FIT[self.game.faces[die]] & mask:
                fits += 1
        if fits:
            value += _FITS + fits * _EACH_FIT
        if kind >= W:
            value -= _WILD
        elif kind >= S and self.find_next_seat(kind) == self.seat:
            value += _AGAIN
        return value

    def _find_most_color(self, rest: list[int]) -> int:
        """Return the most frequent color, 0 for red to 3 for blue, of the dice in `rest`, the hand after a play."""
        counts = [0] * 5
        for die in rest:
            counts[self.game.faces[die] >> 5] += 1
        counts[0] = -1
        return counts.index(max(counts)) - 1

    def list_rest(self, face: int) -> list[int]:
        """Return the dice of the hand except one die that shows this face."""
        rest = self.hand[:]
        for die in rest:
            if self.game.faces[die] == face:
                rest.remove(die)
                break
        return rest

    def has_fitting_die(self) -> bool:
        """Return True if a die of the hand fits the table."""
        for die in self.hand:
            if FIT[self.game.faces[die]] & self.mask:
                return True
        return False

    # Sharp: the value of a move.

    def sharp(self, move: int) -> int:
        """Return the value of a move for the bot *sharp*, which knows all hands."""
        parts = self.evaluate_parts(move)
        return sum(parts) if parts else self.evaluate_other(move)

    def evaluate_parts(self, move: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of a play or of naming a color; () for other moves.

        Their order is described in `match.bots.reasons`.
        """
        verb = decode_verb(move)
        if verb == PLAY:
            face = self.decode_face(move)
            rest = self._rests.get(face)
            if rest is None:
                rest = self._rests[face] = self.list_rest(face)
            return self.evaluate_play_parts(rest, True, face, move) if rest else (OUT, 0, 0, 0, 0, 0)
        if verb == COLOR:
            kind = self.game.faces[self.get_top_die()] & 31
            return self.evaluate_after(self.hand, True, kind, self.compute_offer_after(1 << decode_arg(move) - 1, move))
        return ()

    def get_reason_key(self, move: int) -> str:
        """Return the key of the text that explains `move`, or "" if there is no explanation.

        This is for moves for which `evaluate_parts` returns ().
        """
        if decode_verb(move) == PASS:
            return ""
        if not self.has_fitting_die():
            return "why_none"
        return "" if self.game.phase == PH_REROLLED else "why_roll"

    def find_follower(self, move: int) -> int:
        """Return the seat that acts after a play, or after the color named for a play."""
        return self.find_next_seat(self._get_face(move) & 31)

    def is_safe(self, move: int) -> bool:
        """Return True if, after a play or a named color, the next player has no die that fits."""
        face = self._get_face(move)
        mask = FIT[face] if decode_verb(move) == PLAY else 1 << decode_arg(move) - 1
        offered = self.compute_offer_after(mask, move)
        return not [die for die in self.game.hands[self.find_follower(move)] if FIT[self.game.faces[die]] & offered]

    def _get_face(self, move: int) -> int:
        return self.decode_face(move) if decode_verb(move) == PLAY else self.game.faces[self.get_top_die()]

    def evaluate_play_parts(self, rest: "Sequence[int]", shown: bool, face: int, move: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of playing `face` and keeping the dice `rest`.

        `shown` is False if `rest` is yet to be rolled. `move` is the play, or -1 if the die's place is not known.
        """
        if not rest:
            return (self.evaluate_win(), 0, 0, 0, 0, 0)
        kind = face & 31
        if kind < W:
            return self.evaluate_after(rest, shown, kind, self.compute_offer_after(FIT[face], move))
        best = ()
        for color in range(4):
            parts = self.evaluate_after(rest, shown, kind, self.compute_offer_after(FIT[face] | 1 << color, move))
            if not best or sum(parts) > sum(best):
                best = parts
        return best

    def evaluate_win(self) -> int:
        """Return the value of going out: the points of the others' dice."""
        game = self.game
        return 64 * sum([get_points(game.faces[die]) for hand in game.hands if hand != self.hand for die in hand])

    def evaluate_after(self, rest: "Sequence[int]", shown: bool, kind: int, mask: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of holding `rest` after a play of this kind.

        `mask` is a bit mask of what dice may then match on the table (see `faces.FIT`). `shown` is False if `rest` is
        yet to be rolled.
        """
        return self.evaluate_hand(rest, shown, self.find_next_seat(kind), self.count_draws(kind), mask)

    def evaluate_passing(self, dice: "Sequence[int]", shown: bool) -> int:
        """Return the value of holding these dice while the next seat acts.

        `shown` is False if the dice are yet to be rolled.
        """
        return sum(self.evaluate_hand(dice, shown, self.find_next_seat(0), 0, self.mask))

    def evaluate_hand(self, rest: "Sequence[int]", shown: bool, other: int, more: int, mask: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of holding `rest`.

        They are the effect on the other seat, the wilds kept, playing again, this seat's dice, the other seat's dice,
        and points. `other` is the seat that acts next, which takes `more` dice. `mask` is a bit mask of what dice may
        match on the table. `shown` is False if `rest` is yet to be rolled.
        """
        two = self.game.seats == 2
        is_again = other == self.seat
        her = self.game.get_next_seat(self.seat) if is_again else other
        look = self.compute_features(rest, mask, shown)
        number = PASSES if two else AMONG
        own, keeps, shows = self._evaluate_own(number, look, len(rest), her)
        danger = self._evaluate_danger(number, her, 0, mask)
        after = own + keeps + shows + danger
        again = effect = 0
        if is_again and two:
            number = AGAIN
            again = (
                sum(self._evaluate_own(number, look, len(rest), her))
                + self._evaluate_danger(number, her, 0, mask)
                - after
            )
        if more:
            effect = self._evaluate_danger(number, her, more, mask) - self._evaluate_danger(number, her, 0, mask)
            row = SIZES * (min(len(rest), SIZES) - 1)
            hers = len(self.game.hands[her])
            model = self.weights[number]
            effect += model[row + min(hers + more, SIZES) - 1] - model[row + min(hers, SIZES) - 1]
        return effect, keeps, again, own, danger, shows

    def _evaluate_own(self, number: int, look: "Sequence[int]", count: int, her: int) -> tuple[int, int, int]:
        """Return three values of this seat's dice: of what they can do next, of the wilds among them, of their points.

        `number` is the situation, PASSES, AGAIN or AMONG. `look` are the features of the dice from `compute_features`,
        `count` is the number of the dice, and `her` is the next other seat to act.
        """
        model = self.weights[number]
        size = min(count, SIZES) - 1
        can, keeps, shows = self._weigh_features(model, MINE, size, look)
        hers = min(len(self.game.hands[her]), SIZES) - 1
        return can + model[SIZES * size + hers] + model[PLACES] * self.count_places(), keeps, shows

    def _evaluate_danger(self, number: int, her: int, more: int, mask: int) -> int:
        """Return the value, for this seat, of what the seat `her` can do once it has taken `more` dice.

        `number` is the situation, PASSES, AGAIN or AMONG; `mask` a bit mask of what dice may match on the table.
        """
        key = (number, her, more, mask)
        danger = self._dangers.get(key)
        if danger is None:
            model = self.weights[number]
            hand = self.game.hands[her]
            dice = self.list_dice(her, more)
            size = min(len(hand) + more, SIZES) - 1
            danger = sum(self._weigh_features(model, THEIRS, size, self.compute_features(dice, mask, dice is hand)))
            danger += model[COLORS] * ((mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1))
            if number == AMONG:
                danger += model[NEAREST + self.find_smallest_hand(her)]
            if self.character.cautious:
                danger *= _FEARS
            self._dangers[key] = danger
        return danger

    @staticmethod
    def _weigh_features(model: "Sequence[int]", start: int, size: int, look: "Sequence[int]") -> tuple[int, int, int]:
        """Return three values of dice in a hand: of what they can do next, of the wilds among them, of their points.

        `model` is a tuple of `weights`. From index `start` on, it has four weights for each size of a hand; `size` is 0
        for one die. `look` are the features from `compute_features`.
        """
        at = start + 4 * min(size, GROUPS - 1)
        fit, chance, points, wilds = look
        can = model[at] * fit + model[at + 1] * chance >> _TO_64THS
        return can, model[at + 3] * wilds >> _TO_64THS, model[at + 2] * points >> _TO_64THS

    def find_smallest_hand(self, her: int) -> int:
        """Return the index, 0 to 3, of the weight for the smallest hand of seats other than this seat and `her`.

        Index 0 is for one die, 3 for four or more. `her` is the next other seat to act; her hand has its own weights.
        """
        hands = self.game.hands
        sizes = [len(hands[seat]) for seat in range(len(hands)) if seat != her and seat != self.seat]
        return min(min(sizes), GROUPS) - 1

    # What dice can do.

    def compute_features(self, dice: "Sequence[int]", mask: int, shown: bool) -> tuple[int, ...]:
        """Return four features of `dice`, each in 64ths.

        They are: whether a die matches `mask`, the chance that a die does so after a roll, the points, the number of
        wilds. `shown` is False if the dice are yet to be rolled.
        """
        key = (mask, shown, id(dice))
        known = self._features.get(key)
        if not known:
            look = self._compute_shown_features(dice, mask) if shown else self._compute_unrolled_features(dice, mask)
            known = self._features[key] = (look, dice)
        return known[0]

    def _compute_shown_features(self, dice: "Sequence[int]", mask: int) -> tuple[int, int, int, int]:
        fit = points = wilds = 0
        for die in dice:
            face = self.game.faces[die]
            if FIT[face] & mask:
                fit = 64
            if face & 31 >= W:
                wilds += 64
            points += get_points(face)
        return fit, self.compute_chance(dice, mask), points * 64, wilds

    def _compute_unrolled_features(self, dice: "Sequence[int]", mask: int) -> tuple[int, int, int, int]:
        chance = self.compute_chance(dice, mask)
        points = wilds = 0
        for die in dice:
            for side in range(6 * die, 6 * die + 6):
                face = self.sides[side]
                points += get_points(face)
                if W <= face <= WD4:
                    wilds += 64
        return chance, chance, points * 64 // 6, wilds // 6

    def compute_chance(self, dice: "Sequence[int]", mask: int) -> int:
        """Return the probability, in 64ths, that at least one of `dice` matches `mask` after they are rolled."""
        misses = _SURE
        for die in dice:
            misses = misses * self._count_misses(die, mask) // 6
        return _SURE - misses >> _TO_64THS

    def _count_misses(self, die: int, mask: int) -> int:
        """Return how many of the six sides of a die match nothing in `mask`, the bit mask of what the table accepts."""
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
        """Compute what `sharp` needs to evaluate `moves`. Call this before `sharp`.

        This generator yields after little work.
        """
        for move in moves:
            dice = self.list_dice_to_roll(decode_verb(move))
            if dice:
                yield from self._evaluate_rolls(dice, self.evaluate_miss(dice))

    def _evaluate_rolls(self, dice: "Sequence[int]", miss: int) -> "Generator[None]":
        """Compute the value of playing each side of `dice` after they are rolled.

        A side that does not fit has the value `miss`. This generator yields after each die.
        """
        values = []
        rests = []
        for die in dice:
            rest = [other for other in dice if other != die]
            rests.append(rest)  # see `_features`
            known = {}
            mine = []
            for side in range(6 * die, 6 * die + 6):
                face = self.sides[side]
                value = miss
                if FIT[face] & self.mask:
                    # Faces with the same color and effect have about the same value: the kind adds little to the offer.
                    key = face if face & 31 >= S else face >> 5
                    value = known.get(key)
                    if value is None:
                        value = known[key] = sum(self.evaluate_play_parts(rest, False, face, -1))
                mine.append(value)
            values.append(mine)
            yield
        self._values = values

    def evaluate_roll(self) -> int:
        """Return the average value of the best play after a roll of the dice that `prepare` has considered."""
        return _compute_expected_best(self._values)

    def evaluate_draw(self, dice: "Sequence[int]", shown: bool) -> int:
        """Return the value of holding these dice after drawing one more, which may be played if it fits."""
        count = len(dice)
        model = self.weights[PASSES if self.game.seats == 2 else AMONG]
        hers = min(len(self.game.hands[self.find_next_seat(0)]), SIZES) - 1
        more = model[SIZES * (min(count + 1, SIZES) - 1) + hers] - model[SIZES * (min(count, SIZES) - 1) + hers]
        return self.evaluate_passing(dice, shown) + more * sum(
            [self._count_misses(die, self.mask) for die in dice]
        ) // (6 * count)


def _compute_expected_best(values: "Sequence[Sequence[int]]") -> int:
    """Return the expected value of the best of several rolled dice. `values` has the values of each die's six sides."""
    levels = sorted({value for mine in values for value in mine})
    expected = 0
    below = 0  # the probability that no die exceeds the previous level
    for level in levels:
        at_most = _SURE
        for mine in values:
            at_most = at_most * sum([1 for value in mine if value <= level]) // 6
        expected += level * (at_most - below) // _SURE
        below = at_most
    return expected
