"""The messages of refusals are complete: each key has one message with its placeholders, and each message is used."""

import re
from importlib import resources

import pytest
from refusals import list_refusals

from simulator.texts import find_source, format_error, format_rule_error
from tray24 import games
from tray24.match.record import RecordError
from tray24.rules.errors import RuleError
from tray24.text_tables import tables
from tray24.text_tables.messages import compile_lines, find_blanks, parse_messages
from tray24.ui.toolkit.texts import Texts

PARTS = ("refusals", "host-refusals")
FRAMES = {"with_rule", "illegal_line", "either", "seat_of_record"}  # around the words of a refusal, or in them


def read_messages(part):
    return parse_messages(find_source("en", part).read_text(encoding="utf-8"), part)


def list_own_refusals(game):
    """Return {key: message} of the refusals among a game's texts."""
    keys = {refusal.key for refusal in list_refusals()}
    return {key: entry for key, entry in read_messages(game).items() if key in keys}


def collect_refusals():
    """Return {key: message} of all refusals."""
    messages = {}
    for part in [read_messages(part) for part in PARTS] + [list_own_refusals(game) for game in games.list_games()]:
        assert not messages.keys() & part.keys()
        messages.update(part)
    return messages


def list_blanks(entries):
    """Return the placeholders of the messages, without those of their attributes (shorter forms for the display)."""
    for entry in entries.values():
        entry.attributes = []
    return find_blanks(compile_lines(entries))


def test_every_refusal_has_a_message_with_its_blanks():
    expected = list_blanks(collect_refusals())
    assert len(list_refusals()) > 150
    assert [
        (refusal.place, refusal.key) for refusal in list_refusals() if expected.get(refusal.key) != refusal.blanks
    ] == []


def test_every_message_is_the_words_of_a_refusal():
    assert collect_refusals().keys() - {messages.key for messages in list_refusals()} == FRAMES


def test_a_shorter_form_has_no_other_blanks():
    for part in PARTS:
        short_forms = find_blanks(compile_lines(read_messages(part)))
        for key, names in list_blanks(read_messages(part)).items():
            assert short_forms[key] <= names, key


def test_a_key_of_a_refusal_is_no_other_text_of_the_tray():
    refusal_keys = read_messages("refusals").keys() | read_messages("host-refusals").keys()
    for part in (*tables.PARTS, *games.list_games()):
        if part not in PARTS:
            assert not refusal_keys & read_messages(part).keys(), part


def test_the_tray_has_the_words_for_every_refusal_of_a_move():
    """Each error that refuses a move has a text on the tray.

    Errors that refuse only lines of the dealer need none, because no button enters such lines.
    """
    device_keys = {*read_messages("refusals"), *(key for game in games.list_games() for key in list_own_refusals(game))}
    deals = {"awaited", "seat_cannot_lead"}  # refusals of the table's lines, which no button enters
    for refusal in list_refusals():
        if refusal.rule and refusal.key not in deals | {"no_positions"}:
            assert refusal.key in device_keys, refusal


@pytest.mark.parametrize(
    ("error", "key", "text"),
    [
        (RuleError("B6", "no_neighbor_of_color"), "B6: no_neighbor_of_color", "B6: no neighbor has its color"),
        (
            RuleError("", "die_not_held", seat=1, face="r7"),
            "die_not_held face=r7 seat=1",
            "seat 1 holds no r7",
        ),
        (
            RuleError("", "takes_values", line="* draw 0", due=1, count=4000),
            "takes_values count=4000 due=1 line=* draw 0",
            "* draw 0 takes 1 value, not 4000",
        ),
        (
            RuleError("", "no_bot", text="clever", choices=("random", "sharp", "lazy")),
            "no_bot choices=('random', 'sharp', 'lazy') text=clever",
            "there is no bot 'clever': give random or sharp or lazy",
        ),
        (
            RuleError("", "damaged_position_because", why=RuleError("Y2", "no_positions")),
            "damaged_position_because why=Y2: no_positions",
            "the saved position is damaged: Y2: positions are 1 to 5, ascending, each once",
        ),
        (
            RecordError(7, RuleError("Y2", "name_a_die")),
            "line 7: Y2: name_a_die",
            "illegal line 7: Y2: name one die at least",
        ),
        (ValueError("another error"), "another error", "another error"),
    ],
)
def test_an_error_is_shown_by_its_key_without_texts_and_in_words_with_them(error, key, text):
    assert str(error) == key
    assert format_error(error) == text


def test_the_display_says_less_and_faces_in_words():
    say = Texts("en")
    say.set_parts("match", "threes")
    assert (
        say.describe_refusal(RuleError("C3", "match_color_or_kind", face="b1", onto="r7"))
        == "needs the color or sign of red 7"
    )
    assert say.describe_refusal(RuleError("B7", "play_fitting_die")) == "a die fits: play one"
    assert say.describe_refusal(RuleError("", "mark_a_die")) == "mark a die first"


def test_the_display_shows_the_key_of_what_only_hosts_have_words_for():
    error = RuleError("", "given_seats_without_dice")
    assert Texts("en").describe_refusal(error) == "given_seats_without_dice"
    assert format_rule_error(error) == "given: every seat needs dice"


def test_comments_name_files_that_are_there():
    for part in PARTS:
        text = find_source("en", part).read_text(encoding="utf-8")
        for line in re.findall(r"^## .*", text, re.MULTILINE):
            for name in re.findall(r"(?:simulator/)?(?:rules|games|match|ui)/[\w/]+(?:\.py)?", line):
                resource = resources.files("simulator").joinpath(name[10:]) if name.startswith("sim") else None
                resource = resource or resources.files("tray24").joinpath(name)
                assert resource.is_file() or resource.is_dir(), name
