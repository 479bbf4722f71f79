"""The selection of the tests to run, and the reasons why some cannot run.

Without options the quick tests of levels 1 and 2 run: `slow_tests` lists the slow ones. With --whole all tests of these
levels run, and a smoke test of each screen of the page. A test that is named by its path or by -k runs in any case.

Level 1 is CPython, level 2 MicroPython for the desktop, level 3 the image on an emulated Pico. A test belongs to the
level of its folder (tests/micropython: 2, tests/device: 3, all others: 1), unless `@pytest.mark.level(2)` assigns
another. Level 3 takes minutes: it only runs when it is requested by its number or its folder.

Tests of the page in a browser (tests/page) have no level. Those with `@pytest.mark.smoke` are smoke tests; the
others run with --page or when their folder or file is named.

A golden is a file with output that the program has printed or drawn. Tests compare it by the fixture `golden`; with
--renew-goldens these tests write it instead, and no others run.
"""

import difflib
import shlex
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings
from slow_tests import SlowTests

from host_tools import micropython
from host_tools.commands.of_checkout.test import LEVELS
from host_tools.pico import emulator
from simulator.pico import native
from simulator.signals import block_signals
from tray24 import games

FOLDER_LEVELS = {"micropython": 2, "device": 3}
ON_REQUEST = 3
ON_REQUEST_FOLDER = "device"
PAGE = "page"


def pytest_addoption(parser):
    parser.addoption("--whole", action="store_true", help="run the slow tests, too, and smoke tests of the page")
    parser.addoption("--all", action="store_true", help="run the tests that take long, too")
    parser.addoption("--measure", action="store_true", help="write the slow tests that ran into tests/slow.txt")
    parser.addoption("--page", action="store_true", help="run all tests of the page in a browser, and no others")
    parser.addoption("--level", type=int, help=f"run only the tests of this level ({', '.join(map(str, LEVELS))})")
    parser.addoption("--renew-goldens", action="store_true", help="run the tests that compare goldens, and write these")


def pytest_configure(config):
    settings.register_profile("repeatable", derandomize=True, deadline=None)  # alike on a slow machine
    settings.load_profile("repeatable")
    games.register("threes")  # a sixth game, from tests/games, which tests of all games include
    config.addinivalue_line("markers", "level(number): the level of this test, when it is not its folder's")
    config.addinivalue_line("markers", "smoke: a test of the page that runs without --page, too")
    config.addinivalue_line("markers", "long: runs only with --all")
    config.pluginmanager.register(SlowTests(config), "slow-tests")
    level = config.getoption("level")
    if level is not None and level not in LEVELS:
        raise pytest.UsageError(f"--level {level}: the levels are {', '.join(map(str, LEVELS))}")
    if level == ON_REQUEST and not emulator.explain_unavailable():
        # Before any module of tests loads the emulator, which is then three times slower as long as the process lives.
        native.build()
        native.install()


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart(session):
    """Let Ctrl-C work in the tests, because some of them send this signal themselves and would otherwise never end.

    A process that a shell starts in the background ignores Ctrl-C. Workers of pytest begin with the signal blocked.
    """
    signal.set_wakeup_fd(-1)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(session.config, "workerinput") and hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT, signal.SIGTERM])
    with block_signals():  # the workers start with Ctrl-C blocked, so that they print no tracebacks
        return (yield)


def pytest_ignore_collect(collection_path, config):
    """Skip whole folders whose tests cannot run or are not requested. A folder that is named is always collected."""
    [*_, folder] = collection_path.parts
    if folder not in (PAGE, ON_REQUEST_FOLDER) or is_named(config, folder):
        return None
    if config.pluginmanager.get_plugin("slow-tests").leave_out:
        return True
    is_chosen = any(config.getoption(option) for option in ("page", "whole", "all"))  # the launcher has installed it
    return True if folder == PAGE and not is_chosen and not find_spec("playwright") else None


def pytest_generate_tests(metafunc):
    """Run each test that takes `game_name` with every game of the registry."""
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", games.list_games())


def pytest_collection_modifyitems(config, items):
    unavailable = {2: micropython.explain_unavailable(), 3: emulator.explain_unavailable()}
    slow = config.pluginmanager.get_plugin("slow-tests")
    kept_items, deselected_items = [], []
    for item in items:
        level = get_level(item)
        is_chosen = is_wanted(config, item, level) and (config.getoption("all") or not item.get_closest_marker("long"))
        if is_chosen and slow.leave_out and item.nodeid in slow.record:
            is_chosen = False
            slow.left_out += 1
        (kept_items if is_chosen else deselected_items).append(item)
        if reason := unavailable.get(level):
            item.add_marker(pytest.mark.skip(reason=f"level {level}: {reason}"))
    if deselected_items:
        config.hook.pytest_deselected(items=deselected_items)
        items[:] = kept_items


def is_wanted(config, item, level):
    chosen_level = config.getoption("level")
    if config.getoption("renew_goldens") and "golden" not in item.fixturenames:
        return False
    if config.getoption("page"):
        return level == PAGE
    if chosen_level is not None:
        return level == chosen_level
    if level == PAGE:
        return bool(item.get_closest_marker("smoke")) or is_named(config, PAGE)
    return level != ON_REQUEST or is_named(config, ON_REQUEST_FOLDER)


def is_named(config, folder):
    """Return whether an argument names this folder of tests, or one of its files."""
    return any(folder in Path(argument.partition("::")[0]).parts for argument in config.args)


def get_level(item):
    """Return the level of a test: 1 to 3, or PAGE for tests in the browser."""
    folder = item.path.relative_to(item.config.rootpath / "tests").parts[0]
    if folder == PAGE:
        return PAGE
    marker = item.get_closest_marker("level")
    return marker.args[0] if marker else FOLDER_LEVELS.get(folder, 1)


@pytest.fixture
def golden(request):
    """Return a function that compares a text with a golden file, or writes that file with --renew-goldens.

    The function takes the path (absolute or from the folder of the test) and the text. Each golden belongs to one test.
    """

    def compare(path, text):
        path = request.path.parent / path
        old_text = path.read_text(encoding="utf-8") if path.exists() else ""
        if text == old_text:
            return
        if request.config.getoption("renew_goldens"):
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        lines = difflib.unified_diff(old_text.splitlines(), text.splitlines(), path.name, "this run", lineterm="")
        command = f"./tray24 test {shlex.quote(request.node.nodeid)} --renew-goldens"
        pytest.fail("\n".join([*lines, f"If this is what you want: {command}"]), pytrace=False)

    return compare
