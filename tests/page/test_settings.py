"""The tray's settings on the page."""

import pytest
from people import Player
from playwright.sync_api import expect


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 360, "height": 640}])
def test_a_setting_is_changed_on_the_tray(open_page, serve, size):
    server = serve()
    player = Player(open_page(size), server.url).open()
    page = player.page
    if size["width"] < 900:
        page.locator("[data-do=sheet]").click()
    page.locator("[data-do=settings]:visible").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.locator(".settings select")).to_have_count(11)
    dialog.get_by_label("Brightness").select_option("40")
    expect(dialog.get_by_label("Brightness")).to_have_value("40")
    page.wait_for_function("() => document.querySelector('#settings [name=brightness]').value === '40'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    player.waits(lambda: server.table.ui.settings["brightness"] == 40)
