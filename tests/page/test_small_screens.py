"""Small screens: all that is asked and offered can be seen, and nothing covers anything else."""

import re

import pytest
from cases import DESKTOP, FAST, GAMES, PHONE, WIDER, set_size
from page_player import Player
from playwright.sync_api import expect

SMALLEST = {"width": 360, "height": 640}
SIZES = [PHONE, SMALLEST, {"width": 844, "height": 390}]
# Of the hand: its heading, what is asked, the actions and the dice. Each is in view, and on top at its middle.
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


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_hand_is_covered_or_out_of_sight(open_page, serve, game):
    player = Player(open_page(SMALLEST), serve(FAST).url).open()
    page = player.page
    player.start_match(seats=GAMES[game], game=game)
    for size in (*SIZES, SMALLEST):
        set_size(page, size)
        player.wait_until(lambda: player.is_visible(".hand.on"))
        assert page.evaluate(COVERED) == []
        assert not page.evaluate(WIDER)
        player.play_action()
    if game == "Center die":
        check_what_is_said_of_a_die(player)


def check_what_is_said_of_a_die(player):
    """Check that words about a die, shown while the mouse is over it, replace the hand's question and cover nothing."""
    player.wait_until(lambda: player.is_visible(".hand.on .grab.ready"))
    note = player.page.locator(".hand:not(.welcome, .winner) header small")
    question = note.inner_text()
    player.page.locator(".hand .grab.ready").first.hover()
    expect(note).not_to_have_text(question)
    expect(note).to_contain_text(re.compile("[a-z]"))


def test_the_arms_of_dominoes_stay_on_the_table(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(SMALLEST), server.url).open()
    page = player.page
    player.start_match(seats={1: "gentle", 3: "gentle", 5: "gentle"}, game="Dominoes")
    player.wait_until(lambda: len(server.table.ui.match.game.table) >= 16)
    player.page.keyboard.press("p")  # nothing more is laid
    expect(page.locator(".tray.unplugged")).to_be_visible()
    assert page.locator(".scene .tile").count() >= 16
    measure_overflow = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    for size in SIZES:
        set_size(page, size)
        assert max(page.locator(".chain").evaluate(measure_overflow)) <= 12  # a tag may reach a little too far


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


def test_all_of_each_dialog_can_be_reached_and_a_setting_is_changed_on_the_tray(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(SMALLEST), server.url).open()
    page = player.page
    player.start_match()
    assert not page.evaluate(WIDER)
    for name in ("new", "help", "settings", "who", "sheet"):
        if not player.is_visible(f"[data-do={name}]:visible"):
            page.locator("[data-do=sheet]").click()
            expect(page.locator("#sheet")).to_be_visible()
        page.locator(f"[data-do={name}]:visible").first.click()
        expect(page.locator("dialog[open]")).to_have_count(1)
        for size in (*SIZES, {"width": 1024, "height": 768}, DESKTOP, SMALLEST):
            set_size(page, size)
            assert page.evaluate(UNREACHED) == [], (name, size)
        if name == "settings":
            expect(page.locator("#settings .settings select")).to_have_count(11)
            page.get_by_label("Brightness").select_option("40")
            player.wait_until(lambda: server.table.ui.settings["brightness"] == 40)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
