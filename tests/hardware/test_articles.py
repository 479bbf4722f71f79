"""Prices: a part costs the same in all lists, packs are bought whole, and every order has its shipping."""

import tomllib

import pytest

from hardware.articles import FILE, SHIPPING, Euros, articles, eur_of_usd, key_of, orders, packs, paid, shipping, total
from hardware.circuit.catalog import BUILD, HARDWARE, catalog
from hardware.circuit.netlist import read_netlist
from hardware.lists.assembly import assembled, read_placement, rest
from hardware.lists.bom import case_parts, lines
from hardware.lists.paid import BOARDS_GROUP, both_ways
from hardware.lists.placed import read_board
from hardware.lists.prices import ASSEMBLED, BARE, total_usd
from hardware.lists.variants import FULL

TABLE = tomllib.loads(FILE.read_text(encoding="utf-8"))
NETLIST = read_netlist(BUILD / "tray24.net")
PLACEMENTS = read_placement(BUILD / "placement.csv")
BOARD = read_board(BUILD / "tray24.kicad_pcb")
WAYS = both_ways(NETLIST, PLACEMENTS, BOARD)
SMALL = {
    kind: tomllib.loads((HARDWARE / kind / "parts.toml").read_text(encoding="utf-8")) for kind in ("light", "starter")
}


def rows():
    """Yield (list, key, row) of all rows of the lists that are bought."""
    yield from (("full", key, row) for key, row in catalog().items() if not row.get("bare") and key != "circuit_board")
    yield from ((kind, key, row) for kind, table in SMALL.items() for key, row in table.items())


def same_part(one, other):
    """Return whether two rows are of the same part: by their names, or by a maker's number that either names."""
    numbers = [row.get("number", "-") for row in (one, other)]
    named = numbers[0] in other["name"] or numbers[1] in one["name"]
    return one["name"] == other["name"] or numbers[0] == numbers[1] != "-" or named


def test_the_same_part_has_one_price_in_all_lists():
    found = list(rows())
    pairs = [
        (one, other)
        for place, one in enumerate(found)
        for other in found[place + 1 :]
        if same_part({"number": "no number", **one[2]}, {"number": "no name", **other[2]})
    ]
    assert {key for one, other in pairs for _, key, _ in (one, other)} >= {"pico", "button"}
    for (_, key, row), (_, other, its_row) in pairs:
        assert key_of(key, row) == key_of(other, its_row)


def test_a_price_is_in_no_list_but_the_articles():
    assert not [key for _, key, row in rows() if "eur" in row]


def test_every_row_has_its_article_and_every_article_a_row():
    wanted = {key_of(key, row) for _, key, row in rows()} | {part.article for part in case_parts()}
    assert wanted - {""} == set(articles())
    assert all(", printed" in part.name for part in case_parts() if not part.article)
    assert {key for kind in TABLE["orders"].values() for key in kind} == set(TABLE[SHIPPING])


def test_a_price_is_a_range_and_its_most_is_no_wild_guess():
    for key, article in articles().items():
        assert 0 < article.eur.least < article.eur.most <= 4 * article.eur.least, key


def test_whole_packs_are_paid_and_a_set_once():
    assert packs([("contact", 10), ("led", 6)]) == {"contact": 1, "led": 2}
    assert packs([("contact", 6), ("contact", 6), ("mux", 0)]) == {"contact": 2}
    assert packs([("wire_set", 3), ("wire_set", 5)]) == {"wire_set": 1}
    with pytest.raises(ValueError, match="wire_set: a row takes 6, the set has 5"):
        packs([("wire_set", 6)])
    assert paid([("contact", 11), ("dark", 1)]) == {
        "electronics": articles()["contact"].eur.times(2),
        "filament": articles()["dark"].eur,
    }


def test_prices_are_said_in_round_figures():
    assert Euros(31.2, 47.6).said() == "30 to 50 EUR"
    assert Euros(94.0, 136.0).said() == "95 to 140 EUR"
    assert Euros(1, 2.5).exact() == "1.00 to 2.50"


@pytest.mark.parametrize(("title", "order"), [("soldered by hand", BARE), ("assembled board", ASSEMBLED)])
def test_a_full_tray_is_paid_with_boards_as_sold_packs_and_shipping(title, order):
    way = WAYS[title]
    assert way.groups[BOARDS_GROUP] == eur_of_usd(total_usd(order, assembled(NETLIST, PLACEMENTS), BOARD))
    assert way.groups[SHIPPING] == shipping(order) == total(eur for _, eur in orders(order))
    parts = lines(NETLIST) if order == BARE else rest(NETLIST, PLACEMENTS)
    in_single = total(
        line.article.eur.times((line.counts[FULL] + line.spare) / line.article.pack)
        for line in parts
        if line.article and line.article.holds is None
    )
    assert way.groups["electronics"].least >= in_single.least
    assert way.together == total(way.groups.values())


def test_an_assembled_board_costs_more():
    assert WAYS["assembled board"].together > WAYS["soldered by hand"].together
