"""The request `trace`: send the input of the tray's sensing code, raw samples and contacts, to the host.

The host can replay this input later: the same sensing code runs on the host, and sees the same dice and presses.
"""

from tray24.compat import const, ticks_diff
from tray24.link.requests import Refused, encode_base64
from tray24.pins import BUTTONS
from tray24.sense.buttons import BLIND_MS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Generator
    from typing import Any

    from tray24.link.link import Link
    from tray24.ports import Sensors
    from tray24.sense.slots import Sensing

_MAX_LOST = const(200)  # after this many events dropped since the last one sent, the host is gone


def handle_trace(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, bool]":
    """Send the input of the sensing code in events `trace`, so that a host can replay it.

    `start` sends the state of the sensing code, then each of its scans. `calibration` sends the state only. `stop` ends
    the trace.

    The state begins with its `numbers`, the tray's `ms`, whether the match has `real` dice, and how many `parts`
    follow. Then comes each `part` with its `data` in base64. Numbers and parts are those of `Sensing.collect_state` in
    tray24.sense.slots.

    A scan has the tray's `ms` and its `samples`, 16 bits each in base64: all slots dark, then all lit. A scan of colors
    also has the `light` (0 none, 1 red, 2 green, 3 blue) and the mask of `slots`. A scan without a measurement has no
    samples. `saw` lists the changed slots, then their contents. `buttons` is the mask of closed contacts, sent whenever
    it changes. After a pause of more than 20 ms this mask includes the contacts that closed within the pause."""
    sensing = link.ui.sensing
    op = request["op"]
    if op == "stop":
        tap = link.cache.pop("trace", None)
        if tap:
            tap.remove()
        return True
    if sensing is None:
        raise Refused("no sensors", "trace a tray that has some")
    if op == "start" and "trace" not in link.cache:
        link.cache["trace"] = _Tap(link, sensing)
        yield
    yield from _send_state(link, sensing)
    return True


def _send_state(link: "Link", sensing: "Sensing") -> "Generator[None]":
    """Send events with the whole state of the sensing code. This generator yields between slices of work."""
    arrays, numbers = sensing.collect_state()
    parts = [bytes(items) for items in arrays]
    match = link.ui.match
    event = {"event": "trace", "ms": link.ports.ticks_ms(), "numbers": numbers}
    event["real"] = match and match.profile.real
    event["parts"] = len(parts)
    link.send_event(event)
    for index in range(len(parts)):
        yield
        data = encode_base64(parts[index])
        yield
        link.send_event({"event": "trace", "part": index, "data": data})


class _Tap:
    """A tap on the input of the sensing code. It sends an event for each scan and for each change of the contacts.

    It replaces methods of ports, sensors and sensing code while a trace runs, so that a tray without a trace loses no
    time.
    """

    def __init__(self, link: "Link", sensing: "Sensing") -> None:
        self._link = link
        self._sensing = sensing
        self._event = {}  # the event of the current scan, reused for each
        self._closed_mask = None
        ports = link.ports
        self._read_ms = ports.ticks_ms()
        sensors: Sensors = ports.sensors  # pyright: ignore[reportAssignmentType] # the sensing code has some
        self._read_contacts = ports.read_contacts
        self._sample_presence = sensors.sample_presence
        self._sample_colors = sensors.sample_colors
        self._scan = sensing.scan
        ports.read_contacts = self.read_contacts
        sensors.sample_presence = self.sample_presence
        sensors.sample_colors = self.sample_colors
        sensing.scan = self.scan

    def remove(self) -> None:
        """Restore the methods that the tap has replaced."""
        ports = self._link.ports
        del self._sensing.scan
        del ports.sensors.sample_presence  # pyright: ignore[reportOptionalMemberAccess] # they were replaced
        del ports.sensors.sample_colors  # pyright: ignore[reportOptionalMemberAccess]
        ports.read_contacts = self._read_contacts

    def sample_presence(self, samples: "array[int]") -> None:
        """Sample presence as the replaced method of the sensors does, and add the samples to the event of the scan."""
        self._sample_presence(samples)
        self._event["samples"] = encode_base64(samples)

    def sample_colors(self, slots: int, light: int, samples: "array[int]") -> None:
        """Sample colors as the replaced method of the sensors does, and add the samples to the event of the scan."""
        self._sample_colors(slots, light, samples)
        event = self._event
        event["light"] = light
        event["slots"] = slots
        event["samples"] = encode_base64(samples)

    def scan(self, now_ms: int) -> int:
        """Do a scan as the replaced method of the sensing code does, and send the event with its samples.

        Return the number of slots whose content has changed.
        """
        event = self._event
        event.clear()
        change_count = self._scan(now_ms)
        event["event"] = "trace"
        event["ms"] = now_ms
        if change_count:
            sensing = self._sensing
            event["saw"] = list(sensing.slots[:change_count] + sensing.contents[:change_count])
        link = self._link
        link.send_event(event)
        if link.lost > _MAX_LOST:
            link.cache.pop("trace").remove()
        return change_count

    def read_contacts(self) -> int:
        """Read the contacts as the replaced method of the ports does, and send an event when they have changed."""
        raw = self._read_contacts()
        now_ms = self._link.ports.ticks_ms()
        mask = raw & ((1 << BUTTONS) - 1)
        if ticks_diff(now_ms, self._read_ms) > BLIND_MS:
            mask |= raw >> BUTTONS
        self._read_ms = now_ms
        if mask != self._closed_mask:
            self._closed_mask = mask
            self._link.send_event({"event": "trace", "ms": now_ms, "buttons": mask})
        return raw
