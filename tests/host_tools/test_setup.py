"""The command setup: three steps in order; a step is skipped if it is done already, and repeated if it failed."""

import contextlib
import re
from types import SimpleNamespace

import pytest
from builder import ConstantPerson

from host_tools.commands import setup
from host_tools.doctor import calibration, measure
from host_tools.doctor.findings import Examination, Finding
from host_tools.errors import Failure
from host_tools.flashing import drives, firmware, procedure
from host_tools.link import connection, ports
from host_tools.link.prompt import FOREIGN
from simulator.tray.rig import Rig

BOARD = "e660"
SOURCES = "5" * 64
FILE = firmware.FirmwareFile("tray24.uf2", b"", "tray24 0.1.0 with MicroPython 1.28.0", False, "0.1.0", SOURCES)


class FakePico:
    """A fake Pico in one of the states through which setup leads it. `done` lists the steps that were run."""

    def __init__(self):
        self.port = "COM7"
        self.runs = None  # a running.Running; None: blank, in BOOTSEL mode
        self.faults = []
        self.calibrated = False
        self.person = ConstantPerson()
        self.done = []

    def set_running(self, tray24="0.1.0", sources=SOURCES, micropython="1.28.0", **more):
        self.runs = procedure.RunningFirmware(self.port, BOARD, micropython, tray24, sources, **more)

    # The functions that the steps call.

    def list_boards(self):
        return [ports.Board(self.port, BOARD)] if self.runs else []

    def find_drives(self):
        return [] if self.runs else [drives.Drive(None, drives.BOARD_ID, "")]

    def identify_firmware(self, name):
        return self.runs

    def flash_board(self, file, port, drive, again):
        assert file is FILE and again
        self.done.append("flash")
        self.set_running()
        return self.runs

    def open_link(self, port):
        assert self.runs and self.runs.tray24
        link = SimpleNamespace(request=lambda do: {"calibrated": self.calibrated, "sensors": 24})
        return contextlib.nullcontext(link)

    def examine_tray(self, link, person):
        self.done.append("doctor")
        return Examination(faults=self.faults)

    def guide_calibration(self, link, person):
        self.done.append("calibrate")
        self.calibrated = True
        return True


@pytest.fixture
def fake_pico(monkeypatch):
    pico = FakePico()
    monkeypatch.setattr(ports, "list_boards", pico.list_boards)
    monkeypatch.setattr(connection, "open_link", pico.open_link)
    monkeypatch.setattr(drives, "find_drives", lambda folder: pico.find_drives())
    monkeypatch.setattr(firmware, "read_file", lambda: FILE)
    monkeypatch.setattr(procedure, "identify_firmware", pico.identify_firmware)
    monkeypatch.setattr(procedure, "flash_board", pico.flash_board)
    monkeypatch.setattr(measure, "examine_tray", pico.examine_tray)
    monkeypatch.setattr(calibration, "guide_calibration", pico.guide_calibration)
    return pico


def run_setup(fake_pico):
    return setup.run_steps(setup.BoardLocation(None, None), fake_pico.person)


@pytest.mark.parametrize("micropython", ["", "1.27.0"])
def test_a_board_without_a_tray_becomes_one_without_a_question(fake_pico, capsys, micropython):
    if micropython:
        fake_pico.set_running(tray24=None, sources="", micropython=micropython)
    assert run_setup(fake_pico) == 0
    assert fake_pico.done == list(setup.STEPS) == ["flash", "doctor", "calibrate"]
    assert not fake_pico.person.asked
    output = capsys.readouterr().out
    places = [output.index(f"{number}/3 {step}: ") for number, step in enumerate(setup.STEPS, 1)]
    assert places == sorted(places)
    assert output.count("    done: ") == 3 and "The tray is ready. The first game:" in output


def test_the_first_game_begins_as_it_is_explained(fake_pico, capsys):
    run_setup(fake_pico)
    text = capsys.readouterr().out.rpartition("The first game:")[2].partition("./tray24")[0]
    rig = Rig(sensors=True)
    rig.boot()
    shown_text = ""
    for key in ("", "green", "blue", "blue", "green", "seat 1", "seat 2", "yellow", "yellow", "green"):
        if key:
            rig.press(key)
        shown_text += rig.read_display()
    assert rig.ui.screen.name == "play" and rig.ui.match.profile.real
    quoted_words = re.findall("'([^']+)'", text)
    assert quoted_words == ["New match", "Dice", "real", "Start"]
    assert all(word in shown_text for word in quoted_words)


def test_what_is_done_is_skipped_with_a_word(fake_pico, capsys):
    run_setup(fake_pico)
    fake_pico.done.clear()
    capsys.readouterr()
    assert run_setup(fake_pico) == 0
    assert fake_pico.done == ["doctor"]  # examined again
    output = capsys.readouterr().out
    assert "skipped: it already has tray24 0.1.0 with MicroPython 1.28.0" in output
    assert "skipped: it is already calibrated" in output


@pytest.mark.parametrize(("tray24", "sources"), [("0.0.9", SOURCES), ("0.3.0", SOURCES), ("0.1.0", "1" * 64)])
def test_a_tray_is_updated_when_the_person_says_so(fake_pico, capsys, tray24, sources):
    fake_pico.set_running(tray24, sources)
    run_setup(fake_pico)
    assert fake_pico.done[0] == "flash"
    [(question, _)] = fake_pico.person.asked
    assert (
        f"runs tray24 {tray24} " in question
        and "tray24 0.1.0 with" in question
        and "records, settings and calibration are kept" in question
    )


@pytest.mark.parametrize("person", [ConstantPerson(False), None])
def test_a_tray_is_left_as_it_is_when_nobody_says_so(fake_pico, capsys, person):
    fake_pico.set_running("0.0.9")
    fake_pico.person = person
    assert run_setup(fake_pico) == 0
    assert "flash" not in fake_pico.done and "doctor" in fake_pico.done
    assert (
        "not changed: COM7 runs tray24 0.0.9 on MicroPython 1.28.0; './tray24 flash' updates it to"
        in capsys.readouterr().out
    )


def test_a_board_that_does_not_say_what_it_runs_is_never_flashed(fake_pico, monkeypatch):
    """Setup never flashes a board that does not say what it runs: it may be a slow tray."""
    fake_pico.set_running()
    monkeypatch.setattr(procedure, "identify_firmware", lambda name: raise_failure())
    with pytest.raises(
        Failure, match=r"^step flash: cannot find out what runs .* COM7: the cable\nNothing was flashed.*tray24 flash"
    ):
        run_setup(fake_pico)
    assert not fake_pico.done


def raise_failure():
    raise Failure("the cable")


def test_a_tray_that_asks_about_its_storage_is_left_to_the_person(fake_pico):
    fake_pico.set_running(stopped=True, storage=FOREIGN)
    with pytest.raises(Failure, match="^step flash: the Pico's flash contains other data .*Hold its green button"):
        run_setup(fake_pico)
    assert not fake_pico.done


def test_a_step_that_fails_is_named_and_the_next_start_goes_on_there(fake_pico, monkeypatch):
    monkeypatch.setattr(measure, "examine_tray", lambda link, person: raise_failure())
    with pytest.raises(
        Failure, match=r"^step doctor: the cable\nThen start './tray24 setup' again: it continues where it stopped$"
    ):
        run_setup(fake_pico)
    monkeypatch.setattr(measure, "examine_tray", fake_pico.examine_tray)
    run_setup(fake_pico)
    assert fake_pico.done == ["flash", "doctor", "calibrate"]


def test_a_faulty_tray_is_not_calibrated(fake_pico):
    fake_pico.faults = [Finding("silent", "Slot 3 sees nothing.", ("Look at Q3.",))]
    with pytest.raises(Failure, match="step doctor: One fault was found:(.|\n)*Slot 3 sees nothing."):
        run_setup(fake_pico)
    assert not fake_pico.calibrated


@pytest.mark.parametrize(
    ("person", "text"),
    [(None, "skipped: nobody is at the terminal"), (ConstantPerson(), "left")],
    ids=["nobody", "left"],
)
def test_a_calibration_that_was_not_made_is_reported_with_its_command(fake_pico, monkeypatch, capsys, person, text):
    fake_pico.person = person
    monkeypatch.setattr(calibration, "guide_calibration", lambda link, person: False)
    assert run_setup(fake_pico) == 0 and not fake_pico.calibrated
    assert f"{text}; './tray24 calibrate' does this step" in capsys.readouterr().out


def test_several_boards_are_a_choice_first(fake_pico, monkeypatch):
    fake_pico.set_running()
    monkeypatch.setattr(ports, "list_boards", lambda: [ports.Board("COM7", "e660"), ports.Board("COM8", "e661")])
    with pytest.raises(Failure, match="step flash: 2 boards are there; choose one:"):
        run_setup(fake_pico)
    assert fake_pico.done == []
