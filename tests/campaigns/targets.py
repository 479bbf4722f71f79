"""The targets of fuzzers: each reads bytes that somebody else may have written, and refuses wrong ones in words."""

import contextlib
import json
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import readers

from host_tools.archive import facts
from host_tools.build import uf2
from host_tools.checkout import ROOT
from simulator.web.replay.positions import Positions
from simulator.web.schema.checks import BadMessage
from simulator.web.table import messages

_MOST_BYTES = 8000
_VERSIONS = ROOT / "tests" / "versions"


class Target(NamedTuple):
    """`run(data)` must not raise; `seeds` returns right inputs to begin with."""

    run: Callable[[bytes], object]
    seeds: Callable[[], list[bytes]]


def _record(data: bytes) -> None:
    facts.find_facts(data)
    readers.record(data)


def _record_page(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        positions = Positions(data, "x.t24")
        positions.summary()
        positions.looks(3, 2)


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

    new = {"do": "new", "game": "basic", "players": [{"button": 0, "bot": ""}, {"button": 1, "bot": "sharp"}]}
    return [json.dumps({"n": 1} | request).encode() for request in (*_REQUESTS, new)]


TARGETS = {
    "journal": Target(readers.journal, _journals),
    "sealed-journal": Target(readers.sealed_journal, _journal_texts),
    "kept": Target(readers.kept, _journals),
    "record": Target(_record, _records),
    "record-page": Target(_record_page, _records),
    "settings": Target(readers.read_settings, _kept_files("settings.txt")),
    "calibration": Target(readers.calibration, _kept_files("sensors.cal")),
    "days": Target(readers.days, lambda: [b"20261125 211\n20280229 7\n"]),
    "totals": Target(readers.totals, lambda: [b"line 1 200 7\nyacht 3 211 99\n"]),
    "request": Target(readers.request, _requests),
    "message": Target(_message, _messages),
    "uf2": Target(_uf2, lambda: [uf2.write({0: bytes([7]) * uf2.PAGE, 4096: bytes([9]) * uf2.PAGE})]),
}
