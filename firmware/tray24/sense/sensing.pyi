from array import array
from collections.abc import Iterable, Sequence

from tray24.ports import Files, Sensors
from tray24.sense.calibrate import Calibrator
from tray24.sense.reference import Reference
from tray24.sense.snapshot import Snapshot

SCAN_MS: int
PROBE_MS: int
STEADY_MS: int

class Sensing(Snapshot):
    ARRAYS: str
    NUMBERS: str
    reference: Reference
    presence_only: bool
    steady_ms: int
    samples: array[int]
    seen: bytearray
    slots: bytearray
    contents: bytearray
    masked: int
    moving: bool
    ready: bool
    def __init__(self, sensors: Sensors, files: Files) -> None: ...
    @property
    def calibrated(self) -> bool: ...
    @property
    def problem(self) -> tuple[str, dict[str, object]] | None: ...
    @property
    def dice(self) -> int: ...
    @property
    def faults(self) -> int: ...
    def configure(self, masked_slots: Iterable[int], presence_only: bool = False, steady_ms: int = ...) -> None: ...
    def restart(self) -> None: ...
    def calibrate(self) -> Calibrator: ...
    def snapshot(self) -> tuple[list[array[int] | bytearray], list[int]]: ...
    def restore(self, parts: Sequence[bytes], numbers: Sequence[int]) -> None: ...
    @property
    def pause_ms(self) -> int: ...
    def scan(self, now_ms: int) -> int: ...
