"""Checks of names: that of a function begins with a verb, and no module has the name of a module in a folder above.

`verbs.txt` lists the verbs, in any order.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from host_tools.checks.tree import SourceTree, format_finding
from simulator.texts import HostTexts

say = HostTexts("check")


def _read_words(name: str) -> set[str]:
    """Return the words of a file beside this one, without the lines that begin with #, which are comments."""
    lines = Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


_QUESTIONS = {"is", "are", "has", "have", "can", "may", "must", "should", "needs", "allows", "contains", "counts"}
_FIRST_WORDS = _read_words("verbs.txt") | _QUESTIONS | {"matches"}
_GIVEN_NAMES = _read_words("given_names.txt")
# Conversions, and functions that a framework calls at an event or finds by their names.
_NO_ACTION = re.compile(r"\w+_to_\w+|(?:from|to|on|when|test|pytest)_\w+|main|__\w+__")
_NO_ACTION_JS = re.compile(r"[a-z]+To[A-Z]\w*|(?:from|to|on)[A-Z]\w*")
_NOUNS = {"property", "cached_property", "setter", "fixture"}  # decorators of functions whose names are nouns
_FOLDERS = ("firmware/", "hardware/", "host_tools/", "simulator/", "tests/")
_MODULE_FOLDERS = ("firmware/tray24/", "hardware/", "host_tools/", "simulator/")
_APP_FOLDERS = ("firmware/apps/", "firmware/tray24/ui/apps/")  # the names that apps call must not change
_FUNCTION_JS = re.compile(r"^ *(?:export )?(?:default )?(?:async )?function\*? (\w+)", re.MULTILINE)
_PROGRAMS = ("__init__.py", "__main__.py")


def check_names(tree: SourceTree) -> Iterator[str]:
    """Yield the functions whose names begin with no verb, and the modules named like a module in a folder above."""
    for path in tree.list_sources(".py", under=_FOLDERS):
        if path.startswith(_APP_FOLDERS):
            continue
        for node in ast.walk(tree.parse_module(path).tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_named_well(node):
                yield format_finding(path, node.lineno, say("name-has-no-verb", name=node.name))
    for path in tree.list_sources(".js", ".mjs", under=_FOLDERS):
        text = tree.read_text(path)
        for match in _FUNCTION_JS.finditer(text):
            name, first = match[1], re.match("[a-z]*", match[1])
            if not (first and first[0] in _FIRST_WORDS or name in _GIVEN_NAMES or _NO_ACTION_JS.fullmatch(name)):
                yield format_finding(path, text.count("\n", 0, match.start(1)) + 1, say("name-has-no-verb", name=name))
    paths = set(tree.list_sources(".py", under=_MODULE_FOLDERS))
    for path in sorted(paths):
        folder, _, name = path.rpartition("/")
        while name not in _PROGRAMS and "/" in folder:
            folder = folder.rpartition("/")[0]
            if f"{folder}/{name}" in paths:
                yield format_finding(path, 1, say("module-twice", other=f"{folder}/{name}"))


def _is_named_well(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function's name begins with a verb or a word such as `is`, or need not do so.

    For example, the names of conversions, handlers of events and properties need not.
    """
    name = function.name.lstrip("_")
    decorators = {ast.unparse(decorator).partition("(")[0].rpartition(".")[2] for decorator in function.decorator_list}
    return bool(
        name.partition("_")[0] in _FIRST_WORDS
        or name in _GIVEN_NAMES
        or _NO_ACTION.fullmatch(name)
        or _NO_ACTION.fullmatch(function.name)
        or decorators & _NOUNS
    )
