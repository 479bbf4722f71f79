"""The menu of lessons, and a running one: a position on the slots, a question on the display, an answer by keys.

A lesson begins with the aim of the game and some moves, which are played; then come questions. Yellow and blue select
an item, green chooses it. If several answers are right, green marks one after the other, and the last item checks them.
After two wrong answers the right one is selected. Red leaves the lesson; an unfinished match stays as it was.
"""

from tray24 import games
from tray24.compat import const
from tray24.rules.faces import parse_face
from tray24.ui.lessons.step import Scene, Step
from tray24.ui.match.kinds import TILE
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import capitalized, wrap
from tray24.ui.toolkit.dice_words import face_words
from tray24.ui.toolkit.menu import Menu
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_choice, draw_headline, draw_hint, draw_lines
from tray24.ui.toolkit.texts import Texts, lines_of

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

CHECK = "check"

# The keys of headline and hint for each stage.
ASKING = "head"
WRONG = "wrong"
RIGHT = "right"
DONE = "done"

_FIRST_ROW = const(18)
_PITCH = const(9)
_UNO = "uno"
_TRIES = const(2)  # wrong answers, until the right one is shown
_BESIDE = ("may", "next")  # questions whose answers stand side by side


class Lesson(Screen):
    """The lesson of a game.

    `stage` is ASKING, WRONG, RIGHT or DONE, `number` the step from 0, `marked` the marked items.

    `words` is the question or the reply to an answer, `rule` the number of the rule behind the reply, or "". Of the
    `asked` steps, `first` were right at the first try.
    """

    name = kind = "lesson"

    def __init__(self, ui: "Ui", game: str) -> None:
        super().__init__(ui)
        self.game = game
        self.say = Texts(ui.say.language)
        self.say.use("match", game, game + "-lessons")
        self.steps = lines_of(games.part(game, "lessons").STEPS)
        self.first = self.asked = 0
        self._begin(0)

    def _begin(self, number: int) -> None:
        self.number = number
        step = self.step = Step(self.game, self.steps[number])
        self.scene = Scene(self, step)
        self.items = tuple(step.items) + ((CHECK,) if step.several else ())
        self.cursor = 0
        self._tries = 0
        self._ask(())

    def _ask(self, marked: "Sequence[str]") -> None:
        """Ask the question of the step, with these items marked."""
        self.stage = ASKING
        self.rule = ""
        self.marked = list(marked)
        self.scene.refuse(-1)
        say = self.say
        face = self.step.line.split(" ")[1] if self.step.ask == "slots" else self.scene.end()
        self.words = say("ask-" + self.step.id, face=face and face_words(say, parse_face(face)))

    def turn(self, step: int) -> None:
        if self.stage == ASKING:
            super().turn(step)

    def seat(self, button: int, now_ms: int) -> None:
        """Answer with a UNO call, if that is an item: in a match the player's own seat button calls, too."""
        if self.stage == ASKING and _UNO in self.items:
            self.cursor = self.items.index(_UNO)
            self.choose(now_ms)

    def choose(self, now_ms: int) -> None:
        stage = self.stage
        if stage == ASKING:
            self._take(self.items[self.cursor])
        elif stage == WRONG:
            helped = self._tries >= _TRIES  # after two wrong answers the right one is shown
            right = [item for item in self.step.items if self.is_right(item)]
            kept = right if helped else [item for item in self.marked if item in right]
            self._ask(kept if self.step.several else ())
            if helped:
                self.cursor = self.items.index(CHECK if self.step.several else right[0])
        elif stage == DONE:
            self.ui.close()
        elif self.number + 1 < len(self.steps):
            self._begin(self.number + 1)
        else:
            self.stage = DONE
            self.rule = ""
            self.words = self.say("lesson_result", count=self.first, total=self.asked)
        self.ui.relight()

    def is_right(self, item: str) -> bool:
        """Return True if an item is right."""
        return self.step.right[self.step.items.index(item)]

    def _take(self, item: str) -> None:
        step = self.step
        marked = self.marked
        if step.ask == "go" and not step.is_move:
            self._begin(self.number + 1)
            return
        if item in marked:
            marked.remove(item)
            return
        if item != CHECK:
            marked.append(item)
            if step.several:
                return
        self._tries += 1
        wrong = [item for item in marked if not self.is_right(item)]
        missed = step.right.count(True) - len(marked) if step.several else 0
        self.stage = WRONG
        if wrong:
            self.words = self._why(wrong[0])
            self.scene.refuse(int(wrong[0]) if step.ask == "slots" else -1)
        elif missed:
            self.words = self._why(CHECK) if step.ask == "hold" else self.say("lesson_missed", count=missed)
        else:
            self.stage = RIGHT
            self.words = self._reason()
            if step.ask != "go":
                self.asked += 1
                self.first += self._tries == 1
            if step.is_move:
                step.enter(item)
                self.marked = []
        self.ui.sound("refused" if self.stage == WRONG else "place")

    def _why(self, item: str) -> str:
        """Return why an item is wrong: the refusal of its line, the points of its box, or the reason of the step."""
        step = self.step
        if step.ask == "best":
            return self.say("less-" + item, points=step.points(item))
        if step.ask == "hold":
            return self.say("wrong-" + step.id)
        refusal = None if step.ask == "next" or _UNO in step.items else step.refusal(item)
        if refusal is None:
            return self._reason()
        self.rule = refusal.rule
        return capitalized(self.say.refusal(refusal))

    def _reason(self) -> str:
        self.rule = self.step.rule
        return self.say("why-" + self.step.id)

    def label(self, item: str) -> str:
        """Return an item in a few words."""
        say = self.say
        ask = self.step.ask
        if item == CHECK:
            return say("do_reroll" if ask == "hold" else "lesson_check")
        if ask == "go":
            return say("do-" + self.step.id)
        if ask == "slots":
            return say("slot_n", slot=item)
        if ask == "next":
            return say("seat_n", number=item)
        if item == _UNO:
            return say("call_uno")
        return say(item) if ask == "may" else self.scene.words(item)

    def headline(self) -> str:
        """Return the headline."""
        return self.say("lesson_" + self.stage, number=self.number + 1, count=len(self.steps))

    def hint(self) -> str:
        """Return what green does after an answer."""
        return self.say("lesson_again" if self.stage == WRONG else "go_on")

    def text(self) -> str:
        last = self.label(self.items[self.cursor]) if self.stage == ASKING else self.hint()
        return self.say.sentences((self.headline(), self.words, last))

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.headline())
        yield
        yield from draw_lines(canvas, wrap(self.words, TEXT_WIDTH), _FIRST_ROW, _PITCH)
        if self.stage != ASKING:
            draw_hint(canvas, self.hint(), check=True)
            return
        items = self.items
        item = items[self.cursor]
        yield from self.scene.draw(canvas, self.marked, item)
        if self.step.ask in _BESIDE:
            draw_choice(canvas, [self.label(one) for one in items], self.cursor)
            return
        if self.step.ask == "go":
            draw_hint(canvas, self.label(item), check=True)
            return
        mark = "lesson_marked" if item in self.marked else "item_of"
        place = self.say(mark, number=self.cursor + 1, count=len(items))
        draw_hint(canvas, self.label(item), place, pictured=self.scene.kind == TILE)

    def lights(self, lights: "Lights", now_ms: int) -> None:
        self.scene.lights(lights, self.marked, self.items[self.cursor])
        if self.step.ask != "slots":
            return
        for item in self.marked:
            wrong = self.stage == WRONG and not self.is_right(item)
            lights.show(int(item), lamp.WARM, lamp.REFUSED if wrong else lamp.LEGAL)
        item = self.items[self.cursor]
        if self.stage == ASKING and item != CHECK:
            lights.show(int(item), lamp.WARM, lamp.CURSOR)


class Lessons(Menu):
    """The menu of lessons: one for each game that this kind of tray can show."""

    name = title = "lessons"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        shown = [name for name in games.names() if not (ui.starter and games.game_class(name).needs_slots)]
        self.items = tuple([name for name in shown if games.find(name, "lessons")])

    def label(self, item: str) -> str:
        return self.ui.say.of_game(item, "game")

    def choose(self, now_ms: int) -> None:
        self.ui.open(Lesson(self.ui, self.items[self.cursor]), now_ms)
