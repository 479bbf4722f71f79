"""The tiles of dominoes in the second engine; a tile is named by its id."""

import json
from pathlib import Path

from campaigns.second_engine.faces import DEAD, UNKNOWN, get_kind, is_number

_DATA = Path(__file__).resolve().parents[2] / "data" / "dominoes.json"
UNSEEN = -1  # the id of a tile in a rack that only its holder sees; the real tile stays in the bag
POINTS = {"R": 10, "S": 10, "D2": 10, DEAD: 20, "WD4": 20, "W": 25}


def _read_tiles() -> list[tuple[str, str]]:
    return [(first, second) for first, second in json.loads(_DATA.read_text(encoding="utf-8"))["tiles"]]


TILES = _read_tiles()
IDS = {"/".join(marks): place for place, marks in enumerate(TILES)}


def format_tile(tile: int) -> str:
    return UNKNOWN if tile == UNSEEN else "/".join(TILES[tile])


def is_doublet(tile: int) -> bool:
    return TILES[tile][0] == TILES[tile][1]


def get_lead(tile: int) -> int:
    """Return the number on a tile that may lead because it is a doublet of numbers; 0 for any other tile (rule D2)."""
    mark = TILES[tile][0]
    return int(get_kind(mark)) if is_doublet(tile) and is_number(mark) else 0


def count_points(tile: int) -> int:
    return sum(int(get_kind(mark)) if is_number(mark) else POINTS[get_kind(mark)] for mark in TILES[tile])
