"""A rack of dominoes is on its player's own browser; the browser that all share neither shows nor plays it."""

import pytest
from cases import DESKTOP, PHONE
from page_player import Player
from playwright.sync_api import expect
from test_seating import open_second

_MINUTE_SCALE = 40  # a minute of the table passes in less than two seconds


def start_match(open_page, server, size, seats):
    """Start a match. Return the page that all share, and the page at which the player to move has just sat down."""
    table = Player(open_page(size), server.url).open()
    table.start_match(seats=seats, game="Dominoes")
    table.wait_until(lambda: server.table.table_match.match and server.table.ui.screen.name == "play")
    table.wait_until(lambda: not server.table.ui.match.get_bot(server.table.ui.match.game.turn))
    match = server.table.ui.match
    button = match.profile.seats[match.game.turn].button
    own_player = open_second(open_page, server)
    own_player.locator(f'#who .chair[data-place="{button}"]').click()
    return table, own_player


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_says_that_somebody_plays_on_another_screen(open_page, serve, size):
    server = serve()
    table, own_player = start_match(open_page, server, size, {1: "you", 4: "you"})
    hand_region = table.page.locator(".hand").first
    expect(hand_region).to_contain_text("plays on another screen")
    expect(table.page.get_by_role("button", name="I am alone")).to_have_count(0)
    expect(hand_region.locator(".act")).to_have_count(0)
    expect(own_player.locator(".hand").first).to_contain_text("Your turn")
    assert own_player.locator(".hand .grab").count() == 6


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_seat_is_given_back_on_its_screen(open_page, serve, size):
    server = serve()
    table, own_player = start_match(open_page, server, size, {1: "you", 4: "you"})
    own_player.evaluate("document.querySelector('[data-do=who]').click()")
    dialog = own_player.get_by_role("dialog", name="Who are you?")
    expect(dialog).to_contain_text("Your rack is shown on your screen alone")
    back_button = dialog.get_by_role("button", name="Give my seat back to the table")
    box = back_button.bounding_box()
    assert box["height"] >= 44 and box["width"] > 250 and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    back_button.click()
    expect(own_player.locator("select.sit").first).to_have_value("onlooker")
    table.page.get_by_role("button", name="I am alone").click()
    expect(table.page.locator(".hand .grab")).to_have_count(6)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_plays_on_for_a_screen_that_has_gone(open_page, serve, size):
    server = serve(_MINUTE_SCALE)
    table, own_player = start_match(open_page, server, size, {4: "you", 2: "gentle"})
    expect(table.page.locator(".hand").first).to_contain_text("another screen")
    own_player.close()
    fetch_button = table.page.get_by_role("button", name="Play on here")
    fetch_button.click()
    expect(table.page.locator(".hand .grab").first).to_be_visible()
    expect(table.page.locator(".hand").first).to_contain_text("Your turn")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_seat_with_a_hidden_rack_is_on_one_screen_which_finds_it_again(open_page, serve, size):
    server = serve()
    table, own_player = start_match(open_page, server, size, {1: "you", 4: "you"})
    expect(own_player.locator(".hand .grab")).to_have_count(6)
    table.page.evaluate("document.querySelector('[data-do=who]').click()")
    seat_buttons = table.page.locator("#who .chair:disabled")
    expect(seat_buttons).to_have_count(1)
    expect(seat_buttons).to_contain_text("on another screen")
    own_player.reload()
    expect(own_player.locator("#who")).to_be_hidden()
    expect(own_player.locator(".hand .grab")).to_have_count(6)


def test_racks_are_not_named_where_hands_lie_open(open_page, serve):
    server = serve()
    first_player = Player(open_page(), server.url).open()
    first_player.start_match(seats={1: "you", 4: "you"}, game="Dice line")
    second_tab = open_second(open_page, server)
    dialog = second_tab.get_by_role("dialog", name="Who are you?")
    expect(dialog).to_contain_text("Other screens show this tray, too.")
    expect(dialog.get_by_text("Your rack")).to_be_hidden()
