"""Help for beginners on the page: the coach's sentences, who gets them, and a child's longer time for UNO."""

from browser import Browser, make_players, set_position

from simulator.tray.rig import Rig
from simulator.web.table.coaching import Coaching, build_grace_view

ARMS = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}


def set_hint_position(table, game, position):
    """Set the position of the match, and change the settings so that every seat sees the best move."""
    table.ui.settings.set("hints", "best")
    for number in range(1, 7):
        table.ui.settings.set(f"advice{number}", "yes")
    set_position(table, game, position)


def get_coaching(ui):
    return Coaching().update_tip(ui)


def start_match(*players, coach="first"):
    rig = Rig(coach=coach)
    rig.boot()
    rig.start_match(*players)
    rig.wait_until(lambda: rig.ui.screen.name == "play" and rig.ui.screen.prompt != "wait")
    return rig


def test_the_table_and_the_seats_own_tab_get_what_the_display_says_and_end_it():
    rig = start_match("", "")
    rig.wait_until(lambda: get_coaching(rig.ui) is not None)
    coaching = get_coaching(rig.ui)
    assert coaching["words"] in rig.read_display() and coaching["seat"] == rig.game.turn
    button = rig.match.profile.seats[coaching["seat"]].button
    tips = [Coaching().filter_tip(coaching, rig.match, seat) for seat in ("table", button, "onlooker", 1 - button)]
    assert tips == [coaching, coaching, None, None]
    Coaching().dismiss_tip(rig.ui)
    assert get_coaching(rig.ui) is None and coaching["words"] not in rig.read_display()


def test_a_sentence_that_a_tab_says_is_not_on_the_display_as_well(table):
    table.ui.settings.set("coach", "first")
    shared_tab, onlooker_tab = Browser(table), Browser(table, "onlooker")
    shared_tab.send("new", game="center", players=make_players(0, 2), options={})
    while not shared_tab.state["coach"]:
        shared_tab.wait(100)
    sentence = shared_tab.state["coach"]["words"]
    assert sentence not in shared_tab.state["display_text"]
    table.remove_tab(shared_tab.tab)
    onlooker_tab.wait(500)
    assert onlooker_tab.state["coach"] is None
    assert sentence in onlooker_tab.state["display_text"]


def test_without_the_coach_nothing_is_said():
    rig = start_match("", "", coach="off")
    rig.wait_ms(5000)
    assert rig.ui.play_screen.coach is None
    assert get_coaching(rig.ui) is None


def test_a_childs_time_for_uno_is_sent_in_eighths():
    rig = start_match("", "", coach="off")
    assert build_grace_view(rig.ui) is None
    rig.game.catchable = 1
    rig.ui.play_screen.uno_window.eighths_left = 5
    assert build_grace_view(rig.ui) == {"button": 1, "left": 5, "ms": 500}


def test_a_hint_goes_to_the_tabs_that_play_the_hand(table):
    shared_tab, own_tab, other_tab = Browser(table), Browser(table, 0), Browser(table, 2)
    shared_tab.send("new", game="center", players=make_players(0, 2), options={})
    shared_tab.wait(5000)
    position = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "W", "b2"], ["y3", "g4"]]}
    set_hint_position(table, "center", position)
    shared_tab.wait(3000)
    for tab in (own_tab, other_tab):
        tab.receive_news()
    advice = [tab.match["said"]["advice"] for tab in (shared_tab, own_tab, other_tab)]
    assert advice[0].startswith("Best: red 1: keeps your wild. Next best: ") and advice[1:] == [advice[0], ""]
    own_tab.send("enter", line="play r1", wait_ms=3000)
    assert own_tab.match["said"]["advice"] == ""


def test_a_hint_about_a_hidden_rack_goes_to_its_viewer(table):
    shared_tab, onlooker_tab = Browser(table), Browser(table, "onlooker")
    shared_tab.send("new", game="dominoes", players=make_players(0, sharp=(2,)), options={})
    shared_tab.wait(5000)
    set_hint_position(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    shared_tab.wait(3000)
    onlooker_tab.receive_news()
    assert shared_tab.match["said"]["advice"].endswith(": nothing else fits. Next best: Draw a tile, −2.6")
    assert onlooker_tab.match["said"]["advice"] == ""


def test_on_their_own_screens_the_players_of_hidden_racks_are_coached_and_get_hints(table):
    shared_tab, mira_tab, ada_tab = Browser(table), Browser(table, 0), Browser(table, 2)
    shared_tab.send("new", game="dominoes", players=make_players(0, 2), options={})
    set_hint_position(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2", "b5/b5"], ["y7/y7", "b2/b2"]]})
    shared_tab.wait(4000)
    for tab in (mira_tab, ada_tab):
        tab.receive_news()
    assert table.ui.screen.prompt == "cover"
    assert mira_tab.match["said"]["advice"].endswith(": nothing else fits. Next best: Draw a tile, −2.6")
    assert mira_tab.state["coach"]["place"] == "die r1/gR" and "red" in mira_tab.state["coach"]["words"]
    for other_tab in (shared_tab, ada_tab):
        assert other_tab.match["said"]["advice"] == "" and other_tab.state["coach"] is None
        assert "red 1" not in other_tab.state["display_text"]
    mira_tab.send("read")
    mira_tab.receive_news()
    assert mira_tab.state["coach"] is None
    mira_tab.send("enter", line="play r1/gR r1 0", wait_ms=4000)
    ada_tab.receive_news()
    assert mira_tab.match["said"]["advice"] == ""
    assert ada_tab.state["coach"] is None or ada_tab.state["coach"]["seat"] == 1


def test_a_hint_is_given_in_one_language_with_its_decimal_point(table):
    own_tab = Browser(table, 0)
    own_tab.send("new", game="dominoes", players=make_players(0, sharp=(2,)), options={})
    own_tab.wait(5000)
    own_tab.send("set", name="language", value="de")
    set_hint_position(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    own_tab.wait(3000)
    own_tab.receive_news()
    assert own_tab.match["said"]["advice"].endswith(": sonst passt nichts. Zweitbester Zug: Stein ziehen, −2,6")
    assert own_tab.match["costs"]["draw"] == "−2,6"


def test_a_hint_of_yacht_says_what_two_holds_are_for_and_which_dice_stay(table):
    own_tab = Browser(table, 0)
    own_tab.send("new", game="yacht", players=make_players(0, sharp=(2,)), options={})
    own_tab.wait(5000)
    set_hint_position(
        table, "yacht", {"turn": 0, "phase": "score", "rolls_left": 1, "dice": ["b8", "gD2", "b2", "y8", "yD2"]}
    )
    own_tab.wait(8000)
    own_tab.receive_news()
    assert own_tab.match["hold"] == [4]
    best_text, next_text = own_tab.match["said"]["advice"].split(". Next best: ")
    assert best_text == "Best: hold yellow +2: Two alike 72%"
    assert next_text == "hold green +2, yellow +2: Yellow dice, about 28, −2.9"
