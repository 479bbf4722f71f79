"""The commands `stats` and `balance` make pages of charts, which need no other files.

All charts are drawn, light and dark, at each width.
"""

from collections import Counter
from datetime import UTC, date, datetime

import pytest
from cases import GOLDEN, WIDER
from playwright.sync_api import expect

from host_tools.archive import stats_page
from host_tools.archive.matches import Origin, open_archive
from host_tools.archive.summary import summarize
from host_tools.balance import balance_page as balance_page
from host_tools.balance.counts import PARTS
from host_tools.balance.lineups import Table, list_lineups, play_match
from host_tools.balance.results import compute_results

RECORDS = ["basic-000", "basic-003", "center-001", "line-000", "yacht-003", "dominoes-005"]
NAMES = ["Mira", "Otto", "Grandmother Wilhelmine", "Jonas", "Eve", "Bo"]

# Texts that leave their card.
OUTSIDE = """() => [...document.querySelectorAll('.card:not(details)')].flatMap(card => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll('text')].filter(text => {
    const at = text.getBoundingClientRect();
    return at.width && (at.left < box.left || at.right > box.right + 1 || at.bottom > box.bottom + 1);
  }).map(text => `${card.querySelector('h3').textContent}: ${text.textContent}`);
})"""


def open_charts(open_page, path, size=(1280, 800), scheme="light"):
    """Open a page of charts and wait until they are drawn."""
    page = open_page({"width": size[0], "height": size[1]}, color_scheme=scheme)
    page.goto(path.as_uri())
    page.wait_for_selector(f"html[data-drawn={scheme}]")
    return page


def count_drawn(page) -> int:
    """Return the number of drawn charts. Check that each is within its card and the page within the window."""
    chart_count = page.locator(".chart").count()
    assert page.locator(".chart svg").count() == chart_count
    assert not page.evaluate(WIDER)
    assert page.evaluate(OUTSIDE) == []
    return chart_count


def add_names(name: str) -> bytes:
    text = (GOLDEN / name.split("-")[0] / f"{name}.t24").read_text()
    seats = int(text.split("seats ")[1].split("\n")[0])
    notes = "".join(f"# seat {seat} {seat} - {NAMES[seat]}\n" for seat in range(seats))
    return text.replace("---\n", notes + "---\n", 1).encode()


@pytest.fixture(scope="module")
def stats_file(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stats")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRAY24_HOME", str(folder / "home"))
        with open_archive() as archive:
            for number, name in enumerate(RECORDS):
                day = date(2026, 3, 1 + number // 2)
                archive.add_record(add_names(name), Origin("a test", name), datetime.now(UTC), day)
            summary = summarize(archive.read_matches())
    path = folder / "stats.html"
    path.write_text(stats_page.make_page(summary), encoding="utf-8")
    return path


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_every_chart_of_stats_is_drawn_inside_its_card(open_page, stats_file, size):
    assert count_drawn(open_charts(open_page, stats_file, size)) == 3 + 4 * 3 + 2


def test_players_are_named_beside_what_is_theirs_and_each_scheme_is_drawn(open_page, stats_file):
    page = open_charts(open_page, stats_file)
    for name in NAMES[:2]:
        expect(page.locator(".chart svg").first.locator("text", has_text=name)).to_be_visible()
    expect(page.get_by_role("heading", name="Yacht", exact=True)).to_be_visible()
    page.locator("#basic summary").click()
    expect(page.locator("#basic").get_by_role("rowheader", name="Mira")).to_be_visible()

    def read_colors():
        return page.evaluate(
            """() => [getComputedStyle(document.body).backgroundColor,
            document.querySelector('.chart text').getAttribute('fill')]"""
        )

    light_colors = read_colors()
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-drawn=dark]")
    dark_colors = read_colors()
    assert light_colors[0] != dark_colors[0] and light_colors[1] != dark_colors[1]


@pytest.mark.smoke
def test_nothing_is_fetched_but_the_file_itself(open_page, stats_file):
    page, requested_urls = open_page(own=True), []
    page.on("request", lambda request: requested_urls.append(request.url))
    page.goto(stats_file.as_uri())
    page.wait_for_selector("html[data-drawn]")
    assert requested_urls == [stats_file.as_uri()]


def make_results(table):
    """Return the results of a few matches between equal bots, and invented results of two unequal ones.

    `table` is the game, with its number of players and options.
    """
    same_lineup, *_ = list_lineups(table, ("random",))
    results = Counter()
    for number in range(4):
        play_match(same_lineup, number, results)
    pairs = [lineup for lineup in list_lineups(table, ("sharp", "random")) if not lineup.is_alike]
    bot_results = Counter({"matches": 12, "bot sharp": 9 * PARTS, "bot random": 3 * PARTS})
    return compute_results(table, {same_lineup: results} | dict.fromkeys(pairs, bot_results))


@pytest.fixture(scope="module")
def balance_file(tmp_path_factory):
    tables = [Table("line", 2, (("target", "150"),), 1), *(Table("yacht", seats, (), 1) for seats in (2, 3, 6))]
    path = tmp_path_factory.mktemp("balance") / "balance.html"
    path.write_text(balance_page.make_page([make_results(table) for table in tables]), encoding="utf-8")
    return path


@pytest.mark.parametrize(("size", "scheme"), [((1280, 800), "light"), ((390, 844), "dark")])
def test_every_chart_of_balance_is_drawn_inside_its_card(open_page, balance_file, size, scheme):
    page = open_charts(open_page, balance_file, size, scheme)
    assert count_drawn(page) == 6 + 4
    page.locator("#yacht summary").click()
    assert not page.evaluate(WIDER)
    assert page.locator("#yacht").get_by_role("rowheader", name="sharp against random").count() == 3
