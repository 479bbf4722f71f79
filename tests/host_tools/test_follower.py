"""Following a tray from one's own program: the match as plain values, what has happened, how such a program ends."""

import json
from itertools import islice
from pathlib import Path

import pytest
from test_monitor import RECORDS, make_replica

from host_tools import follower
from host_tools.errors import Failure, UsageError
from simulator import texts
from tray24.match.profile import Player

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def test_a_match_is_followed_from_its_beginning_to_its_end(rig_tables):
    tables = list(rig_tables.make_match_tables("sharp", "fair", target=1)("COM7"))
    assert set(rig_tables.opened) == {"COM7"}
    assert (tables[0].game, tables[0].headline) == ("", "No match is being played.")
    game = rig_tables.rig.game
    last_table = tables[-1]
    assert (last_table.game, last_table.title, last_table.over, last_table.turn) == ("center", "Center die", True, "")
    assert [seat.score for seat in last_table.seats] == list(game.scores)
    assert [seat.has_won for seat in last_table.seats] == [seat in game.list_winners() for seat in range(2)]
    assert [(seat.name, seat.button, seat.bot) for seat in last_table.seats] == [
        ("Ann", 0, "sharp"),
        ("Ida", 1, "fair"),
    ]
    events = [event for table in tables for event in table.happened]
    assert (events[0], events[-1], set(events[1:-1]) <= {"hand"}) == ("begun", "won", True)
    news = [text for table in tables for text in table.news]
    assert news[0].startswith("Roll-off") and news[-1].endswith("wins the match.")
    assert news.count(news[0]) == news.count(news[-1]) == 1
    assert all(former_table != table for former_table, table in zip(tables, tables[1:], strict=False))
    assert {table.turn for table in tables} >= {"Ann", "Ida"}
    assert all(table.turn == "".join(seat.name for seat in table.seats if seat.is_to_choose) for table in tables)


def test_rounds_are_distinguished(rig_tables):
    tables = list(rig_tables.make_match_tables("fair", "fair", is_last=lambda table: table.hand == 2, target=9999)())
    assert [event for table in tables for event in table.happened] == ["begun", "hand"]


def test_of_a_match_that_runs_already_only_what_follows_is_reported(rig_tables):
    rig_tables.rig.start_match("", "")
    rig_tables.rig.wait_ms(4000)
    tables = rig_tables.follow_tray()
    first = next(tables)
    assert (first.game, first.news, first.happened) == ("basic", (), ())
    moves = rig_tables.rig.game.list_turn_moves()
    rig_tables.rig.enter(moves[0])
    second = next(tables)
    assert second.news and not second.news[0].startswith("Roll-off") and second.happened == ()


def test_a_tray_that_goes_is_reported_and_one_that_is_back_continues(rig_tables):
    rig_tables.rig.start_match("", "")
    rig_tables.stream = BreakableStream(rig_tables.stream)
    tables = rig_tables.follow_tray()
    first_table = next(tables)
    rig_tables.stream.broken, rig_tables.failure = True, "there is no tray: plug it in"
    silent_table = next(table for table in tables if table.trouble)
    assert (silent_table.game, silent_table.seats) == ("basic", first_table.seats)
    waiting_table = next(table for table in tables if table.trouble != silent_table.trouble)
    assert "plug it in" in waiting_table.trouble
    rig_tables.stream.broken, rig_tables.failure = False, ""
    next_table = next(table for table in tables if not table.trouble)
    assert (next_table.game, next_table.news, next_table.happened) == ("basic", (), ())


class BreakableStream:
    """A stream around another stream; a test can break it."""

    def __init__(self, stream):
        self._stream = stream
        self.broken = False

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def read(self, size):
        if self.broken:
            raise OSError(5, "Input/output error")
        return self._stream.read(size)


def test_without_a_tray_at_first_it_fails(rig_tables):
    rig_tables.failure = "there is no tray: plug it in"
    with pytest.raises(Failure, match="plug it in"):
        next(rig_tables.follow_tray())


def test_light_is_seen_by_those_who_ask_for_it(rig_tables):
    assert next(rig_tables.follow_tray()).lights == ()
    tables = rig_tables.follow_tray(lights=True)
    rig_tables.rig.start_match("", "")
    lit_table = next(table for table in islice(tables, 100) if table.dice[8] or any(map(any, table.lights)))
    assert len(lit_table.lights) == 24 and all(len(light) == 3 for light in lit_table.lights)
    frames = [bytes(frame) for _, frame in rig_tables.rig.tray.frames]
    assert bytes(part for light in lit_table.lights for part in light) in frames


@pytest.mark.parametrize(
    ("game", "color", "dice"),
    [
        ("basic", "blue", {0: "r9", 6: "rS", 20: "bR"}),
        ("center", "red", {8: "W=r"}),
        ("line", "green", {12: "gD2"}),
        ("yacht", "", {}),
        ("dominoes", "", {}),
    ],
)
def test_the_color_in_force_and_the_dice_in_their_slots(game, color, dice):
    replica = make_replica(game)
    table = follower.make_table(replica)
    assert (table.game, table.color) == (game, color)
    assert {slot: table.dice[slot] for slot in dice} == dice
    assert [seat.score for seat in table.seats] == list(replica.match.game.scores)
    assert [seat.held for seat in table.seats] == (replica.match.game.list_hand_sizes() or [0] * len(table.seats))
    assert (table.hand == 0) == (game == "yacht")


@pytest.mark.parametrize("game", RECORDS)
def test_a_table_is_json_and_shows_no_hand(game):
    replica = make_replica(game, [Player(0, "Ida")])
    table = follower.make_table(replica)
    table_json = json.loads(table.to_json())
    assert table_json["headline"] == table.headline and len(table_json["dice"]) == 24
    assert set(table_json["seats"][0]) == {"name", "button", "bot", "score", "held", "is_to_choose", "has_won"}


@pytest.mark.parametrize(
    ("face", "color"), [("r7", "red"), ("yS", "yellow"), ("W=g", "green"), ("WD4=b", "blue"), ("W", ""), ("", "")]
)
def test_colors_of_faces(face, color):
    assert follower.parse_color(face) == color


def test_the_newest_record_comes_from_the_tray_with_its_names(rig_tables):
    with pytest.raises(Failure, match="no finished match yet"):
        follower.fetch_newest_record()
    for target in (1, 2):
        list(rig_tables.make_match_tables("sharp", "fair", target=target)())
        with pytest.raises(Failure, match="press its green button"):
            follower.fetch_newest_record()
        rig_tables.rig.press("green")
    record = follower.fetch_newest_record()
    assert b"option target=2" in record
    assert follower.list_players(record) == ["Ann", "Ida"]


# Programs.


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (None, 0, ""),
        (Failure("the cable is loose"), 1, "{}: the cable is loose\n"),
        (UsageError("--size 0: give 1 or more"), 2, "{}: --size 0: give 1 or more\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_a_program_ends_with_a_code_and_a_line(error, code, text, capsys):
    parser = follower.create_parser("A program.")

    def run_example(arguments):
        assert arguments.port == "COM3"
        if error:
            raise error

    assert follower.run_program(parser, run_example, ["--port", "COM3"]) == code
    assert capsys.readouterr().err == text.format(parser.prog)


def test_a_program_speaks_the_chosen_language(rig_tables, monkeypatch):
    monkeypatch.setenv("TRAY24_LANGUAGE", "de")
    try:
        follower.create_parser("A program.")
        tables = list(rig_tables.make_match_tables("sharp", "fair", is_last=lambda table: table.news)())
    finally:
        texts.set_language(None)
    assert (tables[-1].title, tables[-1].news[0].split(":")[0]) == ("Mittelwürfel", "Auswürfeln")
