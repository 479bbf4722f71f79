"""Who a player is over many matches: people by their names, those without one by their seats, bots by their kind."""

from typing import Any


def seat_words(player: dict[str, Any]) -> str:
    """What a player of a match's facts is called. A seat that was left to a bot is the bot's."""
    if player["bot"]:
        return f"{player['bot']} bot"
    return player["name"] or f"Seat {player['button'] + 1}"


def person_key(player: dict[str, Any]) -> str:
    """The same for one person however her name is written."""
    return seat_words(player).casefold()
