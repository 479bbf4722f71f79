"""What a Pico says of itself: its firmware, its number, the files that it runs."""

import os
import sys
import time
from binascii import hexlify

import machine

from tray24.compat import const

_FOLDER = const(0x4000)
_SENDING_MS = const(100)


class System:
    """`system` of ports.Ports. `leave()` is called before a restart."""

    def __init__(self, own_folder, leave):
        self._own_folder = own_folder
        self._leave = leave
        self._file = None
        self._path = ""
        self._offset = 0

    def about(self):
        """As sys.implementation has it."""
        return {
            "micropython": ".".join([str(part) for part in sys.implementation[1][:3]]),
            "machine": sys.implementation[2],
            "board": hexlify(machine.unique_id()).decode(),
        }

    def files(self):
        """One entry of a folder at a time: a generator. To open a folder takes long: there is a pause on both sides."""
        folders = ["/"]
        while folders:
            folder = folders.pop()
            yield ""
            entries = os.ilistdir(folder)
            yield ""
            for entry in entries:
                path = folder + entry[0]
                if entry[1] != _FOLDER:
                    yield path[1:]
                elif path != self._own_folder:
                    folders.append(path + "/")

    def read_part(self, path, offset, size):
        """At most so many bytes from there on. The file stays open for the next part: opening takes some milliseconds."""
        if path != self._path or offset != self._offset:
            self._file = open(path, "rb")  # noqa: SIM115 (it stays open)
            self._file.seek(offset)
        data = self._file.read(size)
        self._path = path if data else ""
        self._offset = offset + len(data)
        return data

    def restart(self):
        """Once USB has carried away what was written."""
        self._leave()
        time.sleep_ms(_SENDING_MS)
        machine.reset()
