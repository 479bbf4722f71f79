"""The recipe "A command" of CONTRIBUTING.md, followed in a copy: a module, a line of COMMANDS, texts, a description."""

from recipes.copies import CheckoutCopy

MODULE = '''"""The command roll: roll dice for a game without a tray."""

import argparse
import random

from host_tools.errors import UsageError
from simulator.texts import HostTexts

say = HostTexts("roll")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, metavar="S", help=say("help-seed"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.seed is not None and arguments.seed < 0:
        raise UsageError(say("bad-seed", seed=arguments.seed))
    print(say("rolled", number=random.Random(arguments.seed).randint(1, 6)))
    return 0
'''
TEXTS = """### English only

# The command roll: a die.

help-seed = the same seed rolls the same number
bad-seed = --seed { $seed }: give a number from 0
rolled = rolled { $number }
"""
SUMMARY = """command-roll = roll a die
    .description = Roll a die.
"""
SECTION = """
### `roll`

    ./tray24 roll [--seed S]

Rolls a die. The same seed rolls the same number:

    $ ./tray24 roll --seed 1
    rolled 2
"""
RUN = """    "roll": (Run("roll --seed 1", "^rolled 2"),),
"""
CLI, TABLE, PAGE = "host_tools/cli.py", "firmware/tray24/languages/en/cli.ftl", "host_tools/COMMANDS.md"
OWN_FILES = {"host_tools/commands/roll.py", "firmware/tray24/languages/en/roll.ftl"}
SHARED_FILES = {CLI, TABLE, PAGE, "tests/commands/runs.py"}
TESTS = (
    "tests/commands/test_every_option.py",
    "tests/commands/test_runs.py::test_commands_do_what_they_promise[roll]",
    "tests/documents/test_commands.py::test_each_command_is_described_with_each_of_its_options",
    "tests/documents/test_commands.py::test_the_groups_link_each_command_once",
    "tests/documents/test_commands.py::test_what_commands_print_is_what_the_page_says",
    "tests/host_tools/test_commands.py::test_each_module_of_a_command_is_listed_with_its_summary",
    "tests/host_tools/test_words.py::test_a_part_with_the_mark_stays_english",
)


def follow_recipe(copy: CheckoutCopy):
    """Add the command `roll` as the recipe says, and return the files that the recipe may touch."""
    copy.write("host_tools/commands/roll.py", MODULE)
    copy.insert_after(CLI, ' "balance", "scenario"),', '    "roll",')
    copy.write("firmware/tray24/languages/en/roll.ftl", TEXTS)
    copy.insert_after(TABLE, "    .description = Run scenario files.", SUMMARY)
    copy.replace(PAGE, "`scenario`, `solve`\n", "`scenario`, `solve`, `roll`\n")
    copy.insert_after(PAGE, "    27 passed, 0 failed", SECTION)
    copy.insert_after("tests/commands/runs.py", '    "scenario": (Run(', RUN)
    return OWN_FILES | SHARED_FILES


def test_a_command_is_added_as_the_recipe_says(copy):
    allowed_paths = follow_recipe(copy)
    assert "    roll               roll a die" in copy.run_command("--help")
    assert copy.run_command("roll", "--seed", "1") == "rolled 2\n"
    assert "Rolls a die." not in copy.run_command("roll", "--help")
    copy.run_command("roll", "--seed", "-1", code=2)
    copy.run_tests(*TESTS)
    copy.run_command("check", "imports", "sentences", "keys")
    assert copy.list_touched() == allowed_paths
