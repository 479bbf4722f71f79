"""Flashing a board: comparing its firmware with the file, copying, and checking what runs afterwards.

What runs is a tray that answers, a stopped tray, or MicroPython without a tray.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from host_tools.errors import Failure
from host_tools.flashing import drives
from host_tools.flashing.drives import LABEL, find_drives
from host_tools.flashing.firmware import File
from host_tools.link import connecting, greeting, ports, prompt
from host_tools.link.connecting import await_board, check_board, port_of
from host_tools.link.prompt import MOUNTED, ask
from host_tools.terminal.console import say, waiting
from simulator.texts import HostTexts

texts = HostTexts("flash")

_BACK_S = 30
_ANSWER_S = 16.0  # a starting tray does not answer for a while


@dataclass(frozen=True)
class Running:
    """The firmware that a board reports.

    `tray24` is the version of its tray, None when it has only MicroPython. `sources` is the hash of the tray's sources,
    "" when it reports no hash. `stopped`: MicroPython is at its prompt. `storage` is as in host_tools.link.prompt.
    """

    port: str
    board: str
    micropython: str
    tray24: str | None
    sources: str = ""
    stopped: bool = False
    storage: str = MOUNTED

    def in_words(self) -> str:
        if self.tray24 is None:
            return texts("runs-micropython", port=self.port, micropython=self.micropython)
        return texts("runs-tray", port=self.port, tray24=self.tray24, micropython=self.micropython)

    @property
    def is_virtual(self) -> bool:
        """Return whether the board is the simulator's tray, which runs on Python."""
        return self.tray24 is not None and not self.micropython

    def has(self, file: File) -> bool:
        """Return whether the board runs the content of the file."""
        return bool(file.version) and self.tray24 == file.version and self.sources in ("", file.sources)


def await_running(
    port: str | None, serial: str, before: set[str], folder: Path | None = None, timeout_s: float = _BACK_S
) -> Running:
    """Wait for the board to reconnect, and return what it runs.

    The board is recognized by its serial number, by its port, or because its serial number is not in `before`.
    """

    def attempt() -> Running:
        new = [board.port for board in ports.boards() if board.serial not in before]
        name = new[0] if len(new) == 1 and not port else ports.find_port(port or None)  # the new board, or the only one
        return look(port_of(name, serial))

    try:
        return await_board(attempt, texts("the-board"), timeout_s * connecting.slowness(port or ""))
    except Failure:
        if found := find_drives(folder):
            raise Failure(texts("still-there", folder=found[0].folder, label=LABEL)) from None
        raise


def look(name: str) -> Running:
    """Return what runs on the board at this port: the tray's version, or what MicroPython's prompt reports.

    A tray that does not answer is stopped, queried and restarted. Raise Failure when nothing can be found out.
    """
    with suppress(greeting.NoTray):
        return _greeted(name)
    with prompt.open_prompt(name, any_board=True) as board:
        found = ask(board)
        has_tray = found.tray24 is not None
        if has_tray:
            board.reset()  # it restarts
        return Running(name, board.serial, board.micropython, found.tray24, found.sources, has_tray, found.storage)


def _greeted(name: str) -> Running:
    """Request the version of the tray at this port."""
    with connecting.open_link(name, any_version=True, timeout_s=_ANSWER_S) as link:
        said = link.version
    return Running(name, said.get("board", ""), said.get("micropython", ""), said["tray24"], said.get("sources") or "")


def flash(file: File, port: str | None = None, folder: Path | None = None, again: bool = False) -> Running:
    """Copy the file to the drive of the board, and return what the board runs afterwards.

    The board is the one at this port, or the one in BOOTSEL mode. A tray that already runs the content of the file is
    not changed, except with `again`.
    """
    before = {board.serial for board in ports.boards()}
    serial = ""
    there = drives.find_drives(folder)
    if there and port and folder is None and _is_at_port(port):
        raise Failure(texts("other-is-meant", port=port, folder=there[0].folder))
    if not there and (port or before):
        name = ports.find_port(port)
        if ports.is_socket(name):
            check_board(name)  # it has no plug that could be pulled to get another drive
        found = None  # else what the tray at this port reports, if it answers soon
        with suppress(Failure):
            found = _greeted(name)
        if found and found.has(file) and not again:
            say(texts("same-already", port=name, file=file.holds))
            return found
        if found:
            say(difference(found, file))
        serial = drives.to_bootsel(name)
    drives.copy(file, drives.await_drive(folder, bool(serial)))
    with waiting(texts("starting")):
        now = await_running(port, serial, before, folder)
    _check(now, file)
    return now


def difference(now: Running, file: File) -> str:
    """Return a message about what changes with the file."""
    if now.has(file):
        return texts("copy-again", port=now.port, file=file.holds)
    key = "update" if now.tray24 != file.version else "update-other-sources"
    return texts(key, running=now.in_words(), file=file.holds)


def _is_at_port(port: str) -> bool:
    """Return whether the port is that of a running board, so that a drive is that of another board."""
    name = port if port.startswith("id:") else ports.find_port(port)
    return ports.is_socket(name) or any(name in (board.port, f"id:{board.serial}") for board in ports.boards())


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
