"""The simulator's tray behind a socket.

It runs on Python, from this checkout, so no firmware can be flashed to it. Its page has dice only in a match.
"""

from host_tools.errors import Failure
from host_tools.link import connecting, greeting, ports, streams
from host_tools.link.errors import Unplugged
from simulator.texts import HostTexts

texts = HostTexts("link")

_ANSWER_S = 3.0  # the simulator's tray answers at once, unlike an emulated Pico


def words() -> str:
    """Return why nothing can be flashed to the simulator's tray."""
    return texts("virtual")


def no_die() -> str:
    """Return why a command cannot calibrate the simulator's tray."""
    return texts("virtual-no-die")


def check_board(port: str) -> None:
    """Raise Failure when the port cannot be opened or leads to the simulator's tray. Anything else is accepted."""
    if not ports.is_socket(port):
        streams.open_stream(port).close()
        return
    try:
        with connecting.open_link(port, any_version=True, timeout_s=_ANSWER_S / connecting.slowness(port)) as link:
            version = link.version
    except (ports.PortFailure, Unplugged):
        raise
    except Failure:
        return  # no tray answers: one can be flashed
    if greeting.is_virtual(version):
        raise Failure(texts("nothing-to-flash", port=port, reason=words()))
