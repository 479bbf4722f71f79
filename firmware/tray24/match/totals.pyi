from collections.abc import Sequence

from tray24.ports import Files

TOTALS: str
KEPT: int

def read_totals(files: Files, game: str = "") -> list[tuple[str, int, int, int]]: ...
def best_of(entries: Sequence[tuple[str, int, int, int]]) -> tuple[str, int, int, int] | None: ...
def add_total(files: Files, game: str, total: int, seed: int) -> None: ...
