"""The language of each browser: how it is chosen, and tabs at one tray that read different languages."""

import json

import pytest
from browser import Browser, make_players
from starlette.requests import HTTPConnection

from simulator import texts
from simulator.tray.files import MemoryFiles
from simulator.web.middleware import COOKIE, choose_browser_language, match_language, parse_accept_language
from simulator.web.records import Records
from simulator.web.replay.watched_records import RunningMatchRecord
from simulator.web.table.table import Table
from tray24.languages import LANGUAGES
from tray24.ui.toolkit.texts import Texts

TRANSLATED = ("en", "de", "es", "fr")  # a translation that was just begun is shown in English


@pytest.fixture
def process_language():
    yield texts.set_language
    texts.set_language(None)


# The language that a browser requests.


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("FR-ca", "fr"),
        ("pt-BR, es;q=0.7, en;q=0.3", "es"),
        ("en;q=0.5, fr;q=0.9, de;q=0.7", "fr"),
        ("de;q=0, es;q=0.1", "es"),
        ("nl, en-GB;q=0.8, de;q=0.6", "en"),
        ("de ; q=0.4 , fr ; q=0.6", "fr"),
        ("de;q=x, es", "es"),
        ("nl, *;q=0.5", None),
        ("", None),
        (";;,=,q", None),
    ],
)
def test_the_most_wanted_language_that_the_tray_speaks_is_taken(header, language):
    assert match_language(parse_accept_language(header)) == language


def make_connection(accept="", cookie=""):
    headers = [(b"accept-language", accept.encode()), (b"cookie", cookie.encode())]
    return HTTPConnection({"type": "http", "headers": headers})


def test_the_choice_on_the_page_goes_before_that_of_the_command_and_both_before_the_browsers(process_language):
    assert choose_browser_language(make_connection("nl")) == "en"
    assert choose_browser_language(make_connection("fr, de")) == "fr"
    process_language("es")
    assert choose_browser_language(make_connection("fr")) == "es"
    assert choose_browser_language(make_connection("fr", f"a=b; {COOKIE}=de")) == "de"
    assert choose_browser_language(make_connection("fr", f"{COOKIE}=../etc")) == "es"


# The table.


def open_browser(table, language):
    with texts.use_language(language):
        return Browser(table)


def call_in_language(language, call):
    with texts.use_language(language):
        return call()


def list_texts(browser):
    return [entry["text"] for entry in browser.log]


@pytest.fixture
def table():
    return Table(MemoryFiles(), lambda: 5)


def start_match(table, language="en"):
    """Return a browser in a match of the tray game (`basic`) between a person, who begins, and bots."""
    browser = open_browser(table, language)
    browser.send("new", game="basic", players=make_players(0, fair=(2,), sharp=(4,)))
    browser.send("speed", x=4)
    return browser


def wait_for_turn(browser):
    for _ in range(400):
        match = browser.match
        if match["turn"] == 0 and match["moves"] and browser.state["tray"]["screen"] == "play":
            return
        if browser.state["tray"]["screen"] in ("rolloff", "scores"):
            browser.send("answer", screen=browser.state["tray"]["screen"], button=8)
        browser.wait(100)
    raise AssertionError(browser.state["display_text"])


def test_tabs_at_one_tray_read_the_log_each_in_its_language(table):
    english_tab, german_tab = start_match(table), open_browser(table, "de")
    wait_for_turn(english_tab)
    for browser in (english_tab, german_tab):
        browser.wait(1500)
    assert len(english_tab.log) > 1 and len(english_tab.log) == len(german_tab.log)
    for entry, translated_entry in zip(english_tab.log, german_tab.log, strict=True):
        assert entry["text"] != translated_entry["text"]
        assert {**entry, "text": "", "hand_said": "", "banner": ""} == {
            **translated_entry,
            "text": "",
            "hand_said": "",
            "banner": "",
        }
    assert "You" in english_tab.get_seat(0)["name"] and "Du" in german_tab.get_seat(0)["name"]


def refuse_something(browser):
    """Try to place a die where the rules refuse it. Return the new sentences of the log."""
    wait_for_turn(browser)
    if "roll" in browser.match["moves"]:
        browser.send("enter", line="roll")
        wait_for_turn(browser)
    known = len(browser.log)
    legal = browser.match["moves"]
    face = browser.get_seat(0)["dice"][0]["face"]
    refused_line = next(line for slot in range(24) if (line := f"play {face} {slot}") not in legal)
    browser.send("enter", line=refused_line)
    return list_texts(browser)[known:]


def test_a_tab_of_another_language_gets_the_older_lines_too_and_refusals_where_they_were_shown(table):
    english_tab = start_match(table)
    messages = refuse_something(english_tab)
    assert len(messages) == 1
    english_tab.send("enter", line=english_tab.match["moves"][0])
    english_tab.wait(3000)
    french_tab = open_browser(table, "fr")
    assert len(french_tab.log) == len(english_tab.log)
    strong_indexes = [index for index, entry in enumerate(english_tab.log) if "strong" in entry]
    assert strong_indexes == [index for index, entry in enumerate(french_tab.log) if "strong" in entry]
    assert len(strong_indexes) == 1
    assert not set(list_texts(english_tab)) & set(list_texts(french_tab))
    fresh_tab = open_browser(table, "fr")
    assert list_texts(fresh_tab) == list_texts(french_tab)


def test_a_log_in_a_language_that_had_no_readers_is_sent_from_the_beginning_to_a_new_one(table):
    english_tab = start_match(table)
    refuse_something(english_tab)
    german_tab = open_browser(table, "de")
    known = list_texts(german_tab)
    table.remove_tab(german_tab.tab)
    english_tab.send("enter", line=english_tab.match["moves"][0])
    english_tab.wait(2500)
    new_tab = open_browser(table, "de")
    assert list_texts(new_tab)[: len(known)] == known
    assert len(new_tab.log) == len(english_tab.log)


def test_a_refusal_is_shown_and_explained_to_each_tab_in_its_language(table):
    english_tab, german_tab = start_match(table), open_browser(table, "de")
    refuse_something(english_tab)
    german_tab.wait(20)
    assert english_tab.match["refused"]["line"] == german_tab.match["refused"]["line"]
    assert english_tab.match["refused"]["words"] != german_tab.match["refused"]["words"]


def test_what_fingers_cannot_do_is_explained_in_the_language_of_the_tab_that_wanted_it(table):
    errors_by_language = {}
    for language in TRANSLATED:
        browser = open_browser(table, language)
        errors_by_language[language] = browser.send("undo")  # it fails later, in the tray's own time
        assert browser.send_text("{") and browser.send("uno", button=9)
        table.remove_tab(browser.tab)
    assert all(len(errors) == 1 for errors in errors_by_language.values())
    assert len({errors[0] for errors in errors_by_language.values()}) == len(TRANSLATED)


def test_a_tab_of_another_language_does_not_make_the_others_late(table):
    english_tab = start_match(table)
    wait_for_turn(english_tab)
    epoch = english_tab.state["epoch"]
    german_tab = open_browser(table, "de")
    english_tab.receive_news()
    assert english_tab.state["epoch"] == german_tab.state["epoch"] == epoch
    table.remove_tab(german_tab.tab)
    english_tab.wait(8)
    assert english_tab.state["epoch"] == epoch


def test_without_power_a_new_tab_reads_settings_and_matches_in_its_language(table):
    english_tab = start_match(table)
    wait_for_turn(english_tab)
    english_tab.send("plug", **{"in": False})
    german_tab = open_browser(table, "de")
    assert german_tab.state["settings"][0]["label"] == "Sprache"
    assert english_tab.state["settings"][0]["label"] == "Language"
    assert [card["item"] for card in german_tab.state["tray"]["unfinished"]["cards"]] == [
        card["item"] for card in english_tab.state["tray"]["unfinished"]["cards"]
    ]


def test_a_match_and_its_records_are_watched_in_the_language_of_who_watches(table):
    browser = start_match(table)
    wait_for_turn(browser)
    live_record = RunningMatchRecord(table.log.get_logged_match)
    logs = {language: call_in_language(language, live_record.build_summary) for language in TRANSLATED}
    assert len({log["of"] for log in logs.values()}) == 1
    assert len({json.dumps(log["log"]) for log in logs.values()}) == len(TRANSLATED)
    texts_by_language = {
        language: call_in_language(
            language, lambda: live_record.build_states(logs["en"]["of"], 0, 1)[0]["display_text"]
        )
        for language in TRANSLATED
    }
    assert len(set(texts_by_language.values())) == len(TRANSLATED)


def test_records_are_listed_in_the_language_of_who_asks(table):
    table.tray.files.write("rec0001.t24", b"tray24 1\ngame yacht\nseats 1\nseed 5\n---\n")
    records = Records(table.tray.files, RunningMatchRecord(table.log.get_logged_match))
    lists_by_language = {
        language: call_in_language(language, lambda: records.find_resource("records.json")) for language in TRANSLATED
    }
    assert len({json.dumps(found) for found in lists_by_language.values()}) == len(TRANSLATED)


# The tray's own language.


def get_display_text(table):
    table.advance(100)
    return table.ui.format_text()


def get_text(language, key):
    return Texts(language)(key)


def test_a_new_tray_speaks_the_language_of_the_first_tab_and_later_its_own():
    files = MemoryFiles()
    table = Table(files)
    browser = open_browser(table, "es")
    browser.wait(4000)
    assert get_text("es", "new") in get_display_text(table)
    open_browser(table, "de").wait(100)
    assert get_text("es", "new") in get_display_text(table)
    table.stop()
    other_table = Table(files)
    open_browser(other_table, "fr").wait(4000)
    assert get_text("es", "new") in get_display_text(other_table)


@pytest.mark.parametrize("tray_kind", ["light", "starter"])
def test_a_new_tray_of_another_kind_does_so_too(tray_kind):
    table = Table(MemoryFiles(), kind=tray_kind)
    open_browser(table, "fr").wait(4000)
    assert table.ui.settings["language"] == "fr"


def test_an_english_tab_saves_no_settings_of_a_new_tray():
    files = MemoryFiles()
    table = Table(files)
    open_browser(table, "en").wait(4000)
    assert files.read("settings.txt") is None


def test_a_tray_with_settings_keeps_its_language():
    table = Table(MemoryFiles({"settings.txt": b"brightness=60\n"}))
    open_browser(table, "de").wait(4000)
    assert table.ui.settings["language"] == "en"


def test_the_language_of_the_tray_is_a_setting_on_the_page(table):
    browser = open_browser(table, "en")
    browser.wait(4000)
    browser.send("set", name="language", value="de")
    assert get_text("de", "new") in get_display_text(table)
    row = browser.state["settings"][0]
    assert (row["name"], row["value"]) == ("language", "de")
    assert [value for value, _ in row["choices"]] == list(LANGUAGES)


def test_what_the_display_says_has_the_typography_of_the_page_there(table):
    tab = open_browser(table, "fr")
    tab.wait(4000)
    tab.send("lesson", game="basic")
    tab.wait(1000)
    assert tab.state["lesson"]["words"].startswith("Le but\u00a0: ne plus")
    assert "Le but: ne plus" in tab.state["display_text"]


def test_slots_of_a_lesson_are_called_by_their_dice_in_the_language_of_the_tab(table):
    german_tab, english_tab = open_browser(table, "de"), open_browser(table, "en")
    german_tab.send("lesson", game="basic")
    for tab, die, empty in (
        (german_tab, "Feld 7, Rot 5", "Feld 8, leer"),
        (english_tab, "Slot 7, red 5", "Slot 8, empty"),
    ):
        tab.wait(1000)
        assert tab.state["lesson"]["slots_said"][7:9] == [die, empty]
