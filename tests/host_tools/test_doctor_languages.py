"""The command doctor in each language: its questions, the answers that it understands, its report."""

import pytest
from builder import ConstantPerson

from host_tools.doctor import interactive, measure
from simulator.texts import HostTexts, use_language
from tray24.languages import LANGUAGES
from tray24.match.profile import NAME_LETTERS

SLOTS = 24
# What is typed for slots 7 to 9, for all from slot 21 on, and for every one.
ANSWERS = {
    "en": ("7 to 9", "from 21 on", "all"),
    "de": ("7 bis 9", "ab 21", "alle"),
    "es": ("7 a 9", "21 en adelante", "todas"),
    "fr": ("7 à 9", "à partir de 21", "toutes"),
}


@pytest.mark.parametrize("language", ANSWERS)
def test_slots_are_typed_in_the_words_of_the_language(language):
    expected = ([7, 8, 9], [21, 22, 23], list(range(SLOTS)))
    with use_language(language):
        for answer, slots in zip(ANSWERS[language], expected, strict=True):
            assert interactive._ask_slots(ConstantPerson(answer), "?", SLOTS) == slots
        assert interactive._ask_slots(ConstantPerson("7-9"), "?", SLOTS) == [7, 8, 9]
        assert interactive._ask_slots(ConstantPerson("7, 9"), "?", SLOTS) == [7, 9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_buttons_have_room_on_the_display(language):
    say = HostTexts("doctor")
    with use_language(language):
        names = [
            say("display-seat", seat=6),
            *(say(f"display-{color}-button") for color in ("red", "yellow", "green", "blue")),
        ]
    assert [name for name in names if len(name) > NAME_LETTERS] == []


@pytest.mark.parametrize("language", [language for language in ANSWERS if language != "en"])
def test_a_fault_and_what_to_do_are_reported_in_the_chosen_language(new_linked_tray, language):
    linked_tray = new_linked_tray(lambda tray: setattr(tray, "has_display", False), sensors=True, seed=3)
    lines = {}
    for spoken_language in ("en", language):
        with use_language(spoken_language):
            examination = measure.examine_tray(linked_tray.link, None)
            lines[spoken_language] = [
                line for fault in examination.faults for line in (fault.says, *fault.do)
            ] + examination.checked
    assert lines["en"] and not set(lines["en"]) & set(lines[language])
