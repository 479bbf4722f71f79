from collections.abc import Generator

from tray24.match.chance import Chance
from tray24.match.thinking.characters import Character
from tray24.rules.core import Game

def choose(
    game: Game, strength: str, chance: Chance, sides: bytes, character: Character
) -> Generator[None, None, int]: ...
