"""The table of `yacht` for the page."""

from simulator.web.boards import box_words, die_view
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.games.yacht.rules import Yacht
from tray24.games.yacht.screen import slot_of_box
from tray24.rules.moves import SCORE, ZERO, move_verb


def move_slots(game: Yacht, move: int) -> list[int]:
    """Return the slots of the dice that a move keeps, or the slot of the box that it fills."""
    args = game.args(move)
    if move_verb(move) in (SCORE, ZERO):
        return [slot_of_box(args[0])]
    return [place for place in range(len(game.dice)) if place not in args] if args else []


def board(game: Yacht, moves: list[int]) -> dict[str, object]:
    """Return what the page shows of yacht: dice by slot, rolls left, score sheets and open boxes.

    `boxes` are in the order of the sheet, with their `words` and `slots`. `sheets` hold box -> points for each seat.
    `gives` holds the points that each open box would score for the seat to play.
    """
    sheets = [{BOXES[box]: sheet[box] for box in range(len(BOXES)) if sheet[box] != OPEN} for sheet in game.sheets]
    gives = {}
    if game.turn >= 0:
        faces = [game.faces[die] for die in game.dice]
        gives = {name: box_points(box, faces) for box, name in enumerate(BOXES) if name not in sheets[game.turn]}
    return {
        "dice": [die_view(game, die) for die in game.dice],
        "rolls_left": game.rolls_left,
        "boxes": list(BOXES),
        "words": list(box_words(game.name).values()),
        "slots": [slot_of_box(box) for box in range(len(BOXES))],
        "sheets": sheets,
        "gives": gives,
    }
