"""Small screens: all that is asked and offered can be seen, and nothing covers anything else."""

import pytest
from people import Player
from playwright.sync_api import expect

FAST = 20  # speed of the tray's time relative to the wall clock
SIZES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}, {"width": 844, "height": 390}]
GAMES = {
    "Tray game": {1: "you", 3: "keen"},
    "Center die": {1: "you", 3: "keen"},
    "Dice line": {1: "you", 4: "keen"},
    "Yacht": {1: "you", 4: "keen"},
    "Dominoes": {1: "you", 3: "keen"},
}
# Of the hand: its heading, what is asked, the actions and the dice. Each is in view, and the topmost thing at its middle.
COVERED = """() => {
  const hand = document.querySelector('.hand:not(.welcome, .winner)');
  hand.scrollIntoView({ block: 'center', behavior: 'instant' });
  const parts = [...hand.querySelectorAll('h2, small, .act, .grab')].filter(one => one.checkVisibility() && one.textContent + one.innerHTML);
  return parts.filter(one => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (!width) return false;
    if (left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1) return true;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !(one.contains(above) || above?.contains(one));
  }).map(one => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.page
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size.values())))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_hand_is_covered_or_out_of_sight(open_page, serve, game, size):
    player = Player(open_page(size), serve(FAST).url).open()
    page = player.page
    player.start(seats=GAMES[game], game=game)
    for _ in range(4):
        player.waits(lambda: player.sees(".hand.on"))
        assert page.evaluate(COVERED) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        player.act()


@pytest.mark.page
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size.values())))
def test_what_is_said_of_a_die_covers_no_question(open_page, serve, size):
    player = Player(open_page(size), serve(FAST).url).open()
    page = player.page
    player.start(seats=GAMES["Center die"], game="Center die")
    player.waits(lambda: player.sees(".hand.on .grab.ready"))
    die = page.locator(".hand .grab.ready").first
    die.hover()
    expect(page.locator(".hand:not(.welcome, .winner) header small")).to_have_text(die.get_attribute("data-hint"))
    assert die.evaluate("one => getComputedStyle(one, '::after').display") == "none"
