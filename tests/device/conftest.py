"""Level 3: an emulated Pico with the released image.

Booting takes seconds of wall time, so the trays that tests begin with are brought there once a session, and each test
runs in a copy of the process (simulator.pico.apart), where it may do to them what it likes.
"""

import images
import pytest

from simulator.pico import apart, native

SNAPSHOTS = ("at_menu", "in_match")
# Half of the tests goes to each process at first: those that share trays to the same, and what is long is not left to
# the end.
FIRST = ("test_power_cuts", "test_matches", "test_answers", "test_boot", "test_real_dice", "test_hangs", "test_games")


def pytest_collection_modifyitems(items):
    places = {name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(item.path.stem, len(FIRST)))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """A test that begins with a tray of the session leaves no trace in it."""
    if not set(SNAPSHOTS) & set(pyfuncitem.fixturenames):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    try:
        apart.apart(pyfuncitem.obj, *arguments.values())
    except apart.Failed as failed:
        pytest.fail(str(failed), pytrace=False)
    return True


@pytest.fixture(scope="session")
def emulator():
    """The emulator as quick as this machine can have it. Nothing may import it before."""
    native.build()
    native.install()


@pytest.fixture(scope="session")
def new_rig(emulator):
    """PicoRig(image...)."""
    from simulator.pico.rig import PicoRig

    return PicoRig


@pytest.fixture(scope="session")
def new_tray(emulator):
    """PicoTray(image...)."""
    from simulator.pico.machine import PicoTray

    return PicoTray


@pytest.fixture(scope="session")
def uf2():
    """The released file."""
    return images.release().uf2


@pytest.fixture(scope="session")
def at_menu(new_rig, uf2):
    """A rig at its home menu, for the first time."""
    rig = new_rig(uf2)
    rig.boot()
    return rig


@pytest.fixture(scope="session")
def in_match(new_rig):
    """A rig in a match of a player against a bot, which is quick."""
    rig = new_rig(images.flash({"data/settings.txt": b"bot_speed=4\n"}))
    rig.boot()
    rig.start_match("", "random")
    return rig
