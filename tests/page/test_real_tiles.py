"""Dominoes with real tiles on the page: a round is clicked, and each rack is seen only by its holder."""

import re

import pytest
from cases import FAST, PHONE, WIDER
from page_player import Player
from playwright.sync_api import expect

from tray24.match.record import replay

HAND = ".hand:not(.welcome, .winner) "
SEEN, HIDDEN = ".grab:not([data-die='?'])", ".grab[data-die='?']"


class TilePlayer(Player):
    plays_with = "tiles"


def start_match(page, server, seats, target=500) -> Player:
    player = TilePlayer(page, server.url).open()
    player.start_match(target, seats, "Dominoes", Tiles="real")
    return player


@pytest.mark.parametrize(
    ("size", "is_hasty"),
    [(None, True), pytest.param(PHONE, False, marks=pytest.mark.long)],
    ids=["desktop, all twice", "phone"],
)
def test_a_hand_is_played_by_clicking(open_page, serve, size, is_hasty):
    server = serve(FAST)
    page = open_page(size)
    player = start_match(page, server, {1: "you", 3: "sharp", 5: "gentle"}, 1)
    player.hasty = is_hasty
    player.play_until(lambda: player.won)
    tray = server.table.tray
    # At this speed the tray may ask something else before a click arrives.
    assert [complaint for complaint in player.complaints if "too late" not in complaint] == []
    assert tray.faults == []
    expect(page.get_by_role("log")).to_contain_text(re.compile("You (lay|draw)"))
    assert not page.evaluate(WIDER)
    server.stop()  # the tray writes its journal a little later
    _, replayed_match = replay(tray.files.read("match.t24").decode().splitlines())
    assert replayed_match.game.over


def test_real_racks_are_seen_by_their_own_seats_alone(open_page, serve):
    server = serve(4)
    table = open_page()
    start_match(table, server, {1: "you", 4: "person"})
    tabs = {number: Player(open_page(), server.url).open(f"?seat={number}").page for number in (1, 4)}
    for number in (1, 4):
        tabs[number].get_by_role("button", name="Take 6 tiles").click()
    for page in tabs.values():
        expect(page.locator(HAND + SEEN)).to_have_count(6)
    rack = set(tabs[1].locator(HAND + ".grab").evaluate_all("all => all.map(tile => tile.dataset.die)"))
    for page in (table, tabs[4]):
        assert not rack & set(
            page.locator("[data-face*='/']").evaluate_all("all => all.map(tile => tile.dataset.face)")
        )
    table.get_by_role("button", name="Done", exact=True).click()
    table.get_by_role("button", name="Who has the best doublet?").click()
    for page in tabs.values():
        page.evaluate("document.querySelector('[data-do=who]').click()")
        page.get_by_role("button", name="Give my seat back to the table").click()
    table.get_by_role("button", name="I am alone").click()
    expect(table.locator(HAND + SEEN)).to_have_count(6)
    table.locator(HAND + ".grab.ready").first.click()
    expect(table.locator(HAND + HIDDEN)).not_to_have_count(0)
    expect(table.locator(".scene .tile")).to_have_count(1)
    table.get_by_role("button", name="Undo").first.click()
    expect(table.locator(".scene .tile")).to_have_count(0)
