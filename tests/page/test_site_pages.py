"""The pages of the site: links, accessibility, sizes, and messages to a visitor."""

import re
import zipfile
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urlparse

import pytest
from cases import DESKTOP, GOLDEN, PHONE, WIDER
from page_checks import check_accessibility
from page_player import Player
from playwright.sync_api import expect

from simulator.web.replay.record_parser import strip_seal
from tray24.languages import LANGUAGES

RECORD, OTHER = GOLDEN / "basic" / "basic-006.t24", GOLDEN / "line" / "line-001.t24"
SMALLEST = {"width": 360, "height": 640}
# Sum the layout shifts since the page began to load. See https://web.dev/articles/cls.
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
MAX_SHIFT = 0.01


class LinkParser(HTMLParser):
    """A parser that collects the addresses that a page links to, and the page's own anchors."""

    def __init__(self, text: str):
        super().__init__()
        self.language = ""
        self.named: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.named.append(value)
            elif name == "id" and value:
                self.anchors.add(value)
            elif (tag, name) == ("html", "lang"):
                self.language = value


def test_no_link_is_dead_and_each_document_says_its_language(site):
    pages = {path: LinkParser(path.read_text("utf-8")) for path in site.rglob("*.html")}
    dead_links = []
    for page, links in pages.items():
        if "docs" in page.parts:
            ending = page.stem.rpartition(".")[2]
            assert links.language == (ending if ending in LANGUAGES else "en"), page
        for name in links.named:
            address, anchor = urldefrag(name)
            if urlparse(address).scheme:
                continue
            target = (page.parent / unquote(address.split("?")[0])).resolve() if address else page
            target = target / "index.html" if target.is_dir() else target
            is_made_later = not address and page.parts[-2] == "play"  # by the page's scripts
            if not target.is_file() or (
                anchor and target in pages and anchor not in pages[target].anchors and not is_made_later
            ):
                dead_links.append(f"{page.relative_to(site)}: {name}")
    assert dead_links == []


def is_steady(page) -> bool:
    """Return whether nothing has moved on a page since it began to load, and nothing is wider than the screen."""
    return page.evaluate("window.shifted") <= MAX_SHIFT and not page.evaluate(WIDER)


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST], ids=["desktop", "smallest"])
def test_the_start_page_leads_to_the_tray_and_nothing_moves_while_they_load(open_page, serve_site, site, size):
    page = open_page(size, own=True)
    page.add_init_script(f"({SHIFTS})()")
    page.goto(serve_site(site))
    check_accessibility(page)
    assert is_steady(page)
    find_unloaded_images = (
        "[...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"
    )
    assert page.evaluate(find_unloaded_images) == []
    expect(page.get_by_role("link", name="Connect your tray").first).to_have_attribute("href", "connect/")
    with page.expect_download() as download:
        page.locator("a[download]").first.click()
    assert download.value.suggested_filename == "tray24.uf2"
    page.get_by_role("link", name="Play now").click()
    page.wait_for_url("**/play/")
    page.wait_for_selector("html[data-online=true]")
    page.wait_for_selector(".how li", state="attached")
    assert is_steady(page)


def watch_and_come_back(page) -> None:
    """Watch the only record of the list, and leave it by a key and by a button: both lead back to the list."""
    dialog, watch_dialog = page.locator("#records"), page.locator("#watch")
    old_history_length = page.evaluate("() => history.length")
    for way_out in ("Escape", "button"):
        dialog.get_by_role("button", name="Watch").click()
        frame = page.frame_locator("#watch iframe")
        expect(frame.locator(".log li").first).to_be_attached()
        expect(frame.locator("[data-view=match]")).to_be_attached()
        names = dialog.locator(".kept span").inner_text().split(" ")[0].rstrip(",")
        expect(watch_dialog.get_by_role("heading")).to_contain_text(f"Tray game: {names}")
        if way_out == "Escape":
            frame.get_by_role("button", name="Decisions").click()
            expect(frame.locator("#decisions")).to_be_visible()
            page.keyboard.press("Escape")
            expect(frame.locator("#decisions")).to_be_hidden()
            expect(watch_dialog).to_be_visible()
            page.keyboard.press("Escape")
        else:
            watch_dialog.get_by_role("button", name="Back to the records").click()
        expect(watch_dialog).to_be_hidden()
        expect(dialog).to_be_visible()
    assert page.evaluate("() => history.length") == old_history_length


def test_records_are_brought_watched_and_downloaded(open_page, serve_site, site, tmp_path):
    player = Player(open_page(PHONE, own=True), f"{serve_site(site)}play/").open()
    page = player.page
    page.locator("[data-do=records]:visible").first.click()
    dialog = page.locator("#records")
    expect(dialog).to_contain_text("No match has ended here yet")
    expect(dialog).to_contain_text("kept in this browser only")
    (tmp_path / "<b>broken.t24").write_text("nonsense")
    dialog.locator("input[type=file]").set_input_files(RECORD)
    watch_and_come_back(page)
    dialog.locator("input[type=file]").set_input_files([tmp_path / "<b>broken.t24", RECORD, OTHER])
    expect(dialog.locator(".kept li")).to_have_count(2)
    expect(dialog.locator(".taken li")).to_have_count(3)
    taken_names = dialog.locator(".taken li").all_inner_texts()
    assert [text.split("\n")[0] for text in taken_names] == ["<b>broken.t24", RECORD.name, OTHER.name]
    assert [text.split("\n")[1] == "taken" for text in taken_names] == [False, False, True]
    check_accessibility(page)
    row = dialog.locator(".kept li").last
    with page.expect_download() as download:
        row.get_by_role("button", name="Download").click()
    assert re.fullmatch(r"tray-game(-[\w-]+){2}\.t24", download.value.suggested_filename)
    saved_lines = download.value.path().read_text("utf-8").splitlines()
    lines = [strip_seal(line) for line in saved_lines]
    record_lines = RECORD.read_text("utf-8").splitlines()
    start = record_lines.index("---")
    assert [line for line in lines if not line.startswith("#")][start:] == record_lines[start:]
    assert set(record_lines[:start]) <= set(lines)
    with page.expect_download() as archive:
        dialog.get_by_role("button", name="Download all").click()
    with zipfile.ZipFile(archive.value.path()) as archive_file:
        assert sorted(
            archive_file.read(name).decode("utf-8").splitlines() == saved_lines for name in archive_file.namelist()
        ) == [
            False,
            True,
        ]


def test_a_page_of_a_match_that_is_not_there_says_so(open_page, serve_site, site):
    page = open_page(PHONE, own=True)
    page.goto(f"{serve_site(site)}play/watch.html")
    expect(page.get_by_text("There is no match to watch here.")).to_be_visible()
    page.get_by_role("link", name="Go to the tray").click()
    page.wait_for_url(re.compile("/play/(index.html)?$"))
