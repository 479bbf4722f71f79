"""MicroPython onto a Pico: which files are taken, which drives, and what is said when either is wrong."""

import argparse
import struct

import pytest
from link_streams import PlayedStream, SlowStream, virtual_at
from played_board import PlayedBoard
from played_port import PlayedPort

from host_tools import drives, firmware, flash, uf2
from host_tools.cli import Failure, UsageError
from host_tools.image import FS_OFFSET
from host_tools.link import ports
from host_tools.link.client import Link

INFO = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
PICO2 = "UF2 Bootloader v1.0\nModel: Raspberry Pi RP2350\nBoard-ID: RP2350\n"
PAGES = {offset: bytes([offset >> 8 & 255]) * uf2.PAGE for offset in range(0, 0x4000, uf2.PAGE)}


def drive(folder, info=INFO):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / drives.INFO).write_text(info, newline="")
    return drives.at(folder)


@pytest.fixture
def small(monkeypatch, tmp_path):
    """A file that counts as the pinned MicroPython."""
    monkeypatch.setattr(flash, "PAGES_SHA256", flash._digest(PAGES))
    path = tmp_path / "RPI_PICO.uf2"
    path.write_bytes(uf2.write(PAGES))
    return path


# The file.


def test_the_pinned_file_is_taken_and_leaves_the_boards_files_alone():
    if firmware.why_unavailable():
        pytest.skip(firmware.why_unavailable())
    file = flash.read(None)
    assert (file.name, file.holds, file.erases) == (firmware.NAME, f"MicroPython {firmware.VERSION}", False)
    assert max(uf2.read(file.data)) < FS_OFFSET


def test_a_trays_image_is_taken_and_replaces_the_boards_files(small):
    small.write_bytes(uf2.write({**PAGES, FS_OFFSET: bytes(uf2.PAGE)}))
    file = flash.read(small)
    assert file.erases and file.holds.startswith("a whole tray")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: b"", "an empty file"),
        (lambda data: b"<!DOCTYPE html><p>404", "a web page"),
        (lambda data: data[:-700], "cut off"),
        (lambda data: data[: 5 * 512] + b"\0" + data[5 * 512 + 1 :], "block 5 is damaged"),
        (lambda data: data.replace(struct.pack("<I", 0xE48BFF56), struct.pack("<I", 0xE48BFF59)), "another chip"),
        (lambda data: data.replace(b"\x03" * 256, b"\x04" * 256), "neither MicroPython"),
    ],
    ids=["empty", "page", "cut", "damaged", "chip", "other"],
)
def test_a_wrong_or_damaged_file_is_told_and_never_copied(small, change, words):
    small.write_bytes(change(small.read_bytes()))
    with pytest.raises(Failure, match=f"{words}.* Nothing was copied. The right file is https://micropython.org"):
        flash.read(small)


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(
        Failure, match="cannot be read: No such file.*Nothing was copied. Name another file, or leave out --uf2"
    ):
        flash.read(tmp_path / "none.uf2")


class Answering:
    """A person with one answer."""

    def __init__(self, answer):
        self.answer = answer
        self.asked = []

    def agrees(self, question, usual=True):
        self.asked.append((question, usual))
        return self.answer


def test_before_files_are_replaced_the_person_is_asked():
    file = flash.File("tray24.uf2", b"", "a whole tray", True)
    person = Answering(True)
    flash._ask(file, person)
    assert "records, settings and calibration" in person.asked[0][0] and person.asked[0][1] is False
    with pytest.raises(Failure, match="nothing was copied"):
        flash._ask(file, Answering(False))
    with pytest.raises(UsageError, match="--yes"):
        flash._ask(file, None)


# The drive.


def test_a_drive_is_known_by_what_it_says(tmp_path):
    assert drive(tmp_path / "RPI-RP2").board_id == drives.BOARD_ID
    (tmp_path / "stick").mkdir()
    assert drives.at(tmp_path / "stick") is None
    assert drives.at(tmp_path / "none") is None


def test_the_only_pico_is_chosen_among_other_drives(tmp_path):
    pico = drive(tmp_path / "a")
    assert drives.only([drive(tmp_path / "b", PICO2), pico]) == pico


def test_another_boards_drive_is_told(tmp_path):
    with pytest.raises(Failure, match="another board .Raspberry Pi RP2350, Board-ID RP2350.*nothing was copied"):
        drives.only([drive(tmp_path / "a", PICO2)])


def test_several_picos_are_listed(tmp_path):
    with pytest.raises(
        Failure, match=r"2 boards are in BOOTSEL mode; .*choose one:\n    --drive .*/a\n    --drive .*/b"
    ):
        drives.only([drive(tmp_path / "a"), drive(tmp_path / "b")])


def test_linux_drives_are_found_among_the_mounts():
    mounts = "proc /proc proc rw 0 0\n/dev/sdb1 /media/ann/RPI-RP2 vfat rw 0 0\n/dev/sdc1 /run/media/x/my\\040stick vfat rw 0 0\n"
    assert [str(path) for path in drives.mounted(mounts)] == ["/media/ann/RPI-RP2", "/run/media/x/my stick"]


def test_a_drive_that_is_not_mounted_is_told_with_the_commands(tmp_path):
    device = tmp_path / "sdb1"
    device.write_text("")
    assert f"udisksctl mount -b {device}" in drives.why_not_mounted(device, "")
    assert drives.why_not_mounted(device, f"{device} /media/RPI-RP2 vfat rw 0 0\n") == ""
    assert drives.why_not_mounted(tmp_path / "none", "") == ""


def test_windows_drives_have_letters():
    assert [str(path)[:2] for path in drives.folders("win32")][:2] == ["C:", "D:"]


@pytest.fixture
def clock():
    """now_s() and sleep(s) of time that passes only in sleep; `at` calls things then."""

    class Clock:
        def __init__(self):
            self.s = 0.0
            self.at = {}

        def now_s(self):
            return self.s

        def sleep(self, seconds):
            self.s += seconds
            for due_s in [due_s for due_s in self.at if due_s <= self.s]:
                self.at.pop(due_s)()

    return Clock()


def test_it_says_how_to_get_the_drive_and_waits_for_it(tmp_path, clock, capsys):
    clock.at[20] = lambda: drive(tmp_path / "RPI-RP2")
    found = flash.await_drive(tmp_path / "RPI-RP2", False, clock.now_s, clock.sleep)
    assert found.folder == tmp_path / "RPI-RP2" and clock.s >= 20
    assert "hold its button BOOTSEL" in capsys.readouterr().err


@pytest.mark.parametrize("asked", [True, False])
def test_a_drive_that_never_comes_is_told(tmp_path, clock, asked):
    with pytest.raises(Failure, match=r"no drive RPI-RP2 has come\. To get it, .*hold its button BOOTSEL"):
        flash.await_drive(tmp_path, asked, clock.now_s, clock.sleep)


def test_the_copy_is_whole(small, tmp_path):
    there = drive(tmp_path / "RPI-RP2")
    flash.copy(flash.read(small), there)
    assert (there.folder / small.name).read_bytes() == small.read_bytes()


class Torn:
    """A drive's file that takes so many bytes, and then is gone."""

    def __init__(self, room):
        self.room = room

    def __enter__(self):
        return self

    def __exit__(self, *_):
        raise OSError(5, "Input/output error")

    def write(self, data):
        if self.room < len(data):
            raise OSError(5, "Input/output error")
        self.room -= len(data)
        return len(data)

    def fileno(self):
        raise OSError(19, "No such device")


@pytest.mark.parametrize("room", [0, 20_000])
def test_unplugged_in_the_middle_is_told(small, tmp_path, monkeypatch, room):
    there = drive(tmp_path / "RPI-RP2")
    file = flash.read(small)
    monkeypatch.setattr(flash.Path, "open", lambda *_: Torn(room))
    with pytest.raises(
        Failure, match=r"copying broke off \(Input/output error\) after \d+ of 32768 bytes.*hold its button"
    ):
        flash.copy(file, there)


def test_a_drive_that_goes_with_the_last_byte_has_taken_it_all(small, tmp_path, monkeypatch):
    there = drive(tmp_path / "RPI-RP2")
    file = flash.read(small)
    monkeypatch.setattr(flash.Path, "open", lambda *_: Torn(1 << 20))
    flash.copy(file, there)


# The whole way, with a board that is played.


@pytest.fixture
def board(monkeypatch, tmp_path):
    """What the command meets: `runs` at its port, or None while there is no board; its drive is tmp_path/RPI-RP2."""

    class Met:
        runs = None
        asked = 0

    met = Met()
    monkeypatch.setattr(flash, "look", lambda name: flash.Running(name, "e660", *met.runs) if met.runs else _absent())
    monkeypatch.setattr(flash.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(ports, "boards", lambda: [ports.Board("COM7", "e660")] if met.runs else [])

    def to_bootsel(port):
        met.asked += 1
        return "e660" if met.runs else ""

    monkeypatch.setattr(flash, "to_bootsel", to_bootsel)
    return met


def _absent():
    raise Failure("nothing there")


def arguments(small, tmp_path, **more):
    given = {"uf2": small, "port": None, "drive": tmp_path / "RPI-RP2", "yes": False, "json": False}
    return argparse.Namespace(**{**given, **more})


def test_a_blank_pico_is_flashed_and_its_next_step_told(small, tmp_path, board, capsys, monkeypatch):
    there = drive(tmp_path / "RPI-RP2")
    copied = []

    def take(file, drive):
        copied.append((file.name, drive))
        board.runs = ("1.28.0", None)

    monkeypatch.setattr(flash, "copy", take)
    assert flash.run(arguments(small, tmp_path)) == 0
    assert copied == [("RPI_PICO.uf2", there)] and not board.asked
    assert capsys.readouterr().out == "COM7 runs MicroPython 1.28.0, and no tray yet: './tray24 deploy' puts it there\n"


@pytest.mark.parametrize("port", ["COM7", "id:e660", "socket://127.0.0.1:2424"])
def test_a_drive_of_another_board_than_the_one_named_is_left_alone(small, tmp_path, board, monkeypatch, port):
    board.runs = ("1.27.0", None)
    monkeypatch.setattr(drives, "find", lambda: [drive(tmp_path / "RPI-RP2")])
    monkeypatch.setattr(flash, "copy", lambda file, drive: pytest.fail("copied"))
    with pytest.raises(Failure, match="that board runs, and the drive .*RPI-RP2 is another one's.*nothing was copied"):
        flash.run(arguments(small, tmp_path, port=port, drive=None))


def test_a_board_that_runs_is_asked_for_bootsel(small, tmp_path, board, capsys, monkeypatch):
    board.runs = ("1.27.0", None)
    monkeypatch.setattr(flash, "to_bootsel", lambda port: drive(tmp_path / "RPI-RP2") and "e660")
    monkeypatch.setattr(flash, "copy", lambda file, drive: setattr(board, "runs", ("1.28.0", "0.1.0")))
    assert flash.run(arguments(small, tmp_path, json=True)) == 0
    assert capsys.readouterr().out == '{"port": "COM7", "board": "e660", "micropython": "1.28.0", "tray24": "0.1.0"}\n'


def test_a_board_that_never_comes_back_is_told(small, tmp_path, board, monkeypatch):
    drive(tmp_path / "RPI-RP2")
    monkeypatch.setattr(flash, "copy", lambda file, drive: None)
    monkeypatch.setattr(flash.await_running, "__defaults__", (0,))
    with pytest.raises(Failure, match="the board did not come back within 0 s. Unplug it, plug it in"):
        flash.run(arguments(small, tmp_path))


def test_the_simulators_tray_is_not_flashed(small, tmp_path, monkeypatch):
    """Nor is it waited for a drive."""
    virtual_at(monkeypatch)
    monkeypatch.setattr(flash, "await_drive", lambda *_: pytest.fail("it waits for a drive"))
    with pytest.raises(
        Failure, match="nothing can be put there: the simulator's tray runs on Python.*tray24 pico --bl"
    ):
        flash.run(arguments(small, tmp_path, port="socket://127.0.0.1:2424"))


def test_an_emulated_board_that_is_not_there_is_not_waited_for(small, tmp_path, monkeypatch):
    monkeypatch.setattr(ports, "open_stream", lambda name: _refuse(name))
    monkeypatch.setattr(flash, "await_drive", lambda *_: pytest.fail("it waits for a drive"))
    with pytest.raises(ports.PortFailure, match="cannot be opened"):
        flash.run(arguments(small, tmp_path, port="socket://127.0.0.1:2424"))


def _refuse(name):
    raise ports.PortFailure(f"{name} cannot be opened")


# What runs.


@pytest.fixture
def at_port(monkeypatch, quick_mpremote):
    """Sets what a link meets at COM7; behind it is MicroPython's prompt. Gives the link's requests."""

    def set_answer(answer, stream_class=PlayedStream):
        stream = stream_class(answer)
        monkeypatch.setattr(ports, "open_stream", lambda name: stream)
        monkeypatch.setattr(ports, "Link", lambda stream, name, **_: Link(stream, name, stream.now_s))
        monkeypatch.setattr(ports, "open_serial", lambda name, timeout_s: PlayedPort(PlayedBoard()))
        return stream.requests

    return set_answer


def test_a_tray_that_answers_is_what_runs(at_port):
    version = {"tray24": "0.1.0", "micropython": "1.28.0", "board": "e660"}
    at_port(lambda request: [{"id": request["id"], "ok": version}])
    assert flash.look("COM7") == flash.Running("COM7", "e660", "1.28.0", "0.1.0")


def test_a_board_at_its_prompt_has_no_tray(at_port):
    asked = at_port(lambda request: [b">>> " + str(request).encode()])
    assert flash.look("COM7") == flash.Running("COM7", "e660", "1.28.0", None)
    assert len(asked) <= 3  # one look: there is no tray to wait for


def test_a_tray_that_starts_is_asked_once_and_waited_for(at_port):
    version = {"tray24": "0.1.0", "micropython": "1.28.0", "board": "e660"}
    asked = at_port(lambda request: [{"id": request["id"], "ok": version}], lambda answer: SlowStream(10, answer))
    assert flash.look("COM7").tray24 == "0.1.0"
    assert len(asked) == 1
