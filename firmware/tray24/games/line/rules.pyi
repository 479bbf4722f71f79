from collections.abc import Mapping
from types import ModuleType

from tray24.rules.matching.rules import MatchingGame
from tray24.rules.options import Option

class Line(MatchingGame):
    name: str
    number: int
    POSITION: ModuleType
    REFUSALS: ModuleType
    max_seats: int
    ids: int
    kinds: tuple[int, ...]
    OPTIONS: tuple[Option, ...]
    sets: tuple[str, ...]
    BYTES: tuple[str, ...]
    uno_rule: str
    match_rule: str
    color_rule: str
    once_rule: str
    target: int
    best_of: int
    line: list[int]
    taken: int
    def set_options(self, target: int, best_of: int) -> None: ...
    def top(self) -> int: ...
    def first(self, seat: int) -> None: ...
    @staticmethod
    def counts_hands(options: Mapping[str, object]) -> bool: ...
    def gives(self, face: int) -> int: ...
    def dice_on_table(self) -> int: ...
    def fits_table(self, face: int) -> bool: ...
    def on_table(self) -> list[tuple[int, int]]: ...
    def lay(self, placed: list[tuple[int, int]]) -> None: ...

GAME: type[Line]
