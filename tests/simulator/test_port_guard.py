"""The guard of served ports: what browsers send is dropped, what programs for a serial port send passes."""

import pytest

from simulator.tray.port_guard import FromBrowser, PortGuard

POST = b'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n{"do":"reset"}\n'


def admitted(pieces):
    guard = PortGuard()
    return b"".join(guard.admit(piece) for piece in pieces)


@pytest.mark.parametrize(
    "data",
    [
        POST,
        b"GET /chat HTTP/1.1\r\nUpgrade: websocket\r\n",
        b"OPTIONS * HTTP/1.1\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
        b"\x00\x03\x00\x08\x21\x12\xa4\x42",  # STUN
    ],
)
@pytest.mark.parametrize("size", [1, 3, 1000])
def test_a_browser_is_dropped_before_anything_passes(data, size):
    guard = PortGuard()
    with pytest.raises(FromBrowser):
        for start in range(0, len(data), size):
            assert guard.admit(data[start : start + size]) == b""


@pytest.mark.parametrize(
    "data",
    [
        b'{"do": "state"}\n',
        b"\r\x03\x03",  # mpremote
        b"\r\x01",
        b"\x04",
        b"print(1)\r\n",
        b"GET\r\n",
        b"X = 1\r\n"[1:],
        b"ABCDEFGHIJKLMNOPQRS \r\n",
        b"\xff\xfe",
    ],
)
def test_a_program_of_a_serial_port_passes_whole(data):
    whole = data + POST
    assert admitted([whole]) == whole
    assert admitted([whole[at : at + 1] for at in range(len(whole))]) == whole
