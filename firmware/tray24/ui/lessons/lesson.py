"""The menu of lessons, and the screen of a lesson: it shows a position, asks a question, and takes answers by buttons.

A lesson begins with the aim of the game and some moves that are played as examples; then come questions. Yellow and
blue select an answer, green chooses it. If several answers are right, green only marks the selected answer; the last
item of the list, "check", then checks all marked answers. After two wrong answers the right answer is selected. Red
leaves the lesson; an unfinished match stays as it was.
"""

from tray24 import games
from tray24.compat import const
from tray24.rules.faces import parse_face
from tray24.ui.lessons.step import Scene, Step
from tray24.ui.match.prompts import TILE
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import capitalize, wrap_text
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.menu import Menu
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_footer, draw_headline, draw_labels, draw_lines
from tray24.ui.toolkit.texts import Texts, decompress_lines

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
_MAX_TRIES = const(2)  # wrong answers, until the right one is shown
_ROW_QUESTIONS = ("may", "next")  # questions whose answers stand side by side


class Lesson(Screen):
    """The screen of a game's lesson.

    `stage` is ASKING, WRONG, RIGHT or DONE. `number` is the number of the current step, from 0. `marked` lists the
    answers marked so far. `words` is the question, or the reply to an answer; `rule` is the number of the rule that
    explains this reply, or "". `asked` counts the questions answered so far, `first` those of them answered right at
    the first try.
    """

    name = prompt = "lesson"

    def __init__(self, ui: "Ui", game: str) -> None:
        super().__init__(ui)
        self.game = game
        self.say = Texts(ui.say.language)
        self.say.set_parts("match", game, game + "-lessons")
        self.steps = decompress_lines(games.get_part(game, "lessons").STEPS)
        self.first = self.asked = 0
        self._start_step(0)

    def _start_step(self, number: int) -> None:
        self.number = number
        step = self.step = Step(self.game, self.steps[number])
        self.scene = Scene(self, step)
        self.items = tuple(step.items) + ((CHECK,) if step.several else ())
        self.cursor = 0
        self._tries = 0
        self._ask_question(())

    def _ask_question(self, marked: "Sequence[str]") -> None:
        """Ask the question of the current step. The answers `marked` are shown as already marked."""
        self.stage = ASKING
        self.rule = ""
        self.marked = list(marked)
        self.scene.show_refused_slot(-1)
        say = self.say
        face = self.step.line.split(" ")[1] if self.step.ask == "slots" else self.scene.describe_open_end()
        self.words = say("ask-" + self.step.id, face=face and describe_face(say, parse_face(face)))

    def move_cursor(self, step: int) -> None:
        if self.stage == ASKING:
            super().move_cursor(step)

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        """Choose the answer "call UNO" if it is offered, since a player's seat button calls UNO in a match, too."""
        if self.stage == ASKING and _UNO in self.items:
            self.cursor = self.items.index(_UNO)
            self.choose_item(now_ms)

    def choose_item(self, now_ms: int) -> None:
        stage = self.stage
        if stage == ASKING:
            self._answer(self.items[self.cursor])
        elif stage == WRONG:
            shows_answer = self._tries >= _MAX_TRIES  # after two wrong answers the right one is shown
            right_items = [item for item in self.step.items if self.is_right(item)]
            marked = right_items if shows_answer else [item for item in self.marked if item in right_items]
            self._ask_question(marked if self.step.several else ())
            if shows_answer:
                self.cursor = self.items.index(CHECK if self.step.several else right_items[0])
        elif stage == DONE:
            self.ui.pop_screen()
        elif self.number + 1 < len(self.steps):
            self._start_step(self.number + 1)
        else:
            self.stage = DONE
            self.rule = ""
            self.words = self.say("lesson_result", count=self.first, total=self.asked)
        self.ui.request_lights()

    def is_right(self, item: str) -> bool:
        """Return True if an item is a right answer to the current question."""
        return self.step.right[self.step.items.index(item)]

    def _answer(self, item: str) -> None:
        step = self.step
        marked = self.marked
        if step.ask == "go" and not step.is_move:
            self._start_step(self.number + 1)
            return
        if item in marked:
            marked.remove(item)
            return
        if item != CHECK:
            marked.append(item)
            if step.several:
                return
        self._tries += 1
        wrong_items = [item for item in marked if not self.is_right(item)]
        missed_count = step.right.count(True) - len(marked) if step.several else 0
        self.stage = WRONG
        if wrong_items:
            self.words = self._explain_wrong(wrong_items[0])
            self.scene.show_refused_slot(int(wrong_items[0]) if step.ask == "slots" else -1)
        elif missed_count:
            self.words = (
                self._explain_wrong(CHECK) if step.ask == "hold" else self.say("lesson_missed", count=missed_count)
            )
        else:
            self.stage = RIGHT
            self.words = self._explain_step()
            if step.ask != "go":
                self.asked += 1
                self.first += self._tries == 1
            if step.is_move:
                step.enter_answer(item)
                self.marked = []
        self.ui.play_tune("refused" if self.stage == WRONG else "place")

    def _explain_wrong(self, item: str) -> str:
        """Return why an answer is wrong, as text: the rules' refusal, its lower score, or the step's explanation."""
        step = self.step
        if step.ask == "best":
            return self.say("less-" + item, points=step.score_item(item))
        if step.ask == "hold":
            return self.say("wrong-" + step.id)
        refusal = None if step.ask == "next" or _UNO in step.items else step.find_refusal(item)
        if refusal is None:
            return self._explain_step()
        self.rule = refusal.rule
        return capitalize(self.say.describe_refusal(refusal))

    def _explain_step(self) -> str:
        self.rule = self.step.rule
        return self.say("why-" + self.step.id)

    def get_label(self, item: str) -> str:
        """Return the text of an item for the bottom of the display."""
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
        return say(item) if ask == "may" else self.scene.describe_item(item)

    def get_headline(self) -> str:
        """Return the headline: the stage of the lesson, and the number of the step."""
        return self.say("lesson_" + self.stage, number=self.number + 1, count=len(self.steps))

    def get_footer(self) -> str:
        """Return the text of what the green button does after an answer: ask again, or go on."""
        return self.say("lesson_again" if self.stage == WRONG else "go_on")

    def format_text(self) -> str:
        footer = self.get_label(self.items[self.cursor]) if self.stage == ASKING else self.get_footer()
        return self.say.join_sentences((self.get_headline(), self.words, footer))

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.get_headline())
        yield
        yield from draw_lines(canvas, wrap_text(self.words, TEXT_WIDTH), _FIRST_ROW, _PITCH)
        if self.stage != ASKING:
            draw_footer(canvas, self.get_footer(), check=True)
            return
        items = self.items
        item = items[self.cursor]
        yield from self.scene.draw(canvas, self.marked, item)
        if self.step.ask in _ROW_QUESTIONS:
            draw_labels(canvas, [self.get_label(answer) for answer in items], self.cursor)
            return
        if self.step.ask == "go":
            draw_footer(canvas, self.get_label(item), check=True)
            return
        key = "lesson_marked" if item in self.marked else "item_of"
        position = self.say(key, number=self.cursor + 1, count=len(items))
        draw_footer(canvas, self.get_label(item), position, pictured=self.scene.prompt == TILE)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        self.scene.light_slots(lights, self.marked, self.items[self.cursor])
        if self.step.ask != "slots":
            return
        for item in self.marked:
            is_wrong = self.stage == WRONG and not self.is_right(item)
            lights.set_slot(int(item), lamp.WARM, lamp.REFUSED if is_wrong else lamp.LEGAL)
        item = self.items[self.cursor]
        if self.stage == ASKING and item != CHECK:
            lights.set_slot(int(item), lamp.WARM, lamp.CURSOR)


class LessonsMenu(Menu):
    """The menu of lessons: one lesson for each game that has one and that this kind of tray can show."""

    name = title = "lessons"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        names = [name for name in games.list_games() if not (ui.is_starter and games.get_game_class(name).needs_slots)]
        self.items = tuple([name for name in names if games.find_part(name, "lessons")])

    def get_label(self, item: str) -> str:
        return self.ui.say.get_game_text(item, "game")

    def choose_item(self, now_ms: int) -> None:
        self.ui.push_screen(Lesson(self.ui, self.items[self.cursor]), now_ms)
