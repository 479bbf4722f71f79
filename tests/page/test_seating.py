"""The seats of browsers: a second browser chooses its seat and keeps it after a reload; the first is not asked."""

import pytest
from cases import DESKTOP, FAST, PHONE
from page_player import Player
from playwright.sync_api import expect


def open_second(open_page, server, size=PHONE, query=""):
    page = open_page(size, own=True)
    page.goto(server.url + query)
    page.wait_for_selector(".tray")
    return page


@pytest.mark.smoke
def test_a_second_browser_is_asked_and_the_first_is_not(open_page, serve):
    server = serve()
    player = Player(open_page(), server.url).open()
    expect(player.page.locator("#who")).to_be_hidden()
    player.start_match(seats={1: "you", 4: "you"}, game="Dominoes")
    page = open_second(open_page, server)
    dialog = page.get_by_role("dialog", name="Who are you?")
    expect(dialog).to_be_visible()
    seat_buttons = dialog.locator(".chair")
    expect(seat_buttons).to_have_count(4)
    for box in (seat_button.bounding_box() for seat_button in seat_buttons.all()):
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] and box["height"] >= 44
    seat_buttons.nth(1).click()
    expect(dialog).to_be_hidden()
    expect(page.locator("select.sit").first).to_have_value("3")
    page.reload()
    expect(page.locator("#who")).to_be_hidden()
    expect(page.locator("select.sit").first).to_have_value("3")


def test_a_seat_that_does_not_play_is_named_as_the_place_of_its_tab(open_page, serve):
    server = serve()
    Player(open_page(), server.url).open().start_match(seats={1: "you", 4: "you"})
    page = open_second(open_page, server, query="?seat=6")
    expect(page.locator("select.sit").first).to_have_value("5")
    expect(page.locator("select.sit option:checked").first).to_have_text("Seat 6")


def test_a_seat_is_found_again_and_a_taken_one_is_asked_for_twice(open_page, serve):
    server = serve()
    first_player = Player(open_page(), server.url).open()
    first_player.start_match(seats={1: "you", 4: "you"})
    second_tab = open_second(open_page, server)
    expect(second_tab.locator("#who")).to_be_visible()
    second_tab.keyboard.press("Escape")  # no answer: it is asked again
    second_tab.reload()
    second_tab.locator("#who .chair").nth(0).click()
    expect(second_tab.locator("#who")).to_be_hidden()
    second_tab.goto(server.url)
    expect(second_tab.locator("select.sit").first).to_have_value("0")
    expect(second_tab.locator("#who")).to_be_hidden()
    first_player.page.get_by_role("button", name="Seats and phones").first.click()
    dialog = first_player.page.locator("#who")
    expect(dialog.locator(".invite")).to_contain_text("--host 0.0.0.0")
    expect(dialog.locator(".code")).to_be_hidden()
    taken_button = dialog.locator(".chair").nth(0)
    expect(taken_button).to_contain_text("on another screen")
    taken_button.click()
    expect(taken_button).to_contain_text("Sit here too")
    expect(first_player.page.locator("select.sit").first).to_have_value("table")
    taken_button.click()
    expect(dialog).to_be_hidden()
    expect(first_player.page.locator("select.sit").first).to_have_value("0")


def test_a_screen_moves_on_with_its_player_when_the_seats_move_and_a_bot_keeps_its_chair(open_page, serve):
    server = serve(FAST)
    first_player = Player(open_page(), server.url).open()
    first_player.start_match(seats={1: "you", 4: "gentle"}, game="Dice line", target=1)
    second_tab = open_second(open_page, server)
    bots = second_tab.locator("#who .chair:disabled")
    expect(bots).to_have_count(1)
    expect(bots).to_contain_text("a bot")
    second_tab.locator("#who .chair").nth(0).click()
    expect(second_tab.locator("select.sit").first).to_have_value("0")
    second_tab.keyboard.press("Escape")
    first_player.play_until(lambda: server.table.ui.match.game.over)
    move = first_player.page.get_by_role("button", name="Move seats")
    expect(move).to_be_enabled()
    move.press("Enter")  # a click may be the second of a double one
    expect(second_tab.locator("select.sit").first).to_have_value("3")
    expect(second_tab).to_have_url(server.url + "?seat=4")
    second_tab.goto(server.url)
    expect(second_tab.locator("select.sit").first).to_have_value("3")
    seats = server.table.ui.match.profile.seats
    assert [(seat.button, seat.get_display_name()) for seat in seats] == [(0, "Jon"), (3, "")]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_person_without_a_name_is_not_called_like_a_bot(open_page, serve, size):
    server = serve(FAST)
    player = Player(open_page(size), server.url).open()
    player.page.keyboard.press("n")
    dialog = player.page.get_by_role("dialog")
    kind_field, name = dialog.get_by_label("Seat 2", exact=True), dialog.get_by_label("Name of seat 2")
    kind_field.select_option("gentle")
    expect(name).to_have_attribute("placeholder", "Ida")
    kind_field.select_option("person")
    expect(name).to_have_attribute("placeholder", "Player 2")
    expect(name).to_have_value("")
    dialog.get_by_role("button", name="Start").click()
    player.page.wait_for_selector("[data-view=match]")
    player.wait_until(lambda: server.table.ui.match is not None)
    names = [seat.get_display_name() for seat in server.table.ui.match.profile.seats]
    assert names[:2] == ["Player 1", "Player 2"]
