"""The positions of a record, as the page gets them: all games, both directions, hidden dice, bad lines."""

import json
from pathlib import Path

import pytest

from simulator.web.replay.positions import Positions
from tray24.match.record import replay

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = ["basic-006", "center-000", "line-001", "yacht-001", "dominoes-005"]


def read_record(name: str) -> bytes:
    return (GOLDEN / name.split("-")[0] / f"{name}.t24").read_bytes()


def open_positions(name: str) -> Positions:
    return Positions(read_record(name), name)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_position_is_the_end_of_the_match(name):
    positions = open_positions(name)
    state = positions.build_state(positions.last)
    game = replay(read_record(name).decode().splitlines())[1].game
    assert [seat["score"] for seat in state["match"]["seats"]] == game.scores
    assert state["match"]["winners"] == game.list_winners()
    assert "Winner" in state["display_text"]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_the_same_from_whichever_side_it_is_reached(name):
    positions = open_positions(name)
    indexes = range(0, positions.last + 1, max(1, positions.last // 12))
    states_forward = [json.dumps(positions.build_state(at)) for at in indexes]
    states_backward = [json.dumps(positions.build_state(at)) for at in reversed(indexes)]
    assert states_forward == states_backward[::-1]
    assert len(set(states_forward)) > len(states_forward) // 2


def test_light_and_display_are_the_firmwares_own():
    positions = open_positions("basic-000")
    at = next(at for at, (_, text, _) in enumerate(positions.build_summary()["lines"], 1) if text == "1 play g8 11")
    state = positions.build_state(at)
    red, green, blue = (int(state["led"][6 * 11 + 2 * part : 6 * 11 + 2 * part + 2], 16) for part in range(3))
    assert green > red and green > blue
    assert "Seat 2: green 8" in state["display_text"]


def test_racks_of_a_finished_match_are_open():
    state = open_positions("dominoes-000").build_state(40)
    tiles = [tile["tile"] for seat in state["match"]["seats"] for tile in seat["dice"]]
    assert tiles and "?" not in tiles
    assert state["match"]["board"]["laid"]


def test_faces_that_nobody_entered_stay_unknown():
    text = read_record("basic-001").decode()
    number = next(at for at, line in enumerate(text.split("---\n")[1].splitlines(), 1) if "?" in line)
    faces = [
        die["face"]
        for seat in open_positions("basic-001").build_state(number)["match"]["seats"]
        for die in seat["dice"]
    ]
    assert "?" in faces


def test_an_undone_line_is_seen_to_be_taken_back():
    positions = open_positions("basic-000")
    summary = positions.build_summary()
    at = summary["undone"][0]
    assert summary["lines"][at][1] == "* undo"
    assert positions.build_state(at + 1)["match"]["seats"] != positions.build_state(at)["match"]["seats"]
    assert summary["log"][summary["told"][at + 1] - 1]["text"].startswith("Taken back")


def test_each_hand_has_its_beginning():
    summary = open_positions("basic-000").build_summary()
    assert len(summary["hands"]) == 10
    assert all(summary["lines"][at][1].startswith("* draw") for at in summary["hands"][1:])


def test_a_bad_record_goes_up_to_its_bad_line():
    positions = open_positions("basic-003-bad0")
    summary = positions.build_summary()
    assert summary["fault"] == {
        "line": 109,
        "text": "* draw 2 5 7 11 20",
        "rule": "",
        "reason": "* draw 2 takes 3 values, not 4",
    }
    assert summary["lines"][-1][0] == 108
    assert positions.build_state(positions.last)["match"]["hand"] == 2


def test_a_record_that_stops_after_its_head_has_one_position():
    positions = Positions(b"tray24 1\ngame center\nseats 3\n---\n", "x")
    assert positions.last == 0
    assert positions.build_state(0)["match"]["game"] == "center"


@pytest.mark.parametrize("data", [b"", b"\xff\0", b"tray24 1\ngame basic\n", b"tray24 1\ngame line\nseats 3\n---\n"])
def test_without_a_head_there_is_nothing_to_look_at(data):
    with pytest.raises(ValueError, match="line"):
        Positions(data, "x")


SEATED = (
    "tray24 1\ngame basic\nseats 2\n# seat 0 2 - Mira\n# seat 1 5 - \n---\n"
    "* first 0\n# seat 0 2 sharp Mira\n* draw 0 0\n"
)


def test_players_are_called_by_name_and_left_seats_go_to_bots():
    positions = Positions(SEATED.encode(), "x")
    players = [
        [(seat["name"], seat["bot"]) for seat in positions.build_state(at)["match"]["seats"]] for at in (0, 1, 0)
    ]
    assert players == [
        [("Mira", ""), ("Seat 6", "")],
        [("Mira", "sharp"), ("Seat 6", "")],
        [("Mira", ""), ("Seat 6", "")],
    ]
    assert any("A bot takes over" in entry["text"] for entry in positions.build_summary()["log"])
