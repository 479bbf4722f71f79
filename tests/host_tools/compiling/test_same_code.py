"""CPython's compiler finds each difference between two sources that is more than other names."""

import pytest
from shared_names import SHARED, USER

from host_tools.compiling.names import Unprovable
from host_tools.compiling.same_code import check_same


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("box.weigh()", "box.append()"),  # one attribute for two
        ("owners.FACTOR()", "owners.factor()"),
        ("import Box, factor as times", "import Box, FACTOR as times"),
        ("self.weight,", "self.heavy,"),
        ("box.content = 4", "box.content = 5"),
        ("[box.append]", "[box.extend]"),  # MicroPython's own
    ],
)
def test_sources_that_are_not_the_same_are_found(old, new):
    after = {**SHARED, "tray24.user": USER.replace(old, new)}
    assert after != SHARED
    with pytest.raises(Unprovable, match="cannot be proven to be the same"):
        check_same(SHARED, after, {"tray24"})
    check_same(SHARED, SHARED, {"tray24"})


def test_what_newer_versions_of_cpython_note_in_a_class_is_no_difference():
    """As 3.13 does by itself, in an order of its own: the names that its functions give self."""
    before = "class Box:\n    __static_attributes__ = ('lid', 'wall')\n    def fill(self):\n        self.lid = self.wall = 1\n"
    after = (
        before.replace("('lid', 'wall')", "('aj', 'bj')").replace("self.lid", "self.bj").replace("self.wall", "self.aj")
    )
    check_same({"tray24.box": before}, {"tray24.box": after}, {"tray24"})
