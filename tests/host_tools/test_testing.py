"""The command test: the arguments that it passes to pytest for its options."""

import pytest

from host_tools.checkout import ROOT
from host_tools.cli import main


@pytest.fixture
def pytest_commands(monkeypatch):
    """Return a list that collects the arguments with which the command calls pytest."""
    commands = []

    def record_command(command):
        commands.append(command)
        return pytest.ExitCode.NO_TESTS_COLLECTED

    monkeypatch.setattr(pytest, "main", record_command)
    monkeypatch.chdir(ROOT)
    return commands


@pytest.mark.parametrize("level", [["--level", "3"], ["--page"], ["--whole"], []])
def test_what_takes_minutes_runs_in_two_processes_by_default(pytest_commands, level):
    assert main(["test", *level, "-n0", "-x"]) == 5
    [command] = pytest_commands
    assert command[-4:] == ["--numprocesses=2", "--dist=worksteal", "-n0", "-x"]


@pytest.mark.parametrize("choice", [["-k", "undo"], ["-kundo"], ["tests/rules"], ["tests/rules/test_moves.py::test_x"]])
def test_chosen_tests_run_in_this_process(pytest_commands, choice):
    main(["test", *choice])
    assert pytest_commands[0][-len(choice) :] == choice
    assert not [argument for argument in pytest_commands[0] if "numprocesses" in argument]


@pytest.mark.parametrize("level", ["1", "2"])
def test_other_tests_run_in_one(pytest_commands, level):
    main(["test", "--level", level, "--maxfail=2"])
    assert pytest_commands[0][-2:] == [f"--level={level}", "--maxfail=2"]


def test_page_chooses_the_tests_of_the_page_and_no_level(pytest_commands, capsys):
    main(["test", "--page"])
    assert {"--page", "tests/page"} <= set(pytest_commands[0])
    main(["test", "--page", "tests/page/test_axe.py"])
    assert "tests/page" not in pytest_commands[1]
    assert main(["test", "--page", "--level", "1"]) == 2
    assert "choose one of --whole, --level and --page" in capsys.readouterr().err
