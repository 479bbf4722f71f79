"""The mirror of a tray in a browser: a large screen shows the tray, and nothing on it can be pressed."""

import pytest
from access import check
from mirrors import Mirror
from playwright.sync_api import expect

LARGE = {"width": 1920, "height": 1080}


@pytest.fixture
def mirror():
    mirror = Mirror()
    yield mirror
    mirror.leave()


def test_axe_finds_nothing_serious(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    mirror.do(mirror.rig.start_match, "", "")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    check(page)


def test_a_match_is_shown_as_it_goes_and_nothing_can_be_pressed(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    canvas = page.locator(".oled canvas")
    expect(canvas).to_have_attribute("aria-label", f"Display: {mirror.rig.read_display()}")
    mirror.do(mirror.rig.start_match, "", "")
    expect(page.get_by_role("region", name="Score")).to_contain_text("hand 1, first to 500")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    expect(page.locator(".well.lit").first).to_be_attached()
    game = mirror.rig.game
    expect(page.get_by_role("region", name=f"Seat {game.turn + 1}, ")).to_be_visible()
    # Only the button for full screen can be used, and no key has an effect.
    assert page.locator("button:not(:disabled)").all_text_contents() == ["Full screen"]
    assert page.locator("dialog, select, input").count() == 0
    position, words = game.save(), mirror.rig.read_display()
    for key in ("g", "y", "z", "n", "1", "Enter"):
        page.keyboard.press(key)
    page.mouse.click(960, 500)
    mirror.do(mirror.rig.press, "seat 1" if game.turn else "seat 2")
    expect(canvas).not_to_have_attribute("aria-label", f"Display: {words}")
    assert mirror.rig.game.save() == position
    box = page.locator(".tray").bounding_box()
    assert box["height"] > 600 and box["y"] + box["height"] < LARGE["height"]
    assert page.evaluate("document.documentElement.scrollHeight") <= LARGE["height"]


def test_a_page_stays_when_the_tray_is_unplugged_and_goes_on_when_it_is_back(mirror, open_page):
    mirror.do(mirror.rig.start_match, "", "")
    page = open_page()
    page.goto(mirror.url)
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    mirror.wire.is_there = False
    expect(page.get_by_role("status").first).to_contain_text("The tray cannot be reached")
    expect(page.locator(".tray")).to_have_class("tray unplugged")
    expect(page.get_by_role("log")).to_contain_text("Roll-off")
    mirror.wire.is_there = True
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".tray")).to_have_class("tray")
    words = mirror.rig.read_display()
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", f"Display: {words}")


def test_racks_are_never_shown(mirror, open_page):
    page = open_page(LARGE)
    page.goto(mirror.url)
    mirror.do(mirror.rig.start_match, "", "", game="dominoes")
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    mirror.do(mirror.rig.press, "green")
    assert mirror.rig.ui.screen.secret
    expect(page.locator(".oled canvas")).to_have_attribute("aria-label", "Display: ")
    tiles = page.locator(".hand .tile, .seat .tile")
    expect(tiles).to_have_count(12)
    expect(page.locator(".hand [data-die]").first).to_have_attribute("data-die", "?")
    assert set(page.locator(".hand [data-die]").evaluate_all("all => all.map(one => one.dataset.die)")) == {"?"}


@pytest.mark.smoke
def test_who_comes_late_sees_all(mirror, open_page):
    mirror.do(mirror.rig.start_match, "", "", game="yacht")
    first, late = open_page(), open_page({"width": 390, "height": 844})
    for page in (first, late):
        page.goto(mirror.url)
        expect(page.get_by_role("log")).to_contain_text("rolls")
        expect(page.locator(".well .die")).to_have_count(5)
