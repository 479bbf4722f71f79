"""The device's restarts after a crash, a hang, Ctrl-C or a pulled plug: it knows the cause and keeps tracebacks."""

import pytest

from simulator.tray.files import MemoryFiles

POWER_ON, WATCHDOG = 1, 3


@pytest.fixture
def restart(chip):
    """Return a function that starts the fake device after a reset with a given cause."""
    module = chip.import_driver("restarts")
    module.sys = type("sys", (), {"print_exception": staticmethod(lambda e, file=None: file and file.write(repr(e)))})
    files = MemoryFiles()

    def restart(cause=WATCHDOG):
        chip.cause = cause
        if cause == POWER_ON:
            chip.memory.clear()
        restarts = module.Restarts(files)
        restarts.files = files
        return restarts

    return restart


def test_nothing_is_said_after_power_on(restart):
    assert not restart(POWER_ON).restarted


def test_a_crash_is_reported_and_its_trace_saved(restart):
    restarts = restart(POWER_ON)
    restarts.note_running()
    restarts.save_crash(ValueError("boom"))
    restarts = restart()
    assert restarts.restarted and not restarts.gave_up
    assert b"boom" in restarts.files.read("crash.txt")
    assert not restart(POWER_ON).restarted


def test_a_reset_nobody_announced_was_a_hang(restart):
    restart(POWER_ON).note_running()
    restarts = restart()
    assert restarts.restarted and b"Watchdog" in restarts.files.read("crash.txt")


def test_ctrl_c_and_a_reset_by_hand_are_no_crash(restart):
    restarts = restart(POWER_ON)
    restarts.note_running()
    restarts.note_end()
    assert not restart().restarted


def test_three_crashes_in_a_row_are_enough(restart):
    restarts = restart(POWER_ON)
    for _ in range(3):
        assert not restarts.gave_up
        restarts.note_running()
        restarts.save_crash(ValueError("again"))
        restarts = restart()
    assert restarts.gave_up
    assert not restart(POWER_ON).gave_up


def test_crashes_an_hour_apart_are_not_in_a_row(restart):
    restarts = restart(POWER_ON)
    for _ in range(5):
        restarts.note_running()
        restarts.note_healthy()
        restarts.save_crash(ValueError("again"))
        restarts = restart()
        assert restarts.restarted and not restarts.gave_up


def test_only_the_newest_traces_are_kept(restart):
    restarts = restart(POWER_ON)
    for number in range(40):
        restarts.save_crash(ValueError("x" * 100 + " %d\n" % number))
    crash_text = restarts.files.read("crash.txt")
    assert len(crash_text) <= 2000 and b" 39" in crash_text and b" 3\\n" not in crash_text
    restarts.save_crash(ValueError("y" * 5000))
    assert len(restarts.files.read("crash.txt")) <= 2000


def test_a_full_flash_does_not_stop_the_restart(restart):
    restarts = restart(POWER_ON)
    restarts.files.capacity = 10
    restarts.save_crash(ValueError("boom"))
    assert restart().restarted


def test_an_app_that_hangs_is_named_and_is_no_fault_of_the_tray(restart):
    restarts = restart(POWER_ON)
    for _ in range(5):
        assert not restarts.gave_up
        restarts.note_running()
        restarts.note_app("my_long_app_name")
        restarts = restart()
        assert restarts.restarted and restarts.hung_app == "my_long_app_"
    assert b"in the app my_long_app_" in restarts.files.read("crash.txt")


def test_an_app_that_takes_the_memory_of_the_tray_is_named(restart):
    restarts = restart(POWER_ON)
    restarts.note_running()
    restarts.note_app("one")
    restarts.save_crash(MemoryError("no"))
    assert restart().hung_app == "one"
    assert restart(POWER_ON).hung_app == ""


def test_an_app_that_has_ended_is_not_named(restart):
    restarts = restart(POWER_ON)
    restarts.note_running()
    restarts.note_app("one")
    restarts.note_app("")
    restarts = restart()
    assert restarts.restarted and restarts.hung_app == ""
    restarts.note_running()
    restarts.note_app("one")
    restarts.note_end()  # a person has pressed Ctrl-C
    assert restart().hung_app == ""
