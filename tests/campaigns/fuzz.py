"""Bytes that somebody else may have written: kept inputs and right ones, with random changes, for each target."""

import contextlib
import random
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest import mock

import readers

from campaigns.campaign import PRODUCT, Campaign
from campaigns.mutation import changed_bytes
from campaigns.targets import TARGETS
from host_tools import micropython
from host_tools.checkout import FIRMWARE, ROOT
from simulator.web.table import messages
from tray24.match import journal

_READING = "tests/micropython/readers.py"
CORPUS = Path(__file__).resolve().parent / "corpus"
_INPUTS = 60  # of a round
_TOGETHER = 400  # of a round on MicroPython
_LIMIT_S = 120
_NO_JSON = "refused: the line is no request"


class Fuzz(Campaign):
    about = (
        *PRODUCT,
        "host_tools/archive",
        "host_tools/build",
        "tests/campaigns/mutation.py",
        "tests/campaigns/targets.py",
        _READING,
    )
    name = "fuzz"
    promise = "journals, settings, calibrations, records, messages and UF2 files of any bytes are read or refused"
    unit = "inputs"
    night = 300_000
    short = len(TARGETS)

    def check(self, number: int, chance: random.Random) -> int:
        name = list(TARGETS)[number % len(TARGETS)]
        for _ in range(_INPUTS):
            data = changed_bytes(chance.choice(_inputs(name)), chance)
            try:
                TARGETS[name].run(data)
            except Exception as error:
                raise AssertionError(f"{name}: {type(error).__name__}: {error} of {data!r}") from error
        return _INPUTS

    @contextlib.contextmanager
    def plant(self) -> Iterator[None]:
        """Believe that every message fits the schema."""
        with mock.patch.object(messages, "check_request", lambda message: message["do"]):
            yield


class FuzzMicroPython(Campaign):
    about = ("firmware/tray24", "tests/campaigns/mutation.py", "tests/campaigns/targets.py", _READING)
    name = "fuzz-micropython"
    promise = "MicroPython makes the same of such bytes as Python does, without a fault"
    unit = "inputs"
    night = 100_000
    short = 1

    def check(self, number: int, chance: random.Random) -> int:
        wrong = _wrong_inputs(chance)
        with tempfile.TemporaryDirectory() as folder:
            inputs = Path(folder) / "inputs"
            inputs.write_text("".join(f"{name} {data.hex()}\n" for name, data in wrong), encoding="utf-8")
            done = micropython.run(
                ROOT / _READING,
                [str(inputs)],
                path=[FIRMWARE, (ROOT / _READING).parent],
                capture=True,
                timeout_s=_LIMIT_S,
            )
        found = done.stdout.splitlines()
        assert len(found) == len(wrong), f"{done.stderr[-500:]} after {len(found)} of {len(wrong)} inputs"
        for (name, data), theirs in zip(wrong, found, strict=True):
            ours = readers.result(name, data)
            if ours == _NO_JSON and not theirs.startswith("fault"):
                continue  # MicroPython's json also reads what is almost JSON
            assert ours == theirs, f"{name}: {ours}, on MicroPython {theirs}, of {data!r}"
        return len(wrong)

    @contextlib.contextmanager
    def plant(self) -> Iterator[None]:
        """Take each check sum for right, on Python alone."""
        with mock.patch.object(journal, "crc32", lambda data, check=0: 0):
            yield


def _wrong_inputs(chance: random.Random) -> list[tuple[str, bytes]]:
    names = [chance.choice(list(readers.READERS)) for _ in range(_TOGETHER)]
    return [(name, changed_bytes(chance.choice(_inputs(name)), chance)) for name in names]


@cache
def _inputs(name: str) -> list[bytes]:
    """Return the right inputs of a target, and those that the guided search has kept."""
    return [*TARGETS[name].seeds(), *(path.read_bytes() for path in sorted((CORPUS / name).glob("*")))]
