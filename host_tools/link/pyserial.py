"""The part of pyserial that the link uses; it is not installed on computers that never connect to a board."""

import serial
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo


def comports() -> list[ListPortInfo]:
    """Return the serial ports of this computer."""
    return list(list_ports.comports())


def open_port(name: str, timeout_s: float, write_timeout_s: float) -> serial.Serial:
    """Open a port exclusively. A read waits up to `timeout_s` for all of its bytes."""
    port = serial.serial_for_url(
        name, do_not_open=True, timeout=timeout_s, write_timeout=write_timeout_s, exclusive=True
    )
    port.open()
    return port
