"""The keyboard alone: few steps of the tab key to one's dice, and turns in every game."""

import re

import pytest
from people import Player
from playwright.sync_api import expect

GAMES = ["Tray game", "Center die", "Dice line", "Yacht", "Dominoes"]
MOST_TABS = 4
FAST = 8
FOCUSED = "selector => document.activeElement.matches(selector)"


class Typist(Player):
    """A player at seat 1 who only has a keyboard."""

    def __init__(self, page, server):
        super().__init__(page, server.url)
        self.table = server.table

    def has(self, selector: str) -> bool:
        return self.page.evaluate(FOCUSED, selector)

    def tab_to(self, selector: str, most: int = 12) -> int:
        """Press Tab until such a thing has the focus, back from the actions to the dice. Return how often."""
        key = "Shift+Tab" if self.has(".hand .act") else "Tab"
        for pressed in range(most + 1):
            if self.has(selector):
                return pressed
            self.page.keyboard.press(key)
        raise AssertionError(f"{selector} has no focus after {most} Tabs")

    def walk_to(self, selector: str) -> None:
        """Press Home, then the right arrow until such a thing of a group has the focus."""
        self.page.keyboard.press("Home")
        for _ in range(24):
            if self.has(selector):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no {selector} in the group")

    def starts(self, game: str, dice: str = "") -> "Typist":
        """Begin a match against a bot."""
        page = self.page
        page.keyboard.press("n")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name=game).check(force=True)
        for number in range(1, 7):
            kind = {1: "you", 3: "keen"}.get(number, "")
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
        if self.sees(ready):
            return ready
        acts = self.page.locator(".hand:not(.welcome, .winner) .act:visible")
        return ".hand .act" if acts.count() else ""

    def is_steady(self) -> bool:
        """Return whether the tray waits for this player: what is offered then stays until she acts."""
        screen = self.table.ui.screen
        return not self.table.fingers.busy and (
            screen.name != "play" or (not screen.busy and screen.asked_seat() in (0, -1))
        )

    def types(self) -> str:
        """Do by keys what is offered. Return "die" or the words of an action, "" when nothing is offered."""
        offered = self.offered()
        if not offered or not self.is_steady():
            self.page.wait_for_timeout(50)
            return ""
        self.tab_to(".hand .grab" if "grab" in offered else ".hand .act")
        if "grab" in offered:
            self.walk_to(".grab.ready")
            self.page.keyboard.press("Space")
            if self.has(".well, .end"):
                self.page.keyboard.press("Space")
            return "die"
        words = self.page.evaluate("document.activeElement.textContent")
        self.page.keyboard.press("Space")
        self.page.wait_for_timeout(50)
        return words


@pytest.fixture
def typist(open_page, serve):
    return Typist(open_page(), serve(FAST)).open()


@pytest.mark.page
@pytest.mark.parametrize("game", GAMES)
def test_few_tabs_lead_to_the_dice(typist, game):
    typist.starts(game)
    first = ".well" if game == "Yacht" else ".hand .grab"
    if game == "Yacht":
        expect(typist.page.locator(".well .die").first).to_be_visible()
    else:
        expect(typist.page.locator(first).first).to_be_visible()
    expect(typist.page.locator(".hand:focus")).to_have_count(1)
    assert typist.tab_to(first) <= MOST_TABS
    typist.page.reload()
    expect(typist.page.locator(".well .die" if game == "Yacht" else first).first).to_be_visible()
    assert typist.tab_to(first) <= MOST_TABS


@pytest.mark.page
@pytest.mark.parametrize("game", [game for game in GAMES if game != "Yacht"])
def test_a_die_is_played_by_keyboard_alone(typist, game):
    typist.starts(game)
    done = []
    while "die" not in done:
        done += [typist.types()]
        assert len(done) < 400, (set(done), typist.display())
    expect(typist.page.get_by_role("log")).to_contain_text(re.compile("You (play|lay|lead)"))


@pytest.mark.page
def test_real_dice_are_taken_rolled_and_put_by_keyboard_alone(typist):
    typist.starts("Tray game", dice="real")
    log = typist.page.get_by_role("log")
    for _ in range(600):
        if typist.offered():
            typist.types()
        if "You play" in " ".join(typist.log()):
            break
        typist.page.wait_for_timeout(20)
    expect(log).to_contain_text("You play")


@pytest.mark.page
def test_a_turn_of_yacht_by_keyboard_alone(typist):
    page = typist.starts("Yacht").page
    while not typist.sees(".act[data-act=all]"):
        typist.types()
    typist.tab_to(".well")
    page.keyboard.press("Space")
    expect(page.locator("[data-slot='0'] .note")).to_have_text("again")
    expect(page.locator("[data-slot='1'] .note")).to_have_text("hold")
    page.keyboard.press("Shift+Tab")
    typist.walk_to(".act[data-act=reroll]")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("You roll")


@pytest.mark.page
def test_arrows_walk_in_the_hand_and_in_the_bar(typist):
    page = typist.starts("Tray game").page
    expect(page.locator(".hand .grab")).to_have_count(4)
    typist.tab_to(".hand .grab")
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
