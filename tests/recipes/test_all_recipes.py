"""All recipes are followed in one checkout, and its quick tests pass."""

import shutil

import pytest
from recipes import test_command, test_game, test_link_request
from recipes.copies import Copy

RECIPES = (test_command, test_game, test_link_request)


@pytest.mark.long
def test_the_quick_tests_pass_after_all_recipes(tmp_path):
    copy = Copy(tmp_path, whole=True)
    allowed = set()
    for recipe in RECIPES:
        allowed |= recipe.follow(copy)
    copy.run("words")
    copy.run("test", "-q")
    assert copy.touched() == allowed
    shutil.rmtree(tmp_path)
