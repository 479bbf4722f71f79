"""Handling of Ctrl-C and the other signals that end a command: the same for all commands, at any moment.

While a command starts, there is nothing to clean up, and a signal ends the process at once. Once the command runs, the
signal raises KeyboardInterrupt, so that files are closed and the terminal is restored; whoever catches this returns
`Interrupts.code` as the exit code. A second signal ends the process in any case. All of this needs `install`, which
tests and programs that import this module do not call.
"""

import _thread
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from simulator.signals import CAN_BLOCK, ENDING

if sys.platform != "win32":
    import termios

_KILLED = 128  # plus the signal's number: the exit code that shells expect
_CLEANUP_S = 2.0  # after the first signal, until the second one ends the process
_PIPE_BYTES = 64
_AGAIN_S = 0.01
_SHOW_CURSOR = "\x1b[?25h"


class Interrupts:
    """The handlers of the signals that end this process, and which signals have come."""

    def __init__(self):
        self._ends_at_once = True
        self._defer_depth = 0
        self._first_signal = 0  # its number; 0: no signal has come
        self._watched_signal = 0  # the same, as `_watch_pipe` has seen it
        self._signal_s = 0.0
        self._own_signals = 0  # signals to come that we have sent ourselves
        self._is_raised = False
        self._terminal: tuple[int, list] | None = None

    @property
    def has_come(self) -> bool:
        """Return whether a signal has come that ends the command."""
        return self._first_signal > 0

    @property
    def code(self) -> int:
        """Return the exit code of a command that was interrupted."""
        return _KILLED + (self._first_signal or self._watched_signal or signal.SIGINT)

    def install(self) -> None:
        """Install the handlers. The launcher has blocked the signals until now, so that no signal is lost."""
        for number in ENDING:
            if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup wants it
                signal.signal(number, self._handle_signal)
        sys.unraisablehook = self._handle_unraisable
        if CAN_BLOCK:
            self._start_watching()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

    def begin(self) -> None:
        """Begin the command: from now on a signal raises KeyboardInterrupt, because there is something to clean up."""
        self._ends_at_once = False
        if sys.platform != "win32" and sys.stdin and sys.stdin.isatty():
            with suppress(OSError, termios.error):  # a stand-in for the terminal has no descriptor
                self._terminal = sys.stdin.fileno(), termios.tcgetattr(sys.stdin.fileno())

    def finish(self) -> None:
        """End the command: from now on a signal ends the process at once."""
        self._ends_at_once = True

    @contextmanager
    def defer(self) -> Iterator[None]:
        """Raise KeyboardInterrupt only at the end of the block.

        Some libraries cannot be interrupted while they load.
        """
        self._defer_depth += 1
        try:
            yield
        finally:
            self._defer_depth -= 1
        self._raise_if_due()

    def _handle_signal(self, number: int, frame: FrameType | None) -> None:
        if self._ends_at_once:
            os._exit(_KILLED + (self._first_signal or number))
        if self._first_signal:  # the first one is still being handled, which must not be interrupted
            _thread.start_new_thread(self._exit_after_cleanup, ())
            return
        self._first_signal, self._signal_s = number, time.monotonic()
        if not self._defer_depth:
            self._raise_if_due()

    def _start_watching(self) -> None:
        """Start a thread that sees each signal, because the main thread runs no signal handler while C code runs."""
        read_end, write_end = os.pipe()
        os.set_blocking(write_end, False)
        signal.set_wakeup_fd(write_end, warn_on_full_buffer=False)
        os.register_at_fork(after_in_child=lambda: signal.set_wakeup_fd(-1))
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)  # in the thread: the main thread handles them
        _thread.start_new_thread(self._watch_pipe, (read_end,))

    def _watch_pipe(self, pipe: int) -> None:
        """Wait for signals in a thread. End the process at the second signal, whatever the main thread does."""
        while True:
            for number in os.read(pipe, _PIPE_BYTES):
                if number not in ENDING:
                    continue
                if self._own_signals:
                    self._own_signals -= 1
                elif self._ends_at_once and not self._first_signal:
                    os._exit(_KILLED + number)
                elif self._watched_signal:
                    self._exit_after_cleanup()
                else:
                    self._watched_signal, self._signal_s = number, time.monotonic()

    def _exit_after_cleanup(self) -> None:
        """End the process after a second signal, once the cleanup after the first signal has had some time."""
        time.sleep(max(0.0, self._signal_s + _CLEANUP_S - time.monotonic()))
        # Without waiting for anything, with the terminal as it was.
        if self._terminal and sys.platform != "win32":
            termios.tcsetattr(self._terminal[0], termios.TCSANOW, self._terminal[1])
        if sys.stderr and sys.stderr.isatty():
            os.write(sys.stderr.fileno(), _SHOW_CURSOR.encode())
        os._exit(self.code)

    def _raise_if_due(self) -> None:
        if self._first_signal and not self._is_raised and not self._defer_depth:
            self._is_raised = True
            raise KeyboardInterrupt

    def _handle_unraisable(self, hook_arguments: "sys.UnraisableHookArgs") -> None:
        """Send the signal again when Python has dropped its KeyboardInterrupt in a callback that cannot raise."""
        if not issubclass(hook_arguments.exc_type, KeyboardInterrupt):
            sys.__unraisablehook__(hook_arguments)
        elif self._is_raised:
            number, self._first_signal, self._is_raised = self._first_signal, 0, False
            _thread.start_new_thread(self._interrupt_again, (number,))

    def _interrupt_again(self, number: int) -> None:
        time.sleep(_AGAIN_S)
        self._own_signals += 1
        if sys.platform == "win32":
            _thread.interrupt_main(number)
        else:
            os.kill(os.getpid(), number)


INTERRUPTS = Interrupts()
