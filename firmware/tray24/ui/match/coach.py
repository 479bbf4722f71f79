"""The coach of first matches: when something matters for the first time, a sentence on the display explains it.

A game's module `coach` finds what matters in a position: its `list_tips(game)` yields (key, place, values), the most
important first. The sentence is the game's text with the key "coach-" + `key`. `values` are inserted into it; those
called `face` and `other` are faces. `place` is what the sentence is about, as (what, which): ("die", a face or a tile),
("slot", a slot), ("do", a verb), ("box", a box) or ("seat", a seat).

A sentence never delays the match: every button does what it always does, and removes the sentence.
"""

from tray24 import games
from tray24.compat import const
from tray24.rules.faces import format_face, format_tile
from tray24.rules.moves import VERBS
from tray24.ui.match.coached_players import list_coached, save_coached
from tray24.ui.match.prompts import COVERED, FIRM, WAITING
from tray24.ui.toolkit.canvas import capitalize, wrap_text
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.screens import TEXT_WIDTH, draw_lines

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from tray24.ui.match.play_screen import PlayScreen
    from tray24.ui.toolkit.canvas import Canvas

LINES = const(3)
_FIRST_ROW = const(20)
_PITCH = const(10)


class Coach:
    """The coach of the match's screen `play`.

    `tip` is the current sentence, as (seat, key, place, words), or None. `seat` is the seat that has to act, `key` the
    name of the tip. `place` is what the sentence is about, as text such as "die r7". `words` is the sentence itself. If
    `quiet` is True, only web pages show the sentence, not the display.
    """

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self.tip: tuple[int, str, str, str] | None = None
        self.quiet = False
        self.coached = list_coached(play.ui)
        self._prompt_state = None
        self._is_due = False
        self._shown_keys: list[str] = []  # keys of this match
        module = games.find_part(play.ui.match.game.name, "coach")
        self._list_tips = module.list_tips if module else None

    def note_prompt(self) -> None:
        """Remove the sentence if the prompt has changed. `tick` may then choose another sentence."""
        play = self.play
        state = (play.entered, play.prompt, play.get_acting_seat())
        if state != self._prompt_state:
            self._prompt_state = state
            self.tip = None
            self._is_due = self._list_tips is not None

    def dismiss(self) -> None:
        """Remove the coach's sentence from the display."""
        if self.tip:
            self.tip = None
            self.play.request_redraw(lights=False)

    def tick(self) -> None:
        """Choose a sentence for the seat to act, if the prompt has changed and the seat's player is coached."""
        if not self._is_due:
            return
        self._is_due = False
        play = self.play
        seat = play.get_acting_seat()
        if seat in self.coached and play.prompt not in (WAITING, COVERED) and play.prompt not in FIRM:
            self.find_tip(seat)

    def find_tip(self, seat: int) -> None:
        """Show `seat` the most important sentence not shown yet in this match, if it is the turn of `seat`."""
        play = self.play
        game = play.ui.match.game
        if game.turn != seat or not self._list_tips:
            return
        for key, place, values in self._list_tips(game):
            if key not in self._shown_keys:
                self._shown_keys.append(key)
                self.tip = (seat, key, self._format_place(place), self._describe_tip(key, values))
                play.request_redraw(lights=False)
                return

    def end_round(self) -> None:
        """Save that the coached players have played a round: their next match of this game is not their first."""
        save_coached(self.play.ui, self.coached)

    def _describe_tip(self, key: str, values: "dict[str, Any]") -> str:
        say = self.play.ui.say
        values = dict(values)
        for name in ("face", "other"):
            if name in values:
                values[name] = describe_face(say, values[name])
        if key == "uno" and self.play.ui.is_starter:
            key = "uno_held"
        return capitalize(say("coach-" + key, **values))  # it may begin with a die

    def _format_place(self, place: tuple[str, int]) -> str:
        noun, number = place
        ui = self.play.ui
        if noun == "die":
            return "die " + (format_tile(number) if ui.match.game.tiles else format_face(number))
        if noun == "do":
            return "do " + VERBS[number]
        return "%s %d" % (noun, ui.match.profile.seats[number].button if noun == "seat" else number)

    def draw(self, canvas: "Canvas", tip: tuple[int, str, str, str]) -> "Iterator[None]":
        """Draw the coach's sentence `tip` between the headline and the bottom of the display.

        This generator yields between parts.
        """
        view = self.play.view
        view.draw_title(canvas, view.get_headline(), tip[0])
        yield
        yield from draw_lines(canvas, wrap_text(tip[3], TEXT_WIDTH)[:LINES], _FIRST_ROW, _PITCH)
        view.draw_bottom(canvas)
