"""A game whose package is outside the firmware can be played on the page, which gets its script from that package."""

from cases import FAST
from page_player import Player
from playwright.sync_api import expect

GAME = "Threes"


def test_its_options_are_in_the_dialog_and_its_module_draws_its_actions(open_page, serve):
    player = Player(open_page(), serve(FAST).url).open()
    page = player.page
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=GAME).check(force=True)
    expect(dialog.get_by_label("Second rolls")).to_be_visible()
    expect(dialog.get_by_role("option", name="two")).to_have_count(1)
    expect(dialog.get_by_role("option", name="Real dice")).to_have_count(0)
    page.keyboard.press("Escape")
    player.start_match(seats={1: "you", 3: "sharp", 5: "gentle"}, game=GAME)
    cup_button, keep_button = page.locator(".act[data-act=cup]"), page.locator(".act[data-act=keep]")
    player.play_until(lambda: cup_button.is_visible())
    cup_button.click()
    expect(cup_button).to_have_count(0)
    expect(keep_button).to_be_visible()
