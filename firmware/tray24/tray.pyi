from collections.abc import Coroutine
from typing import Any

from tray24.ports import Files, Ports
from tray24.sense.buttons import Buttons
from tray24.ui.ui import Ui

class Tray:
    journal_name: str
    record_names: str
    ports: Ports
    buttons: Buttons
    files: Files
    ui: Ui
    shown: bytearray
    pages: int
    def __init__(self, ports: Ports) -> None: ...
    def tasks(self) -> list[Coroutine[Any, None, None]]: ...
