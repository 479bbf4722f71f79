"""The requests `hello` and `reset`: the firmware and its board, and a restart."""

from tray24.link.requests import Refused


def hello(link, request):
    """Return which firmware runs on which board. This is answered at once: ask it first.

    The answer has the versions of `tray24` and of `micropython` ("" on Python), the `machine`, the number of the
    `board` in hexadecimal, and the hash of all `sources` that were frozen into the image (null if there is none)."""
    if link.system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    answer = {"tray24": link.ports.facts.get("version")}
    answer.update(link.system.about())
    return answer


def reset(link, request):
    """Restart the board, once the answer is sent and pending lines of the match are written."""

    def restart():
        link.files.flush()
        link.system.restart()

    link.at_end = restart
    return True
