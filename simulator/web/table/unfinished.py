"""The unfinished matches that the tray keeps, as cards of the start page: which match each is, and how far it came."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, game_texts
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.view import player_names
from tray24.match.journal import JOURNAL
from tray24.match.kept import Summary
from tray24.ui.menus.kept import NOW, about, unfinished
from tray24.ui.ui import Ui

NONE: JsonObject = {"cards": [], "full": False}
_say = HostTexts("page")


class Unfinished:
    """The cards of the unfinished matches, the latest first, and whether another match needs one to be given up."""

    def __init__(self, files: FolderFiles | MemoryFiles):
        self._files = files
        self._read: dict[str, JsonObject | None] = {}  # of kept matches, whose files do not change

    def view(self, ui: Ui) -> JsonObject:
        """Return the cards as JSON values for the browser."""
        items = unfinished(ui)
        self._read = {name: card for name, card in self._read.items() if name in items}
        cards = [self._card(ui, item) for item in items]
        return {"cards": [card for card in cards if card], "full": ui.is_full()}

    def _card(self, ui: Ui, item: str) -> JsonObject | None:
        if item == NOW:
            return self._card_of(ui, item)
        if item not in self._read:
            self._read[item] = self._card_of(ui, item)
        return self._read[item]

    def _card_of(self, ui: Ui, item: str) -> JsonObject | None:
        found = about(ui, item)
        if found is None:
            return None
        title = game_texts(found.profile.game)("game")
        when_s = self._files.modified_s(JOURNAL if item == NOW else item)
        return {"item": item, "title": title, "words": _words(found), "when_s": when_s}


def _words(found: Summary) -> list[str]:
    """Return how far a match came: its hand, then the scores or only the names of its players."""
    names = player_names(found.profile)
    if not found.hand:
        return [", ".join(names)]
    points = [_say("card-points", name=name, points=score) for name, score in zip(names, found.scores, strict=True)]
    return [_say("card-hand", hand=found.hand), ", ".join(points)]
