"""The targets of fuzzing: functions that read data from outside, and must refuse wrong data with a message."""

import contextlib
import io
import json
import random
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

import readers

from campaigns import link_lines, requests
from host_tools.archive import facts
from host_tools.archive.exports import format_csv, format_json, read_records
from host_tools.archive.matches import Archive, Origin, moment_to_evening
from host_tools.build import uf2
from host_tools.checkout import ROOT
from host_tools.errors import Failure
from simulator.traces.trace import BadTrace, read_trace
from simulator.web.replay.positions import Positions
from simulator.web.table.messages import BadMessage, parse_message

_CORPUS = Path(__file__).resolve().parent / "corpus"
_VERSIONS = ROOT / "tests" / "versions"
_MAX_BYTES = 8000
_MAX_RECORD_BYTES = 4000
_HEAD = b"tray24 1\n# dice real # 01234567\n# seat 0 3 - Mira # 0a0b0c0d\n# seat 1 5 sharp  # 11111111\n"
_TRACE = b'{"trace": 1}\n{"ms": 5, "buttons": 3}\n'


class Target(NamedTuple):
    """A target of fuzzing: `run(data)` reads data and must not raise; `seeds()` returns correct first inputs."""

    run: Callable[[bytes], object]
    seeds: Callable[[], list[bytes]]


@cache
def list_inputs(name: str) -> list[bytes]:
    """Return the inputs from which the fuzzing of a target begins: correct ones and those that earlier runs found."""
    return [*TARGETS[name].seeds(), *read_corpus(name)]


def read_corpus(name: str) -> list[bytes]:
    """Return the corpus of a target: inputs that a search guided by coverage has found, each a line in hexadecimal."""
    file = _CORPUS / f"{name}.hex"
    return [bytes.fromhex(line) for line in file.read_text().splitlines()] if file.exists() else []


def _check_record(data: bytes) -> None:
    match_facts = facts.extract_facts(data)
    assert len(match_facts["players"]) <= 6
    for player in match_facts["players"]:
        assert (player["name"] + player["bot"]).isprintable() and len(player["name"]) <= 10
    readers.replay_record(data)


def _check_record_page(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        positions = Positions(data, "x.t24")
        positions.build_summary()
        positions.build_states(len(data) % 20, 3)


def _check_message(data: bytes) -> None:
    with contextlib.suppress(BadMessage):
        parse_message(data.decode("utf-8", "replace"))


def _check_uf2(data: bytes) -> None:
    try:
        uf2.decode(data)
    except uf2.Damaged as error:
        str(error)


def _check_trace(data: bytes) -> None:
    with tempfile.NamedTemporaryFile() as file, contextlib.suppress(BadTrace):
        Path(file.name).write_bytes(data)
        read_trace(Path(file.name))


def _check_archive(data: bytes) -> None:
    """Open an archive of matches that consists of the bytes `data`, and export all matches that can be read."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()):
        path = Path(folder) / "records.sqlite"
        path.write_bytes(data)
        with contextlib.suppress(Failure), contextlib.closing(Archive(path)) as archive:
            matches = archive.read_matches()
            format_csv(matches)
            format_json(archive, read_records(archive, matches))


def _make_archives() -> list[bytes]:
    added_at = datetime(2026, 3, 7, tzinfo=UTC)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.sqlite"
        with contextlib.closing(Archive(path)) as archive:
            for number, data in enumerate(_read_records()[::8]):
                archive.add_record(data, Origin("here", str(number)), added_at, moment_to_evening(added_at))
        return [path.read_bytes()]


@cache
def _read_journals() -> list[bytes]:
    return [path.read_bytes()[:_MAX_BYTES] for path in sorted(_VERSIONS.rglob("*.t24"))]


def _strip_journals() -> list[bytes]:
    return [b"\n".join(line.rpartition(b" # ")[0] for line in data.split(b"\n")) for data in _read_journals()]


@cache
def _read_records() -> list[bytes]:
    paths = sorted((ROOT / "tests" / "golden").rglob("*.t24"))
    return [path.read_bytes().replace(b"tray24 1\n", _HEAD, 1)[:_MAX_RECORD_BYTES] for path in paths]


def _make_reader(name: str) -> Callable[[], list[bytes]]:
    return lambda: [path.read_bytes() for path in sorted(_VERSIONS.rglob(name))]


def _make_requests() -> list[bytes]:
    return [json.dumps({"id": request_id} | request).encode() for request_id, request in enumerate(link_lines.REQUESTS)]


def _make_messages() -> list[bytes]:
    rng = random.Random(1)
    messages = [requests.make_request(do, rng) for do in requests.list_names() for _ in range(3)]
    return [json.dumps({"n": 1} | message).encode() for message in messages]


def _make_images() -> list[bytes]:
    page = bytes([7]) * uf2.PAGE
    release = uf2.encode_release({offset: page for offset in range(0, 3 * uf2.SECTOR, uf2.PAGE)})
    return [uf2.encode({0: page, 4096: bytes([9]) * uf2.PAGE}), release]


TARGETS = {
    "journal": Target(readers.resume_journal, _read_journals),
    "sealed-journal": Target(readers.resume_sealed_journal, _strip_journals),
    "kept": Target(readers.summarize_match, _read_journals),
    "record": Target(_check_record, _read_records),
    "record-page": Target(_check_record_page, _read_records),
    "settings": Target(readers.reload_settings, _make_reader("settings.txt")),
    "calibration": Target(readers.load_calibration, _make_reader("sensors.cal")),
    "days": Target(readers.read_best_totals, lambda: [b"20261125 211\n20280229 7\n"]),
    "totals": Target(readers.read_game_totals, lambda: [b"line 1 200 7\nyacht 3 211 99\n"]),
    "request": Target(readers.read_request, _make_requests),
    "message": Target(_check_message, _make_messages),
    "uf2": Target(_check_uf2, _make_images),
    "trace": Target(_check_trace, lambda: [_TRACE]),
    "archive": Target(_check_archive, _make_archives),
}
