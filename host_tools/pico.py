"""The command pico: an emulated Pico to try the other commands on, without a board."""

import argparse
import tempfile
from pathlib import Path

from host_tools.cli import Failure, UsageError

_PORT = 2424


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Run a tray around an emulated Pico and serve its serial port to the other commands and to mpremote, as "
        "socket://127.0.0.1:PORT. It is slower than a real one. Ctrl-C ends it."
    )
    parser.add_argument("--port", type=int, default=_PORT, metavar="PORT", help=f"default {_PORT}; 0 takes a free one")
    parser.add_argument("--blank", action="store_true", help="a new Pico in BOOTSEL mode, in place of a finished tray")
    parser.add_argument("--drive", type=Path, metavar="FOLDER", help="where its drive appears in BOOTSEL mode")


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port <= 65535:
        raise UsageError(f"--port {arguments.port}: give a number from 0 to 65535")
    from host_tools.emulator import prepare_emulator

    prepare_emulator()
    from simulator.pico.reading import read_lines
    from simulator.pico.serial_server import Drive, SerialServer

    tray = _new_tray(arguments.blank)
    try:
        server = SerialServer(tray, arguments.port)
    except OSError as error:
        raise Failure(f"--port {arguments.port} cannot be served: {error.strerror}. Choose another one") from None
    drive = Drive(tray, arguments.drive or Path(tempfile.mkdtemp(prefix="tray24-")) / "RPI-RP2")
    shown = tray.screen

    def look() -> None:
        """At the drive, and tell what is new on the display."""
        nonlocal shown
        drive.turn()
        if tray.screen != shown:
            shown = tray.screen
            print(" / ".join(read_lines(shown)) or "(dark)", flush=True)

    print(f"serial port: {server.port}", flush=True)
    print(f"drive in BOOTSEL mode: {drive.folder}", flush=True)
    try:
        server.serve(look)
    finally:
        server.close()
    return 0


def _new_tray(blank: bool):
    from host_tools.release import image
    from simulator.optics import Optics
    from simulator.pico.flash import FLASH_BYTES
    from simulator.pico.machine import PicoTray

    if not blank:
        return PicoTray(image.read().uf2, Optics(1), quick_display=True)
    tray = PicoTray(b"\xff" * FLASH_BYTES, Optics(1), quick_display=True, plugged=False)
    tray.hold_bootsel()
    return tray
