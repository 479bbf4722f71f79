"""Wrong lines that a host sends to the tray: each gets a reply, in order, and the tray goes on."""

import json
import random
from typing import Any

from campaigns.mutation import change_bytes, change_json
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.optics import STILL
from simulator.tray.rig import Rig
from tray24 import games

_LINES = 120  # of a round
_MAX_LENGTH = 1024
_ANSWER_MS = 4000
_RECORD = b"tray24 1\ngame yacht\nseats 1\nseed 5\n---\n* draw 0 1 2 3 4 5\n"
REQUESTS: tuple[dict[str, Any], ...] = (
    {"do": "hello"},
    {"do": "state"},
    {"do": "watch", "on": True, "what": ["line", "leds", "display", "buttons"]},
    {"do": "watch", "on": False},
    {"do": "records", "op": "list"},
    {"do": "records", "op": "get", "name": "rec0001.t24", "from": 3},
    {"do": "records", "op": "hash", "name": "rec0001.t24"},
    {"do": "records", "op": "delete", "name": "rec0001.t24", "sha256": "00"},
    {"do": "settings", "op": "get", "from": 0},
    {"do": "settings", "op": "set", "name": "brightness", "value": "40"},
    {"do": "selftest", "op": "begin"},
    {"do": "selftest", "op": "led", "slot": 3, "color": "r"},
    {"do": "selftest", "op": "end"},
    {"do": "calibrate", "op": "look"},
    {"do": "calibrate", "op": "begin"},
    {"do": "calibrate", "op": "cancel"},
    {"do": "trace", "op": "start"},
    {"do": "trace", "op": "stop"},
)


def check(rng: random.Random) -> int:
    files = MemoryFiles({"rec0001.t24": _RECORD})
    change_settings(files, coach="off")
    rig = Rig(files, 1, sensors=rng.random() < 0.3, model=STILL)
    rig.press("green")
    if rng.random() < 0.5:
        rig.start_match("", "sharp", game=rng.choice(games.list_games()))
    host = rig.tray.serial.host
    sent_lines: list[bytes] = []
    for index in range(_LINES):
        line = _make_line(rng, index)
        sent_lines.append(line)
        host.write(line + b"\n")
        rig.wait_ms(rng.choice((5, 40, 300)))
        _check_lines(host.read(), sent_lines)
    for fault in rig.tray.faults:
        raise AssertionError(f"{fault!r} after {sent_lines[-8:]}") from fault
    assert _is_alive(rig), f"no answer after {sent_lines[-8:]}"
    return _LINES


def _make_line(rng: random.Random, number: int) -> bytes:
    request = {"id": number} | rng.choice(REQUESTS)
    draw = rng.random()
    if draw < 0.7:
        for _ in range(1 + rng.randrange(2)):
            request = change_json(request, rng)
    line = json.dumps(request).encode("utf-8", "surrogatepass")
    return change_bytes(line, rng).replace(b"\x03", b"") if draw > 0.55 else line


def _check_lines(received: bytes, sent_lines: list[bytes]) -> None:
    """Check that each whole line of `received`, which came from the tray, is a reply or an event, and not too long.

    `sent_lines` are the host's lines.
    """
    for line in received.split(b"\n")[1:-1]:
        assert len(line) < _MAX_LENGTH, f"a line of {len(line)} bytes after {sent_lines[-3:]}"
        message = json.loads(line)
        assert isinstance(message, dict) and message.keys() & {"event", "ok", "error"}, (
            f"{line!r} after {sent_lines[-3:]}"
        )


def _is_alive(rig: Rig) -> bool:
    """Return whether the tray still answers a request."""
    host = rig.tray.serial.host
    host.read()
    host.write(b'\n{"id":424242,"do":"hello"}\n')
    received = b""
    for _ in range(_ANSWER_MS // 50):
        rig.wait_ms(50)
        received += host.read()
        if b'"id":424242' in received and received.endswith(b"\n"):
            return True
    return False
