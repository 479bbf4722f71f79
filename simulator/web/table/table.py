"""The simulated tray with the browsers around it: the tray's time, and the state that each browser is sent."""

import base64
import time
from pathlib import Path

from simulator.day import say_day, today
from simulator.json_values import JsonObject
from simulator.people.dice import Dice, Misplaced
from simulator.people.fingers import Fingers
from simulator.people.handling import Handling
from simulator.people.intents import Fault, Puzzled
from simulator.people.players import VirtualPlayers
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.tray.kinds import choose
from simulator.tray.optics import MODEL, Model
from simulator.tray.virtual import VirtualTray
from simulator.web import challenge
from simulator.web.catalog import catalog
from simulator.web.ending import ending_view
from simulator.web.table.adjustments import room_view
from simulator.web.table.coaching import Coaching, grace, hints_level
from simulator.web.table.contacts import Contacts
from simulator.web.table.curtain import Curtain
from simulator.web.table.deeds import Deeds
from simulator.web.table.kept_dice import KeptDice
from simulator.web.table.lessons import lesson, lesson_view
from simulator.web.table.match_log import MatchLog
from simulator.web.table.messages import BadMessage, parse_message
from simulator.web.table.on_table import OnTable
from simulator.web.table.places import check_place
from simulator.web.table.real_view import for_tab, real_view
from simulator.web.table.roll_off import roll_off
from simulator.web.table.screens import asked_on, screen_name
from simulator.web.table.selection import NOTHING, selection
from simulator.web.table.selection import for_tab as selected_for_tab
from simulator.web.table.tab import Tab
from simulator.web.table.tray_settings import SettingsView
from simulator.web.table.unfinished import NONE, Unfinished
from simulator.web.view import match_view
from tray24.rules.errors import RuleError
from tray24.sense.events import members
from tray24.ui.match.real.table import told
from tray24.ui.toolkit.trays import FULL
from tray24.ui.ui import Ui

_LONGEST_STEP_MS = 250  # a longer pause, as after the host's sleep, is not made up
_HURRY_STEP_MS = 50
_HURRY_WALL_S = 0.02
_ROOM_LUX = 300  # a living room in the evening


class Table:
    """One virtual tray and its tabs. A driver calls `advance` regularly.

    `kind` is the kind of tray. `today` returns the number of the day whose dice are played. `kept` is a file of the host for the places of the real dice while the simulator is off (None: not saved).
    """

    def __init__(
        self,
        files: FolderFiles | MemoryFiles,
        entropy=None,
        kept: Path | None = None,
        model: Model = MODEL,
        kind: str = FULL,
    ):
        if kind != FULL:
            choose(files, tray_kind=kind)
        self.tray = VirtualTray(files, entropy=entropy, sensors=True, model=model, kind=kind)
        self.tray.optics.room_lux = _ROOM_LUX
        self.fingers = Fingers(self.tray)
        self.dice = Dice(self.tray)
        self.people = Handling(self.tray, self.dice, self.fingers)
        self.virtual_players = VirtualPlayers(self.people)
        self._kept = KeptDice(kept, self.dice, self.virtual_players)
        self.today = today
        self.tabs: set[Tab] = set()
        self.log = MatchLog(files, self.tray.clock, self.virtual_players)
        self.on_table = OnTable(self.dice, self.virtual_players)
        self.curtain = Curtain()
        self.coaching = Coaching()
        self._unfinished = Unfinished(files)
        self._settings = SettingsView()
        self.contacts = Contacts(self.tray)
        self._deeds = Deeds(self)
        self._catalog = catalog(kind)
        self._fault = ""  # last reported fault of the virtual people
        self._common: JsonObject = {}  # state that all tabs share
        self._seen: object = None  # what people see of the match
        self._epoch = 0  # counts its changes
        self.tray.plug_in()

    @property
    def ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        return self.tray.firmware.ui if self.tray.firmware else None

    # Time.

    def advance(self, ms: int) -> None:
        """Advance the tray's time and collect news. The time runs ahead while fingers walk through menus."""
        self.contacts.pass_time()
        if self.fingers.hurry:
            end_s = time.perf_counter() + _HURRY_WALL_S
            while self.fingers.hurry and time.perf_counter() < end_s:
                self.tray.advance(_HURRY_STEP_MS)
        else:
            self.tray.advance(min(ms, _LONGEST_STEP_MS))
        self._let_virtual_players_act()
        self._kept.pass_time(self.tray.clock.now_ms)
        self._look()

    def _let_virtual_players_act(self) -> None:
        """Start the next action of the virtual people."""
        if self.ui and not self.fingers.busy:
            step = self.virtual_players.next(self.tray.clock.now_ms, int(self.ui.settings["bot_speed"]))
            if step is not None:
                self.fingers.start(step, self._tell_fault)

    def _tell_fault(self, error: Exception | None) -> None:
        """Report a fault of the virtual people to everybody, once. They try again after other failures."""
        if isinstance(error, Fault) and str(error) != self._fault:
            self._fault = str(error)
            for tab in self.tabs:
                tab.refuse(self._fault)

    def stop(self) -> RuleError | None:
        """Switch off the power. Return the reason if the match could not be saved, or None."""
        unsaved = self.tray.switch_off()
        self._kept.keep(self.tray.clock.now_ms)
        return unsaved

    # State of the table.

    def _look(self) -> None:
        common = self._look_at_tray()
        if common != self._common:
            self._common = common
            for tab in self.tabs:
                tab.wake.set()
        for tab in self.tabs:
            tab.look()

    def _look_at_tray(self) -> JsonObject:
        tray, ui = self.tray, self.ui
        if ui:
            self.on_table.look(ui)
            self.log.follow(ui)
        self.log.pass_time()
        display = base64.b64encode(tray.screen).decode()
        text = ui.text() if ui else ""
        self.curtain.look(ui, display, text, tray.clock.now_ms)
        match, real = self._match_key(ui), self._look_at_dice()
        return {
            "led": tray.frame.hex(),
            "lit": tray.plugged,
            "display": display,
            "display_text": text,
            "tone": tray.hz,
            "down": members(tray.closed),
            "tray": self._tray_view(ui),
            "match": match,
            "real": real,
            "coach": self.coaching.look(ui),
            "settings": self._settings.look(ui) if ui else self._common.get("settings", []),
            "grace": grace(ui),
            "rolloff": roll_off(ui, self.people, self.on_table.virtual, tray.clock.now_ms),
            "lesson": lesson_view(ui),
            "epoch": self._epoch_of(match, real, ui),
            "selected": selection(ui.screen) if ui else NOTHING,
            "room": room_view(tray, self.dice),
            "log": (self.log.number, len(self.log.entries)),
        } | self._catalog

    def _epoch_of(self, match: object, real: JsonObject | None, ui: Ui | None) -> int:
        seen = (match, real, screen_name(ui) if ui else "")
        if seen != self._seen:
            self._seen = seen
            self._epoch += 1
        return self._epoch

    def _look_at_dice(self) -> JsonObject | None:
        real = real_view(self.people, self.on_table.match, self.on_table.side)
        self.on_table.hide_rack(real)
        return real

    def _tray_view(self, ui: Ui | None) -> JsonObject:
        known = self._common.get("tray", {})
        return {
            "plugged": ui is not None,
            "kind": self.tray.kind,
            "speed": int(ui.settings["bot_speed"]) if ui else known["speed"],
            "hints": hints_level(ui) if ui else known["hints"],
            "children": ui.children() if ui else known["children"],
            "busy": self.fingers.busy,
            "screen": screen_name(ui) if ui else "",
            "asks": asked_on(ui) if ui else [],
            # Before the tray has read its files it would offer none.
            "unfinished": self._unfinished.view(ui)
            if ui and screen_name(ui) != "boot"
            else known.get("unfinished", NONE),
        }

    def _match_key(self, ui: Ui | None) -> object:
        """Return a key that changes whenever the match's view does; the view itself differs from tab to tab."""
        if ui is None:
            return self._common.get("match")
        on_table, match = self.on_table, self.on_table.match
        if match is None or lesson(ui):
            return None
        names = [(player.name, player.bot) for player in match.profile.seats]
        laid = len(self._moves()) if match.game.tiles else 0  # the log follows a moment later
        seen = (on_table.is_undealt, on_table.rack, match.game.save(), challenge.is_shown(ui))
        said = (match.can_undo, match.undone, repr(self.log.refused), repr(self.coaching.advice(ui)))
        return (id(match), seen, names, said, self._open_hand(), laid, self.log.card(match))

    def _open_hand(self) -> int:
        """Return the seat whose hidden hand the whole table may see, because it confirmed to be alone, or -1."""
        return self.curtain.seat if self.ui is not None and self.curtain.for_table else -1

    # News of a tab.

    def news(self, tab: Tab) -> JsonObject:
        """Return the state that this tab has not been sent yet; {} when there is none."""
        current = {key: value for key, value in self._common.items() if key not in ("match", "log")}
        others = sorted(str(other.sit) for other in self.tabs if other is not tab)
        sit = self._viewer(tab)
        current["tray"] = current["tray"] | {"sit": tab.sit, "muted": tab.muted, "others": others}
        current["tray"] |= challenge.asked_of(self.ui, is_hidden=self.curtain.hides(sit))
        real = current["real"]
        if self.on_table.has_tiles and real:
            current["real"] = for_tab(real, self.on_table.racks_for(sit), self.on_table.asked(real))
        if tab.muted:
            current["tone"] = 0
        if self.curtain.hides(sit):
            current |= {"display": self.curtain.display, "display_text": self.curtain.text, "coach": None}
        current["coach"] = self.coaching.for_place(current["coach"], self.on_table.match, sit)
        selected = current["selected"]
        current["selected"] = selected_for_tab(selected, self.on_table.match, sit, self._open_hand())
        news = tab.new_in(current | {"match": (self._common["match"], sit)})
        if "match" in news:
            news["match"] = self._match_view(tab)
        tab.add_log(news, self.log.number, self.log.entries)
        tab.add_answers(news)
        tab.add_error(news)
        return news

    def _moves(self) -> list[int]:
        """Return the moves of the seats in the hand that people see."""
        known = self.on_table.known
        return self.log.moves_in(known.game.hand) if known is not None and self.on_table.shows_end else self.log.moves

    def _viewer(self, tab: Tab) -> str | int:
        return self.on_table.viewer(tab.sit, self.tabs)

    def _match_view(self, tab: Tab) -> JsonObject | None:
        if lesson(self.ui):
            return None
        on_table, refused = self.on_table, self.log.refused
        moves, ends = self._moves(), on_table.shows_end
        sit = self._viewer(tab)
        view = match_view(on_table.known, sit, refused, moves, self._open_hand(), on_table.virtual, ends)
        match = on_table.match
        if view is None or match is None:
            return None
        view["ended"] = ending_view(match, view) if ends else None
        view["evening"] = self.log.card(match)
        say_day(view, match, self.tray.files)
        view["undo"] |= told(match) >= 0  # faces told at the table can be undone, too
        if not self.curtain.hides(sit):
            challenge.uncover(view, self.ui)
        self.coaching.add_advice(view, self.ui)
        if on_table.has_tiles:
            racks = on_table.racks_for(sit)
            view["refused"] = refused
            for seat in view["seats"]:
                seat["seen"] = seat["button"] in racks
        return view

    # Tabs.

    def join(self) -> Tab:
        """Return a new tab that has been sent nothing."""
        if not self._common:
            self._look()
        tab = Tab()
        self.tabs.add(tab)
        self.wake_all()
        return tab

    def wake_all(self) -> None:
        """Let all tabs look for news: somebody has come, gone or sat down."""
        for tab in self.tabs:
            tab.wake.set()

    def leave(self, tab: Tab) -> None:
        """Remove a tab and release its buttons."""
        self.tabs.discard(tab)
        self._deeds.release(tab)
        self.wake_all()

    def receive(self, tab: Tab, text: str) -> None:
        """Carry out a browser's message. Report what cannot be done to that browser in one line."""
        try:
            do, arguments, tab.number, tab.epoch = parse_message(text)
            check_place(tab.sit, do, arguments, self.ui, self.on_table)
            self._deeds.do(tab, do, arguments)
        except BadMessage as error:
            tab.refuse(str(error))
        except (Puzzled, Misplaced) as error:
            if not self.is_late(tab.epoch):
                tab.refuse(str(error))
        tab.answer(tab.take_number())

    def is_late(self, epoch: int | None) -> bool:
        """Return whether people see something else than in this epoch; False without an epoch."""
        if epoch is None:
            return False
        self._look()
        return epoch != self._epoch
