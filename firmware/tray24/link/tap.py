"""Between the senses and what they call: an event of each look."""

from tray24.compat import const
from tray24.link.picture import base64

_NOBODY_READS = const(200)  # events dropped since one went out: whoever asked has gone


def tap(link, sensing):
    """Stands between the senses and what they call; nothing is slower when nobody does. Gives what takes it away."""
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
