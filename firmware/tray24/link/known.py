"""What the senses know: all that it takes to go on as they do."""

from tray24.link.picture import base64


def tell(link, sensing):
    """Events of it all, as it is now: a generator that pauses between slices."""
    known = state(sensing)
    numbers = known.pop()
    known = [bytes(part) for part in known]
    match = link.ui.match
    real = match and match.profile.real
    parts = len(known)
    link.send_event({"event": "trace", "ms": link.ports.ticks_ms(), "numbers": numbers, "real": real, "parts": parts})
    for part in range(parts):
        yield
        data = base64(known[part])
        yield
        link.send_event({"event": "trace", "part": part, "data": data})


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
