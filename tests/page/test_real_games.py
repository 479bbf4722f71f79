"""The other games with real dice on the page: a hand of each is clicked, as a family would play it."""

import random
import time

import pytest
from people import Player
from playwright.sync_api import TimeoutError as Late

from tray24.rules.record import replay

FAST = 12  # the tray's time against the wall's
HAND = ".hand:not(.welcome, .winner) "


class Family(Player):
    """Does what the page offers: loud words first, then dice that fit, boxes, what else there is to press."""

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

    def does(self):
        """One thing, if there is one to do; its words."""
        try:
            return self._one()
        except Late:
            return ""  # the table has moved on meanwhile

    def _one(self):
        page = self.page
        words = page.locator(HAND + ".act").all_inner_texts()
        boxes, ready = page.locator(".well:has(.box.can)"), page.locator(".grab.ready")
        if boxes.count():
            boxes.first.click(timeout=1500)
            return "box"
        first = [word for word in words if word.startswith(("UNO", "Catch", "Roll all dice", "Take a", "Give"))]
        if ready.count() and not first and "Keep all" not in words and "Tell them" not in words:
            slot = (ready.first.get_attribute("data-fits", timeout=1500) or "").split()[0]
            ready.first.drag_to(page.locator(f"[data-slot='{slot}']"), timeout=1500)
            return "die"
        if "Keep all" in words and random.random() < 0.5:
            page.locator(".grab").first.click(timeout=1500)
        for word in first or page.locator(HAND + ".act").all_inner_texts():
            page.locator(HAND + ".act", has_text=word).first.click(timeout=1500)
            return word
        return ""

    def plays_until(self, condition, seconds=90):
        end, did = time.monotonic() + seconds, []
        while not condition():
            assert time.monotonic() < end, f"not within {seconds} s, after {did[-12:]}: {self.display()}"
            did.append(self.does())
            time.sleep(0.03)
        return {word for word in did if word}


@pytest.mark.parametrize(
    ("title", "seats", "size"),
    [
        ("Center", {1: "you", 3: "person"}, None),
        ("Line", {1: "you", 4: "keen"}, {"width": 390, "height": 844}),
        ("Yacht", {1: "you", 4: "keen"}, None),
    ],
)
def test_a_hand_is_played_by_clicking(open_page, serve, title, seats, size):
    random.seed(1)
    server = serve(FAST)
    family = Family(open_page(size), server.url)
    family.open()
    family.start_real(title, seats)
    game = server.table.tray.firmware.ui.match.game
    done = (
        (lambda: game.scores[0] > 0 or game.sheets[1][0] < 255) if title == "Yacht" else (lambda: max(game.scores) > 0)
    )
    did = family.plays_until(done)
    assert did & {"die", "box"}
    assert family.page.locator(".toast").is_hidden()
    assert server.table.tray.faults == []
    time.sleep(0.3)
    _, replayed = replay(server.table.tray.files.read("match.t24").decode().splitlines())
    assert replayed.game.scores == game.scores
