"""The command pico: wrong options, its keyboard commands, the file that keeps its flash, and how it ends.

The emulator itself is tested at level 3; here a fake tray replaces it.
"""

import errno
import functools
import io
import os
import signal
import time
from collections import deque
from pathlib import Path

import pytest
from fake_tray import BLANK, FakeTray

from host_tools.cli import main
from host_tools.errors import Failure, UsageError
from host_tools.pico import emulator, session
from host_tools.pico.front_ends import LineFrontEnd, Speed, start_reader
from host_tools.pico.keys import (
    DOWN,
    ENTER,
    FINGER,
    LEFT,
    PRESS_MS,
    RIGHT,
    TAB,
    UP,
    Command,
    Hands,
    Keyboard,
    list_usage,
    parse_command,
)
from host_tools.pico.session import FlashFile
from simulator.tray.optics import SURFACES, Optics
from tray24.pins import GREEN, RED, SLOTS
from tray24.ui.toolkit import headline_font
from tray24.ui.toolkit.canvas import HEADLINE, Canvas


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_an_impossible_port_is_reported(capsys, port):
    assert main(["pico", f"--port={port}"]) == 2
    assert capsys.readouterr().err == f"tray24 pico: --port {port}: give a number from 0 to 65535\n"


def test_the_help_names_every_command(capsys):
    with pytest.raises(SystemExit):
        main(["pico", "--help"])
    output = capsys.readouterr().out
    assert all(f"\n  {usage} " in output for usage, _ in list_usage())


# Commands.


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("press green", Command("press", button=GREEN, ms=PRESS_MS)),
        ("Press 2", Command("press", button=1, ms=PRESS_MS)),
        ("press seat 6", Command("press", button=5, ms=PRESS_MS)),
        ("hold red", Command("press", button=RED, ms=1200)),
        ("hold seat 1 3000", Command("press", button=0, ms=3000)),
        ("put white 5", Command("put", surface="white", slot=5)),
        ("put wild 0", Command("put", surface="white", slot=0)),
        (" put  blue  23 ", Command("put", surface="b", slot=23)),
        ("cover 7", Command("put", surface=FINGER, slot=7)),
        ("lift 5", Command("lift", slot=5)),
        ("lift all", Command("lift")),
        ("wait 250", Command("wait", ms=250)),
        ("unplug", Command("unplug")),
        ("plug", Command("plug")),
        ("bootsel", Command("bootsel")),
        ("reset", Command("reset")),
        ("quit", Command("quit")),
    ],
)
def test_a_line_is_a_command(line, command):
    assert parse_command(line) == command


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("jump", "'jump': give one of press, hold, put,"),
        ("press", "'press': write it as 'press BUTTON'"),
        ("press pink", "'press pink': button 'pink': give seat 1 to seat 6, red"),
        ("press 7", "give seat 1 to seat 6"),
        ("press green 500", "write it as 'press BUTTON'"),
        ("hold red soon", "soon is not a time: give milliseconds, 1 to 3600000"),
        ("hold red 0", "0 is not a time"),
        ("put pink 5", "pink is not a color of a die: give red, yellow, green, blue, white"),
        ("put white 24", "24 is not a slot: give 0 to 23"),
        ("put white", "write it as 'put COLOR SLOT'"),
        ("lift -1", "-1 is not a slot"),
        ("lift ³", "³ is not a slot"),
        ("unplug now", "write it as 'unplug'"),
    ],
)
def test_a_line_that_is_no_command_is_reported(line, text):
    with pytest.raises(UsageError) as error_info:
        parse_command(line)
    assert text in str(error_info.value)


# Keys.


def keys_to_lines(keys, surfaces=None, is_powered=True, keyboard=None):
    keyboard = keyboard or Keyboard()
    return [line for key in keys for line in keyboard.handle_key(key, surfaces or [""] * SLOTS, is_powered)]


@pytest.mark.parametrize(
    ("keys", "lines"),
    [
        ("16rygb", ["press seat 1", "press seat 6", "press red", "press yellow", "press green", "press blue"]),
        ("RB", ["hold red", "hold blue"]),
        ("h3h" + "g" + "4", ["hold seat 3", "hold green", "press seat 4"]),
        ("h?x4", ["press seat 4"]),  # the page of keys consumes the next key
        (["h", "h", "4"], ["press seat 4"]),
        ([" "], ["put white 0"]),
        ([DOWN, RIGHT, RIGHT, ENTER], ["put white 8"]),
        ([UP, LEFT, " "], ["put white 23"]),
        ([TAB, " ", TAB, " "], ["put red 0", "put yellow 0"]),
        (["f", RIGHT, "f"], ["cover 0", "cover 1"]),
        ("cPxq", ["lift all", "bootsel", "reset", "quit"]),
        ("z", []),
        ("&é\"'(-", [f"press seat {seat}" for seat in range(1, 7)]),  # a French keyboard without Shift
        ("кнпи", ["press red", "press yellow", "press green", "press blue"]),  # Russian
        ("КИ", ["hold red", "hold blue"]),
        ("ρυγβ", ["press red", "press yellow", "press green", "press blue"]),  # Greek
        ("רטענ", ["press red", "press yellow", "press green", "press blue"]),  # Hebrew
    ],
)
def test_keys_are_lines(keys, lines):
    assert keys_to_lines(keys) == lines
    assert all(parse_command(line) for line in lines)


def test_space_lifts_what_lies_there_and_p_is_the_plug():
    surfaces = [""] * SLOTS
    surfaces[1] = "r"
    assert keys_to_lines([RIGHT, " "], surfaces) == ["lift 1"]
    assert keys_to_lines("p") == ["unplug"]
    assert keys_to_lines("p", is_powered=False) == ["plug"]


def test_m_carries_the_die_that_was_put_last():
    keyboard, surfaces = Keyboard(), [""] * SLOTS
    assert keys_to_lines("m", surfaces, keyboard=keyboard) == ["put white 0"]
    surfaces[0] = "white"
    assert keys_to_lines([RIGHT, "m"], surfaces, keyboard=keyboard) == ["lift 0", "put white 1"]
    surfaces[0], surfaces[1], surfaces[2] = "", "white", "b"
    assert keys_to_lines([RIGHT, "m"], surfaces, keyboard=keyboard) == ["put white 2"]  # which is refused


# Hands.


@pytest.fixture
def hands():
    optics = Optics(1)
    tray = FakeTray(optics=optics)
    hands = Hands(tray, optics)
    return hands


def pass_ms(hands, ms):
    for _ in range(0, ms, 2):
        hands._tray.run_ms(2)
        hands.step()


def execute_lines(hands, *lines):
    for line in lines:
        hands.execute(parse_command(line))


def test_a_press_lasts_and_the_next_one_waits_for_it(hands):
    execute_lines(hands, "press green", "hold red")
    pass_ms(hands, 2000)
    [(press, *first_press), (release, *first_release), (red_press, *_), (red_release, *_)] = hands._tray.done
    assert (first_press, first_release) == (["close", GREEN], ["open", GREEN])
    assert release - press == PRESS_MS
    assert red_press - release == 80
    assert red_release - red_press == 1200
    assert hands.idle


def test_a_key_that_repeats_does_not_press_for_minutes(hands):
    with pytest.raises(Failure, match="wait a moment"):
        execute_lines(hands, *["press green"] * 100)


def test_dice_and_fingers_are_on_the_sensors(hands):
    surfaces = hands._optics.surfaces
    execute_lines(hands, "put white 5", "put green 6", "cover 7")
    assert surfaces[5:8] == [SURFACES["white"], SURFACES["g"], SURFACES["finger"]]
    execute_lines(hands, "lift 5", "lift 7")
    assert surfaces[5:8] == [None, SURFACES["g"], None]
    execute_lines(hands, "lift all")
    assert surfaces == [None] * SLOTS and hands.surfaces == [""] * SLOTS


@pytest.mark.parametrize(
    ("earlier_lines", "line", "text"),
    [
        (["put red 3"], "put white 3", "a die is on slot 3: lift it first"),
        (["cover 3"], "put white 3", "a finger is on slot 3: lift it first"),
        ([], "lift 3", "nothing is on slot 3"),
        (["unplug"], "unplug", "the plug is already pulled"),
        ([], "plug", "the plug is already in"),
        (["bootsel"], "plug", "the plug is already in"),
        (["bootsel"], "reset", "nothing runs that could be reset: plug it in first"),
    ],
)
def test_a_command_that_cannot_be_done_is_reported(hands, earlier_lines, line, text):
    execute_lines(hands, *earlier_lines)
    with pytest.raises(Failure) as error_info:
        execute_lines(hands, line)
    assert str(error_info.value) == text


def test_the_plug(hands):
    execute_lines(hands, "unplug", "plug", "bootsel", "unplug", "plug", "reset")
    assert [event for _, event in hands._tray.done] == [
        "pull plug",
        "plug in",
        "hold bootsel",
        "pull plug",
        "plug in",
        "reset",
    ]


# Speed.


@pytest.mark.parametrize(
    ("tray_s", "text"),
    [
        (1 / 12, "12 times slower than real time"),
        (1 / 2.52, "2.5 times slower than real time"),
        (1 / 1.1, "1.1 times slower than real time"),
        (1.0, "real time"),
        (0.97, "real time"),
        (0.0, ""),
    ],
)
def test_the_speed_in_words(tray_s, text):
    speed = Speed()
    for tenth in range(30):
        speed.add(100 + tenth / 10, 1e6 * tray_s * tenth / 10)
    assert speed.words == text


def test_the_speed_is_that_of_the_last_two_seconds():
    speed = Speed()
    assert speed.words == ""
    speed.add(0, 0)
    speed.add(0.1, 1e4)
    assert speed.words == ""
    for tenth in range(2, 41):
        speed.add(tenth / 10, 1e5 * tenth / (10 if tenth < 20 else 1))
    assert speed.slower == pytest.approx(1.0)
    speed.clear()
    assert speed.words == ""


# Lines in and out.


def make_front_end(hands, *lines):
    out, errors = io.StringIO(), io.StringIO()
    return LineFrontEnd(hands._tray, hands, deque(lines), out, errors), out, errors


def test_lines_are_done_one_after_the_other(hands):
    front, _, errors = make_front_end(hands, "press green", "", "wait 500", "put white 5", "nonsense", "quit", "lift 5")
    for _ in range(1000):
        pass_ms(hands, 2)
        if hands.surfaces[5] and hands._tray.now_us < 700_000:
            raise AssertionError("the die came before the press and the wait were over")
        front.step()
    assert hands.has_quit and hands.surfaces[5] == "white"  # nothing is done after quit
    assert errors.getvalue().startswith("tray24 pico: 'nonsense': give one of press")


def show_screen(hands, front, screen, ms):
    hands._tray.screen = screen
    for _ in range(0, ms, 2):
        pass_ms(hands, 2)
        front.step()


def test_a_new_text_on_the_display_is_a_line(hands):
    front, out, _ = make_front_end(hands)
    show_screen(hands, front, bytes(1024), 100)
    assert out.getvalue() == ""
    show_screen(hands, front, draw_words("HELLO"), 100)
    assert out.getvalue() == "HELLO\n"
    show_screen(hands, front, bytes(1024), 100)
    assert out.getvalue() == "HELLO\n(dark)\n"
    show_screen(hands, front, b"\x7e\x42" * 512, 100)
    assert out.getvalue().splitlines()[2].startswith("(letters that cannot be read")


def test_a_picture_that_is_still_coming_is_no_line(hands):
    front, out, _ = make_front_end(hands)
    for text in ("H", "HE", "HEL", "HELL"):
        show_screen(hands, front, draw_words(text), 10)
    show_screen(hands, front, draw_words("HELLO"), 100)
    assert out.getvalue() == "HELLO\n"


def test_a_picture_that_always_changes_is_read_now_and_then_and_printed_once(hands):
    front, out, _ = make_front_end(hands)
    for step in range(100):
        show_screen(hands, front, draw_words("HELLO", step), 10)
    assert out.getvalue() == "HELLO\n"


def draw_words(text, column=10):
    assert set(text) <= set(headline_font.CHARACTERS)
    canvas = Canvas()
    canvas.draw_text(text, column % 64, 10, HEADLINE)
    canvas.update_buffer()
    return bytes(canvas.buffer)


def test_lines_are_read_as_they_come_and_their_end_is_no_command():
    reads, writes = os.pipe()
    with open(reads) as file, open(writes, "wb", buffering=0) as pipe:
        lines = start_reader(file)
        pipe.write(b"press green\nqu")
        pipe.write(b"it")
        pipe.close()
        end_s = time.monotonic() + 10
        while len(lines) < 2 and time.monotonic() < end_s:
            time.sleep(0.001)
    assert list(lines) == ["press green", "quit"]


# The file of its flash.


@pytest.fixture
def fake_clock():
    return FakeTime()


class FakeTime:
    s = 0.0

    def __call__(self):
        return self.s


def make_flash(byte):
    return bytes([byte]) + BLANK[1:]


def test_no_file_or_an_empty_one_is_no_flash_and_another_file_is_refused(tmp_path):
    assert session.read_flash(tmp_path / "none") is None
    (tmp_path / "empty").touch()
    assert session.read_flash(tmp_path / "empty") is None
    (tmp_path / "short").write_bytes(b"x" * 100)
    with pytest.raises(Failure, match="100 bytes are not the flash of a Pico, which has 2097152"):
        session.read_flash(tmp_path / "short")


def test_the_flash_is_written_once_it_rests(tmp_path, fake_clock):
    file, tray = tmp_path / "flash", FakeTray()
    keeper = FlashFile(file, BLANK, tray, fake_clock)
    for fake_clock.s in range(5):
        keeper.step()
    assert not file.exists()  # nothing has changed
    tray.image = make_flash(1)
    fake_clock.s = 5
    keeper.step()
    assert not file.exists()
    fake_clock.s = 6
    keeper.step()
    assert file.read_bytes() == make_flash(1)


def test_a_flash_that_never_rests_is_written_too(tmp_path, fake_clock):
    file, tray = tmp_path / "flash", FakeTray()
    keeper = FlashFile(file, BLANK, tray, fake_clock)
    for fake_clock.s in range(12):
        tray.image = make_flash(int(fake_clock.s))
        keeper.step()
    assert file.read_bytes() == make_flash(10)


def test_a_pulled_plug_writes_it_at_once(tmp_path, fake_clock):
    file, tray = tmp_path / "flash", FakeTray()
    keeper = FlashFile(file, None, tray, fake_clock)
    keeper.step()
    tray.image = make_flash(7)
    tray.plugged = False
    keeper.step()
    assert file.read_bytes() == make_flash(7)


# A whole run.


@pytest.fixture
def fake_trays(monkeypatch):
    """Return a list to which each fake tray is added that the command pico makes."""
    trays = []

    def make_tray(*arguments, **more):
        trays.append(FakeTray(*arguments, **more))
        return trays[-1]

    monkeypatch.setattr(emulator, "prepare_emulator", lambda: None)
    monkeypatch.setattr(session, "PicoTray", make_tray)
    monkeypatch.setattr(session, "SerialServer", functools.partial(session.SerialServer, paced=False))
    monkeypatch.setattr(session, "_make_image", lambda kind: make_flash(0))
    return trays


def run_pico(monkeypatch, lines, *arguments):
    """Run the command pico with these lines as its standard input; return its exit code."""
    reads, writes = os.pipe()
    with open(reads) as file, open(writes, "w") as pipe:
        monkeypatch.setattr("sys.stdin", file)
        pipe.write(lines)
        pipe.close()
        return main(["pico", "--port=0", *map(str, arguments)])


def test_a_script_quits_and_leaves_no_drive(monkeypatch, capsys, fake_trays, tmp_path):
    drive = tmp_path / "drive"
    assert run_pico(monkeypatch, "bootsel\nwait 10\nquit\n", "--drive", drive) == 0
    output = capsys.readouterr().out
    assert output.startswith("serial port: socket://127.0.0.1:") and f"drive in BOOTSEL mode: {drive}\n" in output
    assert [event for _, event in fake_trays[0].done] == ["hold bootsel", "pull plug"]
    assert list(drive.iterdir()) == []
    assert run_pico(monkeypatch, "bootsel\nwait 10\nquit\n") == 0
    own_drive = Path(capsys.readouterr().out.partition("drive in BOOTSEL mode: ")[2].splitlines()[0])
    assert not own_drive.parent.exists()


def test_the_flash_is_kept_between_two_runs(monkeypatch, capsys, fake_trays, tmp_path):
    file = tmp_path / "flash"
    assert run_pico(monkeypatch, "press green\nwait 1\nquit\n", "--flash", file) == 0
    assert run_pico(monkeypatch, "quit\n", "--flash", file) == 0
    assert fake_trays[0].image != make_flash(0) == fake_trays[0].image[:1] + BLANK[1:]
    assert fake_trays[1].image == fake_trays[0].image == file.read_bytes()


def test_a_blank_pico_does_not_replace_a_flash_that_is_kept(monkeypatch, capsys, fake_trays, tmp_path):
    file = tmp_path / "flash"
    file.write_bytes(make_flash(1))
    assert run_pico(monkeypatch, "quit\n", "--blank", "--flash", file) == 2
    assert f"--blank: {file} already contains a flash" in capsys.readouterr().err
    assert file.read_bytes() == make_flash(1)


def test_a_blank_pico_waits_in_bootsel_and_may_have_a_new_file(monkeypatch, capsys, fake_trays, tmp_path):
    file = tmp_path / "flash"
    assert run_pico(monkeypatch, "quit\n", "--blank", "--flash", file) == 0
    assert fake_trays[0].image == BLANK and fake_trays[0].done[0][1] == "hold bootsel"
    assert file.read_bytes() == BLANK


def test_a_file_that_cannot_be_written_does_not_end_the_run_but_is_reported(monkeypatch, capsys, fake_trays, tmp_path):
    def fail(target, data):
        raise OSError(errno.ENOSPC, "No space left on device", str(target))

    monkeypatch.setattr(session, "write_atomically", fail)
    assert run_pico(monkeypatch, "press green\nunplug\nwait 4\nquit\n", "--flash", tmp_path / "flash") == 1
    err = capsys.readouterr().err
    assert f"tray24 pico: {tmp_path / 'flash'}: No space left on device: the flash could not be saved" in err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_the_flash_is_written(monkeypatch, capsys, fake_trays, tmp_path, number):
    file = tmp_path / "flash"

    class Kills(FakeTray):
        def set_contact(self, button, closed, clean=False):
            super().set_contact(button, closed, clean)
            if not closed:
                os.kill(os.getpid(), number)

    monkeypatch.setattr(session, "PicoTray", Kills)
    handler_before = signal.getsignal(number)
    assert run_pico(monkeypatch, "press green\n", "--flash", file) == 128 + number
    assert file.read_bytes().endswith(b"green")
    assert signal.getsignal(number) is handler_before
