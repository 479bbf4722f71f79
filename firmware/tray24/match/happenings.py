"""Happenings: the effects of a line on seats, such as dice to draw, a lost turn, another direction of play.

Display, banner and log ask here, so that they tell the same. A happening is decided by the positions before and after
the line: the effect of a sign that nobody feels any more, such as a last skip, is none.
"""

from tray24.rules.faces import D1, D2, DE, WD4, kind_of
from tray24.rules.moves import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    COLOR,
    D_DRAW,
    D_ROLL,
    D_VERDICT,
    DEALER,
    PASS,
    PH_COLOR,
    PH_MOVE,
    PH_REOPEN,
    PLAY,
    UNO,
    move_arg,
    move_seat,
    move_verb,
)
from tray24.rules.shedding import AFTER_DEAL, AFTER_HAND, AFTER_LAST, AFTER_PENALTY, AFTER_START
from tray24.rules.tiles import MARKINGS


class Before:
    """The parts of a position that tell, once a line is applied, what it has done."""

    def __init__(self, game):
        self.take(game)

    def take(self, game):
        """Take these parts of the position now."""
        self.phase = game.phase
        self.direction = game.direction
        self.after = game.after
        self.held = bytes(game.hand_sizes())
        self.on_table = game.dice_on_table()


def happening(game, line, before):
    """Return what an applied line has done to somebody, as (key, seat, by, count), or None.

    `seat` is whom it happens to (-1: everybody), `by` who caused it, `count` how many dice are drawn. Keys: uno; caught;
    skip: loses the turn; turn: play turns round; one, two, four: draws for this sign, and loses the turn; bluff, fair:
    draws after a challenge; stuck: nothing fits; swept: all dice go back; closed: an arm; dead: all arms; blocked.
    """
    if not game.has_uno:
        return None
    return _moved(game, line, before) if isinstance(line, int) else _dealt(game, line, before)


def _moved(game, line, before):
    verb = move_verb(line)
    seat = move_seat(line)
    if verb == UNO:
        return "uno", seat, seat, 0
    if verb == CATCH:
        return "caught", move_arg(line), seat, _drawing(game, before)
    if verb == PLAY:
        return _signed(game, line, before) or _changed(game, line, before)
    if verb == COLOR:
        return _signed(game, line, before)
    if verb == ACCEPT:
        return "four", seat, (seat - game.direction) % game.seats, _drawing(game, before)
    if verb == CHALLENGE and game.wait != D_VERDICT:
        return _judged(game, seat, before)
    if verb == PASS and game.turn < 0:
        return "dead" if before.phase == PH_REOPEN else "blocked", DEALER, seat, 0
    return None


def _drawing(game, before):
    """Return how many dice somebody must draw now, or has taken from the back of a line."""
    if game.wait == D_DRAW:
        return game.due
    return max(0, len(game.rolling) - before.held[game.served]) if game.wait == D_ROLL else 0


def _signed(game, line, before):
    """Return the effect of a sign that was played, or whose color has been named."""
    seat = move_seat(line)
    if game.turn < 0:
        if game.wait not in (D_DRAW, D_ROLL) or game.after not in (AFTER_PENALTY, AFTER_LAST):
            return None
        count = _drawing(game, before)
        if count:
            return _sign(game, line), game.served, seat, count
        return ("skip", game.served, seat, 0) if game.after == AFTER_PENALTY else None
    if game.phase != game.turn_phase:
        return None
    if game.direction != before.direction:
        return "turn", DEALER, seat, 0
    if before.phase == PH_COLOR and before.after == AFTER_START:
        return None  # B3: who names the color of a starting wild also begins
    missing = (seat + game.direction) % game.seats
    return ("skip", missing, seat, 0) if game.turn == (missing + game.direction) % game.seats else None


def _sign(game, line):
    """Return the key of the sign for which somebody draws."""
    if game.tiles:
        kind = game.active
    else:
        kind = WD4 if move_verb(line) == COLOR else kind_of(game.args(line)[0])
    return "one" if kind == D1 else "two" if kind == D2 else "four"


def _changed(game, move, before):
    """Return what a play has done to the table: arms that are closed (D12), dice that go back (B11)."""
    if game.tiles:
        tile, marking = game.args(move)[:2]
        if MARKINGS[2 * tile + 1 - marking] == DE and before.held[move_seat(move)] > 1:
            return "closed" if any(game.near) else "dead", DEALER, move_seat(move), 0
    elif game.turn >= 0 and game.dice_on_table() < before.on_table:
        return "swept", DEALER, move_seat(move), 0
    return None


def _judged(game, challenger, before):
    """Return who draws after a challenge (C8, D8)."""
    if game.served == challenger:
        return "fair", challenger, (challenger - game.direction) % game.seats, _drawing(game, before)
    return "bluff", game.served, challenger, _drawing(game, before)


def _dealt(game, line, before):
    verb, seat, _ = line
    if verb == D_VERDICT:
        return _judged(game, game.back_turn, before)
    if verb == D_ROLL and before.after == AFTER_HAND and game.phase == PH_MOVE and game.turn not in (seat, DEALER):
        return "stuck", seat, seat, 0
    return _started(game) if verb == D_DRAW and before.after == AFTER_DEAL else None


def _started(game):
    """Return the effect of the starting die of `basic`, once all dice are dealt (B3)."""
    left = (game.starter + 1) % game.seats
    if game.wait == D_DRAW and game.after == AFTER_START and not game.tiles:
        return "two", left, game.starter, game.due
    if game.phase != game.turn_phase:
        return None
    if game.direction < 0:
        return "turn", DEALER, game.starter, 0
    return ("skip", left, game.starter, 0) if game.turn != left else None
