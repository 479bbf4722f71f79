"""Matches on a cluster: the workers of a Dask scheduler play them in tasks, and repeat those of a lost worker."""

from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from distributed import Client, KilledWorker
from distributed.security import Security

from host_tools.balance.execution import TaskCounter
from host_tools.balance.lineups import OtherSources
from host_tools.errors import Failure
from host_tools.terminal import console
from simulator.input_files import MAX_TEXT_BYTES, check_input_file
from simulator.texts import HostTexts
from simulator.web.middleware import is_loopback

say = HostTexts("balance")

_ANSWERS_S = 10.0  # how long a scheduler may take to answer
_TASKS_PER_THREAD = 2  # tasks for each thread of a worker, so that no thread waits for its next one


@contextmanager
def connect_cluster(address: str, tls: Sequence[Path] = ()) -> Iterator[tuple[Executor, TaskCounter]]:
    """Yield an executor that uses a scheduler's workers, and a function that returns how many tasks to send at a time.

    For an address that begins with "tls://", `tls` has three files: the authority's certificate, the certificate of
    this computer and its key. Raise Failure when these files cannot be used, the scheduler cannot be reached, or its
    workers cannot play the tasks.
    """
    security = _make_security(tls)
    if not (tls or is_loopback(urlsplit(address).hostname or "")):
        console.print_message(say("cluster-open", address=address))
    try:
        client = Client(address, timeout=_ANSWERS_S, set_as_default=False, security=security)
    except (OSError, ValueError) as error:
        raise Failure(say("cluster-unreachable", address=address, reason=_get_first_line(error))) from None

    def count_tasks() -> int:
        try:
            threads: Any = client.nthreads()  # by worker
            return _TASKS_PER_THREAD * sum(threads.values())
        except OSError:
            raise Failure(say("cluster-lost", address=address)) from None

    with client:
        if not count_tasks():
            console.print_message(say("cluster-empty", address=address))
        try:
            yield client.get_executor(pure=False), count_tasks
        except KilledWorker:
            raise Failure(say("workers-die")) from None
        except CancelledError:
            raise Failure(say("cluster-lost", address=address)) from None
        except OtherSources:
            raise Failure(say("other-sources")) from None
        except (ModuleNotFoundError, RuntimeError) as error:  # where tasks are unpickled
            raise Failure(say("cluster-lacks-package", reason=_get_first_line(error))) from None


def _make_security(tls: Sequence[Path]) -> Security | None:
    if not tls:
        return None
    authority, certificate, key = map(str, tls)
    files = {"tls_ca_file": authority, "tls_client_cert": certificate, "tls_client_key": key}
    security = Security(require_encryption=True, **files)
    try:
        for file in tls:
            check_input_file(file, MAX_TEXT_BYTES)
        security.get_connection_args("client")  # reads the files
    except OSError as error:
        names = ", ".join(files.values())
        raise Failure(
            say("cluster-bad-certificates", files=names, reason=error.strerror or _get_first_line(error))
        ) from None
    return security


def _get_first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
