"""Limits of size: lines of a file and of a function, modules of a folder, characters of a line."""

import ast
import re
from collections import Counter
from collections.abc import Iterator

from host_tools.checking.tree import PRODUCTION, Tree, at
from simulator.texts import HostTexts

say = HostTexts("check")

_MOST_LINES = 500  # of a file; oxlint has a limit of its own for JavaScript
_MOST_FUNCTION_LINES = 40
_MOST_MODULES = 25  # in one folder
_MOST_CHARACTERS = 120  # of a line; ruff counts those of Python
_TEXT = (".js", ".mjs", ".css", ".html", ".md", ".ftl")
# What cannot be broken: a word, data in a style sheet, rows and pictures in Markdown, messages of Fluent, whose line
# breaks are shown. What programs have written into pages is left alone, too.
_UNBREAKABLE = {
    "": re.compile(r"\s*(?:\S{1,8} )?\S+$"),
    ".css": re.compile(r".*url\(.data:"),
    ".md": re.compile(r"\s*\||!\["),
    ".ftl": re.compile(r"\s*[^#\s]"),
}
_WRITTEN = re.compile(r"<!-- (?!end).*?^<!-- end -->", re.MULTILINE | re.DOTALL)
_WRITTEN_PAGES = ("host_tools/link/LINK.md",)


def check_sizes(tree: Tree) -> Iterator[str]:
    """Yield the files, functions and folders that are too large to take in."""
    for module in tree.modules.values():
        if (count := len(tree.text(module.place).splitlines())) > _MOST_LINES:
            yield at(module.place, 1, say("file-too-long", count=count, most=_MOST_LINES))
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                count = (node.end_lineno or node.lineno) - node.lineno + 1
                if count > _MOST_FUNCTION_LINES:
                    words = say("function-too-long", name=node.name, count=count, most=_MOST_FUNCTION_LINES)
                    yield at(module.place, node.lineno, words)
    files = tree.sources(".py", ".js", under=PRODUCTION)
    folders = Counter((place.rpartition("/")[0], place[-3:]) for place in files if not place.endswith("__init__.py"))
    for (folder, _), count in folders.items():
        if count > _MOST_MODULES:
            yield at(folder, 1, say("folder-too-full", count=count, most=_MOST_MODULES))


def check_lines(tree: Tree) -> Iterator[str]:
    """Yield the lines that are too long and could be broken."""
    for place in tree.sources(*_TEXT):
        kinds = [_UNBREAKABLE[ending] for ending in _UNBREAKABLE if place.endswith(ending)]
        text = _WRITTEN.sub(lambda written: "\n" * written[0].count("\n"), tree.text(place))
        for number, line in enumerate(text.splitlines() if place not in _WRITTEN_PAGES else (), 1):
            if len(line) > _MOST_CHARACTERS and not any(kind.match(line) for kind in kinds):
                yield at(place, number, say("line-too-long", count=len(line), most=_MOST_CHARACTERS))
