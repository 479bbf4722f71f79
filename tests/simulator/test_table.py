"""The server's `Table`, which connects a tray with its tabs: messages of the page, permissions, each tab's state."""

import base64
import json

import pytest
from browser import Browser, make_players, play_step, play_until

from tray24.match.journal import MAX_SAVED, list_saved_matches
from tray24.pins import BLUE, GREEN, YELLOW
from tray24.rules.faces import format_face, parse_face
from tray24.ui.match.prompts import is_verb
from tray24.ui.match.results import ScoresScreen
from tray24.ui.toolkit.lights import LEGAL
from tray24.ui.toolkit.menu import Question

PLAYERS = make_players(0, sharp=(2,))


@pytest.fixture
def page(table):
    return Browser(table)


def start_match(page, seated=PLAYERS, **options):
    page.send("new", players=seated, options={"target": 100, **options})
    page.wait(5000)
    assert page.match
    return page


def list_plays(page):
    """Return the legal placements of the seat to play, as (face, slot)."""
    return [move.split()[1:] for move in page.match["moves"] if move.startswith("play ")]


def get_tray(page):
    return page.match["board"]["tray"]


def test_presses_that_arrive_at_once_are_all_seen(page):
    page.wait(3000)
    items = page.table.ui.screen.items
    old_cursor = page.table.ui.screen.cursor
    for button in (BLUE, BLUE, BLUE, YELLOW):
        for is_down in (True, False):
            page.table.handle_message(page.tab, json.dumps({"do": "button", "button": button, "down": is_down}))
    page.wait(400)
    assert page.table.ui.screen.cursor == (old_cursor + 2) % len(items)
    page.press_button(GREEN, 0)
    page.send("plug", **{"in": False})
    assert page.table.tray.closed == 0


def test_a_new_tab_is_sent_everything_once(page):
    assert set(page.state) == {
        "games", "bots", "version", "names", "faces", "unnamed", "clicks", "led", "lit", "display",
        "display_text", "display_name", "tone", "down", "tray", "match", "real", "room",
        "epoch", "question", "coach", "settings", "grace", "lesson", "selected", "rolloff", "key",
    }  # fmt: skip
    assert len(page.state["led"]) == 144
    assert len(base64.b64decode(page.state["display"])) == 1024
    assert page.state["tray"]["screen"] == "boot"
    assert page.match is None
    assert page.table.collect_news(page.tab) == {}


def test_a_match_is_started_through_the_trays_menus(page):
    start_match(page, scoring="caught", must_roll=True, table_talk=False, target=77)
    chosen_options = {"set": "classic24", "target": 77, "scoring": "caught", "must_roll": "1", "table_talk": "0"}
    assert page.match["options"].items() >= chosen_options.items()
    assert [(seat["button"], seat["bot"], seat["mine"]) for seat in page.match["seats"]] == [
        (0, "", True),
        (2, "sharp", False),
    ]
    assert page.log[0]["text"].startswith("Roll-off")
    assert page.errors == []


def test_a_die_where_it_may_not_lie_is_refused_in_words_without_the_number_of_the_rule(page):
    start_match(page)
    play_until(page, lambda: page.match["turn"] == 0 and list_plays(page))
    old_tray = get_tray(page)
    face = list_plays(page)[0][0]
    far_slot = next(
        slot for slot in range(24) if [face, str(slot)] not in list_plays(page) and str(slot) not in old_tray
    )
    page.send("enter", line=f"play {face} {far_slot}")
    refusal = page.match["refused"]
    assert (refusal["line"], refusal["rule"]) == (f"play {face} {far_slot}", "B6") and refusal["words"]
    for text in (page.state["display_text"], page.log[-1]["text"]):
        assert "B6" not in text
    assert (page.log[-1]["strong"], page.log[-1]["rule"]) == ("Refused:", "B6")
    page.wait(60_000)
    assert page.match["refused"]  # its reason can be read for as long as nobody goes on
    assert get_tray(page) == old_tray
    page.send("enter", line=" ".join(["play", *list_plays(page)[0]]))
    assert page.match["refused"] is None


def test_a_line_that_is_no_move_is_reported_with_its_mistake(page):
    start_match(page)
    play_until(page, lambda: page.match["turn"] == 0 and list_plays(page))
    assert page.send("enter", line="play r77 3")[0].startswith("\"play r77 3\": 'r77' is no face")
    assert page.send("enter", line="jump 3") == ["\"jump 3\": 'jump' is no verb"]


def test_undo_takes_back_and_the_log_says_so(page):
    start_match(page, make_players(0, 3))
    play_until(page, lambda: list_plays(page))
    old_tray = get_tray(page)
    play_step(page)
    assert get_tray(page) != old_tray
    page.send("undo", 200)
    if page.state["tray"]["screen"] == "undo":
        page.press_button(GREEN, 200)
    page.wait(100)
    assert get_tray(page) == old_tray
    assert page.log[-1]["text"].lower().startswith(("taken back: ", "one step is taken back"))


def test_what_is_to_be_confirmed_is_named_as_on_the_display(page, table):
    start_match(page)
    play_until(page, lambda: page.state["tray"]["screen"] == "play")
    assert page.state["tray"]["asks"] == []
    ui, now_ms = table.ui, table.tray.clock.ticks_ms()
    ui.ask_question("end_match", "end_sure", None, now_ms)
    page.wait(100)
    assert page.state["tray"]["asks"] == ["End match?", "Its record is kept, but it cannot go on."]
    ui.pop_screen()
    ui.push_screen(Question(ui, ui.say("leaves"), "Ida leaves?", None), now_ms)  # a text that already is a question
    page.wait(100)
    assert page.state["tray"]["asks"] == ["Ida leaves?", ""]


def test_the_plug_keeps_the_dice_on_the_table_and_continue_goes_on(page):
    start_match(page)
    play_until(page, lambda: len(get_tray(page)) > 1)
    page.wait(200)
    dice = get_tray(page)
    page.send("plug", **{"in": False})
    assert not page.state["lit"]
    assert page.state["display_text"] == ""
    assert page.state["tray"]["plugged"] is False
    assert get_tray(page) == dice
    assert page.send("enter", line="roll") == ["the tray has no power: put the plug in"]
    page.send("plug", **{"in": True})
    page.wait(4000)
    assert [card["item"] for card in page.state["tray"]["unfinished"]["cards"]] == ["now"]
    assert page.match is None
    page.press_button(GREEN, 400)
    assert page.match["hand"] == 1
    assert set(dice) <= set(get_tray(page))
    assert page.log[0]["text"].startswith("Roll-off")
    assert page.errors == ["the tray has no power: put the plug in"]


def test_speed_and_names_are_the_trays_settings(page):
    start_match(page)
    page.send("speed", x=4)
    page.send("rename", button=2, name="Mira")
    assert page.state["tray"]["speed"] == 4
    assert page.get_seat(1)["name"] == "Mira"
    settings = page.table.tray.files.read("settings.txt")
    assert b"bot_speed=4" in settings and b"name3=Mira" in settings


def make_player(button, name, bot=""):
    return {"button": button, "bot": bot, "name": name}


def test_a_new_match_names_its_people_and_leaves_the_names_of_the_match_before(page):
    players = [make_player(0, ""), make_player(2, "Zoe")]
    page.send("new", 3000, game="basic", players=players, options={})
    old_match = page.table.ui.match
    page.send("new", 3000, game="basic", players=[make_player(0, "Eva"), make_player(2, "Mira", "sharp")], options={})
    assert [seat["name"] for seat in page.match["seats"]] == ["Eva", "Mira"]
    assert [player.name for player in old_match.profile.seats] == ["", "Zoe"]
    settings = page.table.tray.files.read("settings.txt")
    assert b"name1=Eva" in settings and b"name3=Zoe" in settings  # a bot's name is that of its match alone


def test_a_bot_that_moves_to_another_seat_keeps_its_name(page):
    page.send("new", 3000, game="basic", players=[make_player(0, ""), make_player(4, "Otto", "sharp")], options={})
    page.send("new", 3000, game="basic", players=[make_player(0, "Otto", "sharp"), make_player(4, "")], options={})
    assert [seat["name"] for seat in page.match["seats"]] == ["Otto", "You"]


def test_a_card_of_real_dice_names_the_virtual_people_and_the_only_person(page):
    players = [make_player(0, ""), make_player(2, "Mira", "sharp")]
    page.send("new", 3000, game="basic", players=players, options={}, real=True)
    [card] = page.state["tray"]["unfinished"]["cards"]
    assert card["words"][-1] == "You 0, Mira 0"


def test_for_children_what_fits_is_marked_whatever_the_hints_are(page):
    page.send("hints", level="off")
    page.send("children", on=True)
    assert page.state["tray"]["children"] and page.state["tray"]["hints"] == "plays"
    page.send("children", on=False)
    assert not page.state["tray"]["children"] and page.state["tray"]["hints"] == "off"
    assert page.send("children", on="yes") == ['"on" is "yes": give true or false']


def test_mute_is_for_one_tab(page, table):
    other_tab = Browser(table)
    page.send("mute", on=True)
    page.table.tray.firmware.ui.sounds.append((880, 1000))
    page.wait(20)
    other_tab.receive_news()
    assert page.state["tray"]["muted"] and not other_tab.state["tray"]["muted"]
    assert page.state["tone"] == 0 != other_tab.state["tone"]


def test_a_button_held_in_two_tabs_is_up_when_both_have_let_go(page, table):
    other_tab = Browser(table)
    page.send("button", 60, button=9, down=True)
    other_tab.send("button", 60, button=9, down=True)
    page.send("button", 60, button=9, down=False)
    assert page.state["down"] == [9]
    table.remove_tab(other_tab.tab)
    page.wait(80)
    assert page.state["down"] == []


def test_an_onlooker_presses_nothing(page):
    start_match(page)
    page.send("sit", **{"as": "onlooker"})
    assert not any(seat["mine"] for seat in page.match["seats"])
    for action, fields in {
        "button": {"button": 8, "down": True},
        "undo": {},
        "plug": {"in": False},
        "speed": {"x": 2},
        "new": {"players": PLAYERS},
        "uno": {"seat": 0},
    }.items():
        assert page.send(action, **fields) == ["onlookers cannot play: sit down at a seat or at the whole table first"]
    assert page.send("mute", on=True) == []


def test_a_seat_presses_her_own_button_and_the_keys_on_her_turn(page, table):
    other_tab = Browser(table)
    start_match(page, make_players(0, 4))
    page.send("sit", **{"as": 0})
    other_tab.send("sit", **{"as": 4})
    page.receive_news()
    tabs = {0: page, 4: other_tab}
    turn = page.get_seat(page.match["turn"])["button"]
    idle_tab = tabs[4 - turn]
    assert [seat["mine"] for seat in page.match["seats"]] == [True, False]
    assert "only the seat whose turn it is may press the keys" in idle_tab.send("button", button=8, down=True)[0]
    assert "may press the keys" in idle_tab.send("enter", line="place 3")[0]
    assert "own seat button" in idle_tab.send("button", button=turn, down=True)[0]
    assert "own seat button" in idle_tab.send("catch", seat=turn)[0]
    assert "only at its own rack" in idle_tab.send("peek", seat=turn)[0]
    assert "only for itself" in idle_tab.send("advice", button=turn, answer="yes")[0]
    assert idle_tab.send("button", button=4 - turn, down=True) == []
    assert idle_tab.send("button", button=4 - turn, down=False) == []
    assert tabs[turn].send("enter", line="place 3") == []
    assert get_tray(page)


def test_whoever_has_read_the_scores_goes_on_though_a_bot_is_to_choose(page, table):
    start_match(page, make_players(0, 4, sharp=(5,)))
    page.send("sit", **{"as": 0})
    page.table.ui.push_screen(ScoresScreen(page.table.ui, "Scores"), page.table.tray.clock.ticks_ms())
    for turn in range(3):
        page.table.ui.match.game.turn = turn
        assert page.press_button(GREEN) == []
        assert page.state["tray"]["screen"] == "play"
        page.table.ui.push_screen(ScoresScreen(page.table.ui, "Scores"), page.table.tray.clock.ticks_ms())


def test_two_seats_play_from_two_tabs(page, table):
    other_tab = Browser(table)
    start_match(page, make_players(0, 4), target=10)
    page.send("sit", **{"as": 0})
    other_tab.send("sit", **{"as": 4})
    for _ in range(600):
        page.receive_news()
        other_tab.receive_news()
        if page.match["over"]:
            break
        turn = page.get_seat(page.match["turn"])["button"]
        play_step(page if turn == 0 else other_tab)
    page.wait(600)  # the log follows the journal, which is written a moment later
    assert page.match["winners"] == other_tab.match["winners"] != []
    assert page.log[-1]["text"].endswith("the match.")
    assert [entry["n"] for entry in page.log] == list(range(1, len(page.log) + 1))
    assert page.errors == other_tab.errors == [] == table.tray.faults


def test_uno_is_called_by_the_seats_own_button(page):
    start_match(page, make_players(0, 3), target=500)
    play_until(page, lambda: page.match["uno"] and page.match["turn"] in page.match["uno"])
    seat = page.get_seat(page.match["uno"][0])
    assert page.send("uno", seat=seat["button"]) == []
    assert any("UNO" in entry["text"] for entry in page.log)


def test_a_new_match_is_started_over_a_running_one(page):
    start_match(page)
    play_until(page, lambda: len(page.log) > 6)
    start_match(page, make_players(0, sharp=range(1, 6)))
    assert len(page.match["seats"]) == 6
    assert page.log[0]["n"] == 1
    [saved_name] = list_saved_matches(page.table.tray.files)
    assert [card["item"] for card in page.state["tray"]["unfinished"]["cards"]] == ["now", saved_name]
    play_until(page, lambda: not page.table.ui.match.is_untouched)
    page.send("resume", 3000, item=saved_name)
    assert len(page.match["seats"]) == len(PLAYERS)
    assert page.send("resume", item="kept9999.t24") != []


def test_where_too_many_are_kept_one_is_given_up_by_name_or_nothing_begins(page):
    for _ in range(MAX_SAVED + 1):
        start_match(page)
        play_until(page, lambda: len(page.log) > 6)
    assert page.state["tray"]["unfinished"]["full"] is True
    names = list_saved_matches(page.table.tray.files)
    page.send("new", game="basic", players=make_players(0, sharp=(1,)), options={})
    assert "unfinished matches" in page.errors[-1] and list_saved_matches(page.table.tray.files) == names
    page.send("new", game="basic", players=make_players(0, sharp=(1,)), options={}, give_up=names[-1])
    page.wait(3000)
    assert len(page.match["seats"]) == 2 and names[-1] not in list_saved_matches(page.table.tray.files)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("{", "the message is not JSON (character 2"),
        ("[" * 5000, "the message has 5000 characters: give at most 4096"),
        ("null", 'the message is null: give an object such as {"do": "undo"}'),
        ("[" * 4000, "the message has too many values inside each other"),
        ("{}", '"do" is missing: give "button" or'),
        ('{"do": "pley"}', '"do" is "pley": give "button" or'),
        ('{"do": ["enter"]}', '"do" is ["enter"]: give'),
        ('{"do": "button", "button": 10, "down": true}', '"button" is 10: give a whole number from 0 to 9'),
        ('{"do": "button", "button": true, "down": true}', '"button" is true: give a whole number from 0 to 9'),
        ('{"do": "button", "button": 1}', '"down" is missing: give true or false'),
        ('{"do": "button", "button": 1, "down": 1}', '"down" is 1: give true or false'),
        ('{"do": "enter"}', '"line" is missing: give a line of a record without its seat, such as "play r7 8"'),
        ('{"do": "enter", "line": 7}', '"line" is 7: give a line of a record'),
        (json.dumps({"do": "enter", "line": "x" * 41}), '"line" is "xxxx'),
        ('{"do": "enter", "line": "roll"}', "it is nobody's turn: start a match"),
        ('{"do": "speed", "x": 3}', '"x" is 3: give 1 or 2 or 4'),
        ('{"do": "sit", "as": 6}', '"as" is 6: give "table" or "onlooker" or 0'),
        (
            '{"do": "rename", "button": 0, "name": "' + "x" * 11 + '"}',
            '"name" is "xxxxxxxxxxx": give a name of at most 10',
        ),
        ('{"do": "rename", "button": 0, "name": "A\\ud800"}', r'"name" is "A\ud800": give a name of at most 10'),
        ('{"do": "rename", "button": 0, "name": "A\\u2028B"}', r'"name" is "A\u2028B": give a name of at most 10'),
        ('{"do": "new"}', '"players" is missing: give a list of 2 to 6 players'),
        ('{"do": "new", "game": "line"}', '"players" is missing: give a list of 2 to 2 players'),
        ('{"do": "new", "game": "chess"}', '"game" is "chess": give "basic" or "center"'),
        ('{"do": "new", "players": [1, 2]}', '"players[0]" is 1: give a player such as'),
        (
            '{"do": "new", "players": [{"button": 1, "bot": ""}, {"button": 1, "bot": ""}]}',
            '"players[1].button" is 1 again',
        ),
        (
            '{"do": "new", "players": [{"button": 1, "bot": ""}, {"button": 2, "bot": "best"}]}',
            '"players[1].bot" is "best": give "" or "fair" or "sharp" or "expert" or "gentle" or "random"',
        ),
        (
            json.dumps({"do": "new", "players": PLAYERS, "options": {"goal": 5}}),
            '"options.goal" is not an option: give set, target',
        ),
        (
            json.dumps({"do": "new", "players": PLAYERS, "options": {"target": 0}}),
            '"options.target": option target=0 is out',
        ),
        (json.dumps({"do": "new", "players": PLAYERS, "options": {"target": 1.5}}), '"options.target" is 1.5: give'),
    ],
)
def test_a_bad_message_gets_one_line_and_harms_nothing(page, text, error):
    [error_text] = page.send_text(text)
    assert error_text.startswith(error)
    assert "\n" not in error_text and len(error_text) < 600
    assert page.table.ui.match is None and not page.table.presses.busy and not page.table.tray.faults


def test_a_tab_that_never_listens_piles_up_no_errors(page):
    for _ in range(1000):
        page.table.handle_message(page.tab, "nonsense")
    assert len(page.tab.errors) < 50


def test_a_second_tab_sees_the_whole_match_and_when_it_is_slow_the_newest(page, table):
    start_match(page)
    play_until(page, lambda: len(get_tray(page)) > 1)
    slow_tab = Browser(table)
    page.receive_news()
    assert (slow_tab.match, slow_tab.log) == (page.match, page.log)
    for _ in range(500):
        table.advance(4)
    known = slow_tab.messages
    slow_tab.receive_news()
    page.receive_news()
    assert slow_tab.messages == known + 1
    assert slow_tab.state["led"] == page.state["led"]


def test_the_dice_of_a_hand_are_nobodys_while_it_is_read_who_starts(page):
    page.send("new", game="center", players=PLAYERS, wait_ms=0)
    for _ in range(4000):
        page.wait(20)
        if page.state["tray"]["screen"] == "rolloff" and page.match:
            break
    assert [seat["dice"] for seat in page.match["seats"]] == [[], []]
    assert page.match["board"]["center"] is None and page.match["bag"] == 24
    page.wait(5000)
    assert all(len(seat["dice"]) == 5 for seat in page.match["seats"])


def test_a_die_lifted_on_the_page_is_the_trays_selection_and_the_other_way_round(page):
    start_match(page)
    play_until(page, lambda: page.state["tray"]["screen"] == "play" and _count_choices(page) > 1)
    ui = page.table.ui
    assert page.state["selected"] == {"die": None, "marks": []}
    faces = [format_face(item) for item in ui.screen.items if not is_verb(item)]
    glowing_slots = _list_glowing(page)
    page.send("pick", die=faces[-1])
    assert page.state["selected"]["die"] == faces[-1]
    assert ui.screen.items[ui.screen.cursor] == parse_face(faces[-1])
    slots = set(ui.match.game.find_slots(parse_face(faces[-1])))
    assert _list_glowing(page) == slots <= glowing_slots
    page.press_button(YELLOW)
    assert page.state["selected"]["die"] == faces[-2]
    onlooker_tab = Browser(page.table, "onlooker")
    onlooker_tab.wait(100)
    assert onlooker_tab.state["selected"]["die"] is None and onlooker_tab.send("pick", die=None)
    assert page.state["selected"]["die"] == faces[-2]
    page.send("pick", die=None)
    assert page.state["selected"]["die"] is None and _list_glowing(page) == glowing_slots


def _count_choices(page):
    """Return how many dice of the hand on the page may be played."""
    screen = page.table.ui.screen
    return len({item for item in screen.items if not is_verb(item)}) if screen.prompt == "die" else 0


def _list_glowing(page):
    """Return the slots that shine in the warm color of legal slots."""
    lights = page.table.ui.lights
    return {slot for slot in range(24) if lights.modes[slot] == LEGAL}
