"""The coach of first matches: a sentence about each thing that matters for the first time, shown at that thing.

A game's part `coach` finds what matters in a position: its `tips(game)` yields (key, place, values), the most important
first. The sentence is the game's text "coach-" + key; of its values, `face` and `other` are faces. `place` is (what,
which): ("die", a face or a tile), ("slot", a slot), ("do", a verb), ("box", a box) or ("seat", a seat).

The sentence never delays the match: every key does what it always does, and removes the sentence.
"""

from tray24 import games
from tray24.compat import const
from tray24.rules.faces import face_name, tile_name
from tray24.rules.moves import VERBS
from tray24.ui.match.kinds import COVERED, FIRM, WAITING
from tray24.ui.match.learners import learners, note_coached
from tray24.ui.toolkit.canvas import capitalized, wrap
from tray24.ui.toolkit.dice_words import face_words
from tray24.ui.toolkit.screens import TEXT_WIDTH, draw_lines

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from tray24.ui.match.play import Play
    from tray24.ui.toolkit.canvas import Canvas

LINES = const(3)
_FIRST_ROW = const(20)
_PITCH = const(10)


class Coach:
    """The coach of the screen `play`. `said` is the current sentence: (seat, key, place, words), or None.

    Here `place` is a text such as "die r7", as pages get it. If `quiet`, only pages show the sentence, and the display
    keeps its picture.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.said: tuple[int, str, str, str] | None = None
        self.quiet = False
        self.learners = learners(play.ui)
        self._asked = None
        self._due = False
        self._told: list[str] = []  # keys of this match
        found = games.find(play.ui.match.game.name, "coach")
        self._tips = found.tips if found else None

    def asked(self) -> None:
        """End the sentence if the prompt has changed. The next sentence waits for the end of other messages."""
        play = self.play
        asked = (play.entered, play.kind, play.asked_seat())
        if asked != self._asked:
            self._asked = asked
            self.said = None
            self._due = self._tips is not None

    def dismiss(self) -> None:
        """End the sentence."""
        if self.said:
            self.said = None
            self.play.redraw(lights=False)

    def tick(self) -> None:
        """Find the sentence for the seat to act, if one is due."""
        if not self._due:
            return
        self._due = False
        play = self.play
        seat = play.asked_seat()
        if seat in self.learners and play.kind not in (WAITING, COVERED) and play.kind not in FIRM:
            self.find(seat)

    def find(self, seat: int) -> None:
        """Show the most important sentence for the seat to act that has not been shown yet, if there is one."""
        play = self.play
        game = play.ui.match.game
        if game.turn != seat or not self._tips:
            return
        for key, place, values in self._tips(game):
            if key not in self._told:
                self._told.append(key)
                self.said = (seat, key, self._place(place), self._words(key, values))
                play.redraw(lights=False)
                return

    def hand_ended(self) -> None:
        """Save that these players have been coached: their next match is not their first."""
        note_coached(self.play.ui, self.learners)

    def _words(self, key: str, values: "dict[str, Any]") -> str:
        say = self.play.ui.say
        values = dict(values)
        for name in ("face", "other"):
            if name in values:
                values[name] = face_words(say, values[name])
        if key == "uno" and self.play.ui.starter:
            key = "uno_held"
        return capitalized(say("coach-" + key, **values))  # it may begin with a die

    def _place(self, place: tuple[str, int]) -> str:
        what, which = place
        ui = self.play.ui
        if what == "die":
            return "die " + (tile_name(which) if ui.match.game.tiles else face_name(which))
        if what == "do":
            return "do " + VERBS[which]
        return "%s %d" % (what, ui.match.profile.seats[which].button if what == "seat" else which)

    def draw(self, canvas: "Canvas", said: tuple[int, str, str, str]) -> "Iterator[None]":
        """Draw a sentence, as `said` has it, between headline and hint. This is a generator."""
        view = self.play.view
        view.draw_title(canvas, view.headline(), said[0])
        yield
        yield from draw_lines(canvas, wrap(said[3], TEXT_WIDTH)[:LINES], _FIRST_ROW, _PITCH)
        view.draw_bottom(canvas)
