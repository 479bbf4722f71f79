"""Flashing a board: comparing its firmware with the file, copying the file, and checking the result.

After the copy the board may run a tray that answers, a stopped tray, or MicroPython without a tray.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from host_tools.errors import Failure
from host_tools.flashing import drives
from host_tools.flashing.drives import LABEL, find_drives
from host_tools.flashing.firmware import FirmwareFile
from host_tools.link import connection, hello, ports, prompt
from host_tools.link.connection import await_board, check_board, find_board_port
from host_tools.link.prompt import MOUNTED, read_firmware
from host_tools.terminal.console import print_message, show_waiting
from simulator.texts import HostTexts

say = HostTexts("flash")

_BACK_S = 30
_ANSWER_S = 16.0  # a starting tray does not answer for a while


@dataclass(frozen=True)
class RunningFirmware:
    """The firmware that a board reports.

    `tray24` is the version of the tray's firmware, None on a board with MicroPython alone. `sources` is the hash of the
    firmware's sources, "" if the board reports no hash. `stopped`: MicroPython is at its prompt. `storage` says whether
    the storage in flash is MOUNTED, contains other data (FOREIGN) or is UNWRITABLE.
    """

    port: str
    board: str
    micropython: str
    tray24: str | None
    sources: str = ""
    stopped: bool = False
    storage: str = MOUNTED

    def describe(self) -> str:
        if self.tray24 is None:
            return say("runs-micropython", port=self.port, micropython=self.micropython)
        return say("runs-tray", port=self.port, tray24=self.tray24, micropython=self.micropython)

    @property
    def is_virtual(self) -> bool:
        """Return whether the board is the simulator's tray, which runs on Python."""
        return self.tray24 is not None and not self.micropython

    def matches_file(self, file: FirmwareFile) -> bool:
        """Return whether the board runs the content of the file."""
        return bool(file.version) and self.tray24 == file.version and self.sources in ("", file.sources)


def await_firmware(
    port: str | None, serial: str, old_serials: set[str], folder: Path | None = None, timeout_s: float = _BACK_S
) -> RunningFirmware:
    """Wait for the board to reconnect, and return what it runs. Raise Failure after `timeout_s`.

    The board is recognized by its serial number, by its port, or because it is new: `old_serials` holds the serial
    numbers of the boards that were connected earlier. The Failure says if the drive (in `folder`, if given) is still
    there.
    """

    def attempt() -> RunningFirmware:
        new_ports = [board.port for board in ports.list_boards() if board.serial not in old_serials]
        # The new board, or the only one.
        name = new_ports[0] if len(new_ports) == 1 and not port else ports.find_port(port or None)
        return identify_firmware(find_board_port(name, serial))

    try:
        return await_board(attempt, say("the-board"), timeout_s * connection.get_slowness(port or ""))
    except Failure:
        if found := find_drives(folder):
            raise Failure(say("still-there", folder=found[0].folder, label=LABEL)) from None
        raise


def identify_firmware(name: str) -> RunningFirmware:
    """Return what runs on the board at this port: the tray's version, or what MicroPython's prompt reports.

    A tray that does not answer is stopped, queried and restarted. Raise Failure when nothing can be found out.
    """
    with suppress(hello.NoTray):
        return _request_version(name)
    with prompt.open_prompt(name, any_board=True) as board:
        stopped_firmware = read_firmware(board)
        has_tray = stopped_firmware.tray24 is not None
        if has_tray:
            board.reset()  # it restarts
        return RunningFirmware(
            name,
            board.serial,
            board.micropython,
            stopped_firmware.tray24,
            stopped_firmware.sources,
            has_tray,
            stopped_firmware.storage,
        )


def _request_version(name: str) -> RunningFirmware:
    """Request the version of the tray at this port."""
    with connection.open_link(name, any_version=True, timeout_s=_ANSWER_S) as link:
        version = link.version
    return RunningFirmware(
        name, version.get("board", ""), version.get("micropython", ""), version["tray24"], version.get("sources") or ""
    )


def flash_board(
    file: FirmwareFile, port: str | None = None, folder: Path | None = None, again: bool = False
) -> RunningFirmware:
    """Copy the file to the drive of the board, and return what the board runs afterwards.

    The board is the one at this port, or the one in BOOTSEL mode, whose drive is at `folder` or is searched for. A tray
    that already runs the content of the file is not changed, except with `again`.
    """
    old_serials = {board.serial for board in ports.list_boards()}
    serial = ""
    ready_drives = drives.find_drives(folder)
    if ready_drives and port and folder is None and _is_at_port(port):
        raise Failure(say("other-is-meant", port=port, folder=ready_drives[0].folder))
    if not ready_drives and (port or old_serials):
        name = ports.find_port(port)
        if ports.is_socket(name):
            check_board(name)  # it has no plug that could be pulled to get another drive
        old_firmware = None  # replaced below if the tray at this port answers soon
        with suppress(Failure):
            old_firmware = _request_version(name)
        if old_firmware and old_firmware.matches_file(file) and not again:
            print_message(say("same-already", port=name, file=file.holds))
            return old_firmware
        if old_firmware:
            print_message(describe_change(old_firmware, file))
        serial = drives.start_bootsel(name)
    drives.copy_file(file, drives.await_drive(folder, bool(serial)))
    with show_waiting(say("starting")):
        board_firmware = await_firmware(port, serial, old_serials, folder)
    _check_result(board_firmware, file)
    return board_firmware


def describe_change(board_firmware: RunningFirmware, file: FirmwareFile) -> str:
    """Return a message about what copying the file will change on the board."""
    if board_firmware.matches_file(file):
        return say("copy-again", port=board_firmware.port, file=file.holds)
    key = "update" if board_firmware.tray24 != file.version else "update-other-sources"
    return say(key, running=board_firmware.describe(), file=file.holds)


def _is_at_port(port: str) -> bool:
    """Return whether a running board is at this port. A drive in BOOTSEL mode then belongs to another board."""
    name = port if port.startswith("id:") else ports.find_port(port)
    return ports.is_socket(name) or any(name in (board.port, f"id:{board.serial}") for board in ports.list_boards())


def _check_result(board_firmware: RunningFirmware, file: FirmwareFile) -> None:
    """Raise Failure unless the board runs the content of the file after the copy."""
    if board_firmware.storage != prompt.MOUNTED:
        raise Failure(
            say("no-storage", port=board_firmware.port, storage=prompt.describe_storage_fault(board_firmware.storage))
        )
    if not file.version:
        return
    if board_firmware.stopped:
        raise Failure(say("stopped", port=board_firmware.port, file=file.holds))
    if not board_firmware.matches_file(file):
        raise Failure(say("not-the-file", running=board_firmware.describe(), file=file.holds))
