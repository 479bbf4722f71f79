"""The random generator: it makes the documented sequence, and dice that are fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tray24.match.chance import Chance

PLAIN = bytes(side for _ in range(24) for side in range(6))  # dice that show the number of their side


def compute_chi_square(counts, cells):
    """Return the chi-square statistic of the counts of equally likely cases, as standard deviations from its mean.

    `counts` maps each case, a number below `cells`, to its count.
    """
    expected_count = sum(counts.values()) / cells
    chi_square = sum((counts[cell] - expected_count) ** 2 / expected_count for cell in range(cells))
    return (chi_square - (cells - 1)) / (2 * (cells - 1)) ** 0.5


def is_prime(number):
    return number > 1 and all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


@pytest.mark.parametrize("multiplier", [16035, 14895])
def test_the_periods_are_those_of_safe_primes_and_products_are_small(multiplier):
    modulus = multiplier * 65536 - 1
    assert is_prime(modulus) and is_prime(modulus // 2)
    assert pow(65536, modulus // 2, modulus) == 1
    assert multiplier * 65535 + multiplier - 1 < 1 << 30


def test_a_step_is_what_the_description_says():
    chance = Chance(42)
    x, y = chance.get_state()
    for _ in range(1000):
        x = 16035 * (x & 65535) + (x >> 16)
        y = 14895 * (y & 65535) + (y >> 16)
        assert chance.randbelow(1 << 14) == ((x ^ y) & 65535) >> 2
        assert chance.get_state() == (x, y)


def test_different_seeds_start_differently():
    seeds = list(range(2000)) + [seed << 16 for seed in range(1, 2000)] + [(1 << 32) - 1 - seed for seed in range(2000)]
    assert len({Chance(seed).get_state() for seed in seeds}) == len(seeds)
    assert abs(compute_chi_square(Counter(Chance(seed).randbelow(24) for seed in range(20000)), 24)) < 4


@given(st.integers(0, (1 << 32) - 1), st.integers(1, 1 << 14))
def test_below_stays_below_and_a_state_comes_back(seed, count):
    chance = Chance(seed)
    state = chance.get_state()
    numbers = [chance.randbelow(count) for _ in range(20)]
    assert all(0 <= number < count for number in numbers)
    chance.restore(state)
    assert [chance.randbelow(count) for _ in range(20)] == numbers


@pytest.mark.parametrize("count", [2, 3, 7, 24, 53])
def test_below_is_even(count):
    chance = Chance(count)
    assert abs(compute_chi_square(Counter(chance.randbelow(count) for _ in range(30000)), count)) < 4


@pytest.mark.parametrize("dice", [1, 3, 5, 7])
def test_sides_are_even_alone_in_pairs_and_from_roll_to_roll(dice):
    chance = Chance(dice)
    rolls = [chance.roll(range(dice), PLAIN) for _ in range(60000 // dice)]
    sides = [side for roll in rolls for side in roll]
    assert abs(compute_chi_square(Counter(sides), 6)) < 4
    assert abs(compute_chi_square(Counter(a * 6 + b for a, b in zip(sides[::2], sides[1::2], strict=False)), 36)) < 4
    first_sides = [roll[0] for roll in rolls]
    assert (
        abs(compute_chi_square(Counter(a * 6 + b for a, b in zip(first_sides, first_sides[1:], strict=False)), 36)) < 5
    )


def test_any_pair_of_dice_is_picked_as_often_as_another():
    chance = Chance(3)
    pair_counts = Counter()
    for _ in range(30000):
        first, second = chance.pick([0, 1, 2, 3, 4], 2)
        assert first != second
        pair_counts[first * 5 + second] += 1
    assert len(pair_counts) == 20
    assert all(1300 < times < 1700 for times in pair_counts.values())


def test_picking_leaves_the_pool_as_it_is():
    pool = [1, 5, 9]
    assert sorted(Chance(1).pick(pool, 3)) == pool == [1, 5, 9]
    assert Chance(1).pick(pool, 0) == []
