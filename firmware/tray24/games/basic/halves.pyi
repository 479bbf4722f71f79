SLOTS: int

def half_of(slot: int) -> int: ...

NEIGHBORS: tuple[tuple[int, ...], ...]
