"""Bytes that somebody else may have written: kept inputs and right ones, with random changes, for each target."""

import contextlib
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign
from campaigns.mutation import changed_bytes
from campaigns.targets import TARGETS
from simulator.web.table import messages

CORPUS = Path(__file__).resolve().parent / "corpus"
_INPUTS = 60  # of a round


class Fuzz(Campaign):
    about = (
        *PRODUCT,
        "host_tools/archive",
        "host_tools/build",
        "tests/campaigns/mutation.py",
        "tests/campaigns/targets.py",
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


@cache
def _inputs(name: str) -> list[bytes]:
    """Return the right inputs of a target, and those that the guided search has kept."""
    return [*TARGETS[name].seeds(), *(path.read_bytes() for path in sorted((CORPUS / name).glob("*")))]
