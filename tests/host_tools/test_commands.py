"""The commands as their users see them: output, exit codes, and messages about bad input."""

import importlib
import json
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools import checkout, cli, commands
from host_tools.commands import of_checkout
from tray24.match.record import format_summary, replay

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
GOLDEN = TESTS / "golden"
SUMMARY = re.compile(r"matches=(\d+) decisions=(\d+) seconds=(\d+\.\d+) matches/s=(\d+\.\d+) decisions/s=(\d+)")


@pytest.fixture
def call(tray24):
    """Return a function that runs a command and returns (exit code, output lines, error lines)."""

    def run_command(*words):
        code, out, err = tray24(*words)
        return code, out.splitlines(), err.splitlines()

    return run_command


def run_simulate(call, *arguments, game="basic", seats=2, matches=3, seed=11):
    fixed_arguments = ("--seats", seats, "--matches", matches, "--seed", seed)
    return call("simulate", game, *fixed_arguments, *arguments)


def test_each_module_of_a_command_is_listed_with_its_summary():
    folders = [*commands.__path__, *of_checkout.__path__]
    modules = [module.name for module in pkgutil.iter_modules(folders) if not module.ispkg]
    assert sorted(cli.COMMANDS) == sorted(modules)
    assert not [name for name in cli.COMMANDS if not cli.say.has_text(f"command-{name}")]


def test_a_command_without_texts_is_in_the_help_and_stops_no_other(call, monkeypatch):
    monkeypatch.setattr(cli, "COMMANDS", ("replay", "untold"))
    assert "    untold" in call("--help")[1]
    assert call("replay", "--help")[0] == 0


@pytest.mark.parametrize("command", [name for name in cli.COMMANDS if cli.needs_checkout(name)])
def test_what_needs_the_whole_checkout_says_so_where_only_a_package_is_installed(call, monkeypatch, tmp_path, command):
    monkeypatch.setattr(checkout, "FIRMWARE", tmp_path)
    assert call(command, "--help") == (
        1, [], [f"tray24 {command}: this command needs the complete checkout: run './tray24 {command}' in it"]
    )  # fmt: skip


# simulate


@pytest.mark.parametrize(("game", "seats"), [("basic", 3), ("yacht", 1)])
def test_simulate_writes_records_that_replay_to_their_end(call, tmp_path, game, seats):
    code, out, err = run_simulate(call, "--out", tmp_path, game=game, seats=seats)
    assert (code, err) == (0, [])
    summary = SUMMARY.fullmatch(out[-1])
    assert summary and summary[1] == "3"
    records = sorted(tmp_path.iterdir())
    assert [record.name for record in records] == [f"{game}-11-000{number}.t24" for number in (1, 2, 3)]
    decisions = 0
    for record in records:
        lines = record.read_text().splitlines()
        decisions += sum(line[0].isdigit() for line in lines[lines.index("---") :])
        _, replayed_game = replay(lines)
        assert " over=true " in format_summary(replayed_game)
    assert summary[2] == str(decisions)
    assert SUMMARY.fullmatch(run_simulate(call, game=game, seats=seats)[1][-1])[2] == summary[2], (
        "with and without records"
    )


def test_the_same_arguments_write_the_same_bytes_whatever_the_jobs(call, tmp_path):
    for jobs in (1, 2):
        assert run_simulate(call, "--jobs", jobs, "--out", tmp_path / str(jobs), matches=5)[0] == 0
    written_files = [{path.name: path.read_bytes() for path in (tmp_path / jobs).iterdir()} for jobs in "12"]
    assert written_files[0] == written_files[1]
    assert len(set(written_files[0].values())) == 5, "every match is another one"


def test_options_and_bots_reach_the_match(call, tmp_path):
    arguments = ("--option", "scoring=caught", "--option", "target=50", "--bots", "sharp,random", "--out", tmp_path)
    assert run_simulate(call, *arguments, matches=1)[0] == 0
    text = (tmp_path / "basic-11-0001.t24").read_text()
    assert "option scoring=caught\n" in text
    assert "option target=50\n" in text
    assert "bots sharp,random\n" in text


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("--seats", 9), "basic takes 2 to 6 seats, not 9"),
        (("--seed", -1), "--seed -1: give a number from 0 to 4294967295"),
        (("--matches", 0), "--matches 0: give 1 or more"),
        (("--jobs", 0), "--jobs 0: give 1 or more"),
        (("--option", "target"), "--option target: write NAME=VALUE"),
        (("--option", "target=0"), "option target=0 is out of range"),
        (("--option", "size=3"), "basic has no option size; it has target=N, scoring=winner|caught, must_roll=0|1"),
        (("--bots", "clever"), "there is no bot 'clever'"),
        (("--bots", "random,sharp,random"), "give one name, or 2 of them"),
        (("--out", __file__), "this is a file or is inside one"),
    ],
)
def test_simulate_names_the_wrong_argument(call, arguments, text):
    code, out, err = run_simulate(call, *arguments)
    assert (code, out, len(err)) == (2, [], 1)
    assert text in err[0]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line_and_leaves_no_half_record(call, tmp_path, monkeypatch):
    full = Path("/dev/full")
    monkeypatch.setattr("host_tools.commands.simulate.Path.with_name", lambda path, name: full)
    monkeypatch.setattr("host_tools.commands.simulate.Path.unlink", lambda path, missing_ok: None)
    code, out, err = run_simulate(call, "--out", tmp_path)
    assert (code, out, len(err)) == (1, [], 1)
    assert "No space left" in err[0]
    assert list(tmp_path.iterdir()) == []


# replay


def test_replay_says_what_is_expected_of_every_golden_record(call, golden, monkeypatch):
    monkeypatch.chdir(GOLDEN)
    code, out, err = call("replay", *(path.relative_to(GOLDEN).as_posix() for path in sorted(GOLDEN.rglob("*.t24"))))
    assert (code, err) == (1, [])
    # Without the reasons, whose words may change.
    golden(GOLDEN / "expected.txt", "".join(re.sub(r"( illegal line \d+): .+", r"\1", line) + "\n" for line in out))


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_being_replayed(call, tmp_path):
    code, out, err = call("replay", tmp_path / "none.t24", tmp_path, GOLDEN / "basic" / "basic-000.t24")
    assert (code, len(out), len(err)) == (2, 1, 2)
    assert "none.t24: cannot be read: No such file" in err[0] and "cannot be read: it is a folder" in err[1]


@pytest.mark.parametrize(
    "line", [b"\xff\x00\xb2", "seats ²".encode(), b"seats 2\rgame yacht", "0 play\u2028x".encode()]
)
def test_foreign_characters_make_one_illegal_line(call, tmp_path, line):
    record = tmp_path / "odd.t24"
    record.write_bytes(b"# caf\xe9\ntray24 1\ngame basic\n" + line + b"\n---\n")
    code, out, err = call("replay", record)
    assert (code, len(out), err) == (1, 1, [])
    assert out[0].startswith("illegal line 4: ")


# scenario


def test_scenarios_pass(call):
    code, out, _ = call("scenario", TESTS / "conformance")
    count = len(list((TESTS / "conformance").rglob("*.json")))
    assert (code, out) == (0, [f"{count} passed, 0 failed"])


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"then": {"turn": 1}}, "turn: expected 1, found 2"),
        ({"then": {"moon": 1}}, "moon: expected 1, found no such key"),
        ({"legal": ["2 keep"]}, "legal: offered, but not expected: 2 roll"),
        ({"legal": ["2 roll", "2 keep", "0 draw"]}, "legal: not offered: 0 draw"),
        ({"lines": ["1 play y9 8"]}, "line 1 '1 play y9 8' is refused: "),
        ({"illegal": True}, "line '1 play b7 8' is accepted, but must be refused"),
        ({"given": {"turn": 7}}, "given: 'turn' must be a number from 0 to 2"),
        ({"seats": "many"}, "'seats' must be of type int"),
        ({"color": "red"}, "unknown key 'color'"),
        ({"then": None}, "'then' must be of type dict"),
    ],
)
def test_a_failing_scenario_gives_its_id_and_the_difference(call, tmp_path, change, text):
    scenario = {
        "id": "match-by-number",
        "game": "basic",
        "seats": 3,
        "given": {
            "turn": 1,
            "phase": "move",
            "tray": {"7": "r7"},
            "hands": [["r1", "g2", "g3"], ["b7", "y3", "y4"], ["g4", "g5", "g6"]],
        },
        "lines": ["1 play b7 8"],
        "then": {"turn": 2},
    }
    file = tmp_path / "one.json"
    file.write_text(json.dumps({**scenario, **change}))
    code, out, _ = call("scenario", file)
    assert (code, out[-1]) == (1, "0 passed, 1 failed")
    assert out[0].startswith(f"match-by-number: {text}")


def test_a_file_that_is_no_json_is_a_failure_with_its_path(call, tmp_path):
    (tmp_path / "torn.json").write_text('{"id": "torn"')
    code, out, _ = call("scenario", tmp_path)
    assert (code, out[-1]) == (1, "0 passed, 1 failed")
    assert out[0].startswith(f"{tmp_path / 'torn.json'}: cannot be read: ")


def test_a_path_without_scenarios_is_a_wrong_argument(call, tmp_path):
    assert "contains no scenarios" in call("scenario", tmp_path)[2][0]
    assert "no such file" in call("scenario", tmp_path / "none")[2][0]


# the command line itself, and test


def test_a_level_that_does_not_exist_is_refused(call):
    assert "the levels are 1, 2, 3" in call("test", "--level", "9")[2][0]


def test_help_and_version_load_nothing_they_do_not_need():
    script = "import sys; from host_tools.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass\n"
    script += "print(sorted({'rich', 'starlette', 'uvicorn', 'tray24.ui', 'multiprocessing'} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"tray24 \d+\.\d+\.\d+\n\[\]\n", result.stdout)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_output_that_cannot_be_written_is_one_line():
    command = [sys.executable, "-m", "host_tools", "replay", str(GOLDEN / "basic" / "basic-000.t24")]
    with open("/dev/full", "w") as full:
        result = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (result.returncode, result.stderr) == (1, "tray24 replay: [Errno 28] No space left on device\n")


# play


# Ctrl-C


@pytest.mark.parametrize("command", ["setup", "flash", "doctor", "calibrate"])
def test_an_interrupted_step_says_how_to_go_on(call, monkeypatch, command):
    module = importlib.import_module(f"host_tools.commands.{command}")

    def interrupt(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "run", interrupt)
    code, lines, complaints = call(command)
    assert (code, lines) == (130, [])
    assert "interrupted" in complaints[-1] and f"'./tray24 {command}'" in complaints[-1]


# Files that cannot be written


def test_a_file_that_cannot_be_written_is_named_with_what_to_do(call, monkeypatch, tmp_path):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    assert call("records", "import", GOLDEN / "basic" / "basic-001.t24")[0] == 0
    (tmp_path / "file").touch()
    target = tmp_path / "file" / "page.html"
    code, _, complaints = call("stats", "--html", target)
    assert code == 1
    assert complaints[-1].startswith(f"tray24 stats: {target}: ")
    assert "Give another file" in complaints[-1]
