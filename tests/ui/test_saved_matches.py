"""Unfinished matches on the display: the item "Continue" names them, and the tray asks before it deletes a match."""

from ui_script import Script

from tray24.match.journal import JOURNAL, MAX_SAVED, RECORD, list_numbered, list_saved_matches


def leave_match(script, *seats):
    """Start a match at these seats from the home menu, play its first die, and leave it."""
    script.choose_item("new").press(*seats).choose_item("start")
    while script.screen.name != "play":
        script.press("green")
    script.press("green")
    assert script.ui.match.marks
    return script.press("red").choose_item("leave")


def open_home():
    return Script().press("green")


def test_a_new_match_keeps_the_one_that_was_left():
    script = leave_match(leave_match(open_home(), 1, 3), 2, 4)
    assert script.screen.items[0] == "continue" and script.screen.get_value("continue") == "2"
    script.choose_item("continue")
    assert script.screen.items == ("now", list_saved_matches(script.files)[0])
    assert script.is_shown("Tray game, hand 1")
    script.choose_item(script.screen.items[1])
    assert script.screen.name in ("play", "rolloff")
    assert [player.button for player in script.ui.match.profile.seats] == [0, 2]
    assert len(list_saved_matches(script.files)) == 1  # the other one has changed places with it


def test_a_match_in_which_only_bots_have_played_is_not_kept():
    def start_match(script):
        return script.choose_item("new").hold_button(1).press(3).choose_item("start")

    script = start_match(open_home())
    while script.ui.match.game.turn != 1 or not script.ui.match.marks:
        script.press("green") if script.screen.name != "play" else script.wait(500)
    start_match(script.press("red").choose_item("leave"))
    assert script.screen.name in ("play", "rolloff")
    assert list_saved_matches(script.files) == [] and not list_numbered(script.files, RECORD)


def test_one_match_continues_at_once():
    script = leave_match(open_home(), 1, 3)
    assert script.screen.get_value("continue") == "Tray game"
    assert script.choose_item("continue").screen.name == "play"


def test_with_too_many_the_players_choose_which_to_give_up_or_go_back():
    script = open_home()
    for _ in range(MAX_SAVED + 1):
        leave_match(script, 1, 3)
    assert len(list_saved_matches(script.files)) == MAX_SAVED
    journal = script.files.content[JOURNAL]
    script.choose_item("new").press(1, 3).choose_item("start")
    assert script.screen.name == "give_up"
    assert "Give up one" in script.ui.format_text()
    script.press("red")
    assert script.screen.name == "setup"
    assert script.files.content[JOURNAL] == journal and not list_numbered(script.files, RECORD)
    oldest = list_saved_matches(script.files)[-1]
    script.choose_item("start").choose_item(oldest)
    assert script.screen.name in ("play", "rolloff")
    assert len(list_saved_matches(script.files)) == MAX_SAVED and oldest not in list_saved_matches(script.files)
    assert len(list_numbered(script.files, RECORD)) == 1


def test_after_power_on_kept_matches_are_offered_without_a_running_one():
    script = leave_match(open_home(), 1, 3)
    script.files.rename(JOURNAL, "kept0001.t24")
    restarted = Script(script.files).press("green")
    assert restarted.screen.items[0] == "continue"
    assert restarted.choose_item("continue").screen.name == "unfinished"
    restarted.press("green")
    assert restarted.screen.name in ("play", "rolloff")


def test_a_damaged_file_is_reported_and_harms_nothing():
    script = open_home()
    script.files.content["kept0001.t24"] = b"nothing"
    script = Script(script.files).press("green").choose_item("continue")
    assert "damaged" in script.ui.format_text()
    script.press("green")
    assert script.screen.name in ("notice", "home")
