"""Names of the tray's screens for browsers."""

from typing import Any


def screen_name(ui: Any) -> str:
    """Return the name of the top screen, with different names for its different questions."""
    name: str = ui.screen.name
    if name == "question":
        return "undo" if ui.screen.title == ui.say("undo") else "confirm"
    return "boot" if name == "power" else name


def asked_on(ui: Any) -> list[str]:
    """Return the question of a confirmation and its explanation in the tray's words; [] on other screens."""
    if screen_name(ui) != "confirm":
        return []
    title, words = ui.screen.title, ui.screen.words
    return [words, ""] if words.endswith("?") else [f"{title}?", words]
