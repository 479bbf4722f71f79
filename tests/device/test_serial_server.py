"""An emulated Pico as the tools meet it: a drive in BOOTSEL mode, then a serial port over TCP, and back."""

import threading

from host_tools import firmware, flash
from host_tools.link import prompt


def test_a_blank_pico_is_flashed_and_goes_back_to_bootsel(new_tray, tmp_path):
    from simulator.pico.flash import FLASH_BYTES
    from simulator.pico.serial_server import Drive, SerialServer

    pico = new_tray(b"\xff" * FLASH_BYTES, plugged=False)
    pico.hold_bootsel()
    server = SerialServer(pico, paced=False)
    drive = Drive(pico, tmp_path / "RPI-RP2")
    drive.turn()
    ended = threading.Event()
    thread = threading.Thread(target=server.serve, args=(drive.turn, ended.is_set))
    thread.start()
    try:
        running = flash.flash(flash.read(None), server.port, drive.folder)
        assert (running.micropython, running.tray24) == (firmware.VERSION, None)
        assert not list(drive.folder.iterdir())
        with prompt.open_prompt(server.port) as board:
            board.run("with open('/mine.txt', 'w') as file: file.write('kept')")
        running = flash.flash(flash.read(None), server.port, drive.folder)
        assert running.micropython == firmware.VERSION and pico.resets == 1
        with prompt.open_prompt(server.port) as board:
            assert board.run("print(open('/mine.txt').read())") == "kept\n"
    finally:
        ended.set()
        thread.join()
        server.close()
