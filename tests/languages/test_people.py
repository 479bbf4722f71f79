"""The messages of `Puzzled` errors: each error has a message, and each message is used."""

import re

from host_tools.checkout import ROOT
from simulator.people.dice import Misplaced
from simulator.people.intents import Fault, Puzzled, either_words
from simulator.texts import ENGLISH, source_of

RAISED = re.compile(r"(?:Puzzled|Misplaced|Fault|super\(\).__init__)\(\s*\"([a-z-]+)\"(?: if \w+ else \"([a-z-]+)\")?")
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# Messages that code chooses by a table, or that are parts of others.
CHOSEN = {"own-button", "own-name", "own-rack", "own-dice", "own-answer", "either"}


def test_the_messages_are_a_closed_list():
    sources = [path.read_text() for path in sorted((ROOT / "simulator").rglob("*.py"))]
    raised = {key for source in sources for found in RAISED.findall(source) for key in found if key}
    assert raised | CHOSEN == set(KEY.findall(source_of(ENGLISH, "people").read_text()))


def test_an_error_says_its_message_and_keeps_its_values():
    error = Misplaced("slot-taken", die="r7", slot=3)
    assert str(error) == "r7 lies in slot 3: lift it first"
    assert (error.key, error.values) == ("slot-taken", {"die": "r7", "slot": 3})
    assert isinstance(error, Puzzled)


def test_dice_that_cannot_be_rolled_are_told_with_their_place():
    words = [str(Misplaced("not-on-table", die="r7", place=place)) for place in ("slot", "pouch")]
    assert words == [f"r7 lies in the {place}: only dice on the table can be rolled" for place in ("slot", "pouch")]


def test_a_fault_of_the_simulator_is_told_with_its_kind():
    assert str(Fault("simulator-fault", fault="KeyError: 'x'")).startswith("a fault of the simulator (KeyError: 'x'): ")


def test_choices_are_told_as_a_list():
    assert either_words(("winner", "caught", "both")) == "winner or caught or both"
