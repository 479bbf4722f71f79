"""The page shows positions of the running match, opened from a line of its log, and those of a finished match."""

import re

import pytest
from cases import DESKTOP, FAST, PHONE, set_size
from page_player import Player
from playwright.sync_api import expect


@pytest.fixture
def playing_server(open_page, serve):
    """Return a function that begins a match of a person and a bot on the page.

    It returns the `Player`, and the server's `Table`.
    """

    def start_match(size=None, **choice):
        server = serve(FAST)
        player = Player(open_page(size or DESKTOP), server.url).open()
        player.start_match(seats={1: "you", 4: "sharp"}, **choice)
        return player, server.table

    return start_match


def get_dialog(page):
    return page.locator("#watch")


@pytest.mark.smoke
def test_a_line_of_the_log_shows_its_position_while_the_match_goes_on(playing_server):
    player, table = playing_server(PHONE, game="Dice line")
    page = player.page
    game = table.ui.match.game
    bots = page.locator(".log li button").filter(visible=True, has_text=re.compile("^Jon "))
    lines = bots.filter(has_not_text=re.compile("[Yy]ou"))  # in the record, the player has another name
    player.play_until(lambda: len(table.log.entries) > 8 and game.turn == 0 and not game.wait and lines.count())
    line = lines.last
    text = line.text_content()
    old_position = game.save()
    line.click()
    frame = page.frame_locator("#watch iframe")
    expect(frame.locator(".log li.now")).to_have_text(text)
    expect(frame.locator(".tray")).to_be_visible()
    page.keyboard.press("Home")
    expect(frame.locator(".where")).to_have_text("the beginning")
    page.keyboard.press("Escape")
    expect(get_dialog(page)).to_be_hidden()
    assert game.save() == old_position  # the keys entered nothing
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()


def test_the_log_is_one_stop_of_the_tab_key_and_enter_opens_a_line(playing_server):
    player, table = playing_server(game="Dice line")
    page = player.page
    player.play_until(lambda: len(table.log.entries) > 8)
    expect(page.locator(".thread path")).to_have_count(1)
    lines = page.locator(".log li button")
    assert page.locator('.log li button[tabindex="0"]').count() == 1
    lines.first.focus()
    page.keyboard.press("End")
    expect(page.locator(".log li button:focus")).to_contain_text("Roll-off")
    page.keyboard.press("Enter")
    expect(page.frame_locator("#watch iframe").locator(".log li")).to_have_count(2)  # and the start of the line
    get_dialog(page).get_by_role("button", name="Back to the match").click()
    expect(get_dialog(page)).to_be_hidden()
    # Nothing opens while there is nothing to watch.
    page.route("**/replay.json", lambda route: route.fulfill(status=204))
    with page.expect_response("**/replay.json"):
        page.locator(".log li button").first.press("Enter")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    expect(get_dialog(page)).to_be_hidden()


def test_a_match_that_is_over_is_watched_again_and_its_decisions_are_listed(playing_server):
    player, table = playing_server(game="Dice line", target=20)
    page = player.page
    player.play_until(lambda: table.ui.match.game.over)
    page.get_by_role("button", name="Watch again").click()
    frame = page.frame_locator("#watch iframe")
    expect(frame.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("End")
    expect(frame.locator(".winner h2")).to_contain_text("win")
    page.keyboard.press("Escape")
    expect(page.locator(".winner h2")).to_be_visible()
    expect(get_dialog(page)).to_be_hidden()
    # A row of the sheet of decisions leads to its position.
    set_size(page, PHONE)
    page.get_by_role("button", name="Decisions").click()
    sheet = page.frame_locator("#watch iframe").get_by_role("dialog", name="Decisions of this match")
    expect(sheet.locator(".sums li").first).to_contain_text("decisions were the best")
    lost_count = sheet.locator(".made li").count()
    page.frame_locator("#watch iframe").get_by_label("Show").select_option("all")
    rows = sheet.locator(".made button")
    assert rows.count() >= lost_count
    at = rows.last.get_attribute("data-at")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(get_dialog(page)).to_be_visible()  # Escape closes the sheet alone
    page.frame_locator("#watch iframe").get_by_role("button", name="Decisions").click()
    cost_labels = sheet.locator(".made .lost").all_inner_texts()
    assert cost_labels == sorted(cost_labels, key=lambda cost: float(cost.replace("−", "-") or 0))  # the worst first
    rows.last.click()
    expect(sheet).to_be_hidden()
    expect(page.frame_locator("#watch iframe").locator(".verdict")).to_contain_text("Played: ")
    expect(page.locator("#watch h2")).to_have_text("The whole match")
    expect(page.frame_locator("#watch iframe").get_by_label("Line of the record")).to_have_value(at)
