"""Undo while virtual people play with real dice: it goes back to the last move of a person who is not virtual."""

import pytest
from evening import Evening

from tray24.match.undo import SEAT_SHIFT
from tray24.pins import GREEN, RED
from tray24.ui.match import prompts

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


def find_own_seat(evening):
    return evening.ui.match.profile.seats.index(next(one for one in evening.ui.match.profile.seats if one.button == ME))


def list_movers(evening):
    """Return the seats of all moves that have not been undone, in order."""
    return [mark >> SEAT_SHIFT for mark in evening.ui.match.marks]


def play_for_everybody(evening, buttons, until):
    """Let virtual people play for everybody at `buttons`, also for the real person, until the condition is true."""
    evening.virtual_players.buttons = set(buttons)
    evening.play_until(until)
    evening.virtual_players.buttons = set(buttons) - {ME}
    evening.virtual_players.mark_seats()


def undo_move(evening):
    evening.run_intent(evening.fingers.hold_button(RED))
    if evening.ui.screen.name == "question":
        evening.run_intent(evening.fingers.press_button(GREEN))


def is_settled(evening, me):
    """Return whether the tray asks the person at seat `me` for a choice.

    If the tray asks her to complete her hand with dice, do that first.
    """
    if evening.kind == prompts.ORDER and evening.people.count_missing(me):
        evening.run_intent(evening.people.fill_hand(me))
    return evening.kind in (prompts.TURN, prompts.NAMING) and evening.people.policy.get_asked_seat() == me


def count_moves_since_own(evening):
    """Return how many moves others have made since the real person's last move; 0 if that person has made none."""
    found = list_movers(evening)
    me = find_own_seat(evening)
    return found[::-1].index(me) if me in found else 0


@pytest.mark.parametrize(("game", "buttons", "others"), GAMES)
def test_undo_takes_back_my_move_and_what_virtual_people_did_after_it(game, buttons, others):
    evening = Evening(5).start_match(*buttons, game=game)
    me = find_own_seat(evening)
    play_for_everybody(
        evening,
        buttons,
        lambda: (
            len(list_movers(evening)) > 5
            and count_moves_since_own(evening) == others
            and evening.ui.screen.name == "play"
        ),
    )
    expected = list_movers(evening)[: -others - 1]
    before = evening.ui.match.snapshots[-others - 1][0]
    undo_move(evening)
    assert list_movers(evening) == expected
    assert evening.game.save() == before and evening.game.turn == me
    assert evening.ui.match.undone == -1  # real dice have moved since: nothing to redo
    evening.play_until(lambda: is_settled(evening, me), 60)  # virtual people put back their own dice
    lacking = [evening.people.count_missing(seat) for seat in range(evening.game.seats)]
    assert lacking == [0] * len(lacking)
    assert not evening.tray.faults
