"""Access to MicroPython's prompt on a board, through mpremote's SerialTransport.

The tools run programs at this prompt. Nothing else runs on the board meanwhile.
"""

import contextlib
import io
import json
import struct
from dataclasses import dataclass
from typing import Any

from host_tools import optional
from host_tools.errors import Failure
from host_tools.link import ports, replies
from host_tools.link.client import Unplugged
from simulator.texts import HostTexts

say = HostTexts("link")

CHIP = "RP2040"  # part of the machine's name in every build of MicroPython
_TRIES = 3
_ENTER_S = 3
_BOOT_S = 60  # boot.py runs first
_READ_S = 10
_RUN_S = 30  # without output
_LONGEST_QUOTE = 60
_RESET = "import machine\nmachine.reset()\n"
_READ_FACTS = """
import sys, json
from binascii import hexlify
from machine import unique_id
own = sys.implementation
version = ".".join([str(part) for part in own.version[:3]])
print(json.dumps([own.name, version, own._machine, hexlify(unique_id()).decode()]))
"""

# Parts of what a tray without storage prints.
ASKS = b"storage.erase()"
CANNOT_WRITE = b"The flash cannot be written"

# The storage of a board. `_boot.py` formats a blank flash, so a flash that is still blank cannot be written. Other data
# stay until a person agrees on the tray to erase them.
MOUNTED, FOREIGN, UNWRITABLE = "mounted", "foreign", "unwritable"
_FAULTS = {FOREIGN: "foreign-storage", UNWRITABLE: "unwritable-storage"}
_READ_FIRMWARE = f"""
import json
tray24, sources, storage = None, "", "{MOUNTED}"
try:
    from tray24 import __version__ as tray24
    from tray24_build import SOURCES_SHA256 as sources
    import vfs
    if "/" not in [path for _, path in vfs.mount()]:
        storage = "{FOREIGN}"
        from tray24.device.storage import is_blank
        if is_blank():
            storage = "{UNWRITABLE}"
except ImportError:
    pass
print(json.dumps([tray24, sources, storage]))
"""


class BoardError(Failure):
    """A program on the board has raised an exception; `trace` is its traceback."""

    def __init__(self, name: str, traceback_text: str):
        super().__init__(f"{name}: {traceback_text.strip().splitlines()[-1]}")
        self.trace = traceback_text


class Prompt:
    """The raw prompt of a board: the mode of MicroPython's prompt in which tools send programs.

    `name` is used in errors; `micropython`, `machine` and `serial` describe the board.
    """

    def __init__(self, stream: Any, port: str):
        """Use `stream`, the open port as a pyserial object."""
        self.port = port
        self.name = say("the-board", port=port)
        self.micropython = self.machine = self.serial = ""
        # Errors that mpremote raises when the other side does not follow the raw prompt's protocol.
        self._protocol_errors = (optional.load("mpremote.transport").TransportError, struct.error, AssertionError)
        # mpremote's own way of opening hides why a port cannot be opened.
        transport_class = optional.load("mpremote.transport_serial").SerialTransport
        self._transport = transport = transport_class.__new__(transport_class)
        transport.in_raw_repl = transport.mounted = False
        transport.use_raw_paste = True
        transport.device_name, transport.serial = port, stream

    def restart(self, any_board: bool = False) -> None:
        """Stop any program and restart MicroPython without main.py.

        Raise Failure if there is no MicroPython. Without `any_board`, raise it also for a board that is not a Pico. The
        failure's text says what is there instead.
        """
        output = ""
        for _ in range(_TRIES):
            stdout = io.StringIO()
            try:
                with contextlib.redirect_stdout(stdout), self._translate_errors():
                    self._transport.enter_raw_repl(soft_reset=False, timeout_overall=_ENTER_S)
                    self._transport.enter_raw_repl(soft_reset=True, timeout_overall=_BOOT_S)
                implementation, self.micropython, self.machine, self.serial = self.evaluate(_READ_FACTS, "facts")
                if any_board or (implementation == "micropython" and CHIP in self.machine):
                    return
                values = {"machine": self.machine, "kind": implementation, "version": self.micropython}
                raise Failure(say("another-board", name=self.name, **values))
            except _ProtocolError:
                output = stdout.getvalue() or output
        quote = output.strip()[-_LONGEST_QUOTE:]
        is_quiet = quote in ("", "b''")
        raise Failure(say("no-micropython" if is_quiet else "no-micropython-heard", name=self.name, heard=quote))

    def execute(self, program: str, timeout_s: float = _RUN_S) -> str:
        """Run a program on the board and return its output. Raise BoardError when it raises an exception.

        Raise Failure when the board sends nothing for `timeout_s`.
        """
        try:
            with self._translate_errors():
                output, error = self._transport.exec_raw(program, timeout_s)
        except _ProtocolError as protocol_error:
            raise Failure(say("confused", name=self.name, confused=protocol_error)) from None
        if error:
            raise BoardError(self.name, error.decode("utf-8", "replace"))
        return output.decode("utf-8", "replace").replace("\r\n", "\n")

    def evaluate(self, program: str, name: str) -> Any:
        """Run a program and return the JSON value that it prints.

        Raise Failure unless the value fits the schema that `replies` has under `name`.
        """
        output = self.execute(program)
        try:
            value = json.loads(output)
        except ValueError:
            quote = f"{output.strip()[-_LONGEST_QUOTE:]!r}"
            raise Failure(say("confused", name=self.name, confused=quote)) from None
        if fault := replies.find_fault(name, {}, value):
            raise Failure(say("confused", name=self.name, confused=fault))
        return value

    def execute_and_disconnect(self, program: str) -> None:
        """Run a program that ends the connection."""
        with contextlib.suppress(OSError, Unplugged, _ProtocolError), self._translate_errors():
            self._transport.exec_raw_no_follow(program)
        with contextlib.suppress(OSError):
            self._transport.serial.flush()

    def reset(self) -> None:
        """Restart the board, whatever it is doing; do nothing when it is gone."""
        with (
            contextlib.suppress(Unplugged, _ProtocolError),
            contextlib.redirect_stdout(io.StringIO()),
            self._translate_errors(),
        ):
            self._transport.enter_raw_repl(soft_reset=False, timeout_overall=_ENTER_S)
        self.execute_and_disconnect(_RESET)

    def close(self) -> None:
        """Leave the board at its ordinary prompt."""
        with contextlib.suppress(OSError):
            self._transport.exit_raw_repl()
        with contextlib.suppress(OSError):
            self._transport.close()

    def __enter__(self) -> "Prompt":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextlib.contextmanager
    def _translate_errors(self):
        """Turn mpremote's errors into Unplugged or _ProtocolError."""
        try:
            yield
        except OSError as error:
            raise Unplugged(say("prompt-broke-off", name=self.name, error=error)) from None
        except self._protocol_errors as error:
            raise _ProtocolError(str(error) or type(error).__name__) from None


class _ProtocolError(Exception):
    """The other side does not follow the protocol of MicroPython's raw prompt."""


def open_prompt(port: str | None, any_board: bool = False) -> Prompt:
    """Stop the program of the board at this port, or of the only one connected, and return its prompt.

    With `any_board` the board need not be a Pico.
    """
    name = ports.find_port(port)
    prompt = Prompt(ports.open_serial(name, _READ_S), name)
    try:
        prompt.restart(any_board)
    except BaseException:
        prompt.close()
        raise
    return prompt


def describe_storage_fault(storage: str) -> str:
    """Return the message about a storage that contains other data (FOREIGN) or cannot be written (UNWRITABLE)."""
    return say(_FAULTS[storage])


@dataclass(frozen=True)
class StoppedFirmware:
    """The firmware of a stopped board: `tray24` is its version, None if the board has MicroPython alone.

    `sources` is the hash of the firmware's sources, or "". `storage` is MOUNTED, FOREIGN or UNWRITABLE (see
    `describe_storage_fault`).
    """

    tray24: str | None
    sources: str
    storage: str


def read_firmware(board: Prompt) -> StoppedFirmware:
    """Return the firmware of the board at this prompt."""
    return StoppedFirmware(*board.evaluate(_READ_FIRMWARE, "stopped"))
