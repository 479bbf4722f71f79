"""Names of the tray's screens for browsers."""

from simulator.day import undo_words
from simulator.texts import HostTexts
from tray24.ui.toolkit.menu import Notice, Question
from tray24.ui.ui import Ui

_say = HostTexts("page")
_TELLS_TALK = {"rolloff": "ask-rolloff", "pause": "ask-pause"}  # the screens on which the tray tells what was agreed


def screen_name(ui: Ui) -> str:
    """Return the name of the top screen, with different names for its different questions."""
    screen = ui.screen
    if isinstance(screen, Question):
        return "undo" if screen.title == ui.say("undo") else "confirm"
    if screen.name == "look":
        return screen.kind  # a view of what lies open, or a challenged rack
    return "boot" if screen.name == "power" else screen.name


def talk_said(ui: Ui) -> str:
    """Return what was agreed about table talk (B23), "" in a game without that option and without a match."""
    agreed = ui.match.game.options.get("table_talk") if ui.match else None
    return "" if agreed is None else _say("talk-allowed" if agreed == "1" else "talk-not-allowed")


def asked_on(ui: Ui) -> list[str]:
    """Return the question of a confirmation and its explanation in the tray's words, or what a notice says.

    It is [] on other screens.

    With the dice of the day an undo says that the result will not count. When a match begins and in its menu, the
    explanation is what was agreed about table talk (B23), if anything.
    """
    screen = ui.screen
    if ui.match and screen_name(ui) == "undo" and undo_words(ui.match):
        return [_say("ask-undo"), undo_words(ui.match)]
    if screen.name in _TELLS_TALK:
        return [_say(_TELLS_TALK[screen.name]), talk_said(ui)]
    if isinstance(screen, Notice) and not isinstance(screen, Question):
        return [_say("ask-notice"), screen.words]
    if not isinstance(screen, Question) or screen_name(ui) != "confirm":
        return []
    title, words = screen.title, screen.words
    return [words, ""] if words.endswith("?") else [f"{title}?", words]
