"""Unfinished matches on the page: cards continue them, and starting a match loses none, even with a second Enter."""

import pytest
from cases import DESKTOP, FAST, PHONE, WIDER, set_size
from page_player import Player
from playwright.sync_api import expect


def unplug_and_plug_in(page):
    page.keyboard.press("p")
    expect(page.locator(".tray.unplugged")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".tray:not(.unplugged)")).to_be_visible()


def start_another(player, server):
    """Begin a match and play it until it is long enough to be saved."""
    old_match = server.table.ui.match
    player.start_match(seats={1: "you", 3: "gentle"})
    player.wait_until(lambda: server.table.ui.match is not old_match)
    player.play_until(lambda: not server.table.ui.match.is_untouched)


@pytest.mark.smoke
def test_a_match_that_was_left_is_a_card_while_another_begins(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(), server.url).open()
    page = player.page
    player.start_match(seats={1: "you", 3: "gentle"})
    player.play_until(lambda: not server.table.ui.match.is_untouched)
    player.start_match(seats={1: "you", 4: "sharp"}, game="Dice line")
    unplug_and_plug_in(page)
    cards = page.locator(".unfinished .card:visible")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Dice line")
    expect(cards.last).to_contain_text("Tray game")
    expect(cards.last).to_contain_text("hand 1")
    expect(cards.last).to_contain_text("You 0")
    cards.last.click()
    expect(page.locator("[data-view=match]")).to_have_attribute("data-game", "basic")


def test_a_second_enter_does_not_end_the_match_that_the_first_has_begun(open_page, serve):
    player = Player(open_page(), serve(FAST).url).open()
    page = player.page
    page.get_by_role("button", name="Set up a match").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#new-match")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-view=match]")
    expect(page.locator("#new-match")).to_be_hidden()
    page.wait_for_function("() => document.activeElement.matches('body, .hand, .hand *')")


def test_where_the_tray_is_full_a_start_asks_which_to_give_up_and_all_cards_have_room(open_page, serve):
    server = serve(FAST)
    player = Player(open_page(PHONE), server.url).open()
    page = player.page
    for _ in range(6):
        start_another(player, server)
    page.keyboard.press("n")
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    question = page.locator("#give-up")
    expect(question).to_be_visible()
    expect(question.locator(".card")).to_have_count(5)
    question.get_by_role("button", name="Close").click()
    expect(page.locator("[data-view=match]")).to_be_visible()  # nothing was lost, and nothing began
    page.keyboard.press("n")
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    old_match = server.table.ui.match
    question.locator(".card").first.click()
    expect(question).to_be_hidden()
    player.wait_until(lambda: server.table.ui.match is not old_match)
    player.play_until(lambda: not server.table.ui.match.is_untouched)
    unplug_and_plug_in(page)
    expect(page.locator(".unfinished .card:visible")).to_have_count(6)
    for size in (PHONE, DESKTOP):
        set_size(page, size)
        button = page.locator(".welcome [data-do=quick]").bounding_box()
        first_card = page.locator(".unfinished .card:visible").first.bounding_box()
        assert button["y"] + button["height"] <= size["height"]
        assert (
            first_card["y"] + first_card["height"] <= button["y"]
            or first_card["x"] + first_card["width"] <= button["x"]
        )
        assert not page.evaluate(WIDER)
