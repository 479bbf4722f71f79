"""The launcher ./tray24: it sets up .venv when something has changed, else starts at once, and says what is missing."""

import importlib.machinery
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import types
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = "host_tools/requirements"
posix_only = pytest.mark.skipif(os.name == "nt", reason="looks at the layout of .venv on POSIX")


@pytest.fixture
def checkout(tmp_path):
    """Return a checkout with the launcher and nothing to install."""
    shutil.copy(ROOT / "tray24", tmp_path)
    (tmp_path / LOCKS).mkdir(parents=True)
    for name in ["pyproject.toml", *(f"{LOCKS}/{path.name}" for path in (ROOT / LOCKS).iterdir())]:
        (tmp_path / name).write_text(f"# {name}\n")
    (tmp_path / "host_tools" / "__main__.py").write_text("import sys\nprint(sys.argv[1:])\nsys.exit(7)\n")
    return tmp_path


@pytest.fixture
def launcher(checkout):
    """Return the launcher of the fixture `checkout`, imported as a module."""
    loader = importlib.machinery.SourceFileLoader("launcher", str(checkout / "tray24"))
    module = types.ModuleType("launcher")
    module.__file__ = loader.path
    loader.exec_module(module)
    return module


def run_launcher(checkout, *arguments):
    return subprocess.run([sys.executable, checkout / "tray24", *arguments], capture_output=True, text=True)


def make_ready_venv(launcher, sets="play"):
    """Make a .venv that is up to date, and whose Python only prints its arguments.

    `sets` names the sets of packages in it, with spaces between them.
    """
    Path(launcher.PYTHON).parent.mkdir(parents=True)
    Path(launcher.PYTHON).write_text('#!/bin/sh\necho "$@"\n')
    os.chmod(launcher.PYTHON, 0o755)
    Path(launcher.STAMP).write_text(launcher.stamp(tuple(sets.split())))


@posix_only
def test_first_start_sets_up_and_the_next_ones_start_at_once(checkout):
    first = run_launcher(checkout, "replay", "a b")
    assert "Setting up Tray24" in first.stderr
    assert (first.returncode, first.stdout) == (7, "['replay', 'a b']\n")
    second = run_launcher(checkout, "replay", "a b")
    assert (second.returncode, second.stdout, second.stderr) == (7, first.stdout, "")


@posix_only
def test_a_start_that_waits_for_the_set_up_of_another_says_so(checkout, launcher):
    with launcher.one_at_a_time():
        second = subprocess.Popen(
            [sys.executable, checkout / "tray24", "replay"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        first_line = second.stderr.readline()
        make_ready_venv(launcher)
    out, other_lines = second.communicate(timeout=60)
    assert first_line == f"Another start is setting up {launcher.VENV}: waiting for it ...\n"
    assert (out, other_lines) == ("-P -m host_tools replay\n", "")


@posix_only
def test_a_ready_environment_is_left_alone(checkout, launcher):
    make_ready_venv(launcher)
    result = run_launcher(checkout, "play", "--port", "0")
    assert (result.stdout, result.stderr) == ("-P -m host_tools play --port 0\n", "")


@posix_only
@pytest.mark.parametrize("name", [f"{LOCKS}/play.lock", "pyproject.toml", "tray24"])
def test_a_change_of_what_it_was_made_from_sets_up_again(checkout, launcher, name):
    make_ready_venv(launcher)
    with open(checkout / name, "a") as file:
        file.write("# changed\n")
    assert launcher.read_stamp() != launcher.stamp(("play",))


def test_line_ends_are_no_change(checkout, launcher):
    stamp = launcher.stamp(("play",))
    (checkout / LOCKS / "play.lock").write_bytes(b"# %s/play.lock\r\n" % LOCKS.encode())
    assert launcher.stamp(("play",)) == stamp


@posix_only
@pytest.mark.parametrize(
    ("installed_sets", "arguments", "sets"),
    [
        ("", ["play"], "play"),
        ("play", ["firmware", "build"], "play device"),
        ("play", ["bench", "pico", "--json"], "play device"),
        ("play device", ["stats"], "play device charts"),
        ("play charts", ["play"], "play charts"),
        ("play", ["balance", "basic", "--matches", "9"], "play charts"),
        ("play", ["balance", "basic", "--cluster", "tcp://here:1"], "play charts cluster"),
        ("play", ["balance", "--cluster=tcp://here:1", "--help"], "play"),
        ("play", ["test", "-k", "undo"], "play device test"),
        ("play test", ["test", "--page"], "play device charts site test browser"),
        ("play", ["test", "--level", "2"], "play device test"),
        ("play", ["test", "--level", "3"], "play device test browser"),
        ("play", ["test", "--whole"], "play device charts cluster site test browser solve check"),
        ("play", ["play", "--whole"], "play"),
        ("play", ["scenario", "x", "--vm", "micropython"], "play test"),
        ("play", ["scenario", "x", "--vm=micropython"], "play test"),
        ("play device", ["site", "--serve"], "play device site"),
        ("play solve", ["check"], "play device charts cluster site test browser solve check"),
    ],
)
def test_tools_come_with_the_first_command_that_needs_them_and_stay(launcher, installed_sets, arguments, sets):
    make_ready_venv(launcher, installed_sets)
    assert " ".join(launcher.wanted_sets(arguments)) == sets


@posix_only
def test_a_set_is_added_to_those_that_are_there(launcher, monkeypatch):
    make_ready_venv(launcher, "play device")
    installed_sets = []
    monkeypatch.setattr(launcher, "is_usable", lambda: True)
    monkeypatch.setattr(launcher, "install", installed_sets.append)
    monkeypatch.setattr(launcher, "link_checkout", lambda: None)
    launcher.set_up(launcher.wanted_sets(["site"]))
    assert installed_sets == [f"{LOCKS}/{name}.lock" for name in ("play", "device", "site")]
    assert launcher.sets_there() == ("play", "device", "site")


def test_each_set_has_its_lock(launcher):
    assert all((ROOT / launcher.lock_of(name)).is_file() for name in launcher.SETS)


@posix_only
def test_an_interrupted_set_up_leaves_no_stamp(launcher, monkeypatch):
    make_ready_venv(launcher)

    def interrupt(lock):
        raise KeyboardInterrupt

    monkeypatch.setattr(launcher, "is_usable", lambda: True)
    monkeypatch.setattr(launcher, "install", interrupt)
    with pytest.raises(KeyboardInterrupt):
        launcher.set_up(("play", "test"))
    assert launcher.read_stamp() == ""


@posix_only
def test_ctrl_c_in_a_set_up_says_that_the_next_start_goes_on(checkout):
    with subprocess.Popen(
        [sys.executable, checkout / "tray24", "play"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while "making the environment" not in process.stderr.readline():
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        assert process.stderr.read() == "\ntray24: set-up interrupted; the next start continues it.\n"
    assert process.returncode == 130


@posix_only
def test_a_venv_whose_python_is_gone_counts_as_none(launcher):
    make_ready_venv(launcher)
    os.remove(launcher.PYTHON)
    assert launcher.read_stamp() == ""
    assert not launcher.is_usable()


def test_a_python_without_venv_names_the_package_to_install(launcher, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(launcher.SetupError, match=r"apt install python3\.\d+-venv"):
        launcher.make_venv()


def test_an_old_python_says_which_is_needed(launcher, monkeypatch):
    monkeypatch.setattr(launcher, "OLDEST", (4, 0))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(launcher.SetupError, match=r"needs Python 4\.0 or newer; this is 3\."):
        launcher.use_newer_python_if_needed()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_named(checkout):
    checkout.chmod(0o555)
    result = run_launcher(checkout, "play")
    checkout.chmod(0o755)
    assert result.returncode == 1
    assert "read-only" in result.stderr


def test_a_file_in_the_way_is_named(checkout):
    (checkout / ".venv").write_text("")
    result = run_launcher(checkout, "play")
    assert result.returncode == 1
    assert "is in the way" in result.stderr


@posix_only
def test_without_network_the_reason_is_one_line_and_pips_words_follow(checkout, launcher):
    (checkout / LOCKS / "play.lock").write_text(f"tray24-no-such-thing==1.0 --hash=sha256:{'0' * 64}\n")
    environment = dict(os.environ, PIP_INDEX_URL="http://127.0.0.1:9/", PIP_EXTRA_INDEX_URL="", PIP_RETRIES="1")
    result = subprocess.run([sys.executable, checkout / "tray24"], capture_output=True, text=True, env=environment)
    assert result.returncode == 1
    assert "the package index cannot be reached: check the network" in result.stderr
    assert launcher.read_stamp() == "", "the next start tries again"


@pytest.mark.parametrize(
    ("output", "text"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "hash differs"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for greenlet", "could not install the packages for this Python"),
    ],
)
def test_pips_failures_are_explained(launcher, output, text):
    assert text in launcher.explain_pip(output)


def test_it_can_be_read_by_the_pythons_it_turns_away():
    import ast

    ast.parse((ROOT / "tray24").read_text(), feature_version=(3, 6))
