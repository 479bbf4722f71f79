"""`replay --advise`: for each decision in a record it prints the best move, and how much the played move loses."""

import pytest

from simulator.decisions import list_decisions
from tray24.match.record import RecordError

HEAD = ["tray24 1", "game center", "seats 2", "---"]
GOLDEN = "tests/golden/center/center-000.t24"


@pytest.fixture
def record(pytestconfig):
    return (pytestconfig.rootpath / GOLDEN).read_text(encoding="ascii").splitlines()


def test_a_decision_stands_beside_the_best_move(record):
    game, made = list_decisions(record)
    first = made[0]
    assert (first.number, first.seat, first.line) == (13, 0, "play b3")
    assert first.regret == first.best_value - first.value > 0 and first.best == "reroll"
    assert all(one.regret >= 0 for one in made) and {one.hand for one in made} == set(
        range(game.count_finished_rounds())
    )


@pytest.mark.parametrize("game_of_record", ["basic", "center", "line", "yacht", "dominoes"])
def test_decisions_of_each_game_are_listed(pytestconfig, game_of_record):
    path = pytestconfig.rootpath / f"tests/golden/{game_of_record}/{game_of_record}-000.t24"
    game, made = list_decisions(path.read_text(encoding="ascii").splitlines())
    assert {one.seat for one in made} == set(range(game.seats)) and any(one.regret > 0 for one in made)


def test_what_is_taken_back_is_no_decision(record):
    end = record.index("---") + 1
    at = next(at for at, line in enumerate(record) if line.startswith("0 play"))
    undone = [*record[: at + 1], "* undo", *record[at:]]
    numbers = [one.number for one in list_decisions(undone)[1]]
    assert numbers[0] == at + 3 and len(numbers) == len(list_decisions(record)[1])
    assert at > end


def test_a_record_that_is_illegal_is_refused_at_its_line(record):
    with pytest.raises(RecordError) as refused:
        list_decisions([*record[:12], "0 play r9"])
    assert refused.value.line == 13
    with pytest.raises(RecordError):
        list_decisions(HEAD[:3])


def test_the_command_prints_decisions_and_sums(tray24, pytestconfig):
    code, shown, err = tray24("replay", "--advise", pytestconfig.rootpath / GOLDEN)
    assert (code, err) == (0, "")
    lines = shown.splitlines()
    assert lines[0].split() == ["line", "seat", "move", "best", "worth", "lost"]
    assert lines[1].split()[:5] == ["13", "0", "play", "b3", "reroll"]
    assert lines[-1].startswith("seat 1 has lost ") and " points by " in lines[-1]


def test_a_command_about_several_records_or_none_is_refused(tray24, tmp_path):
    assert tray24("replay", "--advise", "a.t24", "b.t24")[0] == 2
    code, shown, err = tray24("replay", "--advise", tmp_path / "none.t24")
    assert (code, shown) == (2, "") and "cannot be read" in err
    bad = tmp_path / "bad.t24"
    bad.write_text("tray24 1\ngame chess\n")
    assert tray24("replay", "--advise", bad)[:2] == (1, tray24("replay", bad)[1])
