"""The requests `hello` and `reset`: identify the firmware and its board, and restart it."""

from tray24.compat import const
from tray24.link.requests import Refused

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from tray24.link.link import Link


def hello(link: "Link", request: "dict[str, Any]") -> dict[str, object]:
    """Return which firmware runs on which board. The answer comes at once, so send this request first.

    The answer has the versions of `tray24` and of `micropython` ("" on Python), the `machine`, the number of the
    `board` in hexadecimal, and the hash of all `sources` frozen into the image (null if there is none)."""
    if link.system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    answer: dict[str, object] = {"tray24": link.ports.facts.get("version")}
    answer.update(link.system.about())
    return answer


def reset(link: "Link", request: "dict[str, Any]") -> bool:
    """Restart the board after the answer is sent and the match's pending lines are written."""

    def restart() -> None:
        link.files.flush()
        link.system.restart()  # pyright: ignore[reportOptionalMemberAccess] # trays with a link know themselves

    link.at_end = restart
    return True
