from collections.abc import Mapping, Sequence
from types import ModuleType

from tray24.rules.core import Game

class Yacht(Game):
    name: str
    number: int
    POSITION: ModuleType
    REFUSALS: ModuleType
    min_seats: int
    kinds: tuple[int, ...]
    boxes: tuple[str, ...]
    ARGS: dict[int, tuple[int, ...]]
    unknown_faces: bool
    BYTES: tuple[str, ...]
    faces: list[int]
    dice: list[int]
    rolls_left: int
    sheets: list[bytearray]
    def __init__(self, seats: int, options: Mapping[str, int | str] | None = None) -> None: ...
    def choices(self) -> list[int]: ...
    def list_moves(self) -> None: ...
    def play(self, move: int) -> None: ...
    def deal(self, values: Sequence[int]) -> None: ...
    def hands_done(self) -> int: ...

GAME: type[Yacht]
