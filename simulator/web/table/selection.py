"""The selection of the player to play with electronic dice: one for display, light and page, and kept by the tray."""

from simulator.json_values import JsonObject
from simulator.web.view import may_see
from tray24.match.match import Match
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import face_name, parse_face
from tray24.rules.tiles import parse_tile, tile_name
from tray24.ui.match.electronic import ElectronicPlay

NOTHING: JsonObject = {"die": None, "marks": []}


def selection(screen: object) -> JsonObject:
    """Return the picked die or tile as text, or None, and the places of marked dice; of other screens nothing."""
    if not isinstance(screen, ElectronicPlay) or screen.ui.match is None:
        return NOTHING
    marks = screen.side.marked
    picked = screen.choice.picked
    game = screen.ui.match.game
    name = None if picked is None else tile_name(picked) if game.tiles else face_name(picked)
    return {"die": name, "marks": sorted(marks)}


def for_tab(selected: JsonObject, match: Match | None, sit: str | int, open_hand: int) -> JsonObject:
    """Return what a tab at `sit` may know of the selection: a picked die only where it may act, and sees the hand."""
    game = match.game if match else None
    if selected["die"] is None or match is None or game is None or game.turn < 0:
        return selected
    acts = sit == "table" or sit == match.profile.seats[game.turn].button
    if acts and (not game.hides or may_see(match, game.turn, sit, open_hand)):
        return selected
    return selected | {"die": None}


def pick(screen: ElectronicPlay, game: Game, name: str | None) -> None:
    """Pick a die or tile of the hand by its name; None, or a name of no die, for none."""
    try:
        item = None if name is None else parse_tile(name) if game.tiles else parse_face(name)
    except RuleError:
        item = None
    screen.choice.pick(item)
