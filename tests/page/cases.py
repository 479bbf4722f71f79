"""Cases of tests of the page, each of which takes seconds: some of them for every day, all of them with --all."""

from collections.abc import Iterable

import pytest


def some(values: Iterable, *kept) -> list:
    """Return the values as cases of a test. Those that are not `kept` run only with --all."""
    return [value if value in kept else pytest.param(value, marks=pytest.mark.long) for value in values]
