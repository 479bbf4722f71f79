"""Each command that works with a tray is run once, with the port of an emulated Pico that has booted."""

import contextlib
import threading

import pytest
from maker import Maker, mask_all_but
from run_execution import execute_runs
from runs import ON_PICO

from host_tools.link.connection import open_link

# The slots that are measured: all of them would take the emulator a minute each time.
SLOTS = {"setup": (), "doctor": (5,), "calibrate": (5,)}


@contextlib.contextmanager
def serve_port(pico):
    """Serve the serial port of a Pico in a `with` block, and yield the name of the port."""
    from simulator.pico.serial_server import SerialServer

    server = SerialServer(pico, paced=False)
    is_ended = threading.Event()
    thread = threading.Thread(target=server.serve, kwargs={"should_stop": is_ended.is_set}, daemon=True)
    thread.start()
    try:
        yield server.port
    finally:
        is_ended.set()
        thread.join()
        server.close()


@pytest.mark.parametrize("name", ON_PICO)
def test_commands_do_what_they_promise(name, menu_rig, tmp_path, monkeypatch):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    with serve_port(menu_rig.pico) as port:
        if name in SLOTS:
            with open_link(port) as link:
                mask_all_but(link, SLOTS[name])
            monkeypatch.setattr("host_tools.commands.calibrate.find_person", lambda: Maker(menu_rig.pico.optics))
        execute_runs(ON_PICO[name], tmp_path, port=port)
