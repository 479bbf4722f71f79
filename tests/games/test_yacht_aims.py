"""The reasons for rerolls in yacht (the boxes aimed at, chances and points) agree with an enumeration of all rolls."""

from itertools import product

import pytest

from tray24 import games
from tray24.games.yacht import bot
from tray24.games.yacht.boxes import BOXES, score_box
from tray24.match.bots.bots import run_to_end
from tray24.match.dicesets import get_sides
from tray24.rules.faces import W, get_kind
from tray24.rules.notation import parse_line


def make_yacht(dice, *open_boxes, rolls_left=1):
    """Return a game of yacht for one seat with these dice, in which only `open_boxes` are open (default: all boxes)."""
    sheet = {box: 0 for box in BOXES if open_boxes and box not in open_boxes}
    position = {"turn": 0, "phase": "score", "rolls_left": rolls_left, "dice": dice.split(), "sheets": [sheet]}
    return games.load_game("yacht", 1, {}, position)


def find_aim(game, line):
    key, figures = run_to_end(bot.explain_move(game, get_sides(game), parse_line(game, "0 " + line)))
    return key, *((BOXES[figures[0]], *figures[1:]) if figures != -1 else ())


def list_rolls(game, indexes):
    """Return, for each possible roll of some dice, the faces of all dice after it.

    `indexes` are the indexes of the rolled dice in `game.dice`.
    """
    sides = get_sides(game)
    choices = [
        sides[6 * die : 6 * die + 6] if index in indexes else [game.faces[die]] for index, die in enumerate(game.dice)
    ]
    return list(product(*choices))


@pytest.mark.parametrize(
    ("box", "dice"),
    [
        ("three", "r8 b8 g1 g3 y2"),
        ("four", "r8 b8 W g3 y2"),
        ("small", "r8 r3 W g3 y2"),
        ("large", "r8 r3 W g3 y2"),
        ("chain", "r8 b8 g7 g3 y2"),
    ],
)
def test_chance_and_points_are_those_of_all_rolls(box, dice):
    game = make_yacht(dice, box)
    key, aimed_box, points, probability = find_aim(game, "reroll 4 5")
    box_points = [
        points_of_roll
        for faces in list_rolls(game, (3, 4))
        if (points_of_roll := score_box(BOXES.index(box), list(faces)))
    ]
    assert (key, aimed_box) == ("why_aim" if probability < 99 else "why_about", box)
    assert probability == pytest.approx(100 * len(box_points) / 36, abs=1)
    assert points == pytest.approx(sum(box_points) / len(box_points), abs=2)


def test_two_rolls_are_rolled_by_keeping_each_die_that_helps():
    """With two rolls left, a bot counts two tries for each rolled die to become an 8 or a wild.

    A die that has become one of them is kept at the second roll.
    """
    game = make_yacht("r8 b8 g8 g3 y2", "four", rolls_left=2)
    key, _, _, probability = find_aim(game, "reroll 4 5")
    missed_probability = 1.0
    for die in game.dice[3:]:
        faces = get_sides(game)[6 * die : 6 * die + 6]
        missed_probability *= (sum(get_kind(face) != 8 and get_kind(face) < W for face in faces) / 6) ** 2
    assert key == "why_aim" and probability == pytest.approx(100 * (1 - missed_probability), abs=1)


def test_a_color_that_is_collected_has_its_points():
    game = make_yacht("r8 r7 b2 g3 y2", "red")
    key, box, points, _ = find_aim(game, "reroll 3 4 5")
    sums = [score_box(BOXES.index("red"), list(faces)) for faces in list_rolls(game, (2, 3, 4))]
    assert (key, box) == ("why_about", "red") and points == pytest.approx(sum(sums) / len(sums), abs=2)


def test_a_hold_is_for_the_box_that_is_worth_it():
    yacht = make_yacht("r8 b8 g8 y3 r2")
    assert find_aim(yacht, "reroll 4 5")[1] in ("three", "four")
    assert find_aim(make_yacht("r1 r2 r5 r9 b3"), "reroll 5")[1] in ("small", "large")
    assert find_aim(yacht, "reroll 1 2 3 4 5") == ("why_roll",)


def test_a_box_has_its_points_and_what_it_would_bring_later():
    key, box, points, later_points = find_aim(make_yacht("r8 b8 g8 y3 r2", rolls_left=0), "score three")
    assert (key, box, points) == ("why_now", "three", 29) and later_points > 29
