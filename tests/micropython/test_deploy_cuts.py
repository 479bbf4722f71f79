"""A deployment on MicroPython with the device's own LittleFS: the power fails in every single operation of the flash."""

import json
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from host_tools import deployment, micropython
from host_tools.on_board import switch

OLD = {
    "main.py": b"import old\n",
    "lib/tray24/same.mpy": b"same" * 100,
    "lib/tray24/large.mpy": b"old, large" * 900,
    "lib/tray24/gone/a.txt": b"a",
}
NEW = {
    "main.py": b"import new\n",
    "lib/tray24/same.mpy": b"same" * 100,
    "lib/tray24/large.mpy": bytes(range(256)) * 30,
    "lib/tray24/link/b.txt": b"b" * 700,
}
KEPT = {"data/settings.txt": b"volume=2\n", "data/m1.t24": b"record" * 1500}


class PowerCut(BaseException):
    """The flash is dead until the next start."""


class MicroPythonBoard:
    """As a Prompt, on a board in another process."""

    name = "the board in the test"

    def __init__(self):
        script = Path(__file__).with_name("board_with_littlefs.py")
        self._process = subprocess.Popen(
            micropython.command(script),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, name, argument=None):
        self._process.stdin.write(json.dumps([name, argument]) + "\n")
        self._process.stdin.flush()
        state, value = json.loads(self._process.stdout.readline())
        if state == "cut":
            raise PowerCut
        assert state == "ok", value
        return value

    def run(self, program, timeout_s=30, on_line=lambda: None):
        return self.ask("run", program)

    def start(self):
        self.ask("start")

    @property
    def files(self):
        return {path.lstrip("/"): b64decode(data) for path, data in self.ask("files").items()}

    def end(self):
        self._process.stdin.close()
        self._process.wait()


@pytest.fixture
def board():
    if reason := micropython.why_unavailable():
        pytest.skip(reason)
    board = MicroPythonBoard()
    board.ask("new", {"/" + path: b64encode(data).decode() for path, data in {**OLD, **KEPT}.items()})
    yield board
    board.end()


def lay(board, files):
    work = deployment.prepare(board, files)
    if work.plan:
        work.send()
    work.finish()
    return work.plan


def test_a_deployment_on_micropython(board):
    plan = lay(board, NEW)
    assert len(plan.new) == 3 and plan.gone == ["/lib/tray24/gone/a.txt"] and plan.same == 1
    assert board.files.items() >= {**OLD, **KEPT}.items()
    board.start()
    assert board.files == {**NEW, **KEPT}
    assert not lay(board, NEW)


@pytest.mark.parametrize("quarters", [0, 2, 4])
def test_a_cut_in_every_operation_leaves_all_old_or_all_new_files(board, quarters):
    """Then the next deployment ends, and nothing else has changed."""
    operation, found_new = 1, 0
    while True:
        board.ask("load")
        board.ask("cut", [operation, quarters])
        try:
            lay(board, NEW)
            board.start()
        except PowerCut:
            board.start()
        else:
            break
        tray = {path: data for path, data in board.files.items() if not path.startswith(switch.STAGE[1:])}
        assert tray in ({**OLD, **KEPT}, {**NEW, **KEPT}), operation
        assert tray == {**NEW, **KEPT} or not found_new, operation
        found_new += tray == {**NEW, **KEPT}
        lay(board, NEW)
        board.start()
        assert board.files == {**NEW, **KEPT}, operation
        operation += 1
    assert operation > 40 and 10 < found_new < operation - 10
