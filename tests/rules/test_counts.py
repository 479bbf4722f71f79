"""The number of sequences of legal lines to a depth, as chess programs count them: a change of any rule changes one."""

from pathlib import Path

import counting
import pytest
from campaigns.counts import Second
from campaigns.engines import ENGINES
from campaigns.second.engine import Match

from host_tools import micropython
from host_tools.checkout import FIRMWARE

# Game, seats, options, seed of the dealt values, lines of seats before the position, depth, sequences.
TABLE = (
    ("basic", 2, "-", 7, 0, 10, 11152),
    ("basic", 3, "-", 8, 12, 6, 6726),
    ("basic", 6, "must_roll=1,scoring=caught", 12, 30, 12, 16752),
    ("basic", 3, "young=01", 14, 50, 10, 15270),
    ("center", 2, "-", 9, 20, 11, 11764),
    ("center", 4, "-", 8, 12, 10, 10202),
    ("center", 3, "wd4=enforced", 11, 30, 12, 10730),
    ("line", 2, "-", 8, 12, 10, 9695),
    ("line", 2, "best_of=3", 12, 40, 10, 10211),
    ("yacht", 1, "-", 7, 0, 3, 112266),
    ("yacht", 6, "-", 8, 60, 3, 27958),
    ("dominoes", 2, "-", 7, 0, 5, 19689),
    ("dominoes", 4, "-", 8, 30, 7, 12183),
    ("dominoes", 3, "all_doublets=1", 11, 20, 4, 7758),
    ("dominoes", 6, "all_doublets=1,reopen=1", 12, 40, 4, 28693),
)


@pytest.mark.parametrize(("game", "seats", "options", "seed", "prefix", "depth", "sequences"), TABLE)
def test_the_rules_know_so_many_sequences(game, seats, options, seed, prefix, depth, sequences):
    count = counting.Count(game, seats, counting.options_of(options), seed)
    assert count.go(prefix)
    assert count.count(depth) == sequences


# The campaign `counts` compares the engines, too; the other rows are counted by the second one with --all.
FIRST = {row[0]: row for row in reversed(TABLE)}
COMPARED = [pytest.param(*row, marks=[] if row in FIRST.values() else pytest.mark.long) for row in TABLE]


@pytest.mark.parametrize(("game", "seats", "options", "seed", "prefix", "depth", "sequences"), COMPARED)
def test_the_second_engine_knows_as_many(game, seats, options, seed, prefix, depth, sequences):
    (engine,) = [engine for engine in ENGINES if engine.game == game]
    faces = counting.Count(game, seats, counting.options_of(options), seed).faces
    second = Second(lambda: Match(engine.second, seats, counting.options_of(options)), seed, faces, prefix)
    assert second.count(depth) == sequences


@pytest.mark.level(2)
def test_micropython_knows_as_many():
    words = [str(word) for row in TABLE for word in row[:-1]]
    done = micropython.run(Path(counting.__file__), words, path=[FIRMWARE], capture=True, timeout_s=60)
    assert done.stdout.split() == [str(row[-1]) for row in TABLE]
