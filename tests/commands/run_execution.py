"""Execute the runs of commands that are listed in runs.py: in this process, or in a separate one until Ctrl-C."""

import contextlib
import io
import re
import shlex

from command_process import CommandProcess
from runs import INTERRUPTED

from host_tools.cli import main

HELLO = "import tray\ndef update(now_ms):\n    print('Hello from the tray')\n    tray.leave()\n"


def execute_runs(runs, folder, **places):
    """Execute runs one after another in a folder, and check their output and exit codes.

    `places` {word: value} replace the words in braces of a run, such as {port}. {out} is the folder, {app} an app.
    """
    app = folder / "hello.py"
    app.write_text(HELLO)
    places = {"out": folder, "app": app} | places
    for run in runs:
        words = [word.format_map(places) for word in shlex.split(run.words)]
        if run.code == INTERRUPTED:
            command = CommandProcess(folder, words)
            try:
                command.find_line(run.says)
            finally:
                command.interrupt()
                code, _, errors = command.finish()
            assert (code, "Traceback" in errors) == (INTERRUPTED, False), f"{words}: {errors}"
        else:
            code, said = call_command(words)
            assert code == run.code, f"{words}: {code}: {said}"
            assert re.search(run.says, said, re.DOTALL | re.MULTILINE), f"{words}: {said}"


def call_command(words):
    """Run a command of ./tray24 in this process. Return its exit code and what it has printed."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            code = main(words)
        except SystemExit as stop:
            code = stop.code
    return code, output.getvalue()
