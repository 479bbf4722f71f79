"""Levels: which tests run where, and why some cannot.

Level 1 is CPython, level 2 MicroPython for the desktop. A test belongs to the level of its folder (tests/micropython:
2, all others: 1); `@pytest.mark.level(2)` says otherwise for one test. Tests of the page in a browser (tests/page, or
`@pytest.mark.page`) are of no level: they run when no level is asked for.
"""

import pytest

from host_tools.micropython import why_unavailable
from host_tools.testing import HIGHEST_THAT_EXISTS

FOLDER_LEVELS = {"micropython": 2}


def pytest_addoption(parser):
    parser.addoption("--level", type=int, help="run only the tests of this level (1 or 2)")


def pytest_configure(config):
    config.addinivalue_line("markers", "level(number): the level of this test, when it is not its folder's")
    config.addinivalue_line("markers", "page: the page in a browser")
    level = config.getoption("level")
    if level is not None and not 1 <= level <= HIGHEST_THAT_EXISTS:
        raise pytest.UsageError(f"--level {level}: there are tests of the levels 1 to {HIGHEST_THAT_EXISTS}")


def pytest_collection_modifyitems(config, items):
    wanted = config.getoption("level")
    no_micropython = why_unavailable()
    kept, left_out = [], []
    for item in items:
        level = level_of(item)
        (kept if wanted in (None, level) else left_out).append(item)
        if level == 2 and no_micropython:
            item.add_marker(pytest.mark.skip(reason=f"level 2: {no_micropython}"))
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def level_of(item):
    """1 or 2; "page" for tests in the browser."""
    folder = item.path.relative_to(item.config.rootpath / "tests").parts[0]
    if folder == "page" or item.get_closest_marker("page"):
        return "page"
    marker = item.get_closest_marker("level")
    return marker.args[0] if marker else FOLDER_LEVELS.get(folder, 1)
