"""The reason for keen's move: the part of its worth by which it beats the next best move most. Imported with a hint."""

from tray24 import games
from tray24.compat import const
from tray24.match.open_view import DIE, OUT

_CHANCE = const(32)  # chance decides between moves that differ by less


def reason(game, sides, move):
    """Return the key of the text of why keen prefers a move, "" for none, and the seat that it is about.

    This generator yields after each candidate. A game's `bot` has `reason(game, move)`, or a view with `parts`.
    """
    module = games.find(game.name, "bot")
    if hasattr(module, "reason"):
        return module.reason(game, move), -1
    if not hasattr(getattr(module, "View", None), "parts"):
        return "", -1
    view = module.View(game, sides)
    mine = view.parts(move)
    if mine and mine[0] >= OUT:
        return "why_out", -1
    rival = yield from _next_best(view, move)
    if not mine or rival < 0 or not view.parts(rival) or sum(mine) < view.worth(rival):
        return "", -1
    return _key(view, move, rival), view.follower(move)


def _next_best(view, move):
    """Return the best of all other moves, -1 if there is none. This generator yields after each candidate."""
    rival = -1
    most = -1000000
    for other in view.game.choices():
        if other != move:
            worth = view.worth(other)
            if worth > most:
                most = worth
                rival = other
            yield
    return rival


def _key(view, move, rival):
    """Return the key of the part in which the move exceeds its rival most."""
    mine = view.parts(move)
    best = view.parts(rival)
    gaps = [mine[place] - best[place] for place in range(len(mine))]
    gap = max(gaps)
    place = gaps.index(gap)
    if gap < _CHANCE:
        return ""
    if place == 0:
        return "why_costs" if mine[0] > DIE else ""
    if place == 1:
        return "why_wild"
    if view.follower(move) == view.seat:
        return "why_fit" if view.follower(rival) == view.seat else "why_again"
    if place == 2:
        return "why_fit"
    return "why_less" if mine[3] else "why_match"
