"""The simulated tray with its browsers: the tray's time, and the state that each browser is sent."""

import base64
from collections.abc import Set
from functools import partial
from time import perf_counter

from simulator.daily_dice import add_day_view, compute_day_number
from simulator.json_values import JsonObject
from simulator.people.dice import Dice, MisplacedDie
from simulator.people.dice_moves import DiceMoves
from simulator.people.players import VirtualPlayers
from simulator.people.presses import Intent, IntentError, Presses, SimulatorFault
from simulator.texts import get_language, use_language
from simulator.tray.apps import Apps
from simulator.tray.files import FolderFiles, MemoryFiles, change_settings
from simulator.tray.optics import MODEL, Model
from simulator.tray.virtual import VirtualTray
from simulator.web.log.log_writer import get_player_name
from simulator.web.match_view import (
    build_match_view,
    build_rack_view,
    build_round_end_view,
    is_rack_shown,
    show_rack_tiles,
)
from simulator.web.page_data import build_catalog
from simulator.web.table import screen_views, seating
from simulator.web.table.actions import Actions, build_room_view
from simulator.web.table.coaching import Coaching, build_grace_view, get_hints_level
from simulator.web.table.menu_views import SHOWN, SavedMatches, build_settings_view
from simulator.web.table.messages import BadMessage, Message, parse_message
from simulator.web.table.tab import ContactQueue, Tab
from simulator.web.table.table_match import DiceStore, MatchLog, TableMatch, TextFile
from tray24.languages import LANGUAGES
from tray24.rules.errors import RuleError
from tray24.sense.events import list_members
from tray24.ui.match.real.tasks import find_entered
from tray24.ui.menus.settings import FILE as SETTINGS
from tray24.ui.toolkit.lights import FULL
from tray24.ui.ui import Ui

_LONGEST_STEP_MS = 250  # the rest of a longer pause, as after the host's sleep, is skipped
_HURRY_STEP_MS = 50
_HURRY_WALL_S = 0.02
_ROOM_LUX = 300  # a living room in the evening


class SharedState:
    """The state of the tray as JSON values, in each language of the tabs. Tabs are sent what is new for them.

    `epoch` counts changes of the match, the real dice and the screen, but not changes of the language. The entries
    `match`, `log` and `question` are not sent. They only change when the match, the log or the tray's question does;
    then each tab is sent its own view of it.
    """

    def __init__(self, table: "Table", files: FolderFiles | MemoryFiles):
        self.epoch = 0
        self._table = table
        self._unfinished = SavedMatches(files, table.virtual_players)
        self._settings: tuple[str, ...] = ()  # their values
        self._languages = [get_language()]  # of the tabs; without tabs, those of the last ones
        self._states: dict[str, JsonObject] = {}  # by language
        self._epoch_key: tuple[str, object] = ("", None)  # a language, and the values that count for `epoch`

    def get_state(self, name: str) -> JsonObject:
        return self._states[name]

    def update(self, ui: Ui | None, languages: Set[str]) -> Set[str]:
        """Update the state from the tray. Without power keep the tray's last state.

        Return the languages whose state has changed.
        """
        self._languages = sorted(languages) or self._languages
        if ui:
            self._settings = tuple(str(ui.settings[name]) for name in SHOWN)
        shared_state = self._collect_tray_state(ui)
        states = {}
        for name in self._languages:
            with use_language(name):
                states[name] = shared_state | self._collect_texts(ui)
        self._count_epoch(states)
        old_states, self._states = self._states, states
        return {name for name in states if states[name] != old_states.get(name)}

    def _collect_tray_state(self, ui: Ui | None) -> JsonObject:
        """Update the match, the log and other parts of the table from the tray.

        Return those entries of the state that are the same in all languages.
        """
        table, tray = self._table, self._table.tray
        table.log.set_languages(self._languages)
        if ui:
            table.table_match.update(ui)
            table.log.update(ui)
            table.log.update_refusal(ui.match, screen_views.find_refused_move(table.dice_moves))
            if screen_views.get_screen_name(ui) != "boot":  # before the tray has read its files there are none
                self._unfinished.update(ui)
        question, selection = (
            seating.get_question(ui),
            screen_views.build_selection(ui.screen) if ui else screen_views.NO_SELECTION,
        )
        table.log.expire_refusal((question, selection))
        display = base64.b64encode(tray.screen).decode()
        text = ui.format_text() if ui else ""
        table.privacy.update(ui, display, text, tray.clock.now_ms, table.table_match.elsewhere)
        return {
            "led": (tray.frame + tray.beside).hex(),
            "lit": tray.plugged,
            "display": display,
            "display_text": text,
            "tone": tray.hz,
            "down": list_members(tray.closed),
            "match": self._compute_match_key(ui),
            "question": question,
            "coach": table.coaching.update_tip(ui),
            "grace": build_grace_view(ui),
            "selected": selection,
            "log": (table.log.number, len(table.log.entries)),
        }

    def _collect_texts(self, ui: Ui | None) -> JsonObject:
        """Return those entries of the state that contain texts of the page, in the current language."""
        table, tray = self._table, self._table.tray
        real_view = screen_views.build_real_view(
            table.dice_moves, table.table_match.match, table.table_match.game_screen
        )
        # Once its seat has played, the rack is hidden again.
        if table.table_match.rack != table.table_match.get_asked_button(real_view):
            table.table_match.rack = -1
        return {
            "tray": self._build_tray_view(ui),
            "real": real_view,
            "lesson": screen_views.build_lesson_view(ui),
            "settings": build_settings_view(self._settings, get_language()),
            "rolloff": screen_views.build_roll_off_view(
                ui, table.dice_moves, table.table_match.virtual, tray.clock.now_ms
            ),
            "room": build_room_view(tray, table.dice),
        } | build_catalog(tray.kind)

    def _count_epoch(self, states: dict[str, JsonObject]) -> None:
        """Increase `epoch` if the match, the real dice or the screen has changed. A change of language is ignored."""
        name, state = next(iter(states.items()))
        key = (state["match"], state["real"], state["tray"]["screen"])
        if key != self._epoch_key[1]:
            self.epoch += name == self._epoch_key[0] or not self.epoch
            self._epoch_key = (name, key)
        for language_state in states.values():
            language_state["epoch"] = self.epoch

    def _get_last(self, key: str) -> JsonObject | None:
        """Return an entry of the last state, in any language, or None before the first state."""
        return next(iter(self._states.values()), {}).get(key)

    def _build_tray_view(self, ui: Ui | None) -> JsonObject:
        old_view = self._get_last("tray") or {}
        return {
            "plugged": ui is not None,
            "kind": self._table.tray.kind,
            "speed": int(ui.settings["bot_speed"]) if ui else old_view["speed"],
            "hints": get_hints_level(ui) if ui else old_view["hints"],
            "children": ui.has_children() if ui else old_view["children"],
            "busy": self._table.presses.busy,
            "screen": screen_views.get_screen_name(ui) if ui else "",
            "asks": screen_views.format_question(ui) if ui else [],
            "unfinished": self._unfinished.build_view(),
            "measuring": screen_views.build_calibration_view(ui, self._table.presses),
        }

    def _compute_match_key(self, ui: Ui | None) -> object:
        """Return a value that changes whenever the view of the match does. The view itself depends on the tab."""
        if ui is None:
            return self._get_last("match")
        table = self._table
        table_match, match = table.table_match, table.table_match.match
        if match is None or screen_views.find_lesson(ui):
            return None
        names = [(player.name, player.bot) for player in match.profile.seats]
        move_count = len(self.list_moves()) if match.game.tiles else 0  # the log is updated a moment later
        position_key = (table_match.is_undealt, table_match.rack, match.game.save(), is_rack_shown(ui))
        text_key = (match.can_undo, match.undone, repr(table.log.refused), repr(table.coaching.get_hint(ui)))
        privacy_key = (table.privacy.state, table_match.elsewhere)
        return (id(match), position_key, names, text_key, privacy_key, move_count, table.log.format_card(match))

    def list_moves(self) -> list[int]:
        """Return the packed moves of the seats in the round that the page shows."""
        log, table_match = self._table.log, self._table.table_match
        match = table_match.known
        return log.list_moves(match.game.hand) if match is not None and table_match.shows_end else log.moves


class Table:
    """A virtual tray and its tabs. The server or the page's worker calls `advance` regularly.

    All texts sent to a tab are in its language. Those of the tray are in the tray's language; a tray without settings
    gets the language of the first tab.

    `kind` is the kind of tray. `today` returns the number of the current day, for the dice of the day. `dice_file` is a
    file of the host that stores where the real dice are while the simulator is off (None: not stored).
    """

    def __init__(
        self,
        files: FolderFiles | MemoryFiles,
        entropy=None,
        dice_file: TextFile | None = None,
        model: Model = MODEL,
        kind: str = FULL,
        apps: Apps | None = None,
    ):
        self._is_new = files.read(SETTINGS) is None
        if kind != FULL:
            change_settings(files, tray_kind=kind)
        self.tray = VirtualTray(files, entropy=entropy, sensors=True, model=model, kind=kind, apps=apps)
        self.tray.optics.room_lux = _ROOM_LUX
        self.presses = Presses(self.tray)
        self.dice = Dice(self.tray)
        self.dice_moves = DiceMoves(self.tray, self.dice, self.presses)
        self.virtual_players = VirtualPlayers(self.dice_moves)
        self._dice_store = DiceStore(dice_file, self.dice, self.virtual_players)
        self.today = compute_day_number
        self.tabs: set[Tab] = set()
        self.log = MatchLog(files, self.tray.clock, self.virtual_players)
        self.table_match = TableMatch(self.dice, self.virtual_players)
        self.questions = seating.Questions(self.table_match)
        self.privacy, self.coaching = seating.Privacy(), Coaching()
        self.contacts = ContactQueue(self.tray)
        self._actions = Actions(self)
        self._fault_text = ""  # last reported fault of the virtual people
        self._first_language = ""  # of the first tab, until it is set on the tray
        self.shared = SharedState(self, files)
        self.tray.plug_in()

    @property
    def ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        return self.tray.firmware.ui if self.tray.firmware else None

    # Time.

    def advance(self, ms: int) -> None:
        """Advance the tray's time by `ms`, and update the state for the tabs.

        While simulated presses go through menus, the tray's time runs faster than real time.
        """
        self.contacts.apply_due()
        if self.presses.hurry:
            end_s = perf_counter() + _HURRY_WALL_S
            while self.presses.hurry and perf_counter() < end_s:
                self.tray.advance(_HURRY_STEP_MS)
        else:
            self.tray.advance(min(ms, _LONGEST_STEP_MS))
        self._run_virtual_players()
        self._dice_store.save_when_due(self.tray.clock.now_ms)
        self._update()

    def _run_virtual_players(self) -> None:
        """Start the next action of the virtual people.

        If other actions run, wait until they have ended, and choose the action only then.
        """
        ui, players = self.ui, self.virtual_players
        if ui is None or self.presses.is_busy_for(players):
            return
        if self.presses.busy:
            intent = self._run_virtual_action(ui) if players.buttons else None
        else:
            intent = self._choose_virtual_action(ui)
        if intent is not None:
            self.presses.start(intent, self._report_fault, owner=players)

    def _choose_virtual_action(self, ui: Ui) -> Intent | None:
        return self.virtual_players.choose_action(self.tray.clock.now_ms, int(ui.settings["bot_speed"]))

    async def _run_virtual_action(self, ui: Ui) -> None:
        intent = self._choose_virtual_action(ui)
        if intent is not None:
            await intent

    def _report_fault(self, error: Exception | None) -> None:
        """Report the error of an action of virtual people to all tabs, if it is a fault of the simulator.

        Report the same fault only once. Ignore other errors, because virtual people try again.
        """
        if isinstance(error, SimulatorFault) and str(error) != self._fault_text:
            self._fault_text = str(error)
            for tab in self.tabs:
                tab.queue_error(error)

    def stop(self) -> RuleError | None:
        """Switch off the tray's power and save the real dice.

        Return the reason if the match could not be saved, or None.
        """
        error = self.tray.switch_off()
        self._dice_store.save(self.tray.clock.now_ms)
        return error

    def _update(self) -> None:
        """Update the state from the tray, and wake the tabs for which it has changed."""
        self.table_match.seat_screens.update(self.tabs, self.tray.clock.now_ms)
        if self._first_language and self.ui:
            self._set_first_language(self.ui)
        asked_seat = self.ui.play_screen.get_acting_seat() if self.ui and self.ui.play_screen else -1
        # A match that has just begun is not in `table_match` yet: its seats may differ from those of the match there.
        seat = asked_seat if self.ui and self.ui.match is self.table_match.match else -1
        self.coaching.mute_display(self.ui, asked_seat, {self._find_viewing_place(tab, seat) for tab in self.tabs})
        languages = self.shared.update(self.ui, {tab.language for tab in self.tabs})
        for tab in self.tabs:
            if tab.language in languages:
                tab.wake.set()
            tab.release_answers()

    def _set_first_language(self, ui: Ui) -> None:
        """Set the language of a new tray to that of the first tab."""
        language, self._first_language = self._first_language, ""
        if language in LANGUAGES and language != ui.settings["language"]:
            ui.settings.set("language", language)
            ui.save_settings(self.tray.clock.ticks_ms())

    # News of a tab.

    def collect_news(self, tab: Tab) -> JsonObject:
        """Return the state that has not been sent to this tab yet, in its language, or {}."""
        with use_language(tab.language):
            return self._collect_news(tab)

    def _collect_news(self, tab: Tab) -> JsonObject:
        shared_state = self.shared.get_state(tab.language)
        state = {key: value for key, value in shared_state.items() if key not in ("match", "log", "question")}
        other_places = sorted(str(other.place) for other in self.tabs if other is not tab)
        place, match = tab.place, self.table_match.match
        is_hidden = self.privacy.is_hidden_from(tab)
        state["tray"] = state["tray"] | {"sit": place, "muted": tab.muted, "others": other_places}
        state["key"] = tab.key
        state["question"] = self.questions.get_number(place, self.ui)
        state["tray"] |= build_rack_view(self.ui, is_hidden=is_hidden)
        real_view = state["real"]
        if self.table_match.has_tiles and real_view:
            state["real"] = screen_views.filter_real_view(
                real_view, self.table_match.list_visible_racks(place), self.table_match.get_asked_button(real_view)
            )
        if tab.muted:
            state["tone"] = 0
        if is_hidden:
            state |= {"display": self.privacy.display, "display_text": self.privacy.text, "coach": None}
        coach, selection = state["coach"], state["selected"]
        state["coach"] = self.coaching.filter_tip(
            coach, match, self._find_viewing_place(tab, coach["seat"] if coach else -1)
        )
        viewing_place = self._find_viewing_place(tab, match.game.turn if match else -1)
        state["selected"] = screen_views.filter_selection(
            selection, match, viewing_place, self.privacy.get_open_seat(self.ui, tab)
        )
        news = tab.diff_state(state | {"match": (shared_state["match"], place)})
        if "match" in news:
            news["match"] = self._build_match_view(tab)
        tab.add_log(news, self.log.number, self.table_match.filter_entries(self.log.entries))
        tab.add_next_error(news, [get_player_name(player) for player in match.profile.seats] if match else ())
        return news

    def _find_viewing_place(self, tab: Tab, seat: int) -> str | int:
        """Return the place ("table", "onlooker" or a seat button) that decides whether a tab sees a seat's hand.

        It is the tab's own place. For a tab of the whole table it is "onlooker" if the hand has a screen of its own.
        """
        return "onlooker" if tab.place == "table" and self.table_match.is_elsewhere(seat) else tab.place

    def _build_match_view(self, tab: Tab) -> JsonObject | None:
        if screen_views.find_lesson(self.ui):
            return None
        table_match, refusal = self.table_match, self.log.refused
        moves, shows_end = self.shared.list_moves(), table_match.shows_end
        open_hand = self.privacy.get_open_seat(self.ui, tab)
        known_match, virtual_buttons, seat_screens = table_match.known, table_match.virtual, table_match.elsewhere
        view = build_match_view(
            known_match, tab.place, refusal, moves, open_hand, virtual_buttons, shows_end, seat_screens
        )
        match = table_match.match
        if view is None or match is None:
            return None
        view["ended"] = build_round_end_view(match, view) if shows_end else None
        view["evening"] = self.log.format_card(match)
        add_day_view(view, match, self.tray.files)
        view["undo"] |= find_entered(match) >= 0  # entered faces can be undone, too
        if not self.privacy.is_hidden_from(tab):
            show_rack_tiles(view, self.ui)
        self.coaching.add_hint(view, self.ui)
        if table_match.has_tiles:
            rack_buttons = table_match.list_visible_racks(tab.place)
            view["refused"] = refusal
            for seat in view["seats"]:
                seat["seen"] = seat["button"] in rack_buttons
        return view

    # Tabs.

    def add_tab(self, place: str | int = "table", origin: str = "") -> Tab:
        """Add a tab in the current language, and return it. `origin` is its computer, as in `Tab`.

        `place` is "table", "onlooker" or a seat button. If the seat has a screen already, the tab sits at the table
        until it sends the key of that screen.
        """
        tab = Tab(place if self.table_match.can_sit(place) else "table", origin)
        self.tabs.add(tab)
        if self._is_new:
            self._is_new, self._first_language = False, tab.language
        self._update()
        self.wake_all()
        return tab

    def find_tab(self, key: str) -> Tab | None:
        """Return the tab that has this key, or None."""
        return next((tab for tab in self.tabs if tab.has_key(key)), None)

    def wake_all(self) -> None:
        """Wake all tabs, because a tab has joined, left or changed its place."""
        for tab in self.tabs:
            tab.wake.set()

    def remove_tab(self, tab: Tab) -> None:
        """Remove a tab, drop its pending actions, and release its buttons."""
        self.tabs.discard(tab)
        self.presses.drop_owner(tab)
        self._actions.release_buttons(tab)
        self.wake_all()

    def handle_message(self, tab: Tab, text: str) -> None:
        """Carry out a message of a browser. Report errors to that browser."""
        with use_language(tab.language):
            try:
                message = parse_message(text)
                tab.number, tab.epoch, tab.question = message.number, message.epoch, message.question
                tab.check = partial(self._check_message, tab, message)
                tab.check()
                self._actions.run_action(tab, message.do, message.arguments)
            except BadMessage as error:
                tab.queue_error(error)
            except (IntentError, MisplacedDie) as error:
                if isinstance(error, seating.OutdatedAnswer) or not self.is_late(tab.epoch):
                    tab.queue_error(error)
        tab.finish_message(tab.pop_number())

    def _check_message(self, tab: Tab, message: Message) -> None:
        """Raise IntentError if a tab may not make this request now.

        This is checked when the request arrives, and again when its action begins.
        """
        request, arguments = message.do, message.arguments
        if request == "sit":
            place, key = arguments
            seating.check_seat(self.tabs - {tab}, place, tab.origin)
            if place != tab.place and not self.table_match.can_sit(place, key):
                raise IntentError("screen-not-left", seat=place + 1)
        seating.check_place(tab.place, request, arguments, self.ui, self.table_match)
        is_answer = request in seating.ANSWERS and not seating.is_notice_answer(request, arguments)
        if is_answer and not self.is_current_question(tab, message.question):
            raise seating.OutdatedAnswer

    def is_current_question(self, tab: Tab, question: int | None) -> bool:
        """Return whether `question` is the number of the current question to the people at the tab.

        Also return True for None, the value in a message without such a number.
        """
        return question is None or question == self.questions.get_number(tab.place, self.ui)

    def is_late(self, epoch: int | None) -> bool:
        """Return whether the state has changed since this epoch (see `SharedState`); False for None."""
        if epoch is None:
            return False
        self._update()
        return epoch != self.shared.epoch
