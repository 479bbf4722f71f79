"""The tray's settings as the page offers them: those of players, each with the values to choose from, in words."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, language
from tray24.ui.menus.settings import BUILDERS, NUMBER, WORD, setting, value_words
from tray24.ui.ui import Ui

# The others are of the board, or have their own place on the page.
SHOWN = (
    "language",
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
    """Return the values of a setting, as its file has them; none for one that takes any text, such as a name."""
    entry = setting(name)
    if entry.kind == NUMBER:
        lowest, highest, step = entry.allowed
        return [str(value) for value in range(lowest, highest + 1, step)]
    return list(entry.allowed) if entry.kind == WORD else []


def setting_view(name: str, value: str, label: str = "") -> JsonObject:
    """Return a setting as JSON values: name, label, value, [value, words] of each choice, whether it is of `builders`.

    It has no choices where it takes any text.

    A tray's own value is a choice, even one between the steps of its menu.
    """
    values = values_of(name)
    if values and value not in values:
        values = [value, *values]
    choices = [[choice, _words(name, choice)] for choice in values]
    return {
        "name": name,
        "label": label or _say(f"set-{name}"),
        "value": value,
        "choices": choices,
        "builders": name in BUILDERS,
    }


def _words(name: str, value: str) -> str:
    entry = setting(name)
    return value_words(_say, entry, int(value) if entry.kind == NUMBER else value)


class SettingsView:
    """The view of a tray's settings as they were last, made again when one has changed."""

    def __init__(self) -> None:
        self._values: list[object] = []
        self._views: dict[str, list[JsonObject]] = {}  # by language

    def look(self, ui: Ui | None) -> list[JsonObject]:
        """Return the settings as JSON values, each by `setting_view`."""
        values = [ui.settings[name] for name in SHOWN] if ui else self._values
        if values != self._values:
            self._values, self._views = values, {}
        if language() not in self._views:
            self._views[language()] = [
                setting_view(name, str(value)) for name, value in zip(SHOWN, values, strict=False)
            ]
        return self._views[language()]
