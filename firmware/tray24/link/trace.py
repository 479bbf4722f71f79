"""The request `trace`: raw samples and contacts as they come, so that a host can have the same senses see the same."""

from tray24.compat import const
from tray24.link.requests import Refused
from tray24.link.wire import base64

_NOBODY_READS = const(200)  # events dropped since one went out: whoever asked has gone


def trace(link, request):
    """`start` tells first what the senses know now (its `numbers`, whether the match has `real` dice, and how many
    `parts` follow; then each `part` with its `data` in base64, as tray24.link.trace.state_of has them), then each look of theirs with the tray's `ms` and its `samples`, 16 bits each
    in base64: all slots dark, then all lit; or, with the `light` (0 none, 1 red, 2 green, 3 blue) and the mask of
    `slots`, a look at colors; or none, when nothing was to be looked at. `saw` lists the slots that were found changed, then what they hold. `buttons` is the mask of
    contacts whenever it changes. `calibration` tells what is known alone, `stop` ends it."""
    sensing = link.ui.sensing
    op = request["op"]
    if op == "stop":
        link.kept.pop("trace", int)()
        return True
    if sensing is None:
        raise Refused("no sensors", "trace a tray that has some")
    if op == "start" and "trace" not in link.kept:
        link.kept["trace"] = _tap(link, sensing)
        yield
    yield from _tell(link, sensing)
    return True


# What the senses know.


def _tell(link, sensing):
    """Send events of all that the senses know now."""
    parts = state_of(sensing)
    numbers = parts.pop()
    parts = [bytes(part) for part in parts]
    match = link.ui.match
    event = {"event": "trace", "ms": link.ports.ticks_ms(), "numbers": numbers}
    event["real"] = match and match.profile.real
    event["parts"] = len(parts)
    link.send_event(event)
    for part in range(len(parts)):
        yield
        data = base64(parts[part])
        yield
        link.send_event({"event": "trace", "part": part, "data": data})


def state_of(sensing):
    """Return all that the senses keep and go on with: arrays, and last a list of what they keep in numbers."""
    reference = sensing.reference
    health = sensing._health
    probe = sensing._probe
    return [
        reference.empty,
        reference.white,
        sensing.seen,
        sensing._low,
        sensing._high,
        sensing._level,
        sensing._since_ms,
        sensing._stage,
        sensing._doubts,
        sensing._moves,
        sensing._odd,
        health._trouble,
        probe._sums,
        probe._left,
        [
            reference.skipped,
            reference.calibrated,
            sensing._unwanted,
            sensing._scans,
            sensing._scan_ms,
            sensing._crowd,
            health.faults,
            health._given_up,
            probe._wanted,
            probe._slots,
            probe._step,
        ],
    ]


# What they get.


def _tap(link, sensing):
    """Stand between the senses and what they call, and send an event of each look; return what ends that.

    Nothing is slower while nobody traces.
    """
    ports = link.ports
    sensors = ports.sensors
    contacts, presence, probe, scan = ports.buttons, sensors.presence, sensors.probe, sensing.scan
    look = {}
    last = None

    def dark_lit(samples):
        presence(samples)
        look["samples"] = base64(samples)

    def colors(slots, light, samples):
        probe(slots, light, samples)
        look["light"] = light
        look["slots"] = slots
        look["samples"] = base64(samples)

    def eyes(now_ms):
        look.clear()
        changes = scan(now_ms)
        look["event"] = "trace"
        look["ms"] = now_ms
        if changes:
            look["saw"] = list(sensing.slots[:changes] + sensing.kinds[:changes])
        link.send_event(look)
        if link.lost > _NOBODY_READS:
            link.kept.pop("trace")()
        return changes

    def keys():
        nonlocal last
        pressed = contacts()
        if pressed != last:
            last = pressed
            link.send_event({"event": "trace", "ms": ports.ticks_ms(), "buttons": pressed})
        return pressed

    def end():
        del sensing.scan
        del sensors.presence
        del sensors.probe
        ports.buttons = contacts

    sensing.scan = eyes
    sensors.presence = dark_lit
    sensors.probe = colors
    ports.buttons = keys
    return end
