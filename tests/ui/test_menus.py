"""The menus after power-on: effects of keys, the text on the display, and what is saved."""

import pytest
from ui_script import Script, format_picture, restart

from simulator.tray.files import MemoryFiles
from tray24 import games
from tray24.match.dicesets import SETS
from tray24.ui.menus.settings import load_settings

# What is selected.

PLACED = {"turn": 0, "phase": "challenge", "center": "WD4=b", "former": "r5", "legality": "legal"}
CHALLENGE = PLACED | {"hands": [["g4"], ["b6"]]}


def open_home():
    return Script().finish_power_on()


def open_settings():
    return open_home().choose_item("settings").press("blue")


def open_question():
    return Script().start_match("", "").press("red").choose_item("end_match")


def start_challenge():
    return Script().start_match("", "", game="center", position=CHALLENGE)


@pytest.mark.parametrize(
    ("open_menu", "selected", "other_texts"),
    [
        (open_home, "New match", ["Lessons"]),
        (open_settings, "Key sounds", ["Brightness"]),
        (open_question, "Yes", ["No"]),
        (start_challenge, "Accept", ["Challenge"]),
    ],
)
def test_what_is_selected_is_dark_on_light_and_nothing_else_below_the_headline(open_menu, selected, other_texts):
    script = open_menu()
    assert script.is_highlighted(selected)
    assert not any(script.is_highlighted(text) for text in other_texts)


# The menu of a match.


def list_entries(script):
    """Open the menu of the match, and return its entries, a list for each of its pages."""
    views = [script.press("red").screen.items]
    while "more_entries" in views[-1]:
        script.choose_item("more_entries")
        views.append(script.screen.items)
    return views


OF_A_STARTER = [(name, "starter") for name in games.list_games() if not games.get_game_class(name).needs_slots]


@pytest.mark.parametrize(("game", "tray_kind"), [(name, "full") for name in games.list_games()] + OF_A_STARTER)
def test_the_menu_of_a_match_shows_six_entries_at_most_and_first_what_is_needed(game, tray_kind):
    script = Script()
    script.ui.settings.set("tray_kind", tray_kind)
    views = list_entries(script.start_match("", "", game=game))
    assert max(len(view) for view in views) <= 6
    assert {"go_on", "undo"} < set(views[0])
    items = [item for view in views for item in view if item != "more_entries"]
    assert len(set(items)) == len(items)
    expected_items = {"go_on", "help", "undo", "scores", "hints", "agree", "bot_speed", "leaves", "leave", "end_match"}
    assert expected_items <= set(items)
    script.press("red")
    assert script.screen.name == "play"


# Power-on and home.


def test_power_on_shows_the_mark_and_lights_every_led_then_the_menu():
    script = Script()
    assert script.is_shown("1.2.3")
    seen_frames = set()
    for _ in range(120):
        script.wait(20)
        frame = script.ui.render_frame(script.now_ms)
        seen_frames |= {slot for slot in range(24) if any(frame[3 * slot : 3 * slot + 3])}
    assert seen_frames == set(range(24))
    script.finish_power_on()
    assert script.screen.name == "home" and "self_test" in script.screen.items
    assert script.is_shown("New match")


def test_a_stuck_button_is_named():
    script = Script(facts={"version": "1", "stuck": 1 << 3 | 1 << 7})
    assert script.is_shown("Stuck: 4 Y")


def test_sensors_bring_calibration_before_the_self_test():
    script = Script(facts={"sensors": 24}).finish_power_on()
    assert script.screen.items[-2:] == ("calibrate", "self_test")


def test_blue_and_yellow_walk_the_list_round_and_round():
    script = Script().finish_power_on()
    count = len(script.screen.items)
    for key, cursor in (("blue", 1), ("yellow", 0), ("yellow", count - 1), ("blue", 0)):
        assert script.press(key).screen.cursor == cursor
    assert script.press(*["blue"] * count).screen.cursor == 0


def test_the_self_test_ticks_buttons_off_and_says_there_are_no_sensors():
    script = Script().finish_power_on().choose_item("self_test")
    assert script.is_shown("Sensors: none fitted")
    assert script.is_shown("Display: OK")
    old_picture = format_picture(script.ui.canvas.buffer)
    script.press(3, "blue", "green")
    assert script.screen.name == "test"
    assert format_picture(script.finish_drawing().ui.canvas.buffer) != old_picture
    assert "3 G B" in script.ui.format_text()
    script.press("red")
    assert script.screen.name == "home"


def test_a_missing_display_is_reported_in_the_text_of_the_screen():
    script = Script(facts={"display": False}).finish_power_on().choose_item("self_test")
    assert "Display: missing" in script.ui.format_text()


def test_a_long_notice_is_read_to_its_end():
    script = Script().finish_power_on()
    script.ui.show_notice("Note", " ".join("word%d" % number for number in range(30)), script.now_ms)
    assert script.is_shown("word0")
    assert not script.is_shown("word29")
    script.press(*["blue"] * 12)
    assert script.is_shown("word29")
    script.press(*["yellow"] * 12)
    assert script.is_shown("word0")
    script.press("green")
    assert script.screen.name == "home"


# A new match.


def open_setup():
    return Script().finish_power_on().choose_item("new")


def test_nobody_seated_cannot_start():
    script = open_setup()
    assert script.is_shown("Press your seat button.")
    script.press("green")
    assert script.screen.name == "notice"
    assert "Tray game is for 2 to 6 players." in script.ui.format_text()


def test_seats_join_leave_and_take_bots():
    script = open_setup().press(1, 2, 4).hold_button(6).hold_button(2)
    assert script.screen.seats == ["", "fair", None, "", None, "fair"]
    script.press(2)
    script.hold_button(6)
    assert script.screen.seats[5] == "sharp"
    script.hold_button(6).hold_button(6).press(4)
    assert script.screen.seats == ["", None, None, None, None, "fair"]
    assert script.screen.count_players() == 2
    script.press(6)
    assert script.screen.seats[5] is None


def test_a_bot_that_the_next_game_does_not_have_becomes_its_first():
    script = (
        open_setup()
        .choose_item("game")
        .choose_item("game")
        .choose_item("game")
        .press(1)
        .hold_button(2)
        .hold_button(2)
        .hold_button(2)
    )
    assert script.screen.game.name == "yacht" and script.screen.seats[1] == "expert"
    script.choose_item("game")
    assert script.screen.game.name == "dominoes" and script.screen.seats[1] == "fair"


def test_options_begin_with_the_published_rule_and_reach_the_match():
    script = open_setup().press(1, 3)
    values = {item: script.screen.get_value(item) for item in script.screen.items}
    published_values = {
        "set": "tray game",
        "target": "500",
        "scoring": "winner",
        "must_roll": "no",
        "table_talk": "yes",
    }
    assert values.items() >= {**published_values, "young": "none"}.items()
    script.choose_item("scoring").choose_item("must_roll").choose_item("table_talk")
    script.choose_item("target").press("blue", "green", "yellow", "green", "green", "blue", "green")
    assert script.screen.get_value("target") == "1401"
    script.choose_item("start")
    chosen_options = {"target": 1401, "scoring": "caught", "must_roll": "1", "young": "", "table_talk": "0"}
    assert script.game.options.items() >= chosen_options.items()
    assert [player.button for player in script.ui.match.profile.seats] == [0, 2]


def test_red_leaves_a_number_as_it_was():
    script = open_setup().press(1, 3).choose_item("target").press("blue", "red")
    assert script.screen.get_value("target") == "500"


def test_a_target_of_0_is_not_taken():
    script = open_setup().press(1, 3).choose_item("target").press("green", *["yellow"] * 5, "green", "green", "green")
    assert script.screen.name == "number"
    assert script.screen.get_number() == 0


def test_a_match_that_cannot_be_kept_leaves_menus_that_work():
    script = Script().start_match("", "")
    script.ui.show_home(script.now_ms)
    script.wait(60).choose_item("new")
    script.files.broken = True
    script.press(1, 2).choose_item("start")
    assert script.screen.name == "notice" and "Not saved" in script.ui.format_text()
    script.press("green")
    assert script.ui.render_frame(script.now_ms)
    script.files.broken = False
    script.ui.show_home(script.now_ms)
    script.wait(60).choose_item("new").press(1, 2).choose_item("start")
    assert script.ui.match and not script.ui.match.message


def test_without_sensors_real_dice_are_entered_by_keys():
    script = open_setup().press(1, 3).choose_item("dice")
    assert script.screen.name == "notice"
    assert script.is_shown("This tray has no sensors:")
    script.press("green")
    assert script.screen.get_value("dice") == "real"
    script.choose_item("start")
    assert script.ui.match.profile.real
    assert script.screen.prompt == "first"


def test_bots_leave_when_real_dice_are_chosen_and_none_can_join():
    script = open_setup().press(1).hold_button(2).choose_item("dice").press("green").hold_button(3)
    assert script.screen.seats == ["", None, "", None, None, None]


def test_the_die_sets_that_a_game_allows_are_offered_and_reach_match_and_record():
    script = open_setup().press(1, 3)
    assert script.screen.get_value("set") == "tray game"
    script.choose_item("set")
    assert script.screen.get_value("set") == "center die" and script.is_shown("center die")
    script.choose_item("start")
    assert script.ui.match.sides == SETS["center24"]
    assert "set center24" in script.ui.match.profile.format_head()
    assert restart(script).finish_power_on().ui.match.sides == SETS["center24"]


def test_the_own_die_set_is_taken_again_with_another_game_and_not_written_to_the_record():
    script = open_setup().press(1, 3).choose_item("set")
    for name in games.list_games()[1:]:
        script.choose_item("game")
        tray_kind = games.get_game_class(name)
        assert script.screen.game is tray_kind
        assert ("set" in script.screen.items) == (len(tray_kind.sets) > 1)
    script.choose_item("game")
    assert script.screen.get_value("set") == "tray game"
    script.choose_item("start")
    assert not [line for line in script.ui.match.profile.format_head() if line.startswith("set ")]


# Settings.


def test_a_setting_is_changed_seen_at_once_and_kept():
    script = Script().finish_power_on().choose_item("settings").choose_item("brightness")
    assert script.is_shown("Brightness")
    old_light = sum(script.ui.render_frame(script.now_ms))
    script.press("yellow", "yellow", "yellow", "yellow")
    assert sum(script.ui.render_frame(script.now_ms)) < old_light
    script.press("green")
    assert load_settings(script.files)["brightness"] == 60
    assert restart(script).ui.settings["brightness"] == 60


def test_red_takes_the_old_value_back():
    script = Script().finish_power_on().choose_item("settings").choose_item("brightness").press("yellow", "red")
    assert script.screen.name == "settings"
    assert script.ui.settings["brightness"] == 80
    assert script.files.read("settings.txt") is None


@pytest.mark.parametrize("item_lists", [["settings"], ["settings", "builders"]])
def test_every_setting_can_be_reached_and_stepped(item_lists):
    script = Script().finish_power_on()
    for menu_item in item_lists:
        script.choose_item(menu_item)
    for item in [item for item in script.screen.items if item not in ("names", "builders")]:
        old_value = script.ui.settings[item]
        script.choose_item(item).press("blue")
        if script.ui.settings[item] == old_value:
            script.press("yellow")
        assert script.ui.settings[item] != old_value, item
        script.press("green")
        if script.screen.name == "notice":
            script.press("green")
    assert "masked_slots" not in script.screen.items


def test_a_name_is_written_with_the_wheel():
    script = Script().finish_power_on().choose_item("settings").choose_item("names").choose_item(0).press("red")
    assert script.screen.name == "names"  # red has left the empty name
    script.press(2, "green")
    script.press("green")  # A
    script.press(*["blue"] * 13, "green")  # n
    script.press("green", "red")  # a, deleted again
    script.press(*["blue"] * 13, "green")
    assert script.is_shown("Ann")
    script.press("yellow", "yellow")
    assert script.screen.cursor == len(script.screen.items) - 1
    script.press("blue", "green")
    assert script.screen.name == "names"
    assert restart(script).ui.get_button_name(1) == "Ann"


def test_a_full_name_offers_only_its_end():
    script = Script().finish_power_on().choose_item("settings").choose_item("names").choose_item(0)
    script.press(*["green"] * 10)
    assert len(script.screen.items) == 1
    script.press("green")
    assert script.ui.settings["name1"] == "Aaaaaaaaaa"


# Records.


def test_no_records_yet():
    script = Script().finish_power_on().choose_item("records")
    assert script.is_shown("No finished match yet")
    script.press("green", "red")
    assert script.screen.name == "home"


def test_a_finished_match_is_listed_with_its_players():
    script = Script().start_match("", "random", target=30).play_to_end().press("green")
    assert script.screen.name == "home" or script.screen.name == "scores"
    script.press("green") if script.screen.name == "scores" else None
    script.choose_item("records")
    assert script.screen.items == ("rec0001.t24",)
    assert script.is_shown("1  Tray game: Seat 1,")
    script.press("green")
    assert script.is_shown("Tray game: Seat 1, Mira.")
    assert "Record 1." in script.ui.format_text()
    assert "points." in script.ui.format_text() and " won with " in script.ui.format_text()


RECORD = b"".join(
    line + b" # 00000000\n"
    for line in b"tray24 1|game basic|seats 2|seed 1|# dice electronic|# seat 0 0 - Ann|# seat 1 1 - Ben|---".split(
        b"|"
    )
)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe nonsense\n",
        b"x" * 200_000,
        RECORD + b"# won 5 10,20 # 12345678\n",
        RECORD + b"# won 1 10 # 12345678\n",
        RECORD + b"# seat 5 0 - Cleo # 12345678\n",
        RECORD.replace(b"tray24 1", b"tray24 2"),
    ],
)
def test_a_damaged_record_is_reported(data):
    script = Script(MemoryFiles({"rec0001.t24": data})).finish_power_on().choose_item("records").press("green")
    assert script.screen.name == "notice"
    assert "damaged" in script.ui.format_text()


def test_a_record_that_cannot_be_read_now_is_reported_with_the_reason(monkeypatch):
    script = Script(MemoryFiles({"rec0001.t24": RECORD})).finish_power_on().choose_item("records")

    def fail(*_):
        raise OSError(5, "the disk is sick")

    monkeypatch.setattr(script.files, "read_part", fail)
    script.press("green")
    assert script.ui.format_text().count("rec0001.t24 cannot be read: [Errno 5] the disk is sick") == 1
    monkeypatch.undo()
    script.press("red", "red").choose_item("records").press("green")
    assert "cannot be read" not in script.ui.format_text()
