"""The page of `stats` in a browser: all charts are drawn, light and dark, at each width, without any request."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from cards import count_drawn, open_charts
from playwright.sync_api import expect

from host_tools.archive.matches import Origin, open_archive
from host_tools.archive.stats_page import make_page
from host_tools.archive.summary import summarize

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = ["basic-000", "basic-003", "center-001", "line-000", "yacht-003", "dominoes-005"]
SIZES = [(1280, 800), (390, 844)]
NAMES = ["Mira", "Otto", "Grandmother Wilhelmine", "Jonas", "Eve", "Bo"]


def with_names(name: str) -> bytes:
    text = (GOLDEN / name.split("-")[0] / f"{name}.t24").read_text()
    seats = int(text.split("seats ")[1].split("\n")[0])
    notes = "".join(f"# seat {seat} {seat} - {NAMES[seat]}\n" for seat in range(seats))
    return text.replace("---\n", notes + "---\n", 1).encode()


@pytest.fixture(scope="module")
def page_file(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stats")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRAY24_HOME", str(folder / "home"))
        with open_archive() as archive:
            for number, name in enumerate(RECORDS):
                day = date(2026, 3, 1 + number // 2)
                archive.take(with_names(name), Origin("a test", name), datetime.now(UTC), day)
            summary = summarize(archive.matches())
    path = folder / "stats.html"
    path.write_text(make_page(summary), encoding="utf-8")
    return path


@pytest.fixture
def stats(open_page, page_file):
    def start(width: int, height: int, scheme: str = "light"):
        return open_charts(open_page, page_file, (width, height), scheme)

    return start


@pytest.mark.parametrize("size", SIZES)
def test_every_chart_is_drawn_inside_its_card(stats, size):
    assert count_drawn(stats(*size)) == 3 + 4 * 3 + 2


def test_players_are_named_beside_what_is_theirs(stats):
    page = stats(1280, 800)
    for name in NAMES[:2]:
        expect(page.locator(".chart svg").first.locator("text", has_text=name)).to_be_visible()
    expect(page.get_by_role("heading", name="Yacht", exact=True)).to_be_visible()
    page.locator("#basic summary").click()
    expect(page.locator("#basic").get_by_role("rowheader", name="Mira")).to_be_visible()


def test_dark_and_light_are_drawn_anew_when_the_system_changes(stats):
    page = stats(1280, 800)

    def colors():
        return page.evaluate(
            """() => [getComputedStyle(document.body).backgroundColor,
            document.querySelector('.chart text').getAttribute('fill')]"""
        )

    light = colors()
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-drawn=dark]")
    dark = colors()
    assert light[0] != dark[0] and light[1] != dark[1]


@pytest.mark.smoke
def test_nothing_is_fetched_but_the_file_itself(open_page, page_file):
    page, asked = open_page(own=True), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page_file.as_uri())
    page.wait_for_selector("html[data-drawn]")
    assert asked == [page_file.as_uri()]
