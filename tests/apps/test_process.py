"""Apps that run in separate processes.

The tray goes on when an app exits, hangs (even in C code) or uses all memory.
"""

import os
import sys
import time

import pytest
from app_rigs import AppRig

from simulator.apps.process import ProcessApps

LIMIT_S = 0.3
DEADLINE_S = 20
UPDATE = "def update(now_ms):\n    pass\n"
SUM = "def update(now_ms):\n    sum(range(10**13))\n"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such call")


class ProcessRig(AppRig):
    """A rig whose apps run in separate processes. They need real time: `wait_in_real_time` lets it pass."""

    def __init__(self, limit_s=LIMIT_S, **sources):
        super().__init__(new_apps=lambda *given, **options: ProcessApps(*given, limit_s=limit_s, **options), **sources)

    def wait_in_real_time(self, is_reached):
        """Advance the tray's time until `is_reached()`, with short real pauses in which the app's process works."""
        end_s = time.monotonic() + DEADLINE_S
        while not is_reached():
            assert time.monotonic() < end_s, self.read_display()
            self.wait_ms(20)
            time.sleep(0.002)


@pytest.fixture
def start_app():
    """Return a function that starts the app with a given source, and returns its rig."""
    rigs = []

    def start_app(source, **options):
        rigs.append(ProcessRig(trial=source, **options))
        rigs[-1].open_app("trial")
        return rigs[-1]

    yield start_app
    for rig in rigs:
        rig.pull_plug()


def await_failure(rig):
    """Wait until the app has failed, and return what the display says then."""
    rig.wait_in_real_time(lambda: rig.ui.screen.name == "notice")
    assert not rig.tray.faults
    return rig.read_display()


def test_an_app_does_in_its_process_what_it_does_elsewhere(start_app):
    source = (
        "import sys, tray\n"
        "def setup():\n"
        "    tray.title('Title'); tray.text(2, 'words', large=True); tray.pixel(3, 60)\n"
        "    tray.light(5, (255, 0, 0)); tray.tone(440, 50); tray.save(tray.load(0) + 1)\n"
        "    sys.stderr.write('errors\\n')\n"
        "def update(now_ms):\n"
        "    if tray.pressed():\n"
        "        print(tray.count, tray.slots.count('empty'), tray.held('red'), tray.load())\n"
    )
    rig = start_app(source, sensors=True)

    def list_tones():
        return [hz for _, hz in rig.tray.tones]

    rig.wait_in_real_time(
        lambda: "Title" in rig.read_display() and 440 in list_tones() and rig.list_colors()[5] == "red"
    )
    state = rig.ui.screen.state
    assert rig.printed == "errors\n" and state.lines[2] == ["words", True]
    assert bytes(state.dots)[7 * 128 + 3] == 1 << 4
    rig.press("blue")
    rig.wait_in_real_time(lambda: "24" in rig.printed)
    assert rig.printed.splitlines()[1] == "24 24 False 1"
    rig.pull_plug()
    assert rig.store.content["trial.json"] == b"1"


def test_presses_reach_the_app_once_each_and_in_their_order(start_app):
    rig = start_app("import tray\ndef update(now_ms):\n    for name in tray.pressed(): print(name)\n")
    rig.wait_in_real_time(lambda: "Hold red" not in rig.read_display())
    names = ["blue", "green", "blue", "seat 2"]
    for name in names:
        rig.press(name)
    rig.wait_in_real_time(lambda: len(rig.printed.split("\n")) > len(names))
    assert rig.printed.replace("seat", "seat ").splitlines() == names


HANGING = {
    "sleep": "import time\ndef update(now_ms):\n    time.sleep(3600)\n",
    "sum": SUM,
    "number": "def update(now_ms):\n    10**10**9\n",
    "pattern": "import re\ndef update(now_ms):\n    re.match('(a+)+$', 'a' * 40 + 'b')\n",
    "module": "import time\ntime.sleep(3600)\n" + UPDATE,
    "words of its fault": "class Bad(Exception):\n    def __str__(self):\n        sum(range(10**13))\n"
    "def update(now_ms):\n    raise Bad\n",
    "stopped": "import os, signal\ndef update(now_ms):\n    os.kill(os.getpid(), signal.SIGSTOP)\n",
}


@pytest.mark.parametrize("kind", [pytest.param(kind, marks=POSIX if kind == "stopped" else ()) for kind in HANGING])
def test_an_app_that_hangs_is_ended_and_the_tray_goes_on(start_app, kind):
    rig = start_app(HANGING[kind])
    assert "one step took longer than a second" in await_failure(rig)
    assert "Overdue" in rig.printed
    rig.press("green")
    assert rig.ui.screen.name == "apps"


def test_the_line_at_which_an_app_hangs_is_reported(start_app):
    rig = start_app("def far():\n    sum(range(10**13))\ndef update(now_ms):\n    far()\n")
    assert "trial.py, line 2: one step took longer" in await_failure(rig)
    assert rig.printed.splitlines()[1:3] == ['  File "trial.py", line 4 in update', '  File "trial.py", line 2 in far']


def test_the_tray_answers_while_an_app_hangs_and_held_red_leaves_it(start_app):
    rig = start_app(SUM, limit_s=3600)
    rig.wait_in_real_time(lambda: "Hold red" not in rig.read_display())
    began_s = time.monotonic()
    rig.wait_ms(1000)
    assert rig.is_running and time.monotonic() - began_s < 1
    rig.hold("red")
    assert rig.ui.screen.name == "apps"


@POSIX
def test_an_app_that_takes_all_memory_is_left(start_app):
    rig = start_app("kept = []\ndef update(now_ms):\n    while True: kept.append(bytearray(10**7))\n", limit_s=20)
    assert "trial.py, line 3: it needs more memory than the tray has" in await_failure(rig)


@pytest.mark.parametrize(
    "end", ["os._exit(7)", pytest.param("os.write(2, b'Help!'); os.kill(os.getpid(), 9)", marks=POSIX)]
)
def test_an_app_that_ends_its_process_ends_alone(start_app, end):
    rig = start_app(f"import os\ndef update(now_ms):\n    {end}\n")
    code = "7" if "7" in end else "-9"
    assert f"trial.py: the app has ended its process, with exit code {code}" in await_failure(rig)
    assert ("Help!" in rig.printed) == ("Help!" in end)


@POSIX
def test_what_an_app_writes_among_the_answers_is_no_answer(start_app):
    rig = start_app("import os\ndef update(now_ms):\n    for fd in range(3, 20):\n"
                    "        try: os.write(fd, b'[1]\\n')\n        except OSError: pass\n")  # fmt: skip
    assert "the app has ended its process" in await_failure(rig)


def test_a_process_ends_with_its_app(start_app):
    rig = start_app("import os\nprint(os.getpid())\n" + UPDATE)
    rig.wait_in_real_time(lambda: rig.printed.endswith("\n"))
    rig.hold("red")
    with pytest.raises(ProcessLookupError):
        os.kill(int(rig.printed), 0)


def test_a_match_that_was_left_goes_on_after_an_app_has_hung():
    rig = ProcessRig(trial=SUM)
    rig.start_match("", "fair")
    rig._run_intent(rig.presses.go_home())
    game = rig.game.save()
    rig.open_app("trial")
    await_failure(rig)
    rig.resume()
    assert rig.game.save() == game
