"""The virtual tray's USB port over TCP, as served by `play --link`."""

import contextlib
import json
import socket
import threading
import time

import pytest

from host_tools.cli import main
from simulator.tray.link_server import HOST, LinkPortTaken, LinkServer, ReplyRouter, get_busy_text, serve_link
from simulator.tray.rig import Rig
from simulator.tray.serial import VirtualSerial


@pytest.fixture
def rig():
    rig = Rig(seed=1)
    rig.boot()
    return rig


@pytest.fixture
def server(rig):
    server = LinkServer(rig.tray.serial.host, 0)
    yield server
    server.stop()


LINES = b"x\n" * 50_000


def send_request(rig, program, **request):
    """Let time pass on the tray until a program's request is answered; return the reply."""
    return read_first_line(rig, program, lambda line: line["id"] == 1, **request)


def read_first_line(rig, program, is_wanted=lambda line: True, **request):
    """Send a request; return the first wanted line that arrives afterwards, parsed."""
    program.sendall(b"\n" + json.dumps({"id": 1, **request}).encode() + b"\n")
    program.settimeout(0.005)
    data = b""
    for _ in range(2000):
        rig.wait_ms(5)
        try:
            data += program.recv(4096)
        except TimeoutError:
            continue
        *lines, _ = data.split(b"\n")
        for line in filter(is_wanted, map(json.loads, filter(None, lines))):
            return line
    raise AssertionError(data)


def test_a_program_asks_the_virtual_tray(rig, server):
    with socket.create_connection((HOST, server.port)) as program:
        assert send_request(rig, program, do="state")["ok"]["screen"] == "home"
    with socket.create_connection((HOST, server.port)) as program:  # and the next one
        assert send_request(rig, program, do="hello")["ok"]["machine"].startswith("virtual tray")


LEFT = {
    "a request": b'{"id":1,"do":"hello"}\n',
    "another request": b'{"id":7,"do":"hello"}\n',
    "no request": b"hello?\n",
    "half a request": b'{"id":1,"do":"hel',
}


@pytest.mark.parametrize("left", LEFT.values(), ids=LEFT)
def test_no_program_gets_an_answer_to_the_last_one(rig, server, left):
    unread = rig.tray.serial.host.to_device
    with socket.create_connection((HOST, server.port)) as program:
        program.sendall(left)
        for _ in range(1000):
            if len(unread) == len(left):
                break
            time.sleep(0.005)
        while unread:
            rig.wait_ms(1)  # until the tray has read it, and no longer
    with socket.create_connection((HOST, server.port)) as program:
        assert read_first_line(rig, program, do="state")["ok"]["screen"] == "home"


ASK, BEGIN, ANSWER = ReplyRouter.note_requests, ReplyRouter.begin_connection, ReplyRouter.select_replies


def run_exchange(*parts):
    """Call methods of a `ReplyRouter` in turn; return the bytes that the second program receives.

    Each of `parts` is (method, argument).
    """
    exchange = ReplyRouter()
    received = b""
    for method, argument in parts:
        result = method(exchange, argument)
        received = b"" if method == BEGIN else received + result if method == ANSWER else received
    return received


OLD, NEW = b'{"id":1,"do":"state"}\n', b'{"id":1,"do":"hello"}\n'
EVENT = b'{"event":"screen","name":"home"}\n'


LATE, OWN = b'{"id":1,"ok":1}\n', b'{"id":1,"ok":2}\n'
HAND_OVERS = {
    "has begun": [(ASK, OLD), (ANSWER, LATE[:5]), (BEGIN, 0), (ASK, NEW), (ANSWER, LATE[5:] + OWN)],
    "in pieces": [
        *[(ASK, OLD), (BEGIN, 0)],
        *[(ANSWER, bytes([byte])) for byte in LATE],
        *[(ASK, NEW), (ANSWER, OWN)],
    ],
    "not read": [(ASK, OLD), (BEGIN, len(OLD)), (ASK, NEW), (ANSWER, OWN)],
    "answered": [(ASK, OLD), (ANSWER, LATE), (BEGIN, 0), (ASK, NEW), (ANSWER, OWN)],
    "two": [(ASK, OLD), (BEGIN, 0), (ASK, OLD), (BEGIN, 0), (ASK, NEW), (ANSWER, LATE + LATE + OWN)],
    "lost": [(ASK, b'{"id":7}\n'), (BEGIN, 0), (ASK, NEW), (ANSWER, OWN)],
    "after Ctrl-C": [(ASK, OLD), (BEGIN, 0), (ASK, b"\x03" + NEW), (ANSWER, OWN)],
}  # fmt: skip


@pytest.mark.parametrize("parts", HAND_OVERS.values(), ids=HAND_OVERS)
def test_an_answer_goes_to_the_program_that_has_asked(parts):
    assert run_exchange(*parts) == OWN


def test_events_and_the_words_of_a_prompt_come_through_at_once():
    assert run_exchange((ASK, OLD), (BEGIN, 0), (ANSWER, EVENT + b">>> ")) == EVENT + b">>> "
    assert run_exchange((ANSWER, b">"), (BEGIN, 0), (ANSWER, b"raw REPL\r\n>")) == b"raw REPL\r\n>"


@pytest.mark.parametrize("first_key", ["id", "error", "hint"])
def test_a_refusal_for_another_program_is_held_back_in_whatever_order_its_parts_come(first_key):
    """A refusal reaches only the program that asked, whatever the order of its JSON keys, which differs on MicroPython.

    An event goes to all programs, even if another program's request caused it.
    """
    fields = {"id": b'"id":1', "error": b'"error":"no"', "hint": b'"hint":"see"'}
    parts = [fields.pop(first_key), *fields.values()]
    refusal, event = b"{" + b",".join(parts) + b"}\n", b'{"error":"x","event":"ended","id":1}\n'
    steps = [(ASK, OLD), (BEGIN, 0), (ASK, NEW), (ANSWER, refusal[:6]), (ANSWER, refusal[6:] + event + OWN)]
    assert run_exchange(*steps) == event + OWN


def test_a_line_that_was_begun_is_ended_before_the_next_program():
    exchange = ReplyRouter()
    exchange.note_requests(b'{"id":1,"do')
    assert exchange.begin_connection(4) == b"\n"
    exchange.note_requests(NEW)
    assert exchange.select_replies(b'{"id":null,"error":""}\n{"id":1,"ok":2}\n') == b'{"id":1,"ok":2}\n'
    assert exchange.begin_connection(0) == b""


def test_a_second_program_is_sent_away_at_once(rig, server):
    with socket.create_connection((HOST, server.port)) as program:
        send_request(rig, program, do="state")
        with socket.create_connection((HOST, server.port)) as second_socket:
            second_socket.settimeout(5)
            assert second_socket.recv(1000) == f"tray24: {get_busy_text()}\r\n".encode()
            assert second_socket.recv(1) == b""
        assert send_request(rig, program, do="state")["ok"]["screen"] == "home"


def test_mpremote_is_informed_that_there_is_no_micropython(rig, server, capsys):
    serial = pytest.importorskip("serial")
    transport_serial = pytest.importorskip("mpremote.transport_serial")
    transport = transport_serial.SerialTransport.__new__(transport_serial.SerialTransport)
    transport.serial = serial.serial_for_url(f"socket://{HOST}:{server.port}", timeout=1)
    with transport.serial, pytest.raises(transport_serial.TransportError):
        transport.enter_raw_repl(timeout_overall=0.5)
    assert "has no MicroPython prompt, which mpremote needs: './tray24 pico'" in capsys.readouterr().out


def test_the_port_is_gone_when_the_tray_is_unplugged(rig, server):
    with socket.create_connection((HOST, server.port)) as program:
        send_request(rig, program, do="state")
        rig.pull_plug()
        program.settimeout(5)
        assert program.recv(1) == b""


def test_a_reset_is_answered_before_the_port_goes(rig, server):
    with socket.create_connection((HOST, server.port)) as program:
        assert send_request(rig, program, do="reset")["ok"] is True
        rig.wait_ms(500)
        program.settimeout(5)
        assert program.recv(1) == b""
    rig.boot()
    with socket.create_connection((HOST, server.port)) as program:
        assert send_request(rig, program, do="state")["ok"]["screen"] == "home"


def test_a_web_page_cannot_command_the_tray(rig, server):
    body = b'{"id":1,"do":"reset"}\n'
    with socket.create_connection((HOST, server.port)) as page:
        page.sendall(b"POST / HTTP/1.1\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
        page.settimeout(5)
        with contextlib.suppress(ConnectionResetError):
            assert page.recv(1) == b""
    rig.wait_ms(200)
    assert not rig.tray.serial.host.to_device and rig.tray.plugged
    with socket.create_connection((HOST, server.port)) as program:
        assert send_request(rig, program, do="state")["ok"]["screen"] == "home"


def test_a_tray_that_does_not_read_takes_no_more_than_a_port(rig, server):
    host = rig.tray.serial.host
    with socket.create_connection((HOST, server.port)) as program:
        program.settimeout(0.2)
        sent_bytes = 0
        with contextlib.suppress(TimeoutError):
            while sent_bytes < 50_000_000:
                sent_bytes += program.send(LINES)
        assert sent_bytes < 20_000_000, "the sender has to wait"
        assert len(host.to_device) <= 4096
    for _ in range(20):  # the sender has gone, which the first replies reveal
        rig.wait_ms(100)
        time.sleep(0.01)
    with socket.create_connection((HOST, server.port)) as program:
        assert send_request(rig, program, do="state")["ok"]["screen"] == "home"


def test_who_has_gone_holds_up_nobody(rig, server):
    host = rig.tray.serial.host
    with socket.create_connection((HOST, server.port)) as program:
        program.settimeout(0.2)
        with contextlib.suppress(TimeoutError):
            while True:
                program.send(LINES)
    assert not host.room, "the tray reads nothing meanwhile"
    with socket.create_connection((HOST, server.port)) as program:
        assert send_request(rig, program, do="state")["ok"]["screen"] == "home"


def test_what_the_last_program_has_left_is_dropped(rig, server):
    host = rig.tray.serial.host
    host.write(b'{"id":1,"do":"reset"}\n')
    with socket.create_connection((HOST, server.port)):
        for _ in range(500):
            if not host.to_device:
                break
            time.sleep(0.01)
        assert not host.to_device and rig.tray.plugged


def test_a_port_that_is_taken_is_reported(rig, server):
    with pytest.raises(LinkPortTaken, match="Give another --link"), serve_link(rig.tray.serial.host, server.port):
        pass
    threads = threading.active_count()
    with serve_link(rig.tray.serial.host, None):
        assert threading.active_count() == threads


def test_a_port_that_cannot_be_is_refused(capsys):
    assert main(["play", "--no-browser", "--link", "70000"]) == 2
    assert "--link 70000: give a number from 0 to 65535" in capsys.readouterr().err


def test_a_program_that_does_not_read_keeps_nothing_from_ending(monkeypatch):
    monkeypatch.setattr("simulator.tray.link_server._WAIT_S", 0)
    serial = VirtualSerial()
    server = LinkServer(serial.host, 0)
    with socket.socket() as program:
        program.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        program.connect((HOST, server.port))
        refusals = 0
        while refusals < 20:  # until the system accepts no more for it
            refusals = 0 if serial.write(bytes(256)) else refusals + 1
            time.sleep(0.02 if refusals else 0)
        stopping_thread = threading.Thread(target=server.stop, daemon=True)
        stopping_thread.start()
        stopping_thread.join(5)
        assert not stopping_thread.is_alive()
