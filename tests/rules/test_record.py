"""The text format of records: heads, comments, line ends, bad lines, and the number of the bad line in an error."""

import pytest
from refusals import expect_refusal

from tray24.match.record import RecordError, format_summary, replay
from tray24.rules.errors import parse_decimal
from tray24.rules.faces import format_face, parse_face


def find_refused_line(text):
    """Return the number of the line because of which a record is refused."""
    with pytest.raises(RecordError) as error:
        replay(text.splitlines(keepends=True))
    assert error.value.error.key
    return error.value.line


HEAD = "tray24 1\ngame basic\nseats 3\n---\n"


def test_comments_blank_lines_and_crlf_are_no_lines_of_the_match():
    text = "\r\n# first\ntray24 1 # format\r\ngame basic\r\n\r\nseats 3\t# three\n---\n\n  \n* first 1# she\r\n# end\n"
    _, match = replay(text.splitlines(keepends=True))
    assert format_summary(match) == "lines=1 hands=0 over=false scores=0,0,0 winners=-"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("tray24 2\n", 1),
        ("tray24 1\ngame basic\nseats 3\n", 4),
        ("tray24 1\ngame chess\n", 2),
        ("tray24 1\ngame basic\nseats 1\n---\n", 4),
        ("tray24 1\ngame basic\nseats 7\n---\n", 3),
        ("tray24 1\ngame basic\ngame basic\n", 3),
        ("tray24 1\nplayers 3\n", 2),
        ("tray24 1\ngame basic\n---\n", 3),
        ("tray24 1\ngame yacht\n---\n", 3),
        ("tray24 1\ngame yacht\nseats 0\n---\n", 3),
        ("tray24 1\ngame basic\nseats 3\noption target=0\n---\n", 4),
        ("tray24 1\ngame basic\nseats 3\noption target=10000\n---\n", 4),
        ("tray24 1\ngame basic\nseats 3\noption target=050\n---\n", 4),
        ("tray24 1\ngame yacht\nseats 3\noption target=100\n---\n", 4),
        ("tray24 1\noption must_roll=1\ngame yacht\nseats 3\n---\n", 5),
        ("tray24 1\nset line11\ngame basic\nseats 3\n---\n", 5),
        ("tray24 1\ngame basic\nset line11\n---\n", 3),
        ("tray24 1\ngame yacht\nset line11\n---\n", 3),
        ("tray24 1\ngame line\nset center24\n---\n", 3),
        ("tray24 1\ngame center\nset classic24\n---\n", 3),
        ("tray24 1\noption wd4=challenge\ngame basic\nseats 3\n---\n", 5),
        ("tray24 1\noption wd4=never\ngame basic\nseats 3\n---\n", 2),
        ("tray24 1\ngame basic\noption reopen=0\nseats 3\n---\n", 3),
        ("tray24 1\nseed 0\nseed 1\n", 3),
        ("tray24 1\nseed \N{SUPERSCRIPT TWO}\n", 2),
        (HEAD + "* first \N{SUPERSCRIPT TWO}\n", 5),
        ("tray24 1\ngame basic\nseats 3\nseed 4294967296\n---\n", 4),
        ("tray24 1\ngame basic\nseats 3\noption target=200\noption target=200\n---\n", 5),
        (HEAD + "* first 3\n", 5),
        (HEAD + "*  first 1\n", 5),
        (HEAD + " * first 1\n", 5),
        (HEAD + "* first 1 \n", 5),
        (HEAD + "* first 01\n", 5),
        (HEAD + "* rolloff r5 r6\n", 5),
        (HEAD + "* rolloff r5 r6 ?\n", 5),
        (HEAD + "* rolloff r5 r6 rD1\n", 5),
        (HEAD + "* rolloff r5 r6 W=r\n", 5),
        (HEAD + "* first 1\n* draw 1 24\n", 6),
        (HEAD + "* first 1\n* undo\n", 6),
        (HEAD + "* first 1\n* draw 1 3\n* start DE\n", 7),
        (HEAD + "* first 1\n* draw 1 3\n* start r5\n1 place 24\n", 8),
        (HEAD + "* first 1\n* draw 1 3\n* start r5\n1 place 4\n* draw 2 3 4 5 6\n", 9),
        (HEAD + "* first 1\n* draw 1 3\n* start r5\n1 place 4\n* draw 2 5 4 6 7\n", 9),
        (HEAD + "* first 1\n* draw 1 3\n* start r5\n1 jump 4\n", 8),
        (HEAD + "hello\n", 5),
    ],
)
def test_the_line_that_is_wrong_is_named(text, line):
    assert find_refused_line(text) == line


def test_a_refused_line_names_its_rule():
    text = "tray24 1\ngame yacht\nseats 1\n---\n* draw 0 1 2 3 4 5\n* roll 0 r1 r2 r3 r4 r5\n0 reroll 2 1\n"
    with expect_refusal("illegal line 7: Y2", RecordError) as error:
        replay(text.splitlines(keepends=True))
    assert (error.value.line, error.value.error.rule) == (7, "Y2")


def test_a_head_without_a_seed_is_written_without_one():
    text = "tray24 1\ngame yacht\nseats 1\n---\n"
    assert replay(text.splitlines())[0].format_lines() == text.splitlines()


def test_defaults_may_be_stated_and_center_dice_used_in_the_tray_game():
    text = "tray24 1\nset center24\nseed 0\noption target=500\nseats 2\ngame basic\noption scoring=winner\n---\n"
    head, match = replay(text.splitlines())
    assert match.game.options["target"] == 500
    assert head.format_lines() == ["tray24 1", "game basic", "seats 2", "set center24", "seed 0", "---"]


def test_faces_and_their_names_are_inverses():
    names = [color + kind for color in "rygb" for kind in list("0123456789") + ["S", "R", "D1", "D2"]]
    names += ["W", "WD4", "DE", "?", "-"] + [wild + "=" + color for wild in ("W", "WD4") for color in "rygb"]
    faces = [parse_face(name) for name in names]
    assert [format_face(face) for face in faces] == names
    assert len(set(faces)) == len(names)
    for text in ("", "r", "7", "rW", "x7", "r10", "W=", "W=x", "DE=r", "r7=g", "w", "R7", "r-", "--"):
        with expect_refusal("is no face"):
            parse_face(text)


@pytest.mark.parametrize("number", [0, 7, 10, 9999, 9999999999])
def test_a_decimal_is_read(number):
    assert parse_decimal(str(number)) == number


@pytest.mark.parametrize("text", ["", "01", "-1", "+1", " 1", "1 ", "1_0", "0x1", "1.0", "٣", "²", "a", "10000000000"])
def test_what_is_no_plain_decimal_is_none(text):
    assert parse_decimal(text) == -1
