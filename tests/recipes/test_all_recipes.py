"""All recipes are followed in one checkout, and its quick tests pass."""

import shutil

import pytest
from recipes import test_app, test_command, test_game, test_language, test_link_request, test_option, test_setting
from recipes.copies import Copy

RECIPES = (
    *(test_app.follow, test_command.follow, test_game.follow, test_link_request.follow, test_option.follow),
    *(test_setting.follow_setting, test_setting.follow_screen, test_language.reword, test_language.begin),
)


@pytest.mark.long
def test_the_quick_tests_pass_after_all_recipes(tmp_path):
    copy = Copy(tmp_path, whole=True)
    allowed = set()
    for recipe in RECIPES:
        allowed |= recipe(copy)
    copy.run("test", "-q")
    assert copy.touched() == allowed
    shutil.rmtree(tmp_path)
