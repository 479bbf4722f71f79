"""The linters and type checkers of others, with their settings: each is a process whose output are its findings."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator

from host_tools.checking import imports, typescript
from host_tools.checking.tree import Tree
from host_tools.errors import Failure
from simulator.texts import HostTexts

say = HostTexts("check")

_SCRIPTS = ("*.js", "*.mjs", "*.d.ts")
_FOLDERS = ("simulator", "host_tools", "tests")
COMMANDS = {
    "ruff": ("ruff", "check", "--quiet", "--output-format=concise", "."),
    "ruff-format": ("ruff", "format", "--quiet", "--diff", "."),
    "oxlint": (
        *("oxlint", "--format=unix", "--config=simulator/.oxlintrc.json"),
        *("--ignore-pattern=tests/page/legible.js", "--ignore-pattern=tests/page/offers.js"),  # functions for a browser
        *_FOLDERS,
    ),
    "oxfmt": (
        *("oxfmt", "--list-different", "--config=simulator/.oxfmtrc.json"),
        *(f"{folder}/**/{name}" for folder in _FOLDERS for name in _SCRIPTS),
    ),
    "zizmor": ("zizmor", "--quiet", "--offline", ".github"),
    "pyright": ("pyright",),
}
_VARIABLES = {"NO_COLOR": "1", "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1", "PYTHONPATH": "firmware"}
# Imports all modules that are named, and ends at what one of them does to files, processes, the network or the clock.
_IMPORT_ALL = """
import importlib, sys

def watch(event, arguments):
    writes = event == "open" and isinstance(arguments[1], str) and set(arguments[1]) & set("wax+")
    if writes or event in ("subprocess.Popen", "socket.bind", "socket.connect", "time.sleep", "os.mkdir", "os.remove"):
        raise SystemExit(f"{event} {arguments} while importing {module}")

sys.dont_write_bytecode = True
sys.path[:0] = ["", "firmware"]
sys.addaudithook(watch)
for module in sys.argv[1:]:
    importlib.import_module(module)
"""


class Started:
    """A linter that runs beside this process. `findings` waits for it; `stop` ends it."""

    def __init__(self, tree: Tree, name: str) -> None:
        """Start it. A linter that is not installed is its only finding."""
        self._tree = tree
        self._name = name
        self._process = None
        self._why_not = ""
        try:
            program, *arguments = _command(tree, name)
        except Failure as failure:
            self._why_not = str(failure)
            return
        if path := shutil.which(program, path=sysconfig.get_path("scripts")):
            self._process = self._start([path, *arguments])
        else:
            self._why_not = say("tool-missing", name=program)

    def _start(self, command: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            command,
            cwd=self._tree.root,
            env=os.environ | _VARIABLES,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def findings(self) -> Iterator[str]:
        """Yield the lines of its output, if it has found something."""
        if self._process is None:
            yield self._why_not
            return
        output, _ = self._process.communicate()
        if self._process.returncode:
            lines = output.replace(f"{self._tree.root}{os.sep}", "").splitlines()
            yield from lines or [say("tool-failed", name=self._name, code=self._process.returncode)]

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


NAMES = (*COMMANDS, "typescript", "importing")


def _command(tree: Tree, name: str) -> tuple[str, ...]:
    """Return the program of a check and its arguments. Raise Failure when the program cannot be fetched."""
    if name == "typescript":
        return typescript.command(tree)
    if name == "importing":
        return (sys.executable, "-c", _IMPORT_ALL, *imports.importable(tree))
    return COMMANDS[name]
