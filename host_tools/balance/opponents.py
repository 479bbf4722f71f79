"""The bots that play against each other when nobody has chosen them."""

from tray24.match import bots

_SLOW = {"yacht": ("fair", "sharp", "expert")}  # they search all rolls: whoever wants to wait for them names them


def usual_bots(game: str) -> list[str]:
    """Return the names of the bots of a game that do not think for long, in the order of menus, and random."""
    names = dict.fromkeys((*bots.offered(game), bots.RANDOM))
    return [name for name in names if name not in _SLOW.get(game, ())]
