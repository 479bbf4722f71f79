"""Connections of browsers to the server: where they come from, and limits on what strangers can occupy or print."""

import asyncio
import contextlib
import errno
import json
import socket
import struct
import sys
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest
import uvicorn
from command_process import CommandProcess
from live_server import DEADLINE_S, read_until, serve_app
from starlette.applications import Starlette
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from simulator.people.presses import IntentError
from simulator.tray.files import MemoryFiles
from simulator.web.http_server import _LimitedHttpProtocol
from simulator.web.middleware import is_own_address, is_this_computer
from simulator.web.server import _send_news, make_app
from simulator.web.table.seating import PROXY, THIS_COMPUTER, check_room
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table

PROXIES = ("Forwarded", "Via", "X-Real-IP", "X-Forwarded-For", "X-Forwarded-Proto", "x-forwarded-host")


def make_scope(client, server="192.0.2.1", *headers):
    raw_headers = [(header.lower().encode(), b"127.0.0.1") for header in headers]
    return {"type": "http", "client": (client, 40000), "server": (server, 80), "headers": raw_headers}


@pytest.mark.parametrize(
    ("client", "server"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("127.8.0.1", ""),
        ("::1", "::1"),
        ("::ffff:127.0.0.1", ""),
        ("192.0.2.1", "192.0.2.1"),
    ],
)
def test_a_program_of_this_computer_is_known_by_its_address(client, server):
    assert is_this_computer(make_scope(client, server, "Host", "Origin"))


@pytest.mark.parametrize("client", ["192.0.2.7", "::ffff:192.0.2.7", "fe80::1%eth0", "2001:db8::1", "testclient", ""])
def test_another_computer_is_not_this_one(client):
    assert not is_this_computer(make_scope(client)) and not is_own_address(client)
    assert not is_this_computer(make_scope(client) | {"client": None})


@pytest.mark.parametrize("header", PROXIES)
def test_what_a_proxy_passes_on_comes_from_elsewhere(header):
    assert not is_this_computer(make_scope("127.0.0.1", "127.0.0.1", "Host", header))


# Tabs.


def make_tabs(**numbers):
    """Return tabs of several computers. `numbers` maps the name of each computer to its number of tabs."""
    origins = {"here": THIS_COMPUTER, "proxy": PROXY}
    return {Tab("table", origins.get(name, name)) for name, number in numbers.items() for _ in range(number)}


@pytest.mark.parametrize(
    ("tabs", "origin", "message"),
    [
        (make_tabs(here=40), THIS_COMPUTER, "40 tabs are open: close one"),
        (make_tabs(here=40), "192.0.2.7", "40 tabs are open: close one"),
        (make_tabs(a=8), "a", "this device has 8 tabs open: close one"),
        (make_tabs(a=8, b=8, c=8, d=8), "e", "other computers than the tray's have 32 tabs open: close one of these"),
        (make_tabs(proxy=4), PROXY, "4 tabs are open at this place: close one, or take another place"),
        (
            {Tab(place, PROXY) for place in range(6) for _ in range(4)},
            PROXY,
            "other computers than the tray's have 24 tabs open: close one of these",
        ),
    ],
)
def test_a_tab_that_has_no_room_gets_the_limit_that_is_reached(tabs, origin, message):
    with pytest.raises(IntentError) as error:
        check_room(tabs, "table", origin)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("tabs", "seat", "origin"),
    [
        (make_tabs(a=8, b=8, c=8, d=8, here=7), "table", THIS_COMPUTER),
        (make_tabs(a=8, here=30), "table", "b"),
        (make_tabs(proxy=4), 3, PROXY),
        (make_tabs(a=8), "table", PROXY),
        ({Tab(place, PROXY) for place in range(6) for _ in range(4)}, "table", "192.0.2.7"),
    ],
)
def test_others_leave_room(tabs, seat, origin):
    check_room(tabs, seat, origin)


@pytest.fixture
def address():
    with serve_app(make_app(Table(MemoryFiles(), lambda: 5), time_scale=8)) as address:
        yield address


def open_tab(address, stack, **options):
    """Open a tab and wait for its first state. Return its WebSocket and that state."""
    websocket = stack.enter_context(connect(f"ws://{address}/ws{options.pop('query', '')}", **options))
    return websocket, read_until(websocket, lambda merged: "tray" in merged)


def get_close_reason(address, **options):
    """Return the WebSocket's close code and the reason with which one more tab is refused."""
    with pytest.raises(ConnectionClosed) as error_info, contextlib.ExitStack() as stack:
        open_tab(address, stack, **options)
    return error_info.value.rcvd.code, error_info.value.rcvd.reason


def test_a_tab_sits_where_its_address_says(address):
    with contextlib.ExitStack() as stack:
        for text, seat in (("2", 2), ("onlooker", "onlooker"), ("6", "table"), ("", "table"), ("%00", "table")):
            assert open_tab(address, stack, query=f"?sit={text}")[1]["tray"]["sit"] == seat


def test_one_device_cannot_take_the_places_of_others(address, monkeypatch):
    with contextlib.ExitStack() as stack:
        with monkeypatch.context() as patch:
            patch.setattr("simulator.web.middleware.is_own_address", lambda *address: False)
            first = open_tab(address, stack)[0]
            for _ in range(7):
                open_tab(address, stack)
            assert get_close_reason(address) == (4429, "this device has 8 tabs open: close one")
            first.close()
            open_tab(address, stack)
        open_tab(address, stack)


def test_behind_a_proxy_one_crowded_seat_keeps_nobody_from_another(address):
    proxy_headers = {"additional_headers": {"X-Forwarded-For": "127.0.0.1"}}
    message = "4 tabs are open at this place: close one, or take another place"
    with contextlib.ExitStack() as stack:
        for _ in range(4):
            open_tab(address, stack, query="?sit=2", **proxy_headers)
        assert get_close_reason(address, query="?sit=2", **proxy_headers) == (4429, message)
        other_socket, state = open_tab(address, stack, query="?sit=3", **proxy_headers)
        other_socket.send('{"do": "sit", "as": 2}')
        assert read_until(other_socket, lambda merged: merged.get("error"), state)["error"] == message
        assert state["tray"]["sit"] == 3
        open_tab(address, stack, query="?sit=2")  # this computer


# Connections.


class FakeTransport:
    """A fake transport of a new connection. After an abort it tells its protocol of the lost connection, but later."""

    def __init__(self, address):
        self.address = address
        self.is_aborted = False

    def get_extra_info(self, name, default=None):
        return {"peername": (self.address, 40000), "sockname": ("192.0.2.1", 80)}.get(name, default)

    def set_write_buffer_limits(self, high):
        pass

    def abort(self):
        self.is_aborted = True

    close = abort

    def is_closing(self):
        return self.is_aborted


def test_others_that_arrive_at_once_and_are_refused_take_no_place_of_this_computer():
    async def open_connections(addresses):
        config = uvicorn.Config(Starlette(), log_config=None)
        config.load()
        state = uvicorn.server.ServerState()
        transports = [FakeTransport(address) for address in addresses]
        for transport in transports:
            _LimitedHttpProtocol(config, state, {}).connection_made(transport)
        return [transport.is_aborted for transport in transports]

    with ThreadPoolExecutor() as executor:  # the browser of the page's tests has a loop in this thread
        refused_count = executor.submit(asyncio.run, open_connections([*["192.0.2.7"] * 300, "127.0.0.1"])).result()
    assert refused_count == [False] * 64 + [True] * 236 + [False]


def test_whoever_reads_nothing_is_given_up_and_its_connection_reset(address, monkeypatch):
    monkeypatch.setattr("simulator.web.http_server._UNREAD_S", 0.2)
    with socket.create_connection(address.split(":"), 5) as idle_socket:
        idle_socket.sendall(b"GET /watch.html HTTP/1.1\r\nHost: localhost\r\n\r\n" * 600)  # answers of some 20 MB
        end_s = time.monotonic() + DEADLINE_S
        while idle_socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != errno.ECONNRESET:
            assert time.monotonic() < end_s
            time.sleep(0.01)


def test_whoever_asks_for_answers_and_reads_none_is_given_up(address):
    with socket.create_connection(address.split(":"), 5) as idle_socket:
        idle_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        idle_socket.sendall(HANDSHAKE)
        send_until_given_up(idle_socket, (b"\x89\xfd\0\0\0\0" + bytes(125)) * 100)


def send_until_given_up(idle_socket, data):
    idle_socket.settimeout(1)
    end_s = time.monotonic() + DEADLINE_S
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        while time.monotonic() < end_s:
            with contextlib.suppress(TimeoutError):  # a server that reads no more has not given up yet
                idle_socket.send(data)


HANDSHAKE = b"""GET /ws HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
Sec-WebSocket-Version: 13\r
\r
"""
STRAY = (
    b"",
    b"\x00\x01\x02\r\n\r\n",
    bytes(range(256)) * 4,
    bytes.fromhex("1603010200010001fc0303") + bytes(506),  # the hello of TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTT",
    b"GET / HTTP/1.1\r\nHost: loc",
    b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000,
    b"GET http://[::1/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    b"GET /looks/" + b"9" * 5000 + b"/0.json HTTP/1.1\r\nHost: localhost\r\n\r\n",  # more digits than Python reads
    b"GET /decisions/" + b"9" * 5000 + b".json HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /records.json HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\nabc",
    b"POST /records.json HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
    HANDSHAKE[:90],
    HANDSHAKE,
    HANDSHAKE.replace(b"dGhl", b"!!"),
    HANDSHAKE.replace(b": 13", b": 99"),
    HANDSHAKE.replace(b"Upgrade: websocket", b"Upgrade: h2c"),
    HANDSHAKE.replace(b"Host: localhost", b"Host: elsewhere.example"),
    HANDSHAKE.replace(b"/ws", b"/nothing"),
    HANDSHAKE + b"\xff" * 100,
    HANDSHAKE + b"\xf1\x80abcd",
    HANDSHAKE + b"\x81\x82\0\0\0\0\xff\xfe",  # no UTF-8
    HANDSHAKE + b"\x81\xff" + b"\x7f" * 8,  # a message of 2**63 bytes
    HANDSHAKE + b"\x88\x80\0\0\0\0" * 3,
)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no way to send Ctrl-C to one process")
def test_nothing_that_a_stranger_sends_is_printed(tmp_path):
    command = CommandProcess(tmp_path, ["play", "--no-browser", "--port", "0"])
    port = int(command.find_line(r":(\d+)/$")[1])
    try:
        for data in STRAY:
            for is_reset in (False, True):
                with socket.create_connection(("127.0.0.1", port), 5) as stray_socket:
                    with contextlib.suppress(ConnectionError):  # the server need not read to the end
                        stray_socket.sendall(data)
                    if is_reset:
                        stray_socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        with connect(f"ws://127.0.0.1:{port}/ws") as websocket:
            json.loads(websocket.recv(timeout=DEADLINE_S))
        command.interrupt()
        assert command.finish() == (130, "", "")
    finally:
        command.process.kill()


def test_a_fault_of_the_pages_is_printed(capsys):
    def raise_fault(request):
        return 1 / 0

    with (
        serve_app(Starlette(routes=[Route("/", raise_fault)])) as address,
        pytest.raises(urllib.error.HTTPError, match="500"),
    ):
        urllib.request.urlopen(f"http://{address}/")
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_tab_that_leaves_while_it_is_sent_something_is_sent_nothing_more():
    class FakeSocket:
        async def send_text(self, text):
            await self.sent

    async def cancel_sending():
        table, line = Table(MemoryFiles()), FakeSocket()
        line.sent = asyncio.get_running_loop().create_future()
        sending_task = asyncio.create_task(_send_news(table, table.add_tab(), line))
        await asyncio.sleep(0)
        line.sent.set_result(None)
        await asyncio.sleep(0)
        sending_task.cancel()
        await asyncio.wait({sending_task}, timeout=1)
        table.stop()
        return sending_task.cancelled()

    with ThreadPoolExecutor() as executor:  # the browser of the page's tests has a loop in this thread
        assert executor.submit(asyncio.run, cancel_sending()).result(DEADLINE_S)
