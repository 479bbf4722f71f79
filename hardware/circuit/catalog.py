"""The catalog of parts, from `hardware/parts.toml`: key of a part -> its data, such as value, maker and price.

The file also has tools, and fees of board orders.
"""

import tomllib
from functools import cache
from pathlib import Path

HARDWARE = Path(__file__).resolve().parents[1]
BUILD = HARDWARE / "build"
_TOML = HARDWARE / "parts.toml"
SUPPLIERS = ("digikey", "mouser", "lcsc")


def list_fees() -> list[dict]:
    """Return the fees of an order of boards, each as a row with the keys name, usd, per, for, source."""
    return tomllib.loads(_TOML.read_text(encoding="utf-8"))["fee"]


def list_tools() -> list[dict]:
    """Return the tools that a builder needs, each as a row with the keys name, use, when."""
    return tomllib.loads(_TOML.read_text(encoding="utf-8"))["tool"]


def get_fees_month() -> str:
    """Return the month in which the fees of board orders were read."""
    return tomllib.loads(_TOML.read_text(encoding="utf-8"))["FEES_OF"]


@cache
def read_catalog() -> dict[str, dict]:
    """Return the catalog of parts: key of a part -> its data from `parts.toml`."""
    table = tomllib.loads(_TOML.read_text(encoding="utf-8"))
    return {key: part for key, part in table.items() if isinstance(part, dict)}
