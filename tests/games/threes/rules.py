"""The rules of the game `threes`, which the docstring of the package describes."""

# pyright: reportIncompatibleMethodOverride=false

from tray24.compat import const
from tray24.rules.core import ALL_KINDS, Game
from tray24.rules.errors import Option, RuleError
from tray24.rules.faces import UNROLLED, format_face, get_points
from tray24.rules.moves import D_DRAW, D_ROLL, DEALER, KEEP, PH_CHOOSE, PH_OVER, POSITIONS, REROLL
from tray24.rules.position import DieIds, get_given_number, load_hands

DICE = const(3)
CUP = const(2)  # the place of the die that only its player sees
_ROUNDS = const(5)


class Threes(Game):
    """A match of threes.

    `hands[seat]` are the dice of a seat during its turn, in order, otherwise []; `hand` is the round's number.
    """

    name = "threes"
    number = 60
    KEYS = ("hands", "rolls_left")
    PHASES = (PH_CHOOSE,)
    UNSAID = PH_CHOOSE
    OPTIONS = (Option("rolls", "1", ("1", "2")),)
    ARGS = {KEEP: (), REROLL: (POSITIONS,)}
    kinds = ALL_KINDS
    real = False
    hides = True
    bots = ("fair", "sharp", "gentle")
    unknown_faces = False
    BYTES = Game.BYTES + ("rolls_left",)

    def __init__(self, seats, options=None):
        super().__init__(seats, options)
        self.faces = [UNROLLED] * self.ids
        self.bag = list(range(self.ids))
        self.hands = [[] for _ in range(seats)]
        self.rolls_left = 0
        self._await_rolloff(list(range(seats)))

    def is_hidden_from(self, die, seat):
        """Return whether a seat cannot see a die: it is under the cup of another seat."""
        return any([die in hand[CUP:] for owner, hand in enumerate(self.hands) if owner != seat])

    def list_hand_sizes(self):
        return []

    def _begin_round(self):
        self._begin_turn(self.starter)

    def _begin_turn(self, seat):
        self.rolls_left = self.rolls + 1
        self._await_deal(D_DRAW, seat, DICE)

    def list_turn_moves(self):
        """Return the legal moves of the seat to play, sorted."""
        if self.turn < 0:
            return []
        moves = [self.encode_move(KEEP)]
        if self.rolls_left:
            moves += [self.turn << 24 | REROLL << 16 | mask for mask in range(1, 1 << DICE)]
        return moves

    def play(self, move):
        """Apply a legal move without checking it."""
        seat = self.turn
        dice = self.hands[seat]
        if move >> 16 & 255 == REROLL:
            self.rolls_left -= 1
            self._roll(seat, [dice[position] for position in self.decode_args(move)])
            return
        for die in dice:
            self.scores[seat] += get_points(self.faces[die])
            self.faces[die] = UNROLLED
        self.bag = sorted(self.bag + dice)
        self.hands[seat] = []
        left = self.get_next_seat(seat)
        if left != self.starter:
            self._begin_turn(left)
        elif self.hand < _ROUNDS - 1:
            self.hand += 1
            self._begin_turn(left)
        else:
            self.phase = PH_OVER
            self.turn = self.served = DEALER
            self.wait = 0

    def _roll(self, seat, dice):
        self.rolling = dice
        self._await_deal(D_ROLL, seat, len(dice))

    def deal(self, values):
        """Apply the dealer's line that the game waits for, without checking it. `values` are ids of dice or faces."""
        if self.wait == D_DRAW:
            for die in values:
                self.bag.remove(die)
            self.hands[self.served] = list(values)
            self._roll(self.served, list(values))
        elif self.wait == D_ROLL:
            for index in range(len(values)):
                self.faces[self.rolling[index]] = values[index]
            self.turn = self.served
            self.wait = 0
            self.phase = PH_CHOOSE
        else:
            self._resolve_rolloff(values)

    def _save_own(self, data):
        seat = self.turn if self.turn >= 0 else self.served
        dice = self.hands[seat] if seat >= 0 else []
        data.append(len(dice))
        for die in dice:
            data.append(die | (die in self.rolling) << 5 if self.wait == D_ROLL else die)
            data.append(self.faces[die])

    def _restore_own(self, data, at):
        self.faces = [UNROLLED] * self.ids
        self.hands = [[] for _ in range(self.seats)]
        self.rolling = []
        for index in range(data[at]):
            die = data[at + 1 + 2 * index]
            if die >> 5:
                self.rolling.append(die & 31)
            self.faces[die & 31] = data[at + 2 + 2 * index]
            self.hands[self.turn if self.turn >= 0 else self.served].append(die & 31)
        self.bag = [die for die in range(self.ids) if not [1 for hand in self.hands if die in hand]]

    def describe_own(self, position):
        position["hands"] = [[format_face(self.faces[die]) for die in hand] for hand in self.hands]
        position["rolls_left"] = self.rolls_left

    def load_own(self, position):
        load_hands(self, DieIds(self), position)
        if [len(hand) for hand in self.hands] != [3 * (seat == self.turn) for seat in range(self.seats)]:
            raise RuleError("", "given_three_dice", seat=self.turn)
        self.rolls_left = get_given_number(position, "rolls_left", self.rolls + 2, self.rolls + 1)

    def explain_refusal(self, verb, move):
        if verb == REROLL:
            return RuleError("", "mark_a_die" if self.rolls_left else "no_rolls_but_count")
        return None


GAME = Threes
