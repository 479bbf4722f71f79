"""The request `version`: what runs, on what, and the hash of each file as it lies in the flash now."""

from binascii import hexlify
from hashlib import sha256

from tray24.compat import const
from tray24.link.link import Refused

_CHUNK = const(512)


def version(link, request):
    """Which firmware runs on which board, and how many files it has; with `file` (0 and up) the name of one of them
    (as the board calls it), its size and its SHA-256. Files come in the order of their folders."""
    system = link.ports.system
    if system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    if "file" in request:
        return (yield from _file(link, request["file"]))
    answer = {"tray24": link.ports.facts.get("version")}
    answer.update(system.about())
    count = 0
    for _ in system.files():
        count += 1
        yield
    answer["files"] = count
    return answer


def _file(link, number):
    """The walk through the folders goes on where the last request left it: from the beginning it would take long."""
    place, walk = link.kept.pop("files", (0, None))
    if walk is None or place > number:
        place = 0
        walk = iter(link.ports.system.files())
    name = next(walk, None)
    while name and place < number:
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
        data = link.ports.system.read_part(name, size, _CHUNK)
        if not data:
            return {"name": name, "size": size, "sha256": hexlify(digest.digest()).decode()}
        size += len(data)
        digest.update(data)
