"""Records that somebody brings to the tray: checked line by line, and written as a tray writes its own."""

from collections.abc import Iterator

from simulator.texts import HostTexts
from simulator.tray.files import MemoryFiles
from simulator.web.replay.reading import ReadRecord, read_record
from tray24.match.journal import JOURNAL, Journal
from tray24.match.profile import CHARACTER_NOTE, DICE_NOTE, END_OF_HEAD, format_result, format_seat

MOST_BYTES = 1 << 18  # of a record that is taken in
MOST_LINES = 12_000  # more than twice as many as the longest matches of bots have
QUOTA_BYTES = 1 << 26  # of all records that were brought
MOST_BROUGHT = 5000  # of them: each upload looks at the names and sizes of all
_DICE = ("electronic", "real", "day")
_AT_ONCE = 64  # lines that the journal is given at once
_say = HostTexts("page")


class UploadRefused(ValueError):
    """A record that is not taken in; the text is the reason, for whoever brings it."""


def check_upload(text: str) -> bytes:
    """Return a record as a tray writes it: its lines, what its comments mean, and its result, with check sums.

    Other comments are left out. Raise UploadRefused if it is too long, or a line of it is not right. This takes up to
    a second.
    """
    data = text.encode("utf-8", "replace")
    if len(data) > MOST_BYTES:
        raise UploadRefused(_say("record-too-long", most=MOST_BYTES >> 10))
    if data.count(b"\n") > MOST_LINES:
        raise UploadRefused(_say("record-too-many-lines", most=MOST_LINES))
    record = read_record(data)
    if record.fault or record.game is None:
        raise UploadRefused(_say("record-wrong", reason=str(record.fault)))
    files = MemoryFiles(capacity=None)
    journal = Journal(files)
    journal.start(list(_head(record)))
    body = list(_body(record))
    for first in range(0, len(body), _AT_ONCE):
        journal.append(body[first : first + _AT_ONCE])
    return files.content[JOURNAL]


def _head(record: ReadRecord) -> Iterator[str]:
    yield from record.head.lines()[:-1]
    if record.dice in _DICE:
        yield DICE_NOTE + record.dice
    for _, seat, player in record.seated[: record.head.seats]:
        yield format_seat(seat, player)
        if player.bot:
            yield f"{CHARACTER_NOTE}{seat} {player.character.name}"
    yield END_OF_HEAD


def _body(record: ReadRecord) -> Iterator[str]:
    changes = record.seated[record.head.seats :]
    for done, step in enumerate(record.steps):
        while changes and changes[0][0] == done:
            yield format_seat(*changes.pop(0)[1:])
        yield step.text
    for _, seat, player in changes:
        yield format_seat(seat, player)
    if record.game and record.game.over:
        yield format_result(record.game)
