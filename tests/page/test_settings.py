"""The page's dialog of the tray's settings: times are in seconds, and settings for builders of a tray are apart."""

from page_player import Player
from playwright.sync_api import expect


def test_settings_that_only_builders_need_are_shown_when_asked_for(open_page, serve):
    page = Player(open_page(), serve().url).open().page
    page.locator("[data-do=settings]:visible").click()
    settings = page.locator("#settings")
    expect(settings.get_by_label("Time for UNO").locator("option:checked")).to_have_text("2 seconds")
    expect(settings.get_by_label("A die counts after")).to_be_hidden()
    settings.get_by_text("For builders").click()
    expect(settings.get_by_label("A die counts after")).to_be_visible()
    settings.get_by_label("A die counts after").select_option("200")
