"""One of the files that the tray runs."""

from binascii import hexlify
from hashlib import sha256

from tray24.compat import const
from tray24.link.link import Refused

_CHUNK = const(256)


def file_of(link, number):
    """The walk through the folders goes on where the last request left it: from the beginning it would take long."""
    place, walk = link.kept.pop("files", (0, None))
    if walk is None or place > number:
        place = 0
        walk = iter(link.system.files())
    name = next(walk, None)
    while name == "" or (name and place < number):
        if name:
            place += 1
        yield
        name = next(walk, None)
    if name is None:
        raise Refused("there is no such file", "count from 0 up to 'files' of version")
    link.kept["files"] = (place + 1, walk)
    digest = sha256()
    size = 0
    while True:
        yield
        data = link.system.read_part(name, size, _CHUNK)
        if not data:
            return {"name": name, "size": size, "sha256": hexlify(digest.digest()).decode()}
        size += len(data)
        digest.update(data)
