"""Run a function in a copy of this process: a tray that has been brought somewhere once can go on from there many
times, several at once, and none of them changes the one they all began with. (An emulated chip cannot be copied
otherwise: its parts are extension types without a way to read all of their state.)"""

import multiprocessing
import multiprocessing.connection
import os
import traceback
from collections.abc import Callable, Iterable
from typing import Any

from simulator.texts import HostTexts

CAN = hasattr(os, "fork")
AT_ONCE = os.cpu_count() or 1
_say = HostTexts("pico")


class Failed(AssertionError):
    """What went wrong in the copy, with its traceback as text."""


def apart(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call function(*arguments) in a copy of this process and return its result, which has to be picklable."""
    return several(function, [arguments])[0]


def several(function: Callable[..., Any], calls: Iterable[tuple], at_once: int = AT_ONCE) -> list[Any]:
    """Make the calls, `at_once` at a time, and return their results in order. Failed when one fails."""
    if not CAN:
        raise RuntimeError(_say("no-copies"))
    context = multiprocessing.get_context("fork")
    calls = list(calls)
    results: list[Any] = [None] * len(calls)
    running: dict[Any, tuple[int, Any]] = {}
    waiting = list(enumerate(calls))
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                index, arguments = waiting.pop(0)
                ours, theirs = context.Pipe(False)
                process = context.Process(target=_run, args=(theirs, function, arguments))
                process.start()
                theirs.close()
                running[ours] = (index, process)
            for pipe in multiprocessing.connection.wait(list(running)):
                index, process = running.pop(pipe)
                results[index] = _result(pipe)
                process.join()
    finally:
        for _, process in running.values():
            process.terminate()
    return results


def _run(pipe: Any, function: Callable[..., Any], arguments: tuple) -> None:
    try:
        answer = (True, function(*arguments))
    except BaseException:
        answer = (False, traceback.format_exc())
    pipe.send(answer)
    pipe.close()
    os._exit(0)  # nothing of the copied process is to end here: no test session, no fixtures


def _result(pipe: Any) -> Any:
    try:
        good, value = pipe.recv()
    except EOFError:
        raise Failed(_say("copy-died")) from None
    if not good:
        raise Failed(value)
    return value
