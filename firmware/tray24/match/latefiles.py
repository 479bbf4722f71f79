"""Files with late appends: data waits in RAM until `flush`, a few milliseconds later, so that light comes first.

Writing to flash can block the processor for tens of milliseconds. Only appends are late. Every other change flushes
first, so that the order on the disk is the order of the calls. Reading never writes.
"""

from tray24.compat import const

_MOST_LATE = const(1024)  # bytes; RAM has no room for a long file that is copied part by part


class LateFiles:
    """The `files` of ports.Ports with late appends.

    After a failed flush (`failed`), appends are no longer late: they are tried at once, and raise.
    """

    def __init__(self, files):
        self._files = files
        self._name = ""
        self._late = b""
        self.failed = False

    def flush(self):
        """Append the waiting data. Raise OSError if that fails; the data then keeps waiting."""
        if self._late:
            self.failed = True
            self._files.append(self._name, self._late)
            self._late = b""
        self.failed = False

    def append(self, name, data):
        """Append as ports.Ports does, but later."""
        if self._late and (name != self._name or len(self._late) > _MOST_LATE):
            self.flush()
        if self.failed:
            # The waiting data comes first. If only that finds room, the caller must append its data again.
            self.flush()
            self._files.append(name, data)
            return
        self._name = name
        self._late += data

    def read(self, name):
        """Read as ports.Ports does; waiting data is part of the file."""
        data = self._files.read(name)
        if self._late and name == self._name:
            return (data or b"") + self._late
        return data

    def read_part(self, name, offset, size):
        """Read as ports.Ports does; waiting data is the end of the file."""
        data = self._files.read_part(name, offset, size)
        left = size - len(data)
        if left and self._late and name == self._name:
            at = offset + len(data) - self._files.size(name)
            data += self._late[at : at + left]
        return data

    def size(self, name):
        """Return the size as ports.Ports does."""
        return self._files.size(name) + (len(self._late) if name == self._name else 0)

    def write(self, name, data):
        """Write as ports.Ports does."""
        self.flush()
        self._files.write(name, data)

    def remove(self, name):
        """Remove as ports.Ports does. Waiting data must not prevent it, because it makes room."""
        if name == self._name:
            self._late = b""
        self._files.remove(name)

    def rename(self, old, new):
        """Rename as ports.Ports does."""
        self.flush()
        self._files.rename(old, new)

    def names(self):
        """Return the names as ports.Ports does, including a file whose first data still waits."""
        names = self._files.names()
        if self._late and self._name not in names:
            names.append(self._name)
            names.sort()
        return names

    def free(self):
        """Return the free bytes as ports.Ports does."""
        return self._files.free() - len(self._late)
