"""The command `replay --page`: messages when there is nothing to show; its page is served to this machine only."""

import socket
from pathlib import Path

from host_tools.cli import main

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "golden" / "yacht" / "yacht-000.t24"


def run_replay(capsys, *words):
    code = main(["replay", *map(str, words)])
    return code, capsys.readouterr().err


def test_what_cannot_be_shown_is_said(capsys, tmp_path):
    bad = tmp_path / "bad.t24"
    bad.write_bytes(b"tray24 1\ngame chess\n---\n")
    code, err = run_replay(capsys, "--page", bad)
    assert code == 1 and "line 2" in err and "its head cannot be parsed" in err
    assert run_replay(capsys, "--page", tmp_path / "missing.t24")[0] == 1
    assert run_replay(capsys, "--page", RECORD, RECORD)[0] == 2
    assert run_replay(capsys, "--page", RECORD, "--port", 70000)[0] == 2
    assert run_replay(capsys, RECORD, "--no-browser")[0] == 2


def test_a_port_in_use_is_said(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken_socket:
        code, err = run_replay(capsys, "--page", RECORD, "--no-browser", "--port", taken_socket.getsockname()[1])
    assert code == 1 and "Give another --port" in err
