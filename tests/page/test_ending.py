"""The end of a round on the page: the dice that are left are counted one by one before the next round begins."""

import pytest
from cases import FAST, PHONE, WIDER
from page_player import Player
from playwright.sync_api import expect


def to_the_end(open_page, serve, **choice):
    server = serve(FAST)
    player = Player(open_page(PHONE), server.url).open()
    player.passes_on = ("Go on",)  # a click would leave the screen before it is checked
    player.start_match(seats={1: "you", 4: "sharp"}, **choice)
    player.play_until(lambda: server.table.ui.screen.name == "scores")
    expect(player.page.locator(".worth").first).to_be_visible()
    return player, server.table.ui.match.game.hand


@pytest.mark.smoke
@pytest.mark.parametrize("game", ["Tray game", "Dominoes"])
def test_each_die_or_tile_left_gets_its_points_or_all_at_once_after_a_key(open_page, serve, game):
    player, hand_heading = to_the_end(open_page, serve, game=game, target=2000)
    page = player.page
    left = page.locator(".seat .dice [data-id], .hand .grab [data-id]")
    expect(left.first).to_be_visible()
    if game == "Dominoes":
        page.keyboard.press("Shift")
        assert page.locator(".worth").count() == left.count()
    expect(page.locator(".worth")).to_have_count(left.count())
    expect(page.locator(".score small")).to_contain_text(f"hand {hand_heading}")  # the head stays at this hand
    heading = page.locator(".hand h2, .hand .title").filter(has_text="win").first
    expect(heading).to_be_visible()
    assert not page.evaluate(WIDER)
    page.get_by_role("button", name="Go on").first.click()
    expect(page.locator(".worth")).to_have_count(0)
    expect(page.locator(".score small")).to_contain_text(f"hand {hand_heading + 1}")
