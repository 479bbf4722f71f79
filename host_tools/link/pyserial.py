"""All that the link uses of pyserial, which is not installed where nobody has a board."""

from typing import Any

import serial
from serial.tools import list_ports


def comports() -> list[Any]:
    """Return the serial ports of this computer."""
    return list(list_ports.comports())


def open_port(name: str, timeout_s: float, write_timeout_s: float) -> Any:
    """Open a port for nobody else. A read waits `timeout_s` for all of its bytes."""
    port = serial.serial_for_url(
        name, do_not_open=True, timeout=timeout_s, write_timeout=write_timeout_s, exclusive=True
    )
    port.open()
    return port
