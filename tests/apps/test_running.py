"""An app on the tray: how it is started, called step by step and ended, and that it cannot harm the tray."""

import gc
import sys
import weakref

import pytest
from app_rigs import AppRig

from simulator.tray.apps import MAX_STEPS
from simulator.tray.rig import Rig
from tray24.match.journal import JOURNAL

UPDATE = "def update(now_ms):\n    pass\n"


def start_failing_app(source, **options):
    """Start an app whose source fails, and return its rig."""
    rig = AppRig(trial=source, **options)
    rig.open_app("trial")
    assert not rig.tray.faults
    assert rig.ui.screen.name == "notice", rig.read_display()
    return rig


def test_the_menu_is_there_when_there_are_apps():
    plain_rig = Rig()
    plain_rig.boot()
    assert "apps" not in plain_rig.ui.screen.items and "apps" not in AppRig().ui.screen.items
    assert "apps" in AppRig(trial=UPDATE).ui.screen.items


def test_an_app_has_the_title_of_its_file_unread():
    rig = AppRig(plain_name=UPDATE, titled='TITLE = "Lämpchen"\n1 / 0\n', odd="TITLE = 1 + 1\n" + UPDATE)
    rig._run_intent(rig.presses.choose_item("apps"))
    screen = rig.ui.screen
    assert [screen.get_label(item) for item in screen.items] == ["odd", "plain name", "Lämpchen"]
    assert rig.printed == ""


def test_setup_comes_once_and_updates_with_the_time_since_then():
    rig = AppRig(trial="def setup():\n    print('setup')\ndef update(now_ms):\n    print(now_ms)\n")
    rig.open_app("trial")
    rig.wait_ms(3000)
    first, *times = rig.printed.split()
    times = [int(ms) for ms in times]
    steps = [later_ms - earlier_ms for earlier_ms, later_ms in zip(times, times[1:], strict=False)]
    assert first == "setup" and times[0] <= 100
    assert set(steps) == {32} and len(times) > 80  # the tray's time between two scans is 4 ms


def test_a_press_is_answered_within_the_time_of_the_trays_own_screens():
    rig = AppRig(trial="import tray\ndef update(now_ms):\n    if tray.pressed(): tray.fill('red')\n")
    rig.open_app("trial")
    for wait_ms in range(0, 40, 4):
        rig.ui.screen.state.colors[:] = bytes(72)
        rig.ui.request_lights()
        rig.wait_ms(200 + wait_ms)
        rig.tray.frames.clear()
        began_ms = rig.tray.clock.now_ms
        rig.press_and_wait("blue", 60)
        lit_ms = next(at_ms for at_ms, frame in rig.tray.frames if frame[0])
        assert lit_ms - began_ms <= 30


def test_the_time_of_an_app_grows_across_the_wrap_of_the_clock():
    rig = AppRig(trial="def update(now_ms):\n    print(now_ms)\n")
    rig.tray.clock.now_ms = (1 << 30) - 3000
    rig.open_app("trial")
    rig.wait_ms(6000)
    times = [int(ms) for ms in rig.printed.split()]
    assert times == sorted(times) and times[-1] > 5000


def test_red_that_is_held_leaves_whatever_the_app_does():
    rig = AppRig(
        trial="import tray\ndef update(now_ms):\n    tray.pressed().clear()\n    tray.held = lambda button: False\n"
    )
    rig.open_app("trial")
    rig.press_and_wait("red")
    assert rig.is_running
    rig.hold("red")
    rig.wait_ms(100)
    assert rig.ui.screen.name == "apps"
    assert "tray" not in sys.modules


def test_red_leaves_before_the_app_has_begun():
    rig = AppRig(trial=UPDATE)
    rig._run_intent(rig.presses.open_app("trial"))
    assert "Hold red to leave" in rig.read_display()
    rig.hold("red")
    assert rig.ui.screen.name == "apps"


@pytest.mark.parametrize("end", ["sys.exit()", "tray.leave()", "raise SystemExit"])
def test_an_app_can_end_itself(end):
    rig = AppRig(trial=f"import sys, tray\ndef update(now_ms):\n    if now_ms > 500:\n        {end}\n")
    rig.open_app("trial")
    rig.wait_ms(1000)
    assert rig.ui.screen.name == "apps" and rig.printed == "" and not rig.tray.faults


def test_nothing_of_an_app_is_left():
    rig = AppRig(trial="import sys\nclass Thing: pass\nsys.thing = Thing()\nkept = sys.thing\n" + UPDATE)
    rig.open_app("trial")
    thing = weakref.ref(sys.thing)
    del sys.thing
    rig.press("green")
    assert thing() is not None
    rig.hold("red")
    gc.collect()
    assert thing() is None


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("import tray\ndef setup():\n    tray.light(24, 'red')\n" + UPDATE, "trial.py, line 3: ValueError: slot 24"),
        ("def update(now_ms):\n    return 1 / 0\n", "trial.py, line 2: ZeroDivisionError"),
        ("1 / 0\n" + UPDATE, "trial.py, line 1: ZeroDivisionError"),
        ("def update(now_ms)\n    pass\n", "trial.py, line 1: SyntaxError"),
        ("import nothing_like_this\n" + UPDATE, "trial.py, line 1: ModuleNotFoundError"),
        ("def f(n):\n    return f(n + 1)\ndef update(now_ms):\n    f(0)\n", "trial.py, line 2: RecursionError"),
        ("def update(now_ms):\n    raise MemoryError\n", "trial.py, line 2: it needs more memory than the tray has"),
        ("def update():\n    pass\n", "trial.py: TypeError"),
        ("def setup():\n    pass\n", "trial.py: it defines no update"),
        ("update = 7\n", "trial.py: it defines no update"),
        ("", "trial.py: it defines no update"),
        (b"\xff\xfe" + UPDATE.encode(), "trial.py: it is no text"),
        ("#" * 16_000 + "\n" + UPDATE, "trial.py: it has more than 16000 bytes"),
        ("def update(now_ms):\n    raise KeyboardInterrupt\n", "trial.py, line 2: RuntimeError: KeyboardInterrupt"),
        ("class Own(BaseException): pass\ndef update(now_ms):\n    raise Own\n", "trial.py, line 3: Own"),
        (
            "class Bad(Exception):\n    def __str__(self):\n        1 / 0\ndef update(now_ms):\n    raise Bad\n",
            "trial.py: Bad",
        ),
    ],
)
def test_the_line_at_which_an_app_fails_is_reported(source, text):
    rig = start_failing_app(source)
    assert text in rig.read_display()
    rig.press("green")
    assert rig.ui.screen.name == "apps"
    assert "tray" not in sys.modules


def test_the_whole_trace_is_printed_from_the_line_of_the_app_on():
    rig = start_failing_app("import tray\ndef update(now_ms):\n    tray.text(9, '')\n")
    assert rig.printed.startswith('Traceback (most recent call last):\n  File "trial.py", line 3, in update\n')
    assert rig.printed.endswith("ValueError: line 9: lines are 0 to 5\n")


def test_what_an_app_prints_before_it_fails_is_shown():
    rig = start_failing_app("def update(now_ms):\n    print('so far')\n    1 / 0\n")
    assert rig.printed.startswith("so far\nTraceback") and rig.ui.printed == rig.printed


LOOPS = {
    "plain": "while True: pass",
    "counting": "n = 0\n    while n >= 0:\n        n += 1",
    "comprehension": "[n for n in iter(int, 1)]",
    "generator": "sum(n for n in iter(int, 1))",
    "calls": "all(iter(lambda: 1, 0))",
    "swallowing": "while True:\n        try:\n            while True: pass\n        except:\n            pass",
    "deeper": "while True:\n        try:\n            while True:\n                try: 1 / 0\n"
    "                except BaseException: continue\n        finally:\n            continue",
    "in a function": "def f():\n        'Loop.'\n        while True: pass\n    f()",
}


@pytest.mark.filterwarnings("ignore::SyntaxWarning")
@pytest.mark.parametrize("loop", LOOPS.values(), ids=LOOPS)
@pytest.mark.parametrize("function_name", ["setup", "update", "module"])
def test_an_app_that_hangs_is_ended(loop, function_name):
    if function_name == "module":
        source = "if True:\n    " + loop + "\n" + UPDATE
    elif function_name == "setup":
        source = "def setup():\n    " + loop + "\n" + UPDATE
    else:
        source = "def update(now_ms):\n    " + loop + "\n"
    rig = start_failing_app(source)
    assert "one step took longer than a second" in rig.read_display()
    assert "Overdue" in rig.printed and "_step" not in rig.printed


def test_each_update_has_the_same_number_of_steps():
    source = f"def update(now_ms):\n    for n in range({MAX_STEPS} - 10): pass\n    print(now_ms)\n"
    rig = AppRig(trial=source)
    rig.open_app("trial")
    rig.wait_ms(300)
    assert rig.is_running and len(rig.printed.split()) > 5


def test_an_app_that_sleeps_is_ended_by_the_clock():
    rig = AppRig(trial="import wait\ndef update(now_ms):\n    while True:\n        wait()\n")

    def advance_clock():
        rig.clock_s += 1

    sys.modules["wait"] = advance_clock
    try:
        rig.open_app("trial")
    finally:
        del sys.modules["wait"]
    assert "longer than a second" in rig.read_display() and rig.clock_s < 5


def test_a_flood_of_prints_is_cut():
    rig = AppRig(trial="def update(now_ms):\n    for n in range(1000): print('x' * 50)\n")
    rig.open_app("trial")
    rig.wait_ms(1000)
    assert rig.is_running
    assert len(rig.printed) <= 1000 * 60 and len(rig.ui.printed) <= 1000


def test_a_match_that_was_left_is_not_touched():
    rig = AppRig(
        crash="def update(now_ms):\n    1 / 0\n", hang="def update(now_ms):\n    while True: pass\n", good=UPDATE
    )
    rig.start_match("", "fair")
    rig.wait_ms(3000)
    rig._run_intent(rig.presses.go_home())
    state_before, game = rig.files.read(JOURNAL), rig.game.save()
    for name in ("crash", "hang", "good"):
        rig.open_app(name)
        rig.wait_ms(500)
        if rig.is_running:
            rig.hold("red")
    assert rig.files.read(JOURNAL) == state_before
    rig.resume()
    assert rig.game.save() == game and rig.ui.is_playing
    assert not rig.tray.faults


def test_virtual_fingers_leave_an_app_for_a_match():
    rig = AppRig(trial=UPDATE)
    rig.open_app("trial")
    rig.start_match("", "fair")
    assert rig.ui.is_playing


def test_power_that_fails_in_an_app_costs_nothing():
    rig = AppRig(trial="import tray\ndef setup():\n    tray.save(tray.load(0) + 1)\n" + UPDATE)
    for number in (1, 2):
        rig.open_app("trial")
        rig.pull_plug()
        assert rig.store.content["trial.json"] == str(number).encode()
        rig.boot()
        assert rig.ui.screen.name == "home"


def test_an_app_that_stopped_the_tray_is_named_at_the_menu():
    rig = AppRig(trial=UPDATE)
    rig.start_match("", "fair")
    rig.pull_plug()
    create_ports = rig.tray._create_ports

    def make_restarted_ports():
        new_ports = create_ports()
        new_ports.facts.update(restarted=True, hung_app="trial")
        return new_ports

    rig.tray._create_ports = make_restarted_ports
    rig.boot()
    assert "trial has stopped the tray" in rig.read_display()
    rig.press("green")
    assert rig.ui.screen.name == "home" and "continue" in rig.ui.screen.items


def test_the_file_is_read_at_each_start(tmp_path):
    path = tmp_path / "trial.py"
    path.write_text("def update(now_ms):\n    print('one')\n")
    rig = AppRig(other_apps={"trial": path})
    rig.open_app("trial")
    rig.hold("red")
    path.write_text("def update(now_ms):\n    print('two')\n")
    rig.wait_ms(100)
    rig.printed = ""
    rig.open_app("trial")
    assert set(rig.printed.split()) == {"two"}
    rig.hold("red")
    path.unlink()
    rig.wait_ms(100)
    rig.open_app("trial")
    assert "it defines no update" in rig.read_display()


def test_an_app_that_leaves_the_tray_no_memory_is_left():
    rig = AppRig(trial=UPDATE)
    rig.open_app("trial")
    failures = [MemoryError("memory allocation failed")]
    show_frame = rig.tray.firmware.ports.show_frame
    rig.tray.firmware.ports.show_frame = lambda *light: (
        show_frame(*light) if not failures else _raise_error(failures.pop())
    )
    rig.ui.screen.state.relit, rig.ui.screen.state.colors[0] = True, 255
    rig.wait_ms(1100)
    assert "trial.py: it needs more memory than the tray has" in rig.read_display()
    assert not rig.tray.faults and not failures
    rig.press("green")
    assert rig.ui.screen.name == "apps"


def _raise_error(error):
    raise error
