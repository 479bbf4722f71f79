"""The page's box with the player's hand: buttons keep their positions, words have room, one button is emphasized."""

import pytest
from cases import DESKTOP, FAST, GAMES, PHONE
from page_checks import find_illegible
from page_player import Player
from playwright.sync_api import expect

# Show the match with changes that the server has not made: any news of the tray draws it again.
CHANGE = """async change => {
  const { state } = await import('/js/state.js');
  const { match } = state;
  const { said, ...more } = change;
  Object.assign(match, more);
  Object.assign(match.said, said);
}"""
PLACES = """() => [...document.querySelectorAll('.hand > .acts .act, .hand .grab')].map(one => {
  const { left, top, width } = one.getBoundingClientRect();
  return [left, top, width].map(Math.round).join(' ');
})"""
BOX = """() => {
  const { top, height } = document.querySelector('.hand:not(.welcome, .winner)').getBoundingClientRect();
  return [top, height];
}"""
MAIN = "() => document.querySelectorAll('.hand:not(.welcome, .winner) .act.main').length"
LONG = "Yellow reverse has neither the color nor the sign of green wild +4"


def show_change(page, **change):
    page.evaluate(CHANGE, change)
    page.keyboard.press("m")  # the sound: news of the tray


def start_match(open_page, serve, size, game):
    player = Player(open_page(size), serve(FAST).url).open()
    player.start_match(seats=GAMES[game], game=game)
    player.play_until(lambda: player.is_visible(".hand.on .acts .act") and player.is_visible(".hand.on .grab"))
    return player.page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["Center die", "Dice line"])
def test_buttons_and_dice_stay_under_the_finger_while_a_catch_comes_and_goes(open_page, serve, game, size):
    page = start_match(open_page, serve, size, game)
    old_places = page.evaluate(PLACES)
    show_change(page, catch=1)
    expect(page.locator(".hand [data-act=catch-1]")).to_be_visible()
    assert page.evaluate(PLACES) == old_places
    assert find_illegible(page) == []


@pytest.mark.parametrize("game", ["Center die", "Dice line"])
def test_a_long_refusal_has_room_beside_the_buttons(open_page, serve, game):
    page = start_match(open_page, serve, DESKTOP, game)
    old_box = page.evaluate(BOX)
    show_change(page, said={"refused": LONG})
    expect(page.locator(".hand header small")).to_contain_text("has neither the color")
    assert page.evaluate(BOX) == old_box
    assert find_illegible(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_prompt_has_two_main_buttons(open_page, serve, game):
    player = Player(open_page(PHONE), serve(FAST).url).open()
    player.start_match(seats=GAMES[game], game=game)
    for _ in range(15):
        assert player.page.evaluate(MAIN) <= 1
        player.play_action()


def test_without_power_nothing_is_taken_back(open_page, serve):
    player = Player(open_page(), serve(FAST).url).open()
    player.start_match()
    undo = player.page.locator("[data-do=undo]").first
    player.play_until(lambda: undo.get_attribute("aria-disabled") == "false" and player.is_visible(".hand.on"))
    player.page.keyboard.press("p")
    expect(player.page.locator(".tray.unplugged")).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")
