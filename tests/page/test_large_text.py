"""A browser with a larger font, or a zoomed window: nothing is cut off, and everything can be reached."""

import browsers
import pytest
from cases import DESKTOP, FAST, PHONE, mark_cases
from page_checks import check_accessibility, find_illegible
from page_player import Player
from playwright.sync_api import expect
from test_small_screens import UNREACHED

USUAL = 16  # pixels
SEATS = {1: "you", 2: "gentle", 3: "gentle", 4: "gentle", 5: "gentle"}
DOUBLED = {"width": 640, "height": 400}  # what is left of 1280 x 800 when the window is zoomed to 200 %
SIZE = "() => [parseFloat(getComputedStyle(document.body).fontSize), document.documentElement.scrollWidth - innerWidth]"


def check_start(page):
    """Check that the texts of the start page are not cut off and its buttons can be reached."""
    assert find_illegible(page) == []
    for button in page.locator(".welcome .act:visible").all():
        button.click(trial=True)


@pytest.mark.parametrize("font", mark_cases([24, 32], 24))
def test_with_a_large_font_nothing_is_cut_off(chromium, serve, serve_site, site, tmp_path, font):
    preferences = {"webkit": {"webprefs": {"default_font_size": font}}}
    with browsers.launch_with_preferences(preferences, tmp_path, chromium) as context:
        for size in (DESKTOP, PHONE):
            page = context.new_page()
            page.add_init_script("window.toasts = []")
            page.set_viewport_size(size)
            player = Player(page, serve(FAST).url).open()
            assert page.evaluate(SIZE) == [15 * font / USUAL, 0]
            check_start(page)
            player.start_match(seats=SEATS)
            player.play_until(lambda player=player: "slot" in player.done)
            assert find_illegible(page) == []
            assert page.evaluate(SIZE) == [15 * font / USUAL, 0]
            check_accessibility(page)
            for dialog in ("records", "settings", "help", "new", "sheet"):
                page.evaluate(f"() => document.querySelector('[data-do={dialog}]').click()")
                expect(page.locator("dialog[open]")).to_be_visible()
                assert page.evaluate(UNREACHED) == [], dialog
                page.evaluate("() => document.querySelector('dialog[open] .body').scrollTo(0, 0)")
                assert find_illegible(page) == [], dialog
                page.keyboard.press("Escape")
            server = serve_site(site)
            for path in ("", "connect/"):
                page.goto(server + path)
                assert find_illegible(page) == [], path
                assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0, path
            page.close()


def test_in_a_window_zoomed_to_200_percent_nothing_is_cut_off(open_page, serve):
    player = Player(open_page(DOUBLED, device_scale_factor=2), serve(FAST).url).open()
    page = player.page
    check_start(page)
    for game in ("Dice line", "Dominoes"):
        player.start_match(seats={1: "you", 4: "sharp"}, game=game)
        player.wait_until(lambda: player.is_visible(".hand.on .act"))
        assert find_illegible(page) == []
        tray = page.locator(".tray").bounding_box()
        assert tray["x"] >= 0
        assert tray["x"] + tray["width"] <= DOUBLED["width"]
