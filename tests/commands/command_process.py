"""Commands of ./tray24 that run in processes of their own, as a terminal starts them."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_LIMIT_S = 60


class CommandProcess:
    """A command in a process group of its own; it keeps its data in the folder `home` inside `folder`."""

    def __init__(self, folder, words, stdin=subprocess.DEVNULL, **environment):
        path = os.pathsep.join(map(str, (folder, ROOT / "firmware", ROOT)))
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "host_tools", *map(str, words)],
            cwd=folder,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "TRAY24_HOME": str(folder / "home"), **environment},
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # as for a command that a person starts
        )

    def read_first_line(self):
        return self.process.stdout.readline()

    def find_line(self, pattern):
        """Wait for the first line of the output that contains this pattern, and return the match of the pattern."""
        assert self.process.stdout and self.process.stderr
        text = ""
        too_late = threading.Timer(_LIMIT_S, self.process.kill)
        too_late.start()
        try:
            for line in self.process.stdout:
                if match := re.search(pattern, line):
                    return match
                text += line
        finally:
            too_late.cancel()
        raise AssertionError(f"no {pattern!r} in {text + self.process.stderr.read()!r}")

    def interrupt(self, number=signal.SIGINT):
        os.killpg(self.process.pid, number)

    def finish(self):
        """Wait for the end of the command. Return its exit code, the rest of its output, and its errors."""
        try:
            out, err = self.process.communicate(timeout=_LIMIT_S)
        finally:
            self.process.kill()
        return self.process.returncode, out, err
