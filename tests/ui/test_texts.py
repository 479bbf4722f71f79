"""Texts: every key has a text, all languages have the same keys, and all texts fit the display."""

import importlib
import importlib.util
import re
import sys
from pathlib import Path

import pseudolocalization
import pytest
from refusals import list_refusals

from host_tools.languages.parts import find_faults
from tray24 import games
from tray24.languages import LANGUAGES
from tray24.rules.errors import RuleError
from tray24.text_tables import tables
from tray24.text_tables.messages import find_blanks
from tray24.ui.menus.settings import NAME, SEAT_WORD, WORD, describe_value, yield_settings
from tray24.ui.toolkit import texts
from tray24.ui.toolkit.canvas import HEADLINE, TRAY7, measure_text, to_capitals, wrap_text
from tray24.ui.toolkit.screens import TEXT_WIDTH

FIRMWARE = Path(texts.__file__).parents[2]
ALL = (*LANGUAGES, pseudolocalization.NAME)
FOREIGN = [Path(__file__).parents[1] / "games/threes"]


@pytest.fixture(scope="module", autouse=True)
def pseudo_language():
    """Make the test language (accented English) a language of the tray and of additional games."""
    pseudolocalization.install_language(*FOREIGN)


def list_parts():
    """Return the names of the firmware's parts that have texts: the common part and the games."""
    return sorted({*tables.PARTS, *games.list_games()})


def list_lines(language, part=None):
    """Return the lines "key=text" of one part of the texts, or of all parts, in a language.

    They are English where a translation is missing.
    """
    return [line for name in (list_parts() if part is None else [part]) for line in import_table(language, name).TEXT]


def import_table(language, part):
    """Import and return the table of texts of a part in a language.

    If a game is not translated, return its English table.
    """
    name = f"tray24.languages.{language}.{part}"
    if part in games.list_games() and language in LANGUAGES and importlib.util.find_spec(name) is None:
        return games.get_part(part, "words")
    return importlib.import_module(name)


def list_keys(table):
    return [line.partition("=")[0] for line in table if "[" not in line.partition("=")[0]]


def make_texts():
    """Return the tray's English `Texts`, with the texts of all parts."""
    say = texts.Texts("en")
    say.set_parts(*list_parts())
    return say


def read_sources():
    """Return the source code of all screens as one text, and the set of its strings, which has all keys of texts."""
    files = [*(FIRMWARE / "ui").rglob("*.py"), FIRMWARE / "sense" / "reference.py"]
    files += [path for path in list_rule_files() if path.stem in ("screen", "real", "open_hands", "challenged_rack")]
    source = "".join(path.read_text() for path in files)
    return source, set(re.findall(r'"([a-z_0-9-]+)"', source))


def has_text(key):
    """Return whether there is an English text for a key."""
    return key in list_keys(list_lines("en"))


@pytest.mark.parametrize("language", ALL)
def test_no_key_stands_twice(language):
    common_keys = list_keys(list_lines(language, "match"))
    for part in list_parts():
        all_keys = list_keys(list_lines(language, part)) + (common_keys if part != "match" else [])
        assert len(all_keys) == len(set(all_keys)), part


@pytest.mark.parametrize("language", ALL)
def test_every_language_has_keys_and_blanks_of_english_only(language):
    expected = find_blanks(list_lines("en"))
    for key, names in find_blanks(list_lines(language)).items():
        assert names <= expected[key], key


def test_all_sources_can_be_read():
    assert find_faults(*FOREIGN) == []


def test_every_key_that_is_said_has_a_text():
    source, _ = read_sources()
    for key in re.findall(r'say\(\s*"([a-z_0-9-]+)"[,)]', source):
        assert has_text(key), key
    for setting in yield_settings():
        if setting.kind not in (NAME, SEAT_WORD):
            assert has_text("set-" + setting.name), setting.name
        if setting.kind == WORD:
            assert all(describe_value(texts.Texts("en"), setting, value) for value in setting.allowed)
        if setting.kind == SEAT_WORD:
            assert all(has_text("value-" + value) for value in setting.allowed)


def test_no_text_is_left_over():
    source, text_keys = read_sources()
    prefixes = ("opt-", "set-", "value-", "bot-", "cal-", "kind-", "unit-")
    prefixes += ("head_", "said_", "do_", "did_", "verb_", "box_", "cell_", "coach-", "lesson_", "why_")
    refusal_keys = {refusal.key for refusal in list_refusals()}
    for key in list_keys(list_lines("en")):
        if not key.startswith(prefixes):
            assert key in text_keys or key in refusal_keys or key == "game", key


def list_rule_files():
    """Return the sources of the shared rules and of the games."""
    folders = [FIRMWARE / "rules"]
    folders += [Path(importlib.import_module(games.get_package(name)).__file__).parent for name in games.list_games()]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_move_fits_in_two_lines(language):
    """Each refusal of a move fits in two lines of the display, with any rule number. Other notices have more room."""
    say = texts.Texts(language)
    say.set_parts(*list_parts())
    other_files = ("match.py", "journal.py", "number_editors.py", "position.py", "profile.py", "settings.py")
    shown_refusals = [
        refusal for refusal in list_refusals() if has_text(refusal.key) and not refusal.place.startswith(other_files)
    ]
    shown_refusals = [refusal for refusal in shown_refusals if not refusal.key.startswith("given_")]  # of positions
    assert len(shown_refusals) > 40
    for refusal in shown_refusals:
        values = {blank: "gR" if blank in ("face", "onto") else 6 for blank in refusal.blanks}
        error = RuleError(refusal.rule, refusal.key, **values)
        lines = wrap_text(f"{refusal.rule or 'B17'}: {say.describe_refusal(error)}", TEXT_WIDTH)
        assert len(lines) <= 2 and all(measure_text(line) <= 126 for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_headlines_end_before_the_arrow(language):
    """Headlines, most of which follow a seat's number, end before the arrow for the direction of play (column 113)."""
    for line in list_lines(language):
        key, _, text = line.partition("=")
        if key.startswith("head_"):
            left = 4 if key == "head_first" else 20  # that headline names no seat
            assert left + HEADLINE.measure_text(to_capitals(re.sub(r"{\w+}", "12", text))) < 113, text


def test_words_with_values_come_whole():
    say = make_texts()
    assert say("slot_n", slot=12) == "slot 12"
    assert say("opt-target") == "Target"


def test_every_folder_of_words_is_a_language_that_can_be_chosen():
    assert tuple(tables.list_languages()) == LANGUAGES
    assert {*list_parts()} == {"match", "menus", "real", "refusals", *games.list_games()}


@pytest.mark.parametrize("language", ALL)
@pytest.mark.parametrize("part", list_parts())
def test_a_text_is_found_wherever_in_its_table_it_stands(language, part):
    say = texts.Texts(language)
    say.set_parts(part)
    lines = list_lines(language, part)
    assert lines == sorted(lines) and (lines or language != "en")
    for line in lines:
        key, _, text = line.partition("=")
        values = dict.fromkeys(re.findall(r"{(\w+)}", text), 7)
        assert "[" in key or text.startswith("?") or say(key, **values) == text.format(**values)


def test_the_texts_of_another_game_are_not_found():
    say = texts.Texts("en")
    say.set_parts("match", "basic")
    assert say("slot_n", slot=3) == "slot 3" and say("slots_n", count=3) == "3 slots"
    with pytest.raises(KeyError, match="box_two"):
        say("box_two")


def test_what_a_language_lacks_is_said_in_english(monkeypatch):
    say = texts.Texts(pseudolocalization.NAME)
    table = sys.modules[f"tray24.languages.{pseudolocalization.NAME}.menus"]
    monkeypatch.setattr(table, "TEXT", tuple(line for line in table.TEXT if not line.startswith("yes=")))
    say.set_parts("match")
    assert say("yes") == "Yes" and say("no") == pseudolocalization.pseudolocalize("No")
    assert say.get_game_text("basic", "value-1") == pseudolocalization.pseudolocalize("yes")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.list_games())
def test_the_rules_of_each_game_are_titles_that_fit_a_headline_and_paragraphs(language, game):
    pages = texts.Texts(language).get_help(game)
    assert len(pages) > 5
    for title, text, _ in pages:
        assert HEADLINE.measure_text(to_capitals(title)) <= 92 and text.endswith(".")


@pytest.mark.parametrize("language", ALL)
def test_every_letter_is_in_the_typeface_in_which_it_is_drawn(language):
    say = texts.Texts(language)
    text_lines = [re.sub(r"{\w+}", "", line.partition("=")[2]) for line in list_lines(language)]
    pages = [page for game in games.list_games() for page in say.get_help(game)]
    assert not find_missing_letters(TRAY7, "".join(text_lines) + "".join(text for _, text, _ in pages))
    # Every title is drawn in capitals: those of help, headlines, menus, and values of settings.
    titles = [title for title, _, _ in pages] + [text for text in text_lines if len(text) <= 20]
    assert not find_missing_letters(HEADLINE, to_capitals("".join(titles)))


def find_missing_letters(face, text):
    """Return the letters of a text that a typeface shows as a question mark."""
    unknown_index = face.find_index("?")
    return {letter for letter in text if letter != "?" and face.find_index(letter) == unknown_index}


def test_capitals_are_those_of_the_language():
    letters = "äöüéèêëàâáåçñóôòøíîïìúûùœæ"
    assert to_capitals(letters) == letters.upper()
    assert to_capitals("Größe") == "GRÖSSE" and to_capitals("Your turn") == "YOUR TURN"
    assert not find_missing_letters(HEADLINE, to_capitals(letters)) and not find_missing_letters(
        TRAY7, letters + letters.upper() + "ß¿¡"
    )
