"""A lesson on the emulated Pico: importing its modules and unpacking its texts needs no more stack than there is."""

import pytest

from tray24 import games


@pytest.mark.parametrize("game", ["basic", "dominoes"])
def test_a_lesson_asks_and_answers_as_on_the_desktop(menu_rig, game):
    rig = menu_rig
    rig.press("blue")
    rig.press("green")
    for _ in range(games.list_games().index(game)):
        rig.press("blue")
    rig.press("green")
    rig.wait_until_equal()
    assert "Step 1 of" in rig.read_display()
    rig.press("green")
    rig.wait_until_equal()
    assert "Step 2 of" in rig.read_display()
    rig.press("yellow")  # the last slot or tile does not fit
    rig.press("green")
    rig.wait_until_equal()
    assert "Not quite" in rig.read_display()
    for _ in range(2):
        rig.press("red")
        rig.wait_until_equal()
    assert rig.ui.screen.name == "home"
    assert rig.pico.text == "" and rig.pico.resets == 0
