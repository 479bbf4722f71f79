"""The rules of the games for the page are read from the document that states them."""

import pytest
from refusals import list_refusals

from simulator import texts
from simulator.web.page_data import RULES_PAGE, find_rules, load_rules, parse_rules
from tray24 import games

PAGE = """# Rules

## Words

- <a id="A1"></a>**A1** This is of no game.

## B: `basic`, the tray game

Slots.

- <a id="B1"></a>**B1** Each seat rolls `one` die. **Decision**:
  those tied roll again, see [B9](#B9).
- <a id="B2"></a>**B2** The starter
  draws.

## Y: `yacht`

- <a id="Y1"></a>**Y1** Five dice.
"""


def test_each_game_has_its_rules_as_plain_text_in_their_order():
    assert parse_rules(PAGE) == {
        "basic": [
            ("B1", "Each seat rolls one die. Decision: those tied roll again, see B9."),
            ("B2", "The starter draws."),
        ],
        "yacht": [("Y1", "Five dice.")],
    }


def test_the_page_of_the_checkout_has_rules_for_every_game_of_the_tray():
    page = find_rules()
    assert page and page.name == "RULES.md"
    assert set(load_rules()) == {name for name in games.list_games() if games.get_package(name).startswith("tray24.")}
    for found in load_rules().values():
        letter = found[0][0][0]
        assert [number for number, _ in found] == [f"{letter}{at}" for at in range(1, len(found) + 1)]


def test_an_installed_package_finds_the_page_among_its_files(tmp_path, monkeypatch):
    package = tmp_path / "site"
    record = package / "tray24-1.0.dist-info"
    record.mkdir(parents=True)
    monkeypatch.syspath_prepend(str(package))
    (record / "METADATA").write_text("Metadata-Version: 2.1\nName: tray24\nVersion: 1.0\n")
    (record / "RECORD").write_text(f"../share/tray24/{RULES_PAGE},,\n")
    assert find_rules(package) is None
    installed_path = tmp_path / "share" / "tray24" / RULES_PAGE
    installed_path.parent.mkdir(parents=True)
    installed_path.write_text(PAGE)
    found = find_rules(package)
    assert found and found.resolve() == installed_path.resolve()


def test_the_page_can_open_the_rule_of_every_refusal():
    rule_numbers = {number for game_rules in load_rules().values() for number, _ in game_rules}
    assert {found.rule for found in list_refusals() if found.rule} <= rule_numbers


@pytest.fixture
def choose_language():
    yield texts.set_language
    texts.set_language(None)


def test_the_rules_are_those_of_the_chosen_language(choose_language):
    english = load_rules()
    openings = {
        "de": "Wer einen Würfel legen kann, muss einen legen",
        "es": "Un jugador que puede poner un dado debe poner uno",
        "fr": "Un joueur qui peut poser un dé doit en poser un",
    }
    for language, opening in openings.items():
        choose_language(language)
        translated_rules = load_rules()
        assert translated_rules["basic"][6][1].startswith(opening)
        numbers = [
            {game: [number for number, _ in game_rules] for game, game_rules in page.items()}
            for page in (english, translated_rules)
        ]
        assert numbers[0] == numbers[1]
    choose_language("xx")
    assert load_rules() == english


def test_the_page_in_a_language_comes_before_the_english_one(tmp_path):
    (tmp_path / RULES_PAGE).write_text(PAGE)
    assert find_rules(tmp_path, "de") == tmp_path / RULES_PAGE
    (tmp_path / "RULES.de.md").write_text(PAGE)
    assert find_rules(tmp_path, "de") == tmp_path / "RULES.de.md"
