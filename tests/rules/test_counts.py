"""The firmware and the second engine agree on legal lines, positions and numbers of sequences of lines.

The second engine (`campaigns/second_engine`) is a literal reading of the rules. Campaigns compare both in more matches.
"""

import random
from functools import partial
from pathlib import Path

import perft
import pytest
from campaigns.counts import SecondCount
from campaigns.engines import ENGINES, choose_line, find_difference
from campaigns.second_engine.engine import Match

from host_tools import micropython
from tray24.games import create_game
from tray24.rules.notation import parse_line

TARGETS = (1, 1, 100, 200) * 2  # of the matches of each game: one round, and several

# A row for each position: game, seats, options, seed of the dealt values, moves before it, depth, number of sequences.
TABLE = [row.split() for row in Path(__file__).with_name("counts.txt").read_text().splitlines()]


def create_counter(game, seats, options, seed):
    return perft.SequenceCounter(game, int(seats), perft.parse_options(options), int(seed))


def test_the_rules_know_so_many_sequences(golden):
    rows = []
    for *position, prefix, depth, _ in TABLE:
        count = create_counter(*position)
        assert count.enter_prefix(int(prefix))
        rows.append([*position, prefix, depth, str(count.count_sequences(int(depth)))])
    golden("counts.txt", "".join(" ".join(row) + "\n" for row in rows))


# The campaign `counts` compares the engines, too; the other rows are counted by the second one with --all.
FIRST = {row[0]: row for row in reversed(TABLE)}
COMPARED = [pytest.param(*row, marks=[] if row in FIRST.values() else pytest.mark.long) for row in TABLE]


@pytest.mark.parametrize(("game", "seats", "options", "seed", "prefix", "depth", "expected_count"), COMPARED)
def test_the_second_engine_knows_as_many(game, seats, options, seed, prefix, depth, expected_count):
    (engine,) = [engine for engine in ENGINES if engine.game == game]
    faces = create_counter(game, seats, options, seed).faces
    match = partial(Match, engine.second, int(seats), perft.parse_options(options))
    assert SecondCount(match, int(seed), faces, int(prefix)).count(int(depth)) == int(expected_count)


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.game)
def test_lines_and_positions_are_those_of_a_literal_reading(engine):
    rng = random.Random(1)
    for target in TARGETS:
        seats, options = engine.choose_options(rng)
        options.update({"target": target} if "target" in options else {})
        firmware_game, second_match = create_game(engine.game, seats, options), Match(engine.second, seats, options)
        while second_match.awaited:
            assert not find_difference(firmware_game, second_match)
            line = choose_line(second_match, rng)
            second_match.enter(line)
            firmware_game.enter(parse_line(firmware_game, line))
        assert not find_difference(firmware_game, second_match)


@pytest.mark.level(2)
def test_micropython_knows_as_many():
    arguments = [word for row in TABLE for word in row[:-1]]
    result = micropython.run_script(Path(perft.__file__), arguments, path=[], capture=True, timeout_s=300)
    assert result.stdout.split() == [row[-1] for row in TABLE]
