"""The replay of a trace on a virtual tray, and its comparison with the traced tray.

The virtual tray gets the scans and contacts of the trace at their times. The result says whether it saw and did the
same as the traced tray.
"""

import contextlib
import itertools
import threading
from array import array
from collections.abc import Callable

from simulator.json_values import JsonObject
from simulator.people.presses import Presses
from simulator.texts import HostTexts, convert_number
from simulator.traces.trace import BadTrace, Contacts, Entry, MatchLines, Scan, Trace
from simulator.tray.clock import TICKS_PERIOD, Clock
from simulator.tray.files import MemoryFiles, format_settings
from simulator.tray.virtual import VirtualTray
from simulator.web.follow.replica import TrayOutputs
from simulator.web.log.log import Log
from simulator.web.log.log_writer import join_sentences
from simulator.web.match_view import list_player_names
from tray24.compat import ticks_diff
from tray24.match.journal import JOURNAL, Journal
from tray24.match.match import Match
from tray24.match.profile import END_OF_HEAD, Player, format_seat
from tray24.match.record import strip_comment
from tray24.pins import SLOTS
from tray24.sense.buttons import SPARK_MS
from tray24.sense.events import EMPTY, is_member, list_members
from tray24.sense.slots import Sensing
from tray24.tray import Tray
from tray24.ui.match.prompts import GUIDE
from tray24.ui.match.real.real_play_screen import RealPlayScreen
from tray24.ui.menus.settings import load_settings
from tray24.ui.ui import Ui

_LEAD_MS = 10_000  # time in which the tray starts and continues the match
_BOOT_MS = 1000
_RESUME_MS = 2000
_DETECTION_MS = 500
# Screens without a running match.
MENUS = ("power", "home", "setup", "number", "records", "settings", "names", "name", "test", "calibrate")
_LIGHTS = 4
_say = HostTexts("traces")
_TRAIL_MS = 1000  # for the effects of the last scan


class TraceSensors:
    """The port `sensors` with the samples of a trace. `scan` is the scan of the trace that is replayed now.

    `strays` counts scans for which the trace has no samples.
    """

    def __init__(self) -> None:
        self.scan = Scan(0)
        self.strays = 0
        self._presence = bytes(4 * SLOTS)
        self._colors = [[0] * SLOTS for _ in range(_LIGHTS)]

    def sample_presence(self, samples: array) -> None:
        scan = self.scan
        if scan.light < 0 and scan.samples:
            self._presence = scan.samples
        else:
            self.strays += 1
        samples[:] = array("H", self._presence)

    def sample_colors(self, slots: int, light: int, samples: array) -> None:
        """Copy the traced samples of a scan in the light `light` (1-3: red, green, blue; 0: none) into `samples`.

        For a slot that the traced tray did not sample now, copy the last sample of this slot and light.
        """
        scan = self.scan
        last_samples = self._colors[light]
        if scan.light == light:
            for slot, sample in enumerate(array("H", scan.samples)):
                if is_member(scan.slots, slot):
                    last_samples[slot] = sample
        if scan.light != light or slots & ~scan.slots:
            self.strays += 1
        samples[:] = array("H", last_samples)


class TraceReplay(VirtualTray):
    """A virtual tray that replays a trace. `advance` advances its time; `is_over` is True once the trace is over.

    `saw` (this tray) and `traced_saw` (the traced tray) are lists of (ms since the trace began, slot, new content of
    the slot). `replayed_lines` and `traced_lines` list the lines of the matches on these trays since the trace began.
    `presses` counts contacts that closed, `scans` the scans of the slots, `probes` those scans that measured a color,
    and `lost` the events that the trace lacks.

    A match with electronic dice is not replayed, because no trace contains its random numbers: the tray then gets no
    contacts.
    """

    def __init__(self, trace: Trace):
        self.trace = trace
        self._started_ms: int = trace.head["ms"] + (TICKS_PERIOD if trace.head["ms"] < _LEAD_MS else 0)
        files = MemoryFiles(format_settings(**trace.head["settings"]))
        lines: list[str] = trace.head["lines"]
        self.is_electronic = bool(lines) and not trace.head.get("real")
        if lines and not self.is_electronic:
            _write_journal(files, lines, trace.head["seats"])
        kind = load_settings(files)["tray_kind"]
        super().__init__(files, Clock(self._started_ms - _LEAD_MS), lambda: 1, kind=kind)
        self.trace_sensors = TraceSensors()
        self.sensors = self.trace_sensors
        self.saw: list[tuple[int, int, int]] = []
        self.traced_saw: list[tuple[int, int, int]] = []
        self.traced_lines: list[str] = []
        self._last_contacts = 0
        self.scans = self.probes = self.presses = self.lost = 0
        self._next_index = 0
        self._is_replaying = False
        self.plug_in()
        self._resume_match()

    # Before the trace.

    def _resume_match(self) -> None:
        """Let the tray start, and resume the match that was being played when the trace began.

        Then restore the state of the sensing code, so that the replay can begin.
        """
        self.clock.advance(_BOOT_MS)
        screen = self.trace.head["screen"]
        if JOURNAL in self.files.list_names() and screen not in MENUS:
            Presses(self).start(Presses(self).resume_match(), lambda error: None)
            self.clock.advance(_RESUME_MS)
            self._place_dice_again()
        self.clock.advance(self._started_ms - self.clock.now_ms)
        self.restore_senses()
        self._old_line_count = len(self.list_lines())
        sensing = self._sensing
        self._scan_slots = sensing.scan
        sensing.scan = self._record_scan
        self._is_replaying = True
        self._scan_ms = self._started_ms

    def _place_dice_again(self) -> None:
        """Report to the tray that dice in slots but not yet part of the match were lifted and put back.

        This makes the tray detect these dice.
        """
        ui = self._ui
        if not isinstance(ui.screen, RealPlayScreen) or ui.screen.prompt != GUIDE:
            return
        dice = [(slot, self._sensing.seen[slot]) for slot in list_members(ui.screen.diff.to_lift)]
        for contents in ([(slot, EMPTY) for slot, _ in dice], dice):
            for slot, content in contents:
                self._sensing.seen[slot] = content
                ui.handle_slot_change(slot, content, self.clock.ticks_ms())
            self.clock.advance(_DETECTION_MS)

    def plug_in(self) -> None:
        """Start the tray's firmware.

        Until the replay begins, the tray scans its buttons as usual. Then the trace decides when buttons and slots are
        scanned.
        """
        self.firmware = Tray(self._create_ports())
        self.restore_senses()
        self._button_task, self._slot_task, *tasks = self.firmware.create_tasks()
        self.clock.spawn(self._scan_until_replay())
        for task in tasks:
            self.clock.spawn(task)

    def pull_plug(self) -> None:
        super().pull_plug()
        self._button_task.close()
        self._slot_task.close()

    async def _scan_until_replay(self) -> None:
        while not self._is_replaying:
            await self.clock.sleep_ms(self._button_task.send(None))

    @property
    def _ui(self) -> Ui:
        assert self.firmware
        return self.firmware.ui

    @property
    def _sensing(self) -> Sensing:
        assert self._ui.sensing
        return self._ui.sensing

    def restore_senses(self) -> None:
        """Restore the state of the traced tray's sensing code at the beginning of the trace."""
        try:
            self._sensing.restore_state(self.trace.parts, self.trace.head["numbers"])
        except ValueError:
            raise BadTrace(_say("this-trace"), 1, "other-senses") from None

    # Replay.

    @property
    def is_over(self) -> bool:
        return self._next_index == len(self.trace.entries)

    def advance(self, ms: int) -> None:
        """Let `ms` milliseconds of the trace pass."""
        end_ms = self.clock.now_ms + ms
        entries = self.trace.entries
        while not self.is_over:
            entry = entries[self._next_index]
            if isinstance(entry, Scan | Contacts):
                due_ms = self._started_ms + ticks_diff(entry.ms, self._started_ms % TICKS_PERIOD)
                if due_ms > end_ms:
                    break
                self._advance_to(due_ms)
            self._next_index += 1
            self._process_entry(entry)
        self._advance_to(end_ms)

    def _advance_to(self, end_ms: int) -> None:
        while self._scan_ms <= end_ms:
            self.clock.advance(max(0, self._scan_ms - self.clock.now_ms))
            self._scan_contacts()
        self.clock.advance(max(0, end_ms - self.clock.now_ms))

    def _scan_contacts(self) -> None:
        self._scan_ms = self.clock.now_ms + self._button_task.send(None)

    def _process_entry(self, entry: Entry) -> None:
        if isinstance(entry, Scan):
            self.scans += 1
            self.probes += entry.light >= 0
            self.traced_saw += [(self.passed_ms, slot, content) for slot, content in entry.saw]
            self.trace_sensors.scan = entry
            self._slot_task.send(None)
        elif isinstance(entry, Contacts):
            self.presses += (entry.mask & ~self._last_contacts).bit_count()
            self._last_contacts = entry.mask
            if not self.is_electronic:
                self._finish_touch()
                self.closed = entry.mask
                self._scan_contacts()
        elif isinstance(entry, MatchLines):
            self.traced_lines += _strip_head(entry.lines)
        else:
            self.lost += entry.count

    def _finish_touch(self) -> None:
        """Let time pass until a contact that has just closed counts as a press.

        Without this a short tap would be lost: the traced tray may have seen it in one scan only, after a pause.
        """
        buttons = self.firmware.buttons if self.firmware else None
        for _ in range(SPARK_MS):
            if buttons and buttons.touched:
                self._advance_to(self.clock.now_ms + 1)

    @property
    def passed_ms(self) -> int:
        """The milliseconds since the trace began."""
        return self.clock.now_ms - self._started_ms

    def _record_scan(self, now_ms: int) -> int:
        change_count = self._scan_slots(now_ms)
        sensing = self._sensing
        for index in range(change_count):
            self.saw.append((self.passed_ms, sensing.slots[index], sensing.contents[index]))
        return change_count

    # Match.

    def list_lines(self) -> list[str]:
        """Return the lines of all matches on this tray since its start."""
        names = sorted(name for name in self.files.list_names() if name.startswith("rec")) + [JOURNAL]
        found: list[str] = []
        for name in names:
            data = self.files.read(name)
            found += _strip_head([strip_comment(line) for line in data.decode().split("\n")]) if data else []
        return found

    @property
    def replayed_lines(self) -> list[str]:
        """The lines of this tray's matches since the trace began."""
        return self.list_lines()[self._old_line_count :]


def _strip_head(lines: list[str]) -> list[str]:
    """Return the lines of a match without comments and without the head, the lines that describe its profile."""
    start = lines.index(END_OF_HEAD) + 1 if END_OF_HEAD in lines else 0
    return [line for line in (strip_comment(line) for line in lines[start:]) if line]


def _write_journal(files: MemoryFiles, lines: list[str], seats: list[JsonObject]) -> None:
    """Write a journal with these lines, as the tray would have saved the match. `seats` are its players.

    The journal gets an arbitrary seed, which does not matter because the dice are real.
    """
    end = lines.index(END_OF_HEAD)
    notes = [format_seat(seat, Player(player["button"], player["name"], "")) for seat, player in enumerate(seats)]
    journal = Journal(files)
    journal.start([*lines[:end], "seed 0", "# dice real", *notes, END_OF_HEAD])
    journal.append(lines[end + 1 :])


class ReplaySource:
    """A replay of a trace that FollowTable can show like a tray, on a read-only page in the browser.

    `notify(text)` is called for each change in a slot and for the result at the end.
    """

    def __init__(self, tray: TraceReplay, notify: Callable[[str], None]):
        self.lock: contextlib.AbstractContextManager[object] = threading.Lock()
        self.changes = 0
        self._tray = tray
        self._notify = notify
        self._reported_count = 0
        self._left_ms = _TRAIL_MS
        self._note = ""
        self._log = Log(tray.files)
        self._match: Match | None = None

    @property
    def faults(self) -> list[Exception]:
        return self._tray.faults

    def advance(self, ms: int) -> None:
        if self._left_ms <= 0:
            return
        self._tray.advance(ms)
        self.changes += 1
        for at_ms, slot, content in self._tray.saw[self._reported_count :]:
            self._notify(_say("change", seconds=f"{at_ms / 1000:8.3f}", slot=slot, seen=_say(f"seen-{content}")))
        self._reported_count = len(self._tray.saw)
        if self._tray.is_over:
            self._left_ms -= ms
            if self._left_ms <= 0:
                text = describe_replay(self._tray)
                self._notify(text)
                self._note = _say("ended", verdict=text)

    def read_outputs(self) -> TrayOutputs:
        tray = self._tray
        assert tray.firmware
        ui = tray.firmware.ui
        match = ui.match if ui.screen.name not in MENUS else None
        if match is not self._match and match is not None:
            self._match = match
            self._log.end_match()
        if match is not None:
            self._log.update(list_player_names(match.profile))
        return TrayOutputs(
            plugged=True,
            frame=tray.frame + tray.beside,
            display=tray.screen,
            words=ui.format_text(),
            pressed=tray.closed,
            screen=ui.screen.name,
            note=self._note,
            kind=tray.kind,
            match=match,
            log=self._log if match else None,
        )

    def stop(self) -> None:
        self._tray.pull_plug()


def describe_replay(tray: TraceReplay) -> str:
    """Return the summary of a replay: its numbers of scans, probes and presses, and its differences from the trace.

    The summary says whether the virtual tray saw and did the same as the traced tray.
    """
    return join_sentences(
        _say(
            "summary",
            seconds=f"{tray.passed_ms / 1000:.1f}",
            looks=convert_number(tray.scans),
            probes=convert_number(tray.probes),
            presses=convert_number(tray.presses),
        ),
        _describe_slots(tray),
        _describe_match(tray),
        _say("strays", looks=convert_number(tray.trace_sensors.strays)) if tray.trace_sensors.strays else "",
        _say("lost", events=convert_number(tray.lost)) if tray.lost else "",
        _say("cut") if tray.trace.cut else "",
        *(_say("fault", fault=f"{type(fault).__name__} {fault}") for fault in tray.faults),
    )


def _describe_slots(tray: TraceReplay) -> str:
    if tray.saw == tray.traced_saw:
        return _say("slots-same", changes=convert_number(len(tray.saw)))
    return _describe_difference(
        "slots-differ", list(map(_format_change, tray.saw)), list(map(_format_change, tray.traced_saw))
    )


def _describe_match(tray: TraceReplay) -> str:
    lines = tray.traced_lines
    if tray.is_electronic:
        return _say("electronic", lines=convert_number(len(lines)))
    if not tray.replayed_lines and not lines:
        return _say("no-match")
    if tray.replayed_lines == lines:
        return _say("lines-same", lines=convert_number(len(lines)))
    return _describe_difference("lines-differ", tray.replayed_lines, lines)


def _describe_difference(key: str, entries: list[str], traced_entries: list[str]) -> str:
    pairs = enumerate(itertools.zip_longest(entries, traced_entries, fillvalue=_say("nothing-more")), 1)
    number, (entry, traced_entry) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
    return _say(key, number=convert_number(number), here=entry, there=traced_entry)


def _format_change(change: tuple[int, int, int]) -> str:
    at_ms, slot, content = change
    return _say("slot-change", slot=slot, seen=_say(f"seen-{content}"), seconds=f"{at_ms / 1000:.3f}")
