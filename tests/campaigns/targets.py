"""The targets of fuzzers: each reads bytes that somebody else may have written, and refuses wrong ones in words."""

import contextlib
import json
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from host_tools.archive import facts
from host_tools.build import uf2
from host_tools.checkout import ROOT
from simulator.tray.files import MemoryFiles
from simulator.web.replay.positions import Positions
from simulator.web.schema.checks import BadMessage
from simulator.web.table import messages
from tray24.link.requests import Refused, check, parse
from tray24.match.journal import JOURNAL, _seal
from tray24.match.kept import summary
from tray24.match.match import Match
from tray24.match.record import RecordError, replay
from tray24.match.totals import read_totals
from tray24.rules.moves import DEALER
from tray24.sense.reference import FILE, Reference
from tray24.ui.menus import settings

_MOST_BYTES = 8000
_VERSIONS = ROOT / "tests" / "versions"


class Target(NamedTuple):
    """`run(data)` must not raise; `seeds` returns right inputs to begin with."""

    run: Callable[[bytes], object]
    seeds: Callable[[], list[bytes]]


def _journal(data: bytes) -> None:
    files = MemoryFiles({JOURNAL: data})
    match = Match.resume(files)
    if match and match.game.turn != DEALER:
        match.enter(match.game.legal()[0])
        again = Match.resume(files)
        assert again and again.game.save() == match.game.save(), "another match after a line"


def _sealed_journal(data: bytes) -> None:
    """Try lines with right check sums, which another version may have written."""
    lines = data.decode("utf-8", "replace").split("\n")
    _journal(_seal([line for line in lines if line], 0)[0])


def _kept(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        summary(MemoryFiles({"kept0001.t24": data}), "kept0001.t24")


def _record(data: bytes) -> None:
    facts.find_facts(data)
    try:
        replay(data.decode("ascii", "replace").split("\n"))
    except RecordError as error:
        str(error)


def _record_page(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        positions = Positions(data, "x.t24")
        positions.summary()
        positions.looks(3, 2)


def _settings(data: bytes) -> None:
    files = MemoryFiles({settings.FILE: data})
    settings.load(files).save(files)
    saved = files.content[settings.FILE]
    again = settings.load(files)
    assert not again.problems, again.problems
    again.save(files)
    assert files.content[settings.FILE] == saved, "other settings after saving"


def _calibration(data: bytes) -> None:
    reference = Reference()
    reference.load(MemoryFiles({FILE: data}))
    for slot in range(24):
        reference.share(1, slot, 500)
        reference.threshold(slot, 16)


def _totals(data: bytes) -> None:
    for entry in read_totals(MemoryFiles({"totals.txt": data}), "yacht"):
        assert entry[0] == "yacht"


def _request(data: bytes) -> None:
    parsing = parse(data)
    try:
        while True:
            next(parsing)
    except StopIteration as parsed:
        with contextlib.suppress(Refused):
            check(parsed.value)
    except Refused:
        pass


def _message(data: bytes) -> None:
    with contextlib.suppress(BadMessage):
        messages.parse_message(data.decode("utf-8", "replace"))


def _uf2(data: bytes) -> None:
    try:
        uf2.read(data)
    except uf2.Damaged as error:
        str(error)


@cache
def _journals() -> list[bytes]:
    return [path.read_bytes()[:_MOST_BYTES] for path in sorted(_VERSIONS.rglob("*.t24"))]


def _journal_texts() -> list[bytes]:
    return [b"\n".join(line.rpartition(b" # ")[0] for line in data.split(b"\n")) for data in _journals()]


def _records() -> list[bytes]:
    return [path.read_bytes()[:_MOST_BYTES] for path in sorted((ROOT / "tests" / "golden").rglob("*.t24"))[::9]]


def _kept_files(name: str) -> Callable[[], list[bytes]]:
    return lambda: [path.read_bytes() for path in sorted(_VERSIONS.rglob(name))]


def _requests() -> list[bytes]:
    from campaigns.link_lines import _REQUESTS

    return [json.dumps({"id": number} | request).encode() for number, request in enumerate(_REQUESTS)]


def _messages() -> list[bytes]:
    from campaigns.messages import _REQUESTS

    new = {"do": "new", "game": "basic", "players": [{"button": 0, "bot": ""}, {"button": 1, "bot": "keen"}]}
    return [json.dumps({"n": 1} | request).encode() for request in (*_REQUESTS, new)]


TARGETS = {
    "journal": Target(_journal, _journals),
    "sealed-journal": Target(_sealed_journal, _journal_texts),
    "kept": Target(_kept, _journals),
    "record": Target(_record, _records),
    "record-page": Target(_record_page, _records),
    "settings": Target(_settings, _kept_files("settings.txt")),
    "calibration": Target(_calibration, _kept_files("sensors.cal")),
    "totals": Target(_totals, lambda: [b"line 1 200 7\nyacht 3 211 99\n"]),
    "request": Target(_request, _requests),
    "message": Target(_message, _messages),
    "uf2": Target(_uf2, lambda: [uf2.write({0: bytes([7]) * uf2.PAGE, 4096: bytes([9]) * uf2.PAGE})]),
}
