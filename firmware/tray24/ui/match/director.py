"""The director of a match with electronic dice: what is asked next, who thinks, and what undo does."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.moves import move_seat
from tray24.ui.match.adviser import is_told
from tray24.ui.match.keys import Keys
from tray24.ui.match.view import View

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Line
    from tray24.ui.match.play import Play


class Director:
    """The director of the screen `play`: all that differs between electronic and real dice (ui.match.real.director)."""

    undo_words = "undo_dice"  # the question before dice are taken back

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.ui = play.ui

    def make_keys(self) -> Keys:
        """Return the handler of the screen's keys."""
        return Keys(self.play)

    def make_view(self) -> View:
        """Return the screen's view."""
        return View(self.play)

    # Progress of the match.

    def begin(self, now_ms: int) -> None:
        """Prepare a new match."""

    def resume(self, now_ms: int) -> None:
        """Prepare a match that is shown again, after a while or a power cut."""

    def shown(self, now_ms: int) -> None:
        """Handle the appearance of the screen on top."""
        self.play.thinker.hurry(now_ms)

    def ask(self, now_ms: int) -> None:
        """Ask for the next choice; a bot enters its move after a pause."""
        play = self.play
        play.thinker.begin(now_ms)
        play.adviser.begin()
        play.choice.begin()

    def serve(self) -> None:
        """Enter the table's lines that follow by themselves: the electronic dealer has entered them already."""

    def tell_lines(self, move: int, lines: "Sequence[Line]", now_ms: int) -> None:
        """Announce a move (-1: the table's line) and the lines that followed it."""
        self.play.teller.tell_lines(move, lines, self.play.entry.is_new_hand(), now_ms)
        if move >= 0 and is_told(self.ui, move_seat(move)):
            self.play.adviser.judge(move, now_ms)

    def tick(self, now_ms: int) -> None:
        """Let the bots or the adviser think."""
        play = self.play
        if play.thinker.pending and play.thinker.tick(now_ms):
            return
        if play.choice.moves:
            self.advise(now_ms)

    def advise(self, now_ms: int) -> None:
        """Let the adviser think about the present choice, if its player wants it and no message is shown."""
        adviser = self.play.adviser
        if not is_told(self.ui, self.ui.match.game.turn):
            if adviser.worths:
                adviser.begin()
        elif adviser.worths:
            adviser.price()
        elif adviser.pending and self.play.teller.ends_ms is None:
            adviser.tick(now_ms)

    def see(self, slot: int, seen: int, now_ms: int) -> None:
        """Ignore the content of a slot: it means nothing with electronic dice."""

    # Undo.

    def undo(self, now_ms: int) -> None:
        """Undo, after a question if dice would be taken back too."""
        ui = self.ui
        match = ui.match
        if not match.can_undo:
            self.play.teller.refuse("", ui.say("nothing_back"), now_ms)
        elif match.undo_takes_chance and not ui.child(match.game.turn):
            ui.ask("undo", "undo_day" if match.profile.daily else self.undo_words, self.take_back, now_ms)
        else:
            self.take_back(now_ms)

    def take_back(self, now_ms: int) -> None:
        """Undo without a question."""
        try:
            self.ui.match.undo()
        except RuleError as error:
            self.play.teller.refuse("", self.ui.say.refusal(error), now_ms)
            return
        self.play.entry.taken_back(now_ms)
        self.ask(now_ms)

    # The current choice.

    def toward(self, move: int) -> int | None:
        """Return the item to choose next on the way to a legal move."""
        return self.play.choice.toward(move)

    def asked_seat(self) -> int:
        """Return the seat that has to act now, or -1."""
        return self.ui.match.game.turn
