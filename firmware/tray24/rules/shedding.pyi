from collections.abc import Mapping, Sequence

from tray24.rules.uno import UnoGame

AFTER_DEAL: int
AFTER_START: int
AFTER_HAND: int
AFTER_DRAW: int
AFTER_PENALTY: int
AFTER_CATCH: int
AFTER_LAST: int
AFTER_FIRST: int
AFTER_OPEN: int

class SheddingGame(UnoGame):
    BYTES: tuple[str, ...]
    face_shift: int
    drawn_rule: str
    back_phase: int
    back_turn: int
    faces: list[int]
    drawn: int
    def __init__(self, seats: int, options: Mapping[str, int | str] | None = None) -> None: ...
    def challenged(self) -> int: ...
    def deal(self, values: Sequence[int]) -> None: ...
    def dice_on_table(self) -> int: ...
    def check(self, move: int) -> None: ...
