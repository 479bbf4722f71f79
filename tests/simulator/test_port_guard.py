"""The guard in front of a serial port on TCP: it drops requests of browsers and lets data of programs pass."""

import pytest

from simulator.tray.link_server import BrowserConnection, PortGuard

POST = b'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n{"do":"reset"}\n'


def admit_pieces(pieces):
    guard = PortGuard()
    return b"".join(guard.filter_bytes(piece) for piece in pieces)


@pytest.mark.parametrize(
    "data",
    [
        POST,
        b"GET /chat HTTP/1.1\r\nUpgrade: websocket\r\n",
        b"OPTIONS * HTTP/1.1\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b'patch /x HTTP/1.1\r\nHost: evil.test:2424\r\n\r\n\n{"do":"settings"}\n',  # methods that a page can choose
        b"M-SEARCH /x HTTP/1.1\r\n",
        b"_POST / HTTP/1.0\n",
        b"ABCDEFGHIJKLMNOPQRS /x HTTP/1.1\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
        b"\x00\x03\x00\x08\x21\x12\xa4\x42",  # STUN
        b"\x02\x04\x00\x01\x02\x00\x21\x12\xa4\x42",  # STUN over TCP: after the length of the message
        b"\xff\xfe",
    ],
)
@pytest.mark.parametrize("size", [1, 3, 1000])
def test_a_browser_is_dropped_before_anything_passes(data, size):
    guard = PortGuard()
    with pytest.raises(BrowserConnection):
        for start in range(0, len(data), size):
            assert guard.filter_bytes(data[start : start + size]) == b""


@pytest.mark.parametrize("data", [b"x" * 70_000 + b" /x", b"GET /" + b"x" * 70_000])
def test_a_line_that_may_be_a_request_is_not_held_for_ever(data):
    test_a_browser_is_dropped_before_anything_passes(data, 4096)


@pytest.mark.parametrize(
    "data",
    [
        b'{"do": "state"}\n',
        b"\r\x03\x03",  # mpremote
        b"\r\x01",
        b"\x04",
        b"print(1)\r\n",
        b"GET\r\n",
        b" = 1\r\n",
        b"ABCDEFGHIJKLMNOPQRS \r\n",
        b"x / 2\r\n",
        b"import os\r\n",
        b"\x05",
    ],
)
def test_a_program_of_a_serial_port_passes_whole(data):
    all_bytes = data + POST
    assert admit_pieces([all_bytes]) == all_bytes
    assert admit_pieces([all_bytes[at : at + 1] for at in range(len(all_bytes))]) == all_bytes
