"""The next best move beside the best one, and what it is for: hints on the page are longer than on the display."""

from collections.abc import Sequence

from simulator.texts import HostTexts
from tray24 import games
from tray24.match.bots import answer
from tray24.match.thinking.reasons import key_of, reason
from tray24.rules.core import Game
from tray24.ui.match.adviser import cost_words, explained
from tray24.ui.match.play import Play

_Why = tuple[str, int | tuple[int, ...]]
_say = HostTexts("page")
_MOST = 12  # holds whose aims are looked for


def with_next_best(play: Play, words: str, game: Game, sides: bytes, worths: Sequence[tuple[int, int]]) -> str:
    """Return the words of a hint with the next best move and what speaks for it; unchanged if all are as good."""
    ranked = [move for move, _ in sorted(worths, key=lambda each: -each[1])]
    worse = [move for move in ranked if cost_words(play.ui.say, worths, [move])]
    if not worse:
        return words
    best = max(worths, key=lambda each: each[1])[0]
    move, why = _next_best(game, sides, best, worse)
    other = play.side.advice_words(move)
    other = explained(play, other, why) if why[0] else other
    return _say("advice-next", words=words, other=other, cost=cost_words(play.ui.say, worths, [move]).replace("-", "−"))


def _next_best(game: Game, sides: bytes, best: int, worse: Sequence[int]) -> tuple[int, _Why]:
    """Return the next best move, and why one would choose it: the first with another aim, where moves have aims."""
    view_class = getattr(games.find(game.name, "bot"), "View", None)
    if view_class is not None and hasattr(view_class, "parts"):
        view = view_class(game, sides)
        if hasattr(view, "prepare"):
            answer(view.prepare(game.choices()))
        move = worse[0]
        mine, others = view.parts(move), view.parts(best)
        return move, (key_of(mine, others) if mine and others else "", view.follower(move) if mine else -1)
    aim = _aim(answer(reason(game, sides, best)))
    found = [(move, answer(reason(game, sides, move))) for move in worse[:_MOST]]
    return next((each for each in found if _aim(each[1]) != aim), found[0])


def _aim(why: _Why) -> object:
    return why[1][0] if isinstance(why[1], tuple) else why
