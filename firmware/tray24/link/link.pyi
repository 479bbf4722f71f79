from collections.abc import Callable, Mapping

from tray24.link.wire import Sender
from tray24.ports import Files, System
from tray24.tray import Tray
from tray24.ui.ui import Ui

HANDLERS: Mapping[str, Callable[[Link, dict[str, object]], object]]

class Link(Sender):
    tray: Tray
    ui: Ui
    files: Files
    system: System | None
    kept: dict[str, object]
    at_end: Callable[[], object] | None
    def __init__(self, tray: Tray) -> None: ...
    def every(self, ms: int, step: Callable[[], object]) -> None: ...
    def cease(self, step: Callable[[], object]) -> None: ...
    def take(self, data: bytes) -> None: ...
    def step(self, now_ms: int) -> int: ...
