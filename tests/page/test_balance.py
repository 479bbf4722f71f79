"""The page of `balance` in a browser: all charts are drawn inside their cards, at each width."""

from collections import Counter

import pytest
from cards import count_drawn, open_charts

from host_tools.balance.counting import PARTS
from host_tools.balance.page import make_page
from host_tools.balance.plan import Table, lineups
from host_tools.balance.playing import play_match
from host_tools.balance.results import results_of


def results(table):
    """Return results of few matches between equal bots, and of results between two, which are made up."""
    alike, *_ = lineups(table, ("random",))
    counts = Counter()
    for number in range(4):
        play_match(alike, number, counts)
    pairs = [lineup for lineup in lineups(table, ("sharp", "random")) if not lineup.is_alike]
    won = Counter({"matches": 12, "bot sharp": 9 * PARTS, "bot random": 3 * PARTS})
    return results_of(table, {alike: counts} | dict.fromkeys(pairs, won))


@pytest.fixture(scope="module")
def page_file(tmp_path_factory):
    tables = [Table("line", 2, (("target", "150"),), 1), *(Table("yacht", seats, (), 1) for seats in (2, 3, 6))]
    path = tmp_path_factory.mktemp("balance") / "balance.html"
    path.write_text(make_page([results(table) for table in tables]), encoding="utf-8")
    return path


@pytest.mark.parametrize(("size", "scheme"), [((1280, 800), "light"), ((390, 844), "dark")])
def test_every_chart_is_drawn_inside_its_card(open_page, page_file, size, scheme):
    page = open_charts(open_page, page_file, size, scheme)
    assert count_drawn(page) == 6 + 4
    page.locator("#yacht summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.locator("#yacht").get_by_role("rowheader", name="sharp against random").count() == 3
