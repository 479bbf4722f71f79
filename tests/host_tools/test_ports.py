"""Finding and opening the serial port of a tray, and the messages when that fails, with the errors of each system."""

import errno
import json
import socket
import threading
from types import SimpleNamespace

import pytest
from link_streams import FakeStream, SlowStream

from host_tools.errors import Failure
from host_tools.link import connection, hello, ports
from host_tools.link.client import Link
from tray24 import __version__

BOARD = {"tray24": __version__, "micropython": "1.28.0", "machine": "Raspberry Pi Pico", "board": "e66"}

PICO = {"vid": ports.VENDOR_ID, "pid": ports.PRODUCT_ID}


def make_usb_port(device, serial_number="", **numbers):
    return SimpleNamespace(device=device, serial_number=serial_number or None, **{"vid": None, "pid": None, **numbers})


@pytest.fixture
def set_ports(monkeypatch):
    """Return a function that sets the list of serial ports that the system reports."""

    def set_ports(*found):
        monkeypatch.setattr(ports, "_list_comports", lambda: list(found))

    set_ports()
    return set_ports


# Finding it.


def test_the_only_board_is_the_tray(set_ports):
    set_ports(
        make_usb_port("/dev/ttyS0"),
        make_usb_port("/dev/ttyACM7", "e660", **PICO),
        make_usb_port("/dev/ttyUSB0", "x", vid=0x1A86, pid=0x7523),
    )
    assert ports.find_port(None) == ports.find_port("auto") == "/dev/ttyACM7"


def test_several_boards_are_listed_with_what_chooses_each(set_ports):
    set_ports(make_usb_port("COM7", "e662", **PICO), make_usb_port("COM4", "e661", **PICO))
    with pytest.raises(Failure) as error_info:
        ports.find_port(None)
    words = str(error_info.value)
    assert words.startswith("2 boards are there; choose one:")
    assert words.index("--port COM4") < words.index("--port id:e661") < words.index("--port COM7")
    assert ports.find_port("id:E662") == "COM7"


@pytest.mark.parametrize(
    ("found", "text"),
    [
        ([], "there is no tray: the system sees no serial port on USB. Plug it in with a USB cable that carries data"),
        ([make_usb_port("/dev/ttyUSB0", vid=1, pid=2)], "there is no tray: the ports are /dev/ttyUSB0"),
    ],
)
def test_without_a_board_the_next_step_is_explained(set_ports, found, text):
    set_ports(*found)
    with pytest.raises(Failure) as error_info:
        ports.find_port(None)
    assert str(error_info.value).startswith(text) and "./tray24 setup" in str(error_info.value)


def test_a_number_that_is_not_there_names_what_is(set_ports):
    set_ports(make_usb_port("/dev/ttyACM0", "e660", **PICO))
    with pytest.raises(
        Failure, match=r"id:e999: there is no board with that number; the ports are /dev/ttyACM0 \(board e660\)"
    ):
        ports.find_port("id:e999")


@pytest.mark.parametrize(
    ("chosen", "name"),
    [
        ("/dev/ttyACM3", "/dev/ttyACM3"),
        ("port:COM3", "COM3"),
        ("a1", "/dev/ttyACM1"),
        ("u0", "/dev/ttyUSB0"),
        ("c12", "COM12"),
        ("socket://127.0.0.1:2424", "socket://127.0.0.1:2424"),
    ],
)
def test_ports_are_named_as_mpremote_names_them(chosen, name):
    assert ports.find_port(chosen) == name


# Opening it.


@pytest.mark.parametrize(
    ("error", "system", "text"),
    [
        (PermissionError(13, "could not open port /dev/ttyACM0: Permission denied"), "linux", "usermod -aG dialout"),
        (PermissionError(13, "Permission denied"), "darwin", "macOS"),
        (OSError("could not open port 'COM3': PermissionError(13, 'Access is denied.', None, 5)"),
         "win32", "another program"),
        (OSError(11, "Could not exclusively lock port /dev/ttyACM0: [Errno 11] Resource temporarily unavailable"),
         "linux", "another program"),
        (OSError(errno.EBUSY, "Device or resource busy"), "linux", "another program"),
        (OSError(16, "Resource busy: '/dev/cu.usbmodem1'"), "darwin", "another program"),
        (FileNotFoundError(2, "could not open port /dev/ttyACM9"), "linux", "there is no such port"),
        (OSError("could not open port 'COM9': FileNotFoundError(2, 'The system cannot find the file specified.')"),
         "win32", "there is no such port"),
        (OSError(25, "Could not configure port: (25, 'Inappropriate ioctl for device')"),
         "linux", "it is not a serial port"),
        (OSError(5, "Input/output error"), "linux", "Unplug the tray, plug it in"),
        (ValueError("invalid URL, protocol 'sokket' not known"), "linux", r"protocol 'sokket' not known. Give a port"),
    ],
)  # fmt: skip
def test_what_keeps_a_port_closed_is_explained_for_the_system(set_ports, error, system, text):
    assert text in ports.explain_open_error(error, "/dev/ttyACM0", system)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("/dev/tray24-none", "there is no such port"),
        ("sokket://x", "sokket"),
        ("socket://127.0.0.1", "not an address"),
        ("socket://127.0.0.1:99999", "not an address"),
        ("socket://127.0.0.1:1", "Start the emulated tray first"),  # nobody listens there
    ],
)
def test_a_port_that_cannot_be_opened_is_a_failure(set_ports, name, text):
    with pytest.raises(ports.PortFailure, match=f"{name} cannot be opened: .*{text}"):
        ports.open_stream(name)


def test_a_board_that_goes_while_its_port_is_opened_is_reported(set_ports, monkeypatch):
    termios = pytest.importorskip("termios")

    class Going:
        def open(self):
            raise termios.error(errno.EIO, "Input/output error")

    monkeypatch.setattr("serial.serial_for_url", lambda *_, **__: Going())
    with pytest.raises(
        ports.PortFailure, match="COM7 cannot be opened: .*Input/output error.*plug it in and start again"
    ):
        ports.open_stream("COM7")


def test_a_socket_that_is_closed_at_once_serves_another_program():
    def close_connections(server):
        server.accept()[0].close()

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=close_connections, args=(server,))
        thread.start()
        with pytest.raises(ports.PortFailure, match="another program has it open"):
            connection.open_link(f"socket://127.0.0.1:{server.getsockname()[1]}")
        thread.join()


def test_a_socket_is_a_stream():
    with socket.create_server(("127.0.0.1", 0)) as server:
        stream = ports.open_stream(f"socket://127.0.0.1:{server.getsockname()[1]}")
        other, _ = server.accept()
        stream.write(b"question\n")
        assert other.recv(100) == b"question\n"
        other.sendall(b"answer\n")
        assert stream.read(100) == b"answer\n"
        other.close()
        with pytest.raises(OSError, match="closed"):
            stream.read(100)
        stream.close()


# What answers at a port.


def read_version(answer):
    stream = FakeStream(answer)
    link = Link(stream, "the tray at COM3", stream.now_s)
    hello.request_hello(link)
    return link.version


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ([], r"it sends nothing. Unplug the tray, .*\./tray24 setup"),
        ([b"\0\0\r\n"], "it sends nothing"),
        ([b"MicroPython v1.28.0 on 2026-04-06; Raspberry Pi Pico with RP2040\r\n>>> "],
         r"at its prompt and no tray runs.*\./tray24 flash"),
        ([b'\r\n{"id":1,"do":"hello"}'], r"at its prompt and no tray runs"),
        ([b"T=21.5 H=40\r\n" * 9],
         r"it sends something that is not from a tray \('.*T=21.5 H=40'\). Choose another port"),
        ([b"\xf0\x81\x00\n" * 9], "it sends something that is not from a tray"),
        ([{"id": 1, "error": "unknown", "hint": "none"}], "answers, but not to 'hello': unknown"),
        ([{"id": 1, "ok": "pong"}], "something else than a tray answers"),
    ],
)  # fmt: skip
def test_a_device_that_is_no_tray_is_reported_with_the_next_step(answer, text):
    with pytest.raises(Failure, match=f"^the tray at COM3.*{text}"):
        read_version(lambda request: answer)


@pytest.mark.parametrize(
    ("version", "text"),
    [("0.0.9", "older than these tools.*./tray24 flash"), ("9.0", "newer than these tools.*git pull")],
)
def test_another_release_is_reported_with_the_next_step(version, text):
    with pytest.raises(Failure, match=text):
        hello.check_version(version)


def test_the_same_release_is_fine():
    hello.check_version(__version__)
    hello.check_version(".".join(__version__.split(".")[:2]) + ".99")


def test_a_link_is_opened_greeted_and_closed_when_nothing_answers():
    """A link to a real socket is opened and greeted if a tray answers there, and closed if nobody does."""
    versions = [__version__, "99.0"]
    ids, rest = [], []

    def serve_reply(server):
        for version in versions:
            other, _ = server.accept()
            with other, other.makefile("rb") as lines:
                request = next(line for line in lines if line.strip())
                ids.append(json.loads(request)["id"])
                other.sendall(json.dumps({"id": ids[-1], "ok": BOARD | {"tray24": version}}).encode() + b"\n")
                rest.append(other.recv(1000))

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=serve_reply, args=(server,))
        thread.start()
        name = f"socket://127.0.0.1:{server.getsockname()[1]}"
        connection.open_link(name).close()
        with pytest.raises(Failure, match="newer"):
            connection.open_link(name)
        thread.join()
    assert rest == [b"", b""]
    assert ids[0] != ids[1]  # a late answer to the one must not count for the other


def test_a_prompt_is_known_before_the_time_for_an_answer_is_over():
    waits = []
    for sent in (b">>> ", b"boot\r\n"):
        stream = FakeStream(lambda request, heard=sent: [heard])
        with pytest.raises(hello.NoTray):
            hello.request_hello(Link(stream, "the tray", stream.now_s), 5.0)
        waits.append(stream.now_s())
    assert waits[0] < 1.5 and waits[1] >= 5


@pytest.mark.parametrize(("micropython", "slowness"), [("", 1), ("1.28.0", 20)])
def test_only_an_emulated_board_is_given_more_time(monkeypatch, micropython, slowness):
    version = BOARD | {"micropython": micropython}
    stream = FakeStream(lambda request: [{"id": request["id"], "ok": version}])
    monkeypatch.setattr(ports, "open_stream", lambda name: stream)
    assert connection.open_link("socket://127.0.0.1:2424").slowness == slowness
    assert connection.open_link("COM3").slowness == 1


def test_an_emulated_board_that_takes_forty_times_as_long_is_greeted_with_one_request():
    """The host waits long enough for an emulated Pico that is 40 times slower than a real one, without asking again.

    A real Pico needs 85 ms for its first answer, and a second to start.
    """
    stream = SlowStream(40 * 1.085, lambda request: [{"id": request["id"], "ok": BOARD}])
    slowness = connection.get_slowness("socket://127.0.0.1:2424")
    messages = []
    link = Link(stream, "the tray", stream.now_s, slowness=slowness, notify=messages.append)
    hello.request_hello(link)
    assert link.version == BOARD
    assert [request["do"] for request in stream.requests] == ["hello"]
    assert messages == ["the tray has not answered 'hello' for 2 s; waiting up to 100 s ..."]


def test_a_prompt_that_says_the_request_again_is_known_at_once():
    stream = FakeStream(lambda request: [b'>>> {"id":1,"do":"hello"}\r\n'])
    with pytest.raises(hello.NoTray) as error_info:
        hello.request_hello(Link(stream, "the tray", stream.now_s, slowness=20))
    assert error_info.value.at_prompt and stream.now_s() < 0.1


def test_silence_is_distinguished_from_a_device_that_is_no_tray():
    for sent, heard_bytes in ((b"", b""), (b"T=21.5\r\n", b"T=21.5")):
        stream = FakeStream(lambda request, said=sent: [said])
        with pytest.raises(hello.NoTray) as error_info:
            hello.request_hello(Link(stream, "the tray", stream.now_s))
        assert error_info.value.heard == heard_bytes and not error_info.value.at_prompt
