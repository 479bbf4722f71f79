"""Serve a page at a port of this computer."""

from collections.abc import Callable

from host_tools.errors import Failure
from simulator.texts import HostTexts
from simulator.web.local_pages import HOST

say = HostTexts("mirror")


def serve_or_fail(port: int, option: str, serve: Callable[[], object]) -> None:
    """Call `serve`, which listens at the port that `option` names. Raise Failure when it cannot use the port."""
    try:
        serve()
    except (OSError, OverflowError) as error:  # a number above 65535 is an OverflowError
        reason = (isinstance(error, OSError) and error.strerror) or str(error).rstrip(".")
        raise Failure(say("cannot-listen", host=HOST, port=str(port), reason=reason, option=option)) from None
