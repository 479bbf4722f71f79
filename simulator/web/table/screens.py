"""Names of the tray's screens for browsers."""

from tray24.ui.toolkit.menu import Question
from tray24.ui.ui import Ui


def screen_name(ui: Ui) -> str:
    """Return the name of the top screen, with different names for its different questions."""
    screen = ui.screen
    if isinstance(screen, Question):
        return "undo" if screen.title == ui.say("undo") else "confirm"
    return "boot" if screen.name == "power" else screen.name


def asked_on(ui: Ui) -> list[str]:
    """Return the question of a confirmation and its explanation in the tray's words; [] on other screens."""
    screen = ui.screen
    if not isinstance(screen, Question) or screen_name(ui) != "confirm":
        return []
    title, words = screen.title, screen.words
    return [words, ""] if words.endswith("?") else [f"{title}?", words]
