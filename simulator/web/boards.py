"""What lies on the table and in hands, as the page gets it: dice by id and face, tiles by name."""

from functools import cache
from typing import Any

from simulator import games
from simulator.texts import game_texts, language
from tray24.games import game_class
from tray24.rules.core import Game
from tray24.rules.faces import face_name
from tray24.rules.tiles import HIDDEN, tile_name

_HIDDEN_DIE = {"id": -1, "face": "?"}
_HIDDEN_TILE = {"id": -1, "tile": tile_name(HIDDEN)}


def die_view(game: Any, die: int) -> dict[str, Any]:
    """Return a die as the page gets it."""
    return {"id": die, "face": face_name(game.faces[die])}


def tile_view(tile: int) -> dict[str, Any]:
    """Return a tile as the page gets it."""
    return {"id": tile, "tile": tile_name(tile)}


def box_words(game: str) -> dict[str, str]:
    """Return what the boxes of a game's sheet are called, in its order; {} for a game without one."""
    return _box_words(game, language())


@cache
def _box_words(game: str, language: str) -> dict[str, str]:
    say = game_texts(game)
    return {name: say(f"box_{name}") for name in game_class(game).boxes}


def board_view(game: Game, moves: list[int]) -> dict[str, Any]:
    """Return what the game's part `board` says of the table. moves: of this hand, those that seats have entered."""
    part = games.find(game.name, "board")
    return part.board(game, moves) if part else {}


def hand_view(game: Any, seat: int, is_seen: bool) -> list[dict[str, Any]]:
    """Return a seat's dice or tiles; what `is_seen` does not allow to be seen has neither id nor name."""
    if not game.hands:
        return []
    return [_held(game, seat, held, is_seen) for held in game.hands[seat]]


def _held(game: Any, seat: int, held: int, is_seen: bool) -> dict[str, Any]:
    is_hidden = not is_seen and game.conceals(held, -1)
    if game.tiles:
        return dict(_HIDDEN_TILE) if is_hidden or held == HIDDEN else tile_view(held)
    return dict(_HIDDEN_DIE) if is_hidden else die_view(game, held)
