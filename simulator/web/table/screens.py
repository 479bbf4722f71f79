"""What browsers call the screens of the tray."""

from typing import Any


def screen_name(ui: Any) -> str:
    """The screen on top; the questions that it may ask are told apart."""
    name: str = ui.screen.name
    if name == "question":
        return "undo" if ui.screen.title == ui.say("undo") else "confirm"
    return "boot" if name == "power" else name


def asked_on(ui: Any) -> list[str]:
    """What is to be confirmed, and what should be known of it, in the tray's own words; [] when nothing is."""
    if screen_name(ui) != "confirm":
        return []
    title, words = ui.screen.title, ui.screen.words
    return [words, ""] if words.endswith("?") else [f"{title}?", words]
