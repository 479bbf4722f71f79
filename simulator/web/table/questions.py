"""Numbers of the tray's questions to the people at each place: an answer to an earlier question comes too late."""

from simulator.people.intents import Puzzled
from simulator.web.table.on_table import OnTable
from simulator.web.table.screens import screen_name
from tray24.pins import RED
from tray24.ui.match.kinds import WAITING
from tray24.ui.match.play import Play
from tray24.ui.ui import Ui


class TooLate(Puzzled):
    """The tray asks something else than what was answered."""

    def __init__(self) -> None:
        super().__init__("too-late")


# Requests that answer what the tray asks. Undo is not among them: it takes back a move, whatever is asked by then.
ANSWERS = (
    "answer",
    "choose",
    "done",
    "enter",
    "follow",
    "judge",
    "lay",
    "lesson",
    "new",
    "resume",
    "say",
    "tell_face",
)


def asked_by(ui: Ui | None) -> tuple:
    """Return what the tray asks now, as values that differ whenever the question does."""
    if ui is None:
        return ()
    screen = ui.screen
    if not isinstance(screen, Play) or ui.match is None:
        return (screen_name(ui),)
    return (id(ui.match), screen.entered, screen.kind, screen.asked_seat())


def may_call(ui: Ui | None, button: int) -> bool:
    """Return whether a press of a seat's own button in the match calls UNO or catches now."""
    if ui is None or ui.match is None or not isinstance(ui.screen, Play) or button >= RED:
        return False
    game, seat = ui.match.game, ui.seat_at(button)
    return seat >= 0 and (game.to_catch() >= 0 or game.may_call_uno(seat))


class Questions:
    """The numbers of the questions to each place. A place whose people wait has one question for as long as they do."""

    def __init__(self, on_table: OnTable):
        self._on_table = on_table
        self._newest = 0
        self._asked: dict[str | int, tuple[int, tuple]] = {}  # by place: the number of its question, and the question

    def number(self, place: str | int, ui: Ui | None) -> int:
        """Return the number of the present question to the people at a place."""
        number, before = self._asked.get(place, (0, None))
        asked = self._asked_at(place, ui)
        if asked != before:
            self._newest += 1
            number = self._newest
            self._asked[place] = (number, asked)
        return number

    def _asked_at(self, place: str | int, ui: Ui | None) -> tuple:
        asked = asked_by(ui)
        if len(asked) < 2 or ui is None or ui.match is None:
            return asked
        match, _, kind, seat = asked
        if seat < 0:  # nobody, or everybody
            return asked if kind != WAITING else (match,)
        player = ui.match.profile.seats[seat]
        is_person = not player.bot and player.button not in self._on_table.virtual
        return asked if is_person and place in ("table", player.button) else (match,)
