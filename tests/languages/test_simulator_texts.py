"""Messages without Fluent syntax are parsed quickly without the Fluent library, with the same result.

Values that are inserted into a text stay as they are.
"""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import tray24
from simulator import texts
from simulator.texts import fill_pattern, parse_plain
from tray24.languages import LANGUAGES
from tray24.text_tables.messages import collect_blanks, collect_patterns
from tray24.text_tables.messages import parse_messages as parse_source

PARTS = sorted(path.stem for path in Path(tray24.__file__).parent.glob("languages/en/*.ftl"))


def list_keys(source):
    """Return the keys of the messages in a Fluent source. The key of an attribute is `message.attribute`."""
    messages = [entry for entry in parse(source).body if isinstance(entry, fluent.Message)]
    found = {entry.id.name for entry in messages if entry.value}
    return found | {f"{entry.id.name}.{attribute.id.name}" for entry in messages for attribute in entry.attributes}


@pytest.mark.parametrize("part", PARTS)
def test_the_short_way_to_plain_texts_says_what_fluent_says(part):
    source = texts.find_source(texts.ENGLISH, part).read_text(encoding="utf-8")
    bundle = FluentBundle([texts.ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    values = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", source)}
    found = parse_plain(source)
    assert found.keys() == list_keys(source)
    for key, pattern in found.items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern_of_fluent = message.attributes[attribute] if attribute else message.value
        if pattern is not None:
            assert fill_pattern(pattern, values) == bundle.format_pattern(pattern_of_fluent, values)[0], key


def test_what_is_not_plain_is_left_to_fluent():
    source = (
        "a = x\nb = { $n ->\n    [one] y\n   *[other] z\n}\nc = t { -u }\n-u = "
        "v\n    .w = x\nd = one\n    two\ne = { $n }!\n"
    )
    assert parse_plain(source) == {"a": "x", "b": None, "c": None, "d": None, "e": "{ $n }!"}
    assert fill_pattern("{ $n }!", {"n": 3}) == "3!"
    assert fill_pattern("{ $n }!", {"n": 1.5}) is None and fill_pattern("{ $n }!", {}) is None


def list_blanks(source):
    messages = parse_source(source, "a.ftl")
    return {key: collect_blanks(pattern, messages).names for key, pattern in collect_patterns(messages).items()}


def test_the_blanks_of_a_message_are_its_own_and_those_of_what_it_refers_to():
    source = "a = { $n ->\n    [one] { b }\n   *[other] { $x }\n}\n    .c = { $z }\nb = { $y }\n"
    assert list_blanks(source) == {"a": {"n", "x", "y"}, "a.c": {"z"}, "b": {"y"}}
    circle = "a = { $x }{ b }\nb = { $y }{ a }\n"
    assert list_blanks(circle) == {"a": {"x", "y"}, "b": {"x", "y"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_inside_another_one_is_written_as_it_is(language):
    """A text that is inserted into another text as a value is not escaped, not even the no-break spaces of French."""
    with texts.use_language(language):
        say = texts.HostTexts("log")
        refused_text = say("refused-now")
        assert say("refused", refused=refused_text, reason="x") == f"{refused_text} x."
