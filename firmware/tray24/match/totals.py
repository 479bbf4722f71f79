"""The totals of matches with one player: the last ten of each game, and the match with the best total if it is older.

The file TOTALS has a line for each of these matches: the game's name, the match's number in that game, its total, and
its seed.

Matches with the dice of the day, which are the same for everybody, are not in TOTALS. The file DAYS has a line for each
of the last ten days that were played, and for the day of the best total ever: the day's number and its best total.
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
MAX_ENTRIES = const(10)
_MAX_BYTES = const(4000)


def _read_words(files: "Files", name: str, ignore_errors: bool) -> list[list[bytes]]:
    """Return the words of each line of a file.

    If the file cannot be read, return [] if `ignore_errors` is True, else raise OSError.
    """
    try:
        data = files.read_part(name, 0, _MAX_BYTES) if files.get_size(name) else b""
    except OSError:
        if not ignore_errors:
            raise
        data = b""
    return [line.split(b" ") for line in data.split(b"\n")]


def read_totals(files: "Files", game: str = "", ignore_errors: bool = True) -> list[tuple[str, int, int, int]]:
    """Return (game, number, total, seed) of each match in TOTALS, the oldest first.

    With `game`, only matches of this game are returned. If the file cannot be read, return [] if `ignore_errors` is
    True, else raise OSError.
    """
    found = []
    for words in _read_words(files, TOTALS, ignore_errors):
        numbers = [int(word) for word in words[1:4] if word.isdigit()]  # MicroPython's int() takes 7_, too
        try:
            name = words[0].decode()
        except ValueError:
            continue  # a damaged line does not affect the others
        if len(numbers) == 3 and (not game or name == game):
            found.append((name, numbers[0], numbers[1], numbers[2]))
    return found


def find_best(entries: "Sequence[_Entry]", index: int = 2) -> "_Entry | None":
    """Return the tuple of `entries` that has the highest total, or None if `entries` is empty.

    `entries` are tuples from `read_totals` or `read_days`, with the total at `index`. If several have the highest
    total, return the first of them.
    """
    return max(entries, key=lambda entry: entry[index]) if entries else None


def _select_latest(entries: "list[_Entry]", index: int) -> "list[_Entry]":
    """Return the last MAX_ENTRIES of `entries`, and before them the tuple with the best total if it is older.

    `entries` are tuples from `read_totals` or `read_days`, with the total at `index`. There is at least one of them.
    """
    last_entries = entries[-MAX_ENTRIES:]
    best = max(entries, key=lambda entry: entry[index])
    return last_entries if best in last_entries else [best] + last_entries


def add_total(files: "Files", game: str, total: int, seed: int) -> None:
    """Add the total of a match to TOTALS. Raise OSError if writing fails.

    Do nothing if the last match of this game has the same total and seed: a power cut can end the same match twice.
    """
    game_entries = read_totals(files, game, False)
    if game_entries and game_entries[-1][2:] == (total, seed):
        return
    game_entries.append((game, game_entries[-1][1] + 1 if game_entries else 1, total, seed))
    entries = [entry for entry in read_totals(files, "", False) if entry[0] != game] + _select_latest(game_entries, 2)
    files.write(TOTALS, "".join(["%s %d %d %d\n" % entry for entry in entries]).encode())


def read_days(files: "Files", ignore_errors: bool = True) -> list[tuple[int, int]]:
    """Return (day, best total) of each day in the file DAYS, in the order in which the days were last played.

    A day is a number such as 20261125. If the file cannot be read, return [] if `ignore_errors` is True, else raise
    OSError.
    """
    found = []
    for words in _read_words(files, DAYS, ignore_errors):
        numbers = [int(word) for word in words if word.isdigit()]
        if len(numbers) == 2 and is_day(numbers[0]):
            found.append((numbers[0], numbers[1]))
    return found


def find_best_on(entries: "Sequence[tuple[int, int]]", day: int) -> int:
    """Return the best total of the day `day` in `entries`, tuples of (day, best total); -1 if the day is not there."""
    return max([entry[1] for entry in entries if entry[0] == day] + [-1])


def add_day(files: "Files", day: int, total: int) -> None:
    """Move `day` to the end of DAYS, with `total` if it is the day's best total. Raise OSError if writing fails."""
    days = read_days(files, False)
    entries = [entry for entry in days if entry[0] != day]
    entries.append((day, max(total, find_best_on(days, day))))
    last_entries = _select_latest(entries, 1)
    if last_entries != days:
        files.write(DAYS, "".join(["%d %d\n" % entry for entry in last_entries]).encode())
