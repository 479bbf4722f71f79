"""The aims of yacht's holds: boxes, chances and points agree with an enumeration of all rolls."""

from itertools import product

import pytest

from tray24 import games
from tray24.games.yacht import bot
from tray24.games.yacht.boxes import BOXES, box_points
from tray24.match.bots import answer
from tray24.match.dicesets import sides_for
from tray24.rules.faces import W, kind_of
from tray24.rules.notation import parse_line


def yacht(dice, *open_boxes, rolls_left=1):
    """Return a position in which only these boxes are open, by default all."""
    sheet = {box: 0 for box in BOXES if open_boxes and box not in open_boxes}
    given = {"turn": 0, "phase": "score", "rolls_left": rolls_left, "dice": dice.split(), "sheets": [sheet]}
    return games.load("yacht", 1, {}, given)


def aim(game, line):
    key, figures = answer(bot.reason(game, sides_for(game), parse_line(game, "0 " + line)))
    return key, *((BOXES[figures[0]], *figures[1:]) if figures != -1 else ())


def rolls_of(game, places):
    """Return the faces after each roll of the dice at these places."""
    sides = sides_for(game)
    shown = [
        sides[6 * die : 6 * die + 6] if place in places else [game.faces[die]] for place, die in enumerate(game.dice)
    ]
    return list(product(*shown))


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
    game = yacht(dice, box)
    key, aimed, points, chance = aim(game, "reroll 4 5")
    met = [found for faces in rolls_of(game, (3, 4)) if (found := box_points(BOXES.index(box), list(faces)))]
    assert (key, aimed) == ("why_aim" if chance < 99 else "why_about", box)
    assert chance == pytest.approx(100 * len(met) / 36, abs=1)
    assert points == pytest.approx(sum(met) / len(met), abs=2)


def test_two_rolls_are_rolled_by_keeping_each_die_that_helps():
    """With two dice to roll twice: each has two chances to become an 8 or a wild."""
    game = yacht("r8 b8 g8 g3 y2", "four", rolls_left=2)
    key, _, _, chance = aim(game, "reroll 4 5")
    missed = 1.0
    for die in game.dice[3:]:
        faces = sides_for(game)[6 * die : 6 * die + 6]
        missed *= (sum(kind_of(face) != 8 and kind_of(face) < W for face in faces) / 6) ** 2
    assert key == "why_aim" and chance == pytest.approx(100 * (1 - missed), abs=1)


def test_a_color_that_is_collected_has_its_points():
    game = yacht("r8 r7 b2 g3 y2", "red")
    key, box, points, _ = aim(game, "reroll 3 4 5")
    sums = [box_points(BOXES.index("red"), list(faces)) for faces in rolls_of(game, (2, 3, 4))]
    assert (key, box) == ("why_about", "red") and points == pytest.approx(sum(sums) / len(sums), abs=2)


def test_a_hold_is_for_the_box_that_is_worth_it():
    held = yacht("r8 b8 g8 y3 r2")
    assert aim(held, "reroll 4 5")[1] in ("three", "four")
    assert aim(yacht("r1 r2 r5 r9 b3"), "reroll 5")[1] in ("small", "large")
    assert aim(held, "reroll 1 2 3 4 5") == ("why_roll",)


def test_a_box_has_its_points_and_what_it_would_bring_later():
    key, box, points, later = aim(yacht("r8 b8 g8 y3 r2", rolls_left=0), "score three")
    assert (key, box, points) == ("why_now", "three", 29) and later > 29
