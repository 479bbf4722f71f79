from array import array
from collections.abc import Sequence

from tray24.ports import Files
from tray24.sense.snapshot import Snapshot

SLOTS: int
LIGHTS: int
INFRARED: int
RED: int
GREEN: int
BLUE: int
SCALE: int
PLACES: int
LEARNED: int
NOMINAL_EMPTY_LSB: tuple[int, ...]
NOMINAL_WHITE_LSB: tuple[int, ...]
LINER_SHARE: int
LINER_LEAST: int
LINER_MOST: int
AROUND_SHARE: int
TAKEN: int
FREE: int
FILE: str

class Reference(Snapshot):
    ARRAYS: str
    NUMBERS: str
    empty: array[int]
    white: array[int]
    colors: array[int]
    skipped: int
    liner: int
    calibrated: bool
    problem: tuple[str, dict[str, object]] | None
    def __init__(self) -> None: ...
    def rise(self, empty: int) -> int: ...
    def set_gain(self, slot: int, empty: int) -> None: ...
    def span(self, slot: int) -> int: ...
    def tolerance(self, slot: int) -> int: ...
    def threshold(self, slot: int, percent: int) -> int: ...
    def silence(self, slot: int) -> int: ...
    def around(self, light: int, slot: int) -> int: ...
    def share(self, light: int, slot: int, level: int) -> int: ...
    def weigh_liner(self) -> None: ...
    def learn(self, color: int, slot: int, levels: Sequence[int]) -> None: ...
    def unlearn(self) -> None: ...
    def load(self, files: Files) -> None: ...
    def save(self, files: Files) -> None: ...
