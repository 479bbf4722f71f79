"""The command test: what it asks of pytest."""

import subprocess

import pytest

from host_tools.cli import main


@pytest.fixture
def asked(monkeypatch):
    """The commands that were run."""
    commands = []

    def run(command, cwd):
        commands.append(command)
        return subprocess.CompletedProcess(command, 5)

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_level_3_runs_in_two_processes_unless_told_otherwise(asked):
    assert main(["test", "--level", "3", "-n0", "-k", "undo"]) == 5
    [command] = asked
    assert command[-6:] == ["--level=3", "--numprocesses=2", "--dist=worksteal", "-n0", "-k", "undo"]


@pytest.mark.parametrize("arguments", [[], ["--level", "1"], ["--level", "2"]])
def test_other_tests_run_in_one(asked, arguments):
    main(["test", *arguments])
    assert not [argument for argument in asked[0] if "numprocesses" in argument]
