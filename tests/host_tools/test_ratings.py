"""Confidence intervals and ratings of players: known values, and properties that they must have."""

import math

import pytest

from host_tools.balance.results import (
    LineupResult,
    estimate_mean,
    estimate_quantile,
    estimate_ratings,
    estimate_ratio,
    estimate_share,
)


def make_result(first, second, first_wins, second_wins, seats=1):
    return LineupResult({first: seats, second: seats}, {first: first_wins, second: second_wins})


def test_wilsons_interval_has_its_known_values():
    half_share = estimate_share(5, 10)
    assert (half_share.value, half_share.low, half_share.high) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    zero_share = estimate_share(0, 20)
    assert (zero_share.low, zero_share.high) == pytest.approx((0, 0.1611), abs=1e-4)


def test_a_mean_has_the_interval_of_its_standard_error():
    numbers = [2, 4, 4, 5, 10]
    mean = estimate_mean(sum(numbers), sum(number * number for number in numbers), 5)
    assert (mean.value, mean.high - mean.value) == pytest.approx((5, 1.96 * 3 / math.sqrt(5)), abs=1e-3)
    assert estimate_mean(7, 49, 1).low == 7


def test_a_ratio_is_certain_when_both_grow_together():
    ratio = estimate_ratio((60, 20), (1400, 1400 // 9), 1400 // 3, 3)
    assert ratio.value == 3 and ratio.high - ratio.low < 0.3


def test_quantiles_lie_in_their_bins():
    assert [estimate_quantile({1: 50, 2: 40, 9: 10}, part) for part in (0.05, 0.5, 0.9, 0.95)] == [1, 1, 2, 9]


def test_a_share_of_wins_is_a_difference_of_ratings():
    ratings = estimate_ratings(("a", "b"), [make_result("a", "b", 75_000, 25_000)])
    assert ratings["a"].value - ratings["b"].value == pytest.approx(400 * math.log10(3), abs=0.01)
    assert ratings["a"].value == pytest.approx(-ratings["b"].value)
    error = 1.96 * 400 / math.log(10) / math.sqrt(100_000 * 0.75 * 0.25)
    assert ratings["a"].high - ratings["b"].low == pytest.approx(400 * math.log10(3) + error, rel=1e-3)


def test_three_bots_have_one_scale():
    odds = {"a": 4, "b": 2, "c": 1}
    results = [
        make_result(one, other, 30_000 * odds[one], 30_000 * odds[other])
        for one, other in (("a", "b"), ("b", "c"), ("a", "c"))
    ]
    ratings = estimate_ratings(tuple(odds), results)
    assert [ratings[bot].value for bot in odds] == pytest.approx([120.41, 0, -120.41], abs=0.1)


def test_seats_of_a_bot_count():
    """Two equally strong bots win in proportion to their numbers of seats, and are rated as equal."""
    ratings = estimate_ratings(("a", "b"), [LineupResult({"a": 2, "b": 1}, {"a": 200, "b": 100})])
    assert ratings["a"].value == pytest.approx(0)


def test_a_bot_that_wins_all_has_a_rating_with_a_wide_interval():
    ratings = estimate_ratings(("a", "b"), [make_result("a", "b", 20, 0)])
    assert 200 < ratings["a"].value < 400 and ratings["a"].low > 0 and ratings["a"].high > 500


def test_the_order_of_bots_and_results_is_of_no_importance():
    results = [make_result("a", "b", 30, 20), make_result("b", "c", 10, 40), make_result("c", "a", 25, 25)]
    first, reversed_ratings = (
        estimate_ratings(("a", "b", "c"), results),
        estimate_ratings(("c", "b", "a"), results[::-1]),
    )
    assert all(first[bot].value == pytest.approx(reversed_ratings[bot].value) for bot in first)
