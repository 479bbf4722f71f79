"""Someone who plays on the page: clicks what the page offers, as a person would."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

STEP_S = 0.02  # between two looks at the page


class Player:
    """A person before one page. `done` counts what she did: "UNO", "Catch", "Roll", "slot"..."""

    def __init__(self, page: Page, base: str):
        self.page = page
        self.base = base
        self.done: dict[str, int] = {}
        self.passes_on: tuple[str, ...] = ()  # actions she leaves alone

    def open(self, query: str = "") -> "Player":
        self.page.goto(self.base + query)
        self.page.wait_for_selector("html[data-online=true]")
        return self

    def start(self, target: int = 500, seats: dict[int, str] | None = None, game: str = "Tray game", **options) -> None:
        """A new match through the page's own dialog; `seats` is {seat number: kind}, nobody elsewhere. options: label
        of a list to the value to choose."""
        seats = seats or {1: "you", 3: "random", 5: "random"}
        self.page.keyboard.press("n")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=game).check(force=True)
        for number in range(1, 7):
            dialog.get_by_label(f"Seat {number}", exact=True).select_option(seats.get(number, ""))
        if dialog.get_by_label("Points to reach").count():
            dialog.get_by_label("Points to reach").fill(str(target))
        for label, value in options.items():
            dialog.get_by_label(label).select_option(value)
        dialog.get_by_role("button", name="Start").click()
        self.page.wait_for_selector("[data-view=match]")

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    @property
    def won(self) -> bool:
        return self.sees(".winner")

    def act(self) -> str:
        """Does one thing if there is one to do; says what. Calls and colors first, then dice, tiles and boxes."""
        hand = ".hand:not(.welcome, .winner) "
        if not self.page.locator(f"{hand}.act, .grab.ready, .box.can").count():
            return ""
        return (
            self._press(hand + ":is(.act.loud, .act.color, .act.main[data-act^=mark])")
            or self._move()
            or self._write()
            or self._press(hand + ".act:not([data-act=zero])")
        )

    def _press(self, buttons: str) -> str:
        for act in self.page.locator(buttons).all():
            label = act.text_content(timeout=500) or ""
            if not label.startswith(self.passes_on):
                return self._did(label.split()[0], act)
        return ""

    def _move(self) -> str:
        """A die to its slot, a tile to an end of the table."""
        for die in self.page.locator(".grab.ready:not(.gone)").all():
            place = (die.get_attribute("data-fits") or "").split()[0]
            is_tile = "/" in (die.get_attribute("data-die") or "")
            target = self.page.locator(f".end[data-arm='{place}']" if is_tile else f"[data-slot='{place}']")
            if place == "lead" or self.page.locator("[data-game=center], [data-game=line]").count():
                return self._did("lead" if place == "lead" else "slot", die)
            if die.get_attribute("aria-pressed") != "true":
                die.click(timeout=500)
            if is_tile:
                target.focus(timeout=500)
                target.press("Enter", timeout=500)
                self.done["end"] = self.done.get("end", 0) + 1
                return "end"
            return self._did("slot", target)
        return ""

    def _write(self) -> str:
        """In yacht: one die again, once in each turn, then the first open box."""
        if not self.sees(".box.can"):
            return ""
        again = self.page.locator(".act[data-act=reroll]")
        if again.count():
            return self._did("again", again)
        if "2 rolls left" in (self.page.locator(".hand small").first.text_content(timeout=500) or ""):
            return self._did("mark", self.page.locator("[data-slot='0']"))
        return self._did("box", self.page.locator(".well:has(.box.can)").first)

    def _did(self, what: str, where: Locator) -> str:
        where.click(timeout=500)
        self.done[what] = self.done.get(what, 0) + 1
        return what

    def play_until(self, reached: Callable[[], bool], seconds: float = 50) -> None:
        """Plays on until `reached()`. Fails after so many seconds of real time."""
        end = time.monotonic() + seconds
        while not reached():
            assert time.monotonic() < end, f"not reached in {seconds} s; done: {self.done}; display: {self.display()}"
            self.step()
            time.sleep(STEP_S)

    def step(self) -> None:
        """Acts, unless the page moves on under the click."""
        try:
            self.act()
        except Exception as problem:
            if not re.search("Timeout|detached|not attached|strict", str(problem)):
                raise

    def display(self) -> str:
        return self.page.locator(".oled canvas").get_attribute("aria-label") or ""

    def log(self) -> list[str]:
        """The log's lines, newest first."""
        return self.page.locator(".log li span").all_text_contents()

    def lit(self) -> list[float]:
        """Brightness of the 24 slots, 0 to 1."""
        return self.page.evaluate(
            "[...document.querySelectorAll('.well')].map(well => Number(getComputedStyle(well).getPropertyValue('--lum')))"
        )
