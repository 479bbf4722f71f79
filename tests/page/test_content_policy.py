"""The Content Security Policy of every page allows all that the page needs, and refuses scripts that a test plants."""

import re
from datetime import date

import pytest
from app_server import AppServer
from cases import GOLDEN, mark_cases
from mirrors import Mirror

from host_tools.charts.chart_page import Page, render_page
from host_tools.examples import score_sheet, scoreboard
from host_tools.follower import Seat, Table
from host_tools.pages.servers import LiveTable
from simulator.texts import ENGLISH
from simulator.web.replay.positions import Positions
from simulator.web.replay.replay_server import make_replay_app

RECORD = GOLDEN / "basic" / "basic-006.t24"
# Each must be refused: a script of a stranger's text, one in an attribute, a style, a picture and a request elsewhere.
PLANT = """() => {
  const script = document.createElement('script');
  script.textContent = 'window.ran = true;';
  const style = document.createElement('style');
  style.textContent = 'html { --planted: 1; }';
  const part = document.createElement('div');
  part.innerHTML = '<p style="--planted: 1"></p><img src="x" onerror="window.ran = true">';
  const picture = new Image();
  picture.src = 'http://elsewhere.example/';
  document.body.append(script, style, part, picture);
  return fetch('http://elsewhere.example/').catch(() => null);
}"""
PLANTED = {"script-src-elem", "script-src-attr", "style-src-elem", "style-src-attr", "img-src", "connect-src"}
LISTEN = """window.refused = [];
addEventListener('securitypolicyviolation', event => refused.push(event.effectiveDirective));"""


@pytest.fixture
def look(chromium):
    """Return a function that opens an address, and checks that the page's policy refuses nothing of the page.

    Then it inserts a script, a style and other things into the page, and checks that the policy refuses them.
    """
    context = chromium.new_context()
    context.add_init_script(LISTEN)

    def open_one(url: str, ready: str = "html", has_planted: bool = True):
        page, messages = context.new_page(), []  # a page of its own: what was planted may be reported late
        page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: messages.append(str(error)))
        page.goto(url, wait_until="load")
        page.wait_for_selector(ready, state="attached")
        assert (messages, page.evaluate("refused")) == ([], []), url
        if has_planted:
            page.evaluate(PLANT)
            page.wait_for_function("wanted => wanted.every(name => refused.includes(name))", arg=sorted(PLANTED))
            assert messages and page.evaluate("window.ran") is None
            assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--planted')") == ""
        page.close()

    yield open_one
    context.close()


WON = Table(seats=[Seat("Ann", 0, "", 500, 0, False, True)])
# Name of the page -> what serves it, and what is there once it has asked for all that it needs.
SERVERS = {
    "replay": (
        "[data-view=match]",
        lambda: AppServer().start(make_replay_app(Positions(RECORD.read_bytes(), RECORD.name))),
    ),
    "mirror": ("html[data-online=true]", Mirror),
    "scoreboard": (".won", lambda: AppServer().start(LiveTable(iter([WON])).make_app(scoreboard.PAGE))),
}


@pytest.mark.smoke
def test_the_page_of_the_tray(serve, look):
    look(serve().url, "html[data-online=true]")


@pytest.mark.parametrize("name", SERVERS)
def test_pages_of_other_servers(look, name):
    ready, make_server = SERVERS[name]
    server = make_server()
    try:
        look(server.url, ready)
    finally:
        server.release_port()


def test_documents_in_one_file(look, tmp_path):
    documents = {
        "charts": render_page(Page("Charts", "Charts", "none", [])),
        "sheet": score_sheet.make_page(RECORD.read_bytes(), date(2026, 11, 25)),
    }
    for name, text in documents.items():
        path = tmp_path / f"{name}.html"
        path.write_text(text, encoding="utf-8")
        look(path.as_uri())


def find_language(page: str) -> str:
    """Return the language of a page of the site, by its address."""
    found = re.search(r"^(?:\w+/)?(?:\w+-)?(de|es|fr)(?:/index)?\.html$", page)
    return found[1] if found else ENGLISH


@pytest.mark.parametrize("language", mark_cases([ENGLISH, "de", "es", "fr"], ENGLISH))
def test_every_page_of_the_site(look, serve_site, site, language):
    address = serve_site(site)
    all_pages = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))
    pages = [page for page in all_pages if find_language(page) == language]
    assert len(pages) >= 5 and any("watch" in page for page in pages)
    policies = {}
    for page in pages:
        text = (site / page).read_text(encoding="utf-8")
        assert "'unsafe-inline'" not in text, page
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)[1]
        is_tray = page.startswith("play/") and "watch" not in page
        look(address + page, "html[data-online=true]" if is_tray else "html", policies.setdefault(policy, page) == page)
