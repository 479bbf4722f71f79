"""The words of the page's banner about what a line does to somebody: a call of UNO, dice to draw, a lost turn."""

from simulator.web.log.names import you
from simulator.web.log.teller import Line, Was
from simulator.web.log.texts import LogTexts
from tray24.rules.core import Game
from tray24.rules.faces import R, S, kind_of
from tray24.rules.moves import CATCH, D_DRAW, D_ROLL, PLAY, UNO, move_seat, move_verb
from tray24.rules.shedding import AFTER_CATCH, AFTER_LAST, AFTER_PENALTY
from tray24.rules.tiles import MARKINGS

_say = LogTexts()
_DRAWN_FOR = (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST)


def happening(game: Game, line: Line, was: Was, names: list[str]) -> tuple[str, int] | None:
    """Return (its words, the seat) of what an applied line does to somebody, or None; seat -1 for everybody."""
    found = _of_line(game, line) if isinstance(line, int) else _of_dealer(game, line, was)
    if found is None:
        return None
    key, seat, count = found
    name = names[seat] if 0 <= seat < len(names) else ""
    return _say(key, who="you" if name == you() else "other", name=name, count=count), seat


def _of_line(game: Game, move: int) -> tuple[str, int, int] | None:
    verb, seat, arguments = move_verb(move), move_seat(move), game.args(move)
    if verb == UNO:
        return "banner-uno", seat, 0
    if verb == CATCH:
        return "banner-caught", arguments[0], 0
    if verb != PLAY or not game.has_hands:
        return None
    kind = kind_of(MARKINGS[2 * arguments[0] + arguments[1]] if game.tiles else arguments[0])
    if kind == S or (kind == R and game.seats == 2):
        return "banner-skipped", game.next_seat(seat), 0
    return ("banner-turns", -1, 0) if kind == R else None


def _of_dealer(game: Game, line: tuple, was: Was) -> tuple[str, int, int] | None:
    """Return the penalty that a seat has drawn: dice are told when they are rolled. Rolls of whole hands are none."""
    verb, seat, values = line
    if was.after not in _DRAWN_FOR or verb not in (D_ROLL, D_DRAW) or not 0 < len(values) < len(game.hands[seat]):
        return None
    return "banner-draws", seat, len(values)
