"""Checks of sources: the lengths of files, functions and lines, the number of files in a folder, and plain English.

ruff's rule D401 finds docstrings that begin with a verb that is not an imperative. `check_prose` finds docstrings that
do not begin with a verb at all.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator

from host_tools.checks.tree import PRODUCTION, SourceTree, format_finding
from simulator.texts import HostTexts

say = HostTexts("check")

_MAX_LINES = 500  # of a file; oxlint has a limit of its own for JavaScript
_MAX_FUNCTION_LINES = 40
_MAX_MODULES = 25  # in one folder
_MAX_CHARACTERS = 120  # of a line; ruff counts those of Python
_TEXT_ENDINGS = (".js", ".mjs", ".css", ".html", ".md", ".ftl")
# What cannot be broken: a word, data in a style sheet, rows and pictures in Markdown, messages of Fluent, whose line
# breaks are shown. What programs have written into pages is left alone, too.
_UNBREAKABLE = {
    "": re.compile(r"\s*(?:\S{1,8} )?\S+$"),
    ".css": re.compile(r".*url\(.data:"),
    ".md": re.compile(r"\s*\||!\["),
    ".ftl": re.compile(r"\s*[^#\s]"),
}
_GENERATED_PART = re.compile(r"<!-- (?!end).*?^<!-- end -->", re.MULTILINE | re.DOTALL)
_GENERATED_PAGES = ("host_tools/link/LINK.md",)
# A function's summary begins with a verb such as Return, Parse or Draw, not with one of these.
_NO_VERB = re.compile(
    r"(a|all|an|as|each|everything|false|for|gives|how|if|in|it|its|none|of|one|that|the|these|this|those|true|what|when|"
    r"where|whether|which|while|who|whose)\b",
    re.IGNORECASE,
)
# A module's summary says what the file holds; it is not a question.
_QUESTION = re.compile(r"(how|what|why)\b", re.IGNORECASE)
# Words that nobody searches for, and the usual ones.
_USUAL_WORDS = {
    "anew": "again",
    "for ever": "forever",
    "in place of": "instead of",
    "in vain": "without success",
    "let go of": "released",
    "of now": "current",
    "still due": "pending",
    "thereby": "by this",
    "whosoever": "whoever",
}
_UNUSUAL_WORD = re.compile(rf"\b(?:{'|'.join(_USUAL_WORDS)})\b", re.IGNORECASE)
_WORD_LIST_FILES = {"host_tools/checks/sizes.py", "tests/host_tools/test_check.py"}
_PROPERTIES = ("property", "cached_property", "setter")


def check_sizes(tree: SourceTree) -> Iterator[str]:
    """Yield the files, functions and folders that are too large."""
    for module in tree.modules.values():
        if (count := len(tree.read_text(module.place).splitlines())) > _MAX_LINES:
            yield format_finding(module.place, 1, say("file-too-long", count=count, most=_MAX_LINES))
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                count = (node.end_lineno or node.lineno) - node.lineno + 1
                if count > _MAX_FUNCTION_LINES:
                    text = say("function-too-long", name=node.name, count=count, most=_MAX_FUNCTION_LINES)
                    yield format_finding(module.place, node.lineno, text)
    files = tree.list_sources(".py", ".js", under=PRODUCTION)
    folders = Counter((path.rpartition("/")[0], path[-3:]) for path in files if not path.endswith("__init__.py"))
    for (folder, _), count in folders.items():
        if count > _MAX_MODULES:
            yield format_finding(folder, 1, say("folder-too-full", count=count, most=_MAX_MODULES))


def check_lines(tree: SourceTree) -> Iterator[str]:
    """Yield the lines that are too long and could be broken."""
    for path in tree.list_sources(*_TEXT_ENDINGS):
        kinds = [_UNBREAKABLE[ending] for ending in _UNBREAKABLE if path.endswith(ending)]
        text = _GENERATED_PART.sub(lambda written: "\n" * written[0].count("\n"), tree.read_text(path))
        for number, line in enumerate(text.splitlines() if path not in _GENERATED_PAGES else (), 1):
            if len(line) > _MAX_CHARACTERS and not any(kind.match(line) for kind in kinds):
                yield format_finding(path, number, say("line-too-long", count=len(line), most=_MAX_CHARACTERS))


def check_prose(tree: SourceTree) -> Iterator[str]:
    """Yield unusual words, functions' docstrings that begin with no verb, and modules' that begin as a question."""
    for path in tree.list_sources(".py"):
        module_tree = tree.parse_module(path).tree
        if _QUESTION.match(ast.get_docstring(module_tree) or ""):
            yield format_finding(path, 1, say("summary-is-question"))
        for node in ast.walk(module_tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or _allows_no_verb(node):
                continue
            if match := _NO_VERB.match(ast.get_docstring(node) or ""):
                yield format_finding(path, node.lineno, say("summary-has-no-verb", name=node.name, word=match[0]))
    for path in sorted(set(tree.list_sources(".py", ".ftl", ".md")) - _WORD_LIST_FILES):
        for number, line in tree.iterate_lines(path):
            for word in _UNUSUAL_WORD.findall(line):
                yield format_finding(path, number, say("word-unusual", word=word, usual=_USUAL_WORDS[word.lower()]))


def _allows_no_verb(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function's docstring may begin without a verb: that of a property or of a test."""
    decorators = {ast.unparse(decorator).split(".")[-1] for decorator in function.decorator_list}
    return function.name.startswith("test_") or bool(decorators & set(_PROPERTIES))
