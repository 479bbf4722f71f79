from tray24.rules.core import Game
from tray24.rules.moves import _Line

def snapshot(game: Game) -> tuple[int, int, int, bytes, int]: ...
def happening(
    game: Game, line: _Line, before: tuple[int, int, int, bytes, int]
) -> tuple[str, int, int, int] | None: ...
