"""A network that swallows what is sent: the page says so, and nothing that was pressed meanwhile is played later."""

import re
from collections.abc import Iterator

import pytest
from holes import Hole, in_folder
from hosting import Host
from mirrors import Mirror
from people import Player
from playwright.sync_api import expect

from host_tools import watching
from host_tools.examples import scoreboard
from host_tools.pages.live import LiveTable
from simulator.tray.files import MemoryFiles
from simulator.web.server import make_app
from simulator.web.table.table import Table

GONE = "No connection to the tray"
READY = "html[data-online=true]"


@pytest.fixture
def hole():
    """Return a function that puts a `Hole` before the server at an address."""
    holes = []

    def dig(url: str) -> Hole:
        holes.append(Hole(int(url.rstrip("/").rpartition(":")[2])))
        return holes[-1]

    yield dig
    for each in holes:
        each.close()


def begin(open_page, url: str) -> Player:
    player = Player(open_page(), url).open()
    expect(player.page.locator(".oled canvas")).to_have_attribute("aria-label", re.compile("New match"))
    return player


def test_a_silent_line_is_said_within_seconds_and_what_was_pressed_is_not_played(open_page, serve, hole):
    server, mirror = serve(), Mirror()
    ways = [hole(server.url), hole(mirror.url)]
    player, shown = begin(open_page, ways[0].url), open_page()
    shown.goto(ways[1].url)
    shown.wait_for_selector(READY)
    shown.wait_for_load_state("networkidle")  # the games' modules have been loaded
    for way in ways:
        way.swallows = True
    for _ in range(3):
        player.page.keyboard.press("g")
    for page in (player.page, shown):
        expect(page.get_by_text(GONE)).to_be_visible(timeout=8000)
        expect(page.locator(READY)).to_have_count(0)
    player.waits(lambda: not server.table.tabs)
    for way in ways:
        way.swallows = False
    for page in (player.page, shown):
        page.wait_for_selector(READY)
        expect(page.get_by_text(GONE)).to_be_hidden()
    player.waits(lambda: any("may not have been done" in words for words in player.complaints))
    assert server.table.ui.screen.name == "home"
    mirror.leave()


def test_the_scoreboard_says_when_its_program_has_ended(chromium):
    def tables() -> Iterator[watching.Table]:
        yield watching.Table(headline="Ann is to choose")

    host = Host().start(LiveTable(tables()).app(scoreboard.PAGE))
    page = chromium.new_page()  # whose errors are what is tested
    page.goto(host.url)
    expect(page.locator("#headline")).to_have_text("Ann is to choose")
    host.leave()
    expect(page.locator("#headline")).to_have_text(GONE)
    page.close()


def test_a_proxy_may_put_the_page_into_a_folder(open_page):
    table = Table(MemoryFiles(), lambda: 5)
    host = Host().start(in_folder(make_app(table), "/games/tray"))
    player = begin(open_page, f"{host.url}games/tray/")
    player.start()
    assert table.ui and table.ui.match
    host.leave()
