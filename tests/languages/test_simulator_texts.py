"""Each text of the simulator has a key: its code holds no sentence, each key has a message, each message is used."""

import ast
import re
from itertools import groupby
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from walking_texts import TWO_WORDS, calls, messages_of, name_of, tree_of, unused, written

import host_tools
import tray24
from simulator import folders, texts
from simulator.plain_texts import fill, read_plain
from tray24.languages import LANGUAGES

SIMULATOR = Path(folders.__file__).parent
HOST_TOOLS = Path(host_tools.__file__).parent
FILES = sorted(SIMULATOR.rglob("*.py"))
SCRIPTS = [*SIMULATOR.rglob("*.js"), SIMULATOR / "web" / "page" / "index.html"]
# Errors of a programmer, or found by a test. Players never see them.
FOR_PROGRAMMERS = ("AssertionError", "KeyError", "NotImplementedError", "RuntimeError", "ValueError")
DEVELOPED = {"pico/rig.py", "pico/flash.py", "pico/machine.py", "tray/rig.py", "tray/files.py", "people/dice.py"}
DEVELOPED |= {"people/tiles.py", "texts.py", "content_policy.py"}
# Strings that look like sentences but are no texts: styles, JSON, lines of records, names of folders, surfaces and
# devices, policies of pages.
NO_TEXT = re.compile(
    r'bold #|^\{"|^# dice (?:real|day)|^Library/|^finger half$|^UF2 Bootloader|^virtual tray, Python|\'self\'|^<meta '
)
RAISED = {"Puzzled": "people", "Misplaced": "people", "Fault": "people", "OutOfStep": "follow", "bad": "traces"}
# Beginnings of keys that the code composes; comments in the .ftl files list the endings.
DYNAMIC = {
    "page": ("advice-", "bot-", "character-", "real-", "sign-", "color-", "tiles-", "replay-", "evening-"),
    "log": ("plain-", "banner-"),
    "basic-page": ("field-",),
    "yacht-page": ("box-", "inside-"),
    "traces": ("seen-",),
}
OF_GAMES = ("short-", "option-")  # in the page.ftl of each game
PARTS = ["follow", "log", "messages", "page", "people", "picture", "traces"]
PARTS += [f"{path.parent.name}-{path.stem}" for path in (SIMULATOR / "games").glob("*/*.ftl")]


def sentences(tree: ast.Module) -> list[tuple[int, str]]:
    """Return the line and text of each sentence, without docstrings and messages for programmers."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and name_of(node.exc) in FOR_PROGRAMMERS:
            skipped.update(map(id, ast.walk(node.exc)))
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in skipped]
    said = [(node.lineno, node.value) for node in constants if isinstance(node.value, str)]
    return [(line, text) for line, text in said if is_sentence(text)]


def is_sentence(text: object) -> bool:
    return isinstance(text, str) and bool(TWO_WORDS.search(text)) and not NO_TEXT.search(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SIMULATOR).as_posix())
def test_no_sentence_stands_in_the_code(path):
    assert not sentences(tree_of(path))


def test_only_these_files_tell_programmers_something():
    found = set()
    for path in FILES:
        raised = [node.exc for node in ast.walk(tree_of(path)) if isinstance(node, ast.Raise)]
        for error in raised:
            told = [text.value for text in ast.walk(error) if isinstance(text, ast.Constant)] if error else []
            if any(map(is_sentence, told)):
                found.add(path.relative_to(SIMULATOR).as_posix())
    assert found == DEVELOPED


def test_a_sentence_in_the_code_is_found():
    tree = ast.parse(
        '"""Say it."""\ndef f(x):\n    raise Puzzled(f"{x} is not there")\n    raise ValueError("give a b")'
    )
    assert sentences(tree) == [(3, " is not there")]


def test_each_key_has_a_message_with_its_blanks():
    for part, found in groupby(sorted(calls(FILES, RAISED), key=lambda call: call.part), lambda call: call.part):
        messages = messages_of(part)
        if part.endswith("-log"):
            messages = messages_of("log") | messages
        for call in found:
            call.check(messages)


def test_each_message_is_used():
    used = written([*FILES, *HOST_TOOLS.rglob("*.py")], SCRIPTS)
    for part in PARTS:
        left = unused(messages_of(part), used)
        assert not [key for key in left if not key.startswith((*DYNAMIC.get(part, ()), *OF_GAMES))], part


@pytest.mark.parametrize("part", sorted(path.stem for path in Path(tray24.__file__).parent.glob("languages/en/*.ftl")))
def test_the_short_way_to_plain_texts_says_what_fluent_says(part):
    source = texts.source_of(texts.ENGLISH, part).read_text(encoding="utf-8")
    bundle = FluentBundle([texts.ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    values = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", source)}
    found = read_plain(source)
    messages = {key: entry for key, entry in messages_of(part).items() if not key.startswith("-")}
    assert found.keys() == messages.keys()
    for key, pattern in found.items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        whole = message.attributes[attribute] if attribute else message.value
        if pattern is not None:
            assert fill(pattern, values) == bundle.format_pattern(whole, values)[0], key


def test_what_is_not_plain_is_left_to_fluent():
    source = (
        "a = x\nb = { $n ->\n    [one] y\n   *[other] z\n}\nc = t { -u }\n-u = "
        "v\n    .w = x\nd = one\n    two\ne = { $n }!\n"
    )
    assert read_plain(source) == {"a": "x", "b": None, "c": None, "d": None, "e": "{ $n }!"}
    assert fill("{ $n }!", {"n": 3}) == "3!"
    assert fill("{ $n }!", {"n": 1.5}) is None and fill("{ $n }!", {}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_inside_another_one_is_written_as_it_is(language):
    """French has blanks at which no line ends: they are no characters to escape."""
    with texts.speaking(language):
        say = texts.HostTexts("log")
        strong = say("refused-by-rule", rule="B6")
        assert say("refused", refused=strong, reason="x") == f"{strong} x."
