"""What the page may know of a match: seats with their dice, tray, bag, scores and what can be done now."""

from typing import Any

from simulator.fingers import CHOICES
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.rules.core import (
    CATCH,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_PLACE,
    PHASES,
    PLAY,
    UNO,
    move_arg,
    move_seat,
    move_verb,
)
from tray24.rules.faces import face_name


def player_names(profile: Profile) -> list[str]:
    """What the page calls the players, in seating order: by name, the only person without one "You", else by button."""
    people = [player for player in profile.seats if not player.bot]
    alone = people[0] if len(people) == 1 else None
    return [
        player.name or ("You" if player is alone else f"{'Bot' if player.bot else 'Seat'} {player.button + 1}")
        for player in profile.seats
    ]


def match_view(match: Match | None, sit: str | int = "table", refused: dict | None = None) -> dict[str, Any] | None:
    """The match as the browser gets it, for a tab that sits as `sit` ("table", "onlooker" or a seat button 0-5).

    refused: what was last refused on the page, {"slot", "face", "rule", "words"}, or None.
    """
    if match is None:
        return None
    game = match.game
    moves = game.choices() if game.turn >= 0 else []
    asides = game.asides() if game.turn >= 0 else []
    names = [face_name(face) for face in game.faces]
    verbs = {move_verb(move) for move in moves}
    can = [word for word, verb in CHOICES.items() if verb in verbs]
    if game.turn >= 0 and game.phase == PH_COLOR:
        can.append("color")
    return {
        "game": game.name,
        "hand": game.hand + 1,
        "target": game.options["target"],
        "scoring": game.options["scoring"],
        "must_roll": game.options["must_roll"] == "1",
        "table_talk": game.options["table_talk"] == "1",
        "direction": game.direction,
        "half": None if game.half < 0 else ("left", "right")[game.half],
        "phase": PHASES[game.phase],
        "turn": game.turn if game.turn >= 0 else None,
        "over": game.over,
        "winners": game.winners(),
        "bag": len(game.bag),
        "starter": game.starter,
        "uno": sorted({move_seat(move) for move in asides if move_verb(move) == UNO}),
        "catch": game.catchable if [move for move in asides if move_verb(move) == CATCH] else None,
        "undo": match.can_undo,
        "can": can,
        "die": names[game.drawn] if game.phase in (PH_PLACE, PH_DRAWN) and game.drawn >= 0 else "",
        "open": _open_slots(game, moves),
        "seats": [_seat(match, seat, moves, names, sit) for seat in range(game.seats)],
        "tray": {str(slot): {"id": die, "face": names[die]} for slot, die in enumerate(game.tray) if die >= 0},
        "refused": refused,
    }


def _open_slots(game, moves: list[int]) -> list[int]:
    if game.phase == PH_PLACE:
        return [move_arg(move) for move in moves]
    return sorted({move_arg(move) & 31 for move in moves if move_verb(move) == PLAY})


def _next_seat(game) -> int:
    """Who would act after the seat to choose, nothing being skipped."""
    return (game.turn + game.direction) % game.seats if game.turn >= 0 else -1


def _seat(match: Match, seat: int, moves: list[int], names: list[str], sit: str | int) -> dict[str, Any]:
    game = match.game
    player = match.profile.seats[seat]
    fits: dict[int, list[int]] = {}
    if seat == game.turn and game.phase in (PH_MOVE, PH_DRAWN):
        for move in moves:
            if move_verb(move) == PLAY:
                fits.setdefault(move_arg(move) >> 5, []).append(move_arg(move) & 31)
    dice = []
    for die in game.hands[seat]:
        mine = game.phase != PH_DRAWN or die == game.drawn
        dice.append({"id": die, "face": names[die], "fits": fits.get(game.faces[die], []) if mine else []})
    return {
        "seat": seat,
        "button": player.button,
        "name": player_names(match.profile)[seat],
        "bot": player.bot,
        "dice": dice,
        "score": game.scores[seat],
        "next": seat == _next_seat(game) and not game.over,
        "mine": not player.bot and (sit == "table" or sit == player.button),
    }
