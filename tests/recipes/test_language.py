"""The recipe "A language" of CONTRIBUTING.md, followed in a copy: begin a language, translate and reword a message."""

from pathlib import PurePosixPath

from recipes.copies import CheckoutCopy

LANGUAGES = "firmware/tray24/languages"
WORDS = f"{LANGUAGES}/de/line.ftl"
# Print texts of a tray whose language is Italian: one that is translated, then some that are not.
PRINT_TEXTS = """
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig

rig = Rig(MemoryFiles({"settings.txt": b"language=it\\n"}))
rig.boot()
say = rig.ui.say
texts = say("settings"), say("records"), say("value-it"), say.get_game_text("line", "game"), say.get_help("line")[0][0]
print(*texts, sep="|")
"""
PRINT_NAME = """
from tray24.ui.toolkit.texts import Texts

print(Texts("de").get_game_text("line", "game"))
"""
OF_LANGUAGES = tuple(
    f"tests/ui/test_texts.py::{test}"
    for test in (
        "test_every_folder_of_words_is_a_language_that_can_be_chosen",
        "test_every_language_has_keys_and_blanks_of_english_only",
        "test_all_sources_can_be_read",
        "test_a_text_is_found_wherever_in_its_table_it_stands",
    )
)


def follow_recipe(copy: CheckoutCopy):
    """Begin a translation into Italian as the recipe says, translate one message, and return the files it may touch."""
    copy.run_command("words", "--new", "it")
    assert "it/menus.ftl: settings" in copy.run_command("words", "--missing", "it", code=1)
    copy.replace(f"{LANGUAGES}/it/menus.ftl", "# settings = Settings\n", "settings = Impostazioni\n")
    changed_files = {f"{LANGUAGES}/__init__.py", f"{LANGUAGES}/en/menus.ftl"}
    return changed_files | {
        name for name in copy.list_touched() if PurePosixPath(name).is_relative_to(f"{LANGUAGES}/it")
    }


def test_a_language_is_begun_as_the_recipe_says(copy):
    allowed_paths = follow_recipe(copy)
    missing_keys = copy.run_command("words", "--missing", "it", code=1).splitlines()
    assert (
        "it/menus.ftl: settings" not in missing_keys
        and "it/menus.ftl: records" in missing_keys
        and len(missing_keys) > 1000
    )
    assert copy.run_python("-c", PRINT_TEXTS) == "Impostazioni|Records|Italiano|Dice line|Goal\n"
    assert "Italiano" in copy.read(f"{LANGUAGES}/en/menus.ftl")
    assert "usage: tray24 play" in copy.run_command("--language=it", "play", "--help")
    assert copy.run_command("words", "--check")
    copy.run_tests(*OF_LANGUAGES)
    assert copy.list_touched() == allowed_paths


def change_wording(copy: CheckoutCopy):
    """Change the wording of a message, and return the files that this change may touch."""
    copy.replace(WORDS, "game = ", "game = Die ")
    return {WORDS}


def test_the_words_of_a_message_are_changed(copy):
    allowed_paths = change_wording(copy)
    assert copy.run_python("-c", PRINT_NAME).startswith("Die ")
    copy.run_tests(*OF_LANGUAGES)
    assert copy.list_touched() == allowed_paths
