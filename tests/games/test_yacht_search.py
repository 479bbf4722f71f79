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
    worth = rolls.RollValues(dice, sides, sheet, costs)
    for first, second, third in product(SIDES, repeat=3):
        worth.fill_table(tables[first], 216 * second + 36 * third, first, second, third)
    return tables


def test_each_way_to_match_has_its_largest_group_and_its_row():
    chains = [{frozenset(pair) for pair in zip(order, order[1:], strict=False)} for order in permutations(range(5))]
    for index in range(1 << len(PAIRS)):
        matching = {frozenset(pair) for place, pair in enumerate(PAIRS) if index >> place & 1}
        size = max(
            count
            for count in range(1, 6)
            for group in combinations(range(5), count)
            if all(frozenset(pair) in matching for pair in combinations(group, 2))
        )
        assert rolls.GROUPS[index] & 7 == size
        assert bool(rolls.GROUPS[index] & 8) == any(chain <= matching for chain in chains)


@pytest.mark.parametrize("name", ["classic24", "center24"])
def test_a_roll_is_worth_its_best_open_box(name):
    chance = random.Random(name)
    sides = SETS[name]
    for _ in range(6):
        dice = sorted(chance.sample(range(24), 5))
        sheet = [chance.choice((OPEN, 7)) for _ in BOXES]
        sheet[chance.randrange(len(BOXES))] = OPEN
        costs = [chance.randrange(10 * rolls.UNIT, 120 * rolls.UNIT) for _ in BOXES]
        tables = fill_tables(dice, sides, sheet, costs)
        shown = [chance.choices(SIDES, k=5) for _ in range(120)] + [[side] * 5 for side in SIDES]
        found = [tables[one[0]][216 * one[1] + 36 * one[2] + 6 * one[3] + one[4]] for one in shown]
        least = min(costs[box] for box in range(len(BOXES)) if sheet[box] == OPEN)
        for one, entry in zip(shown, found, strict=True):
            faces = [sides[6 * die + side] for die, side in zip(dice, one, strict=True)]
            best = max(
                score_box(box, faces) * rolls.UNIT - costs[box] for box in range(len(BOXES)) if sheet[box] == OPEN
            )
            assert entry == best + 130 * rolls.UNIT, (dice, one)
            assert best >= -least


def compute_expectations(tables, shown):
    """Return {mask: expected value} for each choice of the dice to reroll, before the last roll.

    A bit of the mask is set for a die that is rolled again; `shown` are the sides that the five dice show.
    """
    found = {}
    for mask in range(32):
        ways = product(*(SIDES if mask >> die & 1 else (shown[die],) for die in range(5)))
        worth = [tables[way[0]][216 * way[1] + 36 * way[2] + 6 * way[3] + way[4]] for way in ways]
        found[mask] = sum(worth) / len(worth)
    return found


def test_a_roll_before_the_last_is_worth_the_best_of_its_holds():
    chance = random.Random(9)
    costs = [par * rolls.UNIT for par in bot.PAR]
    dice = sorted(chance.sample(range(24), 5))
    tables = fill_tables(dice, SETS["center24"], [OPEN] * len(BOXES), costs)
    before = [table[:] for table in tables]
    run_to_end(holds.expect_roll(tables))
    for shown in [chance.choices(SIDES, k=5) for _ in range(8)]:
        first, *rest = shown
        entry = tables[first][216 * rest[0] + 36 * rest[1] + 6 * rest[2] + rest[3]]
        assert entry == pytest.approx(max(compute_expectations(before, shown).values()), abs=3)


@pytest.mark.parametrize("name", ["classic24", "center24"])
def test_expert_knows_the_values_of_each_die_set(name):
    values = importlib.import_module(f"tray24.games.yacht.values_{name}").VALUES
    assert len(values) == 2 << len(BOXES)
    assert bot.get_sheet_value(values, 0) == 0  # without an open box
    sheet = [OPEN] * len(BOXES)
    costs = run_to_end(bot.compute_costs(sheet, SETS[name], "expert"))
    everything = (1 << len(BOXES)) - 1
    for box, cost in enumerate(costs):
        lost = (bot.get_sheet_value(values, everything) - bot.get_sheet_value(values, everything ^ 1 << box)) / 32
        assert cost / rolls.UNIT == lost
        assert 0 < lost < 200  # points
