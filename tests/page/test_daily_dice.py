"""Yacht on the page with the dice of the day, the same for everybody: starting, an undo, and the text to share."""

from cases import FAST
from page_player import Player
from playwright.sync_api import expect

DAY = 20261125


def test_the_dice_of_the_day_from_the_dialog_to_the_line_that_is_shared(open_page, serve):
    server = serve(FAST)
    server.table.today = lambda: DAY
    player = Player(open_page(own=True, permissions=["clipboard-read", "clipboard-write"]), server.url).open()
    page = player.page
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Yacht").check(force=True)
    day = dialog.get_by_label("Dice of the day")
    dialog.get_by_label("Seat 2", exact=True).select_option("sharp")
    expect(day).to_be_disabled()
    expect(dialog.locator(".day p")).to_have_text("For one player alone, without bots")
    dialog.get_by_label("Seat 2", exact=True).select_option("")
    day.check()
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator(".score small")).to_have_text("dice of 2026-11-25")
    game = server.table.ui.match.game
    game.sheets[0][1:] = bytes(len(game.boxes) - 1)  # one box is left
    game.store_moves()
    expect(page.locator(".sheets")).to_contain_text("0")
    player.play_until(lambda: player.won)
    points = server.table.ui.match.game.scores[0]
    line = f"Tray24, yacht with the dice of 2026-11-25: {points} points"
    expect(page.locator(".winner .after")).to_have_text(f"Best of the day: {points}. Best ever: {points}.")
    expect(page.locator(".share output")).to_have_text(line)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == line
