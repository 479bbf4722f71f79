"""Level 3: an emulated Pico with the released image.

Booting takes seconds of wall time, so the trays that tests begin with are booted once a session, and each test runs in
a copy of the process (`forks`), where it may change them freely.
"""

import forks
import images
import pytest
from power_cuts import await_turn

from simulator.pico import native
from tray24.ui.toolkit.lights import TWIN

SNAPSHOTS = ("menu_rig", "twin_at_menu", "in_match")
# Each process first gets half of the tests: those that share trays run in the same process, and long tests do not run
# last.
FIRST_MODULES = (
    "test_power_cuts",
    "test_connect",
    "test_matches",
    "test_answers",
    "test_boot",
    "test_real_games",
    "test_hangs",
    "test_games",
    "test_rp2040js",
)


def pytest_collection_modifyitems(items):
    order = {name: index for index, name in enumerate(FIRST_MODULES)}
    items.sort(key=lambda item: order.get(item.path.stem, len(FIRST_MODULES)))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test in a forked copy of the process if it uses a tray that all tests share, so that none changes it."""
    if not set(SNAPSHOTS) & set(pyfuncitem.fixturenames):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    try:
        forks.run_in_fork(pyfuncitem.obj, *arguments.values())
    except forks.ForkFailed as failed:
        pytest.fail(str(failed), pytrace=False)
    return True


@pytest.fixture(scope="session")
def emulator():
    """Install the fastest version of the emulator for this machine. Nothing may import the emulator before."""
    native.build()
    native.install()


@pytest.fixture(scope="session")
def new_rig(emulator):
    """Return the class PicoRig, imported after the emulator is installed."""
    from simulator.pico.rig import PicoRig

    return PicoRig


@pytest.fixture(scope="session")
def new_tray(emulator):
    """Return the class PicoTray, imported after the emulator is installed."""
    from simulator.pico.machine import PicoTray

    return PicoTray


@pytest.fixture(scope="session")
def uf2():
    """Return the bytes of the released UF2 file."""
    return images.get_release().uf2


@pytest.fixture(scope="session")
def menu_rig(new_rig, uf2):
    """Return a rig at its home menu after its first boot."""
    rig = new_rig(uf2)
    rig.boot()
    return rig


@pytest.fixture(scope="session")
def twin_at_menu(new_rig):
    """Return a rig at its home menu whose tray is a twin (two LEDs a slot)."""
    rig = new_rig(images.make_twin_flash(bot_speed="4"), kind=TWIN)
    rig.boot()
    return rig


@pytest.fixture(scope="session")
def in_match(new_rig):
    """Return a rig in a match of a player against a fast bot, at the player's first turn.

    The bot may have won a round before.
    """
    rig = new_rig(images.make_flash({"data/settings.txt": b"bot_speed=4\n"}))
    rig.boot()
    rig.start_match("", "gentle")
    await_turn(rig)
    return rig
