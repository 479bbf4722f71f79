"""A server on a real port: in a thread of the tests, or as the command `play`."""

import contextlib
import json
import threading
import time
from pathlib import Path

import uvicorn

from simulator.web.http_server import build_config
from simulator.web.server import _listen

ROOT = Path(__file__).resolve().parents[2]
DEADLINE_S = 20
BEAT = "beat"


@contextlib.contextmanager
def serve_app(app):
    """Serve an application. Yield its address, "127.0.0.1:PORT"."""
    listener = _listen("127.0.0.1", 0)
    server = uvicorn.Server(build_config(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    yield f"127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(DEADLINE_S)
    assert not thread.is_alive()


def read_until(websocket, condition, state=None):
    """Read messages until `condition(state)` is true; the state is all messages put together. Return the state."""
    state = {} if state is None else state
    end_s = time.monotonic() + DEADLINE_S
    while not condition(state):
        text = websocket.recv(timeout=max(0.01, end_s - time.monotonic()))
        if text == BEAT:
            websocket.send(BEAT)
        else:
            state.update(json.loads(text))
    return state
