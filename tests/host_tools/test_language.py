"""The language in which commands print, chosen by an option or an environment variable."""

import pytest

from simulator import texts
from simulator.texts import list_languages


@pytest.mark.parametrize("options", [("--language", "de"), ("--language=de",)])
def test_a_language_before_the_command_goes_before_that_of_the_variable(tray24, monkeypatch, options):
    monkeypatch.setenv("TRAY24_LANGUAGE", "fr")
    try:
        code, _, error = tray24(*options, "play", "--port", "99999")
        assert (code, texts.get_chosen_language()) == (2, "de")
        with texts.use_language("de"):
            assert texts.HostTexts("play")("bad-port", port=99999) in error
    finally:
        texts.set_language(None)


@pytest.mark.parametrize("options", [("--language", "tlh"), ("--language",), ("--language=",)])
def test_a_language_that_does_not_exist_is_reported_with_its_option(tray24, options):
    _, _, error = tray24(*options, "play", "--port", "99999")
    assert error.startswith("--language: there is no language")


def test_an_unknown_language_is_reported_and_english_is_shown(tray24, monkeypatch):
    monkeypatch.setenv("TRAY24_LANGUAGE", "tlh")
    code, _, error = tray24("play", "--port", "99999")
    known = ", ".join(sorted(list_languages()))
    assert code == 2
    assert error.splitlines() == [
        f"TRAY24_LANGUAGE: there is no language tlh, so English is shown; available: {known}",
        "tray24 play: --port 99999: give a number from 0 to 65535",
    ]
