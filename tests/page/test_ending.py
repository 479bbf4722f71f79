"""The end of a hand on the page: what was left is counted, die by die, before the next hand begins."""

import pytest
from cases import some
from people import Player
from playwright.sync_api import expect

FAST = 20  # speed of the tray's time relative to the wall clock
PHONE = {"width": 390, "height": 844}


def to_the_end(open_page, serve, size, **choice):
    server = serve(FAST)
    player = Player(open_page(size), server.url).open()
    player.passes_on = ("Go on",)  # she would leave the screen before it is looked at
    player.start(seats={1: "you", 4: "sharp"}, **choice)
    player.play_until(lambda: server.table.ui.screen.name == "scores")
    expect(player.page.locator(".worth").first).to_be_visible()
    return player, server.table.ui.match.game.hand


@pytest.mark.parametrize("size", some([{"width": 1280, "height": 800}, PHONE], PHONE))
@pytest.mark.parametrize("game", ["Tray game", "Dominoes"])
def test_each_die_or_tile_left_gets_its_points_and_the_head_stays_at_this_hand(open_page, serve, game, size):
    player, hand = to_the_end(open_page, serve, size, game=game, target=2000)
    page = player.page
    left = page.locator(".seat .dice [data-id], .hand .grab [data-id]")
    expect(left.first).to_be_visible()
    expect(page.locator(".worth")).to_have_count(left.count())
    expect(page.locator(".score small")).to_contain_text(f"hand {hand}")
    heading = page.locator(".hand h2, .hand .title").filter(has_text="win").first
    expect(heading).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Go on").first.click()
    expect(page.locator(".worth")).to_have_count(0)
    expect(page.locator(".score small")).to_contain_text(f"hand {hand + 1}")


@pytest.mark.smoke
def test_a_key_shows_all_points_at_once(open_page, serve):
    player, _ = to_the_end(open_page, serve, {"width": 1280, "height": 800})
    page = player.page
    left = page.locator(".seat .dice [data-id], .hand .grab [data-id]")
    expect(left.first).to_be_visible()
    page.keyboard.press("Shift")
    assert page.locator(".worth").count() == left.count()
