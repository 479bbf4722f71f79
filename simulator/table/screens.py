"""What browsers call the screens of the tray."""

from typing import Any


def screen_name(ui: Any) -> str:
    """The screen on top; the questions that it may ask are told apart."""
    name: str = ui.screen.name
    if name == "question":
        return "undo" if ui.screen.title == ui.say("undo") else "confirm"
    return "boot" if name == "power" else name
