"""The roll-off before a match, as the page shows it: the face that each seat rolled last, and who begins (B1)."""

from simulator.json_values import JsonObject
from simulator.people.handling import Handling
from simulator.texts import HostTexts
from simulator.web.log.names import you
from simulator.web.table.screens import talk_said
from simulator.web.view import player_names
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.rules.faces import face_name
from tray24.ui.match.results import RollOff
from tray24.ui.ui import Ui

_SHOWN_MS = 4000  # with real dice; with electronic ones as long as the tray shows it
_say = HostTexts("page")


def roll_off(ui: Ui | None, people: Handling, virtual: set[int], now_ms: int) -> JsonObject | None:
    """Return the roll-off that is to be seen now, or None. `virtual` are the seat buttons of virtual people."""
    match = ui.match if ui else None
    if ui is None or match is None:
        return None
    screen = ui.screen
    if isinstance(screen, RollOff):
        rolled = {player.button: face for player, face in zip(match.profile.seats, screen.faces, strict=True)}
        return _view(ui, match, rolled, virtual)
    is_fresh = match.profile.real and ticks_diff(now_ms, people.rolled_off_ms) < _SHOWN_MS
    return _view(ui, match, people.rolled_off, virtual) if is_fresh and people.rolled_off else None


def _view(ui: Ui, match: Match, rolled: dict[int, int], virtual: set[int]) -> JsonObject:
    seat = match.game.starter
    name = player_names(match.profile, virtual)[seat]
    return {
        "dice": [[button, face_name(face)] for button, face in sorted(rolled.items())],
        "starts": match.profile.seats[seat].button,
        "words": _say("rolloff-starts", who="you" if name == you() else "other", name=name),
        "talk": talk_said(ui),
    }
