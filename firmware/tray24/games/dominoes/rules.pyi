from collections.abc import Sequence
from types import ModuleType

from tray24.games.dominoes.arms import ArmsGame
from tray24.rules.options import Option

class Dominoes(ArmsGame):
    name: str
    number: int
    POSITION: ModuleType
    REFUSALS: ModuleType
    kinds: tuple[int, ...]
    OPTIONS: tuple[Option, ...]
    sets: tuple[str, ...]
    ARGS: dict[int, tuple[int, ...]]
    uno_rule: str
    call_phases: tuple[int, ...]
    target: int
    all_doublets: int
    reopen: int
    def set_options(self, target: int, all_doublets: int, reopen: int) -> None: ...
    def choices(self) -> list[int]: ...
    def play(self, move: int) -> None: ...
    def deal(self, values: Sequence[int]) -> None: ...
    def first(self, seat: int) -> None: ...

GAME: type[Dominoes]
