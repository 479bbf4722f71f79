"""Deployments: only what differs, all of it at once, and the power may fail before any change of a file."""

import argparse
import json

import pytest
from link_streams import virtual_at
from played_board import BLOCK, PlayedBoard, PowerCut
from played_port import PlayedPort

from host_tools import bundle, deploy, deployment
from host_tools.cli import Failure
from host_tools.link import ports
from host_tools.link.client import Link, Unplugged
from host_tools.on_board import switch
from tray24 import __version__

# Large and small, in folders that stay, come and go.
OLD = {
    "main.py": b"import old\n",
    "lib/tray24/__init__.mpy": b"M\x06old",
    "lib/tray24/same.mpy": b"same" * 500,
    "lib/tray24/ui/play.mpy": b"old play" * 1000,
    "lib/tray24/gone/a.mpy": b"a",
    "lib/tray24/gone/deep/b.txt": b"b",
    "lib/tray24/manifest.json": b"old",
}
NEW = {
    "main.py": b"import new\n",
    "lib/tray24/__init__.mpy": b"M\x06new",
    "lib/tray24/same.mpy": b"same" * 500,
    "lib/tray24/ui/play.mpy": bytes(range(256)) * 30,
    "lib/tray24/link/link.mpy": b"link" * 10,
    "lib/tray24/link/deep/empty.txt": b"",
    "lib/tray24/manifest.json": b"new",
}
# What the tray keeps, and what somebody else has put there.
KEPT = {
    "/data/settings.txt": b"volume=2\n",
    "/data/m1.t24": b"record" * 900,
    "/data/sensors.cal": b"cal",
    "/my.py": b"?",
}


def on_board(files):
    return {"/" + name: data for name, data in files.items()}


def old_board(**extra):
    return PlayedBoard({**on_board(OLD), **KEPT, **extra})


def trays(board):
    """The files of the tray on the board: what main.py would find."""
    return {path: data for path, data in board.files.items() if path.startswith(deployment.OWN)}


def kept(board):
    return {path: data for path, data in board.files.items() if not path.startswith((*deployment.OWN, switch.STAGE))}


def lay(board, files=NEW, on_bytes=lambda done: None):
    work = deployment.prepare(board, files)
    if work.plan:
        work.send(on_bytes)
    work.finish()
    return work.plan


def deploy_and_start(board, files=NEW):
    plan = lay(board, files)
    board.start()
    return plan


def test_a_blank_board_gets_all():
    board = PlayedBoard()
    plan = deploy_and_start(board)
    assert board.files == on_board(NEW)
    assert (len(plan.new), plan.same, plan.gone) == (len(NEW), 0, [])
    assert switch.STAGE not in board.folders


def test_only_what_differs_is_sent_and_what_is_no_more_wanted_goes():
    board = old_board()
    plan = deploy_and_start(board)
    assert {**trays(board), **kept(board)} == board.files == {**on_board(NEW), **KEPT}
    assert plan.same == 1 and "/lib/tray24/same.mpy" not in plan.new
    assert plan.gone == ["/lib/tray24/gone/a.mpy", "/lib/tray24/gone/deep/b.txt"]
    assert board.folders == {
        "",
        "/data",
        "/lib",
        "/lib/tray24",
        "/lib/tray24/ui",
        "/lib/tray24/link",
        "/lib/tray24/link/deep",
    }
    assert board.said == ""


def test_nothing_changes_before_the_board_starts_anew():
    board = old_board()
    lay(board, NEW)
    assert trays(board) == on_board(OLD)


def test_the_same_again_changes_nothing():
    board = old_board()
    deploy_and_start(board)
    steps = board.steps
    plan = lay(board, NEW)
    assert not plan and plan.same == len(NEW)
    assert board.steps == steps


def test_somebody_elses_boot_py_comes_back():
    board = old_board(**{"/boot.py": b"import theirs_is_not_there\n"})
    lay(board, NEW)
    assert board.files["/boot.py"] != b"import theirs_is_not_there\n"
    board.start()
    assert board.files == {**on_board(NEW), **KEPT, "/boot.py": b"import theirs_is_not_there\n"}


def test_progress_ends_with_all_bytes():
    seen = []
    plan = lay(old_board(), NEW, on_bytes=seen.append)
    assert seen == sorted(seen) and seen[-1] == plan.size == sum(map(len, plan.new.values()))


# Cuts.


def cut_in_deploy(at, boot):
    board = old_board(**boot)
    board.cut(at)
    try:
        lay(board, NEW)
    except PowerCut:
        return board
    return None


@pytest.mark.parametrize("boot", [{}, {"/boot.py": b"theirs = 1\n"}], ids=["alone", "with a boot.py"])
def test_a_cut_before_any_change_leaves_the_old_tray_and_the_next_deployment_ends(boot):
    at = 1
    while board := cut_in_deploy(at, boot):
        before = dict(board.files)
        board.start()
        assert trays(board) == on_board(OLD), at
        assert kept(board) == {**KEPT, **boot}, at
        staged = {path for path, data in before.items() if path.startswith(switch.STAGE) and data}
        sent = board.sent
        deploy_and_start(board)
        assert board.files == {**on_board(NEW), **KEPT, **boot}, at
        # What lay there already was not sent again.
        if len(staged) > 5:
            assert board.sent - sent < 12_000
        at += 1
    assert at > 15


@pytest.mark.parametrize("boot", [{}, {"/boot.py": b"theirs = 1\n"}], ids=["alone", "with a boot.py"])
def test_a_cut_in_the_switch_ends_with_the_next_start(boot):
    at = 1
    while True:
        board = old_board(**boot)
        lay(board, NEW)
        if not start_cut(board, at):
            break
        board.start()
        assert trays(board) == on_board(NEW), at
        assert kept(board) == {**KEPT, **boot}, at
        deploy_and_start(board)
        assert board.files == {**on_board(NEW), **KEPT, **boot}, at
        at += 1
    assert at > 15


def start_cut(board, at):
    """True when the power failed before the at-th change of the start."""
    board.cut(at)
    try:
        board.start()
    except PowerCut:
        return True
    board.cut_at = None
    return False


def test_any_two_cuts_in_the_switch_end_with_the_next_start():
    pairs = [(first, second) for first in range(1, 30) for second in range(1, 30)]
    cuts = 0
    for first, second in pairs:
        board = old_board()
        lay(board, NEW)
        cuts += start_cut(board, first) and start_cut(board, second)
        board.start()
        assert trays(board) == on_board(NEW), (first, second)
    assert cuts > 50


def test_another_deployment_after_a_cut_is_not_mixed_with_the_first():
    other = {**NEW, "main.py": b"import other\n", "lib/tray24/ui/play.mpy": b"other" * 700}
    at = 1
    while board := cut_in_deploy(at, {}):
        deploy_and_start(board, other)
        assert board.files == {**on_board(other), **KEPT}, at
        at += 1


def test_a_plan_that_cannot_be_carried_out_stays_for_the_next_start():
    board = old_board()
    lay(board, NEW)
    board.folders.add("/main.py")  # as damage would have it
    del board.files["/main.py"]
    board.start()
    assert "EISDIR" in board.said and switch.PLAN in board.files
    board.folders.discard("/main.py")
    board.start()
    assert trays(board) == on_board(NEW)


# What keeps it from being done.


def test_without_room_nothing_is_changed():
    board = old_board()
    board.blocks = board.blocks - board.free_blocks + 5
    before = dict(board.files)
    with pytest.raises(
        Failure,
        match=r"no room for the new files beside the old ones: \d+ kB are needed and 20 kB are free.*records pull",
    ):
        lay(board, NEW)
    assert board.files == before


def test_a_file_system_that_is_fuller_than_it_says_is_told():
    board = old_board()
    board.blocks = board.blocks - board.free_blocks + 20
    board._statvfs = lambda path: (BLOCK, BLOCK, 999, 999)
    big = {**NEW, "lib/tray24/big.mpy": bytes(100_000)}
    with pytest.raises(Failure, match="its file system is full"):
        lay(board, big)
    board.start()
    assert trays(board) == on_board(OLD)


def test_a_file_that_reads_back_otherwise_is_told():
    board = old_board()
    whole, board._open = board._open, lambda path, mode="r": whole(path, mode)

    def damaged(path, mode="r"):
        file = whole(path, mode)
        if mode == "rb" and path.startswith(switch.STAGE):
            file.write(b"\0")
            file.seek(0)
        return file

    board._open = damaged
    board._forget()
    with pytest.raises(Failure, match="reads back otherwise"):
        lay(board, NEW)
    board._open = whole
    board.start()
    assert trays(board) == on_board(OLD)


# The command, through mpremote to a played board.


@pytest.fixture
def port(monkeypatch, quick_mpremote):
    """At COM7: a board with the old tray, which starts anew when it is told to."""
    port = PlayedPort(old_board())
    answers = {"tray24": __version__, "micropython": "1.28.0", "board": "e660", "files": len(NEW)}

    def await_tray(name, serial):
        assert (name, serial) == ("COM7", "e660")
        port.board.start()
        link = Link(port, name)
        link.version = answers
        return link

    port.answers = answers
    monkeypatch.setattr(ports, "open_serial", lambda name, timeout_s: port)
    monkeypatch.setattr(deploy, "check_board", lambda port: None)
    monkeypatch.setattr(bundle, "make", lambda: NEW)
    monkeypatch.setattr(deploy, "await_tray", await_tray)
    return port


def run(json=False):
    return deploy.run(argparse.Namespace(port="COM7", json=json))


def test_the_command_tells_what_it_did_and_what_runs(port, capsys):
    assert run() == 0
    assert trays(port.board) == on_board(NEW)
    said = capsys.readouterr()
    assert said.out.startswith(
        f"the tray at COM7 runs tray24 {__version__} on MicroPython 1.28.0: 7 files, 6 sent (8 kB), 2 removed, 1 as they were; "
    )
    assert said.err.splitlines() == [
        "compiling the tray ...",
        "looking at the board ...",
        "comparing its files ...",
        "sending ...",
        "the board starts anew ...",
    ]
    assert run() == 0
    assert "7 files, all as they were" in capsys.readouterr().out


def test_the_command_tells_scripts_as_json(port, capsys):
    run(json=True)
    told = json.loads(capsys.readouterr().out)
    assert told["port"] == "COM7" and told["board"] == "e660" and told["same"] == 1
    assert "/main.py" in told["sent"] and told["removed"][0] == "/lib/tray24/gone/a.mpy"


def test_a_tray_that_says_it_is_another_one_is_told(port):
    port.answers["files"] = 9
    with pytest.raises(Failure, match="says that it runs tray24 .* with 9 files, and not .* with 7"):
        run()


def test_after_a_failure_the_old_tray_starts_again(port):
    port.board.blocks = port.board.blocks - port.board.free_blocks + 5
    with pytest.raises(Failure, match="no room"):
        run()
    assert "machine.reset" in port.programs[-1] and port.closed


def test_unplugged_in_the_middle_is_told(port):
    port.unplugged_after = 60
    with pytest.raises(Unplugged, match="the connection broke off"):
        run()
    assert port.closed


def test_a_tray_that_crashes_is_told_by_its_trace(port, monkeypatch):
    def never(name, serial):
        raise Failure("the tray at COM7 did not come back")

    port.board.files["/data/crash.txt"] = b"Traceback (most recent call last):\nValueError: no\n\n"
    monkeypatch.setattr(deploy, "await_tray", never)
    with pytest.raises(
        Failure, match="did not come back\nThe tray crashed; its last words:\nTraceback(.|\n)*ValueError: no$"
    ):
        run()
    del port.board.files["/data/crash.txt"]
    with pytest.raises(Failure, match="did not come back$"):
        run()


def test_a_port_that_leads_nowhere_is_told_before_anything_is_compiled(monkeypatch):
    monkeypatch.setattr(bundle, "make", lambda: pytest.fail("it compiles"))
    with pytest.raises(Failure, match="no such port"):
        deploy.deploy("/dev/ttyACM77")
    virtual_at(monkeypatch)
    with pytest.raises(Failure, match="nothing can be put there: the simulator's tray runs on Python"):
        deploy.deploy("socket://127.0.0.1:2424")
