"""`line`, the dice-line game: rules L1 to L10 of RULES.md."""

from tray24.compat import const
from tray24.rules.errors import Option, RuleError
from tray24.rules.faces import D1, D2, UNKNOWN, W, format_face, get_kind
from tray24.rules.matching import MatchingGame, check_matching
from tray24.rules.moves import D_DRAW, DEALER, DRAW, FACE, GIVE, PASS, PH_COLOR, PH_GIVE, PH_MOVE, PH_REROLLED, REROLL
from tray24.rules.position import DieIds, get_given_list, load_hands
from tray24.rules.shedding import AFTER_CATCH, AFTER_DEAL, AFTER_HAND, AFTER_OPEN, AFTER_PENALTY

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from tray24.rules.position import Given

_WRAP = const(240)  # fits a byte and is a multiple of the 24 slots


class Line(MatchingGame):
    """A match of `line`, the dice-line game.

    `line` lists the ids of the dice in the line from the back to the play end. `taken` is the number of dice that have
    been taken from the back.
    """

    target: int
    best_of: int
    line: list[int]
    taken: int

    name = "line"
    number = 2
    KEYS = ("line", "hands")
    PHASES = (PH_MOVE, PH_REROLLED, PH_COLOR, PH_GIVE)
    UNSAID = PH_MOVE  # the default phase
    max_seats = 2
    needs_slots = False
    ids = 11
    kinds = (1, 2, 3, 4, 5, D1, D2, W)
    bots = ("fair", "sharp", "gentle")
    OPTIONS = (Option("target", 200), Option("best_of", "0", ("0", "3")))
    sets = ("line11",)
    ARGS = {GIVE: (FACE,)}
    ARGS.update(MatchingGame.ARGS)
    BYTES = MatchingGame.BYTES + ("taken",)
    uno_rule = "L8"
    match_rule = "L3"
    color_rule = "L7"
    once_rule = "L4"

    def _clear_table(self) -> None:
        super()._clear_table()
        self.line = []
        self.taken = 0

    def get_top_die(self) -> int:
        return self.line[-1]

    def _add_other_moves(self, seat: int, moves: list[int]) -> None:
        """Add to `moves` the legal moves that play no die: a pass, a draw or a roll (L4, L5).

        With one die in the line, a player who can play must play.
        """
        if self.phase == PH_REROLLED:
            moves.append(seat << 24 | PASS << 16)
        elif len(self.line) > 1:
            moves.append(seat << 24 | DRAW << 16)
        elif not moves or UNKNOWN in [self.faces[die] for die in self.hands[seat]]:
            moves.append(seat << 24 | REROLL << 16)

    def _list_own_moves(self, base: int) -> list[int]:
        """Return the moves with which the seat to play can give one of its dice to the opponent (L8).

        `base` is the seat's bits in a move.
        """
        return [base | GIVE << 16 | face for face in sorted({self.faces[die] for die in self.hands[self.turn]})]

    def _place_die(self, seat: int, die: int) -> None:
        self.line.append(die)

    def _apply_effect(self, seat: int, kind: int) -> None:
        """Apply the effect of a die that is no number: the opponent takes dice (L6), or a W awaits its color."""
        if kind == W:
            super()._apply_effect(seat, kind)
        else:
            self._draw_dice(1 - seat, self._count_owed(kind), AFTER_PENALTY)

    def _count_owed(self, kind: int) -> int:
        """Return how many dice the opponent must take after a die of this kind was played (L6).

        This also holds if it was the player's last die (L9).
        """
        return 1 if kind == D1 else 2 if kind == D2 else 0

    def _continue_after_color(self, seat: int) -> None:
        self._begin_turn(1 - seat)

    def _play_own(self, seat: int, verb: int, face: int) -> None:
        if verb == DRAW:
            self.catchable = DEALER
            self._draw_dice(seat, 1, AFTER_HAND)
            return
        self._add_to_hand(1 - seat, [self._remove_die(self.hands[seat], face)])

    def _draw_dice(self, seat: int, count: int, after: int) -> None:
        """Let `seat` take dice from the back of the line, and roll its whole hand (L4, L6, L8).

        The last die stays in the line.
        """
        count = min(count, len(self.line) - 1)
        self.after = after
        if after == AFTER_CATCH and not count and len(self.hands[1 - seat]) > 1:
            self.turn = 1 - seat
            self.phase = PH_GIVE
            return
        taken_dice = self.line[:count]
        self.line = self.line[count:]
        self.taken = (self.taken + count) % _WRAP
        self._add_to_hand(seat, taken_dice)

    def _add_to_hand(self, seat: int, dice: "Sequence[int]") -> None:
        """Add dice to the hand of `seat` and roll the whole hand. Dealt dice are not rolled yet (L1)."""
        hand = self.hands[seat]
        hand += dice
        hand.sort()
        if self.after == AFTER_DEAL:
            self._continue()
            return
        self._roll_dice(seat, hand, self.after)

    def _begin_match(self) -> None:
        self._begin_round()

    def _begin_round(self) -> None:
        self._clear_table()
        self.after = AFTER_DEAL
        self._await_deal(D_DRAW, 0, self.hand_size)  # L1

    def _deal_next(self, seat: int, after: int) -> None:
        """Continue dealing, once `seat` has got its dice or rolled its hand (L1, L2).

        The order is: five dice for each seat, the roll-off, the rolls of both hands, the first die of the line.
        `after` is the code (AFTER_...) that tells what was being dealt.
        """
        if after == AFTER_OPEN:
            if seat:
                self._await_start(self.bag.pop())
            else:
                self._roll_open_hand(1)
        elif seat:
            self._await_rolloff([0, 1])
        else:
            self._await_deal(D_DRAW, 1, self.hand_size)

    def _await_rolloff(self, contenders: list[int]) -> None:
        super()._await_rolloff(contenders)
        self.rolling = [hand[0] for hand in self.hands]

    def let_start(self, seat: int) -> None:
        self.starter = seat
        self._roll_open_hand(0)

    def _continue_after_start(self) -> None:
        self._begin_turn(self.starter)

    def _continue_turn(self, seat: int) -> None:
        """Let `seat` play one of its rolled dice. If no die fits, its turn ends (L4)."""
        self.turn = seat
        self.phase = PH_REROLLED
        if not self.has_fitting_die(seat):
            self._pass_turn(seat)

    def _count_round_points(self) -> int:
        return 1 if self.best_of else super()._count_round_points()  # L10

    def _get_goal(self) -> int:
        return 2 if self.best_of else self.target

    @staticmethod
    def counts_rounds(options: "Mapping[str, object]") -> bool:
        """Return True if a match is the best of three, where scores count rounds won (L10).

        `options` maps the names of options to their values.
        """
        return str(options.get("best_of")) == "3"

    def count_dice_to_take(self, face: int) -> int:
        """Return how many dice the next player must take if this face is played now; one die stays in the line (L6)."""
        return min(self._count_owed(get_kind(face)), len(self.line))

    def count_dice_on_table(self) -> int:
        return len(self.line)

    def matches_table(self, face: int) -> bool:
        return len(self.line) > 0 and super().matches_table(face)

    def list_dice_on_table(self) -> list[tuple[int, int]]:
        return list(enumerate(self.line))

    def place_dice(self, placements: list[tuple[int, int]]) -> None:
        self.line = [die for _, die in sorted(placements)]

    def describe_own(self, position: "dict[str, Any]") -> None:
        names = [format_face(face) for face in self.faces]
        position["line"] = [names[die] for die in self.line]
        position["hands"] = [[names[die] for die in hand] for hand in self.hands]

    def load_own(self, position: "Given") -> None:
        dice = DieIds(self)
        self.line = [dice.assign_die(text, "line") for text in get_given_list(position, "line", [])]
        load_hands(self, dice, position)
        if self.bag or not self.line:
            raise RuleError("", "given_eleven_dice")
        check_matching(self, self.list_dice_on_table()[:-1])
        if self.phase == PH_GIVE:
            # Only a D1 or D2 leaves one die in the line, so the caught seat moves again (L6, L8).
            if len(self.line) > 1 or len(self.hands[self.turn]) < 2 or self.catchable >= 0:
                raise RuleError("", "given_give")
            self.after = AFTER_CATCH
            self.back_turn = 1 - self.turn
            self.back_phase = PH_MOVE

    def explain_refusal(self, verb: int, move: int) -> RuleError | None:
        phase = self.phase
        if phase == PH_MOVE and verb == DRAW:
            return RuleError("L5", "line_keeps_last_die")
        if phase == PH_MOVE and verb == REROLL:
            has_one_die = len(self.line) == 1
            return RuleError("L5", "play_fitting_die" if has_one_die else "take_back_die")
        if phase == PH_GIVE:
            return RuleError("L8", "give_a_die")
        return super().explain_refusal(verb, move)


GAME: type[Line] = Line
