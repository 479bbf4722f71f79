"""The command test: the arguments that it passes to pytest."""

import subprocess

import pytest

from host_tools.cli import main


@pytest.fixture
def asked(monkeypatch):
    """Return the list of commands that are run."""
    commands = []

    def run(command, cwd):
        commands.append(command)
        return subprocess.CompletedProcess(command, 5)

    monkeypatch.setattr(subprocess, "run", run)
    return commands


@pytest.mark.parametrize("level", [["--level", "3"], []])
def test_what_takes_minutes_runs_in_two_processes_unless_told_otherwise(asked, level):
    assert main(["test", *level, "-n0", "-k", "undo"]) == 5
    [command] = asked
    assert command[-5:] == ["--numprocesses=2", "--dist=worksteal", "-n0", "-k", "undo"]


@pytest.mark.parametrize("level", ["1", "2"])
def test_other_tests_run_in_one(asked, level):
    main(["test", "--level", level])
    assert not [argument for argument in asked[0] if "numprocesses" in argument]
