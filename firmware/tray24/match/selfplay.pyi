from collections.abc import Callable, Sequence

from tray24.match.chance import Chance
from tray24.rules.core import Game
from tray24.rules.moves import _Line

def play(
    game: Game,
    names: Sequence[str],
    dealer: Chance,
    thinker: Chance,
    sides: bytes,
    on_line: Callable[[_Line], object] | None = None,
) -> int: ...
