"""Flash a board: compare what it runs with the file, copy, and check what runs afterwards."""

from pathlib import Path

from host_tools.errors import Failure
from host_tools.flashing import copying, running
from host_tools.flashing.drives import Drive
from host_tools.flashing.firmware import File
from host_tools.flashing.running import Running
from host_tools.link import ports, prompt
from host_tools.link.connecting import check_board
from host_tools.terminal.console import say, waiting
from simulator.texts import HostTexts

texts = HostTexts("flash")


def flash(file: File, port: str | None = None, folder: Path | None = None, again: bool = False) -> Running:
    """Copy the file to the drive of the board and return what runs on the board then.

    The board is the one at this port, or the one in BOOTSEL mode. A tray that has the content of the file already is
    not changed, except with `again`.
    """
    before = {board.serial for board in ports.boards()}
    serial = ""
    there = copying.find_drives(folder)
    if there and port and folder is None:
        _check_is_meant(port, there[0])
    if not there and (port or before):
        name = ports.find_port(port)
        if ports.is_socket(name):
            check_board(name)  # it has no plug that could be pulled to get another drive
        found = running.tray_at(name)
        if found and found.has(file) and not again:
            say(texts("same-already", port=name, file=file.holds))
            return found
        if found:
            say(difference(found, file))
        serial = copying.to_bootsel(name)
    copying.copy(file, copying.await_drive(folder, bool(serial)))
    with waiting(texts("starting")):
        now = running.await_running(port, serial, before, folder)
    _check(now, file)
    return now


def difference(now: Running, file: File) -> str:
    """Return in words what changes with the file."""
    if now.has(file):
        return texts("copy-again", port=now.port, file=file.holds)
    if now.tray24 != file.version:
        return texts("update", running=now.in_words(), file=file.holds)
    return texts("update-other-sources", running=now.in_words(), file=file.holds)


def _check_is_meant(port: str, drive: Drive) -> None:
    """Raise Failure when the port names a board that runs while the drive is another board's."""
    name = port if port.startswith("id:") else ports.find_port(port)
    if ports.is_socket(name) or any(name in (board.port, f"id:{board.serial}") for board in ports.boards()):
        raise Failure(texts("other-is-meant", port=port, folder=drive.folder))


def _check(now: Running, file: File) -> None:
    """Raise Failure unless the board runs the content of the file after the copy."""
    if now.storage != prompt.MOUNTED:
        raise Failure(texts("no-storage", port=now.port, storage=prompt.storage_fault(now.storage)))
    if not file.version:
        return
    if now.stopped:
        raise Failure(texts("stopped", port=now.port, file=file.holds))
    if not now.has(file):
        raise Failure(texts("not-the-file", running=now.in_words(), file=file.holds))
