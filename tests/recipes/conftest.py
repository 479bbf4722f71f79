"""A fixture for the tests of recipes: a copy of the checkout."""

import shutil

import pytest
from recipes.copies import CheckoutCopy


@pytest.fixture
def copy(tmp_path):
    """Yield a copy of the checkout without its large files, and remove it after the test."""
    yield CheckoutCopy(tmp_path)
    shutil.rmtree(tmp_path)
