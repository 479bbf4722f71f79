"""Undo among virtual people with real dice: it reaches the last move of a person at this table."""

import pytest
from evening import Evening

from tray24.match.undo import SEAT_SHIFT
from tray24.pins import GREEN, RED
from tray24.ui.match import kinds

ME = 0  # the person's seat button; the others are virtual
GAMES = [
    ("basic", (0, 2, 4), 1),
    ("basic", (0, 2, 4), 2),
    ("center", (0, 2, 4), 1),
    ("center", (0, 2, 4), 2),
    ("line", (0, 3), 1),
    ("yacht", (0, 2), 1),
    ("dominoes", (0, 2, 5), 2),
]


def seat_of_mine(evening):
    return evening.ui.match.profile.seats.index(next(one for one in evening.ui.match.profile.seats if one.button == ME))


def movers(evening):
    """Return the seats of the moves that are not undone, in order."""
    return [mark >> SEAT_SHIFT for mark in evening.ui.match.marks]


def everybody_plays(evening, buttons, until):
    """Let a virtual player play for the person, too, until the condition is true."""
    evening.virtual_players.buttons = set(buttons)
    evening.live(until)
    evening.virtual_players.buttons = set(buttons) - {ME}
    evening.virtual_players.attend()


def undo(evening):
    evening.do(evening.fingers.hold(RED))
    if evening.ui.screen.name == "question":
        evening.do(evening.fingers.press(GREEN))


def is_settled(evening, me):
    """Give back the dice that the tray asks the person for. Return True when it asks her for a choice."""
    if evening.kind == kinds.ORDER and evening.people.wanting(me):
        evening.do(evening.people.take(me))
    return evening.kind in (kinds.TURN, kinds.NAMING) and evening.people.conduct.asked() == me


def others_since_mine(evening):
    """Return the number of moves that others have made since the person's last one; 0 before she has made one."""
    found = movers(evening)
    me = seat_of_mine(evening)
    return found[::-1].index(me) if me in found else 0


@pytest.mark.parametrize(("game", "buttons", "others"), GAMES)
def test_undo_takes_back_my_move_and_what_virtual_people_did_after_it(game, buttons, others):
    evening = Evening(5).match(*buttons, game=game)
    me = seat_of_mine(evening)
    everybody_plays(
        evening,
        buttons,
        lambda: len(movers(evening)) > 5 and others_since_mine(evening) == others and evening.ui.screen.name == "play",
    )
    expected = movers(evening)[: -others - 1]
    before = evening.ui.match.snapshots[-others - 1][0]
    undo(evening)
    assert movers(evening) == expected
    assert evening.game.save() == before and evening.game.turn == me
    assert evening.ui.match.undone == -1  # real dice have moved since: nothing to redo
    evening.live(lambda: is_settled(evening, me), 60)  # virtual people put back their own dice
    lacking = [evening.people.wanting(seat) for seat in range(evening.game.seats)]
    assert lacking == [0] * len(lacking)
    assert not evening.tray.faults
