"""Docstrings are plain English. ruff's D401 knows verbs that are no imperatives; this knows what is no verb at all."""

import ast
import re
from collections.abc import Iterator

from host_tools.checking.tree import Tree, at
from simulator.texts import HostTexts

say = HostTexts("check")

_FOLDERS = ("firmware/", "hardware/", "host_tools/", "simulator/", "tests/")
# A function's summary begins with a verb such as Return, Parse or Draw, not with one of these.
_NO_VERB = re.compile(
    r"(a|all|an|as|each|everything|false|for|gives|how|if|in|it|its|none|of|one|that|the|these|this|those|true|what|when|"
    r"where|whether|which|while|who|whose)\b",
    re.IGNORECASE,
)
# A module's summary says what the file holds; it is no question.
_QUESTION = re.compile(r"(how|what|why)\b", re.IGNORECASE)
# Words that nobody searches for, and the usual ones.
_USUAL = {
    "anew": "again",
    "for ever": "forever",
    "in place of": "instead of",
    "in vain": "without success",
    "let go of": "released",
    "still due": "pending",
    "thereby": "by this",
    "whosoever": "whoever",
}
_UNUSUAL = re.compile(rf"\b(?:{'|'.join(_USUAL)})\b", re.IGNORECASE)
_NAMED_HERE = {"host_tools/checking/prose.py", "tests/host_tools/test_check.py"}
_PROPERTIES = ("property", "cached_property", "setter")


def check_prose(tree: Tree) -> Iterator[str]:
    """Yield the summaries that do not say what a function does or a module holds, and unusual words."""
    for place in tree.sources(".py", under=_FOLDERS):
        parsed = tree.module(place).tree
        if _QUESTION.match(ast.get_docstring(parsed) or ""):
            yield at(place, 1, say("summary-is-question"))
        for node in ast.walk(parsed):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or _is_no_action(node):
                continue
            if found := _NO_VERB.match(ast.get_docstring(node) or ""):
                yield at(place, node.lineno, say("summary-has-no-verb", name=node.name, word=found[0]))
    for place in sorted(set(tree.sources(".py", ".ftl", ".md", under=_FOLDERS)) - _NAMED_HERE):
        for number, line in tree.lines(place):
            for word in _UNUSUAL.findall(line):
                yield at(place, number, say("word-unusual", word=word, usual=_USUAL[word.lower()]))


def _is_no_action(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether it is a property, which is named by what it is, or a test, whose docstring is a statement."""
    decorators = {ast.unparse(decorator).split(".")[-1] for decorator in function.decorator_list}
    return function.name.startswith("test_") or bool(decorators & set(_PROPERTIES))
