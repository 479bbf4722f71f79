"""The help for beginners on the page: sentences of the coach, their recipients, and a child's time for UNO."""

from browser import Browser, players, set_position

from simulator.tray.rig import Rig
from simulator.web.table.coaching import Coaching, grace

ARMS = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}


def hint_at(table, game, given):
    """Set the position of the match, and the settings by which all seats may be shown the best move."""
    table.ui.settings.set("hints", "best")
    for number in range(1, 7):
        table.ui.settings.set(f"advice{number}", "yes")
    set_position(table, game, given)


def taught(ui):
    return Coaching().look(ui)


def match(*players, coach="first"):
    rig = Rig(coach=coach)
    rig.boot()
    rig.start_match(*players)
    rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.kind != "wait")
    return rig


def test_the_table_and_the_seats_own_tab_get_what_the_display_says_and_end_it():
    rig = match("", "")
    rig.wait_until(lambda: taught(rig.ui) is not None)
    said = taught(rig.ui)
    assert said["words"] in rig.read_display() and said["seat"] == rig.game.turn
    button = rig.match.profile.seats[said["seat"]].button
    told = [Coaching().for_place(said, rig.match, place) for place in ("table", button, "onlooker", 1 - button)]
    assert told == [said, said, None, None]
    Coaching().dismiss(rig.ui)
    assert taught(rig.ui) is None and said["words"] not in rig.read_display()


def test_a_sentence_that_a_tab_says_is_not_on_the_display_as_well(table):
    table.ui.settings.set("coach", "first")
    shared, onlooker = Browser(table), Browser(table, "onlooker")
    shared.say("new", game="center", players=players(0, 2), options={})
    while not shared.state["coach"]:
        shared.wait(100)
    words = shared.state["coach"]["words"]
    assert words not in shared.state["display_text"]
    table.leave(shared.tab)
    onlooker.wait(500)
    assert onlooker.state["coach"] is None
    assert words in onlooker.state["display_text"]


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
    shared, own, other = Browser(table), Browser(table, 0), Browser(table, 2)
    shared.say("new", game="center", players=players(0, 2), options={})
    shared.wait(5000)
    given = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "W", "b2"], ["y3", "g4"]]}
    hint_at(table, "center", given)
    shared.wait(3000)
    for tab in (own, other):
        tab.look()
    advice = [tab.match["said"]["advice"] for tab in (shared, own, other)]
    assert advice[0].startswith("Best: red 1: keeps your wild. Next best: ") and advice[1:] == [advice[0], ""]
    own.say("enter", line="play r1", wait_ms=3000)
    assert own.match["said"]["advice"] == ""


def test_a_hint_about_a_hidden_rack_goes_to_its_viewer(table):
    alone, onlooker = Browser(table), Browser(table, "onlooker")
    alone.say("new", game="dominoes", players=players(0, sharp=(2,)), options={})
    alone.wait(5000)
    hint_at(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    alone.wait(3000)
    onlooker.look()
    assert alone.match["said"]["advice"].endswith(": nothing else fits. Next best: Draw a tile, −2.6")
    assert onlooker.match["said"]["advice"] == ""


def test_on_their_own_screens_the_players_of_hidden_racks_are_coached_and_get_hints(table):
    shared, mira, ada = Browser(table), Browser(table, 0), Browser(table, 2)
    shared.say("new", game="dominoes", players=players(0, 2), options={})
    hint_at(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2", "b5/b5"], ["y7/y7", "b2/b2"]]})
    shared.wait(4000)
    for tab in (mira, ada):
        tab.look()
    assert table.ui.screen.kind == "cover"
    assert mira.match["said"]["advice"].endswith(": nothing else fits. Next best: Draw a tile, −2.6")
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


def test_a_hint_is_told_in_one_language_with_its_decimal_point(table):
    own = Browser(table, 0)
    own.say("new", game="dominoes", players=players(0, sharp=(2,)), options={})
    own.wait(5000)
    own.say("set", name="language", value="de")
    hint_at(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    own.wait(3000)
    own.look()
    assert own.match["said"]["advice"].endswith(": sonst passt nichts. Zweitbester Zug: Stein ziehen, −2,6")
    assert own.match["costs"]["draw"] == "−2,6"


def test_a_hint_of_yacht_says_what_two_holds_are_for_and_which_dice_stay(table):
    own = Browser(table, 0)
    own.say("new", game="yacht", players=players(0, sharp=(2,)), options={})
    own.wait(5000)
    hint_at(table, "yacht", {"turn": 0, "phase": "score", "rolls_left": 1, "dice": ["b8", "gD2", "b2", "y8", "yD2"]})
    own.wait(8000)
    own.look()
    assert own.match["hold"] == [4]
    best, other = own.match["said"]["advice"].split(". Next best: ")
    assert best == "Best: hold yellow +2: Two alike 72%"
    assert other == "hold green +2, yellow +2: Yellow dice, about 28, −2.9"
