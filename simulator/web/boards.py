"""What lies on the table in each of the five games, as the page gets it: dice by id and face, tiles by name."""

from typing import Any

from tray24.games.center.screen import CENTER_SLOT
from tray24.games.dominoes.screen import slots_of_arms
from tray24.games.line.screen import slot_at
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.games.yacht.screen import slot_of_box
from tray24.pins import SLOTS
from tray24.rules.faces import face_name
from tray24.rules.moves import LEAD, PH_DRAWN, PH_PLACE, PLAY, REOPEN, move_arg, move_verb
from tray24.rules.tiles import HIDDEN, MARKINGS, tile_name
from tray24.ui.toolkit.texts import Texts
from tray24.ui.words import LANGUAGES

_MARK_AND_ARM_BITS = 7  # of a PLAY's argument, below its tile


def _box_words() -> dict[str, str]:
    """The boxes as the display calls them."""
    say = Texts(LANGUAGES[0])
    say.use("yacht")
    return {name: say("box_" + name) for name in BOXES}


BOX_WORDS = _box_words()


def die_view(game: Any, die: int) -> dict[str, Any]:
    return {"id": die, "face": face_name(game.faces[die])}


def tile_view(tile: int) -> dict[str, Any]:
    return {"id": tile, "tile": tile_name(tile)}


def _basic(game: Any, laid: list[int], side: Any) -> dict[str, Any]:
    """`half` in play or None, `tray` slot -> die, the `drawn` die that is to be placed or None."""
    awaited = game.phase in (PH_PLACE, PH_DRAWN) and game.drawn >= 0
    return {
        "half": None if game.half < 0 else ("left", "right")[game.half],
        "tray": {str(slot): die_view(game, game.tray[slot]) for slot in range(SLOTS) if game.tray[slot] >= 0},
        "drawn": die_view(game, game.drawn) if awaited else None,
    }


def _center(game: Any, laid: list[int], side: Any) -> dict[str, Any]:
    """`center` and `former` (the die under a WD4 that may still be challenged): a die or None; `drawn` as in basic;
    the `slot` of the center die."""
    return {
        "slot": CENTER_SLOT,
        "center": die_view(game, game.center) if game.center >= 0 else None,
        "former": die_view(game, game.former) if game.former >= 0 else None,
        "drawn": die_view(game, game.drawn) if game.phase == PH_DRAWN else None,
    }


def _line(game: Any, laid: list[int], side: Any) -> dict[str, Any]:
    """`line`: its dice from the back to the play end, the `slots` in which they lie, and the `next` one."""
    slots = side.slots() if side else [slot_at(place) for place in range(len(game.line))]
    way = [slot_at(place) for place in range(SLOTS)]
    return {
        "line": [die_view(game, die) for die in game.line],
        "slots": slots,
        "next": slot_at(way.index(slots[-1]) + 1) if slots else slot_at(0),
    }


def _yacht(game: Any, laid: list[int], side: Any) -> dict[str, Any]:
    """`dice` by position (which is their slot), `rolls_left`, `boxes` in the order of the sheet with `words` and
    `slots`, `sheets` box -> points for each seat, and for the seat to choose what each open box `gives`."""
    sheets = [{BOXES[box]: sheet[box] for box in range(len(BOXES)) if sheet[box] != OPEN} for sheet in game.sheets]
    gives = {}
    if game.turn >= 0:
        faces = [game.faces[die] for die in game.dice]
        gives = {name: box_points(box, faces) for box, name in enumerate(BOXES) if name not in sheets[game.turn]}
    return {
        "dice": [die_view(game, die) for die in game.dice],
        "rolls_left": game.rolls_left,
        "boxes": list(BOXES),
        "words": list(BOX_WORDS.values()),
        "slots": [slot_of_box(box) for box in range(len(BOXES))],
        "sheets": sheets,
        "gives": gives,
    }


def _dominoes(game: Any, laid: list[int], side: Any) -> dict[str, Any]:
    """`laid`: the tiles in the order of their play, each with the marking that matches and its arm (the first leads;
    a reopening `beside` the doublet of that order); `arms` with what is open at each and its `slot`, -1 for none; `doublets` that
    a reopening may choose from."""
    arms = game.describe()["arms"]
    slots = slots_of_arms(game.arms)
    if len(laid) > len(game.table):
        laid = []  # they are those of the hand before: the log follows a moment later
    return {
        "laid": [_laid(move) for move in laid],
        "arms": [arm | {"slot": slots.get(number, -1)} for number, arm in enumerate(arms)],
        "doublets": [tile_name(tile) for tile in game.doublets()],
    }


def _laid(move: int) -> dict[str, Any]:
    argument = move_arg(move)
    if move_verb(move) == LEAD:
        return tile_view(argument)
    if move_verb(move) == REOPEN:
        return {"id": -1, "tile": "W/W", "beside": argument}
    tile, mark, arm = argument >> _MARK_AND_ARM_BITS, argument >> 6 & 1, argument & 63
    return tile_view(tile) | {"mark": face_name(MARKINGS[2 * tile + mark]), "arm": arm}


_BOARDS = {"basic": _basic, "center": _center, "line": _line, "yacht": _yacht, "dominoes": _dominoes}


def board_view(game: Any, moves: list[int], side: Any = None) -> dict[str, Any]:
    """moves: of this hand, the seats' lines that stand. side: the game's side of the tray's screen, which knows where
    its dice lie; None when there is none."""
    laid = [move for move in moves if move_verb(move) in (LEAD, PLAY, REOPEN)]
    return _BOARDS[game.name](game, laid, side)


def hand_view(game: Any, seat: int, is_seen: bool) -> list[dict[str, Any]]:
    """A seat's dice, or her tiles: of a rack that is not seen only their number, each without a name."""
    if game.name == "yacht":
        return []
    if not game.tiles:
        return [die_view(game, die) for die in game.hands[seat]]
    rack = game.hands[seat]
    return [tile_view(tile) if is_seen and tile != HIDDEN else {"id": -1, "tile": "?"} for tile in rack]
