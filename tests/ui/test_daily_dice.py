"""The dice of the day, the same for everybody, on the tray: entering a day, results that do not count, best totals."""

import pytest
from test_solo_matches import finish_match
from ui_script import Script, restart

from simulator.tray.files import MemoryFiles
from tray24.match.profile import Player, Profile
from tray24.match.totals import add_day, read_days, read_totals

DAY = 20261125


def open_setup(*seats, files=None):
    """Return a `Script` (the tray's user interface) at the menu that sets up a match of yacht.

    People have joined at these seats.
    """
    script = Script(files).finish_power_on().choose_item("new")
    while script.screen.game.name != "yacht":
        script.choose_item("game")
    return script.press(*seats)


def type_digits(script, text):
    """Enter these digits in the tray's editor for the number of a day."""
    for digit in text:
        script.press(*["blue"] * ((int(digit) - script.screen.cursor) % 10), "green")
    return script


def start_day_match(files=None, *, day=DAY):
    """Return a `Script` (the tray's user interface) in a new match with the dice of a day, the same for everybody."""
    script = Script(files).finish_power_on()
    script.ui.start_match(Profile("yacht", [Player(0, "Ann")], seed=day, daily=True), script.now_ms)
    return script.wait(20)


def fill_boxes(script):
    """Fill all boxes of the sheet but the first with zeros; return the `script`."""
    sheet = script.game.sheets[0]
    sheet[1:] = bytes(len(sheet) - 1)
    script.game.store_moves()
    return script


def undo_counting(script):
    script.hold_button("red")
    assert "The result will not count" in script.ui.format_text()
    return script.press("green")


def test_the_tray_asks_for_the_number_of_the_day_and_plays_its_dice():
    script = open_setup(1).choose_item("day")
    assert script.screen.name == "number" and "20260101" in script.ui.format_text()
    type_digits(script, str(DAY))
    assert "Day's dice: 2026-11-25" in script.ui.format_text() and script.is_shown("2026-11-25")
    script.choose_item("start")
    profile = script.ui.match.profile
    assert script.screen.name == "play" and profile.daily and profile.seed == DAY
    assert "2026-11-25" in script.ui.format_text()
    assert script.press("blue").is_shown("2026-11-25")


def test_the_day_that_was_played_last_is_offered_and_can_be_left():
    files = MemoryFiles()
    add_day(files, DAY, 300)
    script = open_setup(1, files=files).choose_item("day")
    assert str(DAY) in script.ui.format_text()
    script.press(*["green"] * 8)
    assert script.screen.day == DAY
    script.press("green")
    assert script.screen.day == 0


def test_a_number_that_is_no_date_is_reported_and_nothing_entered_is_lost():
    script = type_digits(open_setup(1).choose_item("day"), "20261140")
    assert "20261140 is no day: give its date" in script.ui.format_text()
    script.press("green")
    assert script.screen.name == "number" and "20261140" in script.ui.format_text()


def test_more_players_bots_and_real_dice_have_no_dice_of_the_day():
    reason = "of the usual set, and for one player without bots"
    assert reason in open_setup(1, 2).choose_item("day").ui.format_text()
    assert reason in open_setup().hold_button(3).choose_item("day").ui.format_text()
    late_script = type_digits(open_setup(1).choose_item("day"), str(DAY)).press(2).choose_item("start")
    assert reason in late_script.ui.format_text() and late_script.ui.match is None
    real_script = type_digits(open_setup(1).choose_item("day"), str(DAY)).choose_item("dice").press("green")
    assert real_script.screen.day == 0 and "day" not in real_script.screen.items
    script = open_setup(1)
    assert "day" not in script.choose_item("game").screen.items


def test_an_undo_of_dice_is_asked_for_and_marked_also_after_a_power_cut():
    script = start_day_match().enter_line("0 reroll 1 2")
    assert "Not counted" not in script.ui.format_text()
    undo_counting(script)
    assert "Not counted" in script.ui.format_text()
    assert script.press("blue").is_shown("Not counted")
    script = restart(script).finish_power_on().choose_item("continue")
    assert "Not counted" in script.ui.format_text()


def test_nobody_leaves_a_match_of_the_day_to_a_bot():
    assert "leaves" not in start_day_match().press("red").screen.items


@pytest.mark.parametrize(
    ("old_totals", "title", "hint"),
    [
        ((), "New best!", "Best: day {total}, ever {total}"),
        (((20261124, 900),), "Your total", "Best: day {total}, ever 900"),
        (((20261124, 5), (DAY, 999)), "Your total", "Best: day 999, ever 999"),
    ],
)
def test_the_best_totals_of_the_day_and_ever_are_shown_and_saved(old_totals, title, hint):
    files = MemoryFiles()
    for entry in old_totals:
        add_day(files, *entry)
    script = fill_boxes(start_day_match(files))
    total = finish_match(script)
    hint = hint.format(total=total)
    assert script.ui.format_text() == f"{title}: {total}. {hint}."
    assert script.is_shown(hint)
    assert read_days(files) == list(old_totals)  # it can still be undone
    script.press("green")
    assert max(day for day in read_days(restart(script).files) if day[0] == DAY)[1] == max(
        total, dict(old_totals).get(DAY, 0)
    )
    assert read_totals(files) == []
    assert hint in script.ui.format_text()


def test_a_result_that_does_not_count_is_shown_and_not_saved():
    script = start_day_match().enter_line("0 reroll 1 2")
    total = finish_match(fill_boxes(undo_counting(script)))
    assert script.ui.format_text() == f"Not counted: {total}. Dice were taken back."
    script.press("green")
    assert "Not counted" in script.ui.format_text()
    assert read_days(script.files) == []


def test_the_last_box_can_be_undone_and_the_result_counts():
    script = fill_boxes(start_day_match())
    finish_match(script)
    script.hold_button("red").wait(20)
    assert not script.ui.match.rolls_undone and "Not counted" not in script.ui.format_text()


def test_the_records_list_the_best_totals_of_days():
    files = MemoryFiles()
    add_day(files, 20261124, 512)
    add_day(files, DAY, 480)
    script = Script(files).finish_power_on().choose_item("records").press("green")
    assert "Day's dice: 2026-11-25: 480, 2026-11-24: 512" in script.ui.format_text()


def test_the_best_totals_are_shown_at_the_start_of_a_match():
    files = MemoryFiles()
    add_day(files, 20261124, 512)
    assert "2026-11-25, Best so far: 512" in start_day_match(files).ui.format_text()
