"""Settings that are changed on the page are changed on the tray, which keeps them or refuses wrong values."""

import pytest
from browser import Browser

from simulator.texts import use_language
from simulator.web.table.menu_views import SHOWN, build_setting_view, list_values
from tray24.ui.menus.settings import FILE


def list_chosen_values(page):
    return {setting["name"]: setting["value"] for setting in page.state["settings"]}


@pytest.mark.parametrize("name", SHOWN)
def test_each_value_that_is_offered_is_taken_and_kept(table, name):
    page, other_tab = Browser(table), Browser(table)
    value = ""
    for value in list_values(name)[:3]:
        assert page.send("set", name=name, value=value) == []
        other_tab.receive_news()
        assert list_chosen_values(page)[name] == list_chosen_values(other_tab)[name] == value
    page.wait(500)
    assert f"{name}={value}\n".encode() in table.tray.files.content[FILE]


def test_all_settings_have_words(table):
    for setting in Browser(table).state["settings"]:
        assert setting["label"] and len(setting["choices"]) > 1
        assert setting["value"] in [value for value, _ in setting["choices"]]
        assert all(text for _, text in setting["choices"])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", {"500": "0.5 seconds", "1000": "1 second", "1500": "1.5 seconds", "2000": "2 seconds"}),
        ("fr", {"500": "0,5 seconde", "1000": "1 seconde", "1500": "1,5 seconde", "2500": "2,5 secondes"}),
    ],
)
def test_times_are_shown_in_seconds_as_the_language_writes_numbers(language, text):
    with use_language(language):
        choices = dict(build_setting_view("grace_ms", "2000")["choices"])
    assert {value: choices[value] for value in text} == text


def test_what_only_builders_need_is_apart():
    builder_settings = {name for name in SHOWN if build_setting_view(name, list_values(name)[0])["builders"]}
    assert builder_settings == {"steady_ms", "presence_only"}


def test_a_value_that_does_not_exist_is_refused_in_words(table):
    page = Browser(table)
    old_values = list_chosen_values(page)
    [error] = page.send("set", name="brightness", value="999")
    assert "100" in error
    assert page.send("set", name="tray_kind", value="light") != []
    assert list_chosen_values(page) == old_values
