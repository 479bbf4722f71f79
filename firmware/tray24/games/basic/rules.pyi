from collections.abc import Mapping
from types import ModuleType

from tray24.games.basic.tray import TrayGame
from tray24.rules.options import Option

def played_face(move: int) -> int: ...
def played_slot(move: int) -> int: ...

class Basic(TrayGame):
    name: str
    number: int
    POSITION: ModuleType
    REFUSALS: ModuleType
    kinds: tuple[int, ...]
    OPTIONS: tuple[Option, ...]
    ARGS: dict[int, tuple[int, ...]]
    turn_phase: int
    face_shift: int
    target: int
    scoring: int
    must_roll: int
    young: int
    def set_options(self, target: int, scoring: int, must_roll: int, young: int, table_talk: int) -> None: ...
    def choices(self) -> list[int]: ...
    def fits_all(self, seat: int) -> bool: ...
    def play(self, move: int) -> None: ...
    def may_keep(self, seat: int) -> bool: ...
    def must_roll_first(self, seat: int) -> bool: ...
    @staticmethod
    def low_wins(options: Mapping[str, object]) -> bool: ...

GAME: type[Basic]
