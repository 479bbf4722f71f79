"""Imports of modules for rare screens, when one is opened: until then they take no heap."""


def rare(module: str):
    """Return a module of `tray24.ui` by its dotted name in it: "match.coach"."""
    return __import__("tray24.ui." + module, None, None, ("*",))
