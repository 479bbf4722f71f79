"""Whole hands of the dice games by keys and display alone, word for word."""

import pytest
from hands_by_keys import GAMES_OF_DICE, transcript


@pytest.mark.parametrize("game", GAMES_OF_DICE)
def test_whoever_reads_the_display_plays_a_hand_to_its_end(game, golden):
    golden(f"golden/hand_{game}.txt", transcript(game))
