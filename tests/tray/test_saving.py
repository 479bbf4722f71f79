"""While files cannot be written, players see a notice. A second after recovery all lines of the match are saved."""

import errno

import pytest

from simulator.texts import format_error
from simulator.tray.files import CAPACITY_BYTES, MemoryFiles
from simulator.tray.rig import Rig
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.ui.toolkit import texts

WITHIN_MS = 1200


class FailingFiles(MemoryFiles):
    """Files in memory. While the attribute `error` is set, writing fails with it."""

    error = 0

    def _check_room(self, more_bytes):
        if self.error:
            raise OSError(self.error, "out of order")
        super()._check_room(more_bytes)


def start_bots(game="basic", target=2000):
    """Return a rig with `FailingFiles`, in a match of two bots."""
    rig = Rig(FailingFiles(), 5)
    rig.press("green")
    rig.start_match("sharp", "sharp", game=game, target=target)
    return rig


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC])  # the second one may also mean that the tray is full
@pytest.mark.parametrize("at", [4, 30])
def test_everything_is_on_the_disk_a_second_after_the_files_have_healed(error, at):
    rig = start_bots()
    rig.wait_until(lambda: len(rig.match.marks) >= at, 3_600_000)
    rig.files.error = error
    rig.wait_until(lambda: len(rig.match.marks) >= at + 300, 3_600_000)  # far more than 2,048 bytes
    assert "not being saved" in rig.ui.play_screen._warned
    old_content = rig.files.content[JOURNAL]
    rig.files.error = 0
    marks = len(rig.match.marks)
    rig.wait_ms(WITHIN_MS)
    assert rig.match.journal.saved and rig.match.message is None
    assert (
        rig.files.content[JOURNAL].startswith(old_content) and len(rig.files.content[JOURNAL]) > len(old_content) + 4000
    )
    rig.pull_plug()
    rig.boot()
    assert len(rig.match.marks) >= marks
    assert not [name for name in rig.files.list_names() if name.startswith("aside")]


def test_a_match_goes_on_while_no_file_at_all_can_be_opened(monkeypatch):
    """A match goes on even if the file with the texts of refusals cannot be opened.

    On a desktop, this file is read only when a refusal is first shown.
    """
    rig = start_bots()
    module = texts._import_module

    def import_unless_refusals(path, name):
        if path.endswith(".refusals"):
            raise OSError(errno.EMFILE, "no handles")
        return module(path, name)

    monkeypatch.setattr(texts, "_import_module", import_unless_refusals)
    rig.files.error = errno.EMFILE
    rig.wait_until(lambda: len(rig.match.marks) >= 30, 3_600_000)
    assert not rig.tray.faults and "match_not_saved" in rig.ui.play_screen._warned
    rig.files.error = 0
    rig.wait_ms(WITHIN_MS)
    assert rig.match.journal.saved and rig.match.message is None


def test_a_match_that_ends_while_files_are_full_becomes_a_record_when_there_is_room():
    rig = start_bots("line", 20)
    rig.files.capacity = 400
    rig.wait_until(lambda: rig.match is None or rig.match.game.over, 3_600_000)
    rig.wait_ms(2000)
    while rig.match is not None:
        rig.press("green")
        rig.wait_ms(500)
    assert JOURNAL in rig.files.content and "rec0001.t24" not in rig.files.content
    rig.files.capacity = CAPACITY_BYTES
    rig.wait_ms(WITHIN_MS)
    assert JOURNAL not in rig.files.content
    assert b"# won " in rig.files.content["rec0001.t24"]


def test_a_line_is_saved_when_another_screen_opens_within_its_event():
    """A bot's move is saved although the pause menu is opened before, within or after the ticks that apply it."""

    def start_match():
        rig = Rig(seed=5)
        rig.press("green")
        rig.start_match("sharp", "", game="dominoes")
        return rig

    rig = start_match()
    marks = len(rig.match.marks)
    rig.wait_until(lambda: len(rig.match.marks) > marks, 3_600_000)
    move_ms = rig.tray.clock.now_ms
    screens = set()
    for early_ms in range(60):
        rig = start_match()
        rig.wait_ms(move_ms - early_ms - rig.tray.clock.now_ms)
        rig.press("red")
        rig.wait_ms(150)
        screens.add((rig.ui.screen.name, len(rig.match.marks) - marks))
        resumed_match = Match.resume(MemoryFiles({JOURNAL: rig.files.content[JOURNAL]}))
        assert resumed_match.game.save() == rig.game.save(), f"pressed {early_ms} ms before the move"
    assert screens == {("pause", 0), ("pause", 1)}


def test_what_waits_is_tried_once_more_when_the_tray_is_switched_off():
    rig = start_bots()
    rig.files.error = errno.EMFILE
    rig.wait_until(lambda: len(rig.match.marks) >= 20, 3_600_000)
    assert "not being saved" in format_error(rig.tray.switch_off())
    assert not rig.tray.plugged
    rig = start_bots()
    rig.files.error = errno.EMFILE
    rig.wait_until(lambda: len(rig.match.marks) >= 20, 3_600_000)
    rig.wait_ms(100)
    match = rig.match
    rig.files.error = 0
    assert rig.tray.switch_off() is None
    rig.boot()
    assert rig.game.save() == match.game.save()
