"""Shared parts of tests of the page: window sizes, records, and cases that run only with --all."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
# The games with seats for a match against bots: {seat number: kind}.
GAMES = {
    "Tray game": {1: "you", 3: "sharp"},
    "Center die": {1: "you", 3: "sharp"},
    "Dice line": {1: "you", 4: "sharp"},
    "Yacht": {1: "you", 4: "sharp"},
    "Dominoes": {1: "you", 3: "sharp"},
}
FAST = 20  # speed of the tray's time relative to the wall clock
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
WIDER = "document.documentElement.scrollWidth > innerWidth"

_DRAWN = "() => new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); })"


def mark_cases(values: Iterable, *selected_cases) -> list:
    """Return the values as cases of a test. Those that are not `selected_cases` run only with --all."""
    return [value if value in selected_cases else pytest.param(value, marks=pytest.mark.long) for value in values]


def set_size(page: Page, size: dict[str, int]) -> None:
    """Give a page's window another size, and wait until the page is drawn."""
    page.set_viewport_size(size)
    wait_until_drawn(page)


def wait_until_drawn(page: Page) -> None:
    """Wait until all changes are drawn."""
    page.evaluate(_DRAWN)
