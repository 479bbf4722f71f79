"""Positions of `yacht` as dictionaries."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN
from tray24.rules.errors import RuleError
from tray24.rules.faces import color_of, face_name, is_known, is_wild
from tray24.rules.moves import PH_SCORE
from tray24.rules.position import take_face, take_list, take_number

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from tray24.games.yacht.rules import Yacht
    from tray24.rules.position import Given

KEYS = ("dice", "rolls_left", "sheets")
PHASES = (PH_SCORE,)
UNSAID = PH_SCORE  # the default phase


def describe(game: "Yacht", position: "dict[str, Any]") -> None:
    """Add the game's own keys to a position."""
    position["dice"] = [face_name(game.faces[die]) for die in game.dice]
    position["rolls_left"] = game.rolls_left
    position["sheets"] = [
        {BOXES[box]: sheet[box] for box in range(len(BOXES)) if sheet[box] != OPEN} for sheet in game.sheets
    ]


def load(game: "Yacht", given: "Given") -> None:
    """Set up a game whose common keys are set."""
    _take_dice(game, given)
    game.rolls_left = take_number(given, "rolls_left", 3, 2)
    sheets = take_list(given, "sheets", [{} for _ in range(game.seats)])
    if len(sheets) != game.seats or not all([isinstance(sheet, dict) for sheet in sheets]):
        raise RuleError("", "given_sheets", seats=game.seats)
    if game.catchable >= 0 or game.called >= 0:
        raise RuleError("", "given_uno")
    game.scores = [0] * game.seats
    for seat in range(game.seats):
        for box in sheets[seat]:
            if box not in game.boxes:
                raise RuleError("", "given_box", text=str(box))
            points = take_number(sheets[seat], box, 251, 0)
            game.sheets[seat][game.boxes.index(box)] = points
            game.scores[seat] += points
    game.list_moves()
    if len(sheets[game.turn]) == len(game.boxes):
        raise RuleError("", "given_full_sheet", seat=game.turn)


def _take_dice(game: "Yacht", given: "Given") -> None:
    """Take the five dice in hand."""
    faces = [take_face(text, "dice", game) for text in take_list(given, "dice", [])]
    if len(faces) != 5 or [face for face in faces if not is_known(face)]:
        raise RuleError("", "given_dice")
    if [face for face in faces if color_of(face) and is_wild(face)]:
        raise RuleError("", "given_color")
    game.dice = list(range(5))
    game.bag = list(range(5, game.ids))
    for die in game.dice:
        game.faces[die] = faces[die]
