"""The rules that `center` and `line` share. One die on the table is to be matched, and hands are open once rolled.

UNO calls and catches after a play are possible until the first action of the next turn (C9, L8).
"""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import ANY, FIT, UNKNOWN, UNROLLED, S, format_face, get_color, is_known, is_wild, strip_declared
from tray24.rules.moves import (
    CATCH,
    COLOR,
    DEALER,
    DRAW,
    FACE,
    HUE,
    PASS,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    REROLL,
    SEAT,
    UNO,
)
from tray24.rules.position import check_catchable
from tray24.rules.refusals import check_face, explain_play_refusal
from tray24.rules.shedding import AFTER_HAND, AFTER_OPEN, BELATED, SheddingGame

_TYPE_CHECKING = const(0)


class MatchingGame(SheddingGame):
    """A match in which seats play their dice onto one die, `get_top_die()`.

    The classes of `center` and `line` define further verbs and the effects of dice.
    """

    target: int

    ARGS = {PLAY: (FACE,), DRAW: (), REROLL: (), PASS: (), COLOR: (HUE,), UNO: (), CATCH: (SEAT,)}
    hand_size = 5
    match_rule = ""  # the numbers of cited rules: on matching, colors, one roll or draw a turn
    color_rule = ""
    once_rule = ""

    if _TYPE_CHECKING:  # what both games define

        def _add_other_moves(self, seat: int, moves: list[int]) -> None:
            """Add to `moves` the legal moves of `seat` that play no die."""

        def _list_own_moves(self, base: int) -> list[int]:
            """Return the legal moves in a phase that only this game has. `base` is the seat's bits in a move."""
            ...

        def _play_own(self, seat: int, verb: int, face: int) -> None:
            """Apply a move whose verb only this game has."""

        def _place_die(self, seat: int, die: int) -> None:
            """Put a die of `seat` on the table."""

        def _continue_after_color(self, seat: int) -> None:
            """Continue after `seat` has named the color of a wild."""

        def _continue_after_start(self) -> None:
            """Continue once the first die on the table shows a number."""

    def list_turn_moves(self) -> list[int]:
        seat = self.turn
        if seat < 0:
            return []
        base = seat << 24
        phase = self.phase
        if phase == PH_MOVE or phase == PH_REROLLED:
            moves = self._list_plays(seat)
            self._add_other_moves(seat, moves)
            return moves
        if phase == PH_COLOR:
            return self._list_color_moves(base)
        if phase == PH_DRAWN:
            face = self.faces[self.drawn]
            passes = [base | PASS << 16]
            return passes if face == UNKNOWN else [base | PLAY << 16 | face] + passes
        return self._list_own_moves(base)

    def _list_plays(self, seat: int) -> list[int]:
        """Return the plays of the hand of `seat`, sorted. A die with an unknown face (`?`) has no plays."""
        faces = self.faces
        base = seat << 24 | PLAY << 16
        mask = FIT[faces[self.get_top_die()]] | ANY
        plays = []
        for die in self.hands[seat]:
            face = faces[die]
            if FIT[face] & mask and base | face not in plays:
                plays.append(base | face)
        plays.sort()
        return plays

    def matches_top(self, face: int) -> bool:
        """Return True if a die with this face may be played onto the top die of the table."""
        return FIT[face] & (FIT[self.faces[self.get_top_die()]] | ANY) > 0

    def matches_table(self, face: int) -> bool:
        return self.matches_top(strip_declared(face))

    def has_fitting_die(self, seat: int) -> bool:
        """Return True if a die of the hand of `seat` matches the top die, or has an unknown face (`?`)."""
        faces = self.faces
        mask = FIT[faces[self.get_top_die()]] | ANY
        for die in self.hands[seat]:
            if FIT[faces[die]] & mask or faces[die] == UNKNOWN:
                return True
        return False

    def check_play(self, move: int) -> None:
        """Raise RuleError unless the face that `move` names belongs to the game and matches the top die (C3, L3)."""
        face = move & 255
        check_face(self, face)
        if not self.matches_top(face):
            onto = format_face(self.faces[self.get_top_die()])
            raise RuleError(self.match_rule, "match_color_or_kind", face=format_face(face), onto=onto)

    def play(self, move: int) -> None:
        verb = move >> 16 & 255
        seat = self.turn
        if self.late == BELATED and verb != UNO:
            self._end_late_calls()
        if verb == PLAY:
            self._play_die(seat, move & 255)
        elif verb == COLOR:
            self.faces[self.get_top_die()] |= (move & 7) << 5
            self._continue_after_color(seat)
        elif verb == UNO:
            self._call_uno(move >> 24)
        elif verb == CATCH:
            self._catch(move & 255)
        elif verb == PASS:
            self._pass_turn(seat)
        elif verb == REROLL:
            self.catchable = DEALER
            self._roll_dice(seat, self.hands[seat], AFTER_HAND)
        else:
            self._play_own(seat, verb, move & 255)

    def _play_die(self, seat: int, face: int) -> None:
        hand = self.hands[seat]
        self._place_die(seat, self._remove_die(hand, face))
        kind = face & 31
        if not hand:
            self._go_out(seat, self._count_owed(kind))
            return
        self._open_uno_window(seat)
        if kind < S:
            self._begin_turn((seat + self.direction) % self.seats)
        else:
            self._apply_effect(seat, kind)

    def _count_owed(self, kind: int) -> int:
        """Return how many dice the next seat must still draw if the last die of a hand is of this kind (L9).

        Here it is 0, because `center` has no such draw (C10); `line` overrides this method.
        """
        return 0

    def _apply_start(self, face: int) -> None:
        """Continue after the first die on the table shows `face`. A die without a number is rolled again (C1, L2)."""
        if face & 31 >= S:
            self._await_start(self.drawn)
            return
        die = self.drawn
        self.drawn = -1
        self._place_die(self.starter, die)
        self._continue_after_start()

    def _roll_open_hand(self, seat: int) -> None:
        """Roll the hand of `seat`, which is open from the first roll (C2, L1)."""
        self._roll_dice(seat, self.hands[seat], AFTER_OPEN)

    def _score_round(self) -> None:
        """Score the round: the seat that went out gets the points of all other hands (C10, C11, L9)."""
        winner = self._find_out_seat()
        self.scores[winner] += self._count_round_points()
        if self.scores[winner] >= self._get_goal():
            self._end_match()
        else:
            self.hand += 1
            self.starter = winner
            self._begin_round()

    def _count_round_points(self) -> int:
        return sum([self._count_hand_points(seat) for seat in range(self.seats)])

    def _get_goal(self) -> int:
        return self.target

    def _return_to_bag(self, die: int) -> None:
        self.faces[die] = UNROLLED
        self.bag.append(die)
        self.bag.sort()

    def explain_refusal(self, verb: int, move: int) -> RuleError | None:
        phase = self.phase
        if verb == PLAY and (phase == PH_MOVE or phase == PH_REROLLED or phase == PH_DRAWN):
            return explain_play_refusal(self, move)
        if phase == PH_COLOR:
            return RuleError(self.color_rule, "name_color")
        if (phase == PH_REROLLED or phase == PH_DRAWN) and (verb == REROLL or verb == DRAW):
            return RuleError(self.once_rule, "once_a_turn")
        if phase == PH_MOVE and verb == PASS:
            return RuleError(self.once_rule, "roll_before_pass")
        return None


def check_matching(game: "MatchingGame", lower_dice: list[tuple[int, int]]) -> None:
    """Raise RuleError if the dice on the table or in hands are impossible in the phase.

    `lower_dice` are the dice on the table except the top die, as (place, die).
    """
    faces = game.faces
    phase = game.phase
    top = faces[game.get_top_die()]
    for face in [faces[die] for _, die in lower_dice] + [top]:
        if not is_known(face) or (is_wild(face) and not get_color(face) and (phase != PH_COLOR or face != top)):
            raise RuleError("", "given_table_without_face")
    if phase == PH_COLOR and (get_color(top) or not is_wild(top)):
        raise RuleError("", "given_declared")
    for hand in game.hands:
        if not hand:
            raise RuleError("", "given_seats_without_dice")
        if [die for die in hand if faces[die] == UNROLLED or (get_color(faces[die]) and is_wild(faces[die]))]:
            raise RuleError("", "given_hand_not_rolled")
    catchable = game.catchable
    if catchable < 0:
        return
    check_catchable(game, True)
    if phase in (PH_REROLLED, PH_DRAWN) or (phase == PH_COLOR and catchable != game.turn):
        raise RuleError("", "given_catch_too_late")
