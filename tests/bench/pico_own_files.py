"""Separate files for the programs of `bench pico` that run the tray: the files of the board's owner stay untouched."""


class OwnFiles:
    """A replacement for the port `files`: its files have other names beside the owner's files; at first there are none.

    So the board's own match, records, settings and calibration are neither read nor changed, and writing takes its real
    time.
    """

    PREFIX = "0b."  # no file of the tray has a name that begins so; with it the longest name has at most 16 letters

    def __init__(self, files):
        self._files = files
        for name in self.list_names():
            self.remove(name)

    def read(self, name):
        return self._files.read(self.PREFIX + name)

    def read_part(self, name, offset, size):
        return self._files.read_part(self.PREFIX + name, offset, size)

    def get_size(self, name):
        return self._files.get_size(self.PREFIX + name)

    def write(self, name, data):
        self._files.write(self.PREFIX + name, data)

    def append(self, name, data):
        self._files.append(self.PREFIX + name, data)

    def remove(self, name):
        self._files.remove(self.PREFIX + name)

    def rename(self, old, new):
        self._files.rename(self.PREFIX + old, self.PREFIX + new)

    def list_names(self):
        own = len(self.PREFIX)
        return [name[own:] for name in self._files.list_names() if name.startswith(self.PREFIX)]

    def get_free_bytes(self):
        return self._files.get_free_bytes()
