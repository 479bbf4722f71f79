"""Settings: their file lasts, and whatever has happened to it never stops the tray."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ui_script import Script

from simulator.files import MemoryFiles
from tray24.ui.settings import parse_value, tidy_name
from tray24.ui.specification import FILE, SPECIFICATION, format_value
from tray24.ui.values import Settings, load

DEFAULTS = {spec[0]: spec[3] for spec in SPECIFICATION}


def values(settings):
    return {name: settings[name] for name in DEFAULTS}


def test_what_is_saved_is_loaded():
    files = MemoryFiles()
    settings = Settings()
    for name, text in [("brightness", "35"), ("masked_slots", "17,3"), ("name2", "Zoë K."), ("color_blind", "on")]:
        settings.set(name, text)
    settings.save(files)
    loaded = load(files)
    assert values(loaded) == values(settings)
    assert loaded["masked_slots"] == (3, 17)
    assert loaded.problems == []


def test_a_bad_line_is_reported_by_name_and_the_rest_is_kept():
    data = b"brightness=900\nvolume_keys=soft\nflavor=mint\ngibberish\nname1=\xff\xfe\n# said\n\ngrace_ms=500\n"
    settings = load(MemoryFiles({FILE: data}))
    assert settings["brightness"] == DEFAULTS["brightness"]
    assert settings["volume_keys"] == "soft"
    assert settings["grace_ms"] == 500
    assert settings.problems == [
        "settings.txt line 1: brightness=900: give a number from 5 to 100",
        "settings.txt line 3: there is no setting flavor",
        "settings.txt line 4: 'gibberish' is no line name=value",
        "settings.txt line 5 is damaged",
    ]


def test_problems_are_shown_at_power_on_and_the_tray_works():
    script = Script(MemoryFiles({FILE: b"brightness=900\n"})).wait(3000)
    assert script.screen.name == "notice"
    assert script.shows("brightness=900: give a")
    script.press("green")
    assert script.screen.name == "home"


@given(st.binary(max_size=300))
def test_any_file_gives_settings_in_their_ranges(data):
    settings = Settings(data)
    for spec in SPECIFICATION:
        assert parse_value(spec, format_value(spec, settings[spec[0]])) == settings[spec[0]]


@given(st.data())
def test_a_file_with_one_byte_flipped_keeps_all_other_lines(data):
    settings = Settings()
    settings.set("led_budget_ma", "150")
    settings.set("name3", "Mira")
    content = bytearray(settings.format())
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] ^= data.draw(st.integers(1, 255))
    damaged = Settings(bytes(content))
    wrong = [name for name in DEFAULTS if damaged[name] != settings[name]]
    # A flipped line end spoils two lines.
    assert len(wrong) <= 2


def test_stepping_stays_in_range_and_words_go_round():
    settings = Settings()
    for _ in range(50):
        settings.step("brightness", 1)
    assert settings["brightness"] == 100
    settings.step("brightness", -1)
    assert settings["brightness"] == 95
    seen = []
    for _ in range(4):
        settings.step("bot_speed", 1)
        seen.append(settings["bot_speed"])
    assert seen == ["2", "4", "1", "2"]


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Ann ", "Ann"),
        ("Bartholomew III", "Bartholome"),
        ("a\nb\tc", "abc"),
        ("a\x85b\u2028c\u202ed\ud800", "abcd"),
        ("", ""),
        ("x=y", "x=y"),
    ],
)
def test_names_are_one_line_of_ten_letters(given_name, kept):
    assert tidy_name(given_name) == kept
    settings = Settings()
    settings.set("name1", kept)
    assert Settings(settings.format())["name1"] == kept


def test_a_full_store_is_told_and_the_setting_holds_until_power_off():
    script = Script(MemoryFiles(capacity=10)).powered()
    script.take("settings").take("brightness").press("yellow", "green")
    assert script.screen.name == "notice"
    assert script.shows("Not kept:") or "Not kept" in script.ui.text()
    script.press("green")
    assert script.ui.settings["brightness"] == DEFAULTS["brightness"] - 5
