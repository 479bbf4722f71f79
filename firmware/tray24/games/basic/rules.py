"""`basic`, the tray game: rules B1 to B23 of RULES.md. The attribute `tray` holds the dice on the tray."""

from tray24.compat import const
from tray24.games.basic.placement import NEIGHBORS, SLOTS, TrayGame, slot_to_half
from tray24.rules import shedding
from tray24.rules.core import ALL_KINDS
from tray24.rules.errors import OF_SEATS, SWITCH, Option, RuleError, parse_decimal
from tray24.rules.faces import D2, FIT, UNKNOWN, UNROLLED, WD4, R, S, W, format_face, get_color, is_known, is_wild
from tray24.rules.moves import (
    CATCH,
    COLOR,
    DRAW,
    FACE,
    HUE,
    KEEP,
    PASS,
    PH_CHOOSE,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_PLACE,
    PLACE,
    PLAY,
    ROLL,
    SEAT,
    SLOT,
    UNO,
)
from tray24.rules.position import DieIds, check_catchable, get_given_number, load_drawn, load_hands
from tray24.rules.refusals import explain_play_refusal

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from tray24.rules.position import Given


def decode_face(move: int) -> int:
    """Return the face that a PLAY move puts on the tray."""
    return move >> SLOT & 255


def decode_slot(move: int) -> int:
    """Return the slot of a PLAY move."""
    return move & 31


class Basic(TrayGame):
    """A match of `basic`, the tray game."""

    target: int
    scoring: int
    must_roll: int
    young: int

    name = "basic"
    number = 0
    KEYS = ("half", "tray", "last", "hands", "bag", "die")
    PHASES = (PH_PLACE, PH_CHOOSE, PH_MOVE, PH_DRAWN, PH_COLOR)
    UNSAID = PH_CHOOSE  # the default phase
    kinds = ALL_KINDS
    bots = ("fair", "sharp", "gentle")
    OPTIONS = (
        Option("target", 500),
        Option("scoring", "winner", ("winner", "caught")),
        Option("must_roll", "0", SWITCH),
        Option("young", "", OF_SEATS),
        Option("table_talk", "1", SWITCH),  # B23: concerns people only
    )
    ARGS = {PLACE: (SLOT,), ROLL: (), KEEP: (), PLAY: (FACE, SLOT), DRAW: (), PASS: ()}
    ARGS.update({COLOR: (HUE,), UNO: (), CATCH: (SEAT,)})
    turn_phase = PH_CHOOSE
    face_shift = SLOT

    # Legal moves.

    def list_turn_moves(self) -> list[int]:
        seat = self.turn
        base = seat << 24
        phase = self.phase
        if phase == PH_CHOOSE:
            return [base | ROLL << 16, base | KEEP << 16] if self.can_keep(seat) else [base | ROLL << 16]
        if phase == PH_MOVE:
            return self._list_plays(seat)
        if phase == PH_DRAWN:
            face = self.faces[self.drawn]
            return [base | PASS << 16] if face == UNKNOWN else self._list_placements(seat, (face,))  # B9
        if phase == PH_COLOR:
            return self._list_color_moves(base)
        if phase == PH_PLACE:
            first = base | PLACE << 16
            return list(range(first, first + SLOTS))
        return []

    def can_keep(self, seat: int) -> bool:
        """Return True if the seat may keep its hand: all dice have been rolled, and no option forbids it (B5)."""
        if self.needs_first_roll(seat):
            return False
        faces = self.faces
        for die in self.hands[seat]:
            if faces[die] == UNROLLED:
                return False
        return True

    def can_place_all(self, seat: int) -> bool:
        """Return True if each die of `seat` fits an open slot (B6). Then the seat has no reason to roll again."""
        near = self.near
        mask = 0
        for slot in self.open:
            mask |= near[slot]
        faces = self.faces
        for die in self.hands[seat]:
            if not mask & FIT[faces[die]]:
                return False
        return True

    def _list_plays(self, seat: int) -> list[int]:
        """Return the plays of the hand of `seat`, and the draw if there is no play or a face is unknown (B6-B9)."""
        faces = self.faces
        hand = []
        for die in self.hands[seat]:
            if faces[die] not in hand:
                hand.append(faces[die])
        has_unknown = UNKNOWN in hand
        has_wild_four = WD4 in hand and not has_unknown
        if has_wild_four:
            hand.remove(WD4)  # B8: only if no other die has a legal place
        plays = self._list_placements(seat, hand)
        if has_wild_four and not plays:
            plays = self._list_placements(seat, (WD4,))
        if has_unknown or not plays:
            plays.append(seat << 24 | DRAW << 16)
        return plays

    def _list_placements(self, seat: int, faces: "Sequence[int]") -> list[int]:
        """Return the plays of `faces` into all slots in which they match (B6), sorted.

        A die whose face is unknown (`?`) has no plays.
        """
        near = self.near
        open_slots = self.open
        base = seat << 24 | PLAY << 16
        plays = []
        for face in faces:
            mask = FIT[face]
            play = base | face << SLOT
            for slot in open_slots:
                if near[slot] & mask:
                    plays.append(play | slot)
        plays.sort()
        return plays

    # Applying a move.

    def play(self, move: int) -> None:
        verb = move >> 16 & 255
        seat = self.turn
        if verb == PLAY:
            self._play_die(seat, move >> 5 & 255, move & 31)
        elif verb == KEEP:
            self._end_late_calls()
            self.phase = PH_MOVE
        elif verb == ROLL:
            self._end_late_calls()
            self._roll_dice(seat, self.hands[seat], shedding.AFTER_HAND)
        elif verb == DRAW:
            self._draw_dice(seat, 1, shedding.AFTER_DRAW)
        elif verb == COLOR:
            self._declare_color(seat, move & 65535)
        elif verb == UNO:
            self._call_uno(move >> 24)
        elif verb == CATCH:
            self._catch(move & 65535)
        elif verb == PLACE:
            self._place_start(seat, move & 65535)
        else:
            self._pass_turn(seat)

    def _play_die(self, seat: int, face: int, slot: int) -> None:
        hand = self.hands[seat]
        die = self._remove_die(hand, face)
        self._place_die(die, slot)
        if not self.open:
            self._dump_tray()  # B11
        if not hand:
            kind = face & 31
            self._go_out(seat, 2 if kind == D2 else 4 if kind == WD4 else 0)
            return
        self._open_uno_window(seat)
        if face & 31 < S:
            self._begin_turn((seat + self.direction) % self.seats)
        else:
            self._apply_effect(seat, face & 31)

    def _declare_color(self, seat: int, color: int) -> None:
        """Declare the color of the wild just played (B10).

        Then end the turn; after a WD4 the next seat draws dice (B15).
        """
        die = self.tray[self.last]
        face = self.faces[die] | color << 5
        self.faces[die] = face
        for slot in NEIGHBORS[self.last]:
            self.near[slot] |= FIT[face]
        if self.after == shedding.AFTER_START:
            self._begin_turn(seat)  # B3
        elif face & 31 == WD4:
            self._draw_dice((seat + self.direction) % self.seats, 4, shedding.AFTER_PENALTY)
        else:
            self._begin_turn((seat + self.direction) % self.seats)

    # Deals.

    def _begin_round(self) -> None:
        self._clear_table()
        self._draw_dice(self.starter, 1, shedding.AFTER_FIRST)

    def _apply_start(self, face: int) -> None:
        """Await the slot of the starting die, which shows `face`; a WD4 is rolled again (B2)."""
        if face == WD4:
            self._await_start(self.drawn)
        else:
            self.turn = self.starter
            self.wait = 0
            self.phase = PH_PLACE

    def _place_start(self, seat: int, slot: int) -> None:
        """Place the starting die (B2), then begin to deal (B4).

        Each seat gets four dice, or three if there are five or six seats.
        """
        self.half = slot_to_half(slot)
        self._place_die(self.drawn, slot)
        self.drawn = -1
        self._draw_dice((seat + 1) % self.seats, 3 if self.seats > 4 else 4, shedding.AFTER_DEAL)

    def _continue_turn(self, seat: int) -> None:
        self.turn = seat
        self.phase = PH_MOVE

    def _deal_next(self, seat: int, after: int) -> None:
        """Deal dice to the seat after `seat` (B4). After the last seat apply the effect of the starting die.

        `after` is the code (AFTER_...) that tells what was being dealt.
        """
        if after == shedding.AFTER_START:
            self._begin_turn((seat + 1) % self.seats)
        elif seat != self.starter:
            self._draw_dice((seat + 1) % self.seats, 3 if self.seats > 4 else 4, shedding.AFTER_DEAL)
        else:
            self._apply_start_effect((seat + 1) % self.seats)

    def _apply_start_effect(self, left: int) -> None:
        """Apply the effect of the starting die (B3). `left` is the seat on the left of the starting player."""
        kind = self.faces[self.tray[self.last]] & 31
        if kind == D2:
            self._draw_dice(left, 2, shedding.AFTER_START)
        elif kind == S:
            self._begin_turn((left + 1) % self.seats)
        elif kind == R:
            if self.seats > 2:
                self.direction = -1
            self._begin_turn(self.starter)
        else:
            self._begin_turn(left)
            if kind == W:
                self.after = shedding.AFTER_START
                self.phase = PH_COLOR

    def _resume_choice(self) -> None:
        """Resume the choice that a catch has interrupted (B17). If the drawn die no longer fits, end the turn (B9)."""
        super()._resume_choice()
        if self.phase == PH_DRAWN and not self.can_play_drawn():
            self._pass_turn(self.turn)

    def _score_round(self) -> None:
        """Score the round, then end the match or begin the next round (B19-B22)."""
        for seat in range(self.seats):
            points = self._count_hand_points(seat)
            if self.scoring:
                self.scores[seat] += points
            elif points:
                self.scores[self._find_out_seat()] += points
        if max(self.scores) >= self.target:
            self._end_match()
        else:
            self.hand += 1
            self.starter = (self.starter + 1) % self.seats
            self._begin_round()

    def _find_best_score(self) -> int:
        return min(self.scores) if self.scoring else max(self.scores)

    def needs_first_roll(self, seat: int) -> bool:
        """Return True if an option makes each turn of this seat begin with a roll (B5)."""
        return bool(self.must_roll or self.young >> seat & 1)

    @staticmethod
    def is_lowest_best(options: "Mapping[str, object]") -> bool:
        """Return True if each seat keeps its own points (B22), so that the lowest score wins.

        `options` maps the names of options to their values.
        """
        return options.get("scoring") == "caught"

    # Positions and refusals.

    def describe_own(self, position: "dict[str, Any]") -> None:
        names = [format_face(face) for face in self.faces]
        position["half"] = None if self.half < 0 else ("left", "right")[self.half]
        position["tray"] = {str(slot): names[die] for slot, die in self.list_dice_on_table()}
        position["last"] = self.last if self.last >= 0 else None
        position["hands"] = [[names[die] for die in hand] for hand in self.hands]
        position["bag"] = len(self.bag)
        position["die"] = names[self.drawn] if self.phase == PH_PLACE or self.phase == PH_DRAWN else None

    def load_own(self, position: "Given") -> None:
        dice = DieIds(self)
        phase = self.phase
        if phase == PH_PLACE:
            self.drawn = dice.assign_die(position.get("die"), "die")
        tray = position.get("tray", {})
        if not isinstance(tray, dict):
            raise RuleError("", "given_tray")
        slots = sorted([_parse_slot(text) for text in tray])
        placements = [(slot, dice.assign_die(tray[str(slot)], "tray")) for slot in slots]
        load_hands(self, dice, position)
        if slots:
            self.half = slot_to_half(slots[0])
            self.last = get_given_number(position, "last", SLOTS, slots[-1])
            if self.last not in slots:
                raise RuleError("", "given_last")
        if [slot for slot in slots if slot_to_half(slot) != self.half]:
            raise RuleError("", "given_both_halves")
        self.place_dice(placements)
        _check_position(self, placements, position)

    def explain_refusal(self, verb: int, move: int) -> RuleError | None:
        phase = self.phase
        if phase == PH_CHOOSE and verb in (KEEP, PLAY, DRAW):
            if self.can_keep(self.turn):
                return RuleError("B5", "roll_or_keep")
            return RuleError(
                "B5", "turn_begins_with_roll" if self.needs_first_roll(self.turn) else "roll_in_first_turn"
            )
        if phase == PH_MOVE and verb == DRAW:
            return RuleError("B7", "play_fitting_die")
        if phase == PH_MOVE and verb == ROLL:
            return RuleError("B5", "roll_before_play")
        if phase == PH_DRAWN and (verb == DRAW or verb == PASS):
            return RuleError("B9", "play_drawn_die")
        if verb == PLAY and (phase == PH_MOVE or phase == PH_DRAWN):
            return explain_play_refusal(self, move) or RuleError("B8", "other_die_fits")
        if phase == PH_COLOR:
            return RuleError("B10", "name_color")
        return None


def _parse_slot(text: str) -> int:
    slot = parse_decimal(text)
    if 0 <= slot < SLOTS:
        return slot
    raise RuleError("", "given_slot", text=text)


def _check_position(game: "Basic", placements: "Sequence[tuple[int, int]]", position: "Given") -> None:
    """Raise RuleError if the position is impossible in its phase, or if a key that the phase needs is missing.

    `placements` has (slot, die) of each die on the tray.
    """
    _check_tray(game, placements)
    faces = game.faces
    phase = game.phase
    turn_hand = game.hands[game.turn]
    unrolled_dice = [die for die in turn_hand if faces[die] == UNROLLED]
    if phase == PH_PLACE:
        if placements or [hand for hand in game.hands if hand] or not is_known(faces[game.drawn]):
            raise RuleError("", "given_start")
    elif phase == PH_COLOR:
        last_face = faces[game.tray[game.last]]
        if get_color(last_face) or not is_wild(last_face):
            raise RuleError("", "given_last_declared")
        game.after = shedding.AFTER_START if unrolled_dice else shedding.AFTER_HAND
    elif not turn_hand or (unrolled_dice and phase != PH_CHOOSE):
        raise RuleError("", "given_seat_without_faces", seat=game.turn)
    if phase == PH_DRAWN:
        load_drawn(game, position)
    if game.catchable >= 0:
        # Until the next player's first action this seat may still call.
        check_catchable(game, phase == PH_CHOOSE or phase == PH_COLOR)


def _check_tray(game: "Basic", placements: "Sequence[tuple[int, int]]") -> None:
    """Raise RuleError if a die on the tray has no face or color, no slot is open, or a wild in a hand has a color.

    `placements` has (slot, die) of each die on the tray.
    """
    faces = game.faces
    for slot, die in placements:
        has_color = get_color(faces[die]) or (game.phase == PH_COLOR and slot == game.last)
        if not is_known(faces[die]) or not has_color:
            raise RuleError("", "given_slot_without_face", slot=slot)
    if not game.open and game.phase != PH_PLACE:
        raise RuleError("", "given_tray_without_room")
    for hand in game.hands:
        if [die for die in hand if get_color(faces[die]) and is_wild(faces[die])]:
            raise RuleError("", "given_color_in_hand")


GAME: type[Basic] = Basic
