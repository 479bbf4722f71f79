"""The slots whose lights reach a sensor besides its own: neighbors through the sheet, or all over a bare board."""

from tray24.pins import COLUMNS, ROWS, SLOTS


def _neighbors(slot: int) -> tuple[int, ...]:
    """Return the slots beside, above and below a slot."""
    row, column = divmod(slot, COLUMNS)
    sides = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in sides if 0 <= r < ROWS and 0 <= c < COLUMNS)


def straight_over(slot: int, beside: float) -> tuple[tuple[int, float], ...]:
    """Return (source, share) of the other slots whose lights come straight over the board of a tray without walls."""
    row, column = divmod(slot, COLUMNS)
    if not beside:
        return ()
    others = [(divmod(other, COLUMNS), other) for other in range(SLOTS) if other != slot]
    return tuple((other, beside / ((r - row) ** 2 + (c - column) ** 2)) for (r, c), other in others)


NEIGHBORS = tuple(_neighbors(slot) for slot in range(SLOTS))
