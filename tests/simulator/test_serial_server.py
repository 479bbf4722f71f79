"""The emulated Pico's serial port over TCP: one client at a time, whoever comes next is served when the first has gone."""

import socket

import pytest

from simulator.pico.serial_server import SerialServer


class Tray:
    """A tray that keeps what it is told."""

    plugged, resets = True, 0

    def __init__(self):
        self.heard = b""

    def type(self, data):
        self.heard += data

    def take_bytes(self):
        return b""

    def run_ms(self, ms):
        pass


@pytest.fixture
def server():
    server = SerialServer(Tray(), paced=False)  # type: ignore[arg-type]
    yield server
    server.close()


def turns(server, count=4):
    for _ in range(count):
        server.turn()


def test_who_comes_while_another_is_there_is_refused_at_once(server):
    with socket.create_connection(server.address, 5) as first, socket.create_connection(server.address, 5) as second:
        turns(server)
        assert second.recv(1) == b""
        first.sendall(b"first")
        turns(server)
        assert server._tray.heard == b"first"


def test_who_comes_when_the_first_has_just_gone_is_served(server):
    first = socket.create_connection(server.address, 5)
    turns(server)
    own = server._client

    class Late:
        """The first goes, and the second comes, right after it was found that the first is there and says nothing."""

        def __getattr__(self, name):
            return getattr(own, name)

        def recv(self, *arguments):
            nonlocal second
            if second is None:
                first.close()
                second = socket.create_connection(server.address, 5)
                second.sendall(b"second")
                raise BlockingIOError
            return own.recv(*arguments)

    second = None
    server._client = Late()
    turns(server)
    assert second is not None and server._tray.heard == b"second"
    second.close()


class Clock:
    """A clock in which each step of the tray takes 1 ms, and each sleep 0.1 ms too long."""

    def __init__(self):
        self.s = 100.0

    def monotonic(self):
        self.s += 0.001
        return self.s

    def sleep(self, s):
        self.s += s + 0.0001


def test_a_quick_emulator_runs_as_fast_as_life_and_no_faster():
    clock = Clock()
    server = SerialServer(Tray(), clock=clock)  # type: ignore[arg-type]
    began_s = clock.s
    turns(server, 500)
    server.close()
    assert clock.s - began_s == pytest.approx(1.0, abs=0.005)


def test_what_took_too_long_is_not_made_up():
    clock = Clock()
    server = SerialServer(Tray(), clock=clock)  # type: ignore[arg-type]
    turns(server, 100)
    clock.s += 60
    began_s = clock.s
    turns(server, 500)
    server.close()
    assert clock.s - began_s == pytest.approx(1.0, abs=0.015)
