"""The fixture of the recipes: a copy of the checkout."""

import shutil

import pytest
from recipes.copies import Copy


@pytest.fixture
def copy(tmp_path):
    """Yield a copy of the checkout, and remove it after the test: it is large."""
    yield Copy(tmp_path)
    shutil.rmtree(tmp_path)
