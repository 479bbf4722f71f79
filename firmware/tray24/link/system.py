"""The requests `hello` and `reset`: what runs on which board, and its restart."""

from tray24.link.requests import Refused


def hello(link, request):
    """Which firmware runs on which board: the versions of `tray24` and of `micropython` ("" where Python runs it), the
    `machine`, the number of the `board` in hexadecimal, and the hash of all `sources` that were frozen into the image
    (null where none was). It is answered at once: ask it first."""
    if link.system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    answer = {"tray24": link.ports.facts.get("version")}
    answer.update(link.system.about())
    return answer


def reset(link, request):
    """The answer goes out; then what waits is written to the files, and the board restarts."""

    def restart():
        link.files.flush()
        link.system.restart()

    link.at_end = restart
    return True
