"""The page's card about the calibration before the first match with real dice, on desktop and phone."""

import pytest
from page_player import Player
from playwright.sync_api import expect

SIZES = [(1280, 800), (390, 844)]
HALF = 12


@pytest.fixture
def hold(serve):
    """Return a server whose tray is not calibrated.

    In the middle of the calibration the tray's time stands still until the test sets `held` to False.
    """
    server = serve()
    table = server.table
    table.ui.sensing.reference.calibrated = False
    advance = table.tray.advance
    server.held = True

    def advance_until_held(ms):
        screen = table.ui.screen
        if not (server.held and screen.name == "calibrate" and screen.calibrator.slot == HALF):
            advance(ms)

    table.tray.advance = advance_until_held
    return server


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_card_says_how_far_the_tray_is_measured_and_then_the_match_starts(open_page, hold, width, height, scheme):
    page = open_page({"width": width, "height": height}, scheme)
    player = Player(page, hold.url).open()
    player.start_match(seats={1: "you", 4: "person"})
    card = page.locator(".measuring")
    expect(card).to_be_hidden()
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Dice", exact=True).select_option("real")
    dialog.get_by_role("button", name="Start").click()
    expect(card.locator("b")).to_have_text(f"Measuring the tray: {HALF + 1} of 24")
    assert page.get_by_role("progressbar", name="Measuring the tray").evaluate("bar => [bar.value, bar.max]") == [
        HALF + 1,
        24,
    ]
    box, tray = card.bounding_box(), page.locator(".tray").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert tray["y"] + tray["height"] <= box["y"] and box["y"] + box["height"] <= height
    assert card.locator("small").evaluate("text => getComputedStyle(text).color") == card.evaluate(
        "box => getComputedStyle(box).color"
    )
    expect(page.get_by_text("A white die lies in each slot once.")).to_be_in_viewport(ratio=1)
    hold.held = False
    expect(page.locator(".hand .act", has_text="Roll for the start")).to_be_visible()
    expect(card).to_be_hidden()
