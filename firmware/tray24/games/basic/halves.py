"""The tray of `basic`: 24 slots in 4 rows of 6, numbered row by row; columns 0-2 are the left half, 3-5 the right."""

from tray24.compat import const

SLOTS = const(24)
_COLUMNS = const(6)
_HALF = const(3)


def half_of(slot: int) -> int:
    """Return 0 for the left half, 1 for the right."""
    return slot % _COLUMNS // _HALF


def _neighbors(slot: int) -> tuple[int, ...]:
    """Return the slots that share a side with `slot` within its half."""
    beside = []
    if slot >= _COLUMNS:
        beside.append(slot - _COLUMNS)
    if slot % _HALF:
        beside.append(slot - 1)
    if slot % _HALF < _HALF - 1:
        beside.append(slot + 1)
    if slot < SLOTS - _COLUMNS:
        beside.append(slot + _COLUMNS)
    return tuple(beside)


NEIGHBORS: tuple[tuple[int, ...], ...] = tuple(_neighbors(slot) for slot in range(SLOTS))
