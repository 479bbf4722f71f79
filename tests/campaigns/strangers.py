"""Files of strangers at the host: records, UF2 files, traces and archives are read or refused in words."""

import contextlib
import io
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign
from campaigns.mutation import changed_bytes
from host_tools.archive import facts
from host_tools.archive.exports import csv_text, json_text, whole_records
from host_tools.archive.matches import Archive, Origin, evening_of
from host_tools.build import uf2
from host_tools.checkout import ROOT
from host_tools.errors import Failure
from simulator.texts import refusal
from simulator.traces.trace import BadTrace, read_trace
from simulator.web.replay.positions import Positions
from tray24.match.record import RecordError, replay
from tray24.rules.errors import RuleError

_CASES = 40  # of a round
_DATABASE = 12  # every so many rounds, because a database is slow
_MOST_LOOKS = 3


class Strangers(Campaign):
    about = (*PRODUCT, "host_tools/archive", "host_tools/build", "tests/campaigns/mutation.py")
    name = "strangers"
    promise = "a stranger's record, UF2 file, trace or archive is read or refused in words"
    unit = "files"
    night = 200_000
    short = 3

    def check(self, number: int, chance: random.Random) -> int:
        if number % _DATABASE == 1:
            return _check_database(chance)
        for _ in range(_CASES):
            kind = chance.random()
            if kind < 0.8:
                _check_record(changed_bytes(chance.choice(_records()), chance), chance)
            elif kind < 0.9:
                with contextlib.suppress(uf2.Damaged):
                    uf2.read(changed_bytes(_uf2(), chance))
            else:
                _check_trace(changed_bytes(chance.choice(_traces()), chance))
        return _CASES

    @contextlib.contextmanager
    def plant(self) -> Iterator[None]:
        """Forget the words of a refusal."""

        def forget(error: RuleError) -> str:
            return refusal(error) if error.key == "no_play" else {}[error.key]

        with mock.patch("simulator.web.replay.reading.refusal", forget):
            yield


@cache
def _records() -> list[bytes]:
    paths = sorted((ROOT / "tests" / "golden").rglob("*.t24"))[::7]
    head = b"tray24 1\n# dice real # 01234567\n# seat 0 3 - Mira # 0a0b0c0d\n# seat 1 5 sharp  # 11111111\n"
    return [path.read_bytes().replace(b"tray24 1\n", head, 1)[:4000] for path in paths]


@cache
def _uf2() -> bytes:
    return uf2.write_release({offset: bytes([7]) * uf2.PAGE for offset in range(0, 3 * uf2.SECTOR, uf2.PAGE)})


@cache
def _traces() -> list[bytes]:
    return [path.read_bytes()[:6000] for path in sorted((ROOT / "tests").rglob("*.trace"))] or [
        b'{"trace": 1}\n{"ms": 5, "buttons": 3}\n'
    ]


def _check_record(data: bytes, chance: random.Random) -> None:
    try:
        found = facts.find_facts(data)
        assert len(found["players"]) in (0, 1, 2, 3, 4, 5, 6)
        for player in found["players"]:
            assert (player["name"] + player["bot"]).isprintable() and len(player["name"]) <= 10
        with contextlib.suppress(RecordError):
            replay(data.decode("ascii", "replace").split("\n"))
        with contextlib.suppress(ValueError):
            positions = Positions(data, "x.t24")
            positions.summary()
            positions.looks(chance.randrange(20), _MOST_LOOKS)
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {refusal(error)} of {data!r}") from error


def _check_trace(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trace"
        path.write_bytes(data)
        try:
            with contextlib.suppress(BadTrace):
                read_trace(path)
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error} of {data!r}") from error


def _check_database(chance: random.Random) -> int:
    """Change bytes of an archive; what it still holds is listed, and nothing but a Failure is raised."""
    now = datetime(2026, 3, 7, tzinfo=UTC)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.sqlite"
        archive = Archive(path)
        for number, data in enumerate(_records()[:4]):
            archive.take(data, Origin("here", str(number)), now, evening_of(now))
        archive.close()
        whole = path.read_bytes()
        for _ in range(_CASES):
            data = changed_bytes(whole, chance)
            path.write_bytes(data)
            try:
                archive = Archive(path)
                with contextlib.closing(archive), contextlib.redirect_stderr(io.StringIO()):
                    matches = archive.matches()
                    csv_text(matches)
                    json_text(archive, whole_records(archive, matches))
            except (Failure, sqlite3.Error) as error:
                assert isinstance(error, Failure), f"{error!r}"
    return _CASES
