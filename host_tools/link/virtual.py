"""The simulator's tray behind a socket: it runs on Python, from this checkout, so nothing can be put onto it; and its page
has dice in a match alone."""

from host_tools.errors import Failure
from host_tools.link import connecting, ports, streams
from host_tools.link.errors import Unplugged
from simulator.texts import HostTexts

texts = HostTexts("link")

_ANSWER_S = 3.0  # the simulator's tray answers at once, however slow an emulated Pico may be


def words() -> str:
    """Return why nothing can be put onto the simulator's tray."""
    return texts("virtual")


def no_die() -> str:
    """Return why the simulator's tray is not calibrated by a command."""
    return texts("virtual-no-die")


def check_board(port: str) -> None:
    """Failure when the port cannot be opened, or leads to the simulator's tray. What else is there is not judged."""
    if not ports.is_socket(port):
        streams.open_stream(port).close()
        return
    try:
        with connecting.open_link(port, any_version=True, timeout_s=_ANSWER_S / connecting.slowness(port)) as link:
            version = link.version
    except (ports.PortFailure, Unplugged):
        raise
    except Failure:
        return  # no tray answers: it may get one
    if connecting.is_virtual(version):
        raise Failure(texts("nothing-to-flash", port=port, reason=words()))
