"""A tray that runs in a browser, tested without one: its match continues after a reload, and its tabs are limited."""

import json

import pytest
from browser import make_players

from simulator.browser.tray import BrowserTray
from simulator.web.table.seating import MAX_TABS

IN_MATCH = "in-match.json"


class ReloadedTray:
    """A tray whose page is loaded repeatedly, with the files that the browser keeps."""

    def __init__(self):
        self.stored = {}
        self.load_page()

    def load_page(self):
        """Load the page: the tray starts with the kept files. It has one tab."""
        self.tray = BrowserTray(dict(self.stored), self._store_file)
        self.tray.join(1, "en")
        self.wait(6000)

    def _store_file(self, name, data, written_s):
        if data is None:
            self.stored.pop(name, None)
        else:
            self.stored[name] = (bytes(data), written_s)

    def wait(self, ms):
        for _ in range(0, ms, 4):
            self.tray.advance(4)
        while self.tray.table.presses.busy:
            self.tray.advance(4)

    def send(self, **message):
        self.tray.receive(1, json.dumps(message))
        self.wait(3000)

    @property
    def ui(self):
        return self.tray.table.ui


@pytest.fixture
def page():
    return ReloadedTray()


def test_a_match_goes_on_after_a_reload(page):
    page.send(do="new", players=make_players(0, gentle=(2,)))
    old_entries = page.tray.table.log.entries
    page.load_page()
    assert page.ui.is_playing and old_entries
    assert [entry.text for entry in page.tray.table.log.entries][: len(old_entries)] == [
        entry.text for entry in old_entries
    ]


def test_who_has_left_the_match_is_not_put_back(page):
    page.send(do="new", players=make_players(0, gentle=(2,)))
    table = page.tray.table
    table.presses.start(table.presses.go_home(), lambda error: None)
    page.wait(1000)
    assert IN_MATCH not in page.stored
    page.load_page()
    assert not page.ui.is_playing and page.ui.screen.name == "home"


def test_a_tab_without_room_gets_the_reason(page):
    for number in range(2, MAX_TABS + 1):
        assert page.tray.join(number, "en") == ""
    assert page.tray.join(MAX_TABS + 1, "de").startswith(str(MAX_TABS))
    page.tray.leave(2)
    assert page.tray.join(MAX_TABS + 1, "de") == ""
