"""The class `OwnFiles`: with it, programs of `bench pico` run the tray and never touch its owner's files."""


class OwnFiles:
    """A replacement for the port `files`, with a set of files of its own that is empty at first.

    The names of its files begin with `PREFIX`. So the board's own match, records, settings and calibration are neither
    read nor changed, but writing takes its real time.
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
        prefix_length = len(self.PREFIX)
        return [name[prefix_length:] for name in self._files.list_names() if name.startswith(self.PREFIX)]

    def get_free_bytes(self):
        return self._files.get_free_bytes()
