"""The page works with the keyboard alone: few presses of Tab lead to the player's dice, and each game can be played."""

import re

import pytest
from cases import mark_cases
from page_player import Player
from playwright.sync_api import expect

MAX_TABS = 4
FAST = 8
FOCUSED = "selector => document.activeElement.matches(selector)"


# What other keyboards write -> (its place, the button on the page).
class KeyboardPlayer(Player):
    """A player at seat 1 who only has a keyboard."""

    def __init__(self, page, server):
        super().__init__(page, server.url)
        self.table = server.table

    def has_focus(self, selector: str) -> bool:
        return self.page.evaluate(FOCUSED, selector)

    def press_tab_until(self, selector: str, max_presses: int = 12, key: str = "Tab") -> int:
        """Press Tab until an element that matches the selector has the focus. Return the number of presses, or -1."""
        for presses in range(max_presses + 1):
            if self.has_focus(selector):
                return presses
            self.page.keyboard.press(key)
        return -1

    def walk_to(self, selector: str) -> bool:
        """Press Home, then the right arrow until an element that matches the selector has the focus.

        Return whether such an element was reached.
        """
        self.page.keyboard.press("Home")
        for _ in range(24):
            if self.has_focus(selector):
                return True
            self.page.keyboard.press("ArrowRight")
        return False

    def start_against_bot(self, game: str, **options: str) -> "KeyboardPlayer":
        """Begin a match against a bot."""
        self.start_match(seats={1: "you", 3: "sharp"}, game=game, **options)
        return self

    def find_offer(self) -> str:
        """Return a CSS selector for what the player's hand offers now: a die or tile, an action, or "" for nothing."""
        ready = ".hand.on .grab.ready"
        if self.is_visible(ready) and not self.is_visible(".hand .act[data-act^=mark-]"):
            return ready
        buttons = self.page.locator(".hand:not(.welcome, .winner) .act:visible")
        return ".hand .act" if buttons.count() else ""

    def is_steady(self) -> bool:
        """Return whether the tray waits for this player: then all that is offered stays until the player acts."""
        screen = self.table.ui.screen
        return not self.table.presses.busy and (
            screen.name != "play" or (not screen.busy and screen.get_acting_seat() in (0, -1))
        )

    def type_offer(self) -> None:
        """Do with the keyboard what the page offers. If the offer ends meanwhile, do nothing."""
        offer = self.find_offer()
        if not offer or not self.is_steady():
            self.page.wait_for_timeout(50)
        elif "grab" in offer:
            self.press_tab_until(".hand .grab", key="Shift+Tab" if self.has_focus(".hand .act") else "Tab")
            if self.walk_to(".grab.ready"):
                self.page.keyboard.press("Space")
            if self.has_focus(".well, .end"):
                self.page.keyboard.press("Space")
        elif self.press_tab_until(".hand .act") >= 0:
            self.page.keyboard.press("Space")
            self.page.wait_for_timeout(50)

    def type_until(self, is_reached, max_presses: int = 400) -> None:
        """Do with the keyboard what the page offers, until `is_reached()` is true. Fail after `max_presses` actions."""
        for _ in range(max_presses):
            if is_reached():
                return
            self.type_offer()
        raise AssertionError(f"not reached by keys: {self.read_display()}")

    def has_played(self) -> bool:
        return bool(re.search("You (play|lay|lead)", " ".join(self.read_log())))


CLOSE_AND_PRESS = """() => {
    document.querySelector('dialog[open]').close();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true }));
}"""


@pytest.fixture
def typist(open_page, serve):
    return KeyboardPlayer(open_page(), serve(FAST)).open()


def check_few_tabs_to(typist, dice, selector=""):
    """Check that few presses of Tab lead from the hand to the dice, also after the page is reloaded.

    `dice` is the CSS selector of the dice. `selector`, if given, is the selector of the element to reach instead.
    """
    expect(typist.page.locator(dice).first).to_be_visible()
    expect(typist.page.locator(".hand:focus")).to_have_count(1)
    assert 0 <= typist.press_tab_until(selector or dice) <= MAX_TABS
    typist.page.reload()
    expect(typist.page.locator(dice).first).to_be_visible()
    assert 0 <= typist.press_tab_until(selector or dice) <= MAX_TABS


@pytest.mark.parametrize("game", mark_cases(["Tray game", "Center die", "Dice line"], "Tray game"))
def test_a_die_is_played_by_keyboard_alone(typist, game):
    typist.start_against_bot(game)
    check_few_tabs_to(typist, ".hand .grab")
    typist.type_until(typist.has_played)


def test_a_tile_is_drawn_and_its_side_chosen_by_keyboard_alone(typist):
    typist.start_against_bot("Dominoes")
    check_few_tabs_to(typist, ".hand .grab")
    typist.page.wait_for_selector("[data-act=draw]")
    typist.press_tab_until(".hand .act")
    typist.page.keyboard.press("Space")
    typist.page.wait_for_selector("[data-act=pass]")
    typist.type_until(typist.has_played)
    assert "wild +4" in " ".join(typist.read_log())


def test_real_dice_are_taken_rolled_and_put_by_keyboard_alone(typist):
    typist.start_against_bot("Tray game", Dice="real")
    typist.type_until(typist.has_played)


def test_a_turn_of_yacht_is_played_by_keyboard_alone(typist):
    page = typist.start_against_bot("Yacht").page
    check_few_tabs_to(typist, ".well .die", ".well")
    typist.type_until(lambda: typist.is_visible(".act[data-act=all]"))
    if typist.is_visible(".well .note"):  # the player has marked all dice on the way
        page.keyboard.press("Space")
        expect(page.locator(".well .note")).to_have_count(0)
    assert typist.press_tab_until(".well") >= 0
    page.keyboard.press("Space")
    expect(page.locator("[data-slot='0'] .note")).to_have_text("again")
    expect(page.locator("[data-slot='1'] .note")).to_have_text("hold")
    page.keyboard.press("Shift+Tab")
    assert typist.walk_to(".act[data-act=reroll]")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("You roll a die again")
    # Then a box is filled.
    typist.wait_until(lambda: typist.is_steady() and typist.is_visible(".act[data-act=all]"))
    assert typist.press_tab_until(".well", max_presses=24) >= 0
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


def test_a_key_counts_before_the_browser_has_taken_the_focus_out_of_a_closed_dialog(typist):
    typist.page.keyboard.press("n")
    field = typist.page.get_by_role("dialog").get_by_role("radio", name="Yacht")
    field.focus()
    expect(field).to_be_focused()
    typist.page.evaluate(CLOSE_AND_PRESS)
    expect(field).to_be_visible()
