"""Lessons by virtual fingers: opening one through the tray's menus, and answering its question."""

from simulator.people.fingers import Fingers
from simulator.people.intents import Puzzled
from tray24.pins import GREEN
from tray24.ui.lessons.lesson import ASKING, Lesson
from tray24.ui.ui import Ui


async def open_lesson(fingers: Fingers, game: str) -> None:
    """Open the lesson of a game."""
    await fingers.go_home()
    await fingers.take("lessons")
    await fingers.take(game)


async def answer(fingers: Fingers, ui: Ui, item: str) -> None:
    """Take an item of the question; after a wrong answer, first go on to another try."""
    screen = ui.screen
    if not isinstance(screen, Lesson):
        raise Puzzled("moved-on")
    if screen.stage != ASKING:
        await fingers.press(GREEN)
    if screen.stage == ASKING:
        await fingers.take(item)
