"""An emulated Pico as the host tools see it: a drive in BOOTSEL mode, then a serial port over TCP, then a drive."""

import json
import threading

import pytest
from run_execution import call_command

from host_tools.flashing import drives, firmware, procedure
from host_tools.link import prompt

KEPT = "/mine.txt"


@pytest.fixture
def served(new_tray, tmp_path):
    """Return a Pico without firmware in BOOTSEL mode, its server and drive.

    The server runs in a thread; `call_between_steps(what)` calls `what` there, between two steps of the server.
    """
    from simulator.pico.flash import FLASH_BYTES
    from simulator.pico.serial_server import Drive, SerialServer

    class ServedPico:
        pico = new_tray(b"\xff" * FLASH_BYTES)
        server = SerialServer(pico, paced=False)
        drive = Drive(pico, tmp_path / "RPI-RP2")
        waiting = []

        def step(self):
            while self.waiting:
                what, done = self.waiting.pop(0)
                what()
                done.set()
            self.drive.update()

        def call_between_steps(self, what):
            done = threading.Event()
            self.waiting.append((what, done))
            done.wait()

        def run_flash(self, *words):
            """Run the command flash on the Pico's drive. Return which firmware runs on the Pico afterwards."""
            place = ("--port", self.server.port, "--drive", str(self.drive.folder))
            code, said = call_command(["flash", *place, *words, "--json"])
            assert code == 0, said
            return procedure.RunningFirmware(**json.loads(said.splitlines()[-1]))

    served = ServedPico()
    served.drive.update()
    ended = threading.Event()
    thread = threading.Thread(target=served.server.serve, args=(served.step, ended.is_set))
    thread.start()
    yield served
    ended.set()
    thread.join()
    served.server.close()


def test_a_blank_pico_becomes_a_tray_and_an_update_that_is_cut_off_is_finished(served, tmp_path):
    file = firmware.read_file(build=True)
    assert served.pico.is_in_bootsel
    now = served.run_flash("--build")
    assert now.matches_file(file) and now.sources == file.sources and not now.stopped
    assert not list(served.drive.folder.iterdir())

    with prompt.open_prompt(served.server.port) as board:
        board.execute(f"with open('{KEPT}', 'w') as file: file.write('kept')")
    assert drives.start_bootsel(served.server.port) == now.board
    there = drives.await_drive(served.drive.folder, True)
    (there.folder / file.name).write_bytes(file.data[: len(file.data) // 2])
    served.call_between_steps(served.drive.update)
    served.call_between_steps(served.pico.pull_plug)
    served.call_between_steps(served.pico.plug_in)
    assert served.pico.is_in_bootsel, "half an update starts nothing"
    served.call_between_steps(served.drive.update)

    path = tmp_path / file.name
    path.write_bytes(file.data)
    assert served.run_flash("--uf2", str(path), "--again").board == now.board
    assert drives.read_drive(served.drive.folder) is None
    with prompt.open_prompt(served.server.port) as board:
        assert board.execute(f"print(open('{KEPT}').read())") == "kept\n"
