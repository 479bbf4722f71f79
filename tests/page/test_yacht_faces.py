"""Yacht on the page: the six faces of each die that lies there can be looked at in one's turn (Y2)."""

import pytest
from people import Player
from playwright.sync_api import expect

from tray24.rules.faces import face_name


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_faces_of_each_die_are_below_the_sheets(open_page, serve, size):
    server = serve(60)
    player = Player(open_page(dict(zip(("width", "height"), size, strict=True))), server.url).open()
    player.start(seats={1: "you"}, game="Yacht")
    page = player.page
    faces = page.locator(".sheets .faces")
    expect(faces.locator("p").first).to_be_hidden()
    faces.get_by_text("Faces of the dice").click()
    expect(faces.locator("p")).to_have_count(5)
    match = server.table.ui.match
    for place, die in enumerate(match.game.dice):
        shown = faces.locator("p").nth(place).locator(".die").evaluate_all("all => all.map(one => one.dataset.face)")
        assert shown == [face_name(face) for face in match.sides[6 * die : 6 * die + 6]]
        up = faces.locator("p").nth(place).locator(".up .die")
        expect(up).to_have_attribute("data-face", face_name(match.game.faces[die]))
    page.get_by_role("button", name="Mark all").click()
    page.get_by_role("button", name="Roll 5 again").click()
    expect(faces.locator("p").first).to_be_visible()  # open, as its reader has left it
