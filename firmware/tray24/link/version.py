"""The request `version`: what runs, on what, and the hash of each file as it lies in the flash now."""

from tray24.compat import const, ticks_diff
from tray24.link.code import file_of
from tray24.link.link import Refused

_SLICE_MS = const(2)


def version(link, request):
    """Which firmware runs on which board, and how many files it has; with `file` (0 and up) the name of one of them
    (as the board calls it), its size and its SHA-256. Files come in the order of their folders."""
    system = link.system
    if system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    if "file" in request:
        return (yield from file_of(link, request["file"]))
    answer = {"tray24": link.ports.facts.get("version")}
    answer.update(system.about())
    yield
    count = 0
    began_ms = link.ports.ticks_ms()
    for name in system.files():
        if name:
            count += 1
        if not name or ticks_diff(link.ports.ticks_ms(), began_ms) >= _SLICE_MS:
            yield
            began_ms = link.ports.ticks_ms()
    answer["files"] = count
    return answer
