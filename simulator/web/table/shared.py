"""The state of a table that all its tabs share, in each language that one of them speaks."""

import base64
from collections.abc import Set
from typing import Protocol

from simulator.json_values import JsonObject
from simulator.people.dice import Dice
from simulator.people.fingers import Fingers
from simulator.people.handling import Handling
from simulator.people.players import VirtualPlayers
from simulator.texts import language, speaking
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.tray.virtual import VirtualTray
from simulator.web import challenge
from simulator.web.catalog import catalog
from simulator.web.table.adjustments import room_view
from simulator.web.table.coaching import Coaching, grace, hints_level
from simulator.web.table.curtain import Curtain
from simulator.web.table.lessons import lesson, lesson_view
from simulator.web.table.match_log import MatchLog
from simulator.web.table.measuring import measuring
from simulator.web.table.on_table import OnTable
from simulator.web.table.questions import asked_by
from simulator.web.table.real_view import real_view, refused_move
from simulator.web.table.roll_off import roll_off
from simulator.web.table.screens import asked_on, screen_name
from simulator.web.table.selection import NOTHING, selection
from simulator.web.table.tray_settings import SettingsView
from simulator.web.table.unfinished import Unfinished
from tray24.sense.events import members
from tray24.ui.ui import Ui


class Surroundings(Protocol):
    """The parts of a `Table` at which the state looks."""

    tray: VirtualTray
    fingers: Fingers
    dice: Dice
    people: Handling
    virtual_players: VirtualPlayers
    on_table: OnTable
    curtain: Curtain
    coaching: Coaching
    log: MatchLog


class SharedState:
    """The state of the tray and of what it shows, as JSON values.

    `epoch` counts the changes of what people see of the match.

    The entries `match`, `log` and `question` are keys: they change whenever the match's view, the log or what the tray
    asks does.
    """

    def __init__(self, table: Surroundings, files: FolderFiles | MemoryFiles):
        self.epoch = 0
        self._table = table
        self._unfinished = Unfinished(files, table.virtual_players)
        self._settings = SettingsView()
        self._languages = [language()]  # of the tabs; while there are none, those of the last ones
        self._states: dict[str, JsonObject] = {}  # by language
        self._seen: tuple[str, object] = ("", None)  # a language, and what people see in it

    def in_language(self, name: str) -> JsonObject:
        """Return the state in a language of the last look."""
        return self._states[name]

    def look(self, ui: Ui | None, languages: Set[str]) -> Set[str]:
        """Look at the tray, without power at what is still to be seen. Return the languages whose state has changed.

        `languages` are those of the tabs.
        """
        self._languages = sorted(languages) or self._languages
        said = self._look_at_tray(ui)
        states = {}
        for name in self._languages:
            with speaking(name):
                states[name] = said | self._in_words(ui)
        self._count_epoch(states)
        before, self._states = self._states, states
        return {name for name in states if states[name] != before.get(name)}

    def _look_at_tray(self, ui: Ui | None) -> JsonObject:
        """Return what is the same in all languages."""
        table, tray = self._table, self._table.tray
        table.log.speak(self._languages)
        if ui:
            table.on_table.look(ui)
            table.log.follow(ui)
            table.log.follow_refused(ui.match, refused_move(table.people))
            if screen_name(ui) != "boot":  # before the tray has read its files it would offer none
                self._unfinished.look(ui)
        asked, selected = asked_by(ui), selection(ui.screen) if ui else NOTHING
        table.log.follow_people((asked, selected))
        display = base64.b64encode(tray.screen).decode()
        text = ui.text() if ui else ""
        table.curtain.look(ui, display, text, tray.clock.now_ms, table.on_table.elsewhere)
        return {
            "led": (tray.frame + tray.beside).hex(),
            "lit": tray.plugged,
            "display": display,
            "display_text": text,
            "tone": tray.hz,
            "down": members(tray.closed),
            "match": self._match_key(ui),
            "question": asked,
            "coach": table.coaching.look(ui),
            "grace": grace(ui),
            "selected": selected,
            "log": (table.log.number, len(table.log.entries)),
        }

    def _in_words(self, ui: Ui | None) -> JsonObject:
        """Return what has words of the page, in the language of now."""
        table, tray = self._table, self._table.tray
        return {
            "tray": self._tray_view(ui),
            "real": self._look_at_dice(),
            "lesson": lesson_view(ui),
            "settings": self._settings.look(ui),
            "rolloff": roll_off(ui, table.people, table.on_table.virtual, tray.clock.now_ms),
            "room": room_view(tray, table.dice),
        } | catalog(tray.kind)

    def _count_epoch(self, states: dict[str, JsonObject]) -> None:
        """Give what people see a number.

        It changes with the match, the real dice or the screen, but not with a language.
        """
        name, state = next(iter(states.items()))
        seen = (state["match"], state["real"], state["tray"]["screen"])
        if seen != self._seen[1]:
            self.epoch += name == self._seen[0] or not self.epoch
            self._seen = (name, seen)
        for each in states.values():
            each["epoch"] = self.epoch

    def _look_at_dice(self) -> JsonObject | None:
        table = self._table
        real = real_view(table.people, table.on_table.match, table.on_table.side)
        table.on_table.hide_rack(real)
        return real

    def _known(self, key: str) -> JsonObject | None:
        """Return an entry as it was last seen; None before."""
        return next(iter(self._states.values()), {}).get(key)

    def _tray_view(self, ui: Ui | None) -> JsonObject:
        known = self._known("tray") or {}
        return {
            "plugged": ui is not None,
            "kind": self._table.tray.kind,
            "speed": int(ui.settings["bot_speed"]) if ui else known["speed"],
            "hints": hints_level(ui) if ui else known["hints"],
            "children": ui.children() if ui else known["children"],
            "busy": self._table.fingers.busy,
            "screen": screen_name(ui) if ui else "",
            "asks": asked_on(ui) if ui else [],
            "unfinished": self._unfinished.view(),
            "measuring": measuring(ui, self._table.fingers),
        }

    def _match_key(self, ui: Ui | None) -> object:
        """Return a key that changes whenever the match's view does; the view itself differs from tab to tab."""
        if ui is None:
            return self._known("match")
        table = self._table
        on_table, match = table.on_table, table.on_table.match
        if match is None or lesson(ui):
            return None
        names = [(player.name, player.bot) for player in match.profile.seats]
        laid = len(self.moves()) if match.game.tiles else 0  # the log follows a moment later
        seen = (on_table.is_undealt, on_table.rack, match.game.save(), challenge.is_shown(ui))
        said = (match.can_undo, match.undone, repr(table.log.refused), repr(table.coaching.advice(ui)))
        hidden = (table.curtain.state, on_table.elsewhere)
        return (id(match), seen, names, said, hidden, laid, table.log.card(match))

    def moves(self) -> list[int]:
        """Return the moves of the seats in the hand that people see."""
        log, on_table = self._table.log, self._table.on_table
        known = on_table.known
        return log.moves_in(known.game.hand) if known is not None and on_table.shows_end else log.moves
