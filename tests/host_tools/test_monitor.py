"""The match shown in a terminal: each game's picture, at each width; without a terminal, lines or JSON objects."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from host_tools import cli
from host_tools.commands import monitor
from host_tools.link.replication import Follower
from host_tools.terminal import drawing
from host_tools.terminal.drawing import MatchPicture
from simulator.terminal_dice import render_face
from simulator.web.follow.replica import FollowedMatch, Replica
from tray24.match.profile import Player
from tray24.rules.faces import UNKNOWN, parse_face

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
WORDS = "Seat 4, Your turn. Put a die that fits. Draw a die."
RECORDS = {
    "basic": "basic-002",
    "center": "center-002",
    "line": "line-000",
    "yacht": "yacht-003",
    "dominoes": "dominoes-000",
}


def make_replica(game, players=()):
    """Return a replica of a match that has followed the first part of a recorded match of this game."""
    replica = Replica()
    replica.match = FollowedMatch(players)
    lines = (GOLDEN / game / f"{RECORDS[game]}.t24").read_text().split("\n")
    lines = [line for line in lines if line and not line.startswith("#")]
    for line in lines[: len(lines) * 3 // 5]:
        replica.match.feed_line(line)
    replica.words = [WORDS]
    return replica


def draw_replica(replica, width):
    console = Console(width=width, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(MatchPicture(replica))
    return console


def draw_text(replica, width=100):
    return draw_replica(replica, width).export_text()


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("game", RECORDS)
def test_all_that_matters_fits_at_each_width(game, width):
    replica = make_replica(game)
    text = draw_text(replica, width)
    assert all(len(line) <= width for line in text.splitlines())
    match = replica.match
    for seat, name in enumerate(match.list_names()):
        row = next(line for line in text.splitlines() if f"{seat + 1} {name}" in line)
        assert str(match.game.scores[seat]) in row
    plain_text = " ".join(text.replace("│", " ").split())
    assert match.log.entries[-1].text in plain_text.replace(" ╰", "")
    assert "Put a die" in plain_text


def test_the_seat_to_choose_is_marked_and_dice_are_counted():
    replica = make_replica("basic")
    game = replica.match.game
    row = next(line for line in draw_text(replica).splitlines() if line.startswith(">"))
    assert f"{game.turn + 1} Seat {game.turn + 1}" in row and f"{len(game.hands[game.turn])} #" in row


def test_the_24_slots_stand_where_they_are_in_letters_and_in_color():
    replica = make_replica("basic")
    game = replica.match.game
    svg = draw_replica(replica, 60).export_svg(title="monitor")
    rows = [line for line in draw_text(replica, 60).splitlines() if "|" in line]
    assert len(rows) == 4
    for slot, die in enumerate(game.tray):
        cell = rows[slot // 6].replace("|", "")[7 * (slot % 6) :][:7].strip(" []")
        assert cell == (str(slot) if die < 0 else format_number(game.faces[die]))
    last = rows[game.last // 6].replace("|", "")[7 * (game.last % 6) :][:7]
    assert last.startswith("[") and last.endswith("]")
    assert "#ff491c" in svg and "#147bfc" in svg


def format_number(number):
    return render_face(number).plain.strip()


@pytest.mark.parametrize(
    ("name", "background"),
    [("r7", "#ff491c"), ("yS", "#ffe134"), ("WD4", "#ebe3d0"), ("W=g", "#2cd97a"), ("DE", "#ebe3d0")],
)
def test_a_die_wears_its_color_and_says_its_name(name, background):
    text = render_face(parse_face(name))
    assert text.plain.strip() == name and background in str(text.style)


def test_an_unknown_die_says_so():
    assert format_number(UNKNOWN) == "?"


def test_center_line_yacht_and_dominoes_show_what_lies():
    center, line, yacht, dominoes = (make_replica(game) for game in ("center", "line", "yacht", "dominoes"))
    assert f"center:  {format_number(center.match.game.faces[center.match.game.center])} " in draw_text(center)
    line_text = draw_text(line, 60)
    assert all(format_number(line.match.game.faces[die]) in line_text for die in line.match.game.line)
    assert "Three alike" in draw_text(yacht, 60) and "67" in draw_text(yacht, 60)
    text = draw_text(dominoes, 60)
    assert "arm 0" in text and "closed" in text and f"{dominoes.match.game.count_pile()} tiles in the pile" in text


def test_a_best_of_three_counts_hands():
    replica = Replica()
    replica.match = FollowedMatch()
    for line in (GOLDEN / "line" / "line-001.t24").read_text().split("\n"):
        if line and not line.startswith("#"):
            replica.match.feed_line(line)
    text = draw_text(replica)
    assert replica.match.game.scores[:] == [1, 2] and "1 hand " in text and "2 hands" in text and "point" not in text


def test_players_have_the_names_that_the_tray_knows():
    replica = make_replica("line", [Player(1, "Ida"), Player(4, "", "sharp")])
    text = draw_text(replica)
    assert "2 Ida" in text and "5 Otto (bot)" in text


def test_without_a_match_or_a_tray_it_says_so():
    replica = Replica()
    assert "No match is being played" in draw_text(replica)
    replica.trouble = "no tray is there: plug it in"
    assert "plug it in" in draw_text(replica, 60)
    replica = make_replica("basic")
    replica.trouble = "gone"
    assert "gone" in draw_text(replica) and "Tray game" in draw_text(replica)  # the last picture stays


@pytest.fixture
def follower(linked_tray):
    return Follower(lambda: linked_tray.make_link(linked_tray.stream), now_s=linked_tray.stream.now_s)


def test_lines_for_a_file(linked_tray, follower):
    output = io.StringIO()
    monitor.print_events(follower, output, False, steps=3)
    linked_tray.rig.start_match("", "")
    monitor.print_events(follower, output, False, steps=15)
    lines = output.getvalue().splitlines()
    assert lines[0] == "the tray in the test is connected"
    assert lines[1] == "No match is being played."
    assert lines[2] == "A match is being played: Tray game."
    assert lines[3].startswith("Roll-off: ")


def test_objects_for_a_script(linked_tray, follower):
    output = io.StringIO()
    monitor.print_events(follower, output, True, steps=3)
    linked_tray.rig.start_match("", "sharp")
    monitor.print_events(follower, output, True, steps=15)
    events = [json.loads(line) for line in output.getvalue().splitlines()]
    assert events[0] == {"event": "connected", "tray": "the tray in the test"}
    assert {"event": "match", "game": ""} in events
    match = next(event for event in events if event["event"] == "match" and event["game"])
    assert match["game"] == "basic" and match["scores"] == [0, 0] and not match["over"]
    assert match["seats"][1] == {"button": 1, "name": "Ida", "bot": "sharp"}
    assert any(event["event"] == "line" and event["text"].startswith("Roll-off") for event in events)
    assert any(event["event"] == "screen" for event in events)


def test_without_a_terminal_it_says_that_it_waits(linked_tray, monkeypatch, capsys):
    monkeypatch.setattr(monitor.connection, "open_link", lambda port: linked_tray.make_link(linked_tray.stream))
    monkeypatch.setattr(monitor, "print_events", lambda follower, out, as_json: out.write(f"{as_json}\n"))
    for options in ((), ("--json",)):
        assert cli.main(["monitor", *options]) == 0
    captured = capsys.readouterr()
    assert captured.out == "False\nTrue\n"
    assert captured.err == "Waiting for events on the tray; press Ctrl-C to stop.\n" * 2


def test_a_game_without_a_picture_says_how_much_lies(monkeypatch):
    monkeypatch.setattr(drawing, "find_part", lambda game, part: None)
    replica = make_replica("center")
    assert f"1 die on the table, {len(replica.match.game.bag)} left to draw" in draw_text(replica)
