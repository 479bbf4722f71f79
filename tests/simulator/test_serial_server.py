"""The USB of an emulated Pico: a serial port for one client at a time, and a drive that takes UF2 files by blocks."""

import contextlib
import socket
import threading

import pytest

from host_tools.build import uf2
from host_tools.flashing import drives, firmware
from host_tools.link.connection import open_link
from host_tools.link.ports import PortFailure
from simulator.pico.flash import FLASH_BYTES, build_flash, compute_boot2_crc
from simulator.pico.machine import PicoTray
from simulator.pico.serial_server import INFO, Drive, SerialServer
from simulator.tray.link_server import IncomingBytes, get_busy_text


class FakePicoTray:
    """A fake of the emulated tray that stores the input it gets."""

    plugged, is_in_bootsel, resets = True, False, 0

    def __init__(self):
        self.heard = self.says = b""
        self.reads = True

    @property
    def typed_bytes(self):
        return 0 if self.reads else len(self.heard)

    def type_keys(self, data):
        self.heard += data

    def drop_typed(self):
        self.heard = b""

    def pop_bytes(self):
        received, self.says = self.says, b""
        return received

    def run_ms(self, ms):
        pass


@pytest.fixture
def server():
    server = SerialServer(FakePicoTray(), paced=False)  # type: ignore[arg-type]
    yield server
    server.close()


def step_server(server, count=4):
    for _ in range(count):
        server.step()


def read_all(client):
    """Return everything that a client receives until the connection is closed."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while data := client.recv(1000):
            received += data
    return received.decode()


def test_who_comes_while_another_is_there_is_refused_at_once(server):
    with (
        socket.create_connection(server.address, 5) as first_client,
        socket.create_connection(server.address, 5) as second,
    ):
        step_server(server)
        assert read_all(second) == f"tray24: {get_busy_text()}\r\n"
        first_client.sendall(b"(first")
        step_server(server)
        assert server._tray.heard == b"(first"


def test_who_comes_when_the_first_has_just_gone_is_served(server):
    older_client = socket.create_connection(server.address, 5)
    step_server(server)
    first_client = server._client

    class LateSocket:
        """A wrapper of the socket of the first client.

        Its first `recv` has no data. During this call the first client leaves and a second one connects.
        """

        def __getattr__(self, name):
            return getattr(first_client, name)

        def recv(self, *arguments):
            nonlocal second
            if second is None:
                older_client.close()
                second = socket.create_connection(server.address, 5)
                second.sendall(b"(second")
                raise BlockingIOError
            return first_client.recv(*arguments)

    second = None
    server._client = LateSocket()
    server._incoming = IncomingBytes(server._client)
    step_server(server)
    assert second is not None and server._tray.heard == b"(second"
    second.close()


def test_an_answer_to_who_has_gone_is_no_answer_to_the_next(server):
    with socket.create_connection(server.address, 5) as client:
        client.sendall(b'{"id":1,"do":"state"}\n{"id":2,"do":"st')
        step_server(server)
    step_server(server)
    with socket.create_connection(server.address, 5) as client:
        step_server(server)
        assert server._tray.heard == b"\n", "the line that was begun is ended"
        client.sendall(b'{"id":1,"do":"hello"}\n')
        step_server(server)
        server._tray.says = b'{"id":1,"ok":1}\n{"id":null,"error":"no JSON"}\n{"id":1,"ok":2}\n'
        step_server(server)
        assert client.recv(1000) == b'{"id":1,"ok":2}\n'


def test_who_comes_while_there_is_no_board_is_refused_and_types_nothing(server):
    server._tray.plugged = False
    with socket.create_connection(server.address, 5) as client:
        client.sendall(b"\x03")
        step_server(server)
        server._tray.plugged = True
        step_server(server)
        assert server._tray.heard == b""
        assert "the Pico has no power: plug it in" in read_all(client)


@pytest.mark.parametrize(
    ("pico_state", "message"),
    [
        ({"plugged": False, "is_in_bootsel": True}, "the Pico is in BOOTSEL mode and waits for a UF2"),
        ({"plugged": False}, "the Pico has no power: plug it in"),
        ({}, "another program has it open"),
    ],
)
def test_a_command_says_why_it_is_refused(server, pico_state, message):
    vars(server._tray).update(pico_state)
    clients = [] if pico_state else [socket.create_connection(server.address, 5)]
    step_server(server)
    end_event = threading.Event()
    server_thread = threading.Thread(target=server.serve, kwargs={"should_stop": end_event.is_set})
    server_thread.start()
    try:
        with pytest.raises(PortFailure, match=f"^{server.port} cannot be opened: {message}"):
            open_link(server.port)
    finally:
        end_event.set()
        server_thread.join()
    for client in clients:
        client.close()


def test_a_web_page_cannot_type(server):
    with socket.create_connection(server.address, 5) as page:
        page.sendall(b"POST / HTTP/1.1\r\n\r\nimport machine; machine.reset()\r\n")
        step_server(server)
        with contextlib.suppress(ConnectionResetError):
            assert page.recv(1) == b""
    assert server._tray.heard == b""
    with socket.create_connection(server.address, 5) as client:
        client.sendall(b"print(1)\r\n")
        step_server(server)
    assert server._tray.heard == b"print(1)\r\n"


def test_a_board_that_does_not_read_takes_no_more_than_a_port(server):
    server._tray.heard = b"left by the last client"
    server._tray.reads = False
    with socket.create_connection(server.address, 5) as client:
        client.setblocking(False)
        sent_bytes = 0
        with contextlib.suppress(BlockingIOError):
            while sent_bytes < 50_000_000:
                sent_bytes += client.send(b"{" * 100_000)
                server.step()
        step_server(server, 20)
        assert sent_bytes < 20_000_000, "the sender has to wait"
        assert set(server._tray.heard) == set(b"{") and len(server._tray.heard) <= 4096


def test_who_has_gone_holds_up_nobody(server):
    server._tray.reads = False
    with socket.create_connection(server.address, 5) as client:
        client.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            while True:
                client.send(b"{" * 100_000)
                server.step()
    with socket.create_connection(server.address, 5) as client:
        client.sendall(b"(second")
        step_server(server, 20)
        assert server._tray.heard == b"(second"


class FakeClock:
    """A clock in which each step of the tray takes 1 ms, and each sleep lasts 0.1 ms too long."""

    def __init__(self):
        self.s = 100.0

    def monotonic(self):
        self.s += 0.001
        return self.s

    def sleep(self, seconds):
        self.s += seconds + 0.0001


def test_a_quick_emulator_runs_as_fast_as_life_and_no_faster():
    clock = FakeClock()
    server = SerialServer(FakePicoTray(), clock=clock)  # type: ignore[arg-type]
    began_s = clock.s
    step_server(server, 500)
    server.close()
    assert clock.s - began_s == pytest.approx(1.0, abs=0.005)


def test_what_took_too_long_is_not_made_up():
    clock = FakeClock()
    server = SerialServer(FakePicoTray(), clock=clock)  # type: ignore[arg-type]
    step_server(server, 100)
    clock.s += 60
    began_s = clock.s
    step_server(server, 500)
    server.close()
    assert clock.s - began_s == pytest.approx(1.0, abs=0.015)


# The drive.


def make_release(version, sectors=3):
    """Return the bytes of a release's UF2 file with a program that starts and does nothing."""
    pages = {offset: bytes([version]) * uf2.PAGE for offset in range(0, sectors * uf2.SECTOR, uf2.PAGE)}
    pages[0] = bytes(252) + compute_boot2_crc(bytes(252)).to_bytes(4, "little")
    return uf2.encode_release(pages)


OLD, NEW = make_release(1), make_release(2)


@pytest.fixture
def tray():
    """Return a tray with an older program, in BOOTSEL mode."""
    tray = PicoTray(build_flash(OLD), plugged=False)
    tray.hold_bootsel()
    return tray


@pytest.fixture
def drive(tray, tmp_path):
    drive = Drive(tray, tmp_path / "RPI-RP2")
    drive.update()
    return drive


def find_drive(drive):
    return drives.read_drive(drive.folder)


def test_the_drive_is_there_in_bootsel_alone(tray, drive):
    assert find_drive(drive).board_id == drives.BOARD_ID
    tray.plug_in()
    drive.update()
    assert tray.plugged and find_drive(drive) is None


def test_a_file_is_taken_as_it_comes_and_starts_the_chip_with_its_last_block(tray, drive):
    with (drive.folder / "tray24.uf2").open("wb", 0) as file:
        for start in range(0, len(NEW), 700):
            assert tray.is_in_bootsel
            file.write(NEW[start : start + 700])
            drive.update()
    assert tray.plugged and tray.get_flash_image() == build_flash(NEW)
    assert not list(drive.folder.iterdir())


@pytest.mark.parametrize("cut_at", [uf2.BLOCK, len(NEW) // 2, len(NEW) - 1])
def test_a_copy_that_is_cut_off_leaves_a_chip_that_comes_up_in_bootsel(tray, drive, cut_at):
    (drive.folder / "tray24.uf2").write_bytes(NEW[:cut_at])
    drive.update()
    tray.pull_plug()
    drive.update()
    assert not list(drive.folder.iterdir())
    tray.plug_in()
    drive.update()
    assert tray.is_in_bootsel and find_drive(drive)
    (drive.folder / "tray24.uf2").write_bytes(NEW)
    drive.update()
    assert tray.plugged and tray.get_flash_image() == build_flash(NEW)


def test_the_plug_pulled_before_anything_was_copied_leaves_the_old_program(tray, drive):
    tray.pull_plug()
    tray.plug_in()
    assert tray.plugged and tray.get_flash_image() == build_flash(OLD)


def test_a_blank_chip_comes_up_in_bootsel():
    tray = PicoTray(b"\xff" * FLASH_BYTES)
    assert tray.is_in_bootsel and not tray.plugged


def test_pieces_in_another_order_are_taken_too(tray, drive):
    """The drive takes the parts of a file in any order, after the host has created the file with its final length."""
    third_bytes = (len(NEW) // 3) & -uf2.BLOCK
    with (drive.folder / "tray24.uf2").open("wb", 0) as file:
        file.truncate(len(NEW))
        drive.update()
        for start in (0, 2 * third_bytes, third_bytes):
            file.seek(start)
            file.write(NEW[start : start + third_bytes] if start != 2 * third_bytes else NEW[start:])
            drive.update()
    assert tray.plugged and tray.get_flash_image() == build_flash(NEW)


def test_flash_finishes_what_another_release_of_the_same_length_began(tray, drive):
    """After an interrupted copy of another release, the command flash copies this release completely.

    The boot ROM stays powered between both copies, and would otherwise mix the releases.
    """
    (drive.folder / "tray24.uf2").write_bytes(make_release(3)[: len(NEW) // 2])
    drive.update()
    drives.copy_file(firmware.FirmwareFile("tray24.uf2", NEW, "a tray", False), find_drive(drive))
    drive.update()
    assert tray.plugged and tray.get_flash_image() == build_flash(NEW)


def test_other_files_are_not_taken(tray, drive):
    (drive.folder / "notes.txt").write_bytes(NEW)
    drive.update()
    assert tray.is_in_bootsel and (drive.folder / INFO).exists()


def test_half_a_file_is_no_image():
    with pytest.raises(ValueError, match="not a complete UF2"):
        build_flash(NEW[: len(NEW) // 2])
