"""The USB port of the virtual tray: the tray's end and the host's end of the cable, and the port `system`."""

import sys
import threading

_ROOM_BYTES = 256  # size of the device's buffer, as on the Pico
_MAX_UNREAD_BYTES = 4096  # size of the host's buffer, for a program that does not read
_MAX_UNSENT_BYTES = 4096  # size of the host's other buffer, for a tray that does not read


class Restart(BaseException):
    """The exception for a restart of the tray. It is not an `Exception`, so that no code of the tray catches it."""


class HostEnd:
    """The host's end of the tray's USB cable. It keeps what the tray sends until the host reads it.

    `room` is how many bytes may be sent to the tray now.
    """

    def __init__(self) -> None:
        self.unplugged = 0  # counts unplugs: each closes the port for a program that has it open
        self.to_device = bytearray()
        self.from_device = bytearray()
        self.lock = threading.Lock()  # held while bytes are taken from `to_device`

    @property
    def room(self) -> int:
        return max(0, _MAX_UNSENT_BYTES - len(self.to_device))

    def open(self) -> int:
        """Begin a connection: drop the bytes that are left in both directions.

        Return how many bytes on their way to the tray were dropped.
        """
        with self.lock:
            unread_count = len(self.to_device)
            self.to_device.clear()
        self.from_device.clear()
        return unread_count

    def write(self, data: bytes) -> None:
        self.to_device += data

    def read(self) -> bytes:
        """Return all bytes that have arrived from the tray, and remove them."""
        size = len(self.from_device)  # another thread may be adding to it
        data = bytes(self.from_device[:size])
        del self.from_device[:size]
        return data


class VirtualSerial:
    """The port `serial` of a virtual tray. `host` is the other end of the cable."""

    def __init__(self) -> None:
        self.host = HostEnd()

    def read(self, limit: int) -> bytes:
        buffer = self.host.to_device
        with self.host.lock:
            data = bytes(buffer[:limit])
            del buffer[:limit]
        return data

    def write(self, data: bytes | memoryview) -> int:
        buffer = self.host.from_device
        byte_count = min(len(data), _ROOM_BYTES, _MAX_UNREAD_BYTES - len(buffer))
        buffer += data[:byte_count]
        return byte_count

    def unplug(self) -> None:
        """Unplug the cable: drop the bytes that are on their way to the device."""
        self.host.to_device.clear()
        self.host.unplugged += 1


class VirtualSystem:
    """The port `system` of a virtual tray, which describes the Python that runs on this machine."""

    def describe(self) -> dict[str, str | None]:
        return {
            "micropython": "",
            "machine": f"virtual tray, Python {sys.version_info.major}.{sys.version_info.minor}",
            "board": "0" * 16,
            "sources": None,
        }

    def restart(self) -> None:
        raise Restart
