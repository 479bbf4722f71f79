"""The slow tests, listed in slow.txt with their CPU seconds. `./tray24 test` skips them unless they are requested.

Only slow tests are listed, so that branches seldom conflict; a test that is not listed counts as quick.
`./tray24 test --whole --measure` measures the tests on CPython and on MicroPython for the desktop and writes the list.
With the name of a folder, file or test, it updates the tests there.
"""

import os
from time import perf_counter

import pytest

RECORD = "tests/slow.txt"
SLOW_S = 0.1  # CPU seconds of a test, with its processes; without fixtures that it shares with others
_WAITING = 0.1  # CPU seconds for each second in which a test waits for another process
FAR_TOO_SLOW_S = 10 * SLOW_S  # such a test without a record is reported after a whole run
_PROPERTY = "cpu_s"


def measure_cpu_s():
    """Return the CPU seconds of this process and of the processes that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def read_record(file):
    """Return {id of a slow test: recorded CPU seconds}."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {name: float(seconds) for seconds, name in (line.split(maxsplit=1) for line in lines)}


def write_record(file, record):
    lines = [f"{seconds:.1f} {name}\n" for name, seconds in sorted(record.items())]
    file.write_text("".join(lines), encoding="utf-8")


def should_run_slow(config):
    """Return whether slow tests run, too, because an option or the name of a test asks for it."""
    options = ("whole", "all", "page", "level", "keyword", "lf", "renew_goldens")
    is_test_named = config.args_source is pytest.Config.ArgsSource.ARGS
    return is_test_named or any(config.getoption(option) for option in options)


class SlowTests:
    """A pytest plugin that decides whether slow tests are skipped, measures all tests, and lists the slow ones."""

    def __init__(self, config):
        self._record_path = config.rootpath / RECORD
        self.record = read_record(self._record_path)
        worker_input = getattr(config, "workerinput", {})
        self.leave_out = worker_input["leave_out"] if worker_input else not should_run_slow(config)
        self.left_out = 0
        self._is_whole = config.getoption("whole") or config.getoption("all")
        self._is_asked = config.getoption("measure")
        self._shared_s = 0.0  # in fixtures that tests share, since the set-up of this test has begun
        self._seen_tests, self._measured_s = set(), {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node):
        """Tell a worker process whether slow tests run.

        The worker cannot see that itself: its arguments are paths of tests, as if somebody had named these tests.
        """
        node.workerinput["leave_out"] = self.leave_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        self.left_out = getattr(node, "workeroutput", {}).get("left_out", 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef):
        began_s, inner_s = measure_cpu_s(), self._shared_s
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                self._shared_s = inner_s + measure_cpu_s() - began_s

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item):
        self._shared_s, self._began_s = 0.0, measure_cpu_s()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item):
        began_s = perf_counter()
        try:
            return (yield)
        finally:
            spent_s = measure_cpu_s() - self._began_s - self._shared_s
            item.user_properties.append((_PROPERTY, max(spent_s, (perf_counter() - began_s) * _WAITING)))

    def pytest_runtest_logreport(self, report):
        self._seen_tests.add(report.nodeid)
        if report.when == "call" and report.passed:
            self._measured_s[report.nodeid] = dict(report.user_properties)[_PROPERTY]

    def pytest_sessionfinish(self, session):
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["left_out"] = self.left_out
        elif self._is_asked:
            write_record(
                self._record_path,
                update_record(self.record, self._measured_s, self._seen_tests if self._is_whole else None),
            )

    def pytest_terminal_summary(self, terminalreporter):
        if self.left_out:
            terminalreporter.write_line(f"{self.left_out} slow tests left out; ./tray24 test --whole runs all.")
        if terminalreporter.config.getoption("whole") and not self._is_asked:
            for name, seconds in sorted(self._measured_s.items()):
                if seconds > FAR_TOO_SLOW_S and name not in self.record:
                    terminalreporter.write_line(
                        f"{name} takes {seconds:.1f} s of CPU: run it with --measure, or make it quicker."
                    )


def update_record(record, measured_s, seen_tests=None):
    """Return the record {id: CPU seconds} of slow tests, updated with newly measured tests.

    `seen_tests` are the ids of all tests, or None after a partial run. Tests that are not among them are dropped.
    A new time between half and twice the recorded time changes nothing.
    """
    new_record = {name: seconds for name, seconds in record.items() if name not in measured_s}
    if seen_tests is not None:
        new_record = {name: seconds for name, seconds in new_record.items() if name in seen_tests}
    for name, seconds in measured_s.items():
        old_s = record.get(name)
        if old_s and old_s / 2 <= seconds <= old_s * 2:
            new_record[name] = old_s
        elif seconds >= SLOW_S:
            new_record[name] = seconds
    return new_record
