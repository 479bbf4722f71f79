"""The match on the table, its log in each language, and the file of the real dice."""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from simulator.json_values import JsonObject
from simulator.people.dice import Dice
from simulator.people.handling import is_between_hands
from simulator.people.players import VirtualPlayers
from simulator.texts import language, speaking
from simulator.tray.clock import Clock
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.log.log import Entry, Log
from simulator.web.log.teller import reason_words
from simulator.web.replay.watched import Told
from simulator.web.table.tab import OwnScreens
from simulator.web.view import player_names
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.pins import BUTTONS
from tray24.rules.errors import RuleError
from tray24.rules.moves import DEALER
from tray24.ui.match.common import CommonSide
from tray24.ui.match.real.common import CommonReal
from tray24.ui.ui import Ui

_FOLLOWED_MS = 700  # after a line: the tray writes its journal a little later
_KEEP_MS = 2000


class MatchLog:
    """The log of the match in each language of a tab. `number` counts logs: a new one begins with each match."""

    def __init__(self, files: FolderFiles | MemoryFiles, clock: Clock, virtual_players: VirtualPlayers):
        self.number = 0
        self._files = files
        self._logs = {language(): Log(files)}
        # Refused moves, which are in no record: length of the journal read by then, move, reason.
        self._refusals: list[tuple[int, int, RuleError]] = []
        self._shown: tuple[RuleError, str] | None = None  # the refusal that the page shows, and the refused line
        self._refused_die: RuleError | None = None
        self._clock = clock
        self._virtual_players = virtual_players
        self._match: Match | None = None
        self._heard_ms = 0
        self._shown_at: object = None  # the value of `doing` in `follow_people` after the refusal

    @property
    def _log(self) -> Log:
        """Return one of the logs, for data that is the same in all languages."""
        return next(iter(self._logs.values()))

    @property
    def entries(self) -> Sequence[Entry]:
        """Return all sentences of the match so far, in the current language."""
        return self._logs.get(language(), self._log).entries

    @property
    def refused(self) -> dict[str, str] | None:
        """Return the refusal that the page shows, in the current language, or None."""
        if self._shown is None:
            return None
        error, line = self._shown
        names = self._names(self._match) if self._match is not None else []
        return {"line": line, "rule": error.rule, "words": reason_words(error, names)}

    @property
    def moves(self) -> list[int]:
        """Return the moves of the seats in the current round, as far as the journal has been read."""
        return self._log.moves

    def moves_in(self, hand: int) -> list[int]:
        return self._log.moves_in(hand)

    def card(self, match: Match) -> list[list[str]]:
        return self._log.evening.card(match.game, self._names(match)) if match.game.over else []

    def told(self) -> Told | None:
        """Return the match as far as its journal has been read, or None before that."""
        if self._match is None or not self._log.journal:
            return None
        return Told(self.number, self._log.journal, self._match)

    def speak(self, languages: Iterable[str]) -> None:
        """Set the languages of the log; there is at least one."""
        if list(self._logs) != list(languages):
            self._logs = {name: self._logs.get(name) or self._retold(name) for name in languages}

    def _retold(self, name: str) -> Log:
        """Return the log in another language: the sentences of the journal, with the refusals in their places."""
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
            self._heard_ms = now_ms  # the files refused lines, which will be written later
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
        self._refusals.append((len(self._log.journal), move, error))
        for name, log in self._logs.items():
            with speaking(name):
                log.refuse(self._names(match), match.game, move, error)

    def follow_refused(self, match: Match | None, refused: tuple[RuleError, int] | None) -> None:
        """Add the refusal of a real die to the log, once, although it stays until people take the die away."""
        if match is not None and refused is not None and refused[0] is not self._refused_die:
            self.tell_refused(match, *refused)
        self._refused_die = refused[0] if refused else None

    def show_refused(self, error: RuleError, line: str) -> None:
        """Show a refusal and its reason on the page until people do something else (see `follow_people`)."""
        self._shown = (error, line)
        self._shown_at = None

    def follow_people(self, doing: object) -> None:
        """Remove the refusal from the page once `doing` changes: the question and the selection."""
        if self._shown_at is None:
            self._shown_at = doing
        elif doing != self._shown_at:
            self._shown = None


class Undealt:
    """A match between two rounds, as people see it: the ended round, or all dice in the bag before the first.

    The tray has dealt the next round already, but nobody has seen it yet. The dice are those of the ended round, the
    scores those after it.
    """

    def __init__(self, match: Match):
        self.profile = match.profile
        self.can_undo = match.can_undo
        self.undone = match.undone
        self.game = match.ended_game() or match.profile.new_game()
        self.game.turn = DEALER
        self.game.scores = list(match.game.scores)


class OnTable:
    """The match on the table. `match` is None without one; `side` is the game's part of the tray's screen.

    `rack` is the seat button whose real tiles the whole table may see, or -1.
    """

    def __init__(self, dice: Dice, virtual_players: VirtualPlayers):
        self.match: Match | None = None
        self.side: CommonSide | CommonReal | None = None
        self.is_shown = False
        self.is_undealt = False  # True while nobody has seen its next round
        self.rack = -1
        self.own_screens = OwnScreens()
        self._dice = dice
        self._virtual_players = virtual_players
        self._tiles_of: Match | None = None  # the match for which the real tiles were prepared

    def look(self, ui: Ui) -> None:
        """Update from the tray's user interface. Not called without power: then the last state is kept."""
        self.is_shown = ui.match is not None and ui.playing  # also below other screens
        self.match = ui.match if self.is_shown else None
        self.is_undealt = ui.match is not None and is_between_hands(ui) and not ui.match.profile.real
        self.side = ui.play_screen.side if ui.play_screen is not None else None
        self._tell_tray(ui)
        if ui.match is not None and ui.match.profile.real:
            self._fetch_dice(ui.match)

    def _tell_tray(self, ui: Ui) -> None:
        """Pass the seats with screens of their own to the display, which names them instead of showing their hands."""
        if self.match is None or ui.play_screen is None:
            return
        hands = ui.play_screen.hands
        elsewhere = [seat for seat in range(self.match.game.seats) if self.is_elsewhere(seat)]
        if list(hands.elsewhere) != elsewhere:
            hands.elsewhere = elsewhere
            ui.play_screen.redraw(lights=False)

    def _fetch_dice(self, match: Match) -> None:
        """Provide the dice set of a match with real dice, also if it was started by the tray's keys."""
        set_name = match.profile.set or match.game.standard_set()
        if set_name and set_name != self._dice.set_name:
            self._dice.bring(set_name)
        if match.game.tiles and match is not self._tiles_of:
            self._tiles_of = match
            if not match.marks:
                self._dice.tiles.gather()

    @property
    def known(self) -> Match | Undealt | None:
        """Return the match as people see it, without a dealt round that nobody has seen yet."""
        return Undealt(self.match) if self.match is not None and self.is_undealt else self.match

    @property
    def shows_end(self) -> bool:
        """Return whether the ended round is shown, with open racks. Not with real dice, which stay where they are."""
        match = self.match
        if match is None or match.profile.real or not match.game.ended:
            return False
        return self.is_undealt or match.game.over

    @property
    def elsewhere(self) -> dict[int, str]:
        """Return the state of the screen by seat button, for people with hidden hands on screens of their own."""
        match = self.match
        if match is None or not match.game.hides or match.game.over:
            return {}
        people = {player.button for player in match.profile.seats if not player.bot} - self.virtual
        return {button: state for button, state in self.own_screens.states.items() if button in people}

    def entries_of(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Return the lines of the log up to the round that people see: the tray may have dealt the next one."""
        if not self.shows_end or self.known is None:
            return entries
        last = self.known.game.hand + 1  # lines count from 1
        count = len(entries)
        while count and entries[count - 1].hand > last:
            count -= 1
        return entries[:count]

    def may_sit(self, place: str | int, key: str = "") -> bool:
        """Return whether a tab may sit at a place: not if another browser has that seat. See `OwnScreens.is_free`."""
        return place not in self.elsewhere or self.own_screens.is_free(int(place), key)

    def is_elsewhere(self, seat: int) -> bool:
        """Return whether a seat (or -1) has a hidden hand on a screen of its own."""
        return self.match is not None and seat >= 0 and self.match.profile.seats[seat].button in self.elsewhere

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

    def racks_for(self, sit: str | int) -> set[int]:
        """Return the seat buttons whose real tiles a tab at `sit` may see."""
        match = self.match
        people = {player.button for player in match.profile.seats} - self.virtual if match else set()
        if sit != "table":
            return people & {sit}
        return (people if len(people) == 1 else people & {self.rack}) - self.elsewhere.keys()


class TextFile(Protocol):
    """The type of the file of the dice: a `pathlib.Path`, or an object with these two methods, which raise OSError."""

    def read_text(self, encoding: str) -> str: ...
    def write_text(self, data: str, /, encoding: str) -> object: ...


class KeptDice:
    """The store of the real dice: loaded from a file at the start, saved to it regularly. `file` is None: not saved."""

    def __init__(self, file: TextFile | None, dice: Dice, virtual_players: VirtualPlayers):
        self._file = file
        self._dice = dice
        self._virtual_players = virtual_players
        self._moves = 0
        self._kept_ms = 0
        if self._file:
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                kept = json.loads(self._file.read_text(encoding="utf-8"))
                self._dice.from_json(kept)
                for seed, buttons in kept["virtual"].items():
                    found = {button for button in buttons if button in range(BUTTONS)}
                    self._virtual_players.of_matches[int(seed)] = found

    def pass_time(self, now_ms: int) -> None:
        """Save the dice if they have moved, at most every two seconds."""
        if self._dice.moved != self._moves and ticks_diff(now_ms, self._kept_ms) >= _KEEP_MS:
            self.keep(now_ms)

    def keep(self, now_ms: int) -> None:
        self._moves = self._dice.moved
        self._kept_ms = now_ms
        if self._file:
            virtual = {seed: sorted(buttons) for seed, buttons in self._virtual_players.of_matches.items()}
            kept = {"virtual": virtual} | self._dice.to_json()
            with suppress(OSError):  # the dice can be placed again by following the blinking slots
                self._file.write_text(json.dumps(kept), encoding="utf-8")
