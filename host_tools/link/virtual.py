"""The simulator's tray behind a socket: it runs on Python, from this checkout, so nothing can be put onto it; and its page
has dice in a match alone."""

from host_tools.errors import Failure
from host_tools.link import connecting, ports, streams
from host_tools.link.errors import Unplugged

WORDS = "the simulator's tray runs on Python, with this checkout's own files"
NO_DIE = (
    "the simulator calibrates its tray by itself when a match with real dice begins; before, its page has no die for it"
)
_ANSWER_S = 3.0  # the simulator's tray answers at once, however slow an emulated Pico may be


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
        raise Failure(
            f"{port}: nothing can be put there: {WORDS}. Give the port of a Pico, or try it on an emulated one "
            "('./tray24 pico --blank --drive drive'); doctor, monitor and all the others but calibrate work here, too"
        )
