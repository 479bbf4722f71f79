"""The mirror of a tray on a large screen: the browser shows the tray, and nothing there can be pressed."""

import pytest
from mirrors import Mirror
from page_checks import check_accessibility
from playwright.sync_api import expect

LARGE = {"width": 1920, "height": 1080}


@pytest.fixture
def mirror():
    mirror = Mirror()
    yield mirror
    mirror.release_port()


def test_a_match_is_shown_as_it_goes_and_nothing_can_be_pressed(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    canvas = page.locator(".oled canvas")
    expect(canvas).to_have_attribute("aria-label", f"Display: {mirror.rig.read_display()}")
    mirror.run_locked(mirror.rig.start_match, "", "")
    expect(page.get_by_role("region", name="Score")).to_contain_text("hand 1, first to 500")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    expect(page.locator(".well.lit").first).to_be_attached()
    game = mirror.rig.game
    expect(page.get_by_role("region", name=f"Seat {game.turn + 1}, ")).to_be_visible()
    # Only the button for full screen can be used, and no key has an effect.
    assert page.locator("button:not(:disabled)").all_text_contents() == ["Full screen"]
    assert page.locator("dialog, select, input").count() == 0
    position, display_text = game.save(), mirror.rig.read_display()
    for key in ("g", "y", "z", "n", "1", "Enter"):
        page.keyboard.press(key)
    page.mouse.click(960, 500)
    mirror.run_locked(mirror.rig.press, "seat 1" if game.turn else "seat 2")
    expect(canvas).not_to_have_attribute("aria-label", f"Display: {display_text}")
    assert mirror.rig.game.save() == position
    box = page.locator(".tray").bounding_box()
    assert box["height"] > 600 and box["y"] + box["height"] < LARGE["height"]
    assert page.evaluate("document.documentElement.scrollHeight") <= LARGE["height"]
    check_accessibility(page)


@pytest.mark.smoke
def test_who_comes_late_sees_all(mirror, open_page):
    mirror.run_locked(mirror.rig.start_match, "", "", game="yacht")
    first_page, late_page = open_page(), open_page({"width": 390, "height": 844})
    for page in (first_page, late_page):
        page.goto(mirror.url)
        expect(page.get_by_role("log")).to_contain_text("rolls")
        expect(page.locator(".well .die")).to_have_count(5)
