"""Imports of modules for rare screens, when one is opened: until then they take no heap."""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from types import ModuleType


def rare(module: str) -> "ModuleType":
    """Return a module of `tray24.ui` by its dotted name in it: "match.coach"."""
    return __import__("tray24.ui." + module, None, None, ("*",))
