"""What players without a name are called."""

from simulator.web.log.texts import LogTexts
from tray24.match.profile import Player

_say = LogTexts()


def you() -> str:
    """Return what the only person is called; sentences about a player of this name speak to her."""
    return _say("you")


def name_of(player: Player) -> str:
    """Return a player's name, or that of her button: who looks on is not who plays."""
    return player.name or unnamed(player.button, bool(player.bot))


def unnamed(button: int, is_bot: bool) -> str:
    """Return what a player without a name is called."""
    return _say("bot-n" if is_bot else "seat-n", number=button + 1)


def named(player: Player) -> Player:
    """Return the player with a name in any case."""
    return Player(player.button, name_of(player), player.bot)
