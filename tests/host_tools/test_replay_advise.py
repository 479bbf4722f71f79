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
    game, decisions = list_decisions(record)
    first_decision = decisions[0]
    assert (first_decision.number, first_decision.seat, first_decision.line) == (13, 0, "play b3")
    assert (
        first_decision.regret == first_decision.best_value - first_decision.value > 0
        and first_decision.best == "reroll"
    )
    assert all(decision.regret >= 0 for decision in decisions) and {decision.hand for decision in decisions} == set(
        range(game.count_finished_rounds())
    )


@pytest.mark.parametrize("game_of_record", ["basic", "center", "line", "yacht", "dominoes"])
def test_decisions_of_each_game_are_listed(pytestconfig, game_of_record):
    path = pytestconfig.rootpath / f"tests/golden/{game_of_record}/{game_of_record}-000.t24"
    game, decisions = list_decisions(path.read_text(encoding="ascii").splitlines())
    assert {decision.seat for decision in decisions} == set(range(game.seats)) and any(
        decision.regret > 0 for decision in decisions
    )


def test_what_is_taken_back_is_no_decision(record):
    end = record.index("---") + 1
    at = next(at for at, line in enumerate(record) if line.startswith("0 play"))
    undone_lines = [*record[: at + 1], "* undo", *record[at:]]
    numbers = [decision.number for decision in list_decisions(undone_lines)[1]]
    assert numbers[0] == at + 3 and len(numbers) == len(list_decisions(record)[1])
    assert at > end


def test_a_record_that_is_illegal_is_refused_at_its_line(record):
    with pytest.raises(RecordError) as error_info:
        list_decisions([*record[:12], "0 play r9"])
    assert error_info.value.line == 13
    with pytest.raises(RecordError):
        list_decisions(HEAD[:3])


def test_the_command_prints_decisions_and_sums(tray24, pytestconfig):
    code, output, err = tray24("replay", "--advise", pytestconfig.rootpath / GOLDEN)
    assert (code, err) == (0, "")
    lines = output.splitlines()
    assert lines[0].split() == ["line", "seat", "move", "best", "worth", "lost"]
    assert lines[1].split()[:5] == ["13", "0", "play", "b3", "reroll"]
    assert lines[-1].startswith("seat 1 has lost ") and " points by " in lines[-1]


def test_a_command_about_several_records_or_none_is_refused(tray24, tmp_path):
    assert tray24("replay", "--advise", "a.t24", "b.t24")[0] == 2
    code, output, err = tray24("replay", "--advise", tmp_path / "none.t24")
    assert (code, output) == (2, "") and "cannot be read" in err
    bad_record = tmp_path / "bad.t24"
    bad_record.write_text("tray24 1\ngame chess\n")
    assert tray24("replay", "--advise", bad_record)[:2] == (1, tray24("replay", bad_record)[1])
