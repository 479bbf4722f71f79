"""Positions of `basic` as dictionaries."""

from tray24.compat import const
from tray24.games.basic.halves import SLOTS, half_of
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNROLLED, color_of, face_name, is_known, is_wild
from tray24.rules.moves import PH_CHOOSE, PH_COLOR, PH_DRAWN, PH_MOVE, PH_PLACE
from tray24.rules.options import decimal
from tray24.rules.position import Dice, check_catchable, take_drawn, take_hands, take_number
from tray24.rules.shedding import AFTER_HAND, AFTER_START

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tray24.games.basic.rules import Basic
    from tray24.rules.position import Given

KEYS = ("half", "tray", "last", "hands", "bag", "die")
PHASES = (PH_PLACE, PH_CHOOSE, PH_MOVE, PH_DRAWN, PH_COLOR)
UNSAID = PH_CHOOSE  # the default phase


def describe(game: "Basic", position: "dict[str, Any]") -> None:
    """Add the game's own keys to a position."""
    names = [face_name(face) for face in game.faces]
    position["half"] = None if game.half < 0 else ("left", "right")[game.half]
    position["tray"] = {str(slot): names[die] for slot, die in game.on_table()}
    position["last"] = game.last if game.last >= 0 else None
    position["hands"] = [[names[die] for die in hand] for hand in game.hands]
    position["bag"] = len(game.bag)
    position["die"] = names[game.drawn] if game.phase == PH_PLACE or game.phase == PH_DRAWN else None


def load(game: "Basic", given: "Given") -> None:
    """Set up a game whose common keys are set."""
    dice = Dice(game)
    phase = game.phase
    if phase == PH_PLACE:
        game.drawn = dice.take(given.get("die"), "die")
    tray = given.get("tray", {})
    if not isinstance(tray, dict):
        raise RuleError("", "given_tray")
    slots = sorted([_slot(text) for text in tray])
    placed = [(slot, dice.take(tray[str(slot)], "tray")) for slot in slots]
    take_hands(game, dice, given)
    if slots:
        game.half = half_of(slots[0])
        game.last = take_number(given, "last", SLOTS, slots[-1])
        if game.last not in slots:
            raise RuleError("", "given_last")
    if [slot for slot in slots if half_of(slot) != game.half]:
        raise RuleError("", "given_both_halves")
    game.lay(placed)
    _check(game, placed, given)


def _slot(text: str) -> int:
    slot = decimal(text)
    if 0 <= slot < SLOTS:
        return slot
    raise RuleError("", "given_slot", text=text)


def _check(game: "Basic", placed: "Sequence[tuple[int, int]]", given: "Given") -> None:
    """Raise RuleError if a key is impossible in the given phase or one that the phase needs is missing."""
    _check_tray(game, placed)
    faces = game.faces
    phase = game.phase
    mine = game.hands[game.turn]
    unrolled = [die for die in mine if faces[die] == UNROLLED]
    if phase == PH_PLACE:
        if placed or [hand for hand in game.hands if hand] or not is_known(faces[game.drawn]):
            raise RuleError("", "given_start")
    elif phase == PH_COLOR:
        last = faces[game.tray[game.last]]
        if color_of(last) or not is_wild(last):
            raise RuleError("", "given_last_declared")
        game.after = AFTER_START if unrolled else AFTER_HAND
    elif not mine or (unrolled and phase != PH_CHOOSE):
        raise RuleError("", "given_seat_without_faces", seat=game.turn)
    if phase == PH_DRAWN:
        take_drawn(game, given)
    if game.catchable >= 0:
        # Until the next player's first action this seat may still call.
        check_catchable(game, phase == PH_CHOOSE or phase == PH_COLOR)


def _check_tray(game: "Basic", placed: "Sequence[tuple[int, int]]") -> None:
    """Raise RuleError for dice that cannot be on the tray or in hands."""
    faces = game.faces
    for slot, die in placed:
        declared = color_of(faces[die]) or (game.phase == PH_COLOR and slot == game.last)
        if not is_known(faces[die]) or not declared:
            raise RuleError("", "given_slot_without_face", slot=slot)
    if not game.open and game.phase != PH_PLACE:
        raise RuleError("", "given_tray_without_room")
    for hand in game.hands:
        if [die for die in hand if color_of(faces[die]) and is_wild(faces[die])]:
            raise RuleError("", "given_color_in_hand")
