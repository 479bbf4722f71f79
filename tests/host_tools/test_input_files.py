"""Files that somebody names on a command line: pipes, devices, folders and endless files are refused with a reason."""

import os
from pathlib import Path

import pytest

from host_tools.files import write_atomically
from host_tools.pico import session
from simulator.input_files import MAX_RECORD_BYTES, read_input_file, read_input_text
from simulator.traces.trace import read_trace

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has neither FIFOs nor /dev/zero")

RECORD = Path(__file__).parents[1] / "golden" / "yacht" / "yacht-001.t24"
HUGE_BYTES = 900 << 20
# Kinds of paths that are no file of a usual size -> the reason.
NO_FILES = {"pipe": "it is a pipe", "device": "it is a device", "huge": "it has 900 MB; at most"}
COMMANDS = {
    "replay": ("replay",),
    "replay --advise": ("replay", "--advise"),
    "replay --page": ("replay", "--page", "--port", "0", "--no-browser"),
    "records import": ("records", "import"),
    "scenario": ("scenario",),
    "scenario on MicroPython": ("scenario", "--vm", "micropython"),
    "flash": ("flash", "--uf2"),
    "play --trace": ("play", "--port", "0", "--no-browser", "--trace"),
    "app put": ("app", "put", "--port", "socket://127.0.0.1:9"),
    "app run": ("app", "run", "--http", "0", "--no-browser"),
}


@pytest.fixture(params=NO_FILES)
def odd_file(request, tmp_path):
    """Return a path that is not a regular file of a usual size, and the reason for which it is refused."""
    path = tmp_path / "it.py"
    if request.param == "pipe":
        os.mkfifo(path)
    elif request.param == "device":
        path.symlink_to("/dev/zero")
    else:
        with path.open("wb") as file:
            file.truncate(HUGE_BYTES)  # sparse: it takes no space
    return path, NO_FILES[request.param]


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_file_of_a_usual_size_is_refused_with_the_reason(tray24, odd_file, monkeypatch, tmp_path, command):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    path, reason = odd_file
    code, out, err = tray24(*COMMANDS[command], path)
    assert code in (1, 2)
    assert reason in out + err and str(path) in out + err


@pytest.mark.parametrize("read", [lambda path: read_input_file(path, 1 << 20), read_trace, session.read_flash])
def test_readers_refuse_what_is_no_file(odd_file, read):
    path, reason = odd_file
    with pytest.raises(OSError) as error_info:
        read(path)
    assert reason in error_info.value.strerror and error_info.value.filename == str(path)


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: path.symlink_to("/dev/zero")])
def test_what_stands_in_place_of_the_database_is_named(tray24, monkeypatch, tmp_path, make):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path))
    make(tmp_path / "records.sqlite")
    code, _, err = tray24("stats")
    assert code == 1 and "not a file" in err


def test_a_file_of_the_largest_size_is_read_and_no_larger_one(tmp_path):
    path = tmp_path / "a.t24"
    path.write_bytes(bytes(100))
    assert read_input_file(path, 100) == bytes(100)
    with pytest.raises(OSError, match="it has 4 kB; at most 3 kB"):
        path.write_bytes(bytes(3073))
        read_input_file(path, 3072)


def test_a_file_that_says_it_is_empty_is_limited_as_well():
    """Reading stops at the limit even if a file reports size 0, as some files of the operating system do."""
    assert Path("/proc/self/maps").stat().st_size == 0 or pytest.skip("no such files here")
    with pytest.raises(OSError, match="at most"):
        read_input_file(Path("/proc/self/maps"), 1024)


def test_a_line_that_is_no_text_is_named(tmp_path):
    path = tmp_path / "words.ftl"
    path.write_bytes(b"one = 1\r\ntwo = \x80\n")
    with pytest.raises(OSError, match="line 2 is not text"):
        read_input_text(path)
    path.write_bytes(b"one = 1\r\n")
    assert read_input_text(path) == "one = 1\n"


def test_records_have_room_for_the_longest_match(tray24, tmp_path):
    path = tmp_path / "long.t24"
    lines = RECORD.read_bytes()
    path.write_bytes(lines + b"#\n" * ((MAX_RECORD_BYTES - len(lines)) // 2))
    assert tray24("replay", path)[:2] == tray24("replay", RECORD)[:2]


def test_what_is_written_to_a_device_does_not_replace_it(tmp_path):
    """The option --out /dev/stdout writes to the device.

    A command that runs as root must not replace the device by a file, which would stay there.
    """
    link = tmp_path / "out"
    link.symlink_to(os.devnull)
    write_atomically(link, b"x")
    assert link.is_char_device() and list(tmp_path.iterdir()) == [link]
