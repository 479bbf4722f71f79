"""The chances of simulated matches: each match of a run has its own, found from the seed and its number."""

from tray24.match.chance import SEEDS, Chance

_STRIDE = 0x9E3779B1  # odd: nearby seeds share no matches
_BOTS_OWN = 0x5BD1E995  # bots and dice must not draw the same random numbers


def match_seed(seed: int, number: int) -> int:
    """Return the seed of a match, by its number from 0 on."""
    return (seed + _STRIDE * number) % SEEDS


def chances(seed: int) -> tuple[Chance, Chance]:
    """Return the chance of the dice of a match with this seed, and that of its bots."""
    return Chance(seed), Chance(seed ^ _BOTS_OWN)
