from collections.abc import Generator

from tray24.match.chance import Chance
from tray24.rules.core import Game

def choose(game: Game, chance: Chance, sides: bytes) -> Generator[None, None, int]: ...
