"""Check that tests run each command, and each of its options, as somebody types them; the parsers list the options."""

import re

import pytest
from command_lines import list_options
from command_process import ROOT
from runs import ALONE, ELSEWHERE, NOT_RUN, ON_PICO, ON_PICO_ELSEWHERE, WITH_TRAY

WHAT_TO_DO = (
    "Add a run of each to WITH_TRAY or ALONE (tests/commands/runs.py), or the test that runs it to ELSEWHERE, "
    "or to NOT_RUN why none can"
)
ON_PICO_TOO = "Add a run of each to ON_PICO (tests/commands/runs.py), or the test that runs it to ON_PICO_ELSEWHERE"


def list_run_in(table):
    """Return the commands that a table of runs contains, alone and with each of their options."""
    options = set()
    for run in (run for runs in table.values() for run in runs):
        name = next(name for name in list_options() if f"{run.words} ".startswith(f"{name} "))
        options |= {name, *(f"{name} {option}" for option in re.findall(r"--[a-z0-9-]+", run.words))}
    return options


def list_wanted():
    return set(list_options()) | {f"{name} {option}" for name, known in list_options().items() for option in known}


def list_run():
    return list_run_in(WITH_TRAY) | list_run_in(ALONE) | list_run_in(ON_PICO)


def list_tray_commands():
    return {name for name, known in list_options().items() if any(known.values())}


def test_each_command_runs_with_each_of_its_options():
    missing_options = list_wanted() - list_run() - set(ELSEWHERE) - set(NOT_RUN)
    assert not missing_options, f"{sorted(missing_options)}: {WHAT_TO_DO}"


def test_each_command_for_a_tray_runs_on_an_emulated_pico():
    missing_commands = list_tray_commands() - list_run_in(ON_PICO) - set(ON_PICO_ELSEWHERE)
    assert not missing_commands, f"{sorted(missing_commands)}: {ON_PICO_TOO}"


def test_the_tables_name_what_there_is_once():
    listed_options = [*ELSEWHERE, *NOT_RUN]
    assert not {*listed_options, *ON_PICO_ELSEWHERE} - list_wanted() and not set(ELSEWHERE) & set(NOT_RUN)
    assert not {name for name in listed_options if name in list_run()}
    assert not set(ON_PICO_ELSEWHERE) & list_run_in(ON_PICO)


@pytest.mark.parametrize("table", [ELSEWHERE, ON_PICO_ELSEWHERE], ids=["elsewhere", "on a Pico elsewhere"])
def test_what_runs_elsewhere_is_there(table):
    for name, test_id in table.items():
        path, _, test = test_id.partition("::")
        text = (ROOT / "tests" / path).read_text(encoding="utf-8")
        assert f"def {test}(" in text, f"{name}: there is no {test_id}"
        last_word = name.split()[-1]
        assert re.search(rf"""["' /]{last_word}["'= ]""", text) or path.startswith("device/"), f"{name}: not in {path}"


def test_a_command_that_nobody_runs_is_found(monkeypatch):
    monkeypatch.setitem(list_options(), "records burn", {"--slowly": False, "--port": True})
    with pytest.raises(
        AssertionError, match=r"'records burn', 'records burn --port', 'records burn --slowly'.*Add a run"
    ):
        test_each_command_runs_with_each_of_its_options()
    with pytest.raises(AssertionError, match="'records burn'.*Add a run"):
        test_each_command_for_a_tray_runs_on_an_emulated_pico()
