"""Who may do what at the table: a seat presses her own button, and the keys when she is to choose; onlookers nothing."""

from typing import Any

from simulator.people.intents import Puzzled
from simulator.web.table.on_table import OnTable
from tray24.pins import RED

_OF_ANYBODY = ("sit", "mute")
_OWN = {  # whose first argument must be the seat's own button, and what it is that only she may do
    "uno": "press only her own seat button",
    "catch": "press only her own seat button",
    "peek": "look at no other rack than her own",
    "take": "take and roll only her own dice",
    "roll": "take and roll only her own dice",
}
_BY_KEYS = ("answer", "enter", "lay", "undo", "new")
_FOR_ALL = ("scores", "rolloff", "notice")  # screens that only tell something: whoever has read it goes on


def check_place(sit: str | int, do: str, arguments: tuple, ui: Any, on_table: OnTable) -> None:
    """Puzzled says why whoever sits there may not do this. ui: the tray's, None without power."""
    if do in _OF_ANYBODY or sit == "table":
        return
    if sit == "onlooker":
        raise Puzzled("an onlooker only looks: sit down at a seat or at the whole table first")
    seat = f"seat {int(sit) + 1}"
    if do in _OWN and arguments[0] != sit:
        raise Puzzled(f"{seat} may {_OWN[do]}")
    if do == "button":
        button, down = arguments
        if down and button < RED and button != sit:
            raise Puzzled(f"{seat} may press only her own seat button, and the keys when she is to choose")
        needs_keys = down and button >= RED
    else:
        # The answer to what only tells something does nothing once somebody else has gone on.
        needs_keys = do in _BY_KEYS and not (do == "answer" and arguments[0] in _FOR_ALL)
    if needs_keys and not _has_keys(sit, ui, on_table):
        raise Puzzled(f"the keys belong to whoever is to choose, and that is not {seat}")


def _has_keys(button: str | int, ui: Any, on_table: OnTable) -> bool:
    if ui is None or ui.match is None or not on_table.is_shown or ui.match.game.over or ui.screen.name in _FOR_ALL:
        return True
    seats = ui.match.profile.seats
    humans = [player.button for player in seats if not player.bot and player.button not in on_table.virtual]
    turn = ui.match.game.turn
    return humans == [button] or (turn >= 0 and seats[turn].button == button)
