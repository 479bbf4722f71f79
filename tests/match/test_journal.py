"""The journal after power cuts, flipped bits and full flash: complete lines are restored, power-on raises nothing."""

import errno
from binascii import crc32
from contextlib import suppress

import pytest
from matches import capture_state, make_profile, play_lines, read_journal_lines, seal_journal, start_match

from simulator.texts import format_error
from simulator.tray.files import MemoryFiles, PowerCut
from tray24.match.bots.bots import run_to_end
from tray24.match.journal import JOURNAL, RECORD, find_next_name, list_numbered
from tray24.match.match import Match
from tray24.match.profile import parse_result
from tray24.match.record import replay
from tray24.match.write_behind import WriteBehindFiles


class PartFiles(MemoryFiles):
    """Files in memory that remember the size of the largest partial read, and refuse to be read as a whole."""

    largest = 0

    def read_part(self, name, offset, size):
        self.largest = max(self.largest, size)
        return super().read_part(name, offset, size)

    def read(self, name):
        raise AssertionError(name + " was read as a whole")


@pytest.fixture
def short_match():
    """Return a match after a few lines, one of them an undo, and the bytes of its journal."""
    match, files = start_match("", "random", seed=11)
    play_lines(match, 6)
    match.undo()
    play_lines(match, 5)
    return match, files.content[JOURNAL]


def resume_journal(data, files_kind=MemoryFiles):
    """Return (match, files, messages) after resuming from a journal with these bytes."""
    files = files_kind({JOURNAL: data})
    messages = []
    return Match.resume(files, notify=lambda error: messages.append(format_error(error))), files, messages


def list_complete_lines(data, end):
    """Return the complete lines among the first `end` bytes of a journal."""
    return [line.rpartition(b" # ")[0].decode() for line in data[:end].split(b"\n")[:-1]]


def test_the_journal_is_a_record_with_check_sums_as_comments(short_match):
    match, data = short_match
    head, replayed_match = replay(data.decode().splitlines())
    assert (head.game, head.seed) == ("basic", 11)
    assert replayed_match.game.save() == match.game.save()
    files = MemoryFiles({JOURNAL: data})
    assert read_journal_lines(files)[:9] == [
        "tray24 1",
        "game basic",
        "seats 2",
        "seed 11",
        "# dice electronic",
        "# seat 0 0 - Player 0",
        "# seat 1 1 random Player 1",
        "# bot 1 watchful",
        "---",
    ]


def test_cut_at_every_byte_all_whole_lines_come_back(short_match):
    _, data = short_match
    head_bytes = data.index(b"--- # ") + len("--- # 12345678\n")
    for end in range(len(data) + 1):
        match, files, messages = resume_journal(data[:end])
        if end < head_bytes:
            assert match is None
            assert messages and list_numbered(files, "aside%04d.t24") == ["aside0001.t24"]
            continue
        complete_lines = list_complete_lines(data, end)
        # After a cut between a seat's line and the dealer's the same dice are dealt again.
        assert read_journal_lines(files)[: len(complete_lines)] == complete_lines
        assert match.game.wait == 0
        assert list_complete_lines(data, len(data))[: len(read_journal_lines(files))] == read_journal_lines(files)
        assert bool(messages) == (not data[:end].endswith(b"\n"))


def test_every_flipped_bit_costs_at_most_its_line_and_what_follows(short_match):
    _, data = short_match
    head_lines = list_complete_lines(data, len(data)).index("---") + 1
    for at in range(len(data)):
        lines_before = data[:at].count(b"\n")
        for bit in range(8):
            flipped_data = bytearray(data)
            flipped_data[at] ^= 1 << bit
            match, files, messages = resume_journal(bytes(flipped_data))
            assert files.content["aside0001.t24"] == flipped_data
            assert len(messages) == 1 and "aside0001.t24" in messages[0]
            if lines_before < head_lines:
                assert match is None
            else:
                complete_lines = list_complete_lines(data, len(data))[:lines_before]
                assert read_journal_lines(files)[:lines_before] == complete_lines
                assert format_error(match.message) == messages[0]


def test_a_damaged_match_goes_on_and_can_be_resumed_again(short_match):
    _, data = short_match
    match, files, _ = resume_journal(data[:-30] + b"\xff" + data[-29:])
    assert "aside0001.t24" in format_error(match.message)
    play_lines(match, 20)
    assert match.message is None
    messages = []
    resumed_match = Match.resume(files, notify=messages.append)
    assert capture_state(resumed_match) == capture_state(match)
    assert messages == []


def test_power_cuts_while_the_damage_is_mended_lose_nothing(short_match):
    _, data = short_match
    cut_data = data[:-3]
    intact_match, repaired_files, _ = resume_journal(cut_data)
    for steps in range(repaired_files.written + 1):
        files = MemoryFiles({JOURNAL: cut_data})
        files.cut_after = steps
        with suppress(PowerCut):
            Match.resume(files)
        files.cut_after = None
        match = Match.resume(files)
        assert match is not None and capture_state(match) == capture_state(intact_match)
        assert set(files.content) == {JOURNAL, "aside0001.t24"}


def test_the_journal_is_never_read_as_a_whole(short_match):
    _, data = short_match
    files = PartFiles({JOURNAL: data[:-5]})
    match = Match.resume(files)
    assert match is not None and 0 < files.largest <= 1024
    intact_match, _, _ = resume_journal(data[:-5])
    assert capture_state(match) == capture_state(intact_match)


def test_no_journal_is_no_match_and_no_message():
    messages = []
    assert Match.resume(MemoryFiles(), notify=messages.append) is None
    assert messages == []


@pytest.mark.parametrize("data", [b"", b"\n", b"hello\n", bytes(range(256)) * 40, b"x" * 5000])
def test_a_journal_of_anything_is_set_aside(data):
    match, files, messages = resume_journal(data)
    assert match is None
    assert files.content == {"aside0001.t24": data}
    assert messages == ["the saved match is unreadable; it is kept as aside0001.t24"]


def test_dice_that_the_seed_does_not_give_are_not_believed():
    match, files = start_match("", "", seed=3)
    start_state = capture_state(match)
    files.content[JOURNAL] = seal_journal([line.replace("seed 3", "seed 4") for line in read_journal_lines(files)])
    resumed_match = Match.resume(files)
    assert capture_state(resumed_match) == capture_state(Match(make_profile("", "", seed=4))) != start_state
    assert "aside0001.t24" in format_error(resumed_match.message)


def test_a_new_match_keeps_the_one_that_was_cut_off_as_a_record(short_match):
    _, data = short_match
    files = MemoryFiles({JOURNAL: data, "rec0007.t24": b"old"})
    Match(make_profile("", ""), files)
    assert files.content["rec0008.t24"] == data


def test_a_finished_match_becomes_the_newest_record():
    match, files = start_match("random", "random", target=30)
    play_lines(match, 5000)
    data = files.content[JOURNAL]
    assert match.game.over and Match.resume(files).game.over
    assert match.finish() == "rec0001.t24"
    assert files.list_names() == ["rec0001.t24"] and files.content["rec0001.t24"].startswith(data)
    result_line = read_journal_lines(files, "rec0001.t24")[-1]
    assert parse_result(result_line, 2) == (match.game.list_winners(), match.game.scores)
    assert not match.can_undo
    assert Match.resume(files) is None


def test_the_oldest_records_go_when_space_ends():
    files = MemoryFiles({"rec0009.t24": bytes(300), "rec0010.t24": bytes(300)}, capacity=1000)
    match = Match(make_profile("", ""), files)
    while "rec0009.t24" in files.content:
        assert match.message is None
        play_lines(match, 1)
    assert "rec0010.t24" in files.content
    assert capture_state(Match.resume(files)) == capture_state(match)


def test_a_record_never_takes_the_name_of_another():
    files = MemoryFiles({"rec0001.t24": b"", "rec999999.t24": b""})
    assert find_next_name(files, RECORD) == "rec0002.t24"
    files.write("rec0002.t24", b"")
    assert find_next_name(files, RECORD) == "rec0003.t24"


def test_a_full_disk_is_reported_and_the_lines_are_saved_when_there_is_room_again():
    files = MemoryFiles(capacity=600)
    match = Match(make_profile("", ""), files)
    while not match.message:
        play_lines(match, 1)
    assert format_error(match.message) == "the match is not being saved (no room left: delete records)"
    files.capacity = 100000
    play_lines(match, 1)
    assert match.message is None
    assert capture_state(Match.resume(files)) == capture_state(match)


def test_a_whole_match_on_a_full_disk_is_saved_when_there_is_room_again():
    files = MemoryFiles(capacity=600)
    match = Match(make_profile("", ""), files)
    play_lines(match, 3000)
    assert match.game.over and len(files.content[JOURNAL]) <= 600
    assert match.finish() == "" and "no room left" in format_error(match.message)
    files.capacity = 100_000
    assert match.finish() == "rec0001.t24"
    new_match, _ = start_match("", "")
    play_lines(new_match, 3000)
    assert new_match.finish() == "rec0001.t24"
    assert files.content == new_match.files.content


def test_a_match_that_grows_too_long_in_memory_says_that_its_end_is_lost():
    files = MemoryFiles(capacity=400)
    match = Match(make_profile("", ""), files)
    play_lines(match, 6)
    for number in range(3000):
        match.rename_player(0, f"Player {number}")
    files.capacity = 100_000
    match.journal.save()
    assert "the end of the match is not saved" in format_error(match.message)
    resumed_match = Match.resume(files)
    assert capture_state(resumed_match) == capture_state(match)
    assert match.finish() == "rec0001.t24"


def refuse_once(files, step):
    """Let the method of `files` that `step` names raise OSError once, at its first call."""
    original = getattr(files, step)

    def raise_once(*args):
        setattr(files, step, original)
        raise OSError(errno.EIO, "out of order")

    setattr(files, step, raise_once)


@pytest.mark.parametrize("step", ["append", "rename", "remove", "list_names"])
def test_a_damaged_file_that_cannot_be_repaired_yet_is_repaired_later(short_match, step):
    match, data = short_match
    files = MemoryFiles({JOURNAL: data + b"half a li"})
    refuse_once(files, step)
    resumed_match = Match.resume(files)
    if step != "list_names":
        assert resumed_match.message and not resumed_match.journal.saved
        play_lines(resumed_match, 6)
        assert resumed_match.journal.saved and resumed_match.message is None
    else:
        resumed_match = Match.resume(files)
        play_lines(resumed_match, 6)
    play_lines(match, 6)
    assert capture_state(Match.resume(files)) == capture_state(resumed_match) == capture_state(match)
    assert files.content["aside0001.t24"] == data + b"half a li"


def test_a_repair_refused_before_its_last_step_is_finished_later(short_match):
    _, data = short_match
    files = MemoryFiles({JOURNAL: data + b"half a li"})
    original = files.rename

    def refuse_journal(old_name, new_name):
        if new_name == JOURNAL:
            raise OSError(errno.EIO, "out of order")
        original(old_name, new_name)

    files.rename = refuse_journal
    resumed_match = Match.resume(files)
    play_lines(resumed_match, 6)
    assert not resumed_match.journal.saved and JOURNAL not in files.content
    files.rename = original
    resumed_match.journal.save()
    assert resumed_match.journal.saved and resumed_match.message is None
    assert capture_state(Match.resume(files)) == capture_state(resumed_match)


def test_files_that_fail_are_reported_and_the_match_goes_on():
    match, files = start_match("", "")
    files.broken = True
    play_lines(match, 4)
    assert "not being saved" in format_error(match.message)
    messages = []
    unreadable_files = BrokenFiles()
    assert Match.resume(unreadable_files, notify=lambda error: messages.append(format_error(error))) is None
    assert messages == ["the saved match cannot be read: [Errno 5] out of order"]


class BrokenFiles(MemoryFiles):
    """Files in memory whose `list_names` raises OSError."""

    def list_names(self):
        raise OSError(errno.EIO, "out of order")


@pytest.mark.parametrize("line", [b"", b"\xff\xfe"])
def test_a_sealed_line_that_says_nothing_is_damage(line):
    match, files = start_match("", "")
    play_lines(match, 4)
    files.content[JOURNAL] += line + b" # %08x\n" % crc32(line, read_check_sum(files))
    messages = []
    resumed_match = Match.resume(files, notify=messages.append)
    assert resumed_match.game.save() == match.game.save()
    assert "damaged" in format_error(messages[0])


def read_check_sum(files):
    """Return the check sum in the last line of a journal."""
    return int(files.content[JOURNAL][-9:-1], 16)


@pytest.fixture(scope="module")
def long_match():
    """Return the journal of a whole match of bots, and its result."""
    match, files = start_match("random", "random")
    while not match.game.over:
        match.enter(run_to_end(match.choose_bot_move()))
    return match.game.save(), files.content[JOURNAL]


def test_the_part_of_a_damaged_match_that_is_whole_is_copied_without_much_memory(long_match):
    position, data = long_match
    waiting_counts = []

    class WatchedFiles(WriteBehindFiles):
        def append(self, name, data):
            super().append(name, data)
            waiting_counts.append(len(self._waiting_data))

    files = MemoryFiles({JOURNAL: data + b"half a li"})
    assert Match.resume(WatchedFiles(files)).game.save() == position
    assert files.content[JOURNAL] == data
    assert len(data) > 20_000 and max(waiting_counts) < 3000


def test_on_a_full_disk_the_oldest_record_makes_room_for_a_far_undo():
    files = MemoryFiles({"rec0001.t24": bytes(3000)})
    write_behind = WriteBehindFiles(files)
    match = Match(make_profile("", *["random"] * 5), write_behind)
    play_lines(match, 60)
    write_behind.flush()
    files.capacity = sum(map(len, files.content.values()))
    while match.can_undo:
        match.undo()
    assert not match.message and len(match.marks) < 6
    with pytest.raises(OSError):
        write_behind.flush()
    match.journal.save()
    assert not match.message and "rec0001.t24" not in files.content
    write_behind.flush()
    assert capture_state(Match.resume(files)) == capture_state(match)


def test_on_a_full_disk_a_damaged_match_goes_on_instead_of_the_oldest_record(short_match):
    match, data = short_match
    files = MemoryFiles({JOURNAL: data + b"half a li", "rec0001.t24": bytes(3000)})
    files.capacity = sum(map(len, files.content.values()))
    resumed_match = Match.resume(WriteBehindFiles(files))
    assert "its end is lost" in format_error(resumed_match.message)
    assert capture_state(resumed_match) == capture_state(match) and "rec0001.t24" not in files.content
