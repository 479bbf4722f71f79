from tray24.match.chance import Chance
from tray24.rules.core import Game

def serve(game: Game, chance: Chance, sides: bytes) -> list[int]: ...
