"""The report of MicroPython's prompt about a board whose tray does not answer."""

from dataclasses import dataclass

from host_tools.link.prompt import Prompt
from simulator.texts import HostTexts

texts = HostTexts("link")
# Each marks what a tray prints that has no storage.
ASKS = b"storage.erase()"
CANNOT_WRITE = b"The flash cannot be written"

# The storage of a board. `_boot.py` formats a blank flash, so one that is still blank cannot be written. Other data
# stay until a person agrees on the tray to erase them.
MOUNTED, FOREIGN, UNWRITABLE = "mounted", "foreign", "unwritable"
_FAULTS = {FOREIGN: "foreign-storage", UNWRITABLE: "unwritable-storage"}
_FACTS = f"""
import json
tray24, sources, storage = None, "", "{MOUNTED}"
try:
    from tray24 import __version__ as tray24
    from tray24_build import SOURCES_SHA256 as sources
    import vfs
    if "/" not in [path for _, path in vfs.mount()]:
        storage = "{FOREIGN}"
        from tray24.device.storage import is_blank
        if is_blank():
            storage = "{UNWRITABLE}"
except ImportError:
    pass
print(json.dumps([tray24, sources, storage]))
"""


def storage_fault(storage: str) -> str:
    """Return the message about a storage that is FOREIGN or UNWRITABLE."""
    return texts(_FAULTS[storage])


@dataclass(frozen=True)
class Stopped:
    """The firmware of a board: the version of the tray, None without one, the hash of its sources, and its storage."""

    tray24: str | None
    sources: str
    storage: str


def ask(board: Prompt) -> Stopped:
    """Return the firmware of the board at this prompt."""
    return Stopped(*board.ask(_FACTS, "stopped"))
