"""Every text of the host tools has a key: messages are read from Fluent, with the blanks that they have."""

import ast
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from walking_texts import TWO_WORDS, calls, literals, messages_of, name_of, tree_of, unused, written

import host_tools
from simulator import texts

HOST_TOOLS = Path(host_tools.__file__).parent
FILES = sorted(HOST_TOOLS.rglob("*.py"))
# They make pages for engineers, and no messages for users; in examples, the texts to change are where they are shown.
NOT_TOLD = ("languages", "link/link_doc.py", "examples")
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
# Beginnings of keys that the code composes; the comments in the files say what follows.
DYNAMIC = {
    "cli": ("command-",),
    "setup": ("step-", "first-game", "kind-", "help-led-", "help-tray-"),
    "calibrate": ("answer-",),
    "slot": ("do-", "fault-", "light-", "ink-", "step-", "column-"),
    "doctor": ("leds-in-", "the-", "display-", "address-", "color-", "button", "kind-", "drawing-", "wired-", "leds"),
    "site": ("start-step-", "kind-", "fact-", "cell-"),
    "stats": ("tip-",),
    "balance": ("event-", "column-", "tip-"),
    "pico": ("usage-", "does-", "keys-", "color-"),
}


def shown(call: ast.Call) -> Iterator[ast.AST]:
    """Yield the arguments of a call that are shown to a person."""
    if name_of(call) in SHOWN_BY:
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


def test_each_key_has_a_message_with_its_blanks():
    for part, found in groupby(sorted(calls(FILES, {}), key=lambda call: call.part), lambda call: call.part):
        messages = messages_of(part)
        for call in found:
            call.check(messages)


def test_each_message_is_used():
    # What the simulator says of its own from parts of the same name is used, too.
    simulator = HOST_TOOLS.parent / "simulator"
    pages = [*HOST_TOOLS.rglob("*.html"), *(simulator / "browser").rglob("*.html")]
    used = written([*FILES, *simulator.rglob("*.py")], pages)
    for part in {call.part for call in calls(FILES, {})}:
        left = unused(messages_of(part), used)
        assert not [key for key in left if not key.startswith(DYNAMIC.get(part, "\0"))], part


# The language.


@pytest.mark.parametrize("given", [("--language", "de"), ("--language=de",)])
def test_a_language_before_the_command_goes_before_that_of_the_variable(tray24, monkeypatch, given):
    monkeypatch.setenv("TRAY24_LANGUAGE", "fr")
    try:
        code, _, error = tray24(*given, "play", "--port", "99999")
        assert (code, texts.chosen()) == (2, "de")
        with texts.speaking("de"):
            assert texts.HostTexts("play")("bad-port", port=99999) in error
    finally:
        texts.choose(None)


@pytest.mark.parametrize("given", [("--language", "tlh"), ("--language",), ("--language=",)])
def test_a_language_that_does_not_exist_is_told_by_its_option(tray24, given):
    _, _, error = tray24(*given, "play", "--port", "99999")
    assert error.startswith("--language: there is no language")


def test_an_unknown_language_is_told_and_english_is_shown(tray24, monkeypatch):
    monkeypatch.setenv("TRAY24_LANGUAGE", "tlh")
    code, _, error = tray24("play", "--port", "99999")
    assert code == 2
    assert error.splitlines() == [
        "TRAY24_LANGUAGE: there is no language tlh, so English is shown; available: de, en, es, fr",
        "tray24 play: --port 99999: give a number from 0 to 65535",
    ]
