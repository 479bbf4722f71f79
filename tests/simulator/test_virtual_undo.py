"""Undo while virtual people play with real dice: it goes back to the last move of a person who is not virtual."""

import pytest
from real_dice_rig import RealDiceRig

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


def find_own_seat(real_dice):
    return real_dice.ui.match.profile.seats.index(
        next(player for player in real_dice.ui.match.profile.seats if player.button == ME)
    )


def list_movers(real_dice):
    """Return the seats of all moves that have not been undone, in order."""
    return [mark >> SEAT_SHIFT for mark in real_dice.ui.match.marks]


def play_for_everybody(real_dice, buttons, is_reached):
    """Let virtual people play for everybody at `buttons`, also for the real person, until the condition is true."""
    real_dice.virtual_players.buttons = set(buttons)
    real_dice.play_until(is_reached)
    real_dice.virtual_players.buttons = set(buttons) - {ME}
    real_dice.virtual_players.mark_seats()


def undo_move(real_dice):
    real_dice.run_intent(real_dice.presses.hold_button(RED))
    if real_dice.ui.screen.name == "question":
        real_dice.run_intent(real_dice.presses.press_button(GREEN))


def is_settled(real_dice, own_seat):
    """Return whether the tray asks the person at seat `own_seat` for a choice.

    If the tray asks her to complete her hand with dice, do that first.
    """
    if real_dice.kind == prompts.ORDER and real_dice.people.count_missing(own_seat):
        real_dice.run_intent(real_dice.people.fill_hand(own_seat))
    return real_dice.kind in (prompts.TURN, prompts.NAMING) and real_dice.people.policy.get_asked_seat() == own_seat


def count_moves_since_own(real_dice):
    """Return how many moves others have made since the real person's last move; 0 if that person has made none."""
    found = list_movers(real_dice)
    own_seat = find_own_seat(real_dice)
    return found[::-1].index(own_seat) if own_seat in found else 0


@pytest.mark.parametrize(("game", "buttons", "other_moves"), GAMES)
def test_undo_takes_back_my_move_and_what_virtual_people_did_after_it(game, buttons, other_moves):
    real_dice = RealDiceRig(5).start_match(*buttons, game=game)
    own_seat = find_own_seat(real_dice)
    play_for_everybody(
        real_dice,
        buttons,
        lambda: (
            len(list_movers(real_dice)) > 5
            and count_moves_since_own(real_dice) == other_moves
            and real_dice.ui.screen.name == "play"
        ),
    )
    expected = list_movers(real_dice)[: -other_moves - 1]
    old_position = real_dice.ui.match.snapshots[-other_moves - 1][0]
    undo_move(real_dice)
    assert list_movers(real_dice) == expected
    assert real_dice.game.save() == old_position and real_dice.game.turn == own_seat
    assert real_dice.ui.match.undone == -1  # real dice have moved since: nothing to redo
    real_dice.play_until(lambda: is_settled(real_dice, own_seat), 60)  # virtual people put back their own dice
    missing_counts = [real_dice.people.count_missing(seat) for seat in range(real_dice.game.seats)]
    assert missing_counts == [0] * len(missing_counts)
    assert not real_dice.tray.faults
