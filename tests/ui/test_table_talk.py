"""The players' agreement about talk at the table (rule B23) is shown when a tray game begins, and in its menu."""

import pytest
from real_script import RealScript
from ui_script import Script

from tray24.match.profile import Player, Profile


@pytest.mark.parametrize(("option_value", "text"), [("1", "Table talk: yes"), ("0", "Table talk: no")])
def test_it_is_shown_with_the_roll_off_and_in_the_menu(option_value, text):
    script = Script().finish_power_on()
    script.ui.start_match(
        Profile("basic", [Player(0), Player(2)], {"table_talk": option_value}, False, 7), script.now_ms
    )
    script.wait(200)
    assert script.screen.name == "rolloff" and text in script.ui.format_text()
    old_content = bytes(script.ui.canvas.buffer)
    script.wait(2200)
    assert script.screen.name == "rolloff" and bytes(script.ui.canvas.buffer) != old_content  # instead of who starts
    script.wait(3000).press("red")
    assert script.screen.name == "pause"
    script.choose_item("table_talk")
    assert script.screen.name == "play"


def test_with_real_dice_it_is_said_at_the_start():
    assert RealScript().start_real_match(2, table_talk="0").is_shown("Table talk: no")


def test_other_games_say_nothing_about_it():
    script = Script().start_match("", "", game="center")
    assert "Table talk" not in script.ui.format_text()
