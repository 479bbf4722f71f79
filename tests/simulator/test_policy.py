"""The decisions of virtual people with real dice, in games with and without a policy of their own."""

import pytest
from real_dice_rig import RealDiceRig

from simulator import games
from simulator.people.policy import Policy


@pytest.mark.parametrize("has_own", [True, False])
def test_a_game_without_a_conduct_of_its_own_is_played_by_the_common_one(monkeypatch, has_own):
    game_policy = games.find_part("basic", "policy").GamePolicy
    assert games.find_part("basic", "no_such_part") is None
    if not has_own:
        monkeypatch.setattr(games, "find_part", lambda name, module: None)
    assert type(RealDiceRig().start_match(0, 2).people.policy) is (game_policy if has_own else Policy)
