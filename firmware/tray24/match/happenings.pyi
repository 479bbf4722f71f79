from tray24.rules.core import Game
from tray24.rules.moves import _Line

class Before:
    phase: int
    direction: int
    after: int
    held: bytes
    on_table: int
    def __init__(self, game: Game) -> None: ...
    def take(self, game: Game) -> None: ...

def happening(game: Game, line: _Line, before: Before) -> tuple[str, int, int, int] | None: ...
