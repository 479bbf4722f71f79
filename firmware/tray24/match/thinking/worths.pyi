from collections.abc import Generator, Sequence

from tray24.rules.core import Game

PER_UNIT: int

def rated(game: Game, sides: bytes) -> Generator[None, None, list[tuple[int, int]]]: ...
def regret(worths: Sequence[tuple[int, int]], moves: Sequence[int]) -> int: ...
