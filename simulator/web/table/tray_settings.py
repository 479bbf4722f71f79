"""The tray's settings as the page offers them: those of players, each with the values to choose from, in words."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.ui.menus.settings import NUMBER, Setting, setting
from tray24.ui.ui import Ui

# The others are of the board, or have their own place on the page.
SHOWN = (
    "brightness",
    "volume_keys",
    "volume_moves",
    "volume_calls",
    "volume_tunes",
    "grace_ms",
    "color_blind",
    "coach",
    "steady_ms",
    "presence_only",
)
_say = HostTexts("menus")


def values_of(name: str) -> list[str]:
    """Return the values of a setting, as its file has them."""
    entry = setting(name)
    if entry.kind == NUMBER:
        lowest, highest, step = entry.allowed
        return [str(value) for value in range(lowest, highest + 1, step)]
    return list(entry.allowed)


def _words(entry: Setting, value: str) -> str:
    key = f"unit-{entry.unit}" if entry.unit else f"value-{value}"
    return _say(key, value=value) if entry.unit else _say(key)


def _label(name: str) -> str:
    return f"set-{name}"


def settings_view(ui: Ui) -> list[JsonObject]:
    """Return the settings as JSON values: name, label, value, and [value, words] of each choice."""
    return [
        {
            "name": name,
            "label": _say(_label(name)),
            "value": str(ui.settings[name]),
            "choices": [[value, _words(setting(name), value)] for value in values_of(name)],
        }
        for name in SHOWN
    ]


class SettingsView:
    """The view of a tray's settings, made again when one has changed."""

    def __init__(self) -> None:
        self._values: list[object] = []
        self._view: list[JsonObject] = []

    def look(self, ui: Ui) -> list[JsonObject]:
        """Return the view."""
        values = [ui.settings[name] for name in SHOWN]
        if values != self._values:
            self._values, self._view = values, settings_view(ui)
        return self._view
