"""Items that stand for verbs."""

import pytest

from tray24 import games
from tray24.rules.moves import PLACE, VERBS
from tray24.ui.match.kinds import NOBODY_ELSE, argument_of, is_verb, verb_item, verb_of


@pytest.mark.parametrize("verb", [verb for verb in range(len(VERBS)) if verb != PLACE])
@pytest.mark.parametrize("argument", [0, 1, 63, 255])
def test_a_verb_and_its_argument_come_back_from_their_item(verb, argument):
    item = verb_item(verb, argument)
    assert is_verb(item)
    assert (verb_of(item), argument_of(item)) == (verb, argument)


def test_slots_faces_and_tiles_are_no_verbs():
    most = max(games.game_class(game).ids for game in games.names())
    assert not any(is_verb(item) for item in range(max(most, 256)))


def test_to_show_a_covered_rack_is_no_verb_of_the_rules():
    assert is_verb(NOBODY_ELSE) and verb_of(NOBODY_ELSE) >= len(VERBS)
