"""The words of the page's banner: the effect of a line on somebody, and who caused it."""

from simulator.web.log.names import you
from simulator.web.log.texts import LogTexts

_SIGNS = {"one": 1, "two": 2, "four": 4}  # for which somebody draws


def banner_words(say: LogTexts, happened: tuple[str, int, int, int] | None, names: list[str]) -> tuple[str, int] | None:
    """Return (the words, the seat) of what `tray24.match.happenings` tells, or None; seat -1 for everybody.

    `say` are the texts of the game's log.
    """
    if happened is None:
        return None
    key, seat, by, count = happened
    values = {"who": _who(seat, names), "name": _name(seat, names), "by": _name(by, names), "cause": _who(by, names)}
    if key in _SIGNS:
        return say("banner-sign", sign=_SIGNS[key], count=count, **values), seat
    if key == "caught":  # nothing can be taken from a line of one die: the catcher gives a die (L8)
        return say("banner-caught" if count else "banner-given", count=count, **values), seat
    return say(f"banner-{key}", count=count, **values), seat


def _name(seat: int, names: list[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def _who(seat: int, names: list[str]) -> str:
    return "you" if _name(seat, names) == you() else "other"
