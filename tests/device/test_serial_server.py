"""An emulated Pico as the host tools see it: a drive in BOOTSEL mode, then a serial port over TCP, then a drive."""

import json
import threading

import pytest
from run_execution import call_command

from host_tools.flashing import drives, firmware, procedure
from host_tools.link import prompt

KEPT_FILE = "/mine.txt"


@pytest.fixture
def served_pico(new_tray, tmp_path):
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
                what, is_done = self.waiting.pop(0)
                what()
                is_done.set()
            self.drive.update()

        def call_between_steps(self, what):
            is_done = threading.Event()
            self.waiting.append((what, is_done))
            is_done.wait()

        def run_flash(self, *words):
            """Run the command flash on the Pico's drive. Return which firmware runs on the Pico afterwards."""
            options = ("--port", self.server.port, "--drive", str(self.drive.folder))
            code, captured = call_command(["flash", *options, *words, "--json"])
            assert code == 0, captured
            return procedure.RunningFirmware(**json.loads(captured.splitlines()[-1]))

    served = ServedPico()
    served.drive.update()
    ended = threading.Event()
    thread = threading.Thread(target=served.server.serve, args=(served.step, ended.is_set))
    thread.start()
    yield served
    ended.set()
    thread.join()
    served.server.close()


def test_a_blank_pico_becomes_a_tray_and_an_update_that_is_cut_off_is_finished(served_pico, tmp_path):
    file = firmware.read_file(build=True)
    assert served_pico.pico.is_in_bootsel
    reply = served_pico.run_flash("--build")
    assert reply.matches_file(file) and reply.sources == file.sources and not reply.stopped
    assert not list(served_pico.drive.folder.iterdir())

    with prompt.open_prompt(served_pico.server.port) as board:
        board.execute(f"with open('{KEPT_FILE}', 'w') as file: file.write('kept')")
    assert drives.start_bootsel(served_pico.server.port) == reply.board
    drive = drives.await_drive(served_pico.drive.folder, True)
    (drive.folder / file.name).write_bytes(file.data[: len(file.data) // 2])
    served_pico.call_between_steps(served_pico.drive.update)
    served_pico.call_between_steps(served_pico.pico.pull_plug)
    served_pico.call_between_steps(served_pico.pico.plug_in)
    assert served_pico.pico.is_in_bootsel, "half an update starts nothing"
    served_pico.call_between_steps(served_pico.drive.update)

    path = tmp_path / file.name
    path.write_bytes(file.data)
    assert served_pico.run_flash("--uf2", str(path), "--again").board == reply.board
    assert drives.read_drive(served_pico.drive.folder) is None
    with prompt.open_prompt(served_pico.server.port) as board:
        assert board.execute(f"print(open('{KEPT_FILE}').read())") == "kept\n"
