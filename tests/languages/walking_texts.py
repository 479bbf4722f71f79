"""Find in code the texts for people and the keys of messages, and in .ftl files the messages."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from simulator import texts

TWO_WORDS = re.compile(r"[A-Za-z']{2,}[^{}]*\s[^{}]*[A-Za-z']{2,}")
TEXTS = ("HostTexts", "LogTexts")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def literals(node: ast.AST) -> Iterator[str]:
    """Yield the texts of strings that are shown unchanged, without those inside nested calls."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.BinOp):
        yield from literals(node.left)
        yield from literals(node.right)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def name_of(call: ast.Call) -> str:
    """Return the name of the called function, without its object."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


# Messages.


class Blanks(visitor.Visitor):
    """The blanks of a pattern, and the messages and terms that it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.refers_to: set[str] = set()

    def visit_VariableReference(self, node) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node) -> None:
        self.refers_to.add(node.id.name)

    def visit_TermReference(self, node) -> None:
        self.refers_to.add(f"-{node.id.name}")


@cache
def messages_of(part: str) -> dict[str, Blanks]:
    """Return all messages and terms of a part, attributes as `key.name`. Fail on a line that cannot be parsed."""
    found: dict[str, Blanks] = {}
    for entry in parse(texts.source_of(texts.ENGLISH, part).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{part}.ftl: {entry.content}"
        if isinstance(entry, (fluent.Message, fluent.Term)):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            assert key not in found, f"{part}.ftl: {key} is there twice"
            patterns = {key: entry.value} | {f"{key}.{one.id.name}": one.value for one in entry.attributes}
            for name, pattern in patterns.items():
                if pattern:
                    found[name] = Blanks()
                    found[name].visit(pattern)
    return found


def blanks_of(key: str, messages: dict[str, Blanks]) -> set[str]:
    blanks = messages[key]
    return blanks.names.union(*(blanks_of(other, messages) for other in blanks.refers_to))


# Calls.


@dataclass(frozen=True)
class Call:
    """A call with literal keys. `blanks` is None where values are passed on."""

    part: str
    keys: tuple[str, ...]
    blanks: frozenset[str] | None
    place: str

    def check(self, messages: dict[str, Blanks]) -> None:
        """Fail unless each key has a message, and their blanks together are those of the call."""
        whole = [key for key in self.keys if "{" not in key]
        assert set(whole) <= set(messages), f"{self.place}: {self.part}.ftl has not all of {whole}"
        if self.blanks is not None and whole and len(whole) == len(self.keys):
            assert self.blanks == set().union(*(blanks_of(key, messages) for key in whole)), f"{self.place}: {whole}"


def calls(files: Iterable[Path], raised: dict[str, str]) -> Iterator[Call]:
    """Yield each call of texts in these files. `raised` maps errors that take a key to the part of the key."""
    for path in files:
        tree = tree_of(path)
        parts = _parts_of(tree) | raised
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                found = _call(node, parts, path)
                if found:
                    yield found


def _call(node: ast.Call, parts: dict[str, str], path: Path) -> Call | None:
    name, at = name_of(node), 0
    if name == "attribute" and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        name, at = node.func.value.id, 1
    if name not in parts or (isinstance(node.func, ast.Attribute) and not at and not _is_own(node.func)):
        return None
    keys = tuple(literals(node.args[0]))
    if at:
        keys = tuple(f"{key}.{attribute}" for key in keys for attribute in literals(node.args[1]))
    names = {str(keyword.arg) for keyword in node.keywords}
    return Call(parts[name], keys, None if "None" in names else frozenset(names), f"{path.name}:{node.lineno}")


def _is_own(function: ast.Attribute) -> bool:
    return isinstance(function.value, ast.Name) and function.value.id == "self"


def _parts_of(tree: ast.Module) -> dict[str, str]:
    """Return, for each name, the part of its texts: names of modules, and of classes such as `self.say`."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    return {
        node.targets[0].id: node.value.args[0].value if node.value.args else "log"
        for body in bodies
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and name_of(node.value) in TEXTS
    }


def written(files: Iterable[Path], pages: Iterable[Path] = ()) -> set[str]:
    """Return all strings of the code and the words of its pages, one of which is each key that is passed on."""
    nodes = (node for path in files for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant))
    words = {node.value for node in nodes if isinstance(node.value, str)}
    for page in pages:
        words.update(re.findall(r"[\w-]+", page.read_text(encoding="utf-8")))
    return words


def unused(messages: dict[str, Blanks], used: set[str]) -> set[str]:
    """Return the keys of messages that neither code nor another message uses."""
    referred = {name for blanks in messages.values() for name in blanks.refers_to}
    return {key for key in messages if "." not in key} - used - referred
