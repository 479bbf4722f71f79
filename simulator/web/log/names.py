"""Names for players who have not given one."""

from simulator.web.log.texts import LogTexts
from tray24.match.profile import Player

_say = LogTexts()


def you() -> str:
    """Return the name of the only person. Sentences about a player of this name address the reader."""
    return _say("you")


def name_of(player: Player) -> str:
    """Return a player's name, or a name by button. It is never "You": the reader may be an onlooker."""
    return player.called() or unnamed(player.button)


def unnamed(button: int) -> str:
    """Return the name of a person who has not given one."""
    return _say("seat-n", number=button + 1)


def named(player: Player) -> Player:
    """Return the player, with a name by button if there is none."""
    known = Player(player.button, name_of(player), player.bot, player.young)
    known.character = player.character
    return known
