"""The bots that play against each other when nobody has chosen them."""

from tray24.match import bots

_SLOW: tuple[str, ...] = ()  # bots that think for seconds: whoever wants to wait for them names them


def usual_bots() -> list[str]:
    """Return the names of all bots that do not think for long, in the order of menus."""
    return [name for name in bots.NAMES if name not in _SLOW]
