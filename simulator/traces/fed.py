"""A virtual tray that senses what another tray sensed: the looks and contacts of a trace, at their times."""

from array import array
from typing import Any

from simulator.people.fingers import Fingers
from simulator.texts import HostTexts
from simulator.traces.trace import BadTrace, Contacts, Entry, Line, Look, Match, Trace
from simulator.tray.clock import TICKS_PERIOD, Clock
from simulator.tray.files import MemoryFiles
from simulator.tray.virtual import VirtualTray
from tray24.compat import ticks_diff
from tray24.match.journal import JOURNAL, Journal
from tray24.match.profile import END_OF_HEAD, Player, format_seat
from tray24.match.record import strip_comment
from tray24.pins import SLOTS
from tray24.sense.events import EMPTY, is_member, members
from tray24.tray import Tray
from tray24.ui.match.kinds import GUIDE
from tray24.ui.menus.settings import FILE as SETTINGS

_BEFORE_MS = 10_000  # of the tray's time, in which it starts and goes on with the match
_BOOT_MS = 1000
_RESUME_MS = 2000
_SEEN_MS = 500
# Screens on which no match is being played.
MENUS = ("power", "home", "setup", "number", "records", "settings", "names", "name", "test", "calibrate")
_LIGHTS = 4
_say = HostTexts("traces")


class FedSensors:
    """`sensors` of ports.Ports: samples as they were traced. `strays` counts the looks that the trace does not hold."""

    def __init__(self) -> None:
        self.look = Look(0)
        self.strays = 0
        self._presence = bytes(4 * SLOTS)
        self._colors = [[0] * SLOTS for _ in range(_LIGHTS)]

    def presence(self, samples: array) -> None:
        look = self.look
        if look.light < 0 and look.samples:
            self._presence = look.samples
        else:
            self.strays += 1
        samples[:] = array("H", self._presence)

    def probe(self, slots: int, light: int, samples: array) -> None:
        """Return the traced samples, or the last ones when another firmware looks where the traced one did not."""
        look = self.look
        known = self._colors[light]
        if look.light == light:
            for slot, sample in enumerate(array("H", look.samples)):
                if is_member(look.slots, slot):
                    known[slot] = sample
        if look.light != light or slots & ~look.slots:
            self.strays += 1
        samples[:] = array("H", known)


class FedTray(VirtualTray):
    """A tray to which a trace happens. `advance` lets its time pass, `ended` says that the trace is over.

    `saw` and `traced_saw` list (ms since the beginning, slot, what it was found to hold): here, and there;
    `taken_lines` and `traced_lines` what the match took. `presses` counts contacts that closed, `looks` what the senses
    did, `probes` how many of these were for colors, `lost` the events that the trace lacks. With electronic dice the
    chance to come is in no trace: then the match stays where it is, and no contact reaches the tray.
    """

    def __init__(self, trace: Trace):
        self.trace = trace
        self._started_ms: int = trace.head["ms"] + (TICKS_PERIOD if trace.head["ms"] < _BEFORE_MS else 0)
        files = MemoryFiles()
        files.write(SETTINGS, _settings(trace.head["settings"]))
        lines: list[str] = trace.head["lines"]
        self.is_electronic = bool(lines) and not trace.head.get("real")
        if lines and not self.is_electronic:
            _write_journal(files, lines, trace.head["seats"])
        super().__init__(files, Clock(self._started_ms - _BEFORE_MS), lambda: 1)
        self.fed = FedSensors()
        self.sensors: Any = self.fed
        self.saw: list[tuple[int, int, int]] = []
        self.traced_saw: list[tuple[int, int, int]] = []
        self.traced_lines: list[str] = []
        self._contacts_before = 0
        self.looks = self.probes = self.presses = self.lost = 0
        self._next = 0
        self._is_fed = False
        self.plug_in()
        self._prepare()

    # Before the trace.

    def _prepare(self) -> None:
        """Start the tray, and go on with the match that was being played."""
        self.clock.advance(_BOOT_MS)
        screen = self.trace.head["screen"]
        if JOURNAL in self.files.names() and screen not in MENUS:
            Fingers(self).start(Fingers(self).resume(), lambda error: None)
            self.clock.advance(_RESUME_MS)
            self._put_again()
        self.clock.advance(self._started_ms - self.clock.now_ms)
        self.know()
        self._lines_before = len(self.lines())
        sensing: Any = self._ui.sensing
        self._sense_scan = sensing.scan
        sensing.scan = self._looked
        self._is_fed = True
        self._scan_ms = self._started_ms

    def _put_again(self) -> None:
        """Lift and put once more the dice that had been put, but were no line of the match yet."""
        ui: Any = self._ui
        if ui.screen.name != "play" or ui.screen.kind != GUIDE:
            return
        lifted = [(slot, ui.sensing.seen[slot]) for slot in members(ui.screen.guide.lift)]
        for seen in ([(slot, EMPTY) for slot, _ in lifted], lifted):
            for slot, kind in seen:
                ui.sensing.seen[slot] = kind
                ui.see(slot, kind, self.clock.ticks_ms())
            self.clock.advance(_SEEN_MS)

    def plug_in(self) -> None:
        """Start the tray; the times of its looks and of its scans of contacts are those of the trace."""
        self.firmware = Tray(self._ports())
        self.know()
        self._scan, self._sense, *others = self.firmware.tasks()
        self.clock.spawn(self._until_fed())
        for task in others:
            self.clock.spawn(task)

    def pull_plug(self) -> None:
        super().pull_plug()
        self._scan.close()
        self._sense.close()

    async def _until_fed(self) -> None:
        while not self._is_fed:
            await self.clock.sleep_ms(self._scan.send(None))

    @property
    def _ui(self) -> Any:
        assert self.firmware
        return self.firmware.ui

    def know(self) -> None:
        """Restore what the senses of the traced tray knew when the trace began."""
        try:
            self._ui.sensing.restore(self.trace.parts, self.trace.head["numbers"])
        except ValueError:
            raise BadTrace(_say("this-trace"), 1, "other-senses") from None

    # The trace.

    @property
    def ended(self) -> bool:
        return self._next == len(self.trace.entries)

    def advance(self, ms: int) -> None:
        """Let `ms` milliseconds of the trace pass."""
        end_ms = self.clock.now_ms + ms
        entries = self.trace.entries
        while not self.ended:
            entry = entries[self._next]
            if isinstance(entry, Look | Contacts):
                due_ms = self._started_ms + ticks_diff(entry.ms, self._started_ms % TICKS_PERIOD)
                if due_ms > end_ms:
                    break
                self._pass_time(due_ms)
            self._next += 1
            self._take(entry)
        self._pass_time(end_ms)

    def _pass_time(self, until_ms: int) -> None:
        while self._scan_ms <= until_ms:
            self.clock.advance(max(0, self._scan_ms - self.clock.now_ms))
            self._scan_contacts()
        self.clock.advance(max(0, until_ms - self.clock.now_ms))

    def _scan_contacts(self) -> None:
        self._scan_ms = self.clock.now_ms + self._scan.send(None)

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Look):
            self.looks += 1
            self.probes += entry.light >= 0
            self.traced_saw += [(self.passed_ms, slot, kind) for slot, kind in entry.saw]
            self.fed.look = entry
            self._sense.send(None)
        elif isinstance(entry, Contacts):
            self.presses += (entry.mask & ~self._contacts_before).bit_count()
            self._contacts_before = entry.mask
            if not self.is_electronic:
                self.closed = entry.mask
                self._scan_contacts()
        elif isinstance(entry, Line):
            self.traced_lines += _told([entry.text])
        elif isinstance(entry, Match):
            self.traced_lines += _told(entry.lines)
        else:
            self.lost += entry.count

    @property
    def passed_ms(self) -> int:
        """Milliseconds since the trace began."""
        return self.clock.now_ms - self._started_ms

    def _looked(self, now_ms: int) -> int:
        changes = self._sense_scan(now_ms)
        sensing: Any = self._ui.sensing
        for place in range(changes):
            self.saw.append((self.passed_ms, sensing.slots[place], sensing.contents[place]))
        return changes

    # Its match.

    def lines(self) -> list[str]:
        """Return the lines of all matches here, since the tray was started."""
        names = sorted(name for name in self.files.names() if name.startswith("rec")) + [JOURNAL]
        found: list[str] = []
        for name in names:
            data = self.files.read(name)
            found += _told([strip_comment(line) for line in data.decode().split("\n")]) if data else []
        return found

    @property
    def taken_lines(self) -> list[str]:
        """The lines that its matches took since the trace began."""
        return self.lines()[self._lines_before :]


def _told(lines: list[str]) -> list[str]:
    """Return the lines of a match without its head and its comments."""
    start = lines.index(END_OF_HEAD) + 1 if END_OF_HEAD in lines else 0
    return [line for line in (strip_comment(line) for line in lines[start:]) if line]


def _settings(given: dict[str, Any]) -> bytes:
    return "".join(f"{name}={value}\n" for name, value in given.items()).encode()


def _write_journal(files: MemoryFiles, lines: list[str], seats: list[dict[str, Any]]) -> None:
    """Write the match as the tray would have kept it. Its seed is of no use: the dice are real."""
    end = lines.index(END_OF_HEAD)
    notes = [format_seat(seat, Player(player["button"], player["name"], "")) for seat, player in enumerate(seats)]
    journal = Journal(files)
    journal.start([*lines[:end], "seed 0", "# dice real", *notes, END_OF_HEAD])
    journal.append(lines[end + 1 :])
