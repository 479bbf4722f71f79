"""Helpers for tests of refusals: checking the text of an error, and finding all refusals in the sources."""

import ast
import importlib
import re
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

import host_tools
import simulator
import tray24
from simulator.texts import format_error
from tray24 import games
from tray24.rules.errors import RuleError


@contextmanager
def expect_refusal(pattern, error_class=RuleError):
    """Check that a `with` block raises an error whose text, after the rule's number, matches a pattern."""
    with pytest.raises(error_class) as error_info:
        yield error_info
    assert re.search(pattern, format_error(error_info.value)), format_error(error_info.value)


class Refusal(NamedTuple):
    """A call of RuleError in the sources: file and line, rule ("" if none or in a variable), key and placeholders."""

    place: str
    rule: str
    key: str
    blanks: frozenset


@lru_cache
def list_refusals():
    """Return all refusals in the sources, including those of games from outside the firmware."""
    folders = [Path(package.__file__).parent for package in (tray24, simulator, host_tools)]
    folders += [Path(importlib.import_module(package).__file__).parent for package in games.list_registered()]
    files = sorted(path for folder in folders for path in folder.rglob("*.py"))
    sources = {path: path.read_text(encoding="utf-8") for path in files}
    trees = {path: ast.parse(source) for path, source in sources.items() if "efusal" in source or "RuleError" in source}
    constants = _collect_constants(trees.values())
    found = []
    for path, tree in trees.items():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "RuleError":
                rule, key = call.args
                number = rule.value if isinstance(rule, ast.Constant) else ""
                blanks = frozenset(keyword.arg for keyword in call.keywords)
                location = f"{path.name}:{call.lineno}"
                found += [Refusal(location, number, name, blanks) for name in _list_keys(key, constants)]
    return found


def _list_keys(node, constants):
    """Return the text keys that an argument `node` (a syntax tree) of a RuleError can be.

    The argument is a constant, a choice between two arguments, or an attribute, whose values are in `constants`.
    """
    if isinstance(node, ast.IfExp):
        return _list_keys(node.body, constants) + _list_keys(node.orelse, constants)
    if isinstance(node, ast.Attribute):
        return constants[node.attr]
    assert isinstance(node, ast.Constant) and re.fullmatch(r"[a-z][a-z_]*", str(node.value)), ast.dump(node)
    return [str(node.value)]


def _collect_constants(trees):
    """Return {name of an attribute: the constants that classes in these syntax trees assign to it}."""
    found = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for line in node.body:
                    if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
                        found.setdefault(line.targets[0].id, []).append(line.value.value)
    return found
