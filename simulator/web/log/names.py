"""Names for players who have not given one."""

from simulator.web.log.texts import LogTexts
from tray24.match.profile import Player

_say = LogTexts()


def you() -> str:
    """Return the name of the only person. Sentences about a player of this name address the reader."""
    return _say("you")


def name_of(player: Player) -> str:
    """Return a player's name, or a name by button. It is never "You": the reader may be an onlooker."""
    return player.name or unnamed(player.button, bool(player.bot))


def unnamed(button: int, is_bot: bool) -> str:
    """Return the name of a player who has not given one."""
    return _say("bot-n" if is_bot else "seat-n", number=button + 1)


def named(player: Player) -> Player:
    """Return the player, with a name by button if there is none."""
    return Player(player.button, name_of(player), player.bot, player.young)
