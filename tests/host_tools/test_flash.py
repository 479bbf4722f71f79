"""The command flash: which files and drives are accepted, and the messages when either is wrong."""

import argparse
import os
import struct
from pathlib import Path
from types import SimpleNamespace

import pytest
from builder import ConstantPerson
from fake_board import FakeBoard
from fake_port import FACTS, FakePort
from link_streams import FakeStream, SlowStream

from host_tools.build import uf2
from host_tools.cli import main
from host_tools.commands import flash
from host_tools.errors import Failure, UsageError
from host_tools.flashing import drives, firmware, procedure
from host_tools.link import connection, ports
from host_tools.link.client import Link
from host_tools.link.prompt import FOREIGN, MOUNTED, UNWRITABLE
from simulator.pico.layout import FS_OFFSET

INFO = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
PICO2 = "UF2 Bootloader v1.0\nModel: Raspberry Pi RP2350\nBoard-ID: RP2350\n"
PAGES = {offset: bytes([offset >> 8 & 255]) * uf2.PAGE for offset in range(0, 0x8000, uf2.PAGE)}
SOURCES = "5" * 64
HOLDS = "tray24 0.1.0 with MicroPython 1.28.0"


def make_drive(folder, info=INFO):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / drives.INFO).write_text(info, newline="")
    return drives.read_drive(folder)


@pytest.fixture
def release(monkeypatch):
    """Return the bytes of a small release of the firmware."""
    manifest = {"tray24": "0.1.0", "micropython": "1.28.0", "sources_sha256": SOURCES}
    fake_release = SimpleNamespace(uf2=uf2.encode_release(PAGES), manifest=manifest)
    monkeypatch.setattr(firmware.release_files, "read_release", lambda: fake_release)
    monkeypatch.setattr(firmware.release_files, "explain_stale", lambda release: "")
    return fake_release.uf2


@pytest.fixture
def file(release):
    """Return the bytes of the small release, in the order of blocks in which it is copied."""
    return firmware.read_file(None)


@pytest.fixture
def own_file(tmp_path):
    """Return the path of a UF2 file that is not the release."""
    path = tmp_path / "own.uf2"
    path.write_bytes(uf2.encode(PAGES))
    return path


# The file.


def test_the_release_is_taken_as_it_is_and_leaves_the_boards_files_alone(release):
    assert firmware.read_file(None) == firmware.FirmwareFile("tray24.uf2", release, HOLDS, False, "0.1.0", SOURCES)


def test_without_a_release_it_says_how_to_get_one(monkeypatch, tmp_path):
    monkeypatch.setattr(firmware.release_files, "UF2", tmp_path / "tray24.uf2")
    with pytest.raises(Failure, match="'./tray24 firmware build'"):
        firmware.read_file(None)


@pytest.mark.parametrize(
    ("text", "expected_text"),
    [
        (b"MicroPython v1.28.0 on 2026-04-06\0tray24/tray.py\0", "MicroPython v1.28.0 with a tray"),
        (b"MicroPython v1.20.0-dirty on 2026-04-06\0", "MicroPython v1.20.0-dirty without a tray"),
        (b"", "a program that is not MicroPython"),
    ],
)
def test_it_says_what_a_uf2_of_ones_own_is(own_file, text, expected_text):
    own_file.write_bytes(uf2.encode({**PAGES, 0x2000: text.ljust(uf2.PAGE, b"\0")}))
    file = firmware.read_file(own_file)
    assert (file.name, file.holds, file.erases, file.version) == ("own.uf2", expected_text, False, "")


def test_a_uf2_of_ones_own_is_copied_in_the_order_of_a_release(own_file):
    assert firmware.read_file(own_file).data == uf2.encode_release(PAGES)


def test_a_uf2_with_files_replaces_the_boards_files(own_file):
    own_file.write_bytes(uf2.encode({**PAGES, FS_OFFSET: bytes(uf2.PAGE)}))
    assert firmware.read_file(own_file).erases


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda data: b"", "an empty file"),
        (lambda data: b"<!DOCTYPE html><p>404", "a web page"),
        (lambda data: data[:-700], "cut off"),
        (lambda data: data[: 5 * 512] + b"\0" + data[5 * 512 + 1 :], "block 5 is damaged"),
        (lambda data: data.replace(struct.pack("<I", 0xE48BFF56), struct.pack("<I", 0xE48BFF59)), "another chip"),
        (lambda data: uf2.encode({0x1000: bytes(uf2.PAGE)}), "it contains no program"),
        (lambda data: uf2.encode({**PAGES, 2 << 20: bytes(uf2.PAGE)}), "past the end of a Pico's flash of 2 MB"),
    ],
    ids=["empty", "page", "cut", "damaged", "chip", "no program", "too long"],
)
def test_a_wrong_or_damaged_file_is_reported_and_never_copied(own_file, change, text):
    own_file.write_bytes(change(own_file.read_bytes()))
    with pytest.raises(Failure, match=f"{text}.* Nothing was copied. Give another file, or leave out --uf2"):
        firmware.read_file(own_file)


def test_a_file_that_is_not_there_is_reported(tmp_path):
    with pytest.raises(
        Failure, match="cannot be read: No such file.*Nothing was copied. Give another file, or leave out --uf2"
    ):
        firmware.read_file(tmp_path / "none.uf2")


def test_it_says_when_the_sources_are_newer_than_the_release(release, monkeypatch, capsys):
    monkeypatch.setattr(firmware.release_files, "explain_stale", lambda release: "tray.py differs")
    assert firmware.read_file().data == release
    assert capsys.readouterr().err == "tray.py differs: './tray24 flash --build' builds and flashes them\n"


def test_what_is_to_be_built_is_built_first(release, monkeypatch):
    manifest = {"tray24": "0.1.1", "micropython": "1.28.0", "sources_sha256": "7" * 64}
    monkeypatch.setattr(
        firmware.firmware_image, "get_current_release", lambda: SimpleNamespace(uf2=b"new", manifest=manifest)
    )
    assert firmware.read_file(build=True).data == b"new"


def test_a_failed_build_is_reported(monkeypatch, capsys):
    def raise_failure():
        raise Failure("there is no compiler")

    monkeypatch.setattr(firmware.firmware_image, "get_current_release", raise_failure)
    assert main(["flash", "--build"]) == 1
    assert capsys.readouterr().err == "tray24 flash: there is no compiler\n"


def test_before_files_are_replaced_the_person_is_asked():
    file = firmware.FirmwareFile("tray24.uf2", b"", "a whole tray", True)
    person = ConstantPerson(True)
    flash._confirm_erasing(file, person)
    assert "records, settings and calibration" in person.asked[0][0] and person.asked[0][1] is False
    with pytest.raises(Failure, match="nothing was copied"):
        flash._confirm_erasing(file, ConstantPerson(False))
    with pytest.raises(UsageError, match="--yes"):
        flash._confirm_erasing(file, None)


# The drive.


def test_a_drive_is_known_by_what_it_says(tmp_path):
    assert make_drive(tmp_path / "RPI-RP2").board_id == drives.BOARD_ID
    (tmp_path / "stick").mkdir()
    assert drives.read_drive(tmp_path / "stick") is None
    assert drives.read_drive(tmp_path / "none") is None


@pytest.mark.parametrize(
    ("infos", "text"),
    [
        ([PICO2], "another board .Raspberry Pi RP2350, Board-ID RP2350.*nothing was copied"),
        ([INFO, INFO], r"2 boards are in BOOTSEL mode; .*choose one:\n    --drive .*/0\n    --drive .*/1"),
        ([PICO2, INFO], ""),
    ],
    ids=["another board", "two Picos", "a Pico among others"],
)
def test_only_the_one_pico_is_chosen(tmp_path, infos, text):
    found_drives = [make_drive(tmp_path / str(number), info) for number, info in enumerate(infos)]
    if text:
        with pytest.raises(Failure, match=text):
            drives.select_drive(found_drives)
    else:
        assert drives.select_drive(found_drives) == found_drives[-1]


def test_linux_drives_are_found_among_the_mounts():
    mounts = (
        "proc /proc proc rw 0 0\n/dev/sdb1 /media/ann/RPI-RP2 vfat rw 0 0\n/dev/"
        "sdc1 /run/media/x/my\\040stick vfat rw 0 0\n"
    )
    assert [str(path) for path in drives.parse_mounts(mounts)] == ["/media/ann/RPI-RP2", "/run/media/x/my stick"]


def test_a_drive_that_is_not_mounted_is_reported_with_the_commands(tmp_path):
    device = tmp_path / "sdb1"
    device.write_text("")
    assert f"udisksctl mount -b {device}" in drives.explain_not_mounted(device, "")
    assert drives.explain_not_mounted(device, f"{device} /media/RPI-RP2 vfat rw 0 0\n") == ""
    assert drives.explain_not_mounted(tmp_path / "none", "") == ""


def test_windows_drives_have_letters():
    assert [str(path)[:2] for path in drives.list_folders("win32")][:2] == ["C:", "D:"]


@pytest.fixture
def clock():
    """Return a fake clock whose time passes only in `sleep`; `at` schedules calls."""

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
    clock.at[20] = lambda: make_drive(tmp_path / "RPI-RP2")
    found = drives.await_drive(tmp_path / "RPI-RP2", False, clock.now_s, clock.sleep)
    assert found.folder == tmp_path / "RPI-RP2" and clock.s >= 20
    assert "hold its button BOOTSEL" in capsys.readouterr().err


@pytest.mark.parametrize("is_asked", [True, False])
def test_a_drive_that_never_comes_is_reported(tmp_path, clock, is_asked):
    with pytest.raises(Failure, match=r"no drive RPI-RP2 has appeared\. To get it, .*hold its button BOOTSEL"):
        drives.await_drive(tmp_path, is_asked, clock.now_s, clock.sleep)


def test_the_host_writes_out_the_beginning_first_and_the_end_last(file, tmp_path, monkeypatch):
    written_sizes = []
    monkeypatch.setattr(os, "fsync", lambda number: written_sizes.append(os.fstat(number).st_size))
    drives.copy_file(file, make_drive(tmp_path / "RPI-RP2"))
    file_bytes, group = len(file.data), uf2.GROUP_BYTES
    assert written_sizes == [uf2.BLOCK, group, file_bytes - group, file_bytes]


def test_a_folder_that_cannot_be_written_out_is_taken_all_the_same(file, tmp_path, monkeypatch):
    def refuse(number):
        raise OSError(22, "Invalid argument")

    monkeypatch.setattr(os, "fsync", refuse)
    drives.copy_file(file, make_drive(tmp_path / "RPI-RP2"))
    assert (tmp_path / "RPI-RP2" / "tray24.uf2").read_bytes() == file.data


class FailingFile:
    """A file on a drive that accepts `room` bytes and then vanishes, as when the cable is pulled."""

    def __init__(self, room, descriptor):
        self.room = room
        self.descriptor = descriptor

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if not self.room:
            raise OSError(5, "Input/output error")

    def write(self, data):
        if not self.room:
            raise OSError(5, "Input/output error")
        taken_bytes = min(self.room, len(data))
        self.room -= taken_bytes
        return taken_bytes

    def fileno(self):
        if not self.room:
            raise OSError(19, "No such device")
        return self.descriptor


@pytest.fixture
def make_failing_drive(monkeypatch, tmp_path):
    """Return a function that makes a drive on which writing the firmware's file fails after a given number of bytes."""

    def make_failing_drive(room):
        drive = make_drive(tmp_path / "RPI-RP2")
        descriptor = os.open(tmp_path / "any", os.O_CREAT | os.O_RDWR)
        rooms = iter([uf2.BLOCK + 1, room])
        open_path = Path.open

        def open_file(path, *mode, **more):
            on_drive = path.parent == drive.folder
            return FailingFile(next(rooms), descriptor) if on_drive else open_path(path, *mode, **more)

        monkeypatch.setattr(Path, "open", open_file)
        return drive

    return make_failing_drive


@pytest.mark.parametrize("room", [0, 20_000])
def test_unplugging_in_the_middle_is_reported_with_what_comes_next(file, make_failing_drive, room):
    words = (
        rf"copying failed .* after {room} of {len(file.data)} bytes. The update is not finished. .* appears as the "
        r"drive RPI-RP2 by itself. If it does not, .*hold its button BOOTSEL.* The next './tray24 flash' finishes"
    )
    with pytest.raises(Failure, match=words):
        drives.copy_file(file, make_failing_drive(room))


def test_a_drive_that_goes_with_the_last_byte_has_taken_it_all(file, make_failing_drive):
    drives.copy_file(file, make_failing_drive(len(file.data)))


# The whole command, with a fake board.


@pytest.fixture
def board(monkeypatch, tmp_path):
    """Return the fake board that the command flash finds, with its drive at tmp_path/RPI-RP2.

    `runs` is the firmware at its port (version, sources), or None while there is no board. `takes` is the firmware that
    runs after the file was copied.
    """

    class FakeBoard:
        runs = None
        takes = ("0.1.0", SOURCES)
        asked = 0
        copied = 0

    fake_board = FakeBoard()

    def identify_firmware(name):
        if not fake_board.runs:
            raise Failure("nothing there")
        return procedure.RunningFirmware(name, "e660", "1.28.0", *fake_board.runs)

    def start_bootsel(name):
        fake_board.asked += 1
        make_drive(tmp_path / "RPI-RP2")
        return "e660"

    def copy_file(file, there):
        fake_board.copied += 1
        (there.folder / drives.INFO).unlink()
        fake_board.runs = fake_board.takes

    monkeypatch.setattr(procedure, "_request_version", identify_firmware)
    monkeypatch.setattr(procedure, "identify_firmware", identify_firmware)
    monkeypatch.setattr(drives, "start_bootsel", start_bootsel)
    monkeypatch.setattr(drives, "copy_file", copy_file)
    monkeypatch.setattr(drives.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(ports, "list_boards", lambda: [ports.Board("COM7", "e660")] if fake_board.runs else [])
    return fake_board


def make_arguments(tmp_path, **options):
    arguments = {"uf2": None, "build": False, "port": None, "drive": tmp_path / "RPI-RP2"}
    return argparse.Namespace(**{**arguments, "again": False, "yes": False, "json": False, **options})


@pytest.mark.parametrize(
    ("running", "text"),
    [
        (None, "COM7 runs tray24 0.1.0 on MicroPython 1.28.0\n"),
        (("0.0.9", "1" * 64), f"COM7 runs tray24 0.0.9 on MicroPython 1.28.0; update to {HOLDS}\n"),
        (("0.1.0", "1" * 64), f"built from other sources; update to {HOLDS}\n"),
    ],
    ids=["blank", "older", "other sources"],
)
def test_what_is_not_there_yet_is_copied_without_a_question(release, tmp_path, board, capsys, running, text):
    board.runs = running
    if not running:
        make_drive(tmp_path / "RPI-RP2")
    assert flash.run(make_arguments(tmp_path)) == 0
    assert (board.copied, board.asked) == (1, int(running is not None))
    captured = capsys.readouterr()
    assert text in captured.out + captured.err


@pytest.mark.parametrize("sources", [SOURCES, ""])
def test_a_tray_that_has_it_already_is_left_alone_unless_again(release, tmp_path, board, capsys, sources):
    board.runs = ("0.1.0", sources)
    for is_again, text in ((False, "nothing was copied (--again copies it)"), (True, "it is copied again")):
        assert flash.run(make_arguments(tmp_path, again=is_again)) == 0
        assert (board.copied, board.asked) == (is_again, is_again)
        assert f"COM7 already has {HOLDS}: {text}\n" in capsys.readouterr().err


def test_what_runs_is_printed_as_json(release, tmp_path, board, capsys):
    make_drive(tmp_path / "RPI-RP2")
    assert flash.run(make_arguments(tmp_path, json=True)) == 0
    assert capsys.readouterr().out == (
        '{"port": "COM7", "board": "e660", "micropython": "1.28.0", "tray24": "0.1.0", "sources": "' + SOURCES + '", '
        '"stopped": false, "storage": "mounted"}\n'
    )


@pytest.mark.parametrize("port", ["COM7", "id:e660", "socket://127.0.0.1:2424"])
def test_a_drive_of_another_board_than_the_one_named_is_left_alone(release, tmp_path, board, monkeypatch, port):
    board.runs = ("0.1.0", SOURCES)
    monkeypatch.setattr(drives, "find_drives", lambda folder: [make_drive(tmp_path / "RPI-RP2")])
    with pytest.raises(
        Failure, match="that board runs, and the drive .*RPI-RP2 is of another board.*nothing was copied"
    ):
        flash.run(make_arguments(tmp_path, port=port, drive=None))
    assert not board.copied


def test_the_drive_of_a_pico_2_is_refused_before_anything_is_copied(release, tmp_path, board):
    make_drive(tmp_path / "RPI-RP2", PICO2)
    with pytest.raises(Failure, match="not a Pico 2: nothing was copied"):
        flash.run(make_arguments(tmp_path))
    assert not board.copied


@pytest.mark.parametrize("takes", [("0.1.0", "1" * 64), ("0.0.9", SOURCES)])
def test_a_tray_that_is_not_what_was_copied_is_reported(release, tmp_path, board, takes):
    make_drive(tmp_path / "RPI-RP2")
    board.takes = takes
    with pytest.raises(Failure, match=f"runs tray24 {takes[0]} .*, not {HOLDS}: run './tray24 flash --again'"):
        flash.run(make_arguments(tmp_path))


@pytest.mark.parametrize(
    ("is_taken", "text"),
    [
        (True, "the board did not come back within 0 s. Unplug it, plug it in"),
        (False, "RPI-RP2 is still there: .*The next './tray24 flash' finishes the update"),
    ],
)
def test_a_board_that_never_comes_back_is_reported(release, tmp_path, board, monkeypatch, is_taken, text):
    make_drive(tmp_path / "RPI-RP2")
    board.takes = None
    if not is_taken:
        monkeypatch.setattr(drives, "copy_file", lambda file, there: None)
    monkeypatch.setattr(procedure.await_firmware, "__defaults__", (None, 0))
    with pytest.raises(Failure, match=text):
        flash.run(make_arguments(tmp_path))


@pytest.mark.parametrize(
    ("storage", "text"),
    [
        (MOUNTED, "its tray has stopped: './tray24 doctor' tells why"),
        (UNWRITABLE, "the flash of the Pico cannot be written"),
        (FOREIGN, "contains other data .*, and the tray asks on its display .*Hold its green button"),
    ],
)
def test_a_tray_that_does_not_come_up_is_reported(release, tmp_path, board, monkeypatch, storage, text):
    make_drive(tmp_path / "RPI-RP2")
    running = procedure.RunningFirmware("COM7", "e660", "1.28.0", "0.1.0", stopped=True, storage=storage)
    monkeypatch.setattr(procedure, "identify_firmware", lambda name: running)
    with pytest.raises(Failure, match=text):
        flash.run(make_arguments(tmp_path))


def test_an_emulated_board_that_is_not_there_is_not_waited_for(release, tmp_path, monkeypatch):
    monkeypatch.setattr(drives, "await_drive", lambda *_: pytest.fail("it waits for a drive"))
    with pytest.raises(ports.PortFailure, match="cannot be opened"):
        flash.run(make_arguments(tmp_path, port="socket://127.0.0.1:1"))


# What runs.


@pytest.fixture
def set_reply(monkeypatch, quick_mpremote):
    """Return a function that sets what a tray at COM7 replies; it returns the list of the requests that come.

    MicroPython's prompt is at the same port.
    """

    def set_answer(answer, port=None, stream_class=FakeStream):
        stream = stream_class(answer)
        port = port or FakePort(FakeBoard())
        monkeypatch.setattr(ports, "open_stream", lambda name: stream)
        monkeypatch.setattr(connection, "Link", lambda stream, name, **_: Link(stream, name, stream.now_s))
        monkeypatch.setattr(ports, "open_serial", lambda name, timeout_s: port)
        return stream.requests

    return set_answer


def reply_as_prompt(request):
    return [b">>> " + str(request).encode()]


def test_a_tray_that_answers_is_what_runs(set_reply):
    version = {"tray24": "0.1.0", "micropython": "1.28.0", "machine": "Pico", "board": "e660", "sources": SOURCES}
    set_reply(lambda request: [{"id": request["id"], "ok": version}])
    assert procedure.identify_firmware("COM7") == procedure.RunningFirmware("COM7", "e660", "1.28.0", "0.1.0", SOURCES)


def test_a_board_at_its_prompt_has_no_tray(set_reply):
    requests = set_reply(reply_as_prompt)
    assert procedure.identify_firmware("COM7") == procedure.RunningFirmware("COM7", "e660", "1.28.0", None)
    assert len(requests) <= 3  # one attempt: there is no tray to wait for


@pytest.mark.parametrize("storage", [MOUNTED, FOREIGN, UNWRITABLE])
def test_a_tray_that_has_stopped_is_known_at_the_prompt_and_started_again(set_reply, storage):
    port = FakePort(FakeBoard(tray24=("0.1.0", SOURCES), storage=storage))
    set_reply(reply_as_prompt, port)
    found = procedure.identify_firmware("COM7")
    assert found == procedure.RunningFirmware("COM7", "e660", "1.28.0", "0.1.0", SOURCES, True, storage)
    assert "machine.reset" in port.programs[-1]


@pytest.mark.parametrize(
    ("port", "serial", "expected_text"),
    [
        (FakePort(FakeBoard()), "e660", ""),
        (FakePort(None), "", "no MicroPython answers"),
    ],
    ids=["a board", "nothing"],
)
def test_a_board_is_asked_for_bootsel_at_its_prompt_or_brought_there_by_hand(
    set_reply, capsys, port, serial, expected_text
):
    set_reply(reply_as_prompt, port)
    assert drives.start_bootsel("COM7") == serial
    assert expected_text in capsys.readouterr().err
    assert any("machine.bootloader" in program for program in port.programs) == bool(serial)


def test_a_pico_2_that_runs_is_refused_and_not_asked(set_reply):
    port = FakePort(FakeBoard(), FACTS.replace("RP2040", "RP2350"))
    set_reply(reply_as_prompt, port)
    with pytest.raises(Failure, match="COM7 is a Raspberry Pi Pico with RP2350. .*not a Pico 2: nothing was copied"):
        drives.start_bootsel("COM7")
    assert not any("bootloader" in program for program in port.programs)


def test_a_tray_that_starts_is_asked_once_and_waited_for(set_reply):
    version = {"tray24": "0.1.0", "micropython": "1.28.0", "machine": "Pico", "board": "e660"}
    requests = set_reply(
        lambda request: [{"id": request["id"], "ok": version}], stream_class=lambda answer: SlowStream(10, answer)
    )
    assert procedure.identify_firmware("COM7").tray24 == "0.1.0"
    assert len(requests) == 1
