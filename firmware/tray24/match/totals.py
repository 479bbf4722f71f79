"""The totals of matches that one player has played alone: the last ten of each game, and the best before them.

The file TOTALS has a line for each: the game's name, the match's number among these, its total, and its seed.
"""

from tray24.compat import const

TOTALS = "totals.txt"
KEPT = const(10)
_MOST_BYTES = const(4000)


def read_totals(files, game=""):
    """Return (game, number, total, seed) of each line, oldest first; of one game only if it is named. To show them."""
    try:
        return _read(files, game)
    except OSError:
        return []


def _read(files, game=""):
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


def best_of(entries):
    """Return the entry with the highest total, the first of equal ones; None if there is no entry."""
    best = None
    for entry in entries:
        if best is None or entry[2] > best[2]:
            best = entry
    return best


def add_total(files, game, total, seed):
    """Add the total of a match, known by its seed: once only, if a power cut ends it twice. OSError if it cannot be."""
    own = _read(files, game)
    if own and own[-1][2:] == (total, seed):
        return
    own.append((game, own[-1][1] + 1 if own else 1, total, seed))
    best = best_of(own)
    kept = own[-KEPT:]
    if best not in kept:
        kept.insert(0, best)
    entries = [entry for entry in _read(files) if entry[0] != game] + kept
    files.write(TOTALS, "".join(["%s %d %d %d\n" % entry for entry in entries]).encode())
