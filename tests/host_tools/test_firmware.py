"""firmware fetch: from a server, from a file, and everything that can go wrong on the way; none leaves half a file."""

import hashlib
import http.server
import os
import socket
import struct
import sys
import threading
from pathlib import Path

import pytest

from host_tools import firmware, uf2
from host_tools.cli import Failure, main

GOOD = uf2.write({256 * page: bytes([page]) * 256 for page in range(40)})


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """An empty cache, and a small file in the place of the real firmware."""
    folder = tmp_path / "cache"
    monkeypatch.setenv(firmware.VARIABLE, str(folder))
    monkeypatch.setattr(firmware, "SHA256", hashlib.sha256(GOOD).hexdigest())
    return folder


@pytest.fixture
def serve(monkeypatch):
    """Serves what it is called with at the firmware's address; gives the paths that were asked for."""
    servers, asked = [], []

    def start(body, status=200, announced=None):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_response(status)
                self.send_header("Content-Length", str(len(body) if announced is None else announced))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        servers.append(server)
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        monkeypatch.setattr(firmware, "URL", f"http://127.0.0.1:{server.server_port}/pico.uf2")
        return asked

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def fetch(capsys, *arguments):
    code = main(["firmware", "fetch", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def kept(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_it_is_downloaded_once(capsys, cache, serve):
    asked = serve(GOOD)
    target = cache / firmware.NAME
    assert fetch(capsys) == (0, f"MicroPython 1.28.0 for the Pico: {target}\n", "")
    assert target.read_bytes() == GOOD
    assert kept(cache) == [firmware.NAME]
    assert fetch(capsys) == (0, f"already there: {target}\n", "")
    assert asked == ["/pico.uf2"]
    assert firmware.uf2_path() == target


def test_it_is_taken_from_a_file(capsys, cache, tmp_path):
    file = tmp_path / "downloaded.uf2"
    file.write_bytes(GOOD)
    assert fetch(capsys, "--from", file)[0] == 0
    assert (cache / firmware.NAME).read_bytes() == GOOD


def test_a_spoiled_copy_in_the_cache_is_named_and_replaced(capsys, cache, serve):
    cache.mkdir()
    (cache / firmware.NAME).write_bytes(GOOD[:-100])
    assert "cut off" in firmware.why_unavailable()
    serve(GOOD)
    assert fetch(capsys)[0] == 0
    assert firmware.why_unavailable() == ""


OTHER = uf2.write({0: b"x" * 256})
FOR_ANOTHER_CHIP = OTHER[:28] + struct.pack("<I", 0xE48BFF59) + OTHER[32:]
WRONG = [
    (b"<!DOCTYPE html><title>Sign in to this network</title>", "this is a web page, not a UF2 file"),
    (b"", "this is an empty file, not a UF2 file"),
    (b"PK\x03\x04" * 200, "this is something else, not a UF2 file"),
    (GOOD[:-100], "the file is cut off"),
    (GOOD[:-512], "blocks are missing or in disorder at block 0 of 40"),
    (GOOD[:512] + b"\0" * 512 + GOOD[1024:], "block 1 is damaged"),
    (OTHER, f"a UF2 file for the Pico, but not {firmware.NAME} (its sha256 is"),
    (FOR_ANOTHER_CHIP, "it is for another chip (family 0xe48bff59; the Pico's RP2040 is 0xe48bff56)"),
]


@pytest.mark.parametrize(("data", "words"), WRONG, ids=[words[:40] for _, words in WRONG])
def test_what_is_not_the_firmware_is_told_from_a_server_and_from_a_file(capsys, cache, serve, tmp_path, data, words):
    serve(data)
    file = tmp_path / "wrong.uf2"
    file.write_bytes(data)
    for arguments in ((), ("--from", file)):
        code, out, err = fetch(capsys, *arguments)
        assert (code, out, kept(cache)) == (1, "", [])
        assert words in err
        assert f"The right file is {firmware.URL}" in err


def test_a_failed_fetch_leaves_the_good_copy_alone(capsys, cache, tmp_path):
    cache.mkdir()
    (cache / firmware.NAME).write_bytes(GOOD)
    (tmp_path / "wrong.uf2").write_bytes(OTHER)
    assert fetch(capsys, "--from", tmp_path / "wrong.uf2")[0] == 1
    assert firmware.why_unavailable() == ""


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ({"body": b"gone", "status": 404}, "the server answers 404 Not Found"),
        ({"body": GOOD[:5000], "announced": len(GOOD)}, "the connection broke off after 5000 bytes"),
    ],
)
def test_a_server_that_fails_is_told_with_the_way_round(capsys, cache, serve, answer, words):
    serve(**answer)
    code, out, err = fetch(capsys)
    assert (code, out, kept(cache)) == (1, "", [])
    assert words in err
    assert "'./tray24 firmware fetch --from FILE'" in err


def test_no_network_is_told(capsys, monkeypatch):
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.setattr(firmware, "URL", f"http://127.0.0.1:{port}/pico.uf2")
    code, _, err = fetch(capsys)
    assert code == 1
    assert "the network does not lead there (Connection refused)" in err


def test_a_server_that_falls_silent_is_left_after_a_while(capsys, monkeypatch):
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.setattr(firmware, "_TIMEOUT_S", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setattr(firmware, "URL", f"http://127.0.0.1:{silent.getsockname()[1]}/pico.uf2")
        code, _, err = fetch(capsys)
    assert code == 1
    assert "no answer for 0.05 s" in err


def test_more_than_any_firmware_has_is_not_read_to_its_end(capsys, serve, monkeypatch):
    monkeypatch.setattr(firmware, "_MOST_BYTES", 1000)
    serve(GOOD)
    assert fetch(capsys)[0] == 1


def test_a_full_disk_leaves_nothing_and_names_the_way_out(capsys, cache, serve, monkeypatch):
    def refuse(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("host_tools.files.os.fsync", refuse)
    serve(GOOD)
    code, _, err = fetch(capsys)
    assert (code, kept(cache)) == (1, [])
    assert "No space left on device. Either make room there or name another folder in TRAY24_CACHE." in err


def test_a_cache_that_cannot_be_made_is_told(capsys, serve, monkeypatch):
    monkeypatch.setenv(firmware.VARIABLE, str(Path(__file__, "cache")))
    serve(GOOD)
    code, _, err = fetch(capsys)
    assert code == 1
    assert "cannot be written: Not a directory" in err


def test_a_file_that_cannot_be_read_is_told(capsys, tmp_path):
    code, _, err = fetch(capsys, "--from", tmp_path / "none.uf2")
    assert (code, err) == (
        1,
        f"tray24 firmware: --from {tmp_path / 'none.uf2'}: cannot be read: No such file or directory. "
        f"Name the file that was downloaded from {firmware.URL}\n",
    )


def test_without_it_everybody_is_told_how_to_get_it():
    with pytest.raises(Failure, match=r"'\./tray24 firmware fetch', or, .* --from FILE'"):
        firmware.uf2_path()


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "HOME/.cache/tray24"),
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/x/tray24"),
        ("darwin", {"XDG_CACHE_HOME": "/x"}, "HOME/Library/Caches/Tray24"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Tray24/Cache"),
        ("win32", {}, "HOME/AppData/Local/Tray24/Cache"),
        ("linux", {firmware.VARIABLE: "/mine"}, "/mine"),
    ],
)
def test_the_cache_is_where_the_system_has_caches(monkeypatch, platform, environment, folder):
    for name in (firmware.VARIABLE, "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert firmware.cache_folder() == Path(folder.replace("HOME", os.path.expanduser("~")))


def test_pages_come_back_from_a_uf2_file_in_the_order_of_their_addresses():
    pages = {0xA0000: b"b" * 256, 0: b"a" * 256}
    assert list(uf2.read(uf2.write(pages)).items()) == [(0, b"a" * 256), (0xA0000, b"b" * 256)]


def test_a_block_that_is_no_page_of_flash_is_refused():
    data = bytearray(OTHER)
    data[12:16] = struct.pack("<I", 0x2000_0000 + 1)
    with pytest.raises(uf2.Damaged, match="writes 256 bytes to 0x20000001"):
        uf2.read(bytes(data))
