"""How games without a conduct of their own are played with real dice."""

import pytest

from simulator import games
from simulator.people import conduct
from tray24.rules.errors import RuleError


def test_a_game_without_a_conduct_of_its_own_takes_the_common_one():
    assert games.part("basic", "conduct", conduct) is not conduct
    assert games.part("basic", "no_such_part", conduct) is conduct


def test_a_part_that_is_missing_and_has_no_default_is_an_error():
    with pytest.raises(ModuleNotFoundError, match="no_such_part"):
        games.part("basic", "no_such_part")
    with pytest.raises(RuleError, match="'chess' is no game here"):
        games.part("chess", "conduct", conduct)
