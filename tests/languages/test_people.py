"""Each `IntentError`, which says why a simulated person's action failed, has a message in each language."""

from simulator.people.dice import MisplacedDie
from simulator.people.presses import IntentError, SimulatorFault, format_alternatives


def test_an_error_says_its_message_and_keeps_its_values():
    error = MisplacedDie("slot-taken", die="r7", slot=3)
    assert str(error) == "r7 lies in slot 3: lift it first"
    assert (error.key, error.values) == ("slot-taken", {"die": "r7", "slot": 3})
    assert isinstance(error, IntentError)


def test_dice_that_cannot_be_rolled_are_reported_with_their_place():
    texts = [str(MisplacedDie("not-on-table", die="r7", place=place_name)) for place_name in ("slot", "pouch")]
    assert texts == [
        f"r7 lies in the {place_name}: only dice on the table can be rolled" for place_name in ("slot", "bag")
    ]


def test_a_fault_of_the_simulator_is_reported_with_its_kind():
    assert str(SimulatorFault("simulator-fault", fault="KeyError: 'x'")).startswith(
        "a fault of the simulator (KeyError: 'x'): "
    )


def test_choices_are_formatted_as_a_list():
    assert format_alternatives(("winner", "caught", "both")) == "winner or caught or both"
