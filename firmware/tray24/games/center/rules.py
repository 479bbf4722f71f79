"""`center`, the center-die game: rules C1 to C11 of RULES.md."""

from tray24.compat import const
from tray24.rules.core import ALL_KINDS
from tray24.rules.errors import Option, RuleError
from tray24.rules.faces import FIT, UNKNOWN, WD4, format_face, get_kind
from tray24.rules.matching import MatchingGame, check_matching
from tray24.rules.moves import (
    ACCEPT,
    CHALLENGE,
    D_VERDICT,
    DEALER,
    DRAW,
    PH_CHALLENGE,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    REROLL,
)
from tray24.rules.position import DieIds, load_drawn, load_hands
from tray24.rules.shedding import AFTER_DRAW, AFTER_FIRST, AFTER_OPEN, AFTER_PENALTY

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tray24.rules.position import Given

LEGAL = const(0)  # legality of a WD4 that may be challenged, judged when it was played (C8)
ILLEGAL = const(1)
UNTOLD = const(2)  # the rest of the hand has a `?`: the people at the table decide


class Center(MatchingGame):
    """A match of `center`. `center` is the id of the center die or -1.

    `former` is the id of the former center die while a challenge may restore it, or -1.
    """

    target: int
    wd4: int
    center: int
    former: int
    legality: int

    name = "center"
    number = 1
    KEYS = ("center", "hands", "bag", "die", "former", "legality")
    PHASES = (PH_MOVE, PH_REROLLED, PH_DRAWN, PH_COLOR, PH_CHALLENGE)
    UNSAID = PH_MOVE  # the default phase
    max_seats = 4
    needs_slots = False
    kinds = (1, 2, 3, 4, 5, 6) + ALL_KINDS[10:]
    bots = ("fair", "sharp", "gentle")
    OPTIONS = (Option("target", 500), Option("wd4", "challenge", ("challenge", "enforced")))
    sets = ("center24",)
    ARGS = {ACCEPT: (), CHALLENGE: ()}
    ARGS.update(MatchingGame.ARGS)
    __slots__ = ("center", "former", "legality")  # see `core.Game`
    BYTES = MatchingGame.BYTES + ("center", "former", "legality")
    legalities = ("legal", "illegal", "untold")  # names of `legality`
    uno_rule = "C9"
    match_rule = "C3"
    color_rule = "C6"
    once_rule = "C4"
    drawn_rule = "C4"

    def _clear_table(self) -> None:
        super()._clear_table()
        self.center = -1
        self.former = -1
        self.legality = LEGAL

    def get_top_die(self) -> int:
        return self.center

    def _add_other_moves(self, seat: int, moves: list[int]) -> None:
        """Add to `moves` the move that plays no die: a reroll, or a draw after a reroll (C4).

        If `moves` has a WD4 that is not allowed, remove it (C7).
        """
        wild_four = seat << 24 | PLAY << 16 | WD4
        if self.wd4 and wild_four in moves and self._is_forbidden(seat, WD4):
            moves.remove(wild_four)
        moves.append(seat << 24 | (REROLL if self.phase == PH_MOVE else DRAW) << 16)

    def _list_own_moves(self, base: int) -> list[int]:
        """Return the two answers to a WD4, accept and challenge (C8), as moves. `base` is the seat's bits in a move."""
        return [base | ACCEPT << 16, base | CHALLENGE << 16]

    def determine_legality(self, seat: int) -> int:
        """Return whether a WD4 played by `seat` is legal: LEGAL, ILLEGAL, or UNTOLD if a face is unknown (C7).

        The WD4 is illegal if another die of the hand, not a wild, matches the center die.
        """
        mask = FIT[self.faces[self.center]]
        hand = [self.faces[die] for die in self.hands[seat]]
        if UNKNOWN in hand:
            return UNTOLD
        return ILLEGAL if [face for face in hand if FIT[face] & mask] else LEGAL

    def list_matched_dice(self) -> list[int]:
        """Return the dice of the challenged hand that matched the former center die; [] for a legal WD4 (C7)."""
        if self.former < 0 or self.legality != ILLEGAL:
            return []
        mask = FIT[self.faces[self.former]]
        return [die for die in self.hands[self.find_challenged()] if FIT[self.faces[die]] & mask]

    def find_proof(self) -> tuple[int, int] | None:
        matched_dice = self.list_matched_dice()
        return (self.faces[matched_dice[0]], self.faces[self.former]) if matched_dice else None

    def get_stakes(self) -> tuple[int, ...]:
        if self.phase != PH_CHALLENGE:
            return ()
        count = len(self.bag)  # the former center die returns to it before the seat to play draws
        return min(4, count + 1), min(4, count)

    def can_play_drawn(self) -> bool:
        face = self.faces[self.drawn]
        return face == UNKNOWN or (self.matches_top(face) and not self._is_forbidden(self.served, face))

    def _is_forbidden(self, seat: int, face: int) -> bool:
        """Return True if `face` is a WD4 that the option `wd4` forbids, as another die matches the center die (C7)."""
        return face == WD4 and self.wd4 > 0 and self.determine_legality(seat) == ILLEGAL

    def check_play(self, move: int) -> None:
        if self._is_forbidden(self.turn, move & 255):
            raise RuleError("C7", "wild_four_while_matching")
        super().check_play(move)

    def _place_die(self, seat: int, die: int) -> None:
        """Place a die of `seat` in the center (C3).

        The former center die returns to the bag, unless a challenge may restore it (C8).
        """
        former_center = self.center
        if self.faces[die] == WD4 and not self.wd4 and self.hands[seat]:
            self.legality = self.determine_legality(seat)
            self.former = former_center
        elif former_center >= 0:
            self._return_to_bag(former_center)
        self.center = die

    def _continue_after_color(self, seat: int) -> None:
        """Continue after `seat` has named the color of a wild (C6).

        A WD4 may now be challenged (C8), or the next seat draws dice for it (C7).
        """
        next_seat = (seat + self.direction) % self.seats
        if self.former >= 0:
            self.turn = next_seat
            self.phase = PH_CHALLENGE
        elif self.faces[self.center] & 31 == WD4:
            self._draw_dice(next_seat, 4, AFTER_PENALTY)
        else:
            self._begin_turn(next_seat)

    def _play_own(self, seat: int, verb: int, face: int) -> None:
        if verb == DRAW:
            self._draw_dice(seat, 1, AFTER_DRAW)
        elif verb == CHALLENGE and self.legality == UNTOLD:
            self.back_turn = seat
            self._await_deal(D_VERDICT, DEALER, 1)
        else:
            self._settle_challenge(seat, LEGAL if verb == ACCEPT else self.legality)

    def _settle_challenge(self, challenger: int, legality: int) -> None:
        """End a challenge (C8).

        `challenger` draws for a legal or accepted WD4. An illegal WD4 is taken back and its player draws.
        """
        former_center = self.former
        self.former = -1
        self.legality = LEGAL
        if legality == LEGAL:
            self._return_to_bag(former_center)
            self._draw_dice(challenger, 4, AFTER_PENALTY)
            return
        player = (challenger - self.direction) % self.seats
        self.faces[self.center] = WD4
        self.hands[player].append(self.center)
        self.hands[player].sort()
        self.center = former_center
        self.catchable = DEALER
        self._draw_dice(player, 4, AFTER_PENALTY)

    def _begin_round(self) -> None:
        self._clear_table()
        self._draw_dice(self.starter, 1, AFTER_FIRST)  # C1

    def _continue_after_start(self) -> None:
        self._draw_dice(self.starter, self.hand_size, AFTER_OPEN)  # C2

    def _deal_next(self, seat: int, after: int) -> None:
        left = (seat + 1) % self.seats
        if left == self.starter:
            self._begin_turn(left)
        else:
            self._draw_dice(left, self.hand_size, AFTER_OPEN)

    def _continue_turn(self, seat: int) -> None:
        self.turn = seat
        self.phase = PH_REROLLED

    def _deal_other(self, values: "Sequence[int]") -> None:
        if self.wait == D_VERDICT:
            self._settle_challenge(self.back_turn, ILLEGAL if values[0] else LEGAL)
        else:
            self._resolve_rolloff(values)

    def find_bluff(self, face: int) -> int:
        if face != WD4 or self.wd4 or self.center < 0 or len(self.hands[self.turn]) < 2:
            return -1
        mask = FIT[self.faces[self.center]]
        for die in self.hands[self.turn]:
            if self.faces[die] != UNKNOWN and FIT[self.faces[die]] & mask:
                return self.faces[die]
        return -1

    def count_dice_on_table(self) -> int:
        """Return 1 if there is a center die, else 0; the former center die does not count."""
        return int(self.center >= 0)

    def matches_table(self, face: int) -> bool:
        return self.center >= 0 and super().matches_table(face)

    def list_dice_on_table(self) -> list[tuple[int, int]]:
        return [(index, die) for index, die in ((0, self.center), (1, self.former)) if die >= 0]

    def place_dice(self, placements: list[tuple[int, int]]) -> None:
        """Do nothing: saved positions hold the dice on the table in their own fields `center` and `former`."""

    def describe_own(self, position: "dict[str, Any]") -> None:
        names = [format_face(face) for face in self.faces]
        position["center"] = names[self.center] if self.center >= 0 else None
        position["hands"] = [[names[die] for die in hand] for hand in self.hands]
        position["bag"] = len(self.bag)
        position["die"] = names[self.drawn] if self.phase == PH_DRAWN else None
        position["former"] = names[self.former] if self.former >= 0 else None
        position["legality"] = self.legalities[self.legality]

    def load_own(self, position: "Given") -> None:
        dice = DieIds(self)
        self.center = dice.assign_die(position.get("center"), "center")
        if position.get("former") is not None:
            self.former = dice.assign_die(position["former"], "former")
            if position.get("legality") not in self.legalities:
                raise RuleError("", "given_legality", names=" ".join(self.legalities))
            self.legality = self.legalities.index(position["legality"])
        load_hands(self, dice, position)
        check_matching(self, self.list_dice_on_table()[1:])
        is_wd4 = get_kind(self.faces[self.center]) == WD4
        if (self.former >= 0) != (is_wd4 and not self.wd4 and self.phase in (PH_COLOR, PH_CHALLENGE)):
            raise RuleError("", "given_former")
        if self.phase == PH_CHALLENGE and not is_wd4:
            raise RuleError("", "given_challenge")
        if self.phase == PH_DRAWN:
            self.served = self.turn
            load_drawn(self, position)

    def explain_refusal(self, verb: int, move: int) -> RuleError | None:
        phase = self.phase
        if verb == DRAW and phase == PH_MOVE:
            return RuleError("C4", "roll_before_draw")
        if phase == PH_CHALLENGE and verb == PLAY:
            return RuleError("C8", "answer_wild_four")
        return super().explain_refusal(verb, move)


GAME: type[Center] = Center
