"""After all recipes were followed in one copy of the checkout, its quick tests pass."""

import shutil

import pytest
from recipes import test_app, test_command, test_game, test_language, test_link_request, test_option, test_setting
from recipes.copies import CheckoutCopy

RECIPES = (
    *(
        test_app.follow_recipe,
        test_command.follow_recipe,
        test_game.follow_recipe,
        test_link_request.follow_recipe,
        test_option.follow_recipe,
    ),
    *(
        test_setting.follow_setting,
        test_setting.follow_screen,
        test_language.change_wording,
        test_language.follow_recipe,
    ),
)


@pytest.mark.long
def test_the_quick_tests_pass_after_all_recipes(tmp_path):
    copy = CheckoutCopy(tmp_path, whole_checkout=True)
    allowed_paths = set()
    for recipe in RECIPES:
        allowed_paths |= recipe(copy)
    copy.run_command("test", "-q")
    assert copy.list_touched() == allowed_paths
    shutil.rmtree(tmp_path)
