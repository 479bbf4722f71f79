"""Playing on a cluster: the workers of a Dask scheduler take the tasks; those of a lost worker go to another one."""

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Any

from distributed import Client, KilledWorker

from host_tools.balance.playing import OtherSources
from host_tools.balance.running import Workers
from host_tools.errors import Failure
from host_tools.terminal import console
from simulator.texts import HostTexts

say = HostTexts("balance")

_ANSWERS_S = 10.0  # how long a scheduler may take to answer
_AHEAD = 2  # tasks for each thread of a worker, so that it need not wait for its next one


@contextmanager
def connected(address: str) -> Iterator[tuple[Executor, Workers]]:
    """Yield an executor on the workers of a scheduler, and the function that returns how many tasks they take.

    Raise Failure when the scheduler cannot be reached, and when the tasks cannot be played there.
    """
    try:
        client = Client(address, timeout=_ANSWERS_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Failure(say("cluster-unreachable", address=address, reason=_first_line(error))) from None

    def workers() -> int:
        try:
            threads: Any = client.nthreads()  # by worker
            return _AHEAD * sum(threads.values())
        except OSError:
            raise Failure(say("cluster-lost", address=address)) from None

    with client:
        if not workers():
            console.say(say("cluster-empty", address=address))
        try:
            yield client.get_executor(pure=False), workers
        except KilledWorker:
            raise Failure(say("workers-die")) from None
        except CancelledError:
            raise Failure(say("cluster-lost", address=address)) from None
        except OtherSources:
            raise Failure(say("other-sources")) from None
        except (ModuleNotFoundError, RuntimeError) as error:  # where tasks are unpickled
            raise Failure(say("cluster-lacks-package", reason=_first_line(error))) from None


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
