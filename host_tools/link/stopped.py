"""The report of MicroPython's prompt about a board whose tray does not answer."""

from dataclasses import dataclass

from host_tools.link.prompt import Prompt
from simulator.texts import HostTexts

texts = HostTexts("link")
ASKS = b"storage.erase()"  # marks its output
_FACTS = """
import json
tray24, sources, mounted = None, "", True
try:
    from tray24 import __version__ as tray24
    from tray24_build import SOURCES_SHA256 as sources
    import vfs
    mounted = "/" in [path for _, path in vfs.mount()]
except ImportError:
    pass
print(json.dumps([tray24, sources, mounted]))
"""


def foreign_storage() -> str:
    """Return the message about a flash that holds other data.

    `_boot.py` formats only a blank flash. Other data stay until a person agrees on the tray to erase them.
    """
    return texts("foreign-storage")


@dataclass(frozen=True)
class Stopped:
    """The firmware of a board: the version of the tray, None without one, and the hash of its sources.

    `mounted`: its storage is mounted.
    """

    tray24: str | None
    sources: str
    mounted: bool


def ask(board: Prompt) -> Stopped:
    """Return the firmware of the board at this prompt."""
    return Stopped(*board.ask(_FACTS, "stopped"))
