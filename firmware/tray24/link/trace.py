"""The request `trace`: raw samples and contacts as they come, so that a host can have the same senses see the same."""

from tray24.link.known import tell
from tray24.link.link import Refused
from tray24.link.tap import tap


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
    if op == "start" and "trace" not in link.kept:
        link.kept["trace"] = tap(link, sensing)
    yield from tell(link, sensing)
    return True
