"""The log of the match on the tray and the last refusal in it, both updated after each line."""

from collections.abc import Sequence

from simulator.people.players import VirtualPlayers
from simulator.tray.clock import Clock
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.log.log import Entry, Log
from simulator.web.log.words import reason_words
from simulator.web.replay.watched import Told
from simulator.web.view import player_names
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.rules.errors import RuleError
from tray24.ui.ui import Ui

_REFUSED_MS = 4500
_FOLLOWED_MS = 700  # after a line: the tray writes its journal a little later than it lights its LEDs


def _waits(ui: Ui) -> bool:
    """Return whether lines of the match wait, because the files have refused them."""
    journal = ui.match.journal if ui.match else None
    return ui.saving.refused or (journal is not None and not journal.saved)


class MatchLog:
    """The log of the match.

    `number` changes with each new log; `refused` is the refusal that the page shows, or None.
    """

    def __init__(self, files: FolderFiles | MemoryFiles, clock: Clock, virtual_players: VirtualPlayers):
        self.number = 0
        self.refused: dict[str, str] | None = None
        self._log = Log(files)
        self._clock = clock
        self._virtual_players = virtual_players
        self._match: Match | None = None
        self._heard_ms = 0
        self._refused_end_ms = 0

    @property
    def entries(self) -> Sequence[Entry]:
        """Return all sentences of the match so far."""
        return self._log.entries

    @property
    def moves(self) -> list[int]:
        """Return the moves of the seats in the current hand, which lag a moment behind the lines."""
        return self._log.moves

    def moves_in(self, hand: int) -> list[int]:
        """Return the moves of the seats in a hand, counted from 0."""
        return self._log.moves_in(hand)

    def card(self, match: Match) -> list[list[str]]:
        """Return the evening's card of a match that is over, [] before."""
        return self._log.evening.card(match.game, self._names(match)) if match.game.over else []

    def told(self) -> Told | None:
        """Return what has been read of the match, for who watches it; None before there is any."""
        if self._match is None or not self._log.journal:
            return None
        return Told(self.number, self._log.journal, self._match)

    def follow(self, ui: Ui) -> None:
        """Add new sentences when the match has changed recently."""
        now_ms = self._clock.now_ms
        if ui.match is not self._match and ui.match is not None:
            self._match = ui.match
            self.refused = None
            self._log.forget()
            self._heard_ms = now_ms
            ui.on_line = self._heard
        if _waits(ui):
            self._heard_ms = now_ms  # the lines will reach the journal later
        if self._match is not None and now_ms - self._heard_ms <= _FOLLOWED_MS:
            anew, _ = self._log.update(self._names(self._match))
            self.number += anew

    def _heard(self, line: object) -> None:
        self._heard_ms = self._clock.now_ms
        self.refused = None

    def _names(self, match: Match) -> list[str]:
        return player_names(match.profile, self._virtual_players.playing(match))

    def tell_refused(self, match: Match, error: RuleError, move: int) -> None:
        """Add a refused move and the reason to the log."""
        self._log.refuse(self._names(match), match.game, move, error)

    def show_refused(self, error: RuleError, line: str) -> None:
        """Let the page show a refusal and its reason for a while."""
        self.refused = {"line": line, "rule": error.rule, "words": reason_words(error)}
        self._refused_end_ms = self._clock.now_ms + _REFUSED_MS

    def pass_time(self) -> None:
        """Remove the refusal from the page when its time is over."""
        if self.refused and ticks_diff(self._clock.now_ms, self._refused_end_ms) >= 0:
            self.refused = None
