"""Help for players on the page: what the coach and the hints say, to the browsers of their player; a child's time for UNO."""

from simulator.json_values import JsonObject
from tray24.match.bots import answer
from tray24.match.match import Match
from tray24.ui.match.adviser import advice_words, advise
from tray24.ui.match.coach import Coach
from tray24.ui.match.kinds import COVERED
from tray24.ui.match.play import Play
from tray24.ui.ui import Ui


class Coaching:
    """The present words of the coach and of the hints.

    While the display covers a rack it says neither: then it is said here, to the screen of the rack's player alone.
    """

    def __init__(self) -> None:
        self._moment: tuple[Play, int] | None = None  # the screen and its match's length, while a rack is covered
        self._hints = ""
        self._coach: Coach | None = None  # for covered racks
        self._covered_advice = ""

    def look(self, ui: Ui | None) -> JsonObject | None:
        """Return what the coach says: the seat, the thing that it is about, the sentence; or None."""
        screen = ui.screen if ui is not None else None
        if ui is None or ui.match is None or not isinstance(screen, Play):
            return None
        if screen.kind == COVERED:
            self._look_covered(ui, ui.match, screen)
            return _told(self._coach.said if self._coach else None)
        self._moment = None
        return _told(screen.taught)

    def _look_covered(self, ui: Ui, match: Match, screen: Play) -> None:
        moment = (screen, len(match.marks))
        hints = ui.settings["hints"]
        if moment != self._moment or hints != self._hints:
            self._hints = hints
            self._covered_advice = ""
            if hints == "best":
                self._covered_advice = advice_words(screen, *answer(advise(match)))
        if moment != self._moment:
            self._moment = moment
            self._coach_covered(match, screen)

    def _coach_covered(self, match: Match, screen: Play) -> None:
        if screen.coach is None:
            self._coach = None
        elif self._coach is None or self._coach.play is not screen:
            self._coach = Coach(screen)
        if self._coach:
            self._coach.dismiss()
            if match.game.turn in self._coach.learners:
                self._coach.find(match.game.turn)

    def advice(self, ui: Ui | None) -> str:
        """Return the hint for the player to play, or ""."""
        screen = ui.play_screen if ui is not None else None
        if screen is None:
            return ""
        return self._covered_advice if screen.kind == COVERED else screen.adviser.said

    def add_advice(self, view: JsonObject, ui: Ui | None) -> None:
        """Add the hint to a tab's match, if the hand that it is about is seen there."""
        turn = view["turn"]
        if turn is not None and view["seats"][turn]["mine"] and view["seats"][turn]["seen"]:
            view["said"]["advice"] = self.advice(ui)

    def for_place(self, coach: JsonObject | None, match: Match | None, sit: str | int) -> JsonObject | None:
        """Return what the coach says for a tab at `sit`: the seat's own tab, and the table where the hand is seen."""
        if coach is None or match is None:
            return None
        at_table = sit == "table" and self._moment is None
        return coach if at_table or sit == match.profile.seats[coach["seat"]].button else None

    def dismiss(self, ui: Ui) -> None:
        """End the sentence, which has been read on a page."""
        for coach in (self._coach, ui.screen.coach if isinstance(ui.screen, Play) else None):
            if coach is not None:
                coach.dismiss()


def _told(said: tuple[int, str, str, str] | None) -> JsonObject | None:
    if said is None:
        return None
    seat, _, place, words = said
    return {"seat": seat, "place": place, "words": words}


def grace(ui: Ui | None) -> JsonObject | None:
    """Return how long a child may still call UNO: her seat button, the eighths of the time, an eighth; or None."""
    screen = ui.play_screen if ui is not None else None
    if ui is None or ui.match is None or screen is None or not screen.catching.left:
        return None
    button = ui.match.profile.seats[ui.match.game.catchable].button
    return {"button": button, "left": screen.catching.left, "ms": ui.settings["grace_ms"] * 2 // 8}


def hints_level(ui: Ui) -> str:
    """Return the level of hints that is shown: for children legal moves are always marked."""
    level: str = ui.settings["hints"]
    return "plays" if level == "off" and ui.hints() else level
