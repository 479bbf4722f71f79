"""The match on the table, whose dice stay there while the tray shows a menu, and their places while it is off."""

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from simulator.json_values import JsonObject
from simulator.people.dice import Dice
from simulator.people.players import VirtualPlayers
from simulator.people.seen import is_between_hands
from simulator.web.log.log import Entry
from simulator.web.table.tab import OwnScreens
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.pins import BUTTONS
from tray24.rules.moves import DEALER
from tray24.ui.match.common import CommonSide
from tray24.ui.match.real.common import CommonReal
from tray24.ui.ui import Ui

_KEEP_MS = 2000


class Undealt:
    """A match between two hands: the hand that has ended, or all dice in the bag before the first.

    The tray has dealt the next hand already, but nobody has seen it yet. In the hand that has ended the dice lie as
    they did, but the points are those after it.
    """

    def __init__(self, match: Match):
        self.profile = match.profile
        self.can_undo = match.can_undo
        self.undone = match.undone
        self.game = match.ended_game() or match.profile.new_game()
        self.game.turn = DEALER
        self.game.scores = list(match.game.scores)


class OnTable:
    """The table: its `match` or None, the game's `side` of the screen, the button of the `rack` all may see, or -1."""

    def __init__(self, dice: Dice, virtual_players: VirtualPlayers):
        self.match: Match | None = None
        self.side: CommonSide | CommonReal | None = None
        self.is_shown = False
        self.is_undealt = False  # True while nobody has seen its next hand
        self.rack = -1
        self.own_screens = OwnScreens()
        self._dice = dice
        self._virtual_players = virtual_players
        self._tiles_of: Match | None = None  # the match for which real tiles were put out

    def look(self, ui: Ui) -> None:
        """Update from the tray. Do not call it while the plug is out: the dice stay where they lay."""
        self.is_shown = ui.match is not None and ui.playing  # also below screens that open in any place
        self.match = ui.match if self.is_shown else None
        self.is_undealt = ui.match is not None and is_between_hands(ui) and not ui.match.profile.real
        self.side = ui.play_screen.side if ui.play_screen is not None else None
        self._tell_tray(ui)
        if ui.match is not None and ui.match.profile.real:
            self._fetch_dice(ui.match)

    def _tell_tray(self, ui: Ui) -> None:
        """Let the display name the hands on other screens, and not ask there whether somebody is alone."""
        if self.match is None or ui.play_screen is None:
            return
        hands = ui.play_screen.hands
        elsewhere = [seat for seat in range(self.match.game.seats) if self.is_elsewhere(seat)]
        if list(hands.elsewhere) != elsewhere:
            hands.elsewhere = elsewhere
            ui.play_screen.redraw(lights=False)

    def _fetch_dice(self, match: Match) -> None:
        """Put the dice set of a real match on the table, also when the match was started by the tray's keys."""
        set_name = match.profile.set or match.game.standard_set()
        if set_name and set_name != self._dice.set_name:
            self._dice.bring(set_name)
        if match.game.tiles and match is not self._tiles_of:
            self._tiles_of = match
            if not match.marks:
                self._dice.tiles.gather()

    @property
    def known(self) -> Match | Undealt | None:
        """Return the match as people know it: a hand that nobody has seen yet is not dealt."""
        return Undealt(self.match) if self.match is not None and self.is_undealt else self.match

    @property
    def shows_end(self) -> bool:
        """Return whether the ended hand still lies there, with open racks; real dice lie as people left them."""
        match = self.match
        if match is None or match.profile.real or not match.game.ended:
            return False
        return self.is_undealt or match.game.over

    @property
    def elsewhere(self) -> dict[int, str]:
        """Return the people with hidden hands on screens of their own: the screen's state by seat button."""
        match = self.match
        if match is None or not match.game.hides or match.game.over:
            return {}
        people = {player.button for player in match.profile.seats if not player.bot} - self.virtual
        return {button: state for button, state in self.own_screens.states.items() if button in people}

    def entries_of(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Return the lines of the log up to the hand that people see: the tray has dealt the next one already."""
        if not self.shows_end or self.known is None:
            return entries
        last = self.known.game.hand + 1  # lines count from 1
        count = len(entries)
        while count and entries[count - 1].hand > last:
            count -= 1
        return entries[:count]

    def may_sit(self, place: str | int, key: str = "") -> bool:
        """Return whether a tab may sit at a place: not at a hidden hand on another browser's screen. See `is_free`."""
        return place not in self.elsewhere or self.own_screens.is_free(int(place), key)

    def is_elsewhere(self, seat: int) -> bool:
        """Return whether a seat, -1 for none, is one of these."""
        return self.match is not None and seat >= 0 and self.match.profile.seats[seat].button in self.elsewhere

    @property
    def is_real(self) -> bool:
        """Return whether the match is played with real dice or tiles."""
        return self.match is not None and self.match.profile.real

    @property
    def has_tiles(self) -> bool:
        """Return whether the match is played with real tiles."""
        return self.match is not None and self.match.profile.real and self.match.game.tiles

    @property
    def virtual(self) -> set[int]:
        return self._virtual_players.playing(self.match)

    def asked(self, real: JsonObject | None) -> int:
        """Return the button of the seat that has to act, or -1. `real` is the view by `real_view`."""
        seat = real["asks"] if real else -1
        return self.match.profile.seats[seat].button if seat >= 0 and self.match is not None else -1

    def hide_rack(self, real: JsonObject | None) -> None:
        """Hide a rack again that the whole table may see when its seat has played."""
        if self.rack != self.asked(real):
            self.rack = -1

    def racks_for(self, sit: str | int) -> set[int]:
        """Return the seat buttons whose real tiles a tab at `sit` may see."""
        match = self.match
        people = {player.button for player in match.profile.seats} - self.virtual if match else set()
        if sit != "table":
            return people & {sit}
        return (people if len(people) == 1 else people & {self.rack}) - self.elsewhere.keys()


class TextFile(Protocol):
    """The file that holds the dice: a `pathlib.Path`, or an object with these two methods. They raise OSError."""

    def read_text(self, encoding: str) -> str: ...

    def write_text(self, data: str, /, encoding: str) -> object: ...


class KeptDice:
    """The file of the real dice: laid out from it at the start, saved to it regularly. `file` is None: not saved."""

    def __init__(self, file: TextFile | None, dice: Dice, virtual_players: VirtualPlayers):
        self._file = file
        self._dice = dice
        self._virtual_players = virtual_players
        self._moves = 0
        self._kept_ms = 0
        self._lay()

    def _lay(self) -> None:
        if self._file:
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                kept = json.loads(self._file.read_text(encoding="utf-8"))
                self._dice.from_json(kept)
                for seed, buttons in kept["virtual"].items():
                    found = {button for button in buttons if button in range(BUTTONS)}
                    self._virtual_players.of_matches[int(seed)] = found

    def pass_time(self, now_ms: int) -> None:
        """Save the dice if they have moved, at most every other second."""
        if self._dice.moved != self._moves and ticks_diff(now_ms, self._kept_ms) >= _KEEP_MS:
            self.keep(now_ms)

    def keep(self, now_ms: int) -> None:
        self._moves = self._dice.moved
        self._kept_ms = now_ms
        if self._file:
            virtual = {seed: sorted(buttons) for seed, buttons in self._virtual_players.of_matches.items()}
            kept = {"virtual": virtual} | self._dice.to_json()
            with suppress(OSError):  # the dice can be laid again by following the lights
                self._file.write_text(json.dumps(kept), encoding="utf-8")
