"""Rules L1-L10: the dice-line game, by behavior, and its legal lines by the book."""

import pytest
from helpers import enter, fresh, texts, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from tray24.rules import from_bytes, position
from tray24.rules.core import RuleError

seeds = st.integers(0, 1 << 32)


def line(hands, dice, options=None, **given):
    given = {"turn": 0, "phase": "move", "line": dice, "hands": hands, **given}
    return position.load("line", 2, options, given)


def test_the_table_may_say_who_starts_in_place_of_the_roll_off():
    game = enter(fresh("line", 2), "* draw 0 0 1 2 3 4", "* draw 1 5 6 7 8 9", "* first 1")
    assert game.awaited() == "* roll 0" and game.starter == 1


def test_with_one_die_in_the_line_who_can_play_must():
    game = line([["r5", "W", "g1", "g2", "g3"], ["b1", "b2", "b3", "b4", "b5"]], ["r4"])
    assert texts(game) == {"0 play r5", "0 play W"}
    with pytest.raises(RuleError, match="L5"):
        enter(game, "0 reroll")


def test_an_unknown_face_frees_from_that_duty():
    game = line([["r5", "?", "g1", "g2", "g3"], ["b1", "b2", "b3", "b4", "b5"]], ["r1"])
    assert enter(game, "0 reroll").awaited() == "* roll 0"


def test_the_giver_keeps_her_only_die_and_the_caught_player_only_rolls():
    eight = ["g1", "g2", "g3", "g4", "g5", "y1", "y2", "y3"]
    game = line([["rD1"] + ["y4"], eight], ["r1"])
    enter(game, "0 play rD1", "* roll 1 " + " ".join(["y5"] * 9), "1 catch 0")
    assert game.describe()["phase"] == "give" and texts(game) == {"1 give y5"}
    assert enter(from_bytes(game.save()), "1 give y5").awaited() == "* roll 0"


def test_a_last_d2_is_still_taken_for_and_scored():
    game = line([["rD2"], ["g1", "g2", "g3", "g4", "g5", "y1", "y2"]], ["y4", "y5", "r1"])
    described = enter(game, "0 play rD2", "* roll 1 " + " ".join(["g1"] * 9)).describe()
    assert described["scores"] == [9, 0] and described["await"] == "* draw 0"


def test_dice_of_a_position_are_eleven():
    with pytest.raises(RuleError):
        line([["r1"], ["r2"]], ["r3"])


def _color(face):
    return face[-1] if "=" in face else "" if face[0] == "W" else face[0]


def _match(face, top):
    """Same color or same kind; a wild has no kind in common with anything."""
    same_kind = face[0] != "W" and top[0] != "W" and face[1:] == top[1:]
    return bool(_color(face)) and _color(face) == _color(top) or same_kind


def _by_the_book(described):
    """L3-L8 word by word, from the description."""
    turn, phase, dice = described["turn"], described["phase"], described["line"]
    hand = described["hands"][turn]
    if phase == "color":
        return {f"{turn} color {color}" for color in "rygb"}
    if phase == "give":
        return {f"{turn} give {face}" for face in hand}
    plays = {f"{turn} play {face}" for face in hand if face == "W" or _match(face, dice[-1])}
    if phase == "rerolled":
        return plays | {f"{turn} pass"}
    if len(dice) > 1:
        return plays | {f"{turn} draw"}
    return plays or {f"{turn} reroll"}


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_legal_lines_are_those_of_the_book(seed):
    game = fresh("line", 2)
    for _ in walk(game, seed, 300):
        if game.turn >= 0:
            lines = {text for text in texts(game) if text.split()[1] not in ("uno", "catch")}
            assert lines == _by_the_book(game.describe())
