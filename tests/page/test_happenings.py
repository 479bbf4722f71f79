"""The banner: what happens to somebody is shown on the tray for a moment, and takes no clicks."""

from people import Player
from playwright.sync_api import expect


def test_what_happens_to_somebody_is_shown_on_the_tray_and_goes(open_page, serve):
    server = serve(8)
    player = Player(open_page(), server.url).open()
    page = player.page
    page.evaluate("""() => {
        window.shown = [];
        const place = document.querySelector('.happening');
        new MutationObserver(() => shown.push(place.textContent)).observe(place, { childList: true });
    }""")
    player.start(seats={1: "you", 3: "sharp", 5: "sharp"}, game="Center die")
    player.play_until(lambda: page.evaluate("shown.length") >= 2)
    texts = page.evaluate("shown")
    assert all(
        any(word in text for word in ("draw", "skip", "UNO", "turns round", "catch", "fits")) for text in texts
    ), texts
    assert page.locator(".happening").evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    page.keyboard.press("p")
    expect(page.locator(".happening")).to_be_hidden()
