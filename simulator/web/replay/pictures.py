"""Pictures of the tray's light and display for any position of a match, drawn by the firmware."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from simulator.texts import language
from simulator.tray.files import MemoryFiles
from tray24.languages import LANGUAGES
from tray24.match.latefiles import LateFiles
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.rules.core import Game
from tray24.ui.match.announce import line_words
from tray24.ui.match.electronic import ElectronicPlay
from tray24.ui.match.results import Winner
from tray24.ui.ui import Ui

if TYPE_CHECKING:
    from tray24.ui.ui import MatchUi

_NOW_MS = 1750  # a time at which breathing and blinking lights are bright


class ShownMatch:
    """The parts of a `match.Match` that a screen reads. Nobody plays this match."""

    can_undo = False
    undone = -1
    undo_takes_chance = False
    message = ""

    def __init__(self, profile: Profile, game: Game):
        self.profile = profile
        self.game = game

    def bot(self, seat: int) -> str:
        return self.profile.seats[seat].bot


class Pictures:
    """Pictures of a match: `show` a position, then read `frame`, `display` and `text`.

    The display speaks the language of now. No time passes and no bot thinks.
    """

    def __init__(self, match: ShownMatch):
        self.match = match
        self._ui = cast("MatchUi", Ui(LateFiles(MemoryFiles()), lambda: 0))
        if language() in LANGUAGES:
            self._ui.settings.set("language", language())
        self._ui.configure()
        self._ui.match = cast(Match, match)  # the screen asks no more of it than a ShownMatch has
        self._ui.say.use("match", match.profile.game)
        self._screen = ElectronicPlay(self._ui)
        self._screen.hands.open_all()
        self._ui.play_screen = self._screen
        self._ui.open(self._screen, _NOW_MS)
        self.frame = b""
        self.display = b""
        self.text = ""

    def words(self, line: int | tuple) -> str:
        """Return the display's words for a line that was just applied, or ""."""
        return line_words(self._screen.side, line)

    def choices(self, moves: Iterable[int]) -> list[str]:
        """Return the words for legal moves at the present position, as hints have them."""
        self._screen.choice.begin()
        return [self._screen.side.advice_words(move) for move in moves]

    def show(self, message: str) -> None:
        """Draw the match at its game's position. `message` tells what happened last."""
        screen, ui = self._screen, self._ui
        screen.tell(message, _NOW_MS)
        screen.end_message()
        screen.choice.begin()
        if self.match.game.over:
            ui.open(Winner(ui, ()), 0)
        ui.relight()
        self.frame = bytes(ui.frame(_NOW_MS))
        screen.changed = True
        while not ui.drawn:
            ui.tick(_NOW_MS)
        self.display = bytes(ui.canvas.buffer)
        self.text = ui.text()
        if self.match.game.over:
            ui.lights.rest()
            ui.close()
