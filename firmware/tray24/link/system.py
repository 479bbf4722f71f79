"""The requests `hello` and `reset`: identify the firmware and its board, and restart it."""

from tray24.link.requests import Refused


def hello(link, request):
    """Return which firmware runs on which board. The answer comes at once, so send this request first.

    The answer has the versions of `tray24` and of `micropython` ("" on Python), the `machine`, the number of the
    `board` in hexadecimal, and the hash of all `sources` frozen into the image (null if there is none)."""
    if link.system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    answer = {"tray24": link.ports.facts.get("version")}
    answer.update(link.system.about())
    return answer


def reset(link, request):
    """Restart the board after the answer is sent and the match's pending lines are written."""

    def restart():
        link.files.flush()
        link.system.restart()

    link.at_end = restart
    return True
