from tray24.rules.core import Game

CLASSIC24: bytes
CENTER24: bytes
LINE11: bytes
SETS: dict[str, bytes]

def sides_for(game: Game, set_name: str = "") -> bytes: ...
