"""Wrong lines that a host sends to the tray: each gets a reply, in order, and the tray goes on."""

import json
import random
from typing import Any

from campaigns.mutation import change_bytes, change_json
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.rig import Rig
from tray24 import games

_LINES = 120  # of a round
_LONGEST = 1024
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


def check(chance: random.Random) -> int:
    files = MemoryFiles({"rec0001.t24": _RECORD})
    change_settings(files, coach="off")
    rig = Rig(files, 1, sensors=chance.random() < 0.3)
    rig.press("green")
    if chance.random() < 0.5:
        rig.start_match("", "sharp", game=chance.choice(games.list_games()))
    host = rig.tray.serial.host
    sent: list[bytes] = []
    for index in range(_LINES):
        line = _make_line(chance, index)
        sent.append(line)
        host.write(line + b"\n")
        rig.wait_ms(chance.choice((5, 40, 300)))
        _check_lines(host.read(), sent)
    for fault in rig.tray.faults:
        raise AssertionError(f"{fault!r} after {sent[-8:]}") from fault
    assert _is_alive(rig), f"no answer after {sent[-8:]}"
    return _LINES


def _make_line(chance: random.Random, number: int) -> bytes:
    request = {"id": number} | chance.choice(REQUESTS)
    kind = chance.random()
    if kind < 0.7:
        for _ in range(1 + chance.randrange(2)):
            request = change_json(request, chance)
    line = json.dumps(request).encode("utf-8", "surrogatepass")
    return change_bytes(line, chance).replace(b"\x03", b"") if kind > 0.55 else line


def _check_lines(came: bytes, sent: list[bytes]) -> None:
    """Check that each whole line that `came` from the tray is a reply or an event, and not too long.

    `sent` are the host's lines.
    """
    for line in came.split(b"\n")[1:-1]:
        assert len(line) < _LONGEST, f"a line of {len(line)} bytes after {sent[-3:]}"
        message = json.loads(line)
        assert isinstance(message, dict) and message.keys() & {"event", "ok", "error"}, f"{line!r} after {sent[-3:]}"


def _is_alive(rig: Rig) -> bool:
    """Return whether the tray still answers a request."""
    host = rig.tray.serial.host
    host.read()
    host.write(b'\n{"id":424242,"do":"hello"}\n')
    came = b""
    for _ in range(_ANSWER_MS // 50):
        rig.wait_ms(50)
        came += host.read()
        if b'"id":424242' in came and came.endswith(b"\n"):
            return True
    return False
