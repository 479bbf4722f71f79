"""The match goes on after power cuts and with damaged files, and the tray says what is wrong."""

import pytest

from simulator.people.presses import IntentError
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.match.journal import JOURNAL


def boot_rig(files=None, seed=1):
    rig = Rig(files, seed)
    rig.press("green")
    return rig


def finish_round(rig, round_number=0):
    rig.wait_until(lambda: rig.game.hand > round_number or rig.game.over, 600_000)
    rig.wait_ms(100)


def split_journal_lines(content):
    """Return the complete lines of a journal, without their check sums."""
    return [line.rsplit(b" # ", 1)[0] for line in content.split(b"\n")[:-1]]


def test_a_match_continues_where_the_plug_was_pulled():
    rig = boot_rig()
    rig.start_match("", "sharp", target=100)
    rig.wait_ms(20_000)
    old_position = rig.game.save()
    rig.pull_plug()
    assert not any(rig.tray.frame)
    assert rig.read_display() == ""
    rig.wait_ms(1000)
    rig.boot()
    assert rig.read_display().startswith("Tray 24. Continue")
    rig.resume()
    assert rig.game.save() == old_position
    assert not rig.tray.faults


def test_power_cuts_while_playing_on_end_in_the_same_match():
    """A match in which the power is cut during many writes ends as it would have ended without."""
    uncut_rig = boot_rig(seed=5)
    uncut_rig.start_match("gentle", "gentle", target=20)
    finish_round(uncut_rig)
    files = MemoryFiles()
    rig = boot_rig(files, seed=5)
    rig.start_match("gentle", "gentle", target=20)
    for cut_after in (0, 1, 37, 90, 200, 13):
        files.cut_after = cut_after
        rig.wait_until(lambda: not rig.tray.plugged, 120_000)
        files.cut_after = None
        rig.boot()
        while rig.ui.screen.name == "notice":
            rig.press("green")
        rig.resume()
    finish_round(rig)
    assert split_journal_lines(files.content[JOURNAL]) == split_journal_lines(uncut_rig.files.content[JOURNAL])
    assert not rig.tray.faults


def test_a_stuck_button_is_reported_at_power_on_and_the_tray_goes_on():
    rig = Rig()
    rig.pull_plug()
    rig.tray.set_contact(7, True)
    rig.wait_ms(50)
    rig.plug_in()
    rig.wait_ms(100)
    assert "Y" in rig.read_display()
    rig.boot()
    cursor = rig.ui.screen.cursor
    rig.wait_ms(3000)
    assert (rig.ui.screen.name, rig.ui.screen.cursor) == ("home", cursor)
    rig.press("blue")
    assert rig.ui.screen.cursor == cursor + 1


@pytest.mark.parametrize("failure", ["full", "broken"])
def test_a_match_goes_on_and_says_so_when_the_files_refuse(failure):
    files = MemoryFiles()
    rig = boot_rig(files)
    rig.start_match("", "")
    rig.place(7)
    rig.wait_ms(100)
    journal = files.content[JOURNAL]
    if failure == "full":
        files.capacity = 0
    else:
        files.broken = True
    rig.choose("roll")
    rig.wait_ms(100)
    assert "not being saved" in rig.read_display()
    rig.enter(rig.game.list_turn_moves()[0])
    rig.wait_ms(100)
    assert "not being saved" in rig.read_display()
    assert files.content[JOURNAL] == journal
    assert not rig.tray.faults
    files.capacity, files.broken = 1 << 20, False
    while rig.ui.screen.name != "play":
        rig.press("green")
    rig.enter(rig.game.list_turn_moves()[0])
    rig.wait_ms(200)
    old_position = rig.game.save()
    rig.pull_plug()
    rig.boot()
    rig.resume()
    assert rig.game.save() == old_position


def test_a_match_that_cannot_be_saved_at_all_is_reported():
    files = MemoryFiles(capacity=300)
    rig = boot_rig(files)
    files.capacity = 0
    with pytest.raises(IntentError, match="Not saved"):
        rig.start_match("", "")
    assert not rig.tray.faults


def test_a_fault_in_one_part_is_reported_and_the_others_go_on():
    rig = boot_rig()
    rig.start_match("", "")
    screen = rig.tray.screen
    rig.wait_ms(100)
    rig.ui.lights.render_frame = None
    rig.wait_ms(100)
    assert [type(fault) for fault in rig.tray.faults] == [TypeError]
    assert rig.tray.screen != screen
    del rig.ui.lights.render_frame
    rig.wait_ms(1100)
    rig.place(8)
    assert rig.game.tray[8] >= 0
    assert rig.tray.faults[1:] == []


def test_a_calibration_of_another_version_is_reported_at_power_on():
    rig = Rig(MemoryFiles({"sensors.cal": b"T24S\x09" + bytes(30)}), sensors=True)
    rig.boot()
    assert "sensors.cal has format 9" in rig.read_display()
    while rig.ui.screen.name == "notice":
        rig.press("green")
    assert rig.ui.screen.name == "home" and not rig.ui.sensing.calibrated


def close_notices(rig):
    """Close the notices that the tray shows after power-on, until it shows its menu. Return their texts."""
    rig.wait_ms(3000)
    texts = []
    while rig.ui.screen.name == "notice":
        texts.append(rig.read_display())
        rig.press("green")
        rig.wait_ms(200)
    assert rig.ui.screen.name == "home"
    return texts


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0",
        b"\xff" * 9_000,
        bytes(range(256)) * 40,
        b"format=9\n" * 1_000,
        "Öffnungen\u2028 = \u202e ".encode() * 400,
        b"# tray24 99 # 00000000\n",
        b"TRAY24 sensors 99\n" + bytes(400),
    ],
    ids=["empty", "zero", "erased", "bytes", "lines", "letters", "journal", "calibration"],
)
def test_a_tray_whose_files_are_of_another_format_says_so_and_plays(data):
    names = ("settings.txt", "match.t24", "match.copy", "sensors.cal", "rec0001.t24", "aside0001.t24", "crash.txt")
    rig = Rig(MemoryFiles(dict.fromkeys(names, data)), sensors=True)
    texts = close_notices(rig)
    assert all(texts) and len(texts) < 9
    assert rig.ui.settings["brightness"] == 80
    assert any("calibrate again" in text for text in texts)
    rig.start_match("", "")
    assert rig.ui.is_playing and rig.read_display()
    assert not rig.tray.faults
