"""The setup of a match on a starter: without seat buttons, menu rows say how many people and bots play."""

from tray24 import games
from tray24.compat import const
from tray24.match import bots
from tray24.ui.menus.setup import Setup

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.ui import Ui

_OWN = ("people", "bots", "bot")


class StarterSetup(Setup):
    """The setup with the rows `people`, `bots` and `bot`: people take the first seats, bots those after them.

    It offers the games that need no slots, with electronic dice.
    """

    def __init__(self, ui: "Ui") -> None:
        self.people = 1
        self.bots = 1
        self.bot = ""
        super().__init__(ui)

    def game_names(self) -> tuple[str, ...]:
        """Return the names of the games that a starter offers."""
        return tuple([name for name in games.names() if not games.game_class(name).needs_slots])

    def _list_items(self) -> None:
        items = [item for item in self.own_items() if item != "dice"]
        names = bots.offered(self.game.name)
        if self.bot not in names:
            self.bot = names[0]
        most = self.game.max_seats
        self.people = min(self.people, most)
        self.bots = max(self.game.min_seats - self.people, min(self.bots, most - self.people))
        at = items.index("game") + 1
        items[at:at] = _OWN if self.bots else _OWN[:-1]
        self.items = tuple(items)
        self.seats[:] = (
            [""] * self.people + [self.bot] * self.bots + [None] * (len(self.seats) - self.people - self.bots)
        )

    def seat(self, button: int, now_ms: int) -> None:
        """Ignore a seat button: there is none."""

    def hold(self, button: int, now_ms: int) -> None:
        """Ignore it, too."""

    def value(self, item: str) -> str:
        if item == "people" or item == "bots":
            return str(self.people if item == "people" else self.bots)
        return self.ui.say("bot-" + self.bot) if item == "bot" else super().value(item)

    def choose(self, now_ms: int) -> None:
        item = self.items[self.cursor]
        game = self.game
        if item == "people":
            self.people = self.people % game.max_seats + 1
        elif item == "bots":
            self.bots = self.bots + 1 if self.people + self.bots < game.max_seats else 0
        elif item == "bot":
            names = bots.offered(game.name)
            self.bot = names[(names.index(self.bot) + 1) % len(names)]
        else:
            super().choose(now_ms)
            return
        self._list_items()
