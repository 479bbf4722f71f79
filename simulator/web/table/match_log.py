"""The log of the match on the tray in each language in use, and the last refusal in it, updated after each line."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from simulator.people.players import VirtualPlayers
from simulator.texts import language, speaking
from simulator.tray.clock import Clock
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.log.log import Entry, Log
from simulator.web.log.words import reason_words
from simulator.web.replay.watched import Told
from simulator.web.view import player_names
from tray24.match.match import Match
from tray24.rules.errors import RuleError
from tray24.ui.ui import Ui

_FOLLOWED_MS = 700  # after a line: the tray writes its journal a little later than it lights its LEDs


class _Refusal(NamedTuple):
    """A refused move, which is in no record: how much of the journal had been read before it, the move, the reason."""

    after: int
    move: int
    error: RuleError


class MatchLog:
    """The log in each language of a tab: one in another language gets older lines, too. `number` counts logs."""

    def __init__(self, files: FolderFiles | MemoryFiles, clock: Clock, virtual_players: VirtualPlayers):
        self.number = 0
        self._files = files
        self._logs = {language(): Log(files)}
        self._refusals: list[_Refusal] = []
        self._shown: tuple[RuleError, str] | None = None  # the refusal that the page shows, and its line
        self._refused_die: RuleError | None = None
        self._clock = clock
        self._virtual_players = virtual_players
        self._match: Match | None = None
        self._heard_ms = 0
        self._shown_at: object = None  # what people were doing when it was refused

    @property
    def _log(self) -> Log:
        """Return one of the logs, for what is the same in all languages."""
        return next(iter(self._logs.values()))

    @property
    def entries(self) -> Sequence[Entry]:
        """Return all sentences of the match so far, in the language of now."""
        return self._logs.get(language(), self._log).entries

    @property
    def refused(self) -> dict[str, str] | None:
        """Return the refusal that the page shows, in the language of now, or None."""
        if self._shown is None:
            return None
        error, line = self._shown
        names = self._names(self._match) if self._match is not None else []
        return {"line": line, "rule": error.rule, "words": reason_words(error, names)}

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

    def speak(self, languages: Iterable[str]) -> None:
        """Keep the log in these languages, of which there is at least one, and in no other."""
        if list(self._logs) != list(languages):
            self._logs = {name: self._logs.get(name) or self._retold(name) for name in languages}

    def _retold(self, name: str) -> Log:
        """Return the log in another language: the sentences of the journal, and the refusals where they were told."""
        log, journal = Log(self._files), self._log.journal
        if self._match is None or not journal:
            return log
        with speaking(name):
            names = self._names(self._match)
            for after, move, error in self._refusals:
                log.take(journal[:after], names)
                log.refuse(names, log.game or self._match.game, move, error)
            log.take(journal, names)
        return log

    def follow(self, ui: Ui) -> None:
        """Add new sentences when the match has changed recently."""
        now_ms = self._clock.now_ms
        if ui.match is not self._match and ui.match is not None:
            self._match = ui.match
            self._shown = None
            for log in self._logs.values():
                log.forget()
            self._heard_ms = now_ms
            ui.on_line = self._heard
        journal = ui.match.journal if ui.match else None
        if ui.saving.refused or (journal is not None and not journal.saved):
            self._heard_ms = now_ms  # the files have refused lines, which will reach the journal later
        if self._match is not None and now_ms - self._heard_ms <= _FOLLOWED_MS:
            self._update(self._match)

    def _update(self, match: Match) -> None:
        restarts = False
        for name, log in self._logs.items():
            with speaking(name):
                restarts |= log.update(self._names(match))[0]
        if restarts:
            self.number += 1
            self._refusals.clear()

    def _heard(self, line: object) -> None:
        self._heard_ms = self._clock.now_ms
        self._shown = None

    def _names(self, match: Match) -> list[str]:
        return player_names(match.profile, self._virtual_players.playing(match))

    def tell_refused(self, match: Match, error: RuleError, move: int) -> None:
        self._refusals.append(_Refusal(len(self._log.journal), move, error))
        for name, log in self._logs.items():
            with speaking(name):
                log.refuse(self._names(match), match.game, move, error)

    def follow_refused(self, match: Match | None, refused: tuple[RuleError, int] | None) -> None:
        """Add the refusal of a real die, which stays until people take the die away, once."""
        if match is not None and refused is not None and refused[0] is not self._refused_die:
            self.tell_refused(match, *refused)
        self._refused_die = refused[0] if refused else None

    def show_refused(self, error: RuleError, line: str) -> None:
        """Let the page show a refusal and its reason until people go on (see `follow_people`)."""
        self._shown = (error, line)
        self._shown_at = None

    def follow_people(self, doing: object) -> None:
        """Remove the refusal from the page once people do something else: `doing` is what is asked and selected."""
        if self._shown_at is None:
            self._shown_at = doing
        elif doing != self._shown_at:
            self._shown = None
