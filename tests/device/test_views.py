"""The views of open dice and tiles on the emulated Pico.

A held key opens them: their modules are imported when much of the stack is in use.
"""

import re

import images
import prepared_matches
import pytest
from power_cuts import is_players_turn


def test_a_challenged_rack_is_shown_to_the_challenger(new_rig):
    rig = new_rig(
        images.make_flash(
            {"data/match.t24": prepared_matches.make_challenge_journal(), "data/settings.txt": b"bot_speed=4\n"}
        )
    )
    rig.boot()
    rig.resume()
    rig.wait_until(lambda: is_players_turn(rig))
    rig.wait_until_equal()
    while not rig.read_display().rstrip(".").endswith("Challenge the +4"):
        rig.press("blue")
        rig.wait_until_equal()
    rig.press("green")
    rig.wait_until(lambda: rig.ui.screen.prompt == "shown")
    rig.wait_until_equal()
    assert re.search("Only .* sees this rack", rig.read_display())
    rig.press("blue")
    rig.wait_until_equal()
    rig.press("green")
    rig.wait_until_equal()
    assert rig.ui.screen.name == "play"
    assert rig.pico.text == "" and rig.pico.resets == 0


@pytest.mark.parametrize(
    ("game", "shown_text"), [("yacht", "Faces of the dice"), pytest.param("center", "Ida: ", marks=pytest.mark.long)]
)
def test_held_blue_shows_what_lies_open_and_green_returns(new_rig, game, shown_text):
    prepared_round = prepared_matches.find_won_round(game)
    rig = new_rig(images.make_flash({"data/match.t24": prepared_round.journal, "data/settings.txt": b"bot_speed=4\n"}))
    rig.boot()
    rig.resume()
    rig.wait_until(lambda: is_players_turn(rig))
    rig.wait_until_equal()
    rig.hold("blue")
    rig.wait_until_equal()
    assert rig.ui.screen.name == "look" and shown_text in rig.read_display()
    rig.press("blue")
    rig.wait_until_equal()
    rig.press("green")
    rig.wait_until_equal()
    assert rig.ui.screen.name == "play"
    rig.press("red")
    rig.press("blue")
    rig.press("green")
    rig.wait_until_equal()
    assert rig.ui.screen.name == "look"
    assert rig.pico.text == "" and rig.pico.resets == 0
