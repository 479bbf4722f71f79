"""The end of a hand as JSON values for the page: what each die and tile left counts, and what the hand has brought."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.match.match import Match
from tray24.rules.core import Game

_say = HostTexts("page")


def ending_view(match: Match, view: JsonObject) -> JsonObject | None:
    """Return the end of the last hand of a match, or None; `view` is the match as its viewer sees it.

    `points` maps the id of each die or tile in a hand to its points, {} where hands are counted instead of points.
    `gains` are the points that each seat got, `won` tells whether the viewer won the hand, and `words` say who did.
    """
    game = match.ended_game()
    if game is None:
        return None
    counts_hands = game.counts_hands(game.options)
    gains = [after - before for after, before in zip(match.game.scores, game.scores, strict=True)]
    best = _winner(game, gains)
    return {
        "points": {} if counts_hands else {str(held): game.value_of(held) for hand in game.hands for held in hand},
        "gains": gains,
        "won": best >= 0 and bool(view["seats"][best]["mine"]),
        "words": _words(game, gains, view["seats"][best]) if best >= 0 else _say("hand-drawn"),
    }


def _winner(game: Game, gains: list[int]) -> int:
    """Return the seat that won the hand, which went out or has the lowest rack of a blocked hand; -1 if none has."""
    if [] in game.hands:
        return game.hands.index([])
    return gains.index(max(gains)) if max(gains) > 0 else -1


def _words(game: Game, gains: list[int], seat: JsonObject) -> str:
    is_you, name, points = seat["said"]["you"], seat["name"], str(gains[seat["seat"]])
    if game.low_wins(game.options) or game.counts_hands(game.options):
        return _say("hand-out-you") if is_you else _say("hand-out", name=name)
    return _say("hand-won-you", points=points) if is_you else _say("hand-won", name=name, points=points)
