"""The command `trace`: record the tray's sensors and buttons into a file that `play --trace` feeds to the simulator."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from host_tools.errors import Failure, UsageError
from host_tools.interrupts import INTERRUPTS
from host_tools.link import connection, ports
from host_tools.link.client import Link, fetch_match_lines, fetch_pages
from host_tools.terminal import console
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.traces.trace import format_entry, format_head

say = HostTexts("trace")

_STEP_S = 0.2
_LIMIT_S = 5.0  # limit for receiving the state of the senses
_QUIET_S = 3.0  # a tray that traces sends events many times a second


def add_arguments(parser: argparse.ArgumentParser) -> None:
    ports.add_port_argument(parser)
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help=say("help-out"))
    parser.add_argument("--seconds", type=float, metavar="N", help=say("help-seconds"))


def run(arguments: argparse.Namespace) -> int:
    if arguments.seconds is not None and not arguments.seconds > 0:
        raise UsageError(say("bad-seconds", seconds=f"{arguments.seconds:g}"))
    with connection.open_link(arguments.port) as link:
        try:
            file = arguments.out.open("x", encoding="utf-8", newline="\n")
        except FileExistsError:
            raise UsageError(say("file-exists", path=str(arguments.out))) from None
        with file:
            recorder = TraceRecorder(link, file)
            try:
                recorder.begin()
            except BaseException:
                file.close()
                arguments.out.unlink(missing_ok=True)
                raise
            code = _record_trace(recorder, link.name, arguments.out, arguments.seconds)
    print(recorder.format_summary(arguments.out))
    return code


def _record_trace(recorder: "TraceRecorder", board: str, path: Path, seconds: float | None) -> int:
    """Record until the time is over or until Ctrl-C, and return the exit code."""
    if seconds is None:
        console.print_message(say("tracing-until-stopped", board=board, path=str(path)))
    else:
        console.print_message(say("tracing", board=board, path=str(path), seconds=f"{seconds:g}"))
    code = 0
    try:
        try:
            recorder.record(seconds)
        except KeyboardInterrupt:
            code = INTERRUPTS.code
        recorder.end()
    except Failure as failure:
        raise Failure(say("cut-off", reason=str(failure), path=str(path))) from None
    return code


class TraceRecorder:
    """A recorder of a tray's sensors and buttons into a trace file, which holds complete lines at any time."""

    def __init__(self, link: Link, file: TextIO, now_s: Callable[[], float] = time.monotonic):
        self._link = link
        self._file = file
        self._now_s = now_s
        self._pending_events: list[JsonObject] = []
        self.looks = self.presses = self.changes = self.lines = self.lost = 0
        self._line_count = 0  # number of the match's lines that are written
        self._began_ms = self._ended_ms = -1

    def begin(self) -> None:
        """Start the trace on the tray, and write the file's head with the tray's present state."""
        link = self._link
        version = link.request("hello")
        settings = dict(item for page in fetch_pages(link, "settings", "settings", op="get") for item in page.items())
        link.request("watch", on=True, what=["line"])
        state = link.request("state")
        lines = fetch_match_lines(link)
        link.request("trace", op="start")
        first_event, parts = self._receive_state(lines)
        match = state["match"] or {}
        head: JsonObject = {"version": version, "settings": settings}
        head |= {"screen": state["screen"], "seats": match.get("seats", []), "lines": lines}
        head |= {
            "real": bool(first_event.get("real")),
            "ms": first_event["ms"],
            "numbers": first_event["numbers"],
            "parts": parts,
        }
        self._file.write(format_head(head))
        self._line_count = len(lines)
        self._began_ms = self._ended_ms = first_event["ms"]
        for event in self._pending_events:
            self._write_event(event)
        self._file.flush()

    def _receive_state(self, lines: list[str]) -> tuple[JsonObject, list[str]]:
        """Return the first event of the trace and the data of the next ones: the state of the tray's sensing code.

        Append the lines of the match that arrive meanwhile to `lines`.
        """
        first_event: JsonObject | None = None
        parts: dict[int, str] = {}
        end_s = self._now_s() + _LIMIT_S * self._link.slowness
        while first_event is None or len(parts) < first_event["parts"]:
            for event in self._link.receive_events(_STEP_S):
                if self._now_s() > end_s:
                    break
                if "numbers" in event:
                    first_event = event
                elif "part" in event:
                    parts[event["part"]] = event["data"]
                elif first_event:
                    self._pending_events.append(event)
                elif event["event"] == "line" and event["n"] == len(lines):
                    lines.append(event["line"])
                if first_event and len(parts) == first_event["parts"]:
                    break
            if self._now_s() > end_s:
                raise Failure(say("no-state"))
        return first_event, [parts[number] for number in sorted(parts)]

    def record(self, seconds: float | None) -> None:
        """Write events as they come, for `seconds` or until Ctrl-C. Raise Failure when no more events come."""
        end_s = None if seconds is None else self._now_s() + seconds
        last_event_s = self._now_s()
        while end_s is None or self._now_s() < end_s:
            for event in self._link.receive_events(_STEP_S):
                self._write_event(event)
                if event["event"] == "trace":
                    last_event_s = self._now_s()
                if end_s is not None and self._now_s() >= end_s:
                    break
            self._file.flush()
            if self._now_s() - last_event_s > _QUIET_S * self._link.slowness:
                raise Failure(say("silent", board=self._link.name))

    def end(self) -> None:
        """Stop the trace, write the events that are still in transit, and write the last line.

        Raise Failure when the tray does not stop: the missing last line then shows that the trace was cut off.
        """
        self._link.request("trace", op="stop")
        self._link.request("watch", on=False)
        end_s = self._now_s() + _LIMIT_S * self._link.slowness
        for event in self._link.receive_events(_STEP_S):
            self._write_event(event)
            if self._now_s() > end_s:
                break
        self._file.write(format_entry({"end": True}))

    def _write_event(self, event: JsonObject) -> None:
        kind = event.get("event")
        if kind == "trace" and "ms" in event:
            entry = {key: value for key, value in event.items() if key != "event"}
            self._ended_ms = event["ms"]
            if "buttons" in event:
                self.presses += event["buttons"] > 0
            else:
                self.looks += 1
                self.changes += len(event.get("saw", ())) // 2
        elif kind == "line" and event["n"] >= self._line_count:
            self.lines += 1
            self._line_count = event["n"] + 1
            entry = {"line": event["line"]}
        elif kind == "match":
            lines = fetch_match_lines(self._link)
            self._line_count = len(lines)
            entry = {"match": lines}
        elif kind == "lost":
            self.lost += event["count"]
            entry = {"lost": event["count"]}
        else:
            return
        self._file.write(format_entry(entry))

    def format_summary(self, path: Path) -> str:
        """Return a summary of the file's content."""
        seconds = (self._ended_ms - self._began_ms) % (1 << 30) / 1000
        counts = {name: getattr(self, name) for name in ("looks", "changes", "presses", "lines", "lost")}
        key = "recorded-with-gaps" if self.lost else "recorded"
        return say(key, path=str(path), seconds=f"{seconds:.1f}", **counts)
