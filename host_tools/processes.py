"""Processes that share the work of a command. The command handles Ctrl-C; when it ends, the processes end, too."""

import _thread
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess

from simulator.signals import CAN_BLOCK, ENDING, block_signals


def make_process_pool(jobs: int) -> ProcessPoolExecutor:
    """Return an executor with `jobs` processes."""
    pool = ProcessPoolExecutor(jobs, initializer=defer_to_parent)
    # The first task starts the processes, each of which lets the signals through when it is ready.
    with block_signals():
        pool.submit(os.getpid)
    return pool


def defer_to_parent() -> None:
    """Ignore Ctrl-C in a child process: the parent handles it and ends this process in the usual way.

    However the parent ends, this process ends with it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    if parent := multiprocessing.parent_process():
        _thread.start_new_thread(_end_with_parent, (parent,))


def _end_with_parent(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
