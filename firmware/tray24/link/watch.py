"""The request `watch`: events as things happen on the tray."""

from tray24.compat import const
from tray24.link.link import Refused
from tray24.link.watcher import Watcher

_STEP_MS = const(10)  # between looks, each at one kind of news
_KINDS = ("line", "leds", "display", "buttons")


def watch(link, request):
    """Sends events from now on, or no more. `what` chooses some of line, leds, display and buttons, all when it is left
    out.

    `line`: the match has gone on by this `line`, number `n` of those that `state` gives, from 0; one that takes back
    another is `* undo`. `leds`: the 72 bytes of the LEDs' light, red, green, blue of slot 0 first, in base64 as `data`.
    `display`: the 128 bytes of a `page` (0-7) of the display, a column each, the lowest bit on top; dark while it shows
    what only one seat may see. `buttons`: the `mask` of those held, the six seats', then red, yellow, green, blue.
    Always: `screen` with the `name` of the one that has come up, and `match`: another one is on the tray, or none."""
    old = link.kept.pop("watch", None)
    before = link.kept.pop("watcher", None)
    if old:
        link.cease(old)
    if before:
        yield from before.leave()
    if not request["on"]:
        return True
    what = request.get("what", _KINDS)
    for kind in what:
        if kind not in _KINDS:
            raise Refused("'what' names no events", "give some of " + ", ".join(_KINDS))
    watcher = Watcher(link, what)
    # What the match has told until now is in `state`.
    yield from watcher.catch_up()
    link.kept["watcher"] = watcher
    link.kept["watch"] = watcher.step
    link.every(_STEP_MS, watcher.step)
    return True
