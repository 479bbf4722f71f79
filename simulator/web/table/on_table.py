"""The match that lies on the table: its dice and tiles lie there as they are, also while the tray shows a menu."""

from typing import Any

from simulator.people.dice import Dice
from simulator.people.players import VirtualPlayers
from simulator.web.table.undealt import Undealt, is_between_hands

_MENUS = ("power", "home", "setup", "number", "records", "settings", "names", "name", "test")
_OF_THE_MATCH = ("play", "rolloff", "pause", "winner")


class OnTable:
    """`match` is the one that lies there, or None; `side` its game's side of the tray's screen.

    `rack` is the seat button whose real tiles whoever stands around the table may see, or -1.
    """

    def __init__(self, dice: Dice, virtual_players: VirtualPlayers):
        self.match: Any = None
        self.side: Any = None
        self.is_shown = False
        self.is_undealt = False  # nobody has seen its next hand yet
        self.rack = -1
        self._dice = dice
        self._virtual_players = virtual_players
        self._tiles_of: Any = None  # the match that real tiles were put out for

    def look(self, ui: Any) -> None:
        """The tray as it is now. While its plug is out nobody looks: the dice lie where they lay."""
        self.is_shown = self._shows(ui)
        self.match = ui.match if self.is_shown else None
        self.is_undealt = is_between_hands(ui) and not ui.match.profile.real
        self.side = getattr(ui.play_screen, "side", None)
        if ui.match is not None and ui.match.profile.real:
            self._fetch_dice(ui.match)

    def _shows(self, ui: Any) -> bool:
        """Whether the match is on the table; screens that come up anywhere leave that as it is."""
        name = ui.screen.name
        if ui.match is None or name in _MENUS:
            return False
        return self.is_shown or name in _OF_THE_MATCH

    def _fetch_dice(self, match: Any) -> None:
        """A match with real dice has its own set on the table, also when it was begun by the tray's keys."""
        set_name = match.profile.set or match.game.standard_set()
        if set_name and set_name != self._dice.set_name:
            self._dice.bring(set_name)
        if match.game.tiles and match is not self._tiles_of:
            self._tiles_of = match
            if not match.marks:
                self._dice.tiles.gather()

    @property
    def known(self) -> Any:
        """The match as people may know it: what nobody has seen yet is not dealt."""
        return Undealt(self.match) if self.is_undealt else self.match

    @property
    def is_real(self) -> bool:
        """Whether the match is played with real dice or tiles."""
        return self.match is not None and self.match.profile.real

    @property
    def has_tiles(self) -> bool:
        """Whether the match is played with real tiles."""
        return self.is_real and self.match.game.tiles

    @property
    def virtual(self) -> set[int]:
        """The seat buttons of the virtual people in the match."""
        return self._virtual_players.playing(self.match)

    def asked(self, real: dict[str, Any] | None) -> int:
        """The button of the seat that the tray asks for something, or -1. real: as `real_view` has it."""
        seat = real["asks"] if real else -1
        return self.match.profile.seats[seat].button if seat >= 0 and self.match is not None else -1

    def hide_rack(self, real: dict[str, Any] | None) -> None:
        """A rack that all may see is hidden again when its seat has played."""
        if self.rack != self.asked(real):
            self.rack = -1

    def racks_for(self, sit: str | int) -> set[int]:
        """The seat buttons whose real tiles may be seen by whoever sits there."""
        match = self.match
        people = {player.button for player in match.profile.seats} - self.virtual if match else set()
        if sit != "table":
            return people & {sit}
        return people if len(people) == 1 else people & {self.rack}
