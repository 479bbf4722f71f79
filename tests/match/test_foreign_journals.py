"""Journals of another version, or damaged ones: unreadable journals are set aside, and power-on never fails."""

from binascii import hexlify

import foreign_journals
import pytest
from matches import capture_state, make_profile, play_lines, read_journal_lines, seal_journal, start_match
from refusals import expect_refusal

from simulator.texts import format_error
from simulator.tray.files import MemoryFiles
from tray24 import games
from tray24.match import match as match_module
from tray24.match.journal import JOURNAL, list_numbered, read_record
from tray24.match.match import Match
from tray24.match.profile import parse_result, parse_seat
from tray24.match.undo import NOTE, format_note, parse_note

UNREADABLE = "the saved match is unreadable; it is kept as aside0001.t24"


@pytest.fixture(scope="module")
def long_journal():
    """Return a match with an undo, and the lines of its journal, among which are two positions."""
    match, files = start_match("", "", seed=3)
    play_lines(match, 90)
    match.undo()
    play_lines(match, 60)
    lines = read_journal_lines(files)
    assert sum(line.startswith(NOTE) for line in lines) == 2
    return match, lines


def resume_journal(lines):
    """Return (match, files, messages) after resuming from a journal of these lines.

    `match` is None if it cannot be resumed.
    """
    files = MemoryFiles({JOURNAL: seal_journal(lines)})
    messages = []
    return Match.resume(files, notify=lambda error: messages.append(format_error(error))), files, messages


def insert_line(lines, at, line):
    return [*lines[:at], line, *lines[at:]]


def test_what_random_changes_leave_of_a_journal_is_resumed_or_set_aside(capsys):
    foreign_journals.main()
    assert capsys.readouterr().out.count(" of 12 ") == 5


@pytest.mark.parametrize(
    "line",
    [
        "# seat x",
        "# seat ",
        "# seat 9 1 - Ann",
        "# seat -1 1 - Ann",
        "# seat 1 9 - Ann",
        "# seat 1 1 other Ann",
        "\xb2 roll",
        "9 roll",
        "roll",
    ],
)
@pytest.mark.parametrize("from_end", [5, 130])
def test_a_match_goes_on_from_what_is_before_a_line_that_cannot_be(long_journal, line, from_end):
    _, lines = long_journal
    lines = insert_line(lines, len(lines) - from_end, line)
    match, files, messages = resume_journal(lines)
    assert read_journal_lines(files)[: len(lines) - from_end - 1] == lines[: -from_end - 1]
    assert messages == [format_error(match.message)] and "aside0001.t24" in messages[0]
    assert read_journal_lines(files, "aside0001.t24") == lines
    foreign_journals.use_match(match)


@pytest.mark.parametrize("line", ["* sing", "0 place 3"])
def test_a_match_ends_before_a_line_that_the_rules_refuse(long_journal, line):
    _, lines = long_journal
    match, files, messages = resume_journal(insert_line(lines, len(lines) - 1, line))
    assert read_journal_lines(files)[: len(lines) - 1] == lines[:-1] and messages == [format_error(match.message)]
    assert line not in read_journal_lines(files)


def test_comments_of_another_version_are_read_over(long_journal):
    match, lines = long_journal
    for at in range(lines.index("---") + 1, len(lines), 7):
        resumed_match, files, messages = resume_journal(insert_line(lines, at, "# mood good"))
        assert messages == [] and capture_state(resumed_match) == capture_state(match)
        assert list_numbered(files, "aside%04d.t24") == []


def test_an_undo_of_nothing_is_read_over(long_journal):
    match, lines = long_journal
    resumed_match, _, messages = resume_journal(insert_line(lines, lines.index("---") + 1, "* undo"))
    assert messages == [] and capture_state(resumed_match) == capture_state(match)


@pytest.mark.parametrize(
    "note",
    ["# at ", "# at zz 1 2", "# at 0 1 2", "# at 00 1", "# at 0200 1 2", "# at 020002 x y", "# at \xe9\xe9 1 2"],
)
def test_a_noted_position_that_cannot_be_read_is_not_needed(long_journal, note):
    match, lines = long_journal
    resumed_match, _, messages = resume_journal([note if line.startswith(NOTE) else line for line in lines])
    assert messages == [] and capture_state(resumed_match) == capture_state(match)


def test_the_noted_position_of_another_match_is_not_believed(long_journal):
    match, lines = long_journal
    last_note = [line for line in lines if line.startswith(NOTE)][-1]
    _, chance = parse_note(last_note)
    for bots, options in (
        (("", ""), {"game": "yacht"}),
        (("", ""), {"game": "dominoes"}),
        (("", "", ""), {}),
        (("", ""), {"target": 30}),
    ):
        other_game = Match(make_profile(*bots, **options)).game
        assert other_game.turn >= 0
        changed_lines = [format_note(other_game.save(), chance) if line == last_note else line for line in lines]
        resumed_match, _, messages = resume_journal(changed_lines)
        assert messages == [] and capture_state(resumed_match) == capture_state(match)


def test_a_noted_position_with_any_byte_changed_breaks_nothing(long_journal):
    _, lines = long_journal
    last_note = [line for line in lines if line.startswith(NOTE)][-1]
    position, chance = parse_note(last_note)
    for at in range(len(position)):
        for value in (1, 77, 255):
            changed_position = bytearray(position)
            changed_position[at] = value
            note = "%s%s %d %d" % (NOTE, hexlify(changed_position).decode(), *chance)
            resumed_match, _, _ = resume_journal([note if line == last_note else line for line in lines])
            assert resumed_match.game.describe() and (resumed_match.game.over or resumed_match.game.list_legal_moves())


@pytest.mark.parametrize(
    ("field", "value"),
    [("turn", 7), ("phase", 77), ("phase", 20), ("wait", 9), ("starter", 6), ("catchable", 4), ("direction", 0)],
)
def test_a_saved_position_of_what_cannot_be_is_refused(field, value):
    game = start_match("", "", seed=3)[0].game
    position = bytearray(game.save())
    at = 3 + 2 * len(game.OPTIONS) + game.BYTES.index(field)
    position[at] = value
    with expect_refusal("damaged"):
        games.from_bytes(bytes(position))


def test_a_saved_position_of_a_face_that_no_die_has_is_refused():
    match, _ = start_match("", "", seed=3)
    play_lines(match, 5)
    game = match.game
    position = bytearray(game.save())
    at = position.index(bytes(game.faces)) + game.hands[0][0]
    position[at] = 200
    with expect_refusal("damaged"):
        games.from_bytes(bytes(position))


HEAD = [
    "tray24 1",
    "game basic",
    "seats 2",
    "seed 1",
    "# dice electronic",
    "# seat 0 0 - Ann",
    "# seat 1 1 - Ben",
    "---",
]


@pytest.mark.parametrize(
    ("line", "new_lines"),
    [
        ("tray24 1", ["tray24 2"]),
        ("game basic", ["game chess"]),
        ("game basic", ["game basic", "option joker=1"]),
        ("game basic", ["game basic", "option target=no"]),
        ("game basic", ["game basic", "clock 5"]),
        ("game basic", ["game basic", "set line11"]),
        ("game basic", ["game dominoes", "set classic24"]),
        ("game basic", ["set classic24", "game dominoes"]),
        ("seats 2", ["seats 1"]),
        ("seed 1", []),
        ("seed 1", ["seed 4294967296"]),
        ("# seat 0 0 - Ann", []),
        ("# seat 0 0 - Ann", ["# seat 1 0 - Ann"]),
        ("# seat 0 0 - Ann", ["# seat 0 6 - Ann"]),
        ("# seat 0 0 - Ann", ["# seat 0 0 other Ann"]),
        ("# seat 0 0 - Ann", ["# seat"]),
        ("---", []),
    ],
)
def test_a_head_that_this_version_cannot_play_is_set_aside(line, new_lines):
    assert resume_journal(HEAD)[0] is not None
    at = HEAD.index(line)
    match, files, messages = resume_journal([*HEAD[:at], *new_lines, *HEAD[at + 1 :]])
    assert match is None and messages == [UNREADABLE]
    assert files.list_names() == ["aside0001.t24"]


@pytest.mark.parametrize(
    ("error", "message", "name"),
    [
        (IndexError("none of the checks has seen this"), UNREADABLE, "aside0001.t24"),
        (MemoryError("no memory"), "the saved match cannot be read: no memory", JOURNAL),
    ],
)
def test_an_unexpected_fault_sets_a_journal_aside_and_a_lack_of_memory_leaves_it(monkeypatch, error, message, name):
    def fail_restoring(match):
        raise error

    monkeypatch.setattr(match_module, "restore_match", fail_restoring)
    match, files, messages = resume_journal(HEAD)
    assert (match, messages, files.list_names()) == (None, [message], [name])


@pytest.mark.parametrize(
    "name", ["aside9999999.t24", "aside0000000.t24", "aside\xb2.t24", "aside-001.t24", "aside.t24"]
)
def test_files_of_odd_names_are_no_hindrance(name):
    files = MemoryFiles({JOURNAL: b"nonsense", name: b""})
    assert Match.resume(files) is None
    assert files.content == {"aside0001.t24": b"nonsense", name: b""}


# Records, which the menu reads.


def test_a_record_of_garbage_is_not_read_far():
    class CountingFiles(MemoryFiles):
        parts = 0

        def read_part(self, name, offset, size):
            self.parts += 1
            return super().read_part(name, offset, size)

    files = CountingFiles({"rec0001.t24": b"x" * 300_000})
    with pytest.raises(ValueError, match="too long"):
        list(read_record(files, "rec0001.t24"))
    assert files.parts < 4


@pytest.mark.parametrize("line", ["# won 2 1,2", "# won 0 1", "# won -1 1,2", "# won  1,2", "# won", "# won 0 1,2 3"])
def test_a_result_that_cannot_be_is_refused(line):
    with pytest.raises(ValueError):
        parse_result(line, 2)
    assert parse_result("# won 1 10,200", 2) == ([1], [10, 200])


@pytest.mark.parametrize("line", ["# seat 2 0 - Ann", "# seat 0 6 - Ann", "# seat -1 0 - Ann", "# seat 0 0 -"])
def test_a_player_where_nobody_can_sit_is_refused(line):
    with pytest.raises(ValueError):
        parse_seat(line, 2)
    seat, player = parse_seat("# seat 1 3 - Ann", 2)
    assert (seat, player.button, player.name, player.bot) == (1, 3, "Ann", "")
