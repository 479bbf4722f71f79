"""The search of the bots in yacht: the values of rolls, and of the dice to keep, are those of a simple program."""

import importlib
import random
from itertools import combinations, permutations, product

import pytest

from tray24.games.yacht import bot, holds, rolls
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.match.bots.bots import run_to_end
from tray24.match.dicesets import SETS

SIDES = range(6)
PAIRS = [(die, other) for die in (4, 3, 2, 1) for other in range(die)]


def fill_tables(dice, sides, sheet, costs):
    """Return the tables with the value of each roll of five dice (ids), before averages over rerolls are added.

    `sides` are the faces of all dice of the set, `sheet` has the open boxes, `costs` the cost of closing each box.
    """
    tables = run_to_end(holds.create_tables())
    roll_values = rolls.RollValues(dice, sides, sheet, costs)
    for first, second, third in product(SIDES, repeat=3):
        roll_values.fill_table(tables[first], 216 * second + 36 * third, first, second, third)
    return tables


def test_each_way_to_match_has_its_largest_group_and_its_row():
    chains = [{frozenset(pair) for pair in zip(order, order[1:], strict=False)} for order in permutations(range(5))]
    for index in range(1 << len(PAIRS)):
        matching_pairs = {frozenset(pair) for index_of_pair, pair in enumerate(PAIRS) if index >> index_of_pair & 1}
        size = max(
            count
            for count in range(1, 6)
            for group in combinations(range(5), count)
            if all(frozenset(pair) in matching_pairs for pair in combinations(group, 2))
        )
        assert rolls.GROUPS[index] & 7 == size
        assert bool(rolls.GROUPS[index] & 8) == any(chain <= matching_pairs for chain in chains)


@pytest.mark.parametrize("name", ["classic24", "center24"])
def test_a_roll_is_worth_its_best_open_box(name):
    rng = random.Random(name)
    sides = SETS[name]
    for _ in range(6):
        dice = sorted(rng.sample(range(24), 5))
        sheet = [rng.choice((OPEN, 7)) for _ in BOXES]
        sheet[rng.randrange(len(BOXES))] = OPEN
        costs = [rng.randrange(10 * rolls.UNIT, 120 * rolls.UNIT) for _ in BOXES]
        tables = fill_tables(dice, sides, sheet, costs)
        rolls_shown = [rng.choices(SIDES, k=5) for _ in range(120)] + [[side] * 5 for side in SIDES]
        roll_values = [tables[roll[0]][216 * roll[1] + 36 * roll[2] + 6 * roll[3] + roll[4]] for roll in rolls_shown]
        min_cost = min(costs[box] for box in range(len(BOXES)) if sheet[box] == OPEN)
        for roll, entry in zip(rolls_shown, roll_values, strict=True):
            faces = [sides[6 * die + side] for die, side in zip(dice, roll, strict=True)]
            best = max(
                score_box(box, faces) * rolls.UNIT - costs[box] for box in range(len(BOXES)) if sheet[box] == OPEN
            )
            assert entry == best + 130 * rolls.UNIT, (dice, roll)
            assert best >= -min_cost


def compute_expectations(tables, roll):
    """Return {mask: expected value} for each choice of the dice to reroll, before the last roll.

    A bit of the mask is set for a die that is rolled again; `roll` are the sides that the five dice show.
    """
    expectations = {}
    for mask in range(32):
        ways = product(*(SIDES if mask >> die & 1 else (roll[die],) for die in range(5)))
        roll_values = [tables[way[0]][216 * way[1] + 36 * way[2] + 6 * way[3] + way[4]] for way in ways]
        expectations[mask] = sum(roll_values) / len(roll_values)
    return expectations


def test_a_roll_before_the_last_is_worth_the_best_of_its_holds():
    rng = random.Random(9)
    costs = [par * rolls.UNIT for par in bot.PAR]
    dice = sorted(rng.sample(range(24), 5))
    tables = fill_tables(dice, SETS["center24"], [OPEN] * len(BOXES), costs)
    tables_before = [table[:] for table in tables]
    run_to_end(holds.expect_roll(tables))
    for roll in [rng.choices(SIDES, k=5) for _ in range(8)]:
        first, *rest = roll
        entry = tables[first][216 * rest[0] + 36 * rest[1] + 6 * rest[2] + rest[3]]
        assert entry == pytest.approx(max(compute_expectations(tables_before, roll).values()), abs=3)


@pytest.mark.parametrize("name", ["classic24", "center24"])
def test_expert_knows_the_values_of_each_die_set(name):
    values = importlib.import_module(f"tray24.games.yacht.values_{name}").VALUES
    assert len(values) == 2 << len(BOXES)
    assert bot.get_sheet_value(values, 0) == 0  # without an open box
    sheet = [OPEN] * len(BOXES)
    costs = run_to_end(bot.compute_costs(sheet, SETS[name], "expert"))
    all_boxes = (1 << len(BOXES)) - 1
    for box, cost in enumerate(costs):
        lost_value = (bot.get_sheet_value(values, all_boxes) - bot.get_sheet_value(values, all_boxes ^ 1 << box)) / 32
        assert cost / rolls.UNIT == lost_value
        assert 0 < lost_value < 200  # points
