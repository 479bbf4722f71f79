"""From a blank Pico to the first game: four steps in their order, each skipped when it is done, repeated when it failed."""

import contextlib
import re
from types import SimpleNamespace

import pytest

from host_tools import calibrate, deploy, deployment, doctor, drives, firmware, flash, setup
from host_tools.cli import Failure
from host_tools.doctor.findings import Examination, Finding
from host_tools.link import ports
from simulator.rig import Rig

BOARD = "e660"
VERSION = {"tray24": "0.1.0", "micropython": firmware.VERSION, "board": BOARD, "files": 150}


class Bench:
    """A Pico on the bench, in one of the states it goes through, and who did what to it."""

    def __init__(self):
        self.port = "COM7"
        self.micropython = ""  # "": blank, in BOOTSEL mode
        self.files = False
        self.faults = []
        self.calibrated = False
        self.person = object()
        self.is_virtual = False
        self.done = []

    # What the steps call.

    def boards(self):
        return [ports.Board(self.port, BOARD)] if self.micropython else []

    def find_drives(self):
        return [] if self.micropython else [drives.Drive(None, drives.BOARD_ID, "")]

    def look(self, name):
        if self.is_virtual:
            return flash.Running(name, BOARD, "", "0.1.0")
        return flash.Running(name, BOARD, self.micropython, "0.1.0" if self.files else None)

    def flash(self, file, port, drive):
        self.done.append("flash")
        self.micropython = firmware.VERSION
        return self.look(self.port)

    def deploy(self, port):
        self.done.append("deploy")
        plan = deployment.Plan(same=150) if self.files else deployment.Plan(new={"/main.py": b"x"})
        self.files = True
        return deploy.Deployed(port, plan, VERSION, 1.0)

    def open_link(self, port):
        assert self.files
        ask = SimpleNamespace(ask=lambda do: {"calibrated": self.calibrated, "sensors": 24})
        return contextlib.nullcontext(ask)

    def examine(self, link, person):
        self.done.append("doctor")
        return Examination(faults=self.faults)

    def guide(self, link, person):
        self.done.append("calibrate")
        self.calibrated = True
        return True


@pytest.fixture
def bench(monkeypatch):
    bench = Bench()
    monkeypatch.setattr(ports, "boards", bench.boards)
    monkeypatch.setattr(ports, "open_link", bench.open_link)
    monkeypatch.setattr(drives, "find", bench.find_drives)
    monkeypatch.setattr(firmware, "why_unavailable", lambda: "")
    monkeypatch.setattr(flash, "read", lambda path: None)
    monkeypatch.setattr(flash, "look", bench.look)
    monkeypatch.setattr(flash, "flash", bench.flash)
    monkeypatch.setattr(deploy, "deploy", bench.deploy)
    monkeypatch.setattr(doctor, "examine", bench.examine)
    monkeypatch.setattr(calibrate, "guide", bench.guide)
    return bench


def set_up(bench):
    return setup.set_up(setup.Place(None, None), bench.person)


def test_a_blank_pico_becomes_a_tray(bench, capsys):
    assert set_up(bench) == 0
    assert bench.done == list(setup.STEPS) == ["flash", "deploy", "doctor", "calibrate"]
    said = capsys.readouterr().out
    places = [said.index(f"{number}/4 {step}: ") for number, step in enumerate(setup.STEPS, 1)]
    assert places == sorted(places)
    assert said.count("    done: ") == 4 and "The tray is ready. The first game:" in said


def test_the_first_game_begins_as_it_is_told(bench, capsys):
    set_up(bench)
    told = capsys.readouterr().out.rpartition("The first game:")[2].partition("./tray24")[0]
    rig = Rig(sensors=True)
    rig.boot()
    shown = ""
    for key in ("", "green", "blue", "blue", "green", "seat 1", "seat 2", "yellow", "yellow", "green"):
        if key:
            rig.press(key)
        shown += rig.read_display()
    assert rig.ui.screen.name == "play" and rig.ui.match.profile.real
    words = re.findall("'([^']+)'", told)
    assert words == ["New match", "Dice", "real", "Start"]
    assert all(word in shown for word in words)


def test_micropython_is_fetched_when_it_is_not_there_yet(bench, monkeypatch):
    monkeypatch.setattr(firmware, "why_unavailable", lambda: "not there yet")
    monkeypatch.setattr(firmware, "run", lambda arguments: bench.done.append("fetch"))
    set_up(bench)
    assert bench.done[:2] == ["fetch", "flash"]


def test_what_is_done_is_skipped_with_a_word(bench, capsys):
    set_up(bench)
    bench.done.clear()
    capsys.readouterr()
    assert set_up(bench) == 0
    assert bench.done == ["deploy", "doctor"]  # compared by hash; looked at anew
    said = capsys.readouterr().out
    assert f"skipped: it runs MicroPython {firmware.VERSION} already" in said
    assert "skipped: all files were there already" in said
    assert "skipped: it is calibrated already" in said


def test_an_older_micropython_is_replaced(bench):
    bench.micropython, bench.files = "1.27.0", True
    set_up(bench)
    assert bench.done[0] == "flash"


def test_a_step_that_fails_is_named_and_the_next_start_goes_on_there(bench, monkeypatch, capsys):
    monkeypatch.setattr(deploy, "deploy", lambda port: fail())
    with pytest.raises(
        Failure, match=r"^step deploy: the cable\nThen start './tray24 setup' again: it goes on where it ended$"
    ):
        set_up(bench)
    monkeypatch.setattr(deploy, "deploy", bench.deploy)
    set_up(bench)
    assert bench.done == ["flash", "deploy", "doctor", "calibrate"]


def fail():
    raise Failure("the cable")


def test_a_faulty_tray_is_not_calibrated(bench):
    bench.faults = [Finding("silent", "Slot 3 sees nothing.", ("Look at Q3.",))]
    with pytest.raises(Failure, match="step doctor: Something is wrong with the tray:(.|\n)*Slot 3 sees nothing."):
        set_up(bench)
    assert not bench.calibrated


def test_with_nobody_at_the_terminal_what_needs_eyes_is_left_out(bench, capsys):
    bench.person = None
    assert set_up(bench) == 0
    assert "calibrate" not in bench.done
    assert "skipped: nobody is at the terminal; './tray24 calibrate' does it alone" in capsys.readouterr().out


def test_a_calibration_that_was_left_is_told(bench, monkeypatch, capsys):
    monkeypatch.setattr(calibrate, "guide", lambda link, person: False)
    assert set_up(bench) == 0
    assert "left; './tray24 calibrate' does it alone" in capsys.readouterr().out


def test_a_board_that_cannot_be_asked_is_flashed(bench, monkeypatch):
    bench.micropython = "?"
    monkeypatch.setattr(flash, "look", lambda name: fail())
    set_up(bench)
    assert bench.done[0] == "flash"


def test_several_boards_are_a_choice_first(bench, monkeypatch):
    bench.micropython = firmware.VERSION
    monkeypatch.setattr(ports, "boards", lambda: [ports.Board("COM7", "e660"), ports.Board("COM8", "e661")])
    with pytest.raises(Failure, match="step flash: 2 boards are there; choose one:"):
        set_up(bench)
    assert bench.done == []


def test_on_the_simulators_tray_there_is_nothing_to_flash_deploy_or_calibrate(bench, capsys):
    bench.is_virtual = bench.files = True
    bench.micropython = "another board's"
    assert setup.set_up(setup.Place("socket://127.0.0.1:2424", None), bench.person) == 0
    assert bench.done == ["doctor"]
    said = capsys.readouterr().out
    assert said.count("skipped: the simulator's tray runs on Python") == 2
    assert "skipped: the simulator calibrates its tray by itself" in said
