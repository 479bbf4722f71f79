"""Whole hands of the dice games by keys and display alone, word for word."""

import pytest
from hands_by_keys import GAMES_OF_DICE, golden, transcript


@pytest.mark.parametrize("game", GAMES_OF_DICE)
def test_whoever_reads_the_display_plays_a_hand_to_its_end(game):
    assert transcript(game) == golden(game).read_text(encoding="utf-8")
