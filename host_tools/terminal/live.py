"""The live picture of a match on the terminal."""

from collections.abc import Callable

from rich.console import Console
from rich.live import Live

from host_tools.terminal.match_picture import Picture
from simulator.web.follow.replica import Replica


def show_live(replica: Replica, step: Callable[[], object]) -> None:
    """Draw the picture whenever the replica has changed, until Ctrl-C. `step` updates the replica."""
    with Live(Picture(replica), console=Console(), screen=True, auto_refresh=False) as live:
        changes = -1
        while True:
            step()
            if replica.changes != changes:
                changes = replica.changes
                live.refresh()
