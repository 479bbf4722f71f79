from array import array
from collections.abc import Callable

from tray24.sense.probe import Probe
from tray24.sense.reference import Reference

EMPTY: str
WHITE: str
DONE: str
FAILED: str
COLOR: str

class Calibrator:
    step: str
    slot: int
    color: int
    words: str
    busy: bool
    skipped: int
    def __init__(
        self, probe: Probe, samples: array[int], ended: Callable[[Reference | None], None], unwanted: int = 0
    ) -> None: ...
    def confirm(self) -> None: ...
    def skip(self) -> None: ...
    def learn(self) -> None: ...
    def keep(self) -> None: ...
    def cancel(self) -> None: ...
    def look(self, now_ms: int) -> None: ...
    def probed(self, done: int) -> None: ...
