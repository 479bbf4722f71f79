"""Help for beginners as the page gets it: what the coach says and to whom, and a child's time for UNO."""

from simulator.tray.rig import Rig
from simulator.web.table.coaching import dismiss, for_place, grace, taught


def match(*players, coach="first"):
    rig = Rig(coach=coach)
    rig.boot()
    rig.start_match(*players)
    rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.kind != "wait")
    return rig


def test_the_page_gets_what_the_display_says_and_ends_it():
    rig = match("", "")
    rig.wait_until(lambda: taught(rig.ui) is not None)
    said = taught(rig.ui)
    assert said["words"] in rig.read_display()
    assert said["seat"] == rig.game.turn
    dismiss(rig.ui)
    assert taught(rig.ui) is None
    assert said["words"] not in rig.read_display()


def test_only_the_table_and_the_seats_own_tab_are_told():
    rig = match("", "")
    rig.wait_until(lambda: taught(rig.ui) is not None)
    said = taught(rig.ui)
    button = rig.match.profile.seats[said["seat"]].button
    assert for_place(said, rig.match, "table") == for_place(said, rig.match, button) == said
    assert for_place(said, rig.match, "onlooker") is None
    assert for_place(said, rig.match, 1 - button) is None


def test_without_the_coach_nothing_is_said():
    rig = match("", "", coach="off")
    rig.wait_ms(5000)
    assert rig.ui.play_screen.coach is None
    assert taught(rig.ui) is None


def test_a_childs_time_for_uno_is_told_in_eighths():
    rig = match("", "", coach="off")
    assert grace(rig.ui) is None
    rig.game.catchable = 1
    rig.ui.play_screen.catching.left = 5
    assert grace(rig.ui) == {"button": 1, "left": 5, "ms": 500}
