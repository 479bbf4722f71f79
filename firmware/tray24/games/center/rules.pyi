from types import ModuleType

from tray24.rules.matching.rules import MatchingGame
from tray24.rules.options import Option

LEGAL: int
ILLEGAL: int
UNTOLD: int

class Center(MatchingGame):
    name: str
    number: int
    POSITION: ModuleType
    REFUSALS: ModuleType
    max_seats: int
    kinds: tuple[int, ...]
    OPTIONS: tuple[Option, ...]
    sets: tuple[str, ...]
    BYTES: tuple[str, ...]
    legalities: tuple[str, str, str]
    uno_rule: str
    match_rule: str
    color_rule: str
    once_rule: str
    drawn_rule: str
    target: int
    wd4: int
    center: int
    former: int
    legality: int
    def set_options(self, target: int, wd4: int) -> None: ...
    def top(self) -> int: ...
    def matched(self) -> list[int]: ...
    def proof(self) -> tuple[int, int] | None: ...
    def judge(self, seat: int) -> int: ...
    def drawn_fits(self) -> bool: ...
    def check_play(self, move: int) -> None: ...
    def dice_on_table(self) -> int: ...
    def fits_table(self, face: int) -> bool: ...
    def on_table(self) -> list[tuple[int, int]]: ...
    def lay(self, placed: list[tuple[int, int]]) -> None: ...

GAME: type[Center]
