"""All games but the tray game with real dice on the page: a round of each is clicked, as a family would play it."""

import pytest
from cases import FAST, PHONE
from page_player import Player

from tray24.match.record import replay


class AllSeatsPlayer(Player):
    """A player who plays all seats: first UNO calls, then dice that fit, boxes, and other buttons.

    Each click is a double click.
    """

    plays_with = "dice"
    hasty = True


@pytest.mark.parametrize(
    ("title", "seats", "size"),
    [
        pytest.param("Center", {1: "you", 3: "person"}, None, marks=pytest.mark.long),
        ("Line", {1: "you", 4: "sharp"}, PHONE),
        pytest.param("Yacht", {1: "you", 4: "sharp"}, None, marks=pytest.mark.long),
    ],
)
def test_a_hand_is_played_by_clicking(open_page, serve, title, seats, size):
    server = serve(FAST)
    player = AllSeatsPlayer(open_page(size), server.url)
    player.open().start_match(seats=seats, game=title, Dice="real")
    game = server.table.tray.firmware.ui.match.game
    action_counts = (
        (lambda: game.scores[0] > 0 or game.sheets[1][0] < 255) if title == "Yacht" else (lambda: max(game.scores) > 0)
    )
    player.play_until(action_counts)
    assert player.done.keys() & {"die", "box"}
    # At this speed the tray may ask something else before a click arrives.
    assert [complaint for complaint in player.complaints if "too late" not in complaint] == []
    server.stop()
    assert server.table.tray.faults == []
    _, replayed_match = replay(server.table.tray.files.read("match.t24").decode().splitlines())
    assert replayed_match.game.scores == game.scores
