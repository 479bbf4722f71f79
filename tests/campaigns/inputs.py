"""Inputs from outside, with random changes: each is accepted, or refused with a message, and nothing stops working."""

import random
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import readers

from campaigns import false_trays, foreign_files, link_lines, messages
from campaigns.campaign import PRODUCT, Campaign, Fault
from campaigns.mutation import change_bytes
from campaigns.targets import TARGETS, list_inputs
from host_tools import micropython
from host_tools.checkout import ROOT
from host_tools.link import replies
from simulator.texts import format_error
from simulator.web.replay import record_parser
from simulator.web.table import messages as parsing
from tray24.link import link
from tray24.match import journal, match
from tray24.rules.errors import RuleError

_READERS = ROOT / "tests" / "micropython" / "readers.py"
_INPUTS = 60  # of a round of one target
_BATCH_SIZE = 400  # of a round on MicroPython
_LIMIT_S = 120
_NO_JSON = "refused: the line is no request"


def _check_target(name: str, rng: random.Random) -> int:
    for _ in range(_INPUTS):
        data = change_bytes(rng.choice(list_inputs(name)), rng)
        try:
            TARGETS[name].run(data)
        except Exception as error:
            raise AssertionError(f"{name}: {type(error).__name__}: {error} of {data!r}") from error
    return _INPUTS


def _check_micropython(rng: random.Random) -> int:
    """Let MicroPython and CPython read the same wrong bytes, and check that their results are equal."""
    names = [rng.choice(list(readers.READERS)) for _ in range(_BATCH_SIZE)]
    inputs = [(name, change_bytes(rng.choice(list_inputs(name)), rng)) for name in names]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "inputs"
        file.write_text("".join(f"{name} {data.hex()}\n" for name, data in inputs), encoding="utf-8")
        path = [_READERS.parent]
        result = micropython.run_script(_READERS, [str(file)], path=path, capture=True, timeout_s=_LIMIT_S)
    answers = result.stdout.splitlines()
    assert len(answers) == len(inputs), f"{result.stderr[-500:]} after {len(answers)} of {len(inputs)} inputs"
    for (name, data), micropython_answer in zip(inputs, answers, strict=True):
        answer = readers.run_reader(name, data)
        if answer == _NO_JSON and not micropython_answer.startswith("fault"):
            continue  # MicroPython's json also reads what is almost JSON
        assert answer == micropython_answer, f"{name}: {answer}, on MicroPython {micropython_answer}, of {data!r}"
    return len(inputs)


_KINDS: dict[str, Callable[[random.Random], int]] = {
    **{name: partial(_check_target, name) for name in TARGETS},
    "micropython": _check_micropython,
    "files": foreign_files.check,
    "lines": link_lines.check,
    "answers": false_trays.check,
    "messages": messages.check,
}
_PASSES = 3  # over all kinds, in the quick rounds


# Planted faults.


def _make_fault(kind: str, text: str, patch: AbstractContextManager[object]) -> Fault:
    """Return a fault that `patch` plants; the quick rounds that try inputs of this `kind` must find it."""
    return Fault(text, patch, range(list(_KINDS).index(kind), _PASSES * len(_KINDS), len(_KINDS)))


def _refuse_without_words(error: RuleError) -> str:
    return format_error(error) if error.key == "no_play" else {}[error.key]


def _resume_anything(files: Any, on_line: Any) -> match.Match:
    return match.Match(match.read_profile(files), files, on_line, fresh=False)


_WORDLESS_REFUSALS = mock.patch.object(record_parser, "format_rule_error", _refuse_without_words)
_ANY_MESSAGE = mock.patch.object(parsing, "check_request", lambda message: message["do"])


class Inputs(Campaign):
    about = (
        *(*PRODUCT, "host_tools", "tests/micropython/readers.py", "tests/match/foreign_journals.py"),
        *(f"tests/campaigns/{name}.py" for name in ("targets", "requests", "mutation", "rigs")),
        *(f"tests/campaigns/{name}.py" for name in ("foreign_files", "link_lines", "false_trays", "messages")),
    )
    name = "inputs"
    promise = (
        "files on the tray, records, traces, archives and UF2 files of strangers, lines at the port, answers of a"
        " device and messages of a browser are read or refused in words, by MicroPython as by Python, and stop neither"
        " the tray nor the table nor a command"
    )
    unit = "inputs"
    night = 2_500_000
    short = _PASSES * len(_KINDS)
    faults = (
        _make_fault("record-page", "a refusal has no words", _WORDLESS_REFUSALS),
        _make_fault("message", "every message fits the schema", _ANY_MESSAGE),
        _make_fault(
            "micropython", "each check sum is right", mock.patch.object(journal, "crc32", lambda data, check=0: 0)
        ),
        _make_fault(
            "files", "each sealed journal can be played", mock.patch.object(match, "_load_match", _resume_anything)
        ),
        _make_fault(
            "lines", "each request is right", mock.patch.object(link, "check_request", lambda request, *_: None)
        ),
        _make_fault("answers", "each answer has its shape", mock.patch.object(replies, "find_fault", lambda *_: "")),
        _make_fault("messages", "every message at a table fits the schema", _ANY_MESSAGE),
    )

    def check(self, number: int, rng: random.Random) -> int:
        return list(_KINDS.values())[number % len(_KINDS)](rng)
