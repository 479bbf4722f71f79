"""Positions of `dominoes` as dictionaries."""

from tray24.compat import const
from tray24.games.dominoes.arms import CROSSWISE
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, KINDS, WD4, face_name, is_wild, parse_face
from tray24.rules.moves import PH_CHALLENGE, PH_COLOR, PH_DRAWN, PH_LEAD, PH_MOVE, PH_REOPEN
from tray24.rules.position import check_catchable, take_list
from tray24.rules.tiles import HIDDEN, TILES, parse_tile, tile_name

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from tray24.games.dominoes.rules import Dominoes
    from tray24.rules.position import Given

KEYS = ("arms", "racks", "pile", "table", "doublets", "tile", "active", "legality")
PHASES = (PH_LEAD, PH_MOVE, PH_DRAWN, PH_COLOR, PH_CHALLENGE, PH_REOPEN)
_ACTS_LATER = (PH_COLOR, PH_CHALLENGE)  # phases in which the active marking has not taken effect yet (D5, D8)
_LEGALITIES = ("legal", "illegal", "untold")  # names of `wd4`
UNSAID = PH_MOVE  # the default phase


def describe(game: "Dominoes", position: "dict[str, Any]") -> None:
    """Add the game's own keys to a position."""
    position["arms"] = [
        {"end": face_name(end & 255), "doublet": end >= CROSSWISE, "closed": end & 255 == DE} for end in game.arms
    ]
    position["racks"] = [[tile_name(tile) for tile in rack] for rack in game.hands]
    position["pile"] = game.pile()
    position["table"] = [tile_name(tile) for tile in sorted(game.table)]
    position["doublets"] = [tile_name(tile) for tile in game.doublets()]
    position["tile"] = tile_name(game.drawn) if game.phase == PH_DRAWN else None
    acts = game.active if game.phase in _ACTS_LATER else 0
    position["active"] = KINDS[acts] if acts else None
    position["legality"] = _LEGALITIES[game.wd4] if acts == WD4 else None


def complete(key: str, value: "Any") -> "Any":
    """Return a given value in the form that `describe` returns: an arm may omit `doublet` and `closed`."""
    return [_complete_arm(arm) for arm in value] if key == "arms" else value


def _complete_arm(arm: "Mapping[str, Any]") -> "dict[str, Any]":
    full = {"doublet": False, "closed": arm["end"] == "DE"}
    full.update(arm)
    return full


def load(game: "Dominoes", given: "Given") -> None:
    """Set up a game whose common keys are set, with the racks, the table and the arms of `given`."""
    laid = _tiles(given, "doublets")
    laid += [tile for tile in _tiles(given, "table") if tile not in laid]
    racks = take_list(given, "racks", [[] for _ in range(game.seats)])
    if len(racks) != game.seats or not all([isinstance(rack, list) for rack in racks]):
        raise RuleError("", "given_racks", seats=game.seats)
    game.hands = [sorted([_tile(text, "racks") for text in rack]) for rack in racks]
    game.table = laid
    held = laid + [tile for rack in game.hands for tile in rack if tile != HIDDEN]
    game.bag = [tile for tile in range(TILES) if tile not in held]
    if len(game.bag) + len(held) != TILES:
        raise RuleError("", "given_tile_twice")
    game.hidden = sum([rack.count(HIDDEN) for rack in game.hands])
    if game.pile() < 0:
        raise RuleError("", "given_too_many_tiles")
    if given.get("pile") == 0:
        game.lost = game.pile()
    for arm in take_list(given, "arms", []):
        _open_arm(game, arm)
    if game.phase in _ACTS_LATER:
        _activate(game, given)
    _check(game, given)


def _tile(text: object, key: str) -> int:
    try:
        return parse_tile(str(text))
    except ValueError as error:
        raise RuleError("", "given_tile", name=key, why=error) from None


def _tiles(given: "Given", key: str) -> list[int]:
    tiles = [_tile(text, key) for text in take_list(given, key, [])]
    if HIDDEN in tiles or len(set(tiles)) != len(tiles):
        raise RuleError("", "given_each_tile_once", name=key)
    return tiles


def _open_arm(game: "Dominoes", arm: "Any") -> None:
    try:
        end = parse_face(arm["end"])
    except (TypeError, KeyError, ValueError, AttributeError, IndexError):
        raise RuleError("", "given_arm") from None
    if end & 31 not in game.kinds or (is_wild(end) and not end >> 5 and game.phase != PH_COLOR):
        raise RuleError("", "given_end")
    if len(game.arms) == 45 or [key for key in arm if key not in ("end", "doublet", "closed")]:
        raise RuleError("", "given_too_many_arms")
    game.set_end(len(game.arms), end, bool(arm.get("doublet")))


def _activate(game: "Dominoes", given: "Given") -> None:
    """Set the active marking, which takes effect once a color is named or the challenge is decided."""
    active = given.get("active", "WD4" if game.phase == PH_CHALLENGE else None)
    if active is not None and (active not in KINDS or KINDS.index(active) not in game.kinds or active == "DE"):
        raise RuleError("", "given_active")
    game.active = KINDS.index(active) if active else 0
    if game.active == WD4:
        legality = given.get("legality", "legal")
        if legality not in _LEGALITIES:
            raise RuleError("", "given_legality", names=" ".join(_LEGALITIES))
        game.wd4 = _LEGALITIES.index(legality)
    elif game.phase == PH_CHALLENGE:
        raise RuleError("", "given_challenge")
    undeclared = [end for end in game.arms if is_wild(end & 255) and not end >> 5 & 7]
    if game.phase == PH_COLOR and not undeclared:
        raise RuleError("", "given_declared")


def _check(game: "Dominoes", given: "Given") -> None:
    """Raise RuleError if a key is impossible in the given phase or one that the phase needs is missing."""
    phase = game.phase
    rack = game.hands[game.turn]
    if not rack:
        raise RuleError("", "given_seat_without_tiles", seat=game.turn)
    dead = not any(game.near)
    if phase == PH_LEAD and (game.arms or game.table):
        raise RuleError("", "given_lead")
    if phase != PH_LEAD and dead != (phase == PH_REOPEN):
        raise RuleError("", "given_arms")
    if phase == PH_DRAWN:
        game.drawn = _tile(given.get("tile", ""), "tile")
        if game.drawn not in rack:
            raise RuleError("", "given_tile_not_in_rack", seat=game.turn)
    if phase == PH_REOPEN:
        if not game.doublets() or not game.may_reopen(game.turn):
            raise RuleError("", "given_reopen", seat=game.turn)
        # Nobody is known to have closed the last arm: assume the previous seat, or the only one that may hold W/W.
        game.out = (game.turn - game.direction) % game.seats
    if not game.choices() or (phase == PH_DRAWN and game.drawn != HIDDEN and len(game.choices()) == 1):
        raise RuleError("", "given_seat_without_moves", seat=game.turn)
    if game.catchable >= 0:
        check_catchable(game, phase != PH_DRAWN)  # until the next player's first action this seat may still call
