"""The totals of matches that one player has played alone: the last ten of each game, and the best before them.

The file TOTALS has a line for each: the game's name, the match's number among these, its total, and its seed.

Totals with the dice of the day are not among them. For the last ten days that were played, and for the day of the best
total ever, the file DAYS has a line: the day's number, and the best total that counts.
"""

from tray24.compat import const
from tray24.match.profile import is_day

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, TypeVar

    from tray24.ports import Files

    _Entry = TypeVar("_Entry", bound=tuple[Any, ...])

TOTALS = "totals.txt"
DAYS = "days.txt"
KEPT = const(10)
_MOST_BYTES = const(4000)


def read_totals(files: "Files", game: str = "") -> list[tuple[str, int, int, int]]:
    """Return (game, number, total, seed) of each line, oldest first; of one game only if it is named. To show them."""
    try:
        return _read(files, game)
    except OSError:
        return []


def _read(files: "Files", game: str = "") -> list[tuple[str, int, int, int]]:
    data = files.read_part(TOTALS, 0, _MOST_BYTES) if files.size(TOTALS) else b""
    found = []
    for line in data.split(b"\n"):
        words = line.split(b" ")
        numbers = [int(word) for word in words[1:4] if word.isdigit()]  # MicroPython's int() takes 7_, too
        try:
            name = words[0].decode()
        except ValueError:
            continue  # a damaged line costs no other
        if len(numbers) == 3 and (not game or name == game):
            found.append((name, numbers[0], numbers[1], numbers[2]))
    return found


def best_of(entries: "Sequence[_Entry]", place: int = 2) -> "_Entry | None":
    """Return the entry with the highest total, which is at `place`, the first of equal ones; None without entries."""
    best = None
    for entry in entries:
        if best is None or entry[place] > best[place]:
            best = entry
    return best


def add_total(files: "Files", game: str, total: int, seed: int) -> None:
    """Add the total of a match, known by its seed: once only, if a power cut ends it twice. OSError if it cannot be."""
    own = _read(files, game)
    if own and own[-1][2:] == (total, seed):
        return
    own.append((game, own[-1][1] + 1 if own else 1, total, seed))
    best = best_of(own)
    kept = own[-KEPT:]
    if best not in kept:
        kept.insert(0, best)  # pyright: ignore[reportArgumentType] # there is one
    entries = [entry for entry in _read(files) if entry[0] != game] + kept
    files.write(TOTALS, "".join(["%s %d %d %d\n" % entry for entry in entries]).encode())


def read_days(files: "Files") -> list[tuple[int, int]]:
    """Return (day, best total) of each day that is kept, the one played last at the end. To show them."""
    try:
        return _read_days(files)
    except OSError:
        return []


def _read_days(files: "Files") -> list[tuple[int, int]]:
    data = files.read_part(DAYS, 0, _MOST_BYTES) if files.size(DAYS) else b""
    found = []
    for line in data.split(b"\n"):
        numbers = [int(word) for word in line.split(b" ") if word.isdigit()]  # MicroPython's int() takes 7_, too
        if len(numbers) == 2 and is_day(numbers[0]):
            found.append((numbers[0], numbers[1]))
    return found


def best_on(entries: "Sequence[tuple[int, int]]", day: int) -> int:
    """Return the best total of a day, -1 if none is kept."""
    return max([entry[1] for entry in entries if entry[0] == day] + [-1])


def add_day(files: "Files", day: int, total: int) -> None:
    """Keep a total if it is the best of its day, and the best ever beside the last days. OSError if it cannot be."""
    before = _read_days(files)
    entries = [entry for entry in before if entry[0] != day]
    entries.append((day, max(total, best_on(before, day))))
    best = best_of(entries, 1)
    kept = entries[-KEPT:]
    if best not in kept:
        kept.insert(0, best)  # pyright: ignore[reportArgumentType] # there is one
    if kept != before:
        files.write(DAYS, "".join(["%d %d\n" % entry for entry in kept]).encode())
