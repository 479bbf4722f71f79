"""The keyboard alone: few steps of the tab key to one's dice, and turns in every game."""

import re

import pytest
from cases import some
from people import Player
from playwright.sync_api import expect

GAMES = ["Tray game", "Center die", "Dice line", "Yacht", "Dominoes"]
MOST_TABS = 4
FAST = 8
FOCUSED = "selector => document.activeElement.matches(selector)"


# What other keyboards write -> (its place, the button on the page).
SEAT1, SEAT2, RED, GREEN = ".seatbtn.s1", ".seatbtn.s2", ".key.r", ".key.g"
WRITTEN = {
    "&": ("Digit1", SEAT1),
    "é": ("Digit2", SEAT2),
    "п": ("KeyG", GREEN),
    "γ": ("KeyG", GREEN),
    "ע": ("KeyG", GREEN),
    "r": ("KeyO", RED),
}


class Typist(Player):
    """A player at seat 1 who only has a keyboard."""

    def __init__(self, page, server):
        super().__init__(page, server.url)
        self.table = server.table

    def has(self, selector: str) -> bool:
        return self.page.evaluate(FOCUSED, selector)

    def tab_to(self, selector: str, most: int = 12, key: str = "Tab") -> int:
        """Press Tab until such a thing has the focus. Return how often, or -1 if it never has."""
        for pressed in range(most + 1):
            if self.has(selector):
                return pressed
            self.page.keyboard.press(key)
        return -1

    def walk_to(self, selector: str) -> bool:
        """Press Home, then the right arrow until such a thing of a group has the focus. Return whether it has."""
        self.page.keyboard.press("Home")
        for _ in range(24):
            if self.has(selector):
                return True
            self.page.keyboard.press("ArrowRight")
        return False

    def starts(self, game: str, dice: str = "") -> "Typist":
        """Begin a match against a bot."""
        page = self.page
        page.keyboard.press("n")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name=game).check(force=True)
        for number in range(1, 7):
            kind = {1: "you", 3: "sharp"}.get(number, "")
            dialog.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        if dice:
            dialog.get_by_label("Dice", exact=True).select_option(dice)
        dialog.get_by_role("button", name="Start").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-view=match]")
        return self

    def offered(self) -> str:
        """Return a selector for what the hand offers now: a die or tile, an action, or "" for nothing."""
        ready = ".hand.on .grab.ready"
        if self.sees(ready) and not self.sees(".hand .act[data-act^=mark-]"):
            return ready
        acts = self.page.locator(".hand:not(.welcome, .winner) .act:visible")
        return ".hand .act" if acts.count() else ""

    def is_steady(self) -> bool:
        """Return whether the tray waits for this player: what is offered then stays until she acts."""
        screen = self.table.ui.screen
        return not self.table.fingers.busy and (
            screen.name != "play" or (not screen.busy and screen.asked_seat() in (0, -1))
        )

    def types(self) -> None:
        """Do by keys what is offered. What goes while she types is offered again, or something else is."""
        offered = self.offered()
        if not offered or not self.is_steady():
            self.page.wait_for_timeout(50)
        elif "grab" in offered:
            self.tab_to(".hand .grab", key="Shift+Tab" if self.has(".hand .act") else "Tab")
            if self.walk_to(".grab.ready"):
                self.page.keyboard.press("Space")
            if self.has(".well, .end"):
                self.page.keyboard.press("Space")
        elif self.tab_to(".hand .act") >= 0:
            self.page.keyboard.press("Space")
            self.page.wait_for_timeout(50)

    def types_until(self, reached, most: int = 400) -> None:
        """Do by keys what is offered until `reached()`."""
        for _ in range(most):
            if reached():
                return
            self.types()
        raise AssertionError(f"not reached by keys: {self.display()}")

    def has_played(self) -> bool:
        return bool(re.search("You (play|lay|lead)", " ".join(self.log())))


@pytest.fixture
def typist(open_page, serve):
    return Typist(open_page(), serve(FAST)).open()


@pytest.mark.parametrize("game", some(GAMES, "Yacht", "Dominoes"))
def test_few_tabs_lead_to_the_dice(typist, game):
    typist.starts(game)
    first = ".well" if game == "Yacht" else ".hand .grab"
    if game == "Yacht":
        expect(typist.page.locator(".well .die").first).to_be_visible()
    else:
        expect(typist.page.locator(first).first).to_be_visible()
    expect(typist.page.locator(".hand:focus")).to_have_count(1)
    assert 0 <= typist.tab_to(first) <= MOST_TABS
    typist.page.reload()
    expect(typist.page.locator(".well .die" if game == "Yacht" else first).first).to_be_visible()
    assert 0 <= typist.tab_to(first) <= MOST_TABS


@pytest.mark.parametrize("game", some([game for game in GAMES if game != "Yacht"], "Tray game"))
def test_a_die_is_played_by_keyboard_alone(typist, game):
    typist.starts(game)
    typist.types_until(typist.has_played)


def test_a_tile_is_drawn_and_its_side_chosen_by_keyboard_alone(typist):
    typist.starts("Dominoes")
    typist.page.wait_for_selector("[data-act=draw]")
    typist.tab_to(".hand .act")
    typist.page.keyboard.press("Space")
    typist.page.wait_for_selector("[data-act=pass]")
    typist.types_until(typist.has_played)
    assert "wild +4" in " ".join(typist.log())


def test_real_dice_are_taken_rolled_and_put_by_keyboard_alone(typist):
    typist.starts("Tray game", dice="real")
    typist.types_until(typist.has_played)


def test_a_turn_of_yacht_by_keyboard_alone(typist):
    page = typist.starts("Yacht").page
    typist.types_until(lambda: typist.sees(".act[data-act=all]"))
    if typist.sees(".well .note"):  # she has marked all dice on her way
        page.keyboard.press("Space")
        expect(page.locator(".well .note")).to_have_count(0)
    assert typist.tab_to(".well") >= 0
    page.keyboard.press("Space")
    expect(page.locator("[data-slot='0'] .note")).to_have_text("again")
    expect(page.locator("[data-slot='1'] .note")).to_have_text("hold")
    page.keyboard.press("Shift+Tab")
    assert typist.walk_to(".act[data-act=reroll]")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("You roll")


def test_a_box_of_yacht_is_filled_by_keyboard_alone(typist):
    page = typist.starts("Yacht").page
    typist.types_until(lambda: typist.sees(".act[data-act=all]"))
    assert typist.tab_to(".well") >= 0
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    box = page.locator(".well:focus")
    expect(box).to_have_attribute("aria-label", re.compile("Slot 7, Three alike"))
    is_zero = box.get_attribute("aria-label").endswith("score 0")
    page.keyboard.press("Enter")
    if is_zero:  # which is asked for first
        expect(page.locator(".hand header")).to_contain_text("a zero in three alike?")
        page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"You write (a zero|\d+) in Three alike"))


def test_arrows_walk_in_the_hand_and_in_the_bar(typist):
    page = typist.starts("Tray game").page
    expect(page.locator(".hand .grab")).to_have_count(4)
    assert typist.tab_to(".hand .grab") >= 0
    seen = []
    for key in ("ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"):
        page.keyboard.press(key)
        seen.append(page.evaluate("[...document.querySelectorAll('.grab')].indexOf(document.activeElement)"))
    assert seen == [1, 3, 3, 2, 0]
    page.get_by_role("button", name="New match").focus()
    page.keyboard.press("End")
    assert typist.has("[data-do=help]")
    page.keyboard.press("ArrowLeft")
    assert typist.has("[data-do=settings]")


def test_keys_of_other_keyboards_are_known_by_their_place(open_page, serve):
    page = Player(open_page(), serve().url).open().page
    expect(page.locator("[data-do=quick]")).to_be_visible()  # the tray has started
    keys = page.context.new_cdp_session(page)
    for written, (place, button) in WRITTEN.items():
        event = {"key": written, "code": place, "text": written}
        keys.send("Input.dispatchKeyEvent", {"type": "keyDown", **event})
        expect(page.locator(f"{button}.down")).to_have_count(1)
        keys.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})
        expect(page.locator(".down")).to_have_count(0)
