"""Run a function in a copy of this process, so that several runs can start from one prepared tray.

The runs may go on at the same time, and none changes the tray that they started from. An emulated chip cannot be copied
in another way: its parts are extension types that do not expose all of their state.
"""

import multiprocessing
import multiprocessing.connection
import os
import traceback
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

CAN = hasattr(os, "fork")
AT_ONCE = os.cpu_count() or 1
_Result = TypeVar("_Result")


class ForkFailed(AssertionError):
    """Raised when a function has failed in the copy of the process; the message is the traceback as text."""


def run_in_fork(function: Callable[..., _Result], *arguments: object) -> _Result:
    """Call function(*arguments) in a copy of this process and return its result, which must be picklable."""
    return map_in_forks(function, [arguments])[0]


def map_in_forks(function: Callable[..., _Result], calls: Iterable[tuple], at_once: int = AT_ONCE) -> list[_Result]:
    """Make the calls, `at_once` at a time, and return their results in order. Raise ForkFailed when one fails."""
    if not CAN:
        raise RuntimeError("this system cannot copy a running process: level 3 needs Linux or macOS")
    context = multiprocessing.get_context("fork")
    calls = list(calls)
    results: dict[int, _Result] = {}
    running_forks: dict[object, tuple[int, Connection, BaseProcess]] = {}
    waiting_calls = list(enumerate(calls))
    try:
        while waiting_calls or running_forks:
            while waiting_calls and len(running_forks) < at_once:
                index, arguments = waiting_calls.pop(0)
                receiver, sender = context.Pipe(False)
                process = context.Process(target=_run_child, args=(sender, function, arguments))
                process.start()
                sender.close()
                running_forks[receiver] = (index, receiver, process)
            for ready_receiver in multiprocessing.connection.wait(
                [receiver for _, receiver, _ in running_forks.values()]
            ):
                index, pipe, process = running_forks.pop(ready_receiver)
                results[index] = _receive_result(pipe)
                process.join()
    finally:
        for _, _, process in running_forks.values():
            process.terminate()
    return [results[index] for index in range(len(calls))]


def _run_child(pipe: Connection, function: Callable[..., object], arguments: tuple) -> None:
    try:
        answer = (True, function(*arguments))
    except BaseException:
        answer = (False, traceback.format_exc())
    pipe.send(answer)
    pipe.close()
    os._exit(0)  # end at once: no cleanup of the copied process may run here (test session, fixtures)


def _receive_result(pipe: Connection) -> Any:
    try:
        is_returned, value = pipe.recv()
    except EOFError:
        raise ForkFailed("the copy of the process has died") from None
    if not is_returned:
        raise ForkFailed(value)
    return value
