"""An emulated Pico as the tools see it: a drive in BOOTSEL mode, then a serial port over TCP, and back."""

import threading

import pytest

from host_tools.flashing import copying, drives, firmware, flash
from host_tools.link import prompt

KEPT = "/mine.txt"


@pytest.fixture
def served(new_tray, tmp_path):
    """Return a blank Pico in BOOTSEL mode, its server and its drive; `do(what)` runs between two steps of it."""
    from simulator.pico.flash import FLASH_BYTES
    from simulator.pico.serial_server import Drive, SerialServer

    class Served:
        pico = new_tray(b"\xff" * FLASH_BYTES)
        server = SerialServer(pico, paced=False)
        drive = Drive(pico, tmp_path / "RPI-RP2")
        waiting = []

        def turn(self):
            while self.waiting:
                what, done = self.waiting.pop(0)
                what()
                done.set()
            self.drive.turn()

        def do(self, what):
            done = threading.Event()
            self.waiting.append((what, done))
            done.wait()

        def flash(self, file):
            return flash.flash(file, self.server.port, self.drive.folder)

    served = Served()
    served.drive.turn()
    ended = threading.Event()
    thread = threading.Thread(target=served.server.serve, args=(served.turn, ended.is_set))
    thread.start()
    yield served
    ended.set()
    thread.join()
    served.server.close()


def test_a_blank_pico_becomes_a_tray_and_an_update_that_is_cut_off_is_finished(served):
    file = firmware.read(build=True)
    assert served.pico.in_bootsel
    running = served.flash(file)
    assert running.has(file) and running.sources == file.sources and not running.stopped
    assert not list(served.drive.folder.iterdir())

    with prompt.open_prompt(served.server.port) as board:
        board.run(f"with open('{KEPT}', 'w') as file: file.write('kept')")
    assert copying.to_bootsel(served.server.port) == running.board
    there = copying.await_drive(served.drive.folder, True)
    (there.folder / file.name).write_bytes(file.data[: len(file.data) // 2])
    served.do(served.drive.turn)
    served.do(served.pico.pull_plug)
    served.do(served.pico.plug_in)
    assert served.pico.in_bootsel, "half an update starts nothing"
    served.do(served.drive.turn)

    assert served.flash(file).has(file)
    assert drives.at(served.drive.folder) is None
    with prompt.open_prompt(served.server.port) as board:
        assert board.run(f"print(open('{KEPT}').read())") == "kept\n"
