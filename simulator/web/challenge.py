"""A challenged rack on the page (D8): the challenger sees its tiles at their seat, the others who looks at it."""

from collections.abc import Sequence
from typing import Protocol, cast

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web.boards import hand_view
from simulator.web.view import player_names
from tray24.ui.ui import Ui

_say = HostTexts("page")


class _Shown(Protocol):
    """The part `shown` of a game: the tray's screen with a challenged rack."""

    viewer: int  # the seat that may see it
    challenged: int
    items: Sequence[int]
    verdict: str


def _shown(ui: Ui | None) -> _Shown | None:
    """Return the tray's screen with a challenged rack, or None while there is none."""
    return cast(_Shown, ui.screen) if ui is not None and ui.screen.kind == "shown" else None


def is_shown(ui: Ui | None) -> bool:
    """Return whether the tray shows a challenged rack."""
    return _shown(ui) is not None


def asked_of(ui: Ui | None, *, is_hidden: bool) -> JsonObject:
    """Return the part of the tray's view about a challenged rack: whose it is, and the verdict.

    A tab from which it `is_hidden` is told who looks at it, and offered nothing.
    """
    screen = _shown(ui)
    if ui is None or ui.match is None or screen is None:
        return {}
    names = player_names(ui.match.profile)
    who, whose = names[screen.viewer], names[screen.challenged]
    if is_hidden:
        return {"screen": "others", "asks": [_say("ask-rack-of-others", name=who, other=whose), ""]}
    return {"asks": [_say("ask-rack", name=whose), screen.verdict]}


def uncover(view: JsonObject, ui: Ui | None) -> None:
    """Show the tiles of that rack in the view of a match, without those that were drawn since."""
    screen = _shown(ui)
    if ui is None or ui.match is None or screen is None:
        return
    game = ui.match.game
    known, hidden = hand_view(game, screen.challenged, True), hand_view(game, screen.challenged, False)
    held = game.hands[screen.challenged]
    seen = [known[at] for at in range(len(held)) if held[at] in screen.items]
    view["seats"][screen.challenged]["dice"] = seen + hidden[len(seen) :]
