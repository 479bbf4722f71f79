"""Help for beginners on the page: the coach's sentences, who gets them, and a child's longer time for UNO."""

from browser import Browser, make_players, set_position

from simulator.tray.rig import Rig
from simulator.web.table.coaching import Coaching, build_grace_view

ARMS = {"turn": 0, "phase": "move", "arms": [{"end": "r7"}], "doublets": ["y8/y8"]}


def set_hint_position(table, game, given):
    """Set the position of the match, and change the settings so that every seat sees the best move."""
    table.ui.settings.set("hints", "best")
    for number in range(1, 7):
        table.ui.settings.set(f"advice{number}", "yes")
    set_position(table, game, given)


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
    said = get_coaching(rig.ui)
    assert said["words"] in rig.read_display() and said["seat"] == rig.game.turn
    button = rig.match.profile.seats[said["seat"]].button
    tips = [Coaching().filter_tip(said, rig.match, place) for place in ("table", button, "onlooker", 1 - button)]
    assert tips == [said, said, None, None]
    Coaching().dismiss_tip(rig.ui)
    assert get_coaching(rig.ui) is None and said["words"] not in rig.read_display()


def test_a_sentence_that_a_tab_says_is_not_on_the_display_as_well(table):
    table.ui.settings.set("coach", "first")
    shared, onlooker = Browser(table), Browser(table, "onlooker")
    shared.send("new", game="center", players=make_players(0, 2), options={})
    while not shared.state["coach"]:
        shared.wait(100)
    words = shared.state["coach"]["words"]
    assert words not in shared.state["display_text"]
    table.remove_tab(shared.tab)
    onlooker.wait(500)
    assert onlooker.state["coach"] is None
    assert words in onlooker.state["display_text"]


def test_without_the_coach_nothing_is_said():
    rig = start_match("", "", coach="off")
    rig.wait_ms(5000)
    assert rig.ui.play_screen.coach is None
    assert get_coaching(rig.ui) is None


def test_a_childs_time_for_uno_is_told_in_eighths():
    rig = start_match("", "", coach="off")
    assert build_grace_view(rig.ui) is None
    rig.game.catchable = 1
    rig.ui.play_screen.uno_window.eighths_left = 5
    assert build_grace_view(rig.ui) == {"button": 1, "left": 5, "ms": 500}


def test_a_hint_goes_to_the_tabs_that_play_the_hand(table):
    shared, own, other = Browser(table), Browser(table, 0), Browser(table, 2)
    shared.send("new", game="center", players=make_players(0, 2), options={})
    shared.wait(5000)
    given = {"turn": 0, "phase": "move", "center": "r5", "hands": [["r1", "W", "b2"], ["y3", "g4"]]}
    set_hint_position(table, "center", given)
    shared.wait(3000)
    for tab in (own, other):
        tab.receive_news()
    advice = [tab.match["said"]["advice"] for tab in (shared, own, other)]
    assert advice[0].startswith("Best: red 1: keeps your wild. Next best: ") and advice[1:] == [advice[0], ""]
    own.send("enter", line="play r1", wait_ms=3000)
    assert own.match["said"]["advice"] == ""


def test_a_hint_about_a_hidden_rack_goes_to_its_viewer(table):
    alone, onlooker = Browser(table), Browser(table, "onlooker")
    alone.send("new", game="dominoes", players=make_players(0, sharp=(2,)), options={})
    alone.wait(5000)
    set_hint_position(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    alone.wait(3000)
    onlooker.receive_news()
    assert alone.match["said"]["advice"].endswith(": nothing else fits. Next best: Draw a tile, −2.6")
    assert onlooker.match["said"]["advice"] == ""


def test_on_their_own_screens_the_players_of_hidden_racks_are_coached_and_get_hints(table):
    shared, mira, ada = Browser(table), Browser(table, 0), Browser(table, 2)
    shared.send("new", game="dominoes", players=make_players(0, 2), options={})
    set_hint_position(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2", "b5/b5"], ["y7/y7", "b2/b2"]]})
    shared.wait(4000)
    for tab in (mira, ada):
        tab.receive_news()
    assert table.ui.screen.prompt == "cover"
    assert mira.match["said"]["advice"].endswith(": nothing else fits. Next best: Draw a tile, −2.6")
    assert mira.state["coach"]["place"] == "die r1/gR" and "red" in mira.state["coach"]["words"]
    for other in (shared, ada):
        assert other.match["said"]["advice"] == "" and other.state["coach"] is None
        assert "red 1" not in other.state["display_text"]
    mira.send("read")
    mira.receive_news()
    assert mira.state["coach"] is None
    mira.send("enter", line="play r1/gR r1 0", wait_ms=4000)
    ada.receive_news()
    assert mira.match["said"]["advice"] == ""
    assert ada.state["coach"] is None or ada.state["coach"]["seat"] == 1


def test_a_hint_is_told_in_one_language_with_its_decimal_point(table):
    own = Browser(table, 0)
    own.send("new", game="dominoes", players=make_players(0, sharp=(2,)), options={})
    own.wait(5000)
    own.send("set", name="language", value="de")
    set_hint_position(table, "dominoes", ARMS | {"racks": [["r1/gR", "g5/b2"], ["y7/y7", "b2/b2"]]})
    own.wait(3000)
    own.receive_news()
    assert own.match["said"]["advice"].endswith(": sonst passt nichts. Zweitbester Zug: Stein ziehen, −2,6")
    assert own.match["costs"]["draw"] == "−2,6"


def test_a_hint_of_yacht_says_what_two_holds_are_for_and_which_dice_stay(table):
    own = Browser(table, 0)
    own.send("new", game="yacht", players=make_players(0, sharp=(2,)), options={})
    own.wait(5000)
    set_hint_position(
        table, "yacht", {"turn": 0, "phase": "score", "rolls_left": 1, "dice": ["b8", "gD2", "b2", "y8", "yD2"]}
    )
    own.wait(8000)
    own.receive_news()
    assert own.match["hold"] == [4]
    best, other = own.match["said"]["advice"].split(". Next best: ")
    assert best == "Best: hold yellow +2: Two alike 72%"
    assert other == "hold green +2, yellow +2: Yellow dice, about 28, −2.9"
