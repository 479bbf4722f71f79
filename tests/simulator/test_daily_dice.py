"""The dice of the day, the same for everybody, for browsers and host tools: starting, an undo, the text to share."""

from datetime import date

import pytest
from browser import Browser, make_players

from simulator import daily_dice
from simulator.tray.files import MemoryFiles
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.match.totals import add_day
from tray24.rules.notation import parse_line

DAY = 20261125


@pytest.fixture
def page(table):
    table.today = lambda: DAY
    return Browser(table)


def start_match(page, **fields):
    page.send("new", **{"players": make_players(0), "game": "yacht", "options": {}, "day": True} | fields)
    page.wait(3000)
    return page


def record_match(*, undo):
    """Return the lines and the score of a finished match with the dice of the day, the same for everybody.

    `undo` is whether a roll was undone in the match.
    """
    files = MemoryFiles()
    match = Match(Profile("yacht", [Player(0, "Ann")], seed=DAY, daily=True), files)
    if undo:
        match.enter(parse_line(match.game, "0 reroll 1"))
        match.undo()
    for box in match.game.boxes:
        match.enter(parse_line(match.game, f"0 score {box}"))
    match.undo()
    match.enter(match.undone)
    return files.content[JOURNAL].decode().splitlines(keepends=True), match.game.scores[0]


def test_the_number_of_a_day_is_its_date_in_eight_digits(monkeypatch):
    class FixedDate(date):
        @classmethod
        def today(cls):
            return cls(2026, 3, 7)

    monkeypatch.setattr(daily_dice, "date", FixedDate)
    assert daily_dice.compute_day_number() == 20260307


def test_a_match_of_the_day_begins_with_the_host_s_date_and_says_so(page):
    start_match(page)
    profile = page.table.ui.match.profile
    assert profile.daily and profile.seed == DAY
    assert page.match["day"] == {"line": ""}
    assert page.match["said"]["score"] == "dice of 2026-11-25"
    assert start_match(page, day=False).match["day"] is None


@pytest.mark.parametrize(
    "fields",
    [
        {"players": make_players(0, 1)},
        {"players": make_players(sharp=(0,))},
        {"real": True},
        {"game": "line", "players": make_players(0, 1)},
        {"options": {"set": "center24"}},
    ],
)
def test_what_cannot_have_them_is_refused_with_the_reason(page, fields):
    start_match(page, **fields)
    assert page.table.ui.match is None
    reason = "of the usual set" if "options" in fields else "electronic, and for one player of yacht without bots"
    assert reason in page.errors[-1]


def test_an_undo_asks_and_marks_the_match(page):
    start_match(page)
    page.send("enter", line="reroll 1 2")
    page.wait(1000)
    page.send("undo")
    page.wait(2000)
    assert page.state["tray"]["asks"] == [
        "Undo a roll?",
        "The result will not count then. The same dice will come again.",
    ]
    assert page.send("undo") == ["the tray asks something: answer that first"]
    page.send("answer", screen="undo", button=8)
    page.wait(2000)
    assert page.match["said"]["score"] == "2026-11-25: does not count"


@pytest.mark.parametrize("undo", [False, True])
def test_a_record_gives_the_line_to_share(undo):
    lines, points = record_match(undo=undo)
    share_line = f"Tray24, yacht with the dice of 2026-11-25: {points} points"
    assert daily_dice.format_record_share_line(lines) == share_line + (", not counted" if undo else "")
    assert (
        daily_dice.format_record_share_line(lines[:-1])
        == daily_dice.format_record_share_line([line for line in lines if "# dice" not in line])
        == ""
    )


def test_the_end_shows_the_best_totals_with_the_current_one_if_it_counts():
    for undo in (False, True):
        files = MemoryFiles()
        add_day(files, 20261124, 999)
        lines, points = record_match(undo=undo)
        files.content[JOURNAL] = "".join(lines).encode()
        view = {"said": {}}
        match = Match.resume(files)
        daily_dice.add_day_view(view, match, files)
        best_line = f"Best of the day: {points}. Best ever: 999."
        assert view["said"]["after"] == ("Does not count: dice were taken back. Best ever: 999." if undo else best_line)
