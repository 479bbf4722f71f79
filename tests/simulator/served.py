"""A server on a real port: in a thread of the tests, or as the command `play`."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import uvicorn

from simulator.web.server import _listen
from simulator.web.serving import configured

ROOT = Path(__file__).resolve().parents[2]
DEADLINE_S = 20
BEAT = "beat"


@contextlib.contextmanager
def serving(app):
    """Serve an application. Yield its address, "127.0.0.1:PORT"."""
    listener = _listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    yield f"127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(DEADLINE_S)
    assert not thread.is_alive()


def read_until(websocket, condition, state=None):
    """Read messages until the condition is true for the state they add up to. Return the state."""
    state = {} if state is None else state
    end_s = time.monotonic() + DEADLINE_S
    while not condition(state):
        text = websocket.recv(timeout=max(0.01, end_s - time.monotonic()))
        if text == BEAT:
            websocket.send(BEAT)
        else:
            state.update(json.loads(text))
    return state


def start_play(home, port=0):
    """Start `play` with its data in a folder. Return the process and its first line."""
    environment = os.environ | {"TRAY24_HOME": str(home), "PYTHONPATH": f"{ROOT / 'firmware'}{os.pathsep}{ROOT}"}
    process = subprocess.Popen(
        [sys.executable, "-m", "host_tools", "play", "--no-browser", "--port", str(port)],
        env=environment,
        stdout=-1,
        stderr=-1,
        text=True,
        cwd=ROOT,
        # As it is for a person, even if the tests run in the background of a shell, where Ctrl-C is ignored.
        preexec_fn=(lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)) if os.name == "posix" else None,
    )
    assert process.stdout
    return process, process.stdout.readline()
