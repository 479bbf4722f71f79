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

_MAX_POINTS = const(51)  # more than the points of any die
# The values that the bot *fair* adds up.
_FIT_VALUE = const(500)  # a die that fits what is left on the table
_EACH_FIT_VALUE = const(40)
_WILD_COST = const(200)  # playing a wild, which is better kept for later
_TURN_VALUE = const(900)
_CERTAINTY = const(4096)
_TO_64THS = const(6)
_CAUTION_FACTOR = const(2)  # the factor of the next player's chances for a cautious bot
# The indexes of the weights: one for each pair of hand sizes up to 7; then, for the own and the other hand, four for
# each size up to 4: of a die that fits, of the chance that one does after a roll, of points, of wilds.
SIZES = const(7)
GROUPS = const(4)
MINE = const(49)  # after the table of both hands' sizes
THEIRS = const(65)
COLORS = const(81)  # each color that can be matched
PLACES = const(82)
NEAREST = const(83)  # by the smallest hand of the others
WEIGHTS = const(87)
# The situations, indexes of `weights`.
PASSES = const(0)  # the other seat of two is next
AGAIN = const(1)  # the same seat of two is next
AMONG = const(2)  # one of several others is next


class OpenHandEvaluator:
    """An evaluator of the moves of a seat, by default the seat to play. Each game has a subclass with the game's verbs.

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
        self._miss_counts = {}
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

        `mask` is what the played die alone accepts. Only subclasses use `move`, the play.
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

    def list_dice(self, seat: int, draw_count: int) -> list[int]:
        """Return the dice that `seat` holds after it has taken `draw_count` dice.

        This base class returns the hand itself. If a subclass returns a new list, its dice are yet to be rolled.
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
        """Return the value that the bot *gentle* gives a move. For a play, only the points of the die count.

        The bot rolls only if it has no play.
        """
        verb = decode_verb(move)
        if verb == PLAY:
            points = get_points(self.decode_face(move))
            return 64 * (_MAX_POINTS - points if self.saves else 1 + points)
        return 64 * self._count_color(decode_arg(move)) if verb == COLOR else self.evaluate_idle(verb)

    def fair(self, move: int) -> int:
        """Return the value that the bot *fair* gives a move, from the dice of its own hand only."""
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
        fit_count = 0
        for die in rest:
            if FIT[self.game.faces[die]] & mask:
                fit_count += 1
        if fit_count:
            value += _FIT_VALUE + fit_count * _EACH_FIT_VALUE
        if kind >= W:
            value -= _WILD_COST
        elif kind >= S and self.find_next_seat(kind) == self.seat:
            value += _TURN_VALUE
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
        """Return the value that the bot *sharp* gives a move, from the dice of all hands."""
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
        offer = self.compute_offer_after(mask, move)
        return not [die for die in self.game.hands[self.find_follower(move)] if FIT[self.game.faces[die]] & offer]

    def _get_face(self, move: int) -> int:
        return self.decode_face(move) if decode_verb(move) == PLAY else self.game.faces[self.get_top_die()]

    def evaluate_play_parts(self, rest: "Sequence[int]", is_rolled: bool, face: int, move: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of playing `face` and keeping the dice `rest`.

        `is_rolled` is False if `rest` is yet to be rolled. `move` is the play, or -1 if the die's place is not known.
        """
        if not rest:
            return (self.evaluate_win(), 0, 0, 0, 0, 0)
        kind = face & 31
        if kind < W:
            return self.evaluate_after(rest, is_rolled, kind, self.compute_offer_after(FIT[face], move))
        best = ()
        for color in range(4):
            parts = self.evaluate_after(rest, is_rolled, kind, self.compute_offer_after(FIT[face] | 1 << color, move))
            if not best or sum(parts) > sum(best):
                best = parts
        return best

    def evaluate_win(self) -> int:
        """Return the value of going out: the points of the others' dice."""
        game = self.game
        return 64 * sum([get_points(game.faces[die]) for hand in game.hands if hand != self.hand for die in hand])

    def evaluate_after(self, rest: "Sequence[int]", is_rolled: bool, kind: int, mask: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of holding `rest` after a play of this kind.

        `mask` tells what dice may then match (see `faces.FIT`). `is_rolled` is False if `rest` is yet to be rolled.
        """
        return self.evaluate_hand(rest, is_rolled, self.find_next_seat(kind), self.count_draws(kind), mask)

    def evaluate_passing(self, dice: "Sequence[int]", is_rolled: bool) -> int:
        """Return the value of holding these dice while the next seat acts.

        `is_rolled` is False if the dice are yet to be rolled.
        """
        return sum(self.evaluate_hand(dice, is_rolled, self.find_next_seat(0), 0, self.mask))

    def evaluate_hand(
        self, rest: "Sequence[int]", is_rolled: bool, next_seat: int, draw_count: int, mask: int
    ) -> tuple[int, ...]:
        """Return the terms whose sum is the value of holding `rest`.

        They are the effect on the rival, the wilds kept, playing again, this seat's dice, the rival's dice, and points.
        The rival is the next other seat to act; it takes `draw_count` dice. `next_seat` is the seat that acts next.
        `mask` is what the table then accepts (see `faces.FIT`). `is_rolled` is False if `rest` is yet to be rolled.
        """
        has_two_seats = self.game.seats == 2
        is_again = next_seat == self.seat
        rival = self.game.get_next_seat(self.seat) if is_again else next_seat
        features = self.compute_features(rest, mask, is_rolled)
        situation = PASSES if has_two_seats else AMONG
        hand_value, wild_value, points_value = self._evaluate_own(situation, features, len(rest), rival)
        danger = self._evaluate_danger(situation, rival, 0, mask)
        total = hand_value + wild_value + points_value + danger
        turn_value = effect = 0
        if is_again and has_two_seats:
            situation = AGAIN
            turn_value = sum(self._evaluate_own(situation, features, len(rest), rival))
            turn_value += self._evaluate_danger(situation, rival, 0, mask) - total
        if draw_count:
            effect = self._evaluate_danger(situation, rival, draw_count, mask)
            effect -= self._evaluate_danger(situation, rival, 0, mask)
            row = SIZES * (min(len(rest), SIZES) - 1)
            rival_size = len(self.game.hands[rival])
            model = self.weights[situation]
            effect += model[row + min(rival_size + draw_count, SIZES) - 1] - model[row + min(rival_size, SIZES) - 1]
        return effect, wild_value, turn_value, hand_value, danger, points_value

    def _evaluate_own(self, situation: int, features: "Sequence[int]", count: int, rival: int) -> tuple[int, int, int]:
        """Return three values of this seat's dice: of what they can do next, of the wilds among them, of their points.

        `situation` is PASSES, AGAIN or AMONG. `features` are those of the dice from `compute_features`,
        `count` is the number of the dice, and `rival` is the next other seat to act.
        """
        model = self.weights[situation]
        size = min(count, SIZES) - 1
        play_value, wild_value, points_value = self._weigh_features(model, MINE, size, features)
        rival_size = min(len(self.game.hands[rival]), SIZES) - 1
        play_value += model[SIZES * size + rival_size] + model[PLACES] * self.count_places()
        return play_value, wild_value, points_value

    def _evaluate_danger(self, situation: int, rival: int, draw_count: int, mask: int) -> int:
        """Return the value, for this seat, of what the seat `rival` can do once it has taken `draw_count` dice.

        `situation` is PASSES, AGAIN or AMONG; `mask` a bit mask of what dice may match on the table.
        """
        key = (situation, rival, draw_count, mask)
        danger = self._dangers.get(key)
        if danger is None:
            model = self.weights[situation]
            hand = self.game.hands[rival]
            dice = self.list_dice(rival, draw_count)
            size = min(len(hand) + draw_count, SIZES) - 1
            danger = sum(self._weigh_features(model, THEIRS, size, self.compute_features(dice, mask, dice is hand)))
            danger += model[COLORS] * ((mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1))
            if situation == AMONG:
                danger += model[NEAREST + self.find_smallest_hand(rival)]
            if self.character.cautious:
                danger *= _CAUTION_FACTOR
            self._dangers[key] = danger
        return danger

    @staticmethod
    def _weigh_features(model: "Sequence[int]", start: int, size: int, features: "Sequence[int]") -> tuple[int, ...]:
        """Return three values of dice in a hand: of what they can do next, of the wilds among them, of their points.

        `model` is a tuple of `weights`. From index `start` on, it has four weights for each size of a hand; `size` is 0
        for one die. `features` are the features from `compute_features`.
        """
        at = start + 4 * min(size, GROUPS - 1)
        fit, chance, points, wilds = features
        play_value = model[at] * fit + model[at + 1] * chance >> _TO_64THS
        return play_value, model[at + 3] * wilds >> _TO_64THS, model[at + 2] * points >> _TO_64THS

    def find_smallest_hand(self, rival: int) -> int:
        """Return the index, 0 to 3, of the weight for the smallest hand of seats other than this seat and `rival`.

        Index 0 is for one die, 3 for four or more. `rival` is the next other seat to act, which has its own weights.
        """
        hands = self.game.hands
        sizes = [len(hands[seat]) for seat in range(len(hands)) if seat != rival and seat != self.seat]
        return min(min(sizes), GROUPS) - 1

    # What dice can do.

    def compute_features(self, dice: "Sequence[int]", mask: int, is_rolled: bool) -> tuple[int, ...]:
        """Return four features of `dice`, each in 64ths.

        They are: whether a die matches `mask`, the chance that a die does so after a roll, the points, the number of
        wilds. `is_rolled` is False if the dice are yet to be rolled.
        """
        key = (mask, is_rolled, id(dice))
        entry = self._features.get(key)
        if not entry:
            compute = self._compute_shown_features if is_rolled else self._compute_unrolled_features
            entry = self._features[key] = (compute(dice, mask), dice)
        return entry[0]

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
        miss_chance = _CERTAINTY
        for die in dice:
            miss_chance = miss_chance * self._count_misses(die, mask) // 6
        return _CERTAINTY - miss_chance >> _TO_64THS

    def _count_misses(self, die: int, mask: int) -> int:
        """Return how many of the six sides of a die match nothing in `mask`, the bit mask of what the table accepts."""
        key = mask << 5 | die
        count = self._miss_counts.get(key)
        if count is None:
            count = 0
            for side in range(6 * die, 6 * die + 6):
                if not FIT[self.sides[side]] & mask:
                    count += 1
            self._miss_counts[key] = count
        return count

    # Rolls.

    def prepare(self, moves: "Sequence[int]") -> "Generator[None]":
        """Compute what `sharp` needs to evaluate `moves`. Run this generator before calling `sharp`."""
        for move in moves:
            dice = self.list_dice_to_roll(decode_verb(move))
            if dice:
                yield from self._evaluate_rolls(dice, self.evaluate_miss(dice))

    def _evaluate_rolls(self, dice: "Sequence[int]", miss: int) -> "Generator[None]":
        """Compute the value of playing each side of `dice` after they are rolled, for `evaluate_roll`.

        A side that does not fit has the value `miss`. This generator yields after each die.
        """
        values = []
        rests = []
        for die in dice:
            rest = [other for other in dice if other != die]
            rests.append(rest)  # see `_features`
            known = {}
            die_values = []
            for side in range(6 * die, 6 * die + 6):
                face = self.sides[side]
                value = miss
                if FIT[face] & self.mask:
                    # Faces with the same color and effect have about the same value: the kind adds little to the offer.
                    key = face if face & 31 >= S else face >> 5
                    value = known.get(key)
                    if value is None:
                        value = known[key] = sum(self.evaluate_play_parts(rest, False, face, -1))
                die_values.append(value)
            values.append(die_values)
            yield
        self._values = values

    def evaluate_roll(self) -> int:
        """Return the average value of the best play after a roll of the dice that `prepare` has considered."""
        return _compute_expected_best(self._values)

    def evaluate_draw(self, dice: "Sequence[int]", is_rolled: bool) -> int:
        """Return the value of drawing a die while holding `dice`; the drawn die may be played if it fits.

        `dice` do not include the drawn die. `is_rolled` is False if they are yet to be rolled.
        """
        count = len(dice)
        model = self.weights[PASSES if self.game.seats == 2 else AMONG]
        rival_size = min(len(self.game.hands[self.find_next_seat(0)]), SIZES) - 1
        gain = model[SIZES * (min(count + 1, SIZES) - 1) + rival_size]
        gain -= model[SIZES * (min(count, SIZES) - 1) + rival_size]
        misses = sum([self._count_misses(die, self.mask) for die in dice])
        return self.evaluate_passing(dice, is_rolled) + gain * misses // (6 * count)


def _compute_expected_best(values: "Sequence[Sequence[int]]") -> int:
    """Return the expected value of the best of several rolled dice. `values` has the values of each die's six sides."""
    levels = sorted({value for die_values in values for value in die_values})
    expected = 0
    lower_chance = 0  # the probability that no die exceeds the previous level
    for level in levels:
        level_chance = _CERTAINTY
        for die_values in values:
            level_chance = level_chance * sum([1 for value in die_values if value <= level]) // 6
        expected += level * (level_chance - lower_chance) // _CERTAINTY
        lower_chance = level_chance
    return expected
