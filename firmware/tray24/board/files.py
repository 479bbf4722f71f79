"""The tray's folder of files on LittleFS, whose files and folders change all at once or not at all."""

import os

_FOLDER = "/data"
_NEW = _FOLDER + "/new~"  # no name of the tray's has such a letter
_ENOENT = 2
_LONGEST = 16
_DIRECTORY = 0x4000


def _path(name):
    good = 0 < len(name) <= _LONGEST and name[0] != "."
    for letter in name:
        good = good and (letter == "." or "0" <= letter <= "9" or "A" <= letter <= "Z" or "a" <= letter <= "z")
    if not good:
        raise ValueError("file name '%s': a name has 1 to 16 letters, digits and dots, no dot first" % name)
    return _FOLDER + "/" + name


class Files:
    """`files` of ports.Ports. LittleFS keeps the old state of a file until it is closed or renamed over."""

    def __init__(self):
        try:
            os.mkdir(_FOLDER)
        except OSError:
            pass  # there already

    def read(self, name):
        """The whole file, or None."""
        try:
            with open(_path(name), "rb") as file:
                return file.read()
        except OSError as error:
            if error.errno == _ENOENT:
                return None
            raise

    def read_part(self, name, offset, size):
        """At most size bytes from offset on."""
        try:
            with open(_path(name), "rb") as file:
                file.seek(offset)
                return file.read(size)
        except OSError as error:
            if error.errno == _ENOENT:
                return b""
            raise

    def write(self, name, data):
        """Into a new file, which then takes the old one's place."""
        path = _path(name)
        with open(_NEW, "wb") as file:
            file.write(data)
        os.rename(_NEW, path)

    def append(self, name, data):
        """Safe once the file is closed. After a write that failed, closing changes nothing."""
        with open(_path(name), "ab") as file:
            file.write(data)

    def remove(self, name):
        """Gone, or never there."""
        try:
            os.remove(_path(name))
        except OSError as error:
            if error.errno != _ENOENT:
                raise

    def rename(self, old, new):
        """Replaces new."""
        os.rename(_path(old), _path(new))

    def names(self):
        """Ascending."""
        names = [entry[0] for entry in os.ilistdir(_FOLDER) if entry[1] != _DIRECTORY and "~" not in entry[0]]
        names.sort()
        return names

    def free(self):
        """Bytes in blocks that nothing uses."""
        numbers = os.statvfs(_FOLDER)
        return numbers[0] * numbers[3]
