from collections.abc import Generator

from tray24.match.match import Match
from tray24.ui.match.play import Play

def advise(match: Match) -> Generator[None, None, tuple[int, tuple[str, int]]]: ...

class Adviser:
    play: Play
    pending: bool
    said: str
    def __init__(self, play: Play) -> None: ...
    def begin(self) -> None: ...
    def tick(self, now_ms: int) -> None: ...
