"""Ctrl-C at any moment of a command: exit code 130, no traceback, no incomplete files, the terminal restored."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import psutil
import pytest
from command_process import ROOT, CommandProcess

GOLDEN = ROOT / "tests" / "golden" / "basic" / "basic-000.t24"
TOO_LONG = 'Timeout (0:00:03)!\n  File "dice.py", line 3 in update\nOverdue\n'
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent there")

# Interrupts the process when a module is looked for.
_AT_IMPORT = """
import os, signal, sys

class Finder:
    def find_spec(name, path=None, target=None):
        if name == os.environ["AT_IMPORT"]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder)
"""


@pytest.fixture
def start(tmp_path):
    """Return a function that starts a command with given words."""
    return lambda *words, **options: CommandProcess(tmp_path, words, **options)


@pytest.fixture
def silent_port():
    """Yield a server on this machine that accepts a connection and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def get_port_name(server):
    return f"socket://127.0.0.1:{server.getsockname()[1]}"


# While it starts


@pytest.mark.parametrize(
    "module", ["host_tools.cli", "simulator.texts", "host_tools.commands.play", "uvicorn", "simulator.web.table.table"]
)
def test_while_modules_are_imported(start, tmp_path, module):
    (tmp_path / "sitecustomize.py").write_text(_AT_IMPORT)
    command = start("play", "--no-browser", "--port", "0", AT_IMPORT=module)
    assert command.finish() == (130, "", "")


def test_what_came_before_python_was_ready_is_not_lost(tmp_path):
    """Ctrl-C that is pressed before Python is ready still ends the command.

    The launcher starts Python with this signal blocked, so that it waits.
    """
    if subprocess.run(["env", "--block-signal=INT", "true"], capture_output=True).returncode:
        pytest.skip("this system's env cannot block signals")
    python3 = tmp_path / "python3"
    python3.write_text(f'#!/bin/sh\nkill -INT $$\nexec {sys.executable} "$@"\n')
    python3.chmod(0o755)
    (tmp_path / "checkout").mkdir()
    shutil.copy(ROOT / "tray24", tmp_path / "checkout")
    shutil.copytree(ROOT / "host_tools", tmp_path / "checkout" / "host_tools")
    for path in [ROOT / "pyproject.toml"]:
        shutil.copy(path, tmp_path / "checkout")
    launcher_code = (
        "import importlib.machinery, os, types; launcher = types.ModuleType('launcher');"
        "loader = importlib.machinery.SourceFileLoader('launcher', 'tray24'); launcher.__file__ = "
        "os.path.abspath('tray24');"
        "loader.exec_module(launcher); os.makedirs(os.path.dirname(launcher.PYTHON));"
        "open(launcher.STAMP, 'w').write(launcher.stamp(('play',)));"
        f"open(launcher.PYTHON, 'w').write('#!/bin/sh\\nexec {sys.executable} \"$@\"\\n'); os.chmod(launcher.PYTHON, "
        f"0o755)"
    )
    subprocess.run([sys.executable, "-c", launcher_code], cwd=tmp_path / "checkout", check=True)
    path = os.pathsep.join((str(tmp_path), os.environ["PATH"]))
    result = subprocess.run(
        ["./tray24", "play"],
        cwd=tmp_path / "checkout",
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(tmp_path / "checkout")},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        timeout=30,
    )
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "")


# While it works


@pytest.mark.parametrize(
    ("arguments", "number"),
    [(["play"], signal.SIGINT), (["play"], signal.SIGTERM), (["replay", "--page", GOLDEN], signal.SIGINT)],
)
def test_a_served_page_ends(start, arguments, number):
    command = start(*arguments, "--no-browser", "--port", "0")
    assert "http://" in command.read_first_line()
    command.interrupt(number)
    assert command.finish() == (128 + number, "", "")


def test_an_app_that_hangs_keeps_neither_the_page_nor_the_end_waiting(start, tmp_path):
    begin_file = tmp_path / "began"
    source = f"def update(now_ms):\n    open({str(begin_file)!r}, 'w').close()\n    sum(range(10**13))\n"
    (tmp_path / "dice.py").write_text(source)  # this file is run, not the example of this name
    command = start("app", "run", "dice.py", "--no-browser", "--http", "0")
    url = command.read_first_line().split()[-1]
    end_s = time.monotonic() + 60
    while not begin_file.exists():
        assert command.process.poll() is None and time.monotonic() < end_s
        time.sleep(0.01)
    with urllib.request.urlopen(url, timeout=20) as answer:
        assert answer.status == 200
    command.interrupt()
    code, out, err = command.finish()
    assert (code, out) == (130, "") and err in ("", TOO_LONG)


@pytest.mark.parametrize("jobs", [1, 2])
def test_matches_that_are_played_leave_whole_records(start, tmp_path, jobs):
    command = start(
        "simulate", "basic", "--seats", 3, "--matches", 5000, "--seed", 1, "--jobs", jobs, "--out", tmp_path / "out"
    )
    while not list((tmp_path / "out").glob("*.t24")):
        assert command.process.poll() is None
    command.interrupt()
    assert command.finish() == (130, "", "")
    assert {path.suffix for path in (tmp_path / "out").iterdir()} == {".t24"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_matches_that_were_played_are_kept(start, tmp_path, jobs):
    command = start("balance", "line", "--matches", 90000, "--bots", "random", "--jobs", jobs, "--out", tmp_path)
    assert command.process.stderr.readline() == "playing matches ...\n"
    command.interrupt()
    code, out, err = command.finish()
    assert (code, out) == (130, "")
    assert err == "\ntray24 balance: interrupted. What is played is kept: the same command goes on from there.\n"
    assert not (tmp_path / "balance.json").exists()


def test_processes_end_with_a_command_that_is_killed(start, tmp_path):
    """When a command is killed, the processes that it has started end, so that none keeps its output open."""
    command = start("balance", "line", "--matches", 90000, "--bots", "random", "--jobs", 2, "--out", tmp_path)
    assert command.process.stderr.readline() == "playing matches ...\n"
    parent = psutil.Process(command.process.pid)
    while len(parent.children()) < 2:
        pass
    command.process.kill()
    assert command.finish()[0] == -signal.SIGKILL


def interrupt_while_waiting(command, silent_port):
    """Interrupt a command that waits for the answer of a silent port. Return its errors."""
    connection, _ = silent_port.accept()
    with connection:
        connection.recv(1)
        command.interrupt()
        code, out, err = command.finish()
    assert (code, out) == (130, "") and "Traceback" not in err
    return err


@pytest.mark.parametrize(
    "arguments",
    [["monitor"], ["mirror", "--no-browser"], ["doctor", "--json"], ["records", "tray"], ["trace", "--out", "x.t24"]],
)
def test_who_waits_for_a_tray_that_says_nothing_ends(start, tmp_path, silent_port, arguments):
    interrupt_while_waiting(start(*arguments, "--port", get_port_name(silent_port)), silent_port)
    assert not (tmp_path / "x.t24").exists()


def test_the_tests_end(start, tmp_path):
    command = start("test", "--version", AT_IMPORT="pytest")
    assert command.finish()[0] == 0
    (tmp_path / "sitecustomize.py").write_text(_AT_IMPORT)
    assert start("test", "--version", AT_IMPORT="pytest").finish() == (130, "", "")


def test_a_second_ctrl_c_does_not_interrupt_the_cleaning_up(start):
    command = start("play", "--no-browser", "--port", "0")
    command.read_first_line()
    command.interrupt()
    command.interrupt()
    code, _, err = command.finish()
    assert (code, err) == (130, "")


@pytest.mark.parametrize(
    "busy",
    [
        "hashlib.pbkdf2_hmac('sha256', b'', b'', 1 << 30)",  # in C, where no signals are handled
        "try:\n    time.sleep(60)\nfinally:\n    time.sleep(60)",  # a clean-up that hangs
    ],
    ids=["in C", "cleaning up"],
)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_second_signal_ends_what_hangs(busy, number):
    script = (
        "import hashlib, threading, time\nfrom host_tools.interrupts import "
        "INTERRUPTS\nINTERRUPTS.install()\nINTERRUPTS.begin()\n"
        f"threading.Timer(0.2, print, ['busy'], {{'flush': True}}).start()\n{busy}\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            process.stdout.readline()
            process.send_signal(number)
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.5)
            process.send_signal(number)
            assert process.wait(10) == 128 + number
        finally:
            process.kill()


def test_ctrl_c_in_a_callback_that_can_raise_nothing_is_not_lost(tmp_path):
    script = (
        "import os, signal, time\nfrom host_tools.interrupts import INTERRUPTS\n"
        "class Dropped:\n    def __del__(self):\n        os.kill(os.getpid(), signal.SIGINT)\n        time.sleep(1)\n"
        "INTERRUPTS.install()\nINTERRUPTS.begin()\n"
        "try:\n    Dropped()\n    time.sleep(20)\nexcept KeyboardInterrupt:\n    raise SystemExit(INTERRUPTS.code)\n"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, timeout=15)
    assert (result.returncode, result.stderr) == (130, "")


def test_at_a_terminal_ctrl_c_leaves_it_as_it_was(start, silent_port):
    import pty
    import termios

    master, slave = pty.openpty()
    mode_before = termios.tcgetattr(slave)
    command = start("calibrate", "--port", get_port_name(silent_port), stdin=slave)
    assert "interrupted" in interrupt_while_waiting(command, silent_port)
    assert termios.tcgetattr(slave) == mode_before
    os.close(master)
    os.close(slave)
