"""The parts by key, from `hardware/parts.toml`."""

import tomllib
from functools import cache
from pathlib import Path

HARDWARE = Path(__file__).resolve().parents[1]
BUILD = HARDWARE / "build"
_TOML = HARDWARE / "parts.toml"
SUPPLIERS = ("digikey", "mouser", "lcsc")


def list_fees() -> list[dict]:
    """Return the fees of an order of boards: name, usd, per, for, source."""
    return tomllib.loads(_TOML.read_text(encoding="utf-8"))["fee"]


def list_tools() -> list[dict]:
    """Return the tools: name, use, when."""
    return tomllib.loads(_TOML.read_text(encoding="utf-8"))["tool"]


def get_fees_month() -> str:
    """Return the month of the fees."""
    return tomllib.loads(_TOML.read_text(encoding="utf-8"))["FEES_OF"]


@cache
def read_catalog() -> dict[str, dict]:
    """Return the parts: key -> figures of the part."""
    table = tomllib.loads(_TOML.read_text(encoding="utf-8"))
    return {key: part for key, part in table.items() if isinstance(part, dict)}
