"""Every text of the host tools has a key: what is shown is read from Fluent, with the blanks that its message has."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

import host_tools
from simulator import texts

HOST_TOOLS = Path(host_tools.__file__).parent
FILES = sorted(HOST_TOOLS.rglob("*.py"))
# They make pages for engineers, and nothing that a person is told.
NOT_TOLD = ("languages", "link/link_doc.py")
ERRORS = (
    "Failure",
    "UsageError",
    "PortFailure",
    "NoTray",
    "LinkError",
    "Silence",
    "Unplugged",
    "Unavailable",
    "Damaged",
)
SHOWN_BY = ("print", "say", "tell", "wait", "agrees", "says", "choose", "waiting", "progress", *ERRORS)
SHOWN_AS = ("help", "description", "epilog", "metavar")
TWO_WORDS = re.compile(r"[A-Za-z']{2,}[^{}]*\s[^{}]*[A-Za-z']{2,}")
# Keys that the code puts together begin so; the files' comments say what follows.
DYNAMIC = {
    "cli": ("command-",),
    "setup": ("step-",),
    "calibrate": ("answer-",),
    "doctor": ("leds-in-", "the-", "display-", "address-", "color-", "button"),
    "stats": ("tip-",),
    "pico": ("usage-", "does-", "keys-", "color-"),
}


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def literals(node: ast.AST) -> Iterator[str]:
    """Yield the texts of strings that are shown as they stand: not those inside calls of their own."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.BinOp):
        yield from literals(node.left)
        yield from literals(node.right)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def shown(call: ast.Call) -> Iterator[ast.AST]:
    """Yield what a call shows to a person."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in SHOWN_BY:
        yield from call.args
    yield from (keyword.value for keyword in call.keywords if keyword.arg in SHOWN_AS)


def untranslated(path: Path) -> list[str]:
    found = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call):
            said = (text for value in shown(node) for text in literals(value))
            found += [f"{path.name}:{node.lineno}: {text}" for text in said if TWO_WORDS.search(text)]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOST_TOOLS)))
def test_what_is_shown_is_read_from_fluent(path):
    if not str(path.relative_to(HOST_TOOLS).as_posix()).startswith(NOT_TOLD):
        assert not untranslated(path)


def test_a_sentence_in_the_code_is_found(tmp_path):
    path = tmp_path / "tool.py"
    path.write_text('def f():\n    raise Failure(f"no {name} is there" if x else "")\n', encoding="utf-8")
    assert untranslated(path) == ["tool.py:2: no {} is there"]


# Keys.


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


def messages_of(part: str) -> dict[str, Blanks]:
    """Return all messages and terms of a part; a line that cannot be read is a fault."""
    found = {}
    for entry in parse(texts.source_of(texts.ENGLISH, part).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{part}.ftl: {entry.content}"
        if isinstance(entry, (fluent.Message, fluent.Term)):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            assert key not in found, f"{part}.ftl: {key} is there twice"
            found[key] = Blanks()
            found[key].visit(entry.value)
    return found


def blanks_of(key: str, messages: dict[str, Blanks]) -> set[str]:
    blanks = messages[key]
    return blanks.names.union(*(blanks_of(other, messages) for other in blanks.refers_to))


def calls() -> Iterator[tuple[str, list[str], set[str] | None, str]]:
    """Yield part, keys, blanks (None for values that are passed on) and place of each call with written keys."""
    for path in FILES:
        tree = tree_of(path)
        parts = {
            node.targets[0].id: node.value.args[0].value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and getattr(node.value.func, "id", "") == "HostTexts"
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in parts:
                names = {str(keyword.arg) for keyword in node.keywords}
                keys = list(literals(node.args[0]))
                yield parts[node.func.id], keys, None if "None" in names else names, f"{path.name}:{node.lineno}"


CALLS = list(calls())
PARTS = sorted({part for part, *_ in CALLS})


@pytest.mark.parametrize("part", PARTS)
def test_each_key_has_a_message_with_its_blanks(part):
    messages = messages_of(part)
    for _, keys, blanks, place in (call for call in CALLS if call[0] == part):
        whole = [key for key in keys if "{" not in key]
        assert set(whole) <= set(messages), f"{place}: {part}.ftl has not all of {whole}"
        if blanks is not None and whole == keys and keys:
            assert blanks == set().union(*(blanks_of(key, messages) for key in keys)), f"{place}: {keys}"


def _written() -> set[str]:
    """Return all strings of the code and the words of its templates: a key that is passed on is one of them."""
    nodes = (node for path in FILES for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant))
    words = {node.value for node in nodes if isinstance(node.value, str)}
    for template in HOST_TOOLS.rglob("*.html"):
        words.update(re.findall(r"[\w-]+", template.read_text(encoding="utf-8")))
    return words


WRITTEN = _written()


@pytest.mark.parametrize("part", PARTS)
def test_each_message_is_used(part):
    messages = messages_of(part)
    used: dict[str, set[str]] = defaultdict(set)
    for other, keys, *_ in CALLS:
        used[other].update(keys)
    referred = {name for blanks in messages.values() for name in blanks.refers_to}
    unused = set(messages) - used[part] - referred - WRITTEN
    assert not [key for key in unused if not key.startswith(DYNAMIC.get(part, "\0"))]


# The language.


def test_an_unknown_language_is_told_and_english_is_shown(tray24, monkeypatch):
    monkeypatch.setenv("TRAY24_LANGUAGE", "tlh")
    code, _, error = tray24("play", "--port", "99999")
    assert code == 2
    assert error.splitlines() == [
        "TRAY24_LANGUAGE: there is no language tlh, so English is shown; there is: en",
        "tray24 play: --port 99999: give a number from 0 to 65535",
    ]
