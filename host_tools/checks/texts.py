"""Checks of texts: no sentence is in the code, each key has a message with the same placeholders, each message is used.

In the code, a placeholder (where a message gets a value) is called a blank.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from host_tools.checks.tree import SourceTree, format_finding
from host_tools.doctor.findings import STEPS
from simulator.texts import HostTexts
from tray24.text_tables.messages import BlanksVisitor, collect_blanks, collect_patterns, parse_messages
from tray24.text_tables.tables import SourceError

say = HostTexts("check")

_FOLDERS = ("host_tools/", "simulator/")
_ENGLISH = "firmware/tray24/languages/en/"
_TWO_WORDS = re.compile(r"[A-Za-z']{2,}[^{}]*\s[^{}]*[A-Za-z']{2,}")
_TEXTS = ("HostTexts", "LogTexts")
# Errors that take a key, in the simulator -> the part of the key.
_PARTS_OF_ERRORS = {
    "IntentError": "people",
    "MisplacedDie": "people",
    "SimulatorFault": "people",
    "OutOfSync": "follow",
    "make_error": "traces",
}
# Beginnings of keys that code composes, by their part; the comments in the .ftl files say what follows.
_COMPOSED_KEYS = {
    "cli": "command-",
    "setup": "step- first-game kind- help-led- help-tray-",
    "calibrate": "answer-",
    "slot": "do- fault- light- ink- step- column-",
    "doctor": "leds the- display- address- color- button kind- drawing- wired-",
    "site": "start-step- kind- fact- cell-",
    "stats": "tip-",
    "balance": "event- column- tip-",
    "pico": "usage- does- keys- color-",
    "page": "advice- bot- character- real- sign- color- tiles- replay- evening-",
    "log": "plain- banner-",
    "basic-page": "field-",
    "yacht-page": "box- inside-",
    "traces": "seen-",
}
_FIRMWARE_PARTS = ("menus", "host-refusals")  # the firmware uses their messages
_COMPOSED_BY_GAMES = "short- option-"  # in the texts of each game for the page
# Functions and errors of the host tools that show their arguments to a person, and such arguments of any function.
_SHOWING_CALLS = {
    *("print", "print_message", "show_message", "await_done", "ask_yes_no", "ask_text", "ask_choice"),
    *("show_waiting", "show_progress", "Failure", "UsageError"),
    *("PortFailure", "NoTray", "LinkError", "Silence", "Unplugged", "MicroPythonUnavailable", "Damaged"),
}
_SHOWN_KEYWORDS = ("help", "description", "epilog", "metavar")
# Sentences are allowed in these files: a page for engineers, and examples, whose users change the texts in the code.
_ENGINEERS_FILES = tuple(f"host_tools/{place}" for place in ("link/link_doc.py", "examples/"))
# Errors of a programmer: players never see them.
_PROGRAMMERS_ERRORS = ("AssertionError", "KeyError", "NotImplementedError", "RuntimeError", "ValueError")
# Strings of the simulator that are not texts: styles, JSON, lines of records, names of folders, surfaces and devices,
# policies of pages.
_NO_TEXT = re.compile(
    r'bold #|^\{"|^# dice (?:real|day)|^Library/|^finger half$|^UF2 Bootloader|^virtual tray, Python|\'self\'|^<meta '
)


def check_sentences(tree: SourceTree) -> Iterator[str]:
    """Yield the sentences in the code that would be shown to a user: they belong in the files of texts."""
    for path in tree.list_sources(".py", under=_FOLDERS):
        if not path.startswith(_ENGINEERS_FILES):
            found = _find_sentences if path.startswith("simulator/") else _find_shown_sentences
            for line, text in found(tree.parse_module(path).tree):
                yield format_finding(path, line, say("sentence-in-code", text=text))


def _find_sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line number and text of each sentence in a module, except docstrings and messages for programmers."""
    skipped_nodes: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped_nodes.add(id(node.value))
        if (
            isinstance(node, ast.Raise)
            and isinstance(node.exc, ast.Call)
            and _get_called_name(node.exc) in _PROGRAMMERS_ERRORS
        ):
            skipped_nodes.update(map(id, ast.walk(node.exc)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(literal := node.value, str) and id(node) not in skipped_nodes:
            yield from [(node.lineno, literal)] if _TWO_WORDS.search(literal) and not _NO_TEXT.search(literal) else []


def _find_shown_sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line number and text of each sentence that a module passes to a function that shows it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            values = [*node.args] if _get_called_name(node) in _SHOWING_CALLS else []
            values += [keyword.value for keyword in node.keywords if keyword.arg in _SHOWN_KEYWORDS]
            for text in (text for value in values for text in _find_literals(value)):
                if _TWO_WORDS.search(text):
                    yield node.lineno, text


def _get_called_name(call: ast.Call) -> str:
    """Return the name of the called function, without the object before it."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _find_literals(node: ast.AST) -> Iterator[str]:
    """Yield the strings in an expression that are shown unchanged, but not those within calls in it."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.BinOp):
        yield from _find_literals(node.left)
        yield from _find_literals(node.right)
    elif isinstance(node, ast.IfExp):
        yield from _find_literals(node.body)
        yield from _find_literals(node.orelse)


# Keys.


class _TextPart:
    """The English messages of a part of the texts, one .ftl file: `patterns` maps a key to its message.

    `fault` says why the messages cannot be read, or is "".
    """

    def __init__(self, tree: SourceTree, name: str) -> None:
        game, _, file_stem = name.partition("-")
        paths = [f"{_ENGLISH}{name}.ftl", f"simulator/games/{game}/{file_stem}.ftl"]
        paths.append(f"firmware/tray24/games/{game}/{file_stem or 'words'}.ftl")
        self.name = name
        self.place = next((path for path in paths if path in tree.files), "")
        self.fault = ""
        self._text = tree.read_text(self.place)
        try:
            self.patterns = collect_patterns(parse_messages(self._text, self.place))
        except SourceError as error:
            self.patterns, self.fault = {}, str(error)

    def find_line(self, key: str) -> int:
        text_above = re.split(rf"^{re.escape(key)} ?=", self._text, maxsplit=1, flags=re.MULTILINE)[0]
        return text_above.count("\n") + 1

    def get_blanks(self, key: str) -> BlanksVisitor:
        return collect_blanks(self.patterns[key], self.patterns)


@dataclass(frozen=True)
class _Call:
    """A call in the code that asks for a text by literal keys.

    `blanks` holds the names of the values that the call passes, or is None for `**values`.
    """

    part: str
    keys: tuple[str, ...]
    blanks: frozenset[str] | None
    place: str
    line: int


def check_keys(tree: SourceTree) -> Iterator[str]:
    """Yield the keys without a message, the calls whose values do not fit the message, and the unused messages."""
    calls = list(_find_calls(tree))
    parts = {name: _TextPart(tree, name) for name in sorted({call.part for call in calls})}
    log = parts.get("log")
    yield from (part.fault for part in parts.values() if part.fault)
    for call in calls:
        part = parts[call.part]
        if part.fault:
            continue
        if log and call.part.endswith("-log"):  # a game's sentences, and those that all share
            part.patterns = log.patterns | part.patterns
        full_keys = [key for key in call.keys if "{" not in key]
        missing_keys = [key for key in full_keys if key not in part.patterns]
        if missing_keys:
            yield format_finding(call.place, call.line, say("no-message", part=call.part, keys=", ".join(missing_keys)))
            continue
        blank_names = set().union(*(part.get_blanks(key).names for key in full_keys))
        if call.blanks is not None and len(full_keys) == len(call.keys) > 0 and call.blanks != blank_names:
            text = say("blanks-differ", keys=", ".join(full_keys), blanks=", ".join(sorted(blank_names)))
            yield format_finding(call.place, call.line, text)
    used_words = _collect_words(tree)
    for part in parts.values():
        own_part = _TextPart(tree, part.name)
        referred_keys = set().union(*(own_part.get_blanks(key).referred for key in own_part.patterns))
        prefixes = tuple(f"{_COMPOSED_KEYS.get(part.name, '')} {_COMPOSED_BY_GAMES}".split())
        for key in own_part.patterns if part.name not in _FIRMWARE_PARTS else ():
            if "." not in key and key not in used_words | referred_keys and not key.startswith(prefixes):
                yield format_finding(part.place, part.find_line(key), say("message-not-used", key=key))


def _find_calls(tree: SourceTree) -> Iterator[_Call]:
    """Yield each call in the code that asks for a text."""
    for path in tree.list_sources(".py", under=_FOLDERS):
        module_tree = tree.parse_module(path).tree
        parts = _find_parts(module_tree) | (_PARTS_OF_ERRORS if path.startswith("simulator/") else {})
        for node in ast.walk(module_tree):
            if isinstance(node, ast.Call) and node.args and (call := _parse_call(node, parts, path)):
                yield call
            elif isinstance(node, ast.Call) and _get_called_name(node) == "make_finding":
                # of `doctor`: a message and its steps
                keys = tuple(
                    key for literal in _find_literals(node.args[0]) for key in (literal, *STEPS.get(literal, ()))
                )
                yield _Call("doctor", keys, _get_given_blanks(node), path, node.lineno)


def _parse_call(node: ast.Call, parts: dict[str, str], path: str) -> _Call | None:
    name, is_attribute = _get_called_name(node), False
    if name == "format_attribute" and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        name, is_attribute = node.func.value.id, True
    is_own = not isinstance(node.func, ast.Attribute) or ast.unparse(node.func.value) == "self"
    if name not in parts or not (is_own or is_attribute):
        return None
    keys = tuple(_find_literals(node.args[0]))
    if is_attribute:
        keys = tuple(f"{key}.{attribute}" for key in keys for attribute in _find_literals(node.args[1]))
    return _Call(parts[name], keys, _get_given_blanks(node), path, node.lineno)


def _get_given_blanks(call: ast.Call) -> frozenset[str] | None:
    """Return the names of the values that a call passes for a text; None for `**values`."""
    names = {str(keyword.arg) for keyword in call.keywords}
    return None if "None" in names else frozenset(names)


def _find_parts(tree: ast.Module) -> dict[str, str]:
    """Return which part of the texts each function of a module reads: name of the function -> name of the part.

    The functions are variables of the module such as `say`, or of a class such as `self.say`.
    """
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    return {
        ast.unparse(node.targets[0]): ast.literal_eval(node.value.args[0]) if node.value.args else "log"
        for body in bodies
        for node in body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _get_called_name(node.value) in _TEXTS
    }


def _collect_words(tree: SourceTree) -> set[str]:
    """Return all strings in Python code, and all words of pages and scripts.

    A key that reaches its call through a variable is among them, and so counts as used.
    """
    found: set[str] = set()
    for path in tree.list_sources(".py", under=_FOLDERS):
        nodes: Iterable[ast.AST] = ast.walk(tree.parse_module(path).tree)
        found |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for path in tree.list_sources(".html", ".js", under=_FOLDERS):
        found |= set(re.findall(r"[\w-]+", tree.read_text(path)))
    return found
