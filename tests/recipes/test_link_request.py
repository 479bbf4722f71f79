"""The recipe "A request of the link" of CONTRIBUTING.md, followed in a copy: a handler, a row of the table, a shape."""

from recipes.copies import CheckoutCopy

HANDLER = '''"""The request `clock`: the tray's clock."""

from tray24.link.requests import Refused

_UNITS = {"ms": 1, "s": 1000}


def handle_clock(link, request):
    """Return how long the tray has been on, in the `unit` that is asked for: a whole number from 0 to 2^30 - 1."""
    yield
    now_ms = link.ports.ticks_ms()
    if now_ms < 0:
        raise Refused("the clock has not begun", "ask again")
    return now_ms // _UNITS[request["unit"]]
'''
TEST = '''"""The request `clock`."""

import json

import pytest
from bare_link import Machine


@pytest.mark.parametrize("unit, most", [("ms", 1 << 30), ("s", 1 << 20)])
def test_the_clock_is_given_in_a_unit(unit, most):
    (line,) = Machine().send('{"id":1,"do":"clock","unit":"%s"}\\n' % unit)
    assert 0 <= json.loads(line)["ok"] < most


def test_another_unit_is_refused():
    (line,) = Machine().send('{"id":1,"do":"clock","unit":"years"}\\n')
    assert json.loads(line)["error"] == "'unit' is not what it must be"
'''
LINK, ANSWERS, PAGE = "firmware/tray24/link/link.py", "host_tools/link/replies.py", "host_tools/link/LINK.md"
OWN_FILES = {"firmware/tray24/link/clock.py", "tests/link/test_clock.py"}
SHARED_FILES = {LINK, ANSWERS, PAGE}
TESTS = (
    "tests/link/test_clock.py",
    "tests/link/test_link_doc.py",
    "tests/host_tools/test_replies.py::test_the_answer_to_each_request_has_a_shape",
    "tests/host_tools/test_link_client.py",
)


def follow_recipe(copy: CheckoutCopy):
    """Add the request `clock` as the recipe says, and return the files that the recipe may touch."""
    copy.write("firmware/tray24/link/clock.py", HANDLER)
    copy.insert_after(LINK, "from tray24.link.apps import handle_apps", "from tray24.link.clock import handle_clock")
    copy.insert_after(LINK, '    "trace op:', '    "clock unit:ms|s": handle_clock,')
    copy.insert_after(ANSWERS, '    ("trace", ""): _DONE,', '    ("clock", ""): _SIZE,')
    copy.run_tests("tests/link/test_link_doc.py", "--renew-goldens")
    copy.write("tests/link/test_clock.py", TEST)
    return OWN_FILES | SHARED_FILES


def test_a_request_is_added_as_the_recipe_says(copy):
    allowed_paths = follow_recipe(copy)
    assert "## `clock`\n\nFields: `unit` (`ms` or `s`).\n\nReturn how long" in copy.read(PAGE)
    copy.run_tests(*TESTS)
    assert copy.list_touched() == allowed_paths
