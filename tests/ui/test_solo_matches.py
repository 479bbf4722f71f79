"""A match of one player is a contest with the best total so far, which the tray keeps in a file."""

import pytest
from ui_script import Script

from simulator.tray.files import MemoryFiles
from tray24.games.yacht.boxes import BOXES, OPEN
from tray24.match.totals import TOTALS, add_total, find_best, read_totals
from tray24.rules.moves import SCORE


def make_totals(*totals, files=None):
    """Return files with these totals of matches of one player, in the order in which they were played."""
    files = MemoryFiles() if files is None else files
    for seed, total in enumerate(totals):
        add_total(files, "yacht", total, seed)
    return files


def start_last_box(files, total, seed=99):
    """Return a `Script` (the tray's user interface) in a match of one player, with one open box and this `total`."""
    script = Script(files).finish_power_on()
    script.start_match("", game="yacht", real_seed=seed)
    script.press("blue")  # closes a message of the beginning
    game = script.game
    for box in range(1, len(BOXES)):
        game.sheets[0][box] = 0
    game.sheets[0][1] = min(total, 250)
    game.sheets[0][2] = max(0, total - 250)
    game.scores[0] = total
    game.store_moves()
    return script


def finish_match(script):
    """Fill the last open box, and return the total."""
    script.ui.play_screen.resume_match(script.now_ms)
    assert script.ui.play_screen.try_move(script.game.encode_move(SCORE, 0), script.now_ms)
    script.wait(200)
    assert script.screen.name == "winner", script.ui.format_text()
    assert OPEN not in script.game.sheets[0]
    return script.game.scores[0]


def test_the_last_ten_totals_are_kept_and_the_best_before_them():
    files = make_totals(300, 700, *range(400, 412))
    saved_totals = read_totals(files, "yacht")
    assert [entry[1] for entry in saved_totals] == [2, *range(5, 15)]
    assert find_best(saved_totals)[2] == 700
    assert [entry[2] for entry in saved_totals[-10:]] == list(range(402, 412))


def test_a_match_that_a_power_cut_ends_twice_counts_once():
    files = make_totals(500)
    add_total(files, "yacht", 500, 0)
    assert len(read_totals(files)) == 1


def test_totals_of_other_games_and_damaged_lines_cost_no_other():
    files = make_totals(500)
    files.write(TOTALS, b"threes 1 20 5\nyacht x\n\xff 1 2 3\n" + files.read(TOTALS))
    add_total(files, "yacht", 600, 7)
    assert [entry[:3] for entry in read_totals(files)] == [("threes", 1, 20), ("yacht", 1, 500), ("yacht", 2, 600)]


def test_the_best_total_is_shown_at_the_start():
    script = Script(make_totals(512, 731, 640)).start_match("", game="yacht")
    assert "Best so far: 731" in script.ui.format_text() and script.is_shown("Best so far: 731")
    assert "Best so far" not in Script(make_totals(512)).start_match("", "", game="yacht").ui.format_text()


def test_the_rule_that_the_highest_total_wins_is_not_shown_to_a_single_player():
    script = Script(make_totals(731)).start_match("", game="yacht").press("red").choose_item("scores")
    assert "highest" not in script.ui.format_text() and "Best so far: 731" in script.ui.format_text()
    first_script = Script().start_match("", game="yacht").press("red").choose_item("scores")
    assert "highest" not in first_script.ui.format_text()


@pytest.mark.parametrize(
    ("old_totals", "total", "title", "hint"),
    [
        ((), 480, "Your total", "Your first total"),
        ((512, 640), 480, "Your total", "Best so far: 640"),
        ((412, 300), 490, "New best!", "Best before: 412"),
    ],
)
def test_the_end_shows_a_new_best_or_the_best_so_far(old_totals, total, title, hint):
    script = start_last_box(make_totals(*old_totals), total)
    total = finish_match(script)
    assert script.ui.format_text() == f"{title}: {total}. {hint}."
    assert len(read_totals(script.files)) == len(old_totals)  # it can still be undone
    script.press("green")
    assert [entry[2] for entry in read_totals(script.files)] == [*old_totals, total]
    assert (title if title == "New best!" else hint) in script.ui.format_text()


def test_the_records_list_the_totals():
    script = Script(make_totals(512, 731, 640)).finish_power_on()
    script.choose_item("records")
    assert script.screen.items[0] == "totals"
    script.press("green")
    assert "Yacht: best 731 (no. 2)" in script.ui.format_text()
    assert "Last: 3: 640, 2: 731, 1: 512" in script.ui.format_text()
