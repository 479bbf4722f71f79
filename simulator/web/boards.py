"""The table and the hands of a match as JSON values for the page: dice by id and face, tiles by name."""

from functools import cache

from simulator import games
from simulator.json_values import JsonObject
from simulator.texts import game_texts, language
from tray24.games import game_class
from tray24.rules.core import Game
from tray24.rules.faces import HIDDEN, face_name, tile_name
from tray24.ui.match.dice import by_color

_SIDES = 6
_HIDDEN_DIE = {"id": -1, "face": "?"}
_HIDDEN_TILE = {"id": -1, "tile": tile_name(HIDDEN)}


def die_view(game: Game, die: int) -> dict[str, object]:
    return {"id": die, "face": face_name(game.faces[die])}


def tile_view(tile: int) -> dict[str, object]:
    return {"id": tile, "tile": tile_name(tile)}


def box_words(game: str) -> dict[str, str]:
    """Return the names of the boxes of a game's sheet, in its order; {} for a game without boxes."""
    return _box_words(game, language())


@cache
def _box_words(game: str, language: str) -> dict[str, str]:
    say = game_texts(game)
    return {name: say(f"box_{name}") for name in game_class(game).boxes}


def board_view(game: Game, moves: list[int], sides: bytes = b"") -> JsonObject:
    """Return the game's table after these moves of the hand; with the `sides` of all dice, all six faces of each."""
    board = games.part(game.name, "view", "board", lambda game, moves: {})(game, moves)
    if sides and "dice" in board:
        board["sides"] = [list(map(face_name, sides[_SIDES * die["id"] :][:_SIDES])) for die in board["dice"]]
    return board


def move_slots(game: Game, move: int) -> list[int]:
    """Return the slots in which a legal move is shown, [] for none."""
    return games.part(game.name, "view", "move_slots", lambda game, move: [])(game, move)


def hand_view(game: Game, seat: int, is_seen: bool) -> list[dict[str, object]]:
    """Return a seat's dice in the display's order, or tiles. Without `is_seen` hidden ones have no id or name."""
    if not game.hands:
        return []
    held = list(game.hands[seat])
    if is_seen and not game.tiles:
        held.sort(key=lambda die: by_color(game.faces[die]))
    return [_held(game, seat, one, is_seen) for one in held]


def _held(game: Game, seat: int, held: int, is_seen: bool) -> dict[str, object]:
    is_hidden = not is_seen and game.conceals(held, -1)
    if game.tiles:
        return dict(_HIDDEN_TILE) if is_hidden or held == HIDDEN else tile_view(held)
    return dict(_HIDDEN_DIE) if is_hidden else die_view(game, held)
