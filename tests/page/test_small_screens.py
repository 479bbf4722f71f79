"""Small screens: all that is asked and offered can be seen, and nothing covers anything else."""

import pytest
from cases import some
from people import Player
from playwright.sync_api import expect

FAST = 20  # speed of the tray's time relative to the wall clock
SMALLEST = {"width": 360, "height": 640}
SIZES = [{"width": 390, "height": 844}, SMALLEST, {"width": 844, "height": 390}]
GAMES = {
    "Tray game": {1: "you", 3: "sharp"},
    "Center die": {1: "you", 3: "sharp"},
    "Dice line": {1: "you", 4: "sharp"},
    "Yacht": {1: "you", 4: "sharp"},
    "Dominoes": {1: "you", 3: "sharp"},
}
# Of the hand: its heading, what is asked, the actions and the dice. Each is in view, and the topmost thing at its
# middle.
COVERED = """() => {
  const hand = document.querySelector('.hand:not(.welcome, .winner)');
  hand.scrollIntoView({ block: 'center', behavior: 'instant' });
  const parts = [...hand.querySelectorAll('h2, small, .act, .grab')]
    .filter(one => one.checkVisibility() && one.textContent + one.innerHTML);
  return parts.filter(one => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    if (!width) return false;
    if (left < -1 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1) return true;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !(one.contains(above) || above?.contains(one));
  }).map(one => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("size", some(SIZES, SMALLEST), ids=lambda size: "x".join(map(str, size.values())))
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


@pytest.mark.parametrize("size", some(SIZES, SMALLEST), ids=lambda size: "x".join(map(str, size.values())))
def test_the_arms_of_dominoes_stay_on_the_table(open_page, serve, size):
    server = serve(FAST)
    player = Player(open_page(size), server.url).open()
    page = player.page
    player.start(seats={1: "gentle", 3: "gentle", 5: "gentle"}, game="Dominoes")
    player.waits(lambda: len(server.table.ui.match.game.table) >= 16)
    player.page.keyboard.press("p")  # nothing more is laid
    expect(page.locator(".tray.unplugged")).to_be_visible()
    assert page.locator(".scene .tile").count() >= 16
    over = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    assert max(page.locator(".chain").evaluate(over)) <= 12  # a tag may reach a little too far


# What of an open dialog cannot be reached: parts beside the screen, and buttons that no scrolling brings into view.
UNREACHED = """() => {
  const dialog = document.querySelector('dialog[open]');
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const found = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1 ? ['the dialog'] : [];
  if (dialog.querySelector('.body')?.scrollWidth > dialog.querySelector('.body')?.clientWidth + 1) found.push('wide');
  for (const one of dialog.querySelectorAll('button, input, select')) {
    if (!one.checkVisibility() || one.disabled) continue;
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!(one.contains(above) || one.closest('label')?.contains(above))) found.push(one.outerHTML.slice(0, 80));
  }
  return found;
}"""


@pytest.mark.parametrize(
    "size",
    some([*SIZES, {"width": 1280, "height": 800}, {"width": 1024, "height": 768}], SMALLEST, SIZES[-1]),
    ids=lambda size: "x".join(map(str, size.values())),
)
def test_all_of_each_dialog_can_be_reached(open_page, serve, size):
    player = Player(open_page(size), serve(FAST).url).open()
    page = player.page
    player.start()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("new", "help", "settings", "who", "sheet"):
        if name == "sheet" and not player.sees("[data-do=sheet]"):
            continue
        if not player.sees(f"[data-do={name}]:visible"):
            page.locator("[data-do=sheet]").click()
            expect(page.locator("#sheet")).to_be_visible()
        page.locator(f"[data-do={name}]:visible").first.click()
        expect(page.locator("dialog[open]")).to_have_count(1)
        assert page.evaluate(UNREACHED) == [], name
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("size", some(SIZES, SMALLEST), ids=lambda size: "x".join(map(str, size.values())))
def test_what_is_said_of_a_die_covers_no_question(open_page, serve, size):
    player = Player(open_page(size), serve(FAST).url).open()
    page = player.page
    player.start(seats=GAMES["Center die"], game="Center die")
    player.waits(lambda: player.sees(".hand.on .grab.ready"))
    die = page.locator(".hand .grab.ready").first
    die.hover()
    expect(page.locator(".hand:not(.welcome, .winner) header small")).to_have_text(die.get_attribute("data-hint"))
    assert die.evaluate("one => getComputedStyle(one, '::after').display") == "none"
