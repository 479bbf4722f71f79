"""A network that holds back all data: the page says so, and what was pressed meanwhile is not played later."""

import re
from collections.abc import Iterator

import pytest
from app_server import AppServer
from fake_networks import PausableRelay, serve_in_folder
from mirrors import Mirror
from page_player import Player
from playwright.sync_api import expect

from host_tools import follower
from host_tools.examples import scoreboard
from host_tools.pages.servers import LiveTable
from simulator.tray.files import MemoryFiles
from simulator.web.server import make_app
from simulator.web.table.table import Table

GONE = "No connection to the tray"
READY = "html[data-online=true]"


@pytest.fixture
def open_hole():
    """Return a function that starts a `PausableRelay` to the server at a URL, and returns this relay."""
    relays = []

    def start_relay(url: str) -> PausableRelay:
        relays.append(PausableRelay(int(url.rstrip("/").rpartition(":")[2])))
        return relays[-1]

    yield start_relay
    for relay in relays:
        relay.close()


def open_player(open_page, url: str) -> Player:
    player = Player(open_page(), url).open()
    expect(player.page.locator(".oled canvas")).to_have_attribute("aria-label", re.compile("New match"))
    return player


def test_a_silent_line_is_said_within_seconds_and_what_was_pressed_is_not_played(open_page, serve, open_hole):
    server, mirror = serve(), Mirror()
    relays = [open_hole(server.url), open_hole(mirror.url)]
    player, watching_page = open_player(open_page, relays[0].url), open_page()
    watching_page.goto(relays[1].url)
    watching_page.wait_for_selector(READY)
    watching_page.wait_for_load_state("networkidle")  # the games' modules have been loaded
    for relay in relays:
        relay.is_paused = True
    for _ in range(3):
        player.page.keyboard.press("g")
    for page in (player.page, watching_page):
        expect(page.get_by_text(GONE)).to_be_visible(timeout=8000)
        expect(page.locator(READY)).to_have_count(0)
    player.wait_until(lambda: not server.table.tabs)
    for relay in relays:
        relay.is_paused = False
    for page in (player.page, watching_page):
        page.wait_for_selector(READY)
        expect(page.get_by_text(GONE)).to_be_hidden()
    player.wait_until(lambda: any("may not have been done" in words for words in player.complaints))
    assert server.table.ui.screen.name == "home"
    mirror.release_port()


def test_the_scoreboard_says_when_its_program_has_ended(chromium):
    def generate_tables() -> Iterator[follower.Table]:
        yield follower.Table(headline="Ann is to choose")

    host = AppServer().start(LiveTable(generate_tables()).make_app(scoreboard.PAGE))
    page = chromium.new_page()  # whose errors are what is tested
    page.goto(host.url)
    expect(page.locator("#headline")).to_have_text("Ann is to choose")
    host.release_port()
    expect(page.locator("#headline")).to_have_text(GONE)
    page.close()


def test_a_proxy_may_put_the_page_into_a_folder(open_page):
    table = Table(MemoryFiles(), lambda: 5)
    host = AppServer().start(serve_in_folder(make_app(table), "/games/tray"))
    player = open_player(open_page, f"{host.url}games/tray/")
    player.start_match()
    assert table.ui and table.ui.match
    host.release_port()
