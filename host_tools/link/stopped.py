"""What MicroPython's prompt tells of a board whose tray does not answer."""

import json
from dataclasses import dataclass

from host_tools.link.prompt import Prompt
from simulator.texts import HostTexts

texts = HostTexts("link")
ASKS = b"storage.erase()"  # in what it prints then
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
    """Return what to say of a flash that holds other data.

    `_boot.py` formats only a blank flash. Anything else stays until a person says on the tray that it may go.
    """
    return texts("foreign-storage")


@dataclass(frozen=True)
class Stopped:
    """The firmware of a board: the version of the tray, None without one, and the hash of its sources.

    `mounted`: it has its storage.
    """

    tray24: str | None
    sources: str
    mounted: bool


def ask(board: Prompt) -> Stopped:
    """Return what the board at this prompt has."""
    return Stopped(*json.loads(board.run(_FACTS)))
