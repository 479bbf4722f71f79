"""The settings are kept in a file, and damage to this file never stops the tray."""

import pseudolocalization
import pytest
from hypothesis import given
from hypothesis import strategies as st
from ui_script import Script, restart

from simulator.texts import format_error
from simulator.tray.files import MemoryFiles
from tray24.languages import LANGUAGES
from tray24.match.profile import normalize_name
from tray24.rules.errors import RuleError
from tray24.ui.menus.settings import (
    BUILDERS,
    FILE,
    Settings,
    format_value,
    load_settings,
    parse_value,
    yield_settings,
)
from tray24.ui.toolkit.texts import Texts

DEFAULTS = {setting.name: setting.default for setting in yield_settings()}


def list_values(settings):
    return {name: settings[name] for name in DEFAULTS}


def test_what_is_saved_is_loaded():
    files = MemoryFiles()
    settings = Settings()
    for name, text in [("brightness", "35"), ("masked_slots", "17,3"), ("name2", "Zoë K."), ("color_blind", "on")]:
        settings.set(name, text)
    settings.save(files)
    loaded_settings = load_settings(files)
    assert list_values(loaded_settings) == list_values(settings)
    assert loaded_settings["masked_slots"] == (3, 17)
    assert loaded_settings.problems == []


def test_a_bad_line_is_reported_by_name_and_the_rest_is_kept():
    data = b"brightness=900\nvolume_keys=soft\nflavor=mint\ngibberish\nname1=\xff\xfe\n# said\n\ngrace_ms=500\n"
    settings = load_settings(MemoryFiles({FILE: data}))
    assert settings["brightness"] == DEFAULTS["brightness"]
    assert settings["volume_keys"] == "soft"
    assert settings["grace_ms"] == 500
    assert [Texts("en").describe_refusal(problem) for problem in settings.problems] == [
        "settings.txt line 1: brightness=900: give a number from 5 to 100",
        "settings.txt line 3: there is no setting flavor",
        "settings.txt line 4: 'gibberish' is no line name=value",
        "settings.txt line 5 is damaged",
    ]


def test_problems_are_shown_at_power_on_and_the_tray_works():
    script = Script(MemoryFiles({FILE: b"brightness=900\n"})).wait(3000)
    assert script.screen.name == "notice"
    assert script.is_shown("brightness=900: give a")
    script.press("green")
    assert script.screen.name == "home"


class SmallHeap(MemoryFiles):
    """Files in memory. Reading a large file as a whole fails, as on a machine with little free memory."""

    def read(self, name):
        if self.get_size(name) > 20_000:
            raise MemoryError
        return super().read(name)


def power_on(data):
    """Power on a tray whose file of settings has these bytes.

    Return the tray at its menu, and the number of notices that it showed before.
    """
    script = Script(SmallHeap({FILE: data})).wait(3000)
    notice_count = 0
    while script.screen.name == "notice":
        assert script.ui.format_text() and script.finish_drawing()
        assert len(script.screen.words) < 150
        script.press("green")
        notice_count += 1
    assert script.screen.name == "home"
    return script, notice_count


@pytest.mark.parametrize(
    ("data", "max_notices"),
    [
        (b"", 0),
        (b"\n# all as it was\n\n", 0),
        (b"format=2\nsound=loud\nbrightness=35\n", 2),
        (b'{"format": 2, "brightness": 35}\n', 1),
        (b"brightness=35\nlanguage=xx\ngrace_ms=-1\nmasked_slots=3,99\n", 3),
        (b"\xff\xfeb\0r\0i\0g\0h\0t\0\n\0", 2),
        (b"\xff" * 500_000, 2),
        (b"noise\n" * 100_000, 6),
        (b"x" * 50_000 + b"=1\n", 1),
        (b"name1=" + b"A" * 3_000 + b"\nbrightness=" + b"9" * 900 + b"\n", 2),
        ("brightness=²\nmasked_slots=²\nname1=\u202e\n".encode(), 3),
        (bytes(range(256)) * 3_000, 6),
    ],
)
def test_whatever_the_file_holds_the_tray_comes_up_and_says_what_is_lost(data, max_notices):
    script, notices = power_on(data)
    assert notices <= max_notices
    assert bool(notices) == bool(max_notices)
    for setting in yield_settings():
        value = script.ui.settings[setting.name]
        assert parse_value(setting, format_value(setting, value)) == value
    assert script.ui.save_settings(script.now_ms)
    assert power_on(script.files.read(FILE))[1] == 0


def test_a_file_that_is_too_long_is_read_as_far_as_its_last_whole_line():
    lines = b"brightness=35\n" + b"# so it is\n" * 400 + b"volume_keys=soft\n"
    settings = load_settings(SmallHeap({FILE: lines}))
    assert settings["brightness"] == 35 and settings["volume_keys"] == "full"
    assert [format_error(problem) for problem in settings.problems] == [
        "settings.txt has 4431 bytes: only its first lines were read"
    ]


def test_half_a_line_is_not_taken_for_a_whole_one():
    half_line = b"\nled_budget_ma=50"
    settings = load_settings(SmallHeap({FILE: b"#" * (4096 - len(half_line)) + half_line + b"0\n"}))
    assert settings["led_budget_ma"] == DEFAULTS["led_budget_ma"]


@given(st.data())
def test_a_file_with_one_byte_flipped_keeps_all_other_lines(data):
    settings = Settings()
    settings.set("led_budget_ma", "150")
    settings.set("name3", "Mira")
    content = bytearray(settings.format())
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] ^= data.draw(st.integers(1, 255))
    damaged_settings = Settings(bytes(content))
    changed_names = [name for name in DEFAULTS if damaged_settings[name] != settings[name]]
    # A flipped line end spoils two lines.
    assert len(changed_names) <= 2


def test_stepping_stays_in_range_and_words_go_round():
    settings = Settings()
    for _ in range(50):
        settings.step("brightness", 1)
    assert settings["brightness"] == 100
    settings.step("brightness", -1)
    assert settings["brightness"] == 95
    speeds = []
    for _ in range(4):
        settings.step("bot_speed", 1)
        speeds.append(settings["bot_speed"])
    assert speeds == ["2", "4", "1", "2"]


@pytest.mark.parametrize(
    ("given_name", "saved_name"),
    [
        ("  Ann ", "Ann"),
        ("Bartholomew III", "Bartholome"),
        ("a\nb\tc", "abc"),
        ("a\x85b\u2028c\u202ed\ud800", "abcd"),
        ("a\u200b\u2066b\xadc\U000e0041d", "abcd"),
        ("\u3164\ufeff\u2800 ", ""),
        ("\u0301\u0301", ""),  # marks join the letter before them
        ("\u0301Jose\u0301", "Jose\u0301"),
        ("", ""),
        ("x=y", "x=y"),
    ],
)
def test_names_are_one_line_of_ten_letters(given_name, saved_name):
    assert normalize_name(given_name) == saved_name
    settings = Settings()
    settings.set("name1", saved_name)
    assert Settings(settings.format())["name1"] == saved_name


def test_times_are_read_in_seconds_and_what_builders_need_is_apart():
    script = Script().finish_power_on().choose_item("settings")
    people = script.screen.items
    assert script.screen.get_label("grace_ms") == "Time for UNO" and script.screen.get_value("grace_ms") == "2 s"
    for text, shown_text in [("1000", "1 s"), ("500", "0.5 s"), ("9500", "9.5 s")]:
        script.ui.settings.set("grace_ms", text)
        assert script.screen.get_value("grace_ms") == shown_text
    assert not set(people) & set(BUILDERS)
    script.choose_item("builders")
    assert script.screen.name == "settings" and set(script.screen.items) <= set(BUILDERS)
    script.choose_item("led_budget_ma").press("yellow", "green")
    assert script.ui.settings["led_budget_ma"] == DEFAULTS["led_budget_ma"] - 50
    assert script.press("red").screen.items == people and script.press("red").screen.name == "home"


def test_what_builders_need_are_settings():
    assert set(BUILDERS) <= DEFAULTS.keys()


def test_a_full_store_is_reported_and_the_setting_holds_until_power_off():
    script = Script(MemoryFiles(capacity=10)).finish_power_on()
    script.choose_item("settings").choose_item("brightness").press("yellow", "green")
    assert script.screen.name == "notice"
    assert script.is_shown("Not saved:") or "Not saved" in script.ui.format_text()
    script.press("green")
    assert script.ui.settings["brightness"] == DEFAULTS["brightness"] - 5


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("volume_keys=loud", "volume_keys=loud: give off or soft or full"),
        ("name1=12345678901", "name1=12345678901: give at most 10 letters"),
        ("masked_slots=99", "masked_slots=99: give slots from 0 to 23, such as 3,17"),
    ],
)
def test_a_wrong_value_is_reported_in_the_language_of_the_tray(line, text):
    (problem,) = Settings(line.encode()).problems
    for say in (format_error, Texts("en").describe_refusal):
        assert say(problem) == f"settings.txt line 1: {text}"
    pseudolocalization.install_language()
    assert pseudolocalization.pseudolocalize("give") in Texts(pseudolocalization.NAME).describe_refusal(problem)


@pytest.mark.parametrize("text", ["", " 40", "+40", "4_0", "4\xb2", "\u0664\u0660", "\ud800", "040", "040000"])
def test_a_number_has_digits_alone_and_no_leading_zero(text):
    settings = Settings()
    with pytest.raises(RuleError, match="setting_number"):
        settings.set("brightness", text)


# The language.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_chosen_by_keys_seen_at_once_and_kept(language):
    script = Script().finish_power_on().choose_item("settings").choose_item("language")
    say = Texts(language)
    for _ in range(LANGUAGES.index(language)):
        script.press("blue")
    assert script.ui.settings["language"] == language
    assert script.is_shown(say("set-language")) and script.is_shown(say("keep"))
    script.press("green").finish_drawing()
    assert script.ui.format_text().startswith(say("settings") + ".")
    restarted = restart(script)
    assert say("testing") in restarted.ui.format_text()
    restarted.finish_power_on()
    assert say("new") in restarted.ui.format_text() and restarted.is_shown(say("records"))


def test_the_languages_come_by_their_own_names_and_red_takes_the_old_one_back():
    script = Script().finish_power_on().choose_item("settings").choose_item("language")
    names = []
    for _ in LANGUAGES:
        names.append(script.ui.format_text())
        script.press("blue")
    own_names = ("English", "Deutsch", "Español", "Français")
    assert [name in text for name, text in zip(own_names, names, strict=False)] == [True] * len(own_names)
    script.press("blue", "red").finish_drawing()
    assert script.ui.settings["language"] == "en"
    assert script.ui.format_text().startswith("Settings.")


def test_a_running_match_goes_on_in_the_language_that_is_chosen_meanwhile():
    script = Script().start_match("", "")
    script.press("red").choose_item("leave").finish_drawing()
    script.choose_item("settings").choose_item("language").press("blue", "green", "red").choose_item(
        "continue"
    ).finish_drawing()
    assert script.screen.name == "play"
    assert "Platz" in script.ui.format_text() and "Seat" not in script.ui.format_text()
