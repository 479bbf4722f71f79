from collections.abc import Generator

from tray24.rules.core import Game

def reason(game: Game, sides: bytes, move: int) -> Generator[None, None, tuple[str, int]]: ...
