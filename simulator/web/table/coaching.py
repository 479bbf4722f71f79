"""Help for players on the page: what the coach says, to the browsers of its player; a child's time for UNO; hints."""

from simulator.json_values import JsonObject
from tray24.match.match import Match
from tray24.ui.match.play import Play
from tray24.ui.ui import Ui


def taught(ui: Ui | None) -> JsonObject | None:
    """Return what the coach says on the display now: the seat, the thing that it is about, the sentence; or None."""
    screen = ui.screen if ui is not None else None
    if not isinstance(screen, Play) or screen.taught is None:
        return None
    seat, _, place, words = screen.taught
    return {"seat": seat, "place": place, "words": words}


def for_place(coach: JsonObject | None, match: Match | None, sit: str | int) -> JsonObject | None:
    """Return it for a tab at `sit`: the whole table and the seat's own tab hear it."""
    if coach is None or match is None:
        return None
    return coach if sit in ("table", match.profile.seats[coach["seat"]].button) else None


def advice(ui: Ui | None) -> str:
    """Return keen's hint for the player to play, or ""."""
    return ui.play_screen.adviser.said if ui is not None and ui.play_screen is not None else ""


def add_advice(view: JsonObject, ui: Ui | None) -> None:
    """Add the hint to a tab's match, if the hand that it is about is seen there."""
    turn = view["turn"]
    if turn is not None and view["seats"][turn]["mine"] and view["seats"][turn]["seen"]:
        view["said"]["advice"] = advice(ui)


def grace(ui: Ui | None) -> JsonObject | None:
    """Return how long a child may still call UNO: her seat button, the eighths of the time, an eighth; or None."""
    screen = ui.play_screen if ui is not None else None
    if ui is None or ui.match is None or screen is None or not screen.catching.left:
        return None
    button = ui.match.profile.seats[ui.match.game.catchable].button
    return {"button": button, "left": screen.catching.left, "ms": ui.settings["grace_ms"] * 2 // 8}


def dismiss(ui: Ui) -> None:
    """End the sentence, which has been read on a page."""
    if isinstance(ui.screen, Play) and ui.screen.coach is not None:
        ui.screen.coach.dismiss()


def hints_level(ui: Ui) -> str:
    """Return the level of hints that is shown: for children legal moves are always marked."""
    level: str = ui.settings["hints"]
    return "plays" if level == "off" and ui.hints() else level
