"""The base class `SheddingGame` for games in which seats play out their hands: draws, rolls, UNO calls, ends of rounds.

The attribute `after` is one of the codes AFTER_... It tells how to continue after the awaited deal, for instance when
the dice that were drawn have been rolled.
"""

from tray24.compat import const
from tray24.rules.core import Game
from tray24.rules.faces import D2, UNKNOWN, UNROLLED, R, S, get_points
from tray24.rules.moves import (
    CATCH,
    COLOR,
    D_DRAW,
    D_REVEAL,
    D_ROLL,
    D_START,
    DEALER,
    PH_CHALLENGE,
    PH_CHOOSE,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    UNO,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

AFTER_DEAL = const(0)  # a hand is being dealt
AFTER_START = const(1)  # the effect of the first die of a round is being applied
AFTER_HAND = const(2)  # the whole hand is being rolled
AFTER_DRAW = const(3)  # one die is drawn to be played
AFTER_PENALTY = const(4)  # `served` draws for a D2 or WD4 and loses the turn
AFTER_CATCH = const(5)  # `served` was caught; the interrupted choice continues
AFTER_LAST = const(6)  # as AFTER_PENALTY, but the round is over
AFTER_FIRST = const(7)  # the first die on the table is being drawn
AFTER_OPEN = const(8)  # a hand is dealt and rolled at once

_BAG = const(6)  # place of a die in a saved position: 0-5 a hand, the bag, aside, 8 + slot on the table
_ASIDE = const(7)
_TABLE = const(8)

BELATED = const(2)  # value of `late` when the UNO call in effect belongs to the previous turn


class SheddingGame(Game):
    """A match in which seats play out their hands of dice, with a bag to draw from.

    `hands[seat]` and `bag` are ascending lists of die ids, `faces[die]` is the face that each die shows. `drawn` is the
    die to be placed or played in the phases `place` and `drawn`. `catchable` is the seat that may be caught; while
    `late` is not 0, this seat may still call UNO. `called` is the seat that has called UNO.
    """

    late: int

    BYTES = Game.BYTES + ("catchable", "called", "late", "drawn", "back_phase", "back_turn")
    turn_phase = PH_MOVE  # phase in which a turn begins
    # Phases in which a die is about to be placed.
    call_phases: tuple[int, ...] = (PH_CHOOSE, PH_MOVE, PH_DRAWN, PH_REROLLED)
    uno_rule = "B17"
    has_hands = True
    has_uno = True
    face_shift = 0  # number of bits of a play below its face
    drawn_rule = "B9"

    if _TYPE_CHECKING:  # what each game defines

        def get_top_die(self) -> int:
            """Return the id of the die to be matched, in a game with only one such die."""
            ...

        def check_play(self, move: int) -> None:
            """Raise RuleError unless the face that `move` names belongs to the game and fits."""

        def can_play_drawn(self) -> bool:
            """Return True if the die just drawn may be played."""
            ...

        def list_dice_on_table(self) -> list[tuple[int, int]]:
            """Return the dice on the table as (place, die id)."""
            ...

        def place_dice(self, placements: list[tuple[int, int]]) -> None:
            """Put dice on an empty table. `placements` has (place, die id) of each."""

        def _apply_start(self, face: int) -> None:
            """Continue once the first die on the table shows this face."""

        def _deal_next(self, seat: int, after: int) -> None:
            """Continue dealing, once `seat` has got its dice.

            `after` is the code (AFTER_...) that tells what was being dealt.
            """

        def _continue_turn(self, seat: int) -> None:
            """Continue the turn of `seat`, whose hand has been rolled."""

        def _score_round(self) -> None:
            """Score the round, then end the match or begin the next round."""

    def __init__(self, seats: int, options: "Mapping[str, int | str] | None" = None) -> None:
        super().__init__(seats, options)
        self.back_phase = 0
        self.back_turn = 0
        self._clear_table()
        self._begin_match()

    def _begin_match(self) -> None:
        self._await_rolloff(list(range(self.seats)))  # B1

    def _clear_table(self) -> None:
        """Put all dice into the bag."""
        self.hands = [[] for _ in range(self.seats)]
        self.bag = list(range(self.ids))
        self.faces = [UNROLLED] * self.ids
        self.drawn = -1
        self.direction = 1
        self._close_uno_windows()

    def find_challenged(self) -> int:
        """Return the seat that played the WD4 that awaits an answer or a verdict.

        This is for games in which a WD4 may be challenged.
        """
        seat = self.turn if self.phase == PH_CHALLENGE else self.back_turn
        return (seat - self.direction) % self.seats

    # Drawing and rolling.

    def _draw_dice(self, seat: int, count: int, after: int) -> None:
        """Await the draw of `count` dice for `seat`, or of all dice that are left (B16).

        If no dice are left, continue at once. `after` is the code (AFTER_...) that tells how to continue.
        """
        count = self._count_available(count)
        self.after = after
        if count:
            self._await_deal(D_DRAW, seat, count)
        else:
            self.served = seat
            self._continue()

    def _count_available(self, count: int) -> int:
        """Return how many of `count` dice can be drawn, after refilling the bag if it holds too few."""
        if len(self.bag) < count:
            self._refill_bag()
        return min(count, len(self.bag))

    def _refill_bag(self) -> None:
        """Return dice from the table to a bag that holds too few dice; each game overrides this if its rules say so."""

    def _roll_dice(self, seat: int, dice: "Sequence[int]", after: int) -> None:
        self.after = after
        self.rolling = dice
        self._await_deal(D_ROLL, seat, len(dice))

    def deal(self, values: "Sequence[int]") -> None:
        wait = self.wait
        if wait == D_ROLL or wait == D_REVEAL:
            faces = self.faces
            for die, face in zip(self.rolling, values):
                faces[die] = face
            self._continue()
        elif wait == D_DRAW:
            seat = self.served
            bag = self.bag
            for die in values:
                bag.remove(die)
            self._add_to_hand(seat, values)
        elif wait == D_START:
            self.faces[self.drawn] = values[0]
            self._apply_start(values[0])
        else:
            self._deal_other(values)

    def _deal_other(self, values: "Sequence[int]") -> None:
        self._resolve_rolloff(values)

    def _await_start(self, die: int) -> None:
        """Await the face of `die`, the first die on the table, which belongs to no hand."""
        self.drawn = die
        self._await_deal(D_START, DEALER, 1)

    def _add_to_hand(self, seat: int, dice: "Sequence[int]") -> None:
        """Add `dice` to the hand of `seat`; they have already left the bag."""
        if self.after == AFTER_FIRST:
            self._await_start(dice[0])
            return
        hand = self.hands[seat]
        hand += dice
        hand.sort()
        if seat == self.catchable and len(hand) > 1:
            self.catchable = DEALER  # B17: only a player holding exactly one die can be caught
        if self.after <= AFTER_START:
            self._continue()  # B3, B4: dealt dice stay unrolled
            return
        if self.after == AFTER_DRAW:
            self.drawn = dice[0]
        self._roll_dice(seat, dice, self.after)

    def _continue(self) -> None:
        """Continue after the awaited deal, as the code `after` says."""
        after = self.after
        seat = self.served
        self.wait = 0
        if after == AFTER_HAND:
            self._continue_turn(seat)
        elif after == AFTER_DRAW:
            self._offer_drawn(seat)
        elif after == AFTER_PENALTY:
            self._begin_turn((seat + self.direction) % self.seats)
        elif after == AFTER_CATCH:
            self._resume_choice()
        elif after == AFTER_LAST:
            self._end_round()
        else:
            self._deal_next(seat, after)

    def _offer_drawn(self, seat: int) -> None:
        """Let `seat` play the drawn die if it fits; otherwise the die stays in the hand and the turn ends (B9, C4)."""
        if self.drawn >= 0 and self.can_play_drawn():
            self.turn = seat
            self.phase = PH_DRAWN
        else:
            self._pass_turn(seat)

    def _catch(self, seat: int) -> None:
        self.catchable = DEALER
        self.back_phase = self.phase
        self.back_turn = self.turn
        self._draw_dice(seat, 2, AFTER_CATCH)

    def _resume_choice(self) -> None:
        """Resume the choice that a catch has interrupted (B17)."""
        self.turn = self.back_turn
        self.phase = self.back_phase

    # Turns.

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.wait = 0
        self.phase = self.turn_phase
        self.called = DEALER
        self.drawn = -1

    def _pass_turn(self, seat: int) -> None:
        """End a turn of `seat` in which it has placed no die.

        After that, a seat that forgot to call UNO can no longer be caught (B17).
        """
        self.catchable = DEALER
        self._begin_turn((seat + self.direction) % self.seats)

    def _remove_die(self, hand: list[int], face: int) -> int:
        """Remove the die played as `face` from `hand`, set its face to `face`, and return its id.

        In the phase `drawn` this is the drawn die. Otherwise it is the die with the lowest id that shows `face`. If no
        die shows it, it is the die with the lowest id whose face is unknown (`?`).
        """
        faces = self.faces
        played_die = self.drawn
        if self.phase == PH_DRAWN:
            faces[played_die] = face
        else:
            played_die = -1
            for die in hand:
                if faces[die] == face:
                    played_die = die
                    break
                if faces[die] == UNKNOWN and played_die < 0:
                    played_die = die
            faces[played_die] = face
        hand.remove(played_die)
        self.drawn = -1
        return played_die

    def _apply_effect(self, seat: int, kind: int) -> None:
        """Apply the effect of a die that is no number (B12-B15, C5)."""
        seats = self.seats
        if kind == S or (kind == R and seats == 2):
            self._begin_turn((seat + 2 * self.direction) % seats)
        elif kind == R:
            self.direction = -self.direction
            self._begin_turn((seat + self.direction) % seats)
        elif kind == D2:
            self._draw_dice((seat + self.direction) % seats, 2, AFTER_PENALTY)
        else:
            self.after = AFTER_HAND
            self.phase = PH_COLOR

    def _list_color_moves(self, base: int) -> list[int]:
        """Return the four moves that declare a color. `base` is the seat's bits in a move."""
        return [base | COLOR << 16 | color for color in (1, 2, 3, 4)]

    # UNO (B17, C9, L8, D10).

    def _close_uno_windows(self) -> None:
        self.catchable = DEALER
        self.called = DEALER
        self.late = 0

    def _open_uno_window(self, seat: int) -> None:
        """Let other seats catch `seat` from now on if it has one die left and has not called UNO.

        A seat that could be caught until now can no longer be caught.
        """
        if len(self.hands[seat]) == 1 and self.called != seat:
            self.catchable = seat
            self.late = 1
        else:
            self.catchable = DEALER

    def can_call_uno(self, seat: int) -> bool:
        """Return True if `seat` may call UNO.

        It may do so before it places its last die but one, or later while it may be caught.
        """
        if seat == self.turn and len(self.hands[seat]) == 2:
            return self.called != seat and self.phase in self.call_phases
        return seat == self.catchable and self.late > 0 and self.turn >= 0

    def get_catchable(self) -> int:
        return self.catchable if self.turn >= 0 else DEALER

    def list_asides(self) -> list[int]:
        moves = []
        catchable = self.catchable
        current_seat = self.turn
        if current_seat != catchable and self.can_call_uno(current_seat):
            moves.append(current_seat << 24 | UNO << 16)
        if catchable >= 0:
            if self.late:
                moves.append(catchable << 24 | UNO << 16)
            for seat in range(self.seats):
                if seat != catchable:
                    moves.append(seat << 24 | CATCH << 16 | catchable)
        return moves

    def _call_uno(self, seat: int) -> None:
        """Call UNO for `seat`.

        A seat that forgot to call in its own turn may still call until the first action of the next turn. Such a late
        call counts for the turn that has ended, and not for a later turn.
        """
        is_belated = seat == self.catchable and self.phase == self.turn_phase
        if seat == self.catchable:
            self.catchable = DEALER
            if self.called >= 0:
                return  # a call of the seat to play lasts until its turn ends
        self.called = seat
        if is_belated:
            self.late = BELATED
        elif self.late == BELATED:
            self.late = 0

    def _end_late_calls(self) -> None:
        """End the time for late UNO calls, and the effect of such calls, at the first action of a turn."""
        if self.late == BELATED:
            self.called = DEALER
        self.late = 0

    def count_dice_on_table(self) -> int:
        return len(self.list_dice_on_table())

    # Checks.

    def check_move(self, move: int) -> None:
        """Raise RuleError if `move` is not legal now.

        A die whose face is unknown (`?`) may be played as any face that fits.
        """
        face = move >> self.face_shift & 255
        if move >> 24 == self.turn and move >> 16 & 255 == PLAY and self._can_play_unknown(face):
            self.check_play(move)
        else:
            super().check_move(move)

    def _can_play_unknown(self, face: int) -> bool:
        """Return True if a die whose face is unknown may be played as `face`."""
        if self.phase == PH_DRAWN:
            return self.faces[self.drawn] == UNKNOWN
        hand_faces = [self.faces[die] for die in self.hands[self.turn]]
        return (self.phase == PH_MOVE or self.phase == PH_REROLLED) and UNKNOWN in hand_faces and face not in hand_faces

    # The end of a round.

    def _end_round(self) -> None:
        """End the round: await rolls of unrolled dice and reveals of unknown faces, then score the round (B18)."""
        for face, verb in ((UNROLLED, D_ROLL), (UNKNOWN, D_REVEAL)):
            for seat in range(self.seats):
                dice = [die for die in self.hands[seat] if self.faces[die] == face]
                if dice:
                    self.after = AFTER_LAST
                    self.rolling = dice
                    self._await_deal(verb, seat, len(dice))
                    return
        self._note_round_end()
        self._score_round()

    def _go_out(self, seat: int, count: int) -> None:
        """End the round after the last die (tile) of `seat`.

        The next seat first draws `count` dice, the effect of this die (B18, D11, L9).
        """
        self.catchable = DEALER
        if count:
            self._draw_dice((seat + self.direction) % self.seats, count, AFTER_LAST)
        else:
            self._end_round()

    def get_held_points(self, die: int) -> int:
        """Return the points of a die (tile) of a hand (B19, D11)."""
        return get_points(self.faces[die])

    def _count_hand_points(self, seat: int) -> int:
        """Return the points of the dice (tiles) left in the hand of `seat`."""
        return sum([self.get_held_points(die) for die in self.hands[seat]])

    def _find_out_seat(self) -> int:
        """Return the seat that went out, which has no dice left."""
        return self.hands.index([])

    # Positions.

    def _save_own(self, data: bytearray) -> None:
        # One byte per die: the seat that holds it, bag, aside, or 8 + its place on the table.
        places = bytearray(bytes((_ASIDE,)) * self.ids)
        for die in self.bag:
            places[die] = _BAG
        for seat in range(self.seats):
            for die in self.hands[seat]:
                places[die] = seat
        for place, die in self.list_dice_on_table():
            places[die] = _TABLE + place
        data.extend(places)
        data.extend(bytes(self.faces))
        rolling_mask = 0
        for die in self.rolling if self.wait else ():
            rolling_mask |= 1 << die
        data.extend(bytes((rolling_mask & 255, rolling_mask >> 8 & 255, rolling_mask >> 16)))

    def _restore_own(self, data: bytes, at: int) -> None:
        dice = self.ids
        places = data[at : at + dice]
        self.faces = list(data[at + dice : at + 2 * dice])
        at += 2 * dice
        rolling_mask = data[at] | data[at + 1] << 8 | data[at + 2] << 16
        self.rolling = [die for die in range(dice) if rolling_mask >> die & 1]
        self.bag = [die for die in range(dice) if places[die] == _BAG]
        self.hands = [[die for die in range(dice) if places[die] == seat] for seat in range(self.seats)]
        self.place_dice([(places[die] - _TABLE, die) for die in range(dice) if places[die] >= _TABLE])
