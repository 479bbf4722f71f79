"""The recipe "An example of an app" of CONTRIBUTING.md, followed in a copy: a file, its name on the page, a test."""

from recipes.copies import CheckoutCopy

PAGE, APP, TEST = "firmware/APPS.md", "firmware/apps/chaser.py", "tests/apps/test_chaser.py"
TEST_OF_APP = '''"""The example chaser."""

from app_rigs import open_example


def test_the_blue_light_moves_on():
    rig = open_example("chaser")
    first = rig.list_colors().index("blue")
    rig.wait_ms(300)
    assert rig.list_colors().index("blue") == (first + 3) % 24
'''
TESTS = (TEST, "tests/apps/test_stub.py", "tests/apps/test_examples.py")
NO_PORT = "/dev/no-tray"


def follow_recipe(copy: CheckoutCopy):
    """Add an example app as the recipe says, and return the files that the recipe may touch."""
    first_example = copy.read(PAGE).split("```python\n")[1].split("```")[0]
    copy.write(APP, f'"""A blue light goes round."""\n\n{first_example}')
    copy.replace(PAGE, "has examples: ", "has examples: `chaser`, ")
    copy.write(TEST, TEST_OF_APP)
    return {PAGE, APP, TEST}


def test_an_example_is_added_as_the_recipe_says(copy: CheckoutCopy):
    allowed_paths = follow_recipe(copy)
    copy.run_command("app", "run", "chase", "--port", NO_PORT, code=2)  # no example
    copy.run_command("app", "run", "chaser", "--port", NO_PORT, code=1)  # an example, which has been compiled; no tray
    copy.run_tests(*TESTS)
    assert copy.list_touched() == allowed_paths
