"""What the page may know of a match: seats with what they hold, the table, scores, and what can be done now."""

from collections.abc import Set
from typing import Any

from simulator.web.boards import board_view, hand_view
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.rules.moves import CATCH, PHASES, UNO, move_seat, move_verb
from tray24.rules.notation import format_line


def player_names(profile: Profile, virtual: Set[int] = frozenset()) -> list[str]:
    """What the page calls the players, in seating order: by name, the only person without one "You", else by button.

    virtual: the seat buttons of virtual people, who play with real dice by themselves.
    """
    people = [player for player in profile.seats if not player.bot and player.button not in virtual]
    alone = people[0] if len(people) == 1 else None
    return [
        player.name or ("You" if player is alone else f"{'Bot' if player.bot else 'Seat'} {player.button + 1}")
        for player in profile.seats
    ]


def match_view(
    match: Match | None,
    sit: str | int = "table",
    refused: dict | None = None,
    laid: list[int] | None = None,
    open_rack: int = -1,
    virtual: Set[int] = frozenset(),
    side: Any = None,
) -> dict[str, Any] | None:
    """The match as the browser gets it, for a tab that sits as `sit` ("table", "onlooker" or a seat button 0-5).

    refused: what was last refused on the page, {"line", "rule", "words"}, or None. laid: the moves of the hand so far,
    for games whose table needs them. open_rack: the seat that has told the tray that it may show her tiles, or -1.
    side: the game's side of the screen of the match.
    """
    if match is None:
        return None
    game = match.game
    asides = game.asides() if game.turn >= 0 else []
    seats = [_seat(match, seat, sit, open_rack, virtual) for seat in range(game.seats)]
    is_mine = game.turn >= 0 and seats[game.turn]["mine"] and seats[game.turn]["seen"]
    return {
        "game": game.name,
        "hand": game.hand + 1,
        "options": game.options,
        "direction": game.direction,
        "phase": PHASES[game.phase],
        "turn": game.turn if game.turn >= 0 else None,
        "over": game.over,
        "winners": game.winners(),
        "bag": _left(game),
        "starter": game.starter,
        "uno": sorted({move_seat(move) for move in asides if move_verb(move) == UNO}),
        "catch": game.catchable if [move for move in asides if move_verb(move) == CATCH] else None,
        "undo": match.can_undo,
        "moves": [words_of(game, move) for move in game.choices()] if is_mine else [],
        "seats": seats,
        "board": board_view(game, laid or [], side),
        "refused": refused if is_mine or not game.tiles else None,
        "real": match.profile.real,
    }


def words_of(game: Any, move: int) -> str:
    """A move as the records write it, without its seat: "play r7 8"."""
    return format_line(game, move).split(" ", 1)[1]


def _left(game: Any) -> int:
    """Dice in the bag, tiles in the pile; the line leaves none."""
    return game.pile() if game.tiles else len(game.bag)


def _next_seat(game: Any) -> int:
    """Who would act after the seat to choose, nothing being skipped."""
    return (game.turn + game.direction) % game.seats if game.turn >= 0 else -1


def _seat(match: Match, seat: int, sit: str | int, open_rack: int, virtual: Set[int]) -> dict[str, Any]:
    game = match.game
    player = match.profile.seats[seat]
    is_virtual = player.button in virtual
    mine = not player.bot and not is_virtual and (sit == "table" or sit == player.button)
    seen = not game.tiles or _may_see(match, seat, sit, open_rack)
    return {
        "seat": seat,
        "button": player.button,
        "name": player_names(match.profile, virtual)[seat],
        "bot": "person" if is_virtual else player.bot,
        "dice": hand_view(game, seat, seen),
        "seen": seen,
        "score": game.scores[seat],
        "next": seat == _next_seat(game) and not game.over,
        "mine": mine,
    }


def _may_see(match: Match, seat: int, sit: str | int, open_rack: int) -> bool:
    """A rack is for its own seat only: on her tab, or at the whole table when she is the only person or has said to
    the tray that she is alone before it."""
    player = match.profile.seats[seat]
    if player.bot:
        return False
    if sit != "table":
        return sit == player.button
    people = [other for other in match.profile.seats if not other.bot]
    return len(people) == 1 or seat == open_rack
