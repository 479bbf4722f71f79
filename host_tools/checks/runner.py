"""All checks and their runner: the project's own checks, and the command lines of linters and type checkers.

Each linter is a process whose output lines are its findings. TypeScript checks the code of the page. The types of the
messages between page and server are made from the schema of the messages.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from host_tools.checks import documents, imports, names, sizes, texts
from host_tools.checks.tree import SourceTree
from host_tools.errors import Failure
from host_tools.site import npm
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web.schema import build_document

_PIN_FILE = Path(__file__).with_name("typescript.toml")
_PROJECTS = "simulator/tsconfig*.json"  # their comments say what each holds
_MESSAGES = ".cache/messages.d.ts"
_PROCESSORS = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}  # as npm names them
_TYPES = {"boolean": "boolean", "integer": "number", "null": "null", "string": "string"}
say = HostTexts("check")
_SCRIPTS = ("*.js", "*.mjs", "*.d.ts")
_FOLDERS = ("simulator", "host_tools", "tests")
COMMANDS = {
    "ruff": ("ruff", "check", "--quiet", "--output-format=concise", "."),
    "ruff-format": ("ruff", "format", "--quiet", "--diff", "."),
    "oxlint": (
        *("oxlint", "--format=unix", "--config=simulator/.oxlintrc.json"),
        # These files contain only functions, which run in a browser.
        *("--ignore-pattern=tests/page/illegible_texts.js", "--ignore-pattern=tests/page/offers.js"),
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
# Imports all named modules, and stops as soon as one of them touches files, processes, the network or the clock.
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
# Our own checks by name: the function `check_NAME` of a module. Each yields its findings: where, and what is wrong.
OWN: dict[str, Callable[[SourceTree], Iterable[str]]] = {
    name.removeprefix("check_"): check
    for module in (imports, sizes, names, documents, texts)
    for name, check in vars(module).items()
    if name.startswith("check_")
}
NAMES = (*OWN, *COMMANDS, "typescript", "importing")
SLOW = ("pyright",)  # it takes minutes of processor time


def _prepare_typescript(tree: SourceTree) -> tuple[str, ...]:
    """Write the types of messages to a file, and return the command line by which TypeScript checks all its projects.

    Raise Failure when its compiler cannot be fetched.
    """
    path = tree.root / _MESSAGES
    path.parent.mkdir(exist_ok=True)
    path.write_text(declare_message_types(), encoding="utf-8")
    projects = sorted(path.relative_to(tree.root).as_posix() for path in tree.root.glob(_PROJECTS))
    return (str(_fetch_compiler()), "--build", "--force", *projects)


def _fetch_compiler() -> Path:
    """Return the path of TypeScript's compiler for this machine, fetched by npm unless it is in the cache."""
    processor = platform.machine().lower()
    machine = f"{sys.platform}-{_PROCESSORS.get(processor, processor)}"
    pin = tomllib.loads(_PIN_FILE.read_text(encoding="utf-8"))
    if machine not in pin["integrity"]:
        raise Failure(say("no-typescript", machine=machine))
    package = npm.fetch_package(f"@typescript/typescript-{machine}", pin | {"integrity": pin["integrity"][machine]})
    return package / "lib" / ("tsc.exe" if sys.platform == "win32" else "tsc")


def declare_message_types() -> str:
    """Return declarations of two TypeScript types: News for the server's messages, PageRequest for the page's."""
    requests = " | ".join(_schema_to_type(request) for request in build_document()["requests"].values())
    return f"type News = {_schema_to_type(build_document()['news'])};\ntype PageRequest = {requests};\n"


def _schema_to_type(schema: JsonObject) -> str:
    """Return the TypeScript type of the values that fit a JSON schema, as far as TypeScript can express it."""
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " | ".join(
        _compound_to_type(kind, schema) if kind in ("array", "object") else _TYPES[kind] for kind in kinds
    )


def _compound_to_type(kind: str, schema: JsonObject) -> str:
    if kind == "array":
        items = schema["items"]
        return (
            f"[{', '.join(map(_schema_to_type, items))}]"
            if isinstance(items, list)
            else f"({_schema_to_type(items)})[]"
        )
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_schema_to_type(values) if values else 'any'}>"
    optional = {name: "" if name in schema["required"] else "?" for name in schema["properties"]}
    fields = [f"{name}{optional[name]}: {_schema_to_type(value)}" for name, value in schema["properties"].items()]
    return f"{{ {'; '.join(fields)} }}"


class LinterProcess:
    """A linter that runs beside this process. `read_findings` waits for it; `stop` ends it."""

    def __init__(self, tree: SourceTree, name: str) -> None:
        """Start the linter. If it is not installed, that is its only finding."""
        self._tree, self._name = tree, name
        self._process: subprocess.Popen[str] | None = None
        self._failure_text = ""
        try:
            program, *arguments = _get_command(tree, name)
        except Failure as failure:
            self._failure_text = str(failure)
            return
        if not (path := shutil.which(program, path=sysconfig.get_path("scripts"))):
            self._failure_text = say("tool-missing", name=program)
            return
        self._process = subprocess.Popen(
            [path, *arguments],
            cwd=tree.root,
            env=os.environ | _VARIABLES,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def read_findings(self) -> Iterator[str]:
        """Yield the lines of the linter's output if it has found something."""
        if self._process is None:
            yield self._failure_text
            return
        output, _ = self._process.communicate()
        if self._process.returncode:
            lines = output.replace(f"{self._tree.root}{os.sep}", "").splitlines()
            yield from lines or [say("tool-failed", name=self._name, code=self._process.returncode)]

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def _get_command(tree: SourceTree, name: str) -> tuple[str, ...]:
    """Return the command line of the check `name`. Raise Failure when its program cannot be fetched."""
    if name == "typescript":
        return _prepare_typescript(tree)
    if name == "importing":
        # Not those of the device and of the wheel's build: they cannot be imported on this computer.
        other_modules = ("tray24.device", "main", "_boot", "host_tools.build.wheel")
        return (
            sys.executable,
            "-c",
            _IMPORT_ALL,
            *(module_name for module_name in tree.modules if not module_name.startswith(other_modules)),
        )
    return COMMANDS[name]


def run_checks(tree: SourceTree, names: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Run the named checks, and yield the name and findings of each. Linters run in parallel with our own checks."""
    processes = {}
    try:
        for name in names:
            if name not in OWN:
                processes[name] = LinterProcess(tree, name)
        yield from ((name, list(OWN[name](tree))) for name in names if name in OWN)
        yield from ((name, list(process.read_findings())) for name, process in processes.items())
    finally:
        for process in processes.values():
            process.stop()
