"""The match on the simulated tray's table, its log in each language, and the file that stores where real dice are."""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from simulator.json_values import JsonObject
from simulator.people.dice import Dice
from simulator.people.dice_moves import is_between_hands
from simulator.people.players import VirtualPlayers
from simulator.texts import get_language, use_language
from simulator.tray.clock import Clock
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.log.log import Log, LogLine
from simulator.web.log.log_writer import format_reason
from simulator.web.match_view import list_player_names
from simulator.web.replay.watched_records import LoggedMatch
from simulator.web.table.tab import SeatScreens
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.pins import BUTTONS
from tray24.rules.errors import RuleError
from tray24.rules.moves import DEALER
from tray24.ui.match.game_screen import BaseGameScreen
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.ui import Ui

_JOURNAL_DELAY_MS = 700  # after a line: the tray writes its journal a little later
_SAVE_INTERVAL_MS = 2000


class MatchLog:
    """The log of the running match in the language of each tab. `number` counts logs: each match begins a new one."""

    def __init__(self, files: FolderFiles | MemoryFiles, clock: Clock, virtual_players: VirtualPlayers):
        self.number = 0
        self._files = files
        self._logs = {get_language(): Log(files)}
        # Refused moves, which are in no record: length of the journal read by then, move, reason.
        self._refusals: list[tuple[int, int, RuleError]] = []
        self._refusal: tuple[RuleError, str] | None = None  # the refusal that the page shows, and the refused line
        self._die_refusal: RuleError | None = None
        self._clock = clock
        self._virtual_players = virtual_players
        self._match: Match | None = None
        self._line_ms = 0
        self._refusal_context: object = None  # the value of `context` in `expire_refusal` after the refusal

    @property
    def _log(self) -> Log:
        """Return the log in any language, for data that does not depend on the language."""
        return next(iter(self._logs.values()))

    @property
    def entries(self) -> Sequence[LogLine]:
        """Return all sentences of the match so far, in the current language."""
        return self._logs.get(get_language(), self._log).entries

    @property
    def refused(self) -> dict[str, str] | None:
        """Return the refusal that the page shows, in the current language, or None."""
        if self._refusal is None:
            return None
        error, line = self._refusal
        names = self._list_names(self._match) if self._match is not None else []
        return {"line": line, "rule": error.rule, "words": format_reason(error, names)}

    @property
    def moves(self) -> list[int]:
        """Return the packed moves of the seats in the current round, as far as the journal has been read."""
        return self._log.moves

    def list_moves(self, round_number: int) -> list[int]:
        return self._log.list_moves(round_number)

    def format_card(self, match: Match) -> list[list[str]]:
        return self._log.highlights.format_card(match.game, self._list_names(match)) if match.game.over else []

    def get_logged_match(self) -> LoggedMatch | None:
        """Return the running match as far as its journal has been read, or None before anything was read."""
        if self._match is None or not self._log.journal:
            return None
        return LoggedMatch(self.number, self._log.journal, self._match)

    def set_languages(self, languages: Iterable[str]) -> None:
        """Set the languages in which the log is made. There is at least one."""
        if list(self._logs) != list(languages):
            self._logs = {name: self._logs.get(name) or self._rebuild_log(name) for name in languages}

    def _rebuild_log(self, language: str) -> Log:
        """Return a new log of the match so far in another language, with the sentences about refused moves."""
        log, journal = Log(self._files), self._log.journal
        if self._match is None or not journal:
            return log
        with use_language(language):
            names = self._list_names(self._match)
            for length, move, error in self._refusals:
                log.read_journal(journal[:length], names)
                log.add_refusal(names, log.game or self._match.game, move, error)
            log.read_journal(journal, names)
        return log

    def update(self, ui: Ui) -> None:
        """Add the new sentences of the journal to the log, if the match has changed recently."""
        now_ms = self._clock.now_ms
        if ui.match is not self._match and ui.match is not None:
            self._match = ui.match
            self._refusal = None
            for log in self._logs.values():
                log.end_match()
            self._line_ms = now_ms
            ui.on_line = self._handle_line
        journal = ui.match.journal if ui.match else None
        if ui.saving.refused or (journal is not None and not journal.saved):
            self._line_ms = now_ms  # the files have refused lines, which are written later
        if self._match is not None and now_ms - self._line_ms <= _JOURNAL_DELAY_MS:
            self._update_logs(self._match)

    def _update_logs(self, match: Match) -> None:
        is_restarted = False
        for name, log in self._logs.items():
            with use_language(name):
                is_restarted |= log.update(self._list_names(match))[0]
        if is_restarted:
            self.number += 1
            self._refusals.clear()

    def _handle_line(self, line: object) -> None:
        self._line_ms = self._clock.now_ms
        self._refusal = None

    def _list_names(self, match: Match) -> list[str]:
        return list_player_names(match.profile, self._virtual_players.get_buttons(match))

    def add_refusal(self, match: Match, error: RuleError, move: int) -> None:
        self._refusals.append((len(self._log.journal), move, error))
        for name, log in self._logs.items():
            with use_language(name):
                log.add_refusal(self._list_names(match), match.game, move, error)

    def update_refusal(self, match: Match | None, refusal: tuple[RuleError, int] | None) -> None:
        """Add the refusal of a real die to the log, but only once: the tray repeats it until the die is taken away."""
        if match is not None and refusal is not None and refusal[0] is not self._die_refusal:
            self.add_refusal(match, *refusal)
        self._die_refusal = refusal[0] if refusal else None

    def show_refusal(self, error: RuleError, line: str) -> None:
        """Show on the page that `line` was refused, and why, until people do something else (see `expire_refusal`)."""
        self._refusal = (error, line)
        self._refusal_context = None

    def expire_refusal(self, context: object) -> None:
        """Remove the refusal from the page once people do something else.

        `context` is the tray's question and the selection: once this value changes, the refusal is removed.
        """
        if self._refusal_context is None:
            self._refusal_context = context
        elif context != self._refusal_context:
            self._refusal = None


class UndealtMatch:
    """A match between two rounds, as the page shows it: the ended round, or all dice in the bag before the first round.

    The tray has dealt the next round already, but nobody has seen it yet. The dice are those of the ended round, the
    scores those after it.
    """

    def __init__(self, match: Match):
        self.profile = match.profile
        self.can_undo = match.can_undo
        self.undone = match.undone
        self.game = match.load_last_round() or match.profile.create_game()
        self.game.turn = DEALER
        self.game.scores = list(match.game.scores)


class TableMatch:
    """The match on the table as the page shows it, and the screens of its seats.

    `match` is None without a match; `game_screen` is the game's part of the tray's screen. `rack` is the seat button
    whose real tiles the whole table may see, or -1.
    """

    def __init__(self, dice: Dice, virtual_players: VirtualPlayers):
        self.match: Match | None = None
        self.game_screen: BaseGameScreen | BaseRealGameScreen | None = None
        self.is_shown = False
        self.is_undealt = False  # True while nobody has seen its next round
        self.rack = -1
        self.seat_screens = SeatScreens()
        self._dice = dice
        self._virtual_players = virtual_players
        self._tiles_match: Match | None = None  # the match for which the real tiles were prepared

    def update(self, ui: Ui) -> None:
        """Update the match from the tray's user interface. Without power this is not called: the last state is kept."""
        self.is_shown = ui.match is not None and ui.is_playing  # also below other screens
        self.match = ui.match if self.is_shown else None
        self.is_undealt = ui.match is not None and is_between_hands(ui) and not ui.match.profile.real
        self.game_screen = ui.play_screen.game_screen if ui.play_screen is not None else None
        self._update_hands(ui)
        if ui.match is not None and ui.match.profile.real:
            self._provide_dice(ui.match)

    def _update_hands(self, ui: Ui) -> None:
        """Tell the display which seats have screens of their own, so that it does not show their hands."""
        if self.match is None or ui.play_screen is None:
            return
        hidden_hands = ui.play_screen.hidden_hands
        seats = [seat for seat in range(self.match.game.seats) if self.is_elsewhere(seat)]
        if list(hidden_hands.elsewhere) != seats:
            hidden_hands.elsewhere = seats
            ui.play_screen.request_redraw(lights=False)

    def _provide_dice(self, match: Match) -> None:
        """Put the dice of a match with real dice into the bag, if they are of another set than the dice before.

        In a new match with real tiles, collect all tiles in the pile. The match may also have been started with the
        tray's buttons.
        """
        set_name = match.profile.set or match.game.get_standard_set()
        if set_name and set_name != self._dice.set_name:
            self._dice.load_set(set_name)
        if match.game.tiles and match is not self._tiles_match:
            self._tiles_match = match
            if not match.marks:
                self._dice.tiles.collect_tiles()

    @property
    def known(self) -> Match | UndealtMatch | None:
        """Return the match as the page shows it, without a dealt round that nobody has seen yet."""
        return UndealtMatch(self.match) if self.match is not None and self.is_undealt else self.match

    @property
    def shows_end(self) -> bool:
        """Return whether the page shows the round that has ended, with open racks.

        With real dice it never does, because they stay where they are.
        """
        match = self.match
        if match is None or match.profile.real or not match.game.last_round:
            return False
        return self.is_undealt or match.game.over

    @property
    def elsewhere(self) -> dict[int, str]:
        """Return by seat button the state of the seat's own screen (see SeatScreens), for people with hidden hands."""
        match = self.match
        if match is None or not match.game.hides or match.game.over:
            return {}
        people_buttons = {player.button for player in match.profile.seats if not player.bot} - self.virtual
        return {button: state for button, state in self.seat_screens.states.items() if button in people_buttons}

    def filter_entries(self, entries: Sequence[LogLine]) -> Sequence[LogLine]:
        """Return the sentences of the log up to the round that the page shows. The next round may be dealt already."""
        if not self.shows_end or self.known is None:
            return entries
        last_round = self.known.game.hand + 1  # lines count from 1
        count = len(entries)
        while count and entries[count - 1].hand > last_round:
            count -= 1
        return entries[:count]

    def can_sit(self, place: str | int, key: str = "") -> bool:
        """Return whether a tab may sit at a place: "table", "onlooker" or a seat button.

        It may not if another browser has that seat on a screen of its own. `key` is that of an earlier tab in the same
        browser.
        """
        return place not in self.elsewhere or self.seat_screens.is_free(int(place), key)

    def is_elsewhere(self, seat: int) -> bool:
        """Return whether a seat has a hidden hand on a screen of its own. For -1, which is no seat, return False."""
        return self.match is not None and seat >= 0 and self.match.profile.seats[seat].button in self.elsewhere

    @property
    def has_tiles(self) -> bool:
        """Return whether the match is played with real tiles."""
        return self.match is not None and self.match.profile.real and self.match.game.tiles

    @property
    def virtual(self) -> set[int]:
        return self._virtual_players.get_buttons(self.match)

    def get_asked_button(self, real_view: JsonObject | None) -> int:
        """Return the button of the seat that has to act, or -1.

        `real_view` is the view of real dice (`build_real_view`), or None.
        """
        seat = real_view["asks"] if real_view else -1
        return self.match.profile.seats[seat].button if seat >= 0 and self.match is not None else -1

    def list_visible_racks(self, place: str | int) -> set[int]:
        """Return the buttons of the seats whose real tiles a tab at `place` may see."""
        match = self.match
        people_buttons = {player.button for player in match.profile.seats} - self.virtual if match else set()
        if place != "table":
            return people_buttons & {place}
        return (people_buttons if len(people_buttons) == 1 else people_buttons & {self.rack}) - self.elsewhere.keys()


class TextFile(Protocol):
    """The type of the file that stores where the real dice are, such as a `pathlib.Path`.

    `read_text` and `write_text` raise OSError.
    """

    def read_text(self, encoding: str) -> str: ...
    def write_text(self, data: str, /, encoding: str) -> object: ...


class DiceStore:
    """A file that stores where the real dice are. It is read when this object is created, and saved by `save_when_due`.

    With None as `file` nothing is stored.
    """

    def __init__(self, file: TextFile | None, dice: Dice, virtual_players: VirtualPlayers):
        self._file = file
        self._dice = dice
        self._virtual_players = virtual_players
        self._saved_changes = 0
        self._saved_ms = 0
        if self._file:
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                saved_state = json.loads(self._file.read_text(encoding="utf-8"))
                self._dice.from_json(saved_state)
                for seed, buttons in saved_state["virtual"].items():
                    valid_buttons = {button for button in buttons if button in range(BUTTONS)}
                    self._virtual_players.of_matches[int(seed)] = valid_buttons

    def save_when_due(self, now_ms: int) -> None:
        """Save where the real dice are if any have moved, at most every two seconds."""
        if self._dice.changes != self._saved_changes and ticks_diff(now_ms, self._saved_ms) >= _SAVE_INTERVAL_MS:
            self.save(now_ms)

    def save(self, now_ms: int) -> None:
        self._saved_changes = self._dice.changes
        self._saved_ms = now_ms
        if self._file:
            buttons_by_seed = {seed: sorted(buttons) for seed, buttons in self._virtual_players.of_matches.items()}
            state = {"virtual": buttons_by_seed} | self._dice.to_json()
            with suppress(OSError):  # the dice can be placed again by following the blinking slots
                self._file.write_text(json.dumps(state), encoding="utf-8")
