"""The running match can be watched like a record: positions are shown, but hidden dice stay hidden until its end."""

from pathlib import Path

import pytest
from browser import Browser, make_players

from simulator.web.replay.positions import Positions
from simulator.web.replay.watched_records import FileRecord, RunningMatchRecord
from tray24 import games
from tray24.match.bots.bots import list_bots

# Hidden dice are watched only where the game says what is hidden.
WATCHED = [
    name for name in games.list_games() if not games.get_game_class(name).hides or games.find_part(name, "racks")
]
GOLDEN = Path(__file__).parents[1] / "golden" / "center" / "center-000.t24"


def play_bots(table, game, minutes=0.3, **options):
    """Let bots play this game for some minutes. Return the `RunningMatchRecord`, and a fake browser tab."""
    tab = Browser(table)
    tab.send("new", game=game, players=make_players(**{list_bots(game)[0]: (0, 2)}), options=options)
    tab.send("speed", x=4)
    tab.wait(round(minutes * 60_000))
    return RunningMatchRecord(table.log.get_logged_match), tab


def find_position(summary, moves):
    """Return the index of the position after `moves` moves and undos: the last one if deals follow, as on the page."""
    is_counted = [seat >= 0 or line in summary["undone"] for line, (_, _, seat) in enumerate(summary["lines"])]
    return max(at for at in range(len(is_counted) + 1) if sum(is_counted[:at]) <= moves)


def test_without_a_match_there_is_nothing_to_watch(table):
    live_record = RunningMatchRecord(table.log.get_logged_match)
    assert live_record.build_summary() is None
    assert live_record.build_states(0, 0, 64) is None


@pytest.mark.parametrize("game", WATCHED)
def test_each_line_of_the_log_leads_to_a_position_whose_log_contains_it(table, game):
    live_record, tab = play_bots(table, game)
    summary = live_record.build_summary()
    sentences = [entry["text"] for entry in summary["log"]]
    assert len(tab.log) > 5
    for line in tab.log:
        at = find_position(summary, line["moves"])
        assert games.get_game_class(game).hides or line["text"] in sentences[: summary["told"][at]]
        newest = [seat for _, _, seat in summary["lines"][:at] if seat >= 0]
        assert len(newest) <= line["moves"]
    (state,) = live_record.build_states(summary["of"], len(summary["lines"]), 1)
    assert [seat["score"] for seat in state["match"]["seats"]] == table.ui.match.game.scores


def test_hidden_tiles_stay_hidden_until_the_match_is_over(table):
    live_record, tab = play_bots(table, "dominoes", minutes=0.08, target=100)
    assert not table.ui.match.game.over
    summary = live_record.build_summary()
    states = live_record.build_states(summary["of"], 0, 1000) or []
    first_round_states = [look for look in states if look["match"]["hand"] == 1 and not look["match"]["ended"]]
    racks = [tile["tile"] for look in first_round_states for seat in look["match"]["seats"] for tile in seat["dice"]]
    assert len(racks) > 50 and set(racks) == {"?"}
    while not tab.match["over"]:
        tab.wait(5000)
    summary = live_record.build_summary()
    states = live_record.build_states(summary["of"], 0, 1000) or []
    racks = [tile["tile"] for look in states[:8] for seat in look["match"]["seats"] for tile in seat["dice"]]
    assert "?" not in racks
    assert states[-1]["match"]["over"] and states[-1]["match"]["winners"] == tab.match["winners"]


def test_a_game_that_does_not_say_what_is_hidden_is_watched_when_it_is_over(table):
    live_record, tab = play_bots(table, "threes", minutes=0.05)
    assert not table.ui.match.game.over and live_record.build_summary() is None
    while not tab.match["over"]:
        tab.wait(5000)
    assert live_record.build_summary()["fault"] is None


def test_positions_of_another_match_are_not_mixed_in(table):
    live_record, tab = play_bots(table, "line", minutes=0.2)
    match_id = live_record.build_summary()["of"]
    tab.send("new", game="yacht", players=make_players(sharp=(0,)), options={})
    tab.wait(8000)
    assert live_record.build_states(match_id, 0, 2) is not None  # until somebody watches the new one
    assert live_record.build_summary()["of"] != match_id
    assert live_record.build_states(match_id, 0, 2) is None


def test_a_record_of_a_file_has_no_other_positions():
    record = FileRecord(Positions(b"tray24 1\ngame yacht\nseats 1\nseed 5\n---\n* draw 0 1 2 3 4 5\n", "x.t24"))
    assert record.build_summary()["of"] == 0
    assert len(record.build_states(0, 0, 64)) == 2
    assert record.build_states(3, 0, 64) is None


def test_the_sheet_of_decisions_comes_with_the_end_of_the_match(table):
    live_record, tab = play_bots(table, "center", minutes=0.05, target=100)
    summary = live_record.build_summary()
    assert live_record.build_decisions(summary["of"]) is None  # it would reveal the dice of others
    while not tab.match["over"]:
        tab.wait(5000)
    summary = live_record.build_summary()
    assert live_record.build_decisions(summary["of"] + 1) is None
    sheet = live_record.build_decisions(summary["of"])
    assert [seat_row["seat"] for seat_row in sheet["seats"]] == [0, 1] and "decisions were the best" in sheet["seats"][
        0
    ]["words"]
    for row in sheet["rows"]:
        _, _, seat = summary["lines"][row["at"]]  # the line after the position is that decision
        assert seat == row["seat"] and bool(row["lost"]) == bool(row["better"]) == bool(row["cost"])
        assert row["hand"].startswith("Hand ")


@pytest.mark.parametrize("game", ["basic", "line", "yacht", "center", "dominoes"])
def test_a_decision_says_where_both_moves_are_shown(pytestconfig, game):
    record = (pytestconfig.rootpath / f"tests/golden/{game}/{game}-000.t24").read_bytes()
    rows = FileRecord(Positions(record, game)).build_decisions(0)["rows"]
    moves = [move for row in rows if row["cost"] for move in row["moves"].values()]
    slots = [slot for move in moves for slot in move["slots"]]
    dice = [move["die"] for move in moves if move["die"]]
    assert bool(slots) == (game != "center") and bool(dice) == (game != "yacht")
    assert all(0 <= slot < 24 for slot in slots)
    assert any(move["arm"] is not None for move in moves) == (game == "dominoes")
    assert {bool(row["hand"]) for row in rows} == {game != "yacht"}


def test_decisions_are_read_up_to_the_first_fault():
    record = GOLDEN.read_bytes()
    all_rows = FileRecord(Positions(record, "whole")).build_decisions(0)["rows"]
    lines = record.split(b"\n")
    broken_record = b"\n".join([*lines[:40], b"0 play r9", *lines[40:]])
    rows = FileRecord(Positions(broken_record, "broken")).build_decisions(0)["rows"]
    assert 3 < len(rows) < len(all_rows) and rows == all_rows[: len(rows)]
    assert (rows[0]["move"], rows[0]["better"]) == ("Blue 3", "Better: Roll all dice again")
