"""The tray's menus on the page: the settings that players change, and unfinished matches as cards of the start page."""

from collections.abc import Set
from functools import lru_cache

from simulator.json_values import JsonObject
from simulator.people.players import VirtualPlayers
from simulator.texts import HostTexts, get_language, load_game_texts
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.match_view import list_player_names
from tray24.match.journal import JOURNAL, SavedMatch
from tray24.ui.menus.home import NOW, get_summary, list_unfinished
from tray24.ui.menus.settings import BUILDERS, NUMBER, WORD, describe_value, get_setting
from tray24.ui.ui import Ui

# Other settings are of the board, or have a place of their own on the page.
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
_say_page = HostTexts("page")


def list_values(name: str) -> list[str]:
    """Return the possible values of a setting as its file has them; [] for free text, such as a name."""
    entry = get_setting(name)
    if entry.kind == NUMBER:
        lowest, highest, step = entry.allowed
        return [str(value) for value in range(lowest, highest + 1, step)]
    return list(entry.allowed) if entry.kind == WORD else []


def build_setting_view(name: str, value: str, label: str = "") -> JsonObject:
    """Return the view of a setting with its choices as [value, text], [] for free text.

    The current `value` is always among the choices.
    """
    values = list_values(name)
    if values and value not in values:
        values = [value, *values]
    choices = [[choice, _format_value(name, choice)] for choice in values]
    return {
        "name": name,
        "label": label or _say(f"set-{name}"),
        "value": value,
        "choices": choices,
        "builders": name in BUILDERS,
    }


def _format_value(name: str, value: str) -> str:
    entry = get_setting(name)
    return describe_value(_say, entry, int(value) if entry.kind == NUMBER else value)


@lru_cache(maxsize=16)
def build_settings_view(values: tuple[str, ...], language: str) -> list[JsonObject]:
    """Return the views of the settings in SHOWN. `values` are their values, in the same order; if empty, return []."""
    return [build_setting_view(name, value) for name, value in zip(SHOWN, values, strict=False)]


class SavedMatches:
    """The cards of the unfinished matches, the latest first, and whether a new match requires deleting one of them."""

    def __init__(self, files: FolderFiles | MemoryFiles, virtual_players: VirtualPlayers):
        self._files = files
        self._virtual_players = virtual_players
        self._summaries: dict[str, SavedMatch | None] = {}  # of stored matches, whose files do not change
        self._cards: dict[tuple[str, str], JsonObject] = {}  # of stored matches, by language and item
        self._unfinished: list[tuple[str, SavedMatch]] = []
        self._is_full = False
        self._state_key: tuple | None = None
        self._items: list[str] = []

    def update(self, ui: Ui) -> None:
        """Update the cards of unfinished matches. This is called often, so list the files only after changes."""
        match = ui.match
        state_key = (
            self._files.changes,
            ui,
            ui.is_starter,
            match,
            match and match.is_untouched,
            match and match.game.over,
        )
        if state_key != self._state_key:
            self._state_key = state_key
            self._items = list_unfinished(ui)
            self._is_full = ui.is_full()
        items = self._items
        self._summaries = {
            item: self._summaries[item] if item in self._summaries else get_summary(ui, item)
            for item in items
            if item != NOW
        }
        self._cards = {key: card for key, card in self._cards.items() if key[1] in self._summaries}
        summaries = [(item, get_summary(ui, item) if item == NOW else self._summaries[item]) for item in items]
        self._unfinished = [(item, summary) for item, summary in summaries if summary]

    def build_view(self) -> JsonObject:
        return {"cards": [self._get_card(item, summary) for item, summary in self._unfinished], "full": self._is_full}

    def _get_card(self, item: str, summary: SavedMatch) -> JsonObject:
        if item == NOW:
            return self._build_card(item, summary)
        key = get_language(), item
        if key not in self._cards:
            self._cards[key] = self._build_card(item, summary)
        return self._cards[key]

    def _build_card(self, item: str, summary: SavedMatch) -> JsonObject:
        title = load_game_texts(summary.profile.game)("game")
        when_s = self._files.get_modified_s(JOURNAL if item == NOW else item)
        virtual_buttons = self._virtual_players.get_known_buttons(summary.profile)
        return {"item": item, "title": title, "words": _format_card(summary, virtual_buttons), "when_s": when_s}


def _format_card(summary: SavedMatch, virtual_buttons: Set[int]) -> list[str]:
    """Return the lines of an unfinished match's card: its round and scores, or only the names of its players."""
    names = list_player_names(summary.profile, virtual_buttons)
    if not summary.hand:
        return [", ".join(names)]
    points = [
        _say_page("card-points", name=name, points=score) for name, score in zip(names, summary.scores, strict=True)
    ]
    return [_say_page("card-hand", hand=summary.hand), ", ".join(points)]
