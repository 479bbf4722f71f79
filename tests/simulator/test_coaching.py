"""Help for beginners as the page gets it: what the coach says and to whom, and a child's time for UNO."""

from browser import Browser

from simulator.tray.rig import Rig
from simulator.web.table.coaching import Coaching, grace
from tray24 import games
from tray24.ui.match.play import Play


def agree(ui):
    """Let all six seats agree that players are told the best move."""
    for number in range(1, 7):
        ui.settings.set(f"advice{number}", "yes")


def taught(ui):
    return Coaching().look(ui)


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
    Coaching().dismiss(rig.ui)
    assert taught(rig.ui) is None
    assert said["words"] not in rig.read_display()


def test_only_the_table_and_the_seats_own_tab_are_told():
    rig = match("", "")
    rig.wait_until(lambda: taught(rig.ui) is not None)
    said = taught(rig.ui)
    button = rig.match.profile.seats[said["seat"]].button
    assert Coaching().for_place(said, rig.match, "table") == Coaching().for_place(said, rig.match, button) == said
    assert Coaching().for_place(said, rig.match, "onlooker") is None
    assert Coaching().for_place(said, rig.match, 1 - button) is None


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


def test_a_hint_goes_to_the_tabs_that_play_the_hand(table):
    shared, own, other = (Browser(table) for _ in range(3))
    shared.say("new", game="center", players=[{"button": button, "bot": ""} for button in (0, 2)], options={})
    shared.wait(5000)
    own.say("sit", **{"as": 0})
    other.say("sit", **{"as": 2})
    ui = table.ui
    ui.settings.set("hints", "best")
    agree(ui)
    given = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "W", "b2"], ["y3", "g4"]]}
    ui.match.game = games.load("center", 2, {}, given)
    ui.play_screen = Play(ui)
    ui.play(table.tray.clock.ticks_ms())
    shared.wait(3000)
    for tab in (own, other):
        tab.look()
    advice = [tab.match["said"]["advice"] for tab in (shared, own, other)]
    assert advice[0].startswith("Best: red 1: keeps your wild, +") and advice[1:] == [advice[0], ""]
    own.say("enter", line="play r1", wait_ms=3000)
    assert own.match["said"]["advice"] == ""


def test_a_hint_about_a_hidden_rack_goes_to_its_viewer(table):
    alone, onlooker = Browser(table), Browser(table)
    alone.say("new", game="dominoes", players=[{"button": 0, "bot": ""}, {"button": 2, "bot": "sharp"}], options={})
    onlooker.say("sit", **{"as": "onlooker"})
    alone.wait(5000)
    ui = table.ui
    ui.settings.set("hints", "best")
    agree(ui)
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    ui.match.game = games.load("dominoes", 2, {}, {**given, "racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    ui.play_screen = Play(ui)
    ui.play(table.tray.clock.ticks_ms())
    alone.wait(3000)
    onlooker.look()
    assert alone.match["said"]["advice"].endswith(": nothing else fits, +2.6")
    assert onlooker.match["said"]["advice"] == ""


def test_on_their_own_screens_the_players_of_hidden_racks_are_coached_and_get_hints(table):
    shared, mira, ada = (Browser(table) for _ in range(3))
    shared.say("new", game="dominoes", players=[{"button": button, "bot": ""} for button in (0, 2)], options={})
    mira.say("sit", **{"as": 0})
    ada.say("sit", **{"as": 2})
    ui = table.ui
    ui.settings.set("hints", "best")
    agree(ui)
    given = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}
    ui.match.game = games.load("dominoes", 2, {}, {**given, "racks": [["r1/gR", "g5/b2", "b5/b5"], ["y7/y7", "b2/b2"]]})
    ui.play_screen = Play(ui)
    ui.play(table.tray.clock.ticks_ms())
    shared.wait(4000)
    for tab in (mira, ada):
        tab.look()
    assert ui.screen.kind == "cover"
    assert mira.match["said"]["advice"].endswith(": nothing else fits, +2.6")
    assert mira.state["coach"]["place"] == "die r1/gR" and "red" in mira.state["coach"]["words"]
    for other in (shared, ada):
        assert other.match["said"]["advice"] == "" and other.state["coach"] is None
        assert "red 1" not in other.state["display_text"]
    mira.say("read")
    mira.look()
    assert mira.state["coach"] is None
    mira.say("enter", line="play r1/gR r1 0", wait_ms=4000)
    ada.look()
    assert mira.match["said"]["advice"] == ""
    assert ada.state["coach"] is None or ada.state["coach"]["seat"] == 1
