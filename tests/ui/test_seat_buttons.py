"""A seat's button calls UNO or makes a catch; in every game and phase the display answers in plain words."""

import pytest

from simulator.tray.rig import Rig
from tray24 import games
from tray24.match.bots import bots

JARGON = ("'", "phase", "*", "awaited", "_")


@pytest.mark.parametrize("game", games.list_games())
@pytest.mark.parametrize("is_bot", [False, True])
def test_a_seat_button_is_answered_in_plain_words(game, is_bot):
    rig = Rig()
    rig.boot()
    rig.start_match("", bots.list_bots(game)[0] if is_bot else "", game=game)
    answers = []
    for _ in range(6):
        if rig.match is None or rig.game.over:
            break
        rig.press("seat 1")
        answer = rig.read_display()
        assert not [word for word in JARGON if word in answer], answer
        answers.append(answer)
        rig.wait_ms(6000)
        if rig.game.turn == 0:
            rig.enter(rig.game.list_legal_moves()[0])
    assert any("No UNO in this game" in answer for answer in answers) != games.get_game_class(game).has_uno
