"""A game from outside the project has texts that look like HTML: the page shows them as texts, and runs nothing."""

import pytest
from app_server import AppServer
from cases import FAST, GOLDEN
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from page_player import Player
from playwright.sync_api import expect

from simulator import texts
from simulator.texts import ENGLISH, find_source
from simulator.web.replay.positions import Positions
from simulator.web.replay.replay_server import make_replay_app

LANGUAGE = "it"  # there is no such translation: what it lacks is shown in English
GAME = "threes"
STRANGE = '<img src=x onerror="top.ran=1"><b>'
NO_TEXTS = ("rules", "shows")
RECORD = GOLDEN / "basic" / "basic-003-bad0.t24"


class _TextInjector(Transformer):
    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        first_element = node.elements[0]
        if isinstance(first_element, ast.TextElement):
            first_element.value = STRANGE + first_element.value
        elif not isinstance(first_element.expression, ast.SelectExpression):
            node.elements.insert(0, ast.TextElement(STRANGE))
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if node.id.name in NO_TEXTS else self.generic_visit(node)


@pytest.fixture
def strange_texts(tmp_path, monkeypatch):
    """Add HTML with a picture that runs a script to each text of a game on page and log."""

    def find(language: str, part: str):
        if language != LANGUAGE:
            return find_source(language, part)
        path = tmp_path / f"{part}.ftl"
        if part.startswith(GAME) and not path.is_file():
            tree = FluentParser().parse(find_source(ENGLISH, part).read_text(encoding="utf-8"))
            path.write_text(FluentSerializer().serialize(_TextInjector().visit(tree)), encoding="utf-8")
        return path

    monkeypatch.setattr(texts, "find_source", find)
    texts.set_language(LANGUAGE)
    yield
    texts.set_language(None)


def check_shown_as_text(page, selector: str) -> None:
    """Check that a part of the page, or of the frame in it, shows the strange text as text."""
    expect(page.locator(selector).filter(has_text=STRANGE).first).to_be_attached()


def check_harmless(page) -> None:
    for frame in page.frames:
        found = frame.evaluate("[window.ran, document.images.length, document.querySelectorAll('[onerror]').length]")
        assert found == [None, 0, 0]


@pytest.mark.usefixtures("strange_texts")
def test_page_log_replay_and_records_show_them_as_texts(open_page, serve):
    player = Player(open_page(own=True), serve(FAST).url).open()
    page = player.page
    page.locator("[data-game-choice=threes]").click()
    for part in ("[data-game-choice=threes]", ".how li", "#help .which option"):
        check_shown_as_text(page, part)
    player.start_match(seats={1: "you", 4: "gentle"}, game="Threes")
    check_shown_as_text(page, "#new-match .games label")
    check_shown_as_text(page, "#new-match .own option")
    page.get_by_role("group", name="Speed of bots").first.get_by_role("button", name="4×").click()
    player.play_until(lambda: player.won)
    check_shown_as_text(page, ".log li")
    check_harmless(page)
    page.locator(".winner [data-do=watch]").click()
    watch_frame = page.frame_locator("#watch iframe")
    page.keyboard.press("End")
    check_shown_as_text(watch_frame, ".log li")
    check_harmless(page)
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    page.get_by_role("dialog").get_by_role("button", name="Start").click()  # which ends the match that is over
    page.wait_for_selector(".winner", state="hidden")
    page.locator("[data-do=records]").first.dispatch_event("click")
    check_shown_as_text(page, "#records .kept li")
    check_harmless(page)


def test_a_record_shows_its_words_as_texts(open_page):
    data = RECORD.read_bytes().replace(b"draw 2", b"draw <img/src=x/onerror=top.ran=1>", 1)
    host = AppServer().start(make_replay_app(Positions(data, "<b>strange.t24")))
    try:
        page = open_page(own=True)
        page.goto(host.url)
        expect(page.locator(".fault code")).to_contain_text("<img/src=x/onerror=top.ran=1>")
        expect(page.locator(".player .name")).to_have_text("<b>strange.t24")
        check_harmless(page)
    finally:
        host.release_port()
