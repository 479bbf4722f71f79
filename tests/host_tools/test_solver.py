"""The solver of yacht: it finds Yahtzee's known average, counts points like the firmware, and agrees with slow code."""

import random
from itertools import product

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
import numpy as np
from plain_yacht import compute_turn_value

from host_tools.solver import cache, sheets
from host_tools.solver.yacht import Yacht
from tray24.games.yacht.boxes import BOXES, score_box
from tray24.match.dicesets import SETS

# The best mean of Yahtzee without bonuses and jokers, in which five of a kind is no full house (Verhoeff, 1999).
YAHTZEE = 229.6385


class Yahtzee:
    boxes = 13
    draws = 1

    def compute_points(self, draw):
        return np.array([self._score_dice(dice) for dice in product(range(1, 7), repeat=sheets.DICE)], np.float32)

    def _score_dice(self, dice):
        counts = sorted(dice.count(number) for number in set(dice))
        total = sum(dice)
        straight = max(sum(1 for _ in run) for run in find_runs(sorted(set(dice))))
        return [
            *(number * dice.count(number) for number in range(1, 7)),
            total * (counts[-1] >= 3),
            total * (counts[-1] >= 4),
            25 * (counts == [2, 3]),
            30 * (straight >= 4),
            40 * (straight >= 5),
            50 * (counts[-1] == 5),
            total,
        ]


def find_runs(numbers):
    """Return the groups of consecutive numbers among sorted numbers."""
    runs = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return runs


@pytest.mark.long
def test_yahtzee_has_its_known_value():
    game = Yahtzee()
    known = sheets.SolvedSheets.make_initial(game)
    for level in range(1, game.boxes + 1):
        known.level = level
        known.values[sheets.list_level_masks(game.boxes, level)] = sheets.sum_block(game, known, 0, 1)
    assert known.values[-1] == pytest.approx(YAHTZEE, abs=0.0001)


@pytest.mark.parametrize("name", ["classic24", "center24"])
def test_points_are_those_of_the_rules(name):
    rng = random.Random(name)
    game = Yacht(name)
    sides = SETS[name]
    for _ in range(10):
        draw = rng.randrange(game.draws)
        dice = game.get_dice(draw)
        points = game.compute_points(draw)
        for _ in range(60):
            sides_shown = [rng.randrange(sheets.SIDES) for _ in dice]
            faces = [sides[sheets.SIDES * die + side] for die, side in zip(dice, sides_shown, strict=True)]
            outcome = sum(side * sheets.SIDES**index for index, side in enumerate(reversed(sides_shown)))
            assert points[outcome].tolist() == [score_box(box, faces) for box in range(len(BOXES))], faces


@pytest.mark.long
def test_a_turn_is_worth_what_a_plain_program_finds():
    rng = random.Random(5)
    game = Yacht("classic24")
    values = np.array([110.0 * mask.bit_count() + rng.uniform(-60, 60) for mask in range(1 << game.boxes)])
    for level in (1, 6):
        masks = sheets.list_level_masks(game.boxes, level)[:9]
        draw, mask_index = rng.randrange(game.draws), rng.randrange(len(masks))
        values_found = sheets.compute_turn_values(game.compute_points(draw), masks, values)
        dice = [tuple(SETS["classic24"][6 * die : 6 * die + 6]) for die in game.get_dice(draw)]
        assert values_found[mask_index] == pytest.approx(
            compute_turn_value(dice, int(masks[mask_index]), values.tolist()), abs=1e-4
        )


class SmallYacht:
    """A small game for the solver: the first few boxes of yacht, and every hundredth draw of five dice from a set."""

    def __init__(self, name="center24", boxes=3, draws=3):
        self.boxes, self.draws = boxes, draws
        self._game = Yacht(name)

    def compute_points(self, draw):
        return self._game.compute_points(draw * 100)[:, : self.boxes].copy()


@pytest.mark.long
def test_the_values_do_not_depend_on_processes_or_interruptions():
    reports = []
    solved = sheets.solve_game(
        SmallYacht(),
        sheets.SolvedSheets.make_initial(SmallYacht()),
        1,
        2,
        lambda now: reports.append((now.level, sorted(now.blocks))),
    )
    assert reports[-1] == (4, []) and (2, [0, 1, 2]) in reports

    class Stopped(Exception):
        pass

    def stop(progress):
        if (progress.level, len(progress.blocks)) == (2, 2):
            raise Stopped

    known = sheets.SolvedSheets.make_initial(SmallYacht())
    with pytest.raises(Stopped):
        sheets.solve_game(SmallYacht(), known, 1, 1, stop)
    assert sheets.count_work_done(SmallYacht(), known, 1) == 3 * 3 + 3 * 2
    solved_again = sheets.solve_game(SmallYacht(), known, 1, 1, lambda now: None)
    assert solved_again.tolist() == solved.tolist()
    assert sheets.count_work_done(SmallYacht(), known, 1) == sheets.count_total_work(SmallYacht(), 1)


def test_what_is_solved_is_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(cache, "get_home_folder", lambda: tmp_path)
    game = Yacht("line11")
    known = cache.read_progress(game, 500)
    assert known.level == 1 and not known.blocks
    known.values[3] = 12.5
    known.level = 4
    known.blocks = {7: np.array([1.0, 2.0]), 2: np.array([3.0, 4.0])}
    cache.write_progress(game, 500, known)
    progress = cache.read_progress(game, 500)
    assert (progress.level, progress.values[3]) == (4, 12.5)
    assert {number: sums.tolist() for number, sums in progress.blocks.items()} == {7: [1.0, 2.0], 2: [3.0, 4.0]}
    assert cache.read_progress(game, 400).level == 1
    (tmp_path / "solve" / "yacht-line11.npz").write_bytes(b"PK torn")
    assert cache.read_progress(game, 500).level == 1


@pytest.mark.long  # compiling the solver takes most of ten seconds
def test_turns_that_are_dumped_have_the_values_of_their_sheets_as_means(tmp_path, monkeypatch):
    """The average value of a sheet's turns, over all draws of dice in the written file, is the value of the sheet.

    The set has five dice, so there is only one draw.
    """
    monkeypatch.setitem(SETS, "five", SETS["center24"][: 6 * sheets.DICE])
    game = SmallYacht("five", boxes=5, draws=1)
    monkeypatch.setattr(cache, "Yacht", lambda name: game)
    values = sheets.solve_game(game, sheets.SolvedSheets.make_initial(game), 500, 1, lambda now: None)
    solved_levels = []
    cache.write_turns("five", values, 20, tmp_path / "turns.npz", solved_levels.append)
    with np.load(tmp_path / "turns.npz") as tables:
        assert tables["turns"][:, 0].tolist() == pytest.approx(values[tables["masks"]].tolist(), abs=1e-4)
    assert solved_levels == [1]


def test_the_table_holds_the_values_in_parts_of_a_point(monkeypatch, tmp_path):
    monkeypatch.setattr(cache, "FOLDER", tmp_path)
    cache.write_table("classic24", np.array([0.0, 1 / 32, 733.01]))
    namespace = {}
    exec(cache.get_table_path("classic24").read_text("utf-8"), namespace)
    assert (np.frombuffer(namespace["VALUES"], "<i2") / cache.UNIT).tolist() == [0.0, 1 / 32, 733.0]
