"""How a Pico loads a module in slices of a few milliseconds."""

import os
import sys
from io import BytesIO

from tray24.compat import const

_ENOENT = const(2)
_MEMORY = "/~"
_A_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # as os.stat tells it


def load(name):
    """A generator that pauses between slices.

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
