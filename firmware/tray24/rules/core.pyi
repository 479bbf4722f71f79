from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from tray24.rules.errors import RuleError
from tray24.rules.moves import _Deal, _Line
from tray24.rules.questions import Questions

FORMAT: int

class Game(Questions):
    ARGS: dict[int, tuple[int, ...]]
    POSITION: ModuleType | None
    REFUSALS: ModuleType | None
    unknown_faces: bool
    BYTES: tuple[str, ...]
    seats: int
    scores: list[int]
    direction: int
    starter: int
    hand: int
    ended: bytes | None
    turn: int
    served: int
    wait: int
    due: int
    after: int
    rolling: Sequence[int]
    catchable: int
    called: int
    contenders: list[int]
    phase: int
    options: dict[str, int | str]
    # What each game's class defines.
    faces: list[int]
    choices: Callable[[], list[int]]
    play: Callable[[int], None]
    deal: Callable[[Sequence[int]], None]
    misfit: Callable[[int, int, int], RuleError | None]  # of a game of tiles
    def __init__(self, seats: int, options: Mapping[str, int | str] | None = None) -> None: ...
    def set_options(self) -> None: ...
    def move(self, verb: int, *args: int, seat: int = ...) -> int: ...
    def args(self, move: int) -> tuple[int, ...]: ...
    def first(self, seat: int) -> None: ...
    def enter(self, line: _Line) -> None: ...
    def legal(self) -> list[int]: ...
    def asides(self) -> list[int]: ...
    def check(self, move: int) -> None: ...
    def check_deal(self, line: _Deal) -> None: ...
    def awaited(self) -> str: ...
    @property
    def over(self) -> bool: ...
    def winners(self) -> list[int]: ...
    def hands_done(self) -> int: ...
    def save(self) -> bytes: ...
    def restore(self, data: bytes) -> None: ...
    def describe(
        self,
    ) -> dict[str, Any]: ...

ALL_KINDS: tuple[int, ...]
