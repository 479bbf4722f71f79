"""A record's lines as English sentences: what all games say alike, and a module for what each says in its own way."""

from simulator.web.sentences.basic import BasicTeller
from simulator.web.sentences.center import CenterTeller
from simulator.web.sentences.common import Teller
from simulator.web.sentences.dominoes import DominoesTeller
from simulator.web.sentences.line import LineTeller
from simulator.web.sentences.yacht import YachtTeller

_TELLERS: dict[str, type[Teller]] = {
    "basic": BasicTeller,
    "center": CenterTeller,
    "line": LineTeller,
    "yacht": YachtTeller,
    "dominoes": DominoesTeller,
}


def teller_of(game: str) -> Teller:
    """Who tells a match of this game."""
    return _TELLERS[game]()
