"""The simulated tray with its browsers: the tray's time, and the state that is sent to each browser."""

import base64
from collections.abc import Set
from functools import partial
from time import perf_counter

from simulator.day import say_day, today
from simulator.json_values import JsonObject
from simulator.people.dice import Dice, Misplaced
from simulator.people.fingers import Fault, Fingers, Intent, Puzzled
from simulator.people.handling import Handling
from simulator.people.players import VirtualPlayers
from simulator.texts import language, speaking
from simulator.tray.apps import Apps
from simulator.tray.files import FolderFiles, MemoryFiles, choose
from simulator.tray.optics import MODEL, Model
from simulator.tray.virtual import VirtualTray
from simulator.web.log.teller import name_of
from simulator.web.page_data import catalog
from simulator.web.table import places, screens
from simulator.web.table.coaching import Coaching, grace, hints_level
from simulator.web.table.deeds import Deeds, room_view
from simulator.web.table.menus import SHOWN, Unfinished, settings_view
from simulator.web.table.messages import BadMessage, Message, parse_message
from simulator.web.table.on_table import KeptDice, MatchLog, OnTable, TextFile
from simulator.web.table.tab import Contacts, Tab
from simulator.web.view import ending_view, match_view, rack_asks, shows_rack, uncover_rack
from tray24.languages import LANGUAGES
from tray24.rules.errors import RuleError
from tray24.sense.events import members
from tray24.ui.match.real.table import told
from tray24.ui.menus.settings import FILE as SETTINGS
from tray24.ui.toolkit.lights import FULL
from tray24.ui.ui import Ui

_LONGEST_STEP_MS = 250  # the rest of a longer pause, as after the host's sleep, is skipped
_HURRY_STEP_MS = 50
_HURRY_WALL_S = 0.02
_ROOM_LUX = 300  # a living room in the evening


class SharedState:
    """The state of the tray and its outputs as JSON values, the same for all tabs of a language.

    `epoch` counts the changes that people see in the match.

    The entries `match`, `log` and `question` are keys: they change whenever the match's view, the log or the tray's
    question does.
    """

    def __init__(self, table: "Table", files: FolderFiles | MemoryFiles):
        self.epoch = 0
        self._table = table
        self._unfinished = Unfinished(files, table.virtual_players)
        self._settings: tuple[str, ...] = ()  # their values
        self._languages = [language()]  # of the tabs; without tabs, those of the last ones
        self._states: dict[str, JsonObject] = {}  # by language
        self._seen: tuple[str, object] = ("", None)  # a language, and the values that count for `epoch`

    def in_language(self, name: str) -> JsonObject:
        return self._states[name]

    def look(self, ui: Ui | None, languages: Set[str]) -> Set[str]:
        """Update from the tray, or from its last state without power. Return the languages whose state has changed."""
        self._languages = sorted(languages) or self._languages
        if ui:
            self._settings = tuple(str(ui.settings[name]) for name in SHOWN)
        said = self._look_at_tray(ui)
        states = {}
        for name in self._languages:
            with speaking(name):
                states[name] = said | self._in_words(ui)
        self._count_epoch(states)
        before, self._states = self._states, states
        return {name for name in states if states[name] != before.get(name)}

    def _look_at_tray(self, ui: Ui | None) -> JsonObject:
        """Update from the tray. Return the entries that are the same in all languages."""
        table, tray = self._table, self._table.tray
        table.log.speak(self._languages)
        if ui:
            table.on_table.look(ui)
            table.log.follow(ui)
            table.log.follow_refused(ui.match, screens.refused_move(table.people))
            if screens.screen_name(ui) != "boot":  # before the tray has read its files there are none
                self._unfinished.look(ui)
        asked, selected = places.asked_by(ui), screens.selection(ui.screen) if ui else screens.NO_SELECTION
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
        """Return the entries with texts of the page, in the current language."""
        table, tray = self._table, self._table.tray
        real = screens.real_view(table.people, table.on_table.match, table.on_table.side)
        if table.on_table.rack != table.on_table.asked(real):  # once its seat has played, the rack is hidden again
            table.on_table.rack = -1
        return {
            "tray": self._tray_view(ui),
            "real": real,
            "lesson": screens.lesson_view(ui),
            "settings": settings_view(self._settings, language()),
            "rolloff": screens.roll_off(ui, table.people, table.on_table.virtual, tray.clock.now_ms),
            "room": room_view(tray, table.dice),
        } | catalog(tray.kind)

    def _count_epoch(self, states: dict[str, JsonObject]) -> None:
        """Count a change of the match, the real dice or the screen, but not of a language."""
        name, state = next(iter(states.items()))
        seen = (state["match"], state["real"], state["tray"]["screen"])
        if seen != self._seen[1]:
            self.epoch += name == self._seen[0] or not self.epoch
            self._seen = (name, seen)
        for each in states.values():
            each["epoch"] = self.epoch

    def _known(self, key: str) -> JsonObject | None:
        """Return an entry of the last state, or None before the first."""
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
            "screen": screens.screen_name(ui) if ui else "",
            "asks": screens.asked_on(ui) if ui else [],
            "unfinished": self._unfinished.view(),
            "measuring": screens.measuring(ui, self._table.fingers),
        }

    def _match_key(self, ui: Ui | None) -> object:
        """Return a key that changes whenever the match's view does. The view itself depends on the tab."""
        if ui is None:
            return self._known("match")
        table = self._table
        on_table, match = table.on_table, table.on_table.match
        if match is None or screens.lesson(ui):
            return None
        names = [(player.name, player.bot) for player in match.profile.seats]
        laid = len(self.moves()) if match.game.tiles else 0  # the log is updated a moment later
        seen = (on_table.is_undealt, on_table.rack, match.game.save(), shows_rack(ui))
        said = (match.can_undo, match.undone, repr(table.log.refused), repr(table.coaching.advice(ui)))
        hidden = (table.curtain.state, on_table.elsewhere)
        return (id(match), seen, names, said, hidden, laid, table.log.card(match))

    def moves(self) -> list[int]:
        """Return the moves of the seats in the round that people see."""
        log, on_table = self._table.log, self._table.on_table
        known = on_table.known
        return log.moves_in(known.game.hand) if known is not None and on_table.shows_end else log.moves


class Table:
    """One virtual tray and its tabs. A driver calls `advance` regularly.

    All texts sent to a tab are in its language. Those of the tray are in the tray's language; a tray without settings
    gets that of the first tab.

    `kind` is the kind of tray. `today` returns the number of the current day, for the dice of the day. `kept` is a file
    of the host for the places of the real dice while the simulator is off (None: not saved).
    """

    def __init__(
        self,
        files: FolderFiles | MemoryFiles,
        entropy=None,
        kept: TextFile | None = None,
        model: Model = MODEL,
        kind: str = FULL,
        apps: Apps | None = None,
    ):
        self._is_new = files.read(SETTINGS) is None
        if kind != FULL:
            choose(files, tray_kind=kind)
        self.tray = VirtualTray(files, entropy=entropy, sensors=True, model=model, kind=kind, apps=apps)
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
        self.questions = places.Questions(self.on_table)
        self.curtain, self.coaching = places.Curtain(), Coaching()
        self.contacts = Contacts(self.tray)
        self._deeds = Deeds(self)
        self._fault = ""  # last reported fault of the virtual people
        self._first_language = ""  # of the first tab, until it is set on the tray
        self.shared = SharedState(self, files)
        self.tray.plug_in()

    @property
    def ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        return self.tray.firmware.ui if self.tray.firmware else None

    # Time.

    def advance(self, ms: int) -> None:
        """Advance the tray's time and collect news. The time runs ahead while virtual people go through menus."""
        self.contacts.pass_time()
        if self.fingers.hurry:
            end_s = perf_counter() + _HURRY_WALL_S
            while self.fingers.hurry and perf_counter() < end_s:
                self.tray.advance(_HURRY_STEP_MS)
        else:
            self.tray.advance(min(ms, _LONGEST_STEP_MS))
        self._let_virtual_players_act()
        self._kept.pass_time(self.tray.clock.now_ms)
        self._look()

    def _let_virtual_players_act(self) -> None:
        """Start the next action of the virtual people. While other intents run, it is chosen once its turn comes."""
        ui, people = self.ui, self.virtual_players
        if ui is None or self.fingers.is_busy_for(people):
            return
        if self.fingers.busy:
            step = self._act_when_free(ui) if people.buttons else None
        else:
            step = self._step_of_virtual_players(ui)
        if step is not None:
            self.fingers.start(step, self._tell_fault, owner=people)

    def _step_of_virtual_players(self, ui: Ui) -> Intent | None:
        return self.virtual_players.next(self.tray.clock.now_ms, int(ui.settings["bot_speed"]))

    async def _act_when_free(self, ui: Ui) -> None:
        step = self._step_of_virtual_players(ui)
        if step is not None:
            await step

    def _tell_fault(self, error: Exception | None) -> None:
        """Report a fault of the virtual people to all tabs, once. After other failures they try again."""
        if isinstance(error, Fault) and str(error) != self._fault:
            self._fault = str(error)
            for tab in self.tabs:
                tab.refuse(error)

    def stop(self) -> RuleError | None:
        """Switch off the power. Return the reason if the match could not be saved, or None."""
        unsaved = self.tray.switch_off()
        self._kept.keep(self.tray.clock.now_ms)
        return unsaved

    def _look(self) -> None:
        """Update the state from the tray, and wake the tabs for which it has changed."""
        self.on_table.own_screens.look(self.tabs, self.tray.clock.now_ms)
        if self._first_language and self.ui:
            self._greet(self.ui)
        asked = self.ui.play_screen.asked_seat() if self.ui and self.ui.play_screen else -1
        # A match that has just begun is not on the table yet, and has seats of its own.
        seat = asked if self.ui and self.ui.match is self.on_table.match else -1
        self.coaching.hush(self.ui, asked, {self._place_for(tab, seat) for tab in self.tabs})
        changed = self.shared.look(self.ui, {tab.language for tab in self.tabs})
        for tab in self.tabs:
            if tab.language in changed:
                tab.wake.set()
            tab.look()

    def _greet(self, ui: Ui) -> None:
        """Set the language of a new tray to that of the first tab."""
        first, self._first_language = self._first_language, ""
        if first in LANGUAGES and first != ui.settings["language"]:
            ui.settings.set("language", first)
            ui.save_settings(self.tray.clock.ticks_ms())

    # News of a tab.

    def news(self, tab: Tab) -> JsonObject:
        """Return the state that has not been sent to this tab yet, in its language, or {}."""
        with speaking(tab.language):
            return self._news(tab)

    def _news(self, tab: Tab) -> JsonObject:
        common = self.shared.in_language(tab.language)
        current = {key: value for key, value in common.items() if key not in ("match", "log", "question")}
        others = sorted(str(other.sit) for other in self.tabs if other is not tab)
        sit, match = tab.sit, self.on_table.match
        is_hidden = self.curtain.hides(tab)
        current["tray"] = current["tray"] | {"sit": sit, "muted": tab.muted, "others": others}
        current["key"] = tab.key
        current["question"] = self.questions.number(sit, self.ui)
        current["tray"] |= rack_asks(self.ui, is_hidden=is_hidden)
        real = current["real"]
        if self.on_table.has_tiles and real:
            current["real"] = screens.real_for_tab(real, self.on_table.racks_for(sit), self.on_table.asked(real))
        if tab.muted:
            current["tone"] = 0
        if is_hidden:
            current |= {"display": self.curtain.display, "display_text": self.curtain.text, "coach": None}
        coach, selected = current["coach"], current["selected"]
        current["coach"] = self.coaching.for_place(coach, match, self._place_for(tab, coach["seat"] if coach else -1))
        place = self._place_for(tab, match.game.turn if match else -1)
        current["selected"] = screens.selection_for_tab(selected, match, place, self.curtain.open_hand(self.ui, tab))
        news = tab.new_in(current | {"match": (common["match"], sit)})
        if "match" in news:
            news["match"] = self._match_view(tab)
        tab.add_log(news, self.log.number, self.on_table.entries_of(self.log.entries))
        tab.add_error(news, [name_of(player) for player in match.profile.seats] if match else ())
        return news

    def _place_for(self, tab: Tab, seat: int) -> str | int:
        """Return the place that decides what a tab sees of a seat's hand: "onlooker" if the hand has its own screen."""
        return "onlooker" if tab.sit == "table" and self.on_table.is_elsewhere(seat) else tab.sit

    def _match_view(self, tab: Tab) -> JsonObject | None:
        if screens.lesson(self.ui):
            return None
        on_table, refused = self.on_table, self.log.refused
        moves, ends = self.shared.moves(), on_table.shows_end
        open_hand = self.curtain.open_hand(self.ui, tab)
        known, virtual, elsewhere = on_table.known, on_table.virtual, on_table.elsewhere
        view = match_view(known, tab.sit, refused, moves, open_hand, virtual, ends, elsewhere)
        match = on_table.match
        if view is None or match is None:
            return None
        view["ended"] = ending_view(match, view) if ends else None
        view["evening"] = self.log.card(match)
        say_day(view, match, self.tray.files)
        view["undo"] |= told(match) >= 0  # entered faces can be undone, too
        if not self.curtain.hides(tab):
            uncover_rack(view, self.ui)
        self.coaching.add_advice(view, self.ui)
        if on_table.has_tiles:
            racks = on_table.racks_for(tab.sit)
            view["refused"] = refused
            for seat in view["seats"]:
                seat["seen"] = seat["button"] in racks
        return view

    # Tabs.

    def join(self, place: str | int = "table", origin: str = "") -> Tab:
        """Add a tab in the current language, and return it. See `Tab` for its origin.

        If the place is a seat on another screen, the tab is at the table until it proves by its key to be that screen.
        """
        tab = Tab(place if self.on_table.may_sit(place) else "table", origin)
        self.tabs.add(tab)
        if self._is_new:
            self._is_new, self._first_language = False, tab.language
        self._look()
        self.wake_all()
        return tab

    def tab_of(self, key: str) -> Tab | None:
        """Return the tab that was sent this key, or None."""
        return next((tab for tab in self.tabs if tab.has_key(key)), None)

    def wake_all(self) -> None:
        """Wake all tabs, because a tab has joined, left or changed its place."""
        for tab in self.tabs:
            tab.wake.set()

    def leave(self, tab: Tab) -> None:
        """Remove a tab, drop its pending intents, and release its buttons."""
        self.tabs.discard(tab)
        self.fingers.drop(tab)
        self._deeds.release(tab)
        self.wake_all()

    def receive(self, tab: Tab, text: str) -> None:
        """Carry out a browser's message. Report errors to that browser."""
        with speaking(tab.language):
            try:
                message = parse_message(text)
                tab.number, tab.epoch, tab.question = message.number, message.epoch, message.question
                tab.check = partial(self._check, tab, message)
                tab.check()
                self._deeds.do(tab, message.do, message.arguments)
            except BadMessage as error:
                tab.refuse(error)
            except (Puzzled, Misplaced) as error:
                if isinstance(error, places.TooLate) or not self.is_late(tab.epoch):
                    tab.refuse(error)
        tab.answer(tab.take_number())

    def _check(self, tab: Tab, message: Message) -> None:
        """Raise Puzzled if a tab may not make this request now. Called when it arrives, and when its turn comes."""
        do, arguments = message.do, message.arguments
        if do == "sit":
            place, key = arguments
            places.check_seat(self.tabs - {tab}, place, tab.origin)
            if place != tab.sit and not self.on_table.may_sit(place, key):
                raise Puzzled("screen-not-left", seat=place + 1)
        places.check_place(tab.sit, do, arguments, self.ui, self.on_table)
        answers = do in places.ANSWERS and not places.closes_notice(do, arguments)
        if answers and not self.is_asked(tab, message.question):
            raise places.TooLate

    def is_asked(self, tab: Tab, question: int | None) -> bool:
        """Return whether `question` is the number of the current question to the people at a tab, or None."""
        return question is None or question == self.questions.number(tab.sit, self.ui)

    def is_late(self, epoch: int | None) -> bool:
        """Return whether the state has changed since this epoch; False for None."""
        if epoch is None:
            return False
        self._look()
        return epoch != self.shared.epoch
