"""Functions that read bytes from unknown sources, for any interpreter; each returns its result as text.

Run as ``micropython readers.py FILE`` with firmware/ and this folder on the path. Each line of the file has the name of
a reader and bytes in hexadecimal. For each line one is printed: the result, or "fault" and the exception.
"""

import sys
from binascii import crc32, unhexlify

from bare_files import BareFiles

from tray24.link.link import HANDLERS
from tray24.link.requests import Refused, check_request, parse_request
from tray24.match.journal import JOURNAL, _seal_lines, read_saved_match
from tray24.match.match import Match
from tray24.match.record import RecordError, replay
from tray24.match.totals import read_days, read_totals
from tray24.rules.moves import DEALER
from tray24.sense.reference import FILE, Reference
from tray24.ui.menus import settings

_SAVED_MATCH = "kept0001.t24"


def _make_files(name, data):
    files = BareFiles()
    files.write(name, data)
    return files


def _hash_position(game):
    return "%08x" % crc32(bytes(game.save()))


def resume_journal(data):
    """Resume a match from the bytes of a journal, enter a line and resume it again. Return the result as text."""
    files = _make_files(JOURNAL, data)
    match = Match.resume(files)
    if not match:
        return "none %s" % files.list_names()
    if match.game.turn != DEALER:
        match.enter(match.game.list_legal_moves()[0])
        resumed_match = Match.resume(files)
        assert resumed_match and resumed_match.game.save() == match.game.save(), "another match after a line"
    return _hash_position(match.game)


def resume_sealed_journal(data):
    """Resume a match from lines to which right check sums are added, as if another version had written them."""
    lines = "".join([chr(byte) for byte in data]).split("\n")
    return resume_journal(_seal_lines([line for line in lines if line], 0)[0])


def summarize_match(data):
    """Return the summary of the saved match that these bytes contain, as text."""
    try:
        summary = read_saved_match(_make_files(_SAVED_MATCH, data), _SAVED_MATCH)
    except ValueError:
        return "refused"
    return "%s %r %r" % (summary.profile.game, summary.hand, summary.scores)


def replay_record(data):
    """Replay the record that these bytes contain. Return the result as text."""
    lines = "".join([chr(byte) if byte < 128 else "?" for byte in data]).split("\n")
    try:
        _, replayed_match = replay(lines)
    except RecordError as error:
        return "line %d: %s" % (error.line, error.error.key)
    return _hash_position(replayed_match.game)


def reload_settings(data):
    """Load settings from these bytes, save them, and load them again. Return them as text."""
    files = _make_files(settings.FILE, data)
    settings.load_settings(files).save(files)
    content = files.read(settings.FILE)
    other_settings = settings.load_settings(files)
    assert not other_settings.problems, other_settings.problems
    other_settings.save(files)
    assert files.read(settings.FILE) == content, "other settings after saving"
    return "%08x" % crc32(content)


def load_calibration(data):
    """Load a calibration and return its values for all slots."""
    reference = Reference()
    reference.load(_make_files(FILE, data))
    shares = [reference.compute_share(1, slot, 500) for slot in range(24)]
    return "%r" % (shares + [reference.get_threshold(slot, 16) for slot in range(24)],)


def read_game_totals(data):
    """Read the totals of a game of one player from these bytes. Return them as text."""
    totals = [tuple(entry) for entry in read_totals(_make_files("totals.txt", data), "yacht")]
    assert all([entry[0] == "yacht" for entry in totals]), totals
    return "%r" % (totals,)


def read_best_totals(data):
    """Read from these bytes the best total of each day, whose dice are the same for everybody. Return them as text."""
    return "%r" % (read_days(_make_files("days.txt", data)),)


def read_request(data):
    """Parse a line that a host may send, and check its request. Return the result as text."""
    try:
        request = _run_generator(parse_request(data))
        _run_generator(check_request(request, HANDLERS))
        return request["do"]
    except Refused as error:
        return "refused: %s" % error.error


def _run_generator(steps):
    """Run a generator to its end and return its value."""
    try:
        while True:
            next(steps)
    except StopIteration as stop:
        return stop.value


READERS = {
    "journal": resume_journal,
    "sealed-journal": resume_sealed_journal,
    "kept": summarize_match,
    "record": replay_record,
    "settings": reload_settings,
    "calibration": load_calibration,
    "days": read_best_totals,
    "totals": read_game_totals,
    "request": read_request,
}


def run_reader(name, data):
    """Return a reader's result for bytes as one line, or "fault" and the exception."""
    try:
        result = READERS[name](data)
    except Exception as error:
        result = "fault %r" % error
    return result.replace("\n", " ")


def main(path):
    """Print the results of the readers for all lines of a file."""
    with open(path) as file:
        for line in file:
            name, _, digits = line.rstrip("\n").partition(" ")
            print(run_reader(name, unhexlify(digits)))


if __name__ == "__main__":
    main(sys.argv[1])
