"""Learning on the page: the coach of first matches, children, lessons."""

import pytest
from people import Player
from playwright.sync_api import expect

pytestmark = pytest.mark.page


def begin(open_page, serve, size=None, **how):
    server = serve(time_scale=20, coach="first", **how)
    player = Player(open_page(size), server.url).open()
    return server, player


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_first_turn_with_the_coach(open_page, serve, size):
    """Each sentence stands at its thing; a tap takes it away, and so does what it is about."""
    server, player = begin(open_page, serve, {"width": size[0], "height": size[1]})
    page = player.page
    page.get_by_role("button", name="Play against bots").click()
    bubble = page.locator(".coach")
    seen = {}
    for _ in range(30):
        player.waits(lambda: bubble.is_visible() or page.locator(".hand.on").count() == 1)
        page.wait_for_timeout(100)
        if bubble.is_visible():
            box = bubble.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] >= 0
            seen[bubble.get_attribute("data-place")] = bubble.inner_text()
            if bubble.get_attribute("data-place").startswith("die ") and "do roll" in seen:
                break
        if not player.act() and bubble.is_visible():  # doing it ends the sentence, and so does a tap
            bubble.click()
    assert "do roll" in seen, (seen, player.display())
    assert any(place.startswith("die ") for place in seen), (seen, player.display())
    expect(bubble).to_be_visible()
    bubble.click()
    expect(bubble).to_be_hidden()
