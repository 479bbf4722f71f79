from collections.abc import Iterable

DOWN: int
UP: int
HOLD: int
EMPTY: int
WHITE: int
COVERED: int

def mask_of(numbers: Iterable[int]) -> int: ...
def members(mask: int) -> list[int]: ...
def is_member(mask: int, number: int) -> bool: ...
