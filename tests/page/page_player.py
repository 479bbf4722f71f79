"""A simulated person who plays on the page and clicks what it offers."""

import random
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

OFFERS = (Path(__file__).parent / "offers.js").read_text(encoding="utf-8").rstrip(";\n")
PATIENCE_MS = 100  # time until a player checks the place of a click again
SETTLED = """async () => {
  for (const end = performance.now() + 60000; document.querySelector('.table[aria-busy=true]');) {
    if (performance.now() > end) throw new Error('what was asked has not been answered for a minute');
    await new Promise(done => { setTimeout(done, 5); });
  }
}"""
# The toast's text disappears after some seconds; it is kept here for later.
KEEP_TOASTS = """window.toasts = []; addEventListener('DOMContentLoaded', () => {
  const toast = document.querySelector('.toast');
  if (toast) new MutationObserver(() => toasts.push(toast.textContent)).observe(toast, { childList: true });
})"""


class Player:
    """A simulated person in front of a page. `done` counts the person's actions: "UNO", "Catch", "Roll", "slot"..."""

    plays_with = ""  # what the person plays with; "dice" and "tiles" are real ones
    hasty = False  # every click is a double click

    def __init__(self, page: Page, base: str):
        self.page = page
        self.rng = random.Random(1)
        self.base = base
        self.done: dict[str, int] = {}
        self.passes_on: tuple[str, ...] = ()  # actions that the person never takes

    def open(self, query: str = "") -> "Player":
        self.page.goto(self.base + query)
        self.page.wait_for_selector("html[data-online=true]")
        self.page.wait_for_selector(".how li", state="attached")  # the games have been loaded
        return self

    def start_match(
        self, target: int = 500, seats: dict[int, str] | None = None, game: str = "Tray game", **options
    ) -> None:
        """Start a match in the page's dialog.

        `seats` is {seat number: who plays there}, such as "you" or a bot's name; other seats stay empty.
        `options` map the label of a list to the value to choose: `Dice="real"`.
        """
        seats = seats or {1: "you", 3: "gentle", 5: "gentle"}
        self.page.keyboard.press("n")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=game).check(force=True)
        for number in range(1, 7):
            seat = dialog.get_by_label(f"Seat {number}", exact=True)
            if seat.input_value() != seats.get(number, ""):
                seat.select_option(seats.get(number, ""))
        if dialog.get_by_label("Points to reach").count():
            dialog.get_by_label("Points to reach").fill(str(target))
        for label, value in options.items():
            dialog.get_by_label(label, exact=True).select_option(value)
        dialog.get_by_role("button", name="Start").click()
        self.page.wait_for_selector("[data-view=match]")
        self.page.evaluate(SETTLED)  # the view may be that of the match before

    def is_visible(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    @property
    def won(self) -> bool:
        return self.is_visible(".winner")

    def play_action(self) -> str:
        """Take one action as soon as possible, and return its name, or "" if nothing is offered.

        Calls and colors come first, then dice, tiles and boxes.
        """
        arguments = {
            "by": self.plays_with,
            "passesOn": self.passes_on,
            "marks": self._should_mark(),
            "patienceMs": PATIENCE_MS,
        }
        offer = self.page.evaluate(OFFERS, arguments)
        if offer is None:
            return ""
        mouse = self.page.mouse
        if offer["how"] == "Enter":
            self.page.keyboard.press("Enter")
        elif offer["how"] == "drag":
            mouse.move(*offer["at"])
            mouse.down()
            mouse.move(*offer["to"], steps=2)
            mouse.up()
        elif self.hasty:
            mouse.dblclick(*offer["at"])
        else:
            mouse.click(*offer["at"])
        self.page.evaluate(SETTLED)
        action = offer["what"]
        key = action if action in ("lead", "slot", "end", "die", "again", "mark", "box", "lift") else action.split()[0]
        self.done[key] = self.done.get(key, 0) + 1
        return self.play_action() or action if action == "lift" else action  # a lifted die or tile is put next

    def _should_mark(self) -> bool:
        """Return whether to mark one more die to roll it again, at random."""
        return self.rng.random() < 0.5

    def play_until(self, is_reached: Callable[[], bool], seconds: float = 180) -> None:
        """Play until `is_reached()` is true. Fail after this many seconds of real time."""
        end = time.monotonic() + seconds
        while not is_reached():
            assert time.monotonic() < end, (
                f"not reached in {seconds} s; done: {self.done}; display: {self.read_display()}"
            )
            self.play_action()

    def wait_until(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until the condition is true. Fail after this many seconds of real time."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"not within {seconds} s: {self.read_display()}"
            time.sleep(0.02)

    @property
    def complaints(self) -> list[str]:
        """Return the texts of the page's short messages (toasts) so far."""
        return self.page.evaluate("window.toasts")

    def read_display(self) -> str:
        return self.page.locator(".oled canvas").get_attribute("aria-label") or ""

    def read_log(self) -> list[str]:
        """Return the log's lines, newest first."""
        return self.page.locator(".log li span").all_text_contents()

    def read_brightness(self) -> list[float]:
        """Return how bright each of the 24 slots is drawn, 0 to 1."""
        return self.page.evaluate(
            "[...document.querySelectorAll('.well')].map(well => "
            "Number(getComputedStyle(well).getPropertyValue('--lum')))"
        )
