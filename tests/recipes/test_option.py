"""The recipe "An option of a game" of CONTRIBUTING.md, followed in a copy: a row of OPTIONS, words, help, rules."""

from dataclasses import dataclass

import pytest
from recipes.copies import RULES, CheckoutCopy

WORDS = "opt-pace = Pace of play\nvalue-brisk = brisk\nvalue-calm = calm\n"
# Start a match of this game with the option through the menus of the tray.
TRY = """
import sys

from simulator.tray.rig import Rig

game = sys.argv[1]
rig = Rig()
rig.boot()
rig.start_match("", "", game=game, pace="brisk")
print(rig.ui.match.game.options["pace"])
"""
TESTS = (
    "tests/host_tools/test_words.py::test_a_message_or_an_attribute_that_a_translation_lacks_is_listed",
    "tests/languages/test_help.py",
    "tests/languages/test_pages.py::test_a_translated_page_repeats_its_english_page",
    "tests/match/test_matches.py::test_the_same_seeds_lead_to_the_same_matches_in_each_version",
    "tests/rules/test_questions.py::test_facts_of_a_game_are_whole",
    "tests/simulator/test_table.py::test_a_match_is_started_through_the_trays_menus",
    "tests/ui/test_menus.py::test_options_begin_with_the_published_rule_and_reach_the_match",
)


@dataclass(frozen=True)
class Anchors:
    """The texts in a game's files after which the recipe inserts the parts of the option."""

    game: str
    option: str
    help: str
    rules: str


PLACES = (
    Anchors(
        "basic",
        'Option("table_talk", "1", SWITCH),',
        "may talk about dice.",
        "`table_talk` 1/0",
    ),
    Anchors(
        "center",
        'Option("wd4", "challenge", ("challenge", "enforced")),',
        "refused when not allowed.",
        "`wd4` challenge/enforced",
    ),
)


def follow_recipe(copy: CheckoutCopy, anchors: Anchors = PLACES[0]):
    """Add the option `pace` to the game of `anchors` as the recipe says. Return the files that the recipe may touch."""
    folder = f"firmware/tray24/games/{anchors.game}"
    rules_path, words_path, help_path = (f"{folder}/{name}" for name in ("rules.py", "words.ftl", "help.ftl"))
    option_row = anchors.option.rstrip(",")
    copy.replace(rules_path, option_row, f'{option_row}, Option("pace", "calm", ("calm", "brisk"))')
    copy.insert_after(words_path, "game = ", WORDS)
    copy.replace(help_path, anchors.help, f"{anchors.help} Pace of play.")
    for page in RULES:
        copy.replace(page, anchors.rules, f"{anchors.rules}, `pace` calm/brisk")
    return {rules_path, words_path, help_path, *RULES}


@pytest.mark.parametrize("anchors", PLACES, ids=lambda place: place.game)
def test_an_option_is_added_as_the_recipe_says(copy, anchors):
    allowed_paths = follow_recipe(copy, anchors)
    match = ("simulate", anchors.game, "--seats", "2", "--matches", "1", "--seed", "1", "--bots", "random")
    copy.run_command(*match, "--option", "pace=brisk")
    copy.run_command(*match, "--option", "pace=slow", code=2)
    assert copy.run_python("-c", TRY, anchors.game) == "brisk\n"
    assert "basic.ftl: opt-pace".replace("basic", anchors.game) in copy.run_command("words", "--missing", "de", code=1)
    copy.run_tests(*TESTS)
    assert copy.list_touched() == allowed_paths
