"""A replacement for the `files` port on a dictionary, without faults and limits; for CPython and MicroPython."""


class BareFiles:
    """A replacement for the `files` port. `content` maps the names of files to their bytes."""

    def __init__(self):
        self.content = {}

    def read(self, name):
        return self.content.get(name)

    def read_part(self, name, offset, size):
        return self.content.get(name, b"")[offset : offset + size]

    def get_size(self, name):
        return len(self.content.get(name, b""))

    def write(self, name, data):
        self.content[name] = bytes(data)

    def append(self, name, data):
        self.content[name] = self.content.get(name, b"") + bytes(data)

    def remove(self, name):
        self.content.pop(name, None)

    def rename(self, old, new):
        self.content[new] = self.content.pop(old)

    def list_names(self):
        return sorted(self.content)

    def get_free_bytes(self):
        return 1 << 20
