"""What a Pico says of itself: its firmware, its number, the files that it runs; and how it loads one of them in slices."""

import os
import sys
import time
from binascii import hexlify
from io import BytesIO

import machine

from tray24.compat import const

_FOLDER = const(0x4000)
_SENDING_MS = const(100)
_ENOENT = const(2)
_MEMORY = "/~"
_A_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # as os.stat tells it


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
        """One entry of a folder at a time: a generator."""
        folders = ["/"]
        while folders:
            folder = folders.pop()
            for entry in os.ilistdir(folder):
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


def load(name):
    """`load` of ports.Ports.

    Looking for a module's file costs `import` 8 ms, opening it 2 ms, reading some kB as much. So it is opened and read
    first, in slices, and then found in memory. For a module of MicroPython's own it would look each time anew.
    """
    if name in sys.modules:
        return
    parent, _, last = name.rpartition(".")
    if not parent:
        sys.modules[name] = __import__(name)
        yield
        return
    if parent not in sys.modules:
        __import__(parent)
        yield
    package = sys.modules[parent]
    folder = str(package.__path__)
    last += ".mpy"
    file = open(folder + "/" + last, "rb")  # noqa: SIM115 (until the next slice)
    yield
    data = file.read()
    file.close()
    yield
    os.mount(_InMemory("/" + last, data), _MEMORY)
    setattr(package, "__path__", _MEMORY)  # noqa: B010 (CPython has a list there)
    try:
        __import__(name)
    finally:
        setattr(package, "__path__", folder)  # noqa: B010
        os.umount(_MEMORY)
    yield


class _InMemory:
    """A file system of one file, as far as `import` asks for one."""

    def __init__(self, path, data):
        self._path = path
        self._data = data

    def mount(self, readonly, mkfs):
        """Nothing to prepare."""

    def umount(self):
        """Nothing to end."""

    def stat(self, path):
        if path != self._path:
            raise OSError(_ENOENT)
        return _A_FILE

    def open(self, path, mode):
        return BytesIO(self._data)
