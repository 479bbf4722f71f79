"""The game `yacht`: rules Y1 to Y9 of RULES.md."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.rules.core import ALL_KINDS, Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNROLLED, format_face, get_color, is_known, is_wild
from tray24.rules.moves import BOX, D_DRAW, D_ROLL, PH_OVER, PH_SCORE, POSITIONS, REROLL, SCORE, ZERO
from tray24.rules.position import get_given_list, get_given_number, parse_given_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from tray24.rules.position import Given

_DICE = const(5)
_REROLLS = const(31)  # ways to choose at least one of five dice


# The positions that a reroll names, indexed by its bit mask.
_POSITIONS = tuple([tuple([at for at in range(_DICE) if mask >> at & 1]) for mask in range(1 << _DICE)])


class Yacht(Game):
    """A match of `yacht`. `dice` are the ids of the five dice in hand.

    `sheets[seat]` has the points in each of `BOXES`, or `OPEN`.
    """

    name = "yacht"
    number = 3
    KEYS = ("dice", "rolls_left", "sheets")
    PHASES = (PH_SCORE,)
    UNSAID = PH_SCORE  # the default phase
    min_seats = 1
    daily = True
    needs_slots = False
    kinds = ALL_KINDS
    boxes = BOXES
    bots = ("fair", "sharp", "expert", "gentle")
    ARGS = {REROLL: (POSITIONS,), SCORE: (BOX,), ZERO: (BOX,)}
    unknown_faces = False  # with real dice the five final faces are entered (Y9)
    BYTES = Game.BYTES + ("rolls_left",)

    def __init__(self, seats: int, options: "Mapping[str, int | str] | None" = None) -> None:
        super().__init__(seats, options)
        self.faces: list[int] = [UNROLLED] * self.ids
        self.bag = list(range(self.ids))
        self.dice: list[int] = []
        self.rolls_left = 2
        self.sheets: list[bytearray] = [bytearray([OPEN] * len(BOXES)) for _ in range(seats)]
        self.store_moves()
        if seats > 1:
            self._await_rolloff(list(range(seats)))  # Y1
        else:
            self._begin_round()

    def _begin_round(self) -> None:
        self._begin_turn(self.starter)

    def _begin_turn(self, seat: int) -> None:
        """Return the dice of the last turn to the bag (Y3), and await the draw of five dice for `seat` (Y2)."""
        faces = self.faces
        for die in self.dice:
            faces[die] = UNROLLED
        self.bag += self.dice
        self.bag.sort()
        self.dice = []
        self.rolls_left = 2
        self._await_deal(D_DRAW, seat, _DICE)

    def list_turn_moves(self) -> list[int]:
        """Return the legal moves of the seat to play, sorted.

        The list belongs to the game: callers must not change it.
        """
        if self.turn < 0:
            return []
        moves = self._moves[self.turn]
        return moves if self.rolls_left else moves[_REROLLS:]

    def store_moves(self) -> None:
        """Store the moves of each seat: all rerolls, then the moves that fill an open box of its sheet (Y3)."""
        self._moves = []
        for seat in range(self.seats):
            base = seat << 24 | REROLL << 16
            moves = list(range(base + 1, base + 1 + _REROLLS))
            sheet = self.sheets[seat]
            boxes = [box for box in range(len(BOXES)) if sheet[box] == OPEN]
            for verb in (SCORE, ZERO):
                moves += [seat << 24 | verb << 16 | box for box in boxes]
            self._moves.append(moves)

    def play(self, move: int) -> None:
        verb = move >> 16 & 255
        if verb == REROLL:
            self.rolls_left -= 1
            dice = self.dice
            rolling_dice = []
            for at in _POSITIONS[move & 31]:
                rolling_dice.append(dice[at])
            self._roll_dice(self.turn, rolling_dice)
        else:
            self._fill_box(self.turn, verb, move & 65535)

    def _fill_box(self, seat: int, verb: int, box: int) -> None:
        """Write the points of the dice into an open box and end the turn (Y3). The verb ZERO writes zero points."""
        points = score_box(box, [self.faces[die] for die in self.dice]) if verb == SCORE else 0
        self.sheets[seat][box] = points
        # Remove the two moves that fill the box. The moves with SCORE come first, then as many with ZERO.
        moves = self._moves[seat]
        at = moves.index(seat << 24 | SCORE << 16 | box, _REROLLS)
        del moves[at + (len(moves) - _REROLLS) // 2]
        del moves[at]
        self.scores[seat] += points
        left = (seat + 1) % self.seats
        if len(self._moves[left]) > _REROLLS:
            self._begin_turn(left)
        else:
            self._end_match()  # Y9: the next seat has filled its eleven boxes, so all seats have

    def _roll_dice(self, seat: int, dice: "Sequence[int]") -> None:
        self.rolling = dice
        self._await_deal(D_ROLL, seat, len(dice))

    def deal(self, values: "Sequence[int]") -> None:
        if self.wait == D_ROLL:
            faces = self.faces
            for die, face in zip(self.rolling, values):
                faces[die] = face
            self.turn = self.served
            self.wait = 0
            self.phase = PH_SCORE
        elif self.wait == D_DRAW:
            self.dice = list(values)
            bag = self.bag
            for die in values:
                bag.remove(die)
            self._roll_dice(self.served, self.dice)
        else:
            self._resolve_rolloff(values)

    def get_throw_number(self) -> int:
        """Return the number of the awaited draw or roll: 4 times the finished turns, plus 1 to 3 for a roll."""
        rounds = len(BOXES) - (len(self._moves[0]) - _REROLLS) // 2
        return 4 * rounds + (3 - self.rolls_left if self.wait == D_ROLL else 0)

    def count_finished_rounds(self) -> int:
        """Return 1 when the match is over, else 0: a match is one round of eleven turns each."""
        return int(self.phase == PH_OVER)

    def _save_own(self, data: bytearray) -> None:
        dice_mask = 0
        for die in self.dice:
            dice_mask |= 1 << die
        rolling_mask = sum([1 << self.dice.index(die) for die in self.rolling]) if self.wait == D_ROLL else 0
        data.extend(bytes((dice_mask & 255, dice_mask >> 8 & 255, dice_mask >> 16, rolling_mask)))
        data.extend(bytes([self.faces[die] for die in self.dice]))
        for sheet in self.sheets:
            data.extend(sheet)

    def _restore_own(self, data: bytes, at: int) -> None:
        dice_mask = data[at] | data[at + 1] << 8 | data[at + 2] << 16
        rolling_mask = data[at + 3]
        self.dice = [die for die in range(self.ids) if dice_mask >> die & 1]
        self.bag = [die for die in range(self.ids) if not dice_mask >> die & 1]
        self.rolling = [die for i, die in enumerate(self.dice) if rolling_mask >> i & 1]
        self.faces = [UNROLLED] * self.ids
        at += 4
        for die in self.dice:
            self.faces[die] = data[at]
            at += 1
        for seat in range(self.seats):
            self.sheets[seat] = bytearray(data[at : at + len(BOXES)])
            at += len(BOXES)
        self.store_moves()

    def describe_own(self, position: "dict[str, Any]") -> None:
        position["dice"] = [format_face(self.faces[die]) for die in self.dice]
        position["rolls_left"] = self.rolls_left
        position["sheets"] = [
            {BOXES[box]: sheet[box] for box in range(len(BOXES)) if sheet[box] != OPEN} for sheet in self.sheets
        ]

    def load_own(self, position: "Given") -> None:
        faces = [parse_given_face(text, "dice", self) for text in get_given_list(position, "dice", [])]
        if len(faces) != 5 or [face for face in faces if not is_known(face)]:
            raise RuleError("", "given_dice")
        if [face for face in faces if get_color(face) and is_wild(face)]:
            raise RuleError("", "given_color")
        self.dice = list(range(5))
        self.bag = list(range(5, self.ids))
        for die in self.dice:
            self.faces[die] = faces[die]
        self.rolls_left = get_given_number(position, "rolls_left", 3, 2)
        sheets = get_given_list(position, "sheets", [{} for _ in range(self.seats)])
        if len(sheets) != self.seats or not all([isinstance(sheet, dict) for sheet in sheets]):
            raise RuleError("", "given_sheets", seats=self.seats)
        if self.catchable >= 0 or self.called >= 0:
            raise RuleError("", "given_uno")
        self.scores = [0] * self.seats
        for seat in range(self.seats):
            for box in sheets[seat]:
                if box not in self.boxes:
                    raise RuleError("", "given_box", text=str(box))
                points = get_given_number(sheets[seat], box, 251, 0)
                self.sheets[seat][self.boxes.index(box)] = points
                self.scores[seat] += points
        self.store_moves()
        if len(sheets[self.turn]) == len(self.boxes):
            raise RuleError("", "given_full_sheet", seat=self.turn)

    def explain_refusal(self, verb: int, move: int) -> RuleError | None:
        if verb == REROLL:
            return RuleError("Y2", "name_a_die" if self.rolls_left else "no_rolls_left")
        if verb == SCORE or verb == ZERO:
            sheet = self.sheets[self.turn]
            box = move & 65535
            return RuleError("Y3", "box_used", points=sheet[box] if box < len(sheet) else 0)
        return None


GAME: type[Yacht] = Yacht
