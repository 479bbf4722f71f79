"""Devices that pretend to be a tray: whatever they reply, the host tools end with a message, not with a traceback."""

import contextlib
import io
import json
import random
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from link_streams import RigStream

from campaigns.mutation import change_bytes, change_json
from host_tools.archive.matches import Archive, pull_records
from host_tools.commands.trace import TraceRecorder
from host_tools.doctor import measure
from host_tools.doctor.findings import format_report
from host_tools.errors import Failure
from host_tools.link import hello
from host_tools.link.client import Link
from host_tools.link.records import list_records
from host_tools.link.replication import Follower
from simulator.texts import escape_text
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.optics import STILL
from simulator.tray.rig import Rig
from tray24 import games

_CRASH = b'Traceback (most recent call last):\n  File "a.py", line 3, in tick\nValueError: \x1b[2J\xff\n\n'
_RECORD = b"tray24 1\ngame yacht\nseats 1\nseed 5\n---\n* draw 0 1 2 3 4 5\n"
_MAX_READS = 60_000  # of a visit
_STEPS = 30  # of a follower
_RECORDED_S = 3.0
_NOISE = (b"\n>>> ", b"Traceback (most recent call last):\r\n", b"\x1b[2J\r\n", b"{" * 40 + b"\n")


def check(rng: random.Random) -> int:
    """Let the host tools do all that `_VISITS` lists, each time with a new false tray.

    Return the number of wrong replies that these trays have sent.
    """
    return sum(_check_visit(visit, rng) for visit in _VISITS)


def _check_visit(visit: "Visit", rng: random.Random) -> int:
    files = MemoryFiles({"rec0001.t24": _RECORD, "crash.txt": _CRASH})
    change_settings(files, coach="off", bot_speed="4")
    rig = Rig(files, 1, sensors=True, model=STILL)
    rig.boot()
    if visit is not _examine:
        rig.press("green")
        rig.start_match("", "gentle", game=rng.choice(games.list_games()))
    stream = FalseStream(rig, rng)
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            output.write(visit(Link(stream, "the tray", stream.now_s, notify=output.write), rig))
        except Failure as failure:
            output.write(str(failure))
        except Exception as error:
            raise AssertionError(f"{visit.__name__}: {error!r} after {stream.sent[-3:]}") from error
    text = output.getvalue()
    assert text == escape_text(text), f"{visit.__name__}: {text!r} after {stream.sent[-3:]}"
    return len(stream.sent)


class FalseStream(RigStream):
    """A stream to a rig's tray that changes some of the tray's replies and events; `sent` holds the changed lines."""

    def __init__(self, rig: Rig, rng: random.Random):
        super().__init__(rig)
        self.sent: list[bytes] = []
        self._rng = rng
        self._changed_share = rng.choice((0.03, 0.15, 0.5))  # the part of the lines
        self._reads = 0
        self._pending_line = b""
        self._ready_bytes = b""

    def read(self, size: int) -> bytes:
        self._reads += 1
        assert self._reads < _MAX_READS, f"no end after {self.sent[-3:]}"
        *lines, self._pending_line = (self._pending_line + super().read(size)).split(b"\n")
        self._ready_bytes += b"".join(self._alter(line) + b"\n" for line in lines)
        data, self._ready_bytes = self._ready_bytes[:size], self._ready_bytes[size:]
        return data

    def _alter(self, line: bytes) -> bytes:
        rng = self._rng
        if not line.strip() or rng.random() > self._changed_share:
            return line
        draw = rng.random()
        if draw < 0.1:
            line = change_bytes(line, rng)
        elif draw < 0.15:
            line = rng.choice(_NOISE) + line
        else:
            message = json.loads(line)
            if draw < 0.6 and "ok" in message:
                message["ok"] = change_json(message["ok"], rng)
            else:
                message = change_json(message, rng)
            line = json.dumps(message).encode()
        self.sent.append(line)
        return line


# What is done with a tray: each visit returns its output.
Visit = Callable[[Link, Rig], str]


def _greet(link: Link, rig: Rig) -> str:
    hello.request_hello(link)
    hello.check_version(link.version["tray24"])
    return hello.is_virtual(link.version) * link.version["machine"]


def _examine(link: Link, rig: Rig) -> str:
    return format_report(measure.examine_tray(link))


def _pull(link: Link, rig: Rig) -> str:
    with tempfile.TemporaryDirectory() as folder:
        archive = Archive(Path(folder) / "archive.sqlite")
        try:
            pulled_records = pull_records(link, archive, list_records(link))
            return "\n".join(f"{pulled_record.stored.name} {pulled_record.sha256}" for pulled_record in pulled_records)
        except sqlite3.Error as error:
            raise AssertionError(f"the archive refuses it: {error}") from error
        finally:
            archive.close()


def _follow(link: Link, rig: Rig) -> str:
    follower = Follower(lambda: link, ("line", "leds", "display", "buttons"), link.now_s)
    news = [entry for _ in range(_STEPS) for entry in follower.step(0.3)]
    follower.close()
    return "\n".join(news_text for _, news_text in news)


def _trace(link: Link, rig: Rig) -> str:
    file = io.StringIO()
    recorder = TraceRecorder(link, file, link.now_s)
    recorder.begin()
    recorder.record(_RECORDED_S)
    recorder.end()
    return recorder.format_summary(Path("a.trace"))


# Examining and pulling read most replies.
_VISITS: tuple[Visit, ...] = (_greet, _follow, _trace, *(_examine,) * 4, *(_pull,) * 3)
