"""Learning on the page: the coach of first matches, children, lessons."""

import pytest
from people import Player
from playwright.sync_api import expect

# The coach's sentence: its place, its words, its left, right and upper edge; null while there is none.
SAID = """() => {
  const bubble = document.querySelector('.coach');
  if (!bubble?.checkVisibility()) return null;
  const { left, right, top } = bubble.getBoundingClientRect();
  return [bubble.dataset.place, bubble.innerText, left, right, top];
}"""
TAP = "() => { const bubble = document.querySelector('.coach'); if (bubble?.checkVisibility()) bubble.click(); }"


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
        if said := page.evaluate(SAID):  # at one moment: it may end at any time
            place, words, left, right, top = said
            assert left >= 0 and right <= size[0] and top >= 0
            seen[place] = words
            if place.startswith("die ") and "do roll" in seen:
                break
        if not player.act():  # doing it ends the sentence, and so does a tap
            page.evaluate(TAP)
    assert "do roll" in seen, (seen, player.display())
    assert any(place.startswith("die ") for place in seen), (seen, player.display())
    expect(bubble).to_be_visible()
    bubble.click()
    expect(bubble).to_be_hidden()


def test_a_child_at_joining(open_page, serve):
    """A mark in the row of a player; her seat's turns have it, and a match begun again keeps it."""
    server = serve(time_scale=20)
    player = Player(open_page(), server.url).open()
    page = player.page
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    for number, kind in {1: "you", 2: "", 3: "sharp", 4: "", 5: "", 6: ""}.items():
        dialog.get_by_label(f"Seat {number}", exact=True).select_option(kind)
    expect(dialog.get_by_label("Child at seat 3")).to_be_disabled()
    dialog.get_by_label("Child at seat 1").check()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-view=match]")
    match = server.table.ui.match
    assert [seat.young for seat in match.profile.seats] == [True, False]
    assert match.game.options["young"] == "0"
    page.keyboard.press("n")
    expect(dialog.get_by_label("Child at seat 1")).to_be_checked()
