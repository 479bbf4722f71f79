"""The identity of a player over many matches: people by name, people without a name by seat, bots by kind."""

from host_tools.archive.facts import SeatFacts
from simulator.texts import HostTexts

say = HostTexts("archive")


def seat_words(player: SeatFacts) -> str:
    """Return the name of a player from a match's facts. A seat that was left to a bot counts as the bot's."""
    if player["bot"]:
        return say("bot", kind=player["bot"])
    return player["name"] or say("seat", seat=player["button"] + 1)


def person_key(player: SeatFacts) -> str:
    """Return a key that is the same for one person however the name is written."""
    return seat_words(player).casefold()
