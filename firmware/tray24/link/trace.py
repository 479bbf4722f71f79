"""The request `trace`: raw samples and contacts as they come, so that a host can have the same senses see the same."""

from binascii import b2a_base64

from tray24.compat import const
from tray24.link.link import Refused

_NOBODY_READS = const(200)  # events dropped since one went out: whoever asked has gone


def trace(link, request):
    """`start` tells first what the senses know now (its `numbers`, whether the match has `real` dice, and how many
    `parts` follow; then each `part` with its `data`: see `state`), then each look of theirs with the tray's `ms` and its `samples`, 16 bits each
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
    known = state(sensing)
    numbers = known.pop()
    known = [bytes(part) for part in known]
    match = link.ui.match
    real = match and match.profile.real
    parts = len(known)
    link.send_event({"event": "trace", "ms": link.ports.ticks_ms(), "numbers": numbers, "real": real, "parts": parts})
    if op == "start" and "trace" not in link.kept:
        link.kept["trace"] = tap(link, sensing)
    for part in range(parts):
        yield
        link.send_event({"event": "trace", "part": part, "data": _text(known[part])})
    return True


def state(sensing):
    """All that the senses keep: arrays, and last a list of what they keep in numbers."""
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


def _text(data):
    return b2a_base64(data)[:-1].decode()


def tap(link, sensing):
    """Stands between the senses and what they call; nothing is slower when nobody does. Gives what takes it away."""
    ports = link.ports
    sensors = ports.sensors
    contacts, presence, probe, scan = ports.buttons, sensors.presence, sensors.probe, sensing.scan
    look = {}
    last = None

    def dark_lit(samples):
        presence(samples)
        look["samples"] = _text(samples)

    def colors(slots, light, samples):
        probe(slots, light, samples)
        look["light"] = light
        look["slots"] = slots
        look["samples"] = _text(samples)

    def eyes(now_ms):
        look.clear()
        changes = scan(now_ms)
        look["event"] = "trace"
        look["ms"] = now_ms
        if changes:
            look["saw"] = list(sensing.slots[:changes] + sensing.kinds[:changes])
        link.send_event(look)
        if link._lost > _NOBODY_READS:
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
