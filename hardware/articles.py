"""Prices from `articles.toml`: of articles, which are bought in whole packs, and of shipping."""

import math
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "articles.toml"
FILAMENT, SHIPPING = "filament", "shipping"
_ORDERS_KEY = "orders"
# Sums below the first are rounded to multiples of the second, others to multiples of the third.
_FINE_LIMIT_EUR, _FINE_STEP_EUR, _COARSE_STEP_EUR = (100, 5, 10)


class PriceRange(NamedTuple):
    """A price range: the least and the most that something costs, in EUR."""

    min_eur: float
    max_eur: float

    def multiply(self, count: float) -> "PriceRange":
        return PriceRange(self.min_eur * count, self.max_eur * count)

    def format_rounded(self) -> str:
        """Return the price range in round figures, such as "30 to 45 EUR"."""
        return f"{_round_price(self.min_eur)} to {_round_price(self.max_eur)} EUR"

    def format_exact(self) -> str:
        """Return the price range to the cent."""
        return f"{self.min_eur:.2f} to {self.max_eur:.2f}"


def _round_price(eur: float) -> int:
    step = _FINE_STEP_EUR if eur < _FINE_LIMIT_EUR else _COARSE_STEP_EUR
    return step * round(eur / step)


def sum_prices(ranges: Iterable[PriceRange]) -> PriceRange:
    """Return the sum of price ranges: the sum of their lower ends, and of their upper ends."""
    price_list = list(ranges)
    return PriceRange(sum(price.min_eur for price in price_list), sum(price.max_eur for price in price_list))


class Article(NamedTuple):
    """An article as a shop sells it, in packs.

    `group` is the kind of goods that it belongs to, such as electronics. `pack` is the number of pieces or grams in a
    pack, `sold` describes a pack in words, and `eur` is the price of a pack.

    `holds` is a number only for an assortment, such as wire in six colors, else None. One assortment is enough for all
    rows of a parts list. `holds` is what it has of each sort, the most that one row may need.
    """

    group: str
    pack: int
    sold: str
    eur: PriceRange
    holds: int | None


@cache
def _read_table() -> dict:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def get_price_month() -> str:
    """Return the month in which the prices of the articles were read."""
    return _read_table()["PRICED"]


def usd_to_eur(usd: float) -> PriceRange:
    """Return the cost in EUR, with import tax, of an order from abroad that is priced in USD."""
    return PriceRange(*_read_table()["EUR_PER_USD"]).multiply(usd)


@cache
def read_articles() -> dict[str, Article]:
    """Return all articles: key -> article. An article without a key is listed under its name."""
    articles = {}
    for group, rows in _read_table().items():
        if isinstance(rows, dict) and group not in (SHIPPING, _ORDERS_KEY):
            for key, row in rows.items():
                pack_size = row.get("pack", 1)
                sold_as = row.get("sold", str(pack_size))
                articles[key] = Article(group, pack_size, sold_as, PriceRange(*row["eur"]), row.get("holds"))
    return articles


def get_article_key(key: str, row: Mapping) -> str:
    """Return the key of the article that a row of a parts list needs; `key` is the key of the row itself."""
    return row.get("article", key)


def count_packs(needs: Iterable[tuple[str, float]]) -> dict[str, int]:
    """Return article key -> number of packs to buy. `needs` has (article key, amount) of each row of a parts list.

    Of an assortment, such as wire in six colors, one is enough. Raise ValueError when a row needs more than it holds.
    """
    amounts: dict[str, float] = {}
    for key, amount in needs:
        pack_amount = read_articles()[key].holds
        if pack_amount is not None and amount > pack_amount:
            raise ValueError(f"{key}: a row takes {amount:g}, the set has {pack_amount}")
        amounts[key] = amounts.get(key, 0.0) + amount
    return {
        key: math.ceil(amount / read_articles()[key].pack) if read_articles()[key].holds is None else 1
        for key, amount in amounts.items()
        if amount
    }


def compute_costs(needs: Iterable[tuple[str, float]]) -> dict[str, PriceRange]:
    """Return group of articles -> cost of the packs to buy. Packs are only sold whole.

    `needs` has (article key, amount) of each row of a parts list.
    """
    groups: dict[str, list[PriceRange]] = {}
    for key, count in count_packs(needs).items():
        groups.setdefault(read_articles()[key].group, []).append(read_articles()[key].eur.multiply(count))
    return {group: sum_prices(prices) for group, prices in groups.items()}


def list_orders(kind: str) -> list[tuple[str, PriceRange]]:
    """Return the orders that a kind of tray needs, as (shop, shipping costs), without the order of circuit boards.

    `kind` is a key of the table `orders` in `articles.toml`.
    """
    return [
        (row["name"], PriceRange(*row["eur"]))
        for row in (_read_table()[SHIPPING][key] for key in _read_table()[_ORDERS_KEY][kind])
    ]


def sum_shipping(kind: str) -> PriceRange:
    """Return the shipping costs of all orders that a kind of tray needs, without the order of circuit boards."""
    return sum_prices(price for _, price in list_orders(kind))


def compute_eur_per_kg() -> float:
    """Return the price of a kilogram of dark filament in EUR: the middle of its price range."""
    spool = read_articles()["dark"]
    return 1000 * (spool.eur.min_eur + spool.eur.max_eur) / 2 / spool.pack
