"""The prices in the lists of parts: equal parts cost the same, packs are bought whole, every order has its shipping."""

import tomllib

import pytest

from hardware.articles import (
    FILE,
    SHIPPING,
    PriceRange,
    compute_costs,
    count_packs,
    get_article_key,
    list_orders,
    read_articles,
    sum_prices,
    sum_shipping,
    usd_to_eur,
)
from hardware.circuit.catalog import BUILD, HARDWARE, read_catalog
from hardware.circuit.netlist import read_netlist
from hardware.lists.assembly import list_assembled_parts, list_remaining, read_placement
from hardware.lists.board_order import ASSEMBLED, BARE, sum_order_usd
from hardware.lists.bom import list_bom_lines, list_case_parts
from hardware.lists.costs import BOARDS_GROUP, compute_both_ways
from hardware.lists.placed_parts import read_board
from hardware.lists.variants import FULL

TABLE = tomllib.loads(FILE.read_text(encoding="utf-8"))
NETLIST = read_netlist(BUILD / "tray24.net")
PLACEMENTS = read_placement(BUILD / "placement.csv")
BOARD = read_board(BUILD / "tray24.kicad_pcb")
WAYS = compute_both_ways(NETLIST, PLACEMENTS, BOARD)
SMALL = {
    kind: tomllib.loads((HARDWARE / kind / "parts.toml").read_text(encoding="utf-8")) for kind in ("light", "starter")
}


def list_rows():
    """Yield (list, key, row) for each row of the lists of things to buy."""
    yield from (
        ("full", key, row) for key, row in read_catalog().items() if not row.get("bare") and key != "circuit_board"
    )
    yield from ((kind, key, row) for kind, table in SMALL.items() for key, row in table.items())


def is_same_part(one, other):
    """Return whether two rows of the lists are of the same part.

    They have the same name or order number, or the name in either row contains the order number of the other row.
    """
    numbers = [row.get("number", "-") for row in (one, other)]
    is_named = numbers[0] in other["name"] or numbers[1] in one["name"]
    return one["name"] == other["name"] or numbers[0] == numbers[1] != "-" or is_named


def test_the_same_part_has_one_price_in_all_lists():
    all_rows = list(list_rows())
    pairs = [
        (one, other)
        for index, one in enumerate(all_rows)
        for other in all_rows[index + 1 :]
        if is_same_part({"number": "no number", **one[2]}, {"number": "no name", **other[2]})
    ]
    assert {key for one, other in pairs for _, key, _ in (one, other)} >= {"pico", "button"}
    for (_, key, row), (_, other, other_row) in pairs:
        assert get_article_key(key, row) == get_article_key(other, other_row)


def test_a_price_is_in_no_list_but_the_articles():
    assert not [key for _, key, row in list_rows() if "eur" in row]


def test_every_row_has_its_article_and_every_article_a_row():
    article_keys = {get_article_key(key, row) for _, key, row in list_rows()} | {
        part.article for part in list_case_parts()
    }
    assert article_keys - {""} == set(read_articles())
    assert all(", printed" in part.name for part in list_case_parts() if not part.article)
    assert {key for kind in TABLE["orders"].values() for key in kind} == set(TABLE[SHIPPING])


def test_a_price_is_a_range_and_its_most_is_no_wild_guess():
    for key, article in read_articles().items():
        assert 0 < article.eur.min_eur < article.eur.max_eur <= 4 * article.eur.min_eur, key


def test_whole_packs_are_paid_and_a_set_once():
    assert count_packs([("contact", 10), ("led", 6)]) == {"contact": 1, "led": 2}
    assert count_packs([("contact", 6), ("contact", 6), ("mux", 0)]) == {"contact": 2}
    assert count_packs([("wire_set", 3), ("wire_set", 5)]) == {"wire_set": 1}
    with pytest.raises(ValueError, match="wire_set: a row takes 6, the set has 5"):
        count_packs([("wire_set", 6)])
    assert compute_costs([("contact", 11), ("dark", 1)]) == {
        "electronics": read_articles()["contact"].eur.multiply(2),
        "filament": read_articles()["dark"].eur,
    }


def test_prices_are_said_in_round_figures():
    assert PriceRange(31.2, 47.6).format_rounded() == "30 to 50 EUR"
    assert PriceRange(94.0, 136.0).format_rounded() == "95 to 140 EUR"
    assert PriceRange(1, 2.5).format_exact() == "1.00 to 2.50"


@pytest.mark.parametrize(("title", "order"), [("soldered by hand", BARE), ("assembled board", ASSEMBLED)])
def test_a_full_tray_is_paid_with_boards_as_sold_packs_and_shipping(title, order):
    way = WAYS[title]
    assert way.groups[BOARDS_GROUP] == usd_to_eur(
        sum_order_usd(order, list_assembled_parts(NETLIST, PLACEMENTS), BOARD)
    )
    assert way.groups[SHIPPING] == sum_shipping(order) == sum_prices(eur for _, eur in list_orders(order))
    parts = list_bom_lines(NETLIST) if order == BARE else list_remaining(NETLIST, PLACEMENTS)
    in_single = sum_prices(
        line.article.eur.multiply((line.counts[FULL] + line.spare) / line.article.pack)
        for line in parts
        if line.article and line.article.holds is None
    )
    assert way.groups["electronics"].min_eur >= in_single.min_eur
    assert way.together == sum_prices(way.groups.values())


def test_an_assembled_board_costs_more():
    assert WAYS["assembled board"].together > WAYS["soldered by hand"].together
