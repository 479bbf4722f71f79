"""The request `state`: the tray's screen, its running match, and the match's public lines.

Public lines are those of the match's journal, without the seed and without tiles that only one seat sees.
"""

from tray24 import games
from tray24.compat import const
from tray24.link.requests import encode_base64

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator
    from typing import Any

    from tray24.link.link import Link
    from tray24.match.match import Match
    from tray24.ui.toolkit.screens import Screen
    from tray24.ui.ui import Ui

_READ_BYTES = const(128)  # of the journal at a time
_SLICE_LINES = const(3)  # lines per slice


class JournalReader:
    """A reader of the running match's journal, line by line, up to the byte offset `end`.

    `offset` is where the last line read ends, in bytes.
    """

    def __init__(self, link: "Link", end: int = 1 << 29) -> None:
        self.offset = 0
        self._files = link.files
        self._name = link.tray.journal_name
        self._end = end
        self._rest = b""
        self._has_yielded = False

    def read_line(self) -> str | None:
        """Return the next line, None at the end of the journal.

        Return "" for a line that is not public, or after a read of the file, so that the caller can yield.
        """
        line, end, rest = self._rest.partition(b"\n")
        if end:
            self._rest = rest
            self.offset += len(line) + 1
            text = line.rpartition(b" # ")[0].decode()
            return "" if text[:1] == "#" or text[:5] == "seed " else text
        self._has_yielded = not self._has_yielded
        if self._has_yielded:
            return ""  # reading takes its own slice
        start = self.offset + len(self._rest)
        part = self._files.read_part(self._name, start, min(_READ_BYTES, self._end - start))
        if not part:
            return None
        self._rest += part
        return ""


class PublicRecord:
    """The lines of the running match `match` that everybody may see. `number` counts the lines read so far.

    In a game that hides what seats hold, the module `racks` of the game rewrites the lines so that they hide this, too.
    If such a game has no module `racks`, its matches have no public lines.
    """

    def __init__(self, link: "Link", match: "Match") -> None:
        self.match = match
        self.number = 0
        self._link = link
        self._journal = JournalReader(link)
        self._pending = []  # pending lines made from the journal's last one
        self._has_secrets = match.game.hides and not match.profile.real
        self._racks = None

    def _open_past(self) -> JournalReader:
        """Return a new reader of the journal, from its beginning up to the last line that was read."""
        return JournalReader(self._link, self._journal.offset)

    def iterate_lines(self) -> "Iterator[str | None]":
        """Yield the public lines not read yet, and None between slices of work."""
        if self._has_secrets and not self._racks:
            racks = games.find_part(self.match.game.name, "racks")
            if racks is None:
                return  # no line is public
            yield None  # creating a game takes its own slice
            self._racks = racks.PublicLines(self.match.profile, self._open_past)
            yield None
        while True:
            while self._pending:
                self.number += 1
                yield self._pending.pop(0)
                if self.number % _SLICE_LINES == 0:
                    yield None
            text = self._journal.read_line()
            if text is None:
                return
            if not text:
                yield None
            elif self._racks:
                yield from self._racks.translate_line(text, self._pending)
            else:
                self._pending.append(text)


def pop_public_record(link: "Link", max_lines: int = 1 << 29) -> PublicRecord:
    """Remove the PublicRecord of the running match from the link's cache, and return it.

    Return a new PublicRecord if the cache has no such record, or if this record has read more than `max_lines` lines
    (by default it may have read any number).
    """
    record = link.cache.pop("public_record", None)
    match: Match = link.ui.match  # pyright: ignore[reportAssignmentType] # there is one
    return record if record and record.match is match and record.number <= max_lines else PublicRecord(link, match)


def skip_lines(lines: "Iterable[str | None]") -> "Generator[None]":
    """Read and ignore all lines of `lines`, an iterator of `PublicRecord.iterate_lines`.

    This generator yields between slices of work.
    """
    for line in lines:
        if line is None:
            yield


_PAGE_BYTES = const(800)  # of lines in an answer
_PART_BYTES = const(384)  # bytes in an answer: 512 in base64
_MAX_LETTERS = const(300)  # letters of the display's text


def handle_state(
    link: "Link", request: "dict[str, Any]"
) -> "dict[str, object] | Generator[None, None, dict[str, object]]":
    """Return the state of the tray, or with `from` lines of its match, or with `show` a picture.

    The state has the name of the `screen`, the text on the `display` as a list (empty while only one seat may see it),
    the `kind` of tray, and the `match` or None. Each of the match's `seats` has its number on the tray (`button`, from
    0), the `name` of its player or "", the `bot` that plays for it or "", and `young`: whether a child plays. `counts`
    are the numbers of dice or tiles in hands. `turn` is the seat to play (-1: none). `real` is True if the players
    throw real dice or draw real tiles. `lines` is the number of the match's lines (while `watch` is on: of lines sent).

    With `from`, return the `lines` of the match from that number on, as many as fit. `next` is the number from which to
    request more, or None. The lines are those of the match's record, without the seed and comments, but with lines that
    were undone. In dominoes `?` stands for a tile that only its holder sees. Other lines are added there: what players
    at a table would say about such tiles. With these, the lines can be replayed under the same rules.

    With `show`, return bytes of the display or of the LEDs as `data` in base64, from the byte `from` on. `next` is as
    above. The display is returned dark while only one seat may see it."""
    if "show" in request:
        data = get_picture(link.ui) if request["show"] == "display" else link.tray.shown_frame
        return _cut_part(data, request.get("from", 0))
    if "from" in request:
        return _read_lines(link, request["from"])
    return _summarize(link)


def get_picture(ui: "Ui") -> bytes | bytearray:
    """Return the display's bytes, or zeros (a dark display) while only one seat may see it.

    After such a secret picture, return zeros until the next picture is complete: until then the buffer still has the
    secret one.
    """
    return ui.canvas.buffer if ui.is_drawn and not ui.screen.secret else bytes(len(ui.canvas.buffer))


def _cut_part(data: bytes | bytearray, first: int) -> dict[str, object]:
    end = first + _PART_BYTES
    return {"data": encode_base64(data[first:end]), "next": end if end < len(data) else None}


def _read_lines(link: "Link", first: int) -> "Generator[None, None, dict[str, object]]":
    lines = []
    bytes_left = _PAGE_BYTES
    if link.ui.match:
        record = pop_public_record(link, first)
        yield
        for line in record.iterate_lines():
            if line is None:
                yield
            elif record.number > first:
                lines.append(line)
                bytes_left -= len(line) + 3
                if bytes_left < 0:
                    link.cache["public_record"] = record
                    return {"lines": lines, "next": record.number}
        link.cache["public_record"] = record
    return {"lines": lines, "next": None}


def _summarize(link: "Link") -> "Generator[None, None, dict[str, object]]":
    ui = link.ui
    text = yield from _read_display(ui)
    answer = {"screen": ui.screen.name, "display": text, "match": None, "kind": ui.settings["tray_kind"]}
    yield
    match = ui.match
    if match is None:
        link.cache.pop("public_record", None)  # it holds the finished match
        return answer
    subscription = link.cache.get("subscription")
    record = subscription and subscription.public_record
    if not record or record.match is not match:
        record = pop_public_record(link)
        yield from skip_lines(record.iterate_lines())
        link.cache["public_record"] = record
    yield
    answer["match"] = _describe_match(match, record.number)
    return answer


def _read_display(ui: "Ui") -> "Generator[None, None, list[str]]":
    """Return the display's text as a list of one string, or [] while not everybody may see it.

    This generator yields between sentences, and restarts if the display has changed meanwhile.
    """
    while True:
        snapshot = _get_moment(ui)
        text = ""
        for part in () if ui.screen.secret else ui.screen.yield_sentences():
            text += part
            yield
            if _get_moment(ui) != snapshot:
                break
        else:
            return [] if ui.screen.secret else [text[:_MAX_LETTERS]]


def _get_moment(ui: "Ui") -> "tuple[Screen, bool, int | Match | None]":
    return ui.screen, ui.screen.secret, ui.match and len(ui.match.marks)


def _describe_match(match: "Match", line_count: int) -> dict[str, object]:
    game = match.game
    return {
        "game": game.name,
        "real": match.profile.real,
        "seats": [
            {"button": seat.button, "name": seat.name, "bot": seat.bot, "young": bool(seat.young and not seat.bot)}
            for seat in match.profile.seats
        ],
        "turn": game.turn,
        "scores": list(game.scores),
        "counts": [len(hand) for hand in getattr(game, "hands", ())],
        "over": game.over,
        "lines": line_count,
    }
