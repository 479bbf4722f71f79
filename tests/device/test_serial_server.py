"""An emulated Pico as the tools see it: a drive in BOOTSEL mode, then a serial port over TCP, and back."""

import json
import threading

import pytest
from acting import call

from host_tools.flashing import drives, firmware, running
from host_tools.link import prompt

KEPT = "/mine.txt"


@pytest.fixture
def served(new_tray, tmp_path):
    """Return a blank Pico in BOOTSEL mode, its server and drive; `do(what)` calls `what` between two of its steps."""
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

        def flash(self, *words):
            """Run the command flash, and return what runs on the Pico afterwards."""
            place = ("--port", self.server.port, "--drive", str(self.drive.folder))
            code, said = call(["flash", *place, *words, "--json"])
            assert code == 0, said
            return running.Running(**json.loads(said.splitlines()[-1]))

    served = Served()
    served.drive.turn()
    ended = threading.Event()
    thread = threading.Thread(target=served.server.serve, args=(served.turn, ended.is_set))
    thread.start()
    yield served
    ended.set()
    thread.join()
    served.server.close()


def test_a_blank_pico_becomes_a_tray_and_an_update_that_is_cut_off_is_finished(served, tmp_path):
    file = firmware.read(build=True)
    assert served.pico.in_bootsel
    now = served.flash("--build")
    assert now.has(file) and now.sources == file.sources and not now.stopped
    assert not list(served.drive.folder.iterdir())

    with prompt.open_prompt(served.server.port) as board:
        board.run(f"with open('{KEPT}', 'w') as file: file.write('kept')")
    assert drives.to_bootsel(served.server.port) == now.board
    there = drives.await_drive(served.drive.folder, True)
    (there.folder / file.name).write_bytes(file.data[: len(file.data) // 2])
    served.do(served.drive.turn)
    served.do(served.pico.pull_plug)
    served.do(served.pico.plug_in)
    assert served.pico.in_bootsel, "half an update starts nothing"
    served.do(served.drive.turn)

    path = tmp_path / file.name
    path.write_bytes(file.data)
    assert served.flash("--uf2", str(path), "--again").board == now.board
    assert drives.at(served.drive.folder) is None
    with prompt.open_prompt(served.server.port) as board:
        assert board.run(f"print(open('{KEPT}').read())") == "kept\n"
