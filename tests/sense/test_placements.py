"""A sample of the bench: dice put on calibrated trays under changing light, and untouched trays."""

import importlib.util
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench" / "sensing.py"


@pytest.fixture(scope="module")
def bench():
    spec = importlib.util.spec_from_file_location("sensing_bench", BENCH)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", [3, 14])
def test_placements_are_seen_right(bench, seed):
    counts = bench.one_tray((seed, 40))
    assert (counts["right"], counts["taken for another color"]) == (40, 0)
    assert counts["events on untouched slots"] == counts["lifts told wrong"] == counts["touches told wrong"] == 0


@pytest.mark.parametrize("liner", ["dark", "bright"])
def test_placements_are_seen_right_with_other_liners(bench, liner):
    counts = bench.one_tray((3, 20, "", 0.0, False, liner))
    assert (counts["right"], counts["taken for another color"]) == (20, 0)
    assert counts["events on untouched slots"] == counts["lifts told wrong"] == counts["touches told wrong"] == 0


def test_nothing_is_seen_where_nobody_touches(bench):
    counts = bench.untouched((10_007, 1))
    assert (counts["events untouched"], counts["faults"]) == (0, 0)
