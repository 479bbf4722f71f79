"""The firmware's files do the same on MicroPython for the desktop as on CPython."""

import importlib
import json
import runpy
from pathlib import Path

import play_matches
import pytest
import readers

from host_tools import micropython
from host_tools.build import inputs
from host_tools.cli import main
from tray24 import games

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent
SCRIPTS = ("link/bare_link", "link/bare_selftest", "match/foreign_journals", "match/random_play")
SCRIPTS += ("sense/scripted_sensing",)


def run_script(script, *arguments, path=()):
    result = micropython.run_script(script, arguments, path=path, capture=True, timeout_s=300)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout.splitlines()


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_prints_the_same(name, capsys):
    script = TESTS / f"{name}.py"
    lines = run_script(script, path=[HERE, script.parent])
    runpy.run_path(str(script), run_name="__main__")
    assert list(map(parse_line, lines)) == list(map(parse_line, capsys.readouterr().out.splitlines()))


def parse_line(line):
    """Return a line of output to compare.

    A line of JSON is parsed, because keys have no order on MicroPython.
    """
    return json.loads(line) if line.startswith("{") else line


def test_scenarios_pass(capfd):
    assert main(["scenario", str(TESTS / "conformance"), "--vm", "micropython"]) == 0
    assert capfd.readouterr().out.splitlines()[-1].endswith(", 0 failed")


def test_records_replay_as_expected(tmp_path):
    records = sorted((TESTS / "golden").rglob("*.t24"))
    listing = tmp_path / "records.txt"
    listing.write_text("\n".join(map(str, records)))
    verdicts = zip(records, run_script(HERE / "replay_records.py", str(listing)), strict=True)
    expected = (TESTS / "golden" / "expected.txt").read_text().splitlines()
    assert [f"{path.parent.name}/{path.name}: {verdict}" for path, verdict in verdicts] == expected


@pytest.mark.parametrize(
    "line",
    [
        *(b"name5=\x1e", b"\x1fname5=Ann", "name5=Ann\xa0".encode(), "name5=\u3000Ann".encode()),
        *("brightness=4\xb2".encode(), "brightness=\u0664\u0660".encode()),
        *(b"name5=Ann\xc0\xb2", b"name5=Ann\xed\xa0\x80", b"name5=Ann\xf4\x90\x80\x80", b"brightness=\xc0\xb24"),
    ],
)
def test_letters_that_only_one_interpreter_knows_are_read_alike(line, tmp_path):
    file = tmp_path / "inputs"
    file.write_text(f"settings {line.hex()}\n")
    assert run_script(HERE / "readers.py", str(file), path=[HERE]) == [readers.run_reader("settings", line)]


def test_seeded_matches_are_the_same():
    registered_games = games.list_registered()
    lines = run_script(HERE / "play_matches.py", *registered_games, path=map(find_folder, registered_games))
    assert lines == list(play_matches.play_all())


def find_folder(package):
    """Return the folder from which a package is imported."""
    top_package = importlib.import_module(package.partition(".")[0])
    return Path(next(iter(top_package.__path__))).parent


def test_every_module_can_be_imported(tmp_path):
    paths = [path.removesuffix(".py") for path in inputs.collect_frozen() if path.startswith("tray24/")]
    names = [path.replace("/", ".").removesuffix(".__init__") for path in paths]
    script = tmp_path / "import_all.py"
    script.write_text("\n".join(f"import {name}" for name in names if not name.startswith("tray24.device")))
    assert run_script(script) == []


def test_a_missing_part_is_reported_alike(tmp_path):
    script = tmp_path / "parts.py"
    script.write_text(
        "from tray24 import games\n"
        "print(games.find_part('basic', 'helm'))\n"
        "for ask in (lambda: games.get_part('basic', 'helm'), lambda: games.register('nowhere.nothing')):\n"
        "    try:\n        ask()\n    except games.RuleError as error:\n        print(error)\n"
    )
    assert run_script(script) == [
        "None",
        "no_part game=basic module=tray24.games.basic.helm part=helm",
        "no_part game=nothing module=nowhere.nothing.rules part=rules",
    ]
