"""The other games with real dice on the page: a hand of each is clicked, as a family would play it."""

import pytest
from people import Player

from tray24.match.record import replay

FAST = 20  # speed of the tray's time relative to the wall clock


class Family(Player):
    """A player of all seats: calls first, then dice that fit, boxes, and other buttons.

    Each click is a double click.
    """

    by = "dice"
    hasty = True

    def start_real(self, title, seats, target=None):
        self.page.keyboard.press("n")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=title).check(force=True)
        for number in range(1, 7):
            dialog.get_by_label(f"Seat {number}", exact=True).select_option(seats.get(number, ""))
        dialog.get_by_label("Dice", exact=True).select_option("real")
        if target:
            dialog.get_by_label("Points to reach").fill(str(target))
        dialog.get_by_role("button", name="Start").click()
        self.page.wait_for_selector("[data-view=match]")
        return self


@pytest.mark.parametrize(
    ("title", "seats", "size"),
    [
        pytest.param("Center", {1: "you", 3: "person"}, None, marks=pytest.mark.long),
        ("Line", {1: "you", 4: "sharp"}, {"width": 390, "height": 844}),
        pytest.param("Yacht", {1: "you", 4: "sharp"}, None, marks=pytest.mark.long),
    ],
)
def test_a_hand_is_played_by_clicking(open_page, serve, title, seats, size):
    server = serve(FAST)
    family = Family(open_page(size), server.url)
    family.open()
    family.start_real(title, seats)
    game = server.table.tray.firmware.ui.match.game
    done = (
        (lambda: game.scores[0] > 0 or game.sheets[1][0] < 255) if title == "Yacht" else (lambda: max(game.scores) > 0)
    )
    family.play_until(done)
    assert family.done.keys() & {"die", "box"}
    # At this speed the tray may ask something else before a click arrives.
    assert [words for words in family.complaints if "too late" not in words] == []
    server.stop()
    assert server.table.tray.faults == []
    _, replayed = replay(server.table.tray.files.read("match.t24").decode().splitlines())
    assert replayed.game.scores == game.scores
