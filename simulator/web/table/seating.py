"""Rules for the tabs at the table: how many may join, what each may see and do, and which questions they may answer."""

import base64
from collections.abc import Callable, Collection, Container, Iterable
from weakref import WeakSet

from simulator.people.presses import Intent, IntentError
from simulator.web.match_view import list_player_names
from simulator.web.table.screen_views import get_screen_name
from simulator.web.table.tab import Tab
from simulator.web.table.table_match import TableMatch
from tray24.compat import ticks_diff
from tray24.pins import GREEN, RED, SEATS
from tray24.ports import DISPLAY_BYTES
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import NAMING, WAITING
from tray24.ui.ui import Ui

_FADE_MS = 200  # the display's picture changes a little later than the screen
_DARK_DISPLAY = base64.b64encode(bytes(DISPLAY_BYTES)).decode()
THIS_COMPUTER = ""
PROXY = "proxy"  # instead of an address, which is the same for all tabs behind a proxy
MAX_TABS = 40
_MAX_REMOTE_TABS = 32  # on other computers: the rest is reserved for this one
_MAX_PROXY_TABS = 24  # behind proxies: the headers of a proxy can be faked
_MAX_ADDRESS_TABS = 8
_MAX_PLACE_TABS = 4  # from behind proxies: a crowded place does not block the others
_PUBLIC_REQUESTS = ("sit", "mute")
_OWN_SEAT_ERRORS = {  # requests whose first argument must be the seat's own button -> error message
    "uno": "own-button",
    "catch": "own-button",
    "peek": "own-rack",
    "take": "own-dice",
    "roll": "own-dice",
    "advice": "own-answer",
}
_KEY_REQUESTS = ("answer", "enter", "lay", "undo", "redo", "new", "resume", "pick", "mark", "lesson", "choose")
_MOVE_REQUESTS = ("enter", "lay", "pick", "mark", "say")  # of the seat to play
_INFO_SCREENS = ("scores", "rolloff", "notice", "look")  # screens that only show information: any reader may close them


class Privacy:
    """What tabs may see of the tray's display.

    `display` and `text` are its last public content, or dark and "" if that was shown too briefly. `seat` is the seat
    that may see the hidden hand on the display; it is -1 while the display shows no hidden hand.
    """

    def __init__(self) -> None:
        self.display = ""
        self.text = ""
        self.seat = -1  # the seat that may see a rack on the display, or -1
        self.button: int | None = None  # its button
        self.for_table = False  # True if screens of the whole table may see the rack, too
        self._is_one_person = False
        self._openers: WeakSet[Tab] = WeakSet()  # tabs for the whole table, noted by `add_opener`
        self._secret_ms: int | None = None  # time when a rack was last on the display

    def add_opener(self, tab: Tab) -> None:
        """Note a tab on which a person acts, or confirms that nobody else is looking.

        If the tab is for the whole table, it may then see a hidden hand on the display. Tabs that join later may not.
        """
        if self.button is None or tab.place != "table":
            self._openers.clear()
        if tab.place == "table":
            self._openers.add(tab)

    def update(self, ui: Ui | None, display: str, text: str, now_ms: int, screen_buttons: Container[int] = ()) -> None:
        """Update what tabs may see from the tray's current display, which shows `display` and `text`.

        `screen_buttons` are the buttons of seats with a screen of their own.
        """
        if ui is not None and ui.match is not None and ui.screen.secret and ui.screen.viewer >= 0:
            if self._secret_ms is not None and self.seat != ui.screen.viewer:
                self.display, self.text = _DARK_DISPLAY, ""  # they are older than the rack shown before
            self._secret_ms = now_ms
            self.seat = ui.screen.viewer
            self.button = ui.match.profile.seats[self.seat].button
            self._is_one_person = ui.count_people() == 1
            self.for_table = (self._is_one_person or bool(self._openers)) and self.button not in screen_buttons
        elif self._secret_ms is None or ticks_diff(now_ms, self._secret_ms) >= _FADE_MS:
            self._secret_ms = self.button = None
            self.seat = -1
            self.for_table = False
            self.display = display
            self.text = text

    def is_hidden_from(self, tab: Tab) -> bool:
        """Return whether a tab must not see the tray's current display."""
        return self.button is not None and tab.place != self.button and not self._is_open_to(tab)

    def get_open_seat(self, ui: Ui | None, tab: Tab) -> int:
        """Return the seat whose hidden hand this tab may see as a tab of the whole table, or -1."""
        return self.seat if ui is not None and self._is_open_to(tab) else -1

    def _is_open_to(self, tab: Tab) -> bool:
        return tab.place == "table" and self.for_table and (self._is_one_person or tab in self._openers)

    @property
    def state(self) -> object:
        """Return a value that changes whenever a hidden hand is opened to or closed for a tab of the whole table."""
        return self.seat if self.for_table else -1, frozenset(map(id, self._openers))


class OutdatedAnswer(IntentError):
    """The error for a request that answers a question which the tray does not ask any more."""

    def __init__(self) -> None:
        super().__init__("too-late")


# Requests that answer a question of the tray. Undo is not one of them: it is valid for any question.
ANSWERS = ("answer", "choose", "done", "enter", "follow", "judge", "lay", "lesson", "new", "resume", "say", "tell_face")


def get_question(ui: Ui | None) -> tuple:
    """Return the tray's current question as a tuple that differs whenever the question does."""
    if ui is None:
        return ()
    screen = ui.screen
    if not isinstance(screen, PlayScreen) or ui.match is None:
        return (get_screen_name(ui),)
    return (id(ui.match), screen.entered, screen.prompt, screen.get_acting_seat())


def can_call(ui: Ui | None, button: int) -> bool:
    """Return whether a press of a seat button calls UNO or catches now."""
    if ui is None or ui.match is None or not isinstance(ui.screen, PlayScreen) or button >= RED:
        return False
    game, seat = ui.match.game, ui.button_to_seat(button)
    return seat >= 0 and (game.get_catchable() >= 0 or game.can_call_uno(seat))


class Questions:
    """The tray's questions to the people at each place, numbered, so that answers to earlier questions can be refused.

    A place is "table", "onlooker" or a seat button. While the people at a place only wait for others, the number of
    its question stays the same.
    """

    def __init__(self, table_match: TableMatch):
        self._table_match = table_match
        self._last_number = 0
        # By place: the number of its question, and the question.
        self._questions: dict[str | int, tuple[int, tuple]] = {}

    def get_number(self, place: str | int, ui: Ui | None) -> int:
        """Return the number of the tray's current question to the people at `place`.

        If the question has changed since the last call for this place, it gets a new number. `ui` is the tray's user
        interface, or None without power.
        """
        number, old_question = self._questions.get(place, (0, None))
        question = self._get_question(place, ui)
        if question != old_question:
            self._last_number += 1
            number = self._last_number
            self._questions[place] = (number, question)
        return number

    def _get_question(self, place: str | int, ui: Ui | None) -> tuple:
        question = get_question(ui)
        if len(question) < 2 or ui is None or ui.match is None:
            return question
        match_id, _, prompt, seat = question
        if seat < 0:  # nobody, or everybody
            return question if prompt != WAITING else (match_id,)
        player = ui.match.profile.seats[seat]
        is_person = not player.bot and player.button not in self._table_match.virtual
        return question if is_person and place in ("table", player.button) else (match_id,)


def parse_place(text: str) -> str | int:
    """Parse where a tab sits from its address: "table", "onlooker" or a seat button. The default is "table"."""
    known: tuple[str | int, ...] = ("table", "onlooker", *range(SEATS))
    return next((place for place in known if str(place) == text), "table")


def check_room(tabs: Collection[Tab], place: str | int, origin: str) -> None:
    """Raise IntentError if there is no room for another tab. The error names the limit.

    The tab would sit at `place` ("table", "onlooker" or a seat button). `origin` is its computer, as in `Tab`.
    """
    if len(tabs) >= MAX_TABS:
        raise IntentError("full", most=MAX_TABS)
    if origin == THIS_COMPUTER:
        return
    if sum(tab.origin != THIS_COMPUTER for tab in tabs) >= _MAX_REMOTE_TABS:
        raise IntentError("full-others", most=_MAX_REMOTE_TABS)
    origin_count = sum(tab.origin == origin for tab in tabs)
    if origin == PROXY:
        check_seat(tabs, place, origin)
        if origin_count >= _MAX_PROXY_TABS:
            raise IntentError("full-others", most=_MAX_PROXY_TABS)
    elif origin_count >= _MAX_ADDRESS_TABS:
        raise IntentError("full-address", most=_MAX_ADDRESS_TABS)


def check_seat(tabs: Iterable[Tab], place: str | int, origin: str) -> None:
    """Raise IntentError if a tab behind a proxy would sit at a place where too many such tabs sit already.

    Tabs whose `origin` is not PROXY are never refused.
    """
    if origin == PROXY and sum(tab.origin == PROXY and tab.place == place for tab in tabs) >= _MAX_PLACE_TABS:
        raise IntentError("full-place", most=_MAX_PLACE_TABS)


def is_notice_answer(request: str, arguments: tuple) -> bool:
    """Return whether a request closes a screen that only shows information. Such a request is never too late."""
    return request == "answer" and arguments[0] in _INFO_SCREENS


def check_place(place: str | int, request: str, arguments: tuple, ui: Ui | None, table_match: TableMatch) -> None:
    """Raise IntentError with the reason if a tab at `place` may not make `request`. `ui` is None without power."""
    if request in _PUBLIC_REQUESTS:
        return
    if place == "table":
        _check_table(request, arguments, ui, table_match)
        return
    if place == "onlooker":
        raise IntentError("onlooker")
    seat = int(place) + 1
    if request in _OWN_SEAT_ERRORS and arguments[0] != place:
        raise IntentError(_OWN_SEAT_ERRORS[request], seat=seat)
    if request == "button":
        button, is_down = arguments
        if is_down and button < RED and button != place:
            raise IntentError("own-button-and-keys", seat=seat)
        needs_keys = (
            is_down and button >= RED and not (button == GREEN and ui is not None and ui.screen.name in _INFO_SCREENS)
        )
    elif request == "rename":
        needs_keys = False
        button, name = arguments
        _check_name(int(place), button, name, ui)
    else:
        needs_keys = request in _KEY_REQUESTS and not is_notice_answer(request, arguments)
    if needs_keys and not _can_use_keys(place, ui, table_match):
        raise IntentError("keys-of-another", seat=seat)


def _check_table(request: str, arguments: tuple, ui: Ui | None, table_match: TableMatch) -> None:
    """Raise IntentError if a request of the whole table would show or play a hand that has a screen of its own.

    The request may be a press of a colored button. Red is allowed, because it only leaves the match or a screen.
    """
    match = table_match.match
    if ui is None or match is None or match is not ui.match:
        return
    seat = -1
    if request in _OWN_SEAT_ERRORS:
        seat = ui.button_to_seat(arguments[0])
    elif request in _MOVE_REQUESTS:
        seat = match.game.turn
    elif request == "answer" or (request == "button" and arguments[1] and arguments[0] >= RED):
        is_back = request == "button" and arguments[0] == RED and ui.screen.prompt != NAMING
        seat = -1 if is_back else _find_shown_seat(ui)
    if table_match.is_elsewhere(seat):
        raise IntentError("own-screen", name=list_player_names(match.profile)[seat])


def _find_shown_seat(ui: Ui) -> int:
    """Return the seat whose hand the tray's screen shows or is about to show, or -1."""
    screen = ui.screen
    if screen.secret:
        return int(screen.viewer)
    return screen.get_acting_seat() if isinstance(screen, PlayScreen) else -1


def _check_name(own_button: int, button: int, name: str, ui: Ui | None) -> None:
    """Raise IntentError if a seat would rename another seat's player in a running match.

    Before a match any tab may name players.
    """
    if button == own_button or ui is None or ui.match is None or ui.match.game.over:
        return
    seat = ui.button_to_seat(button)
    if seat >= 0 and name not in (ui.match.profile.seats[seat].name, ui.get_button_name(button)):
        raise IntentError("own-name", seat=own_button + 1)


def _can_use_keys(button: str | int, ui: Ui | None, table_match: TableMatch) -> bool:
    if ui is None or ui.match is None or not table_match.is_shown or ui.match.game.over:
        return True
    seats = ui.match.profile.seats
    if ui.screen.secret:
        return seats[ui.screen.viewer].button == button
    people_buttons = [player.button for player in seats if not player.bot and player.button not in table_match.virtual]
    seat = ui.match.game.turn
    return people_buttons == [button] or (seat >= 0 and seats[seat].button == button)


async def rotate_seats(tabs: Iterable[Tab], buttons: Iterable[int], begin: Callable[[], Intent]) -> None:
    """Move all tabs at seats to the next seat, then begin a match with `begin()`.

    The tabs move before the deal, so that no tab sees another player's rack. If the match cannot begin, move them back.
    """
    order = sorted(buttons)
    next_buttons = dict(zip(order, [*order[1:], *order[:1]], strict=True))
    old_buttons = {tab: tab.place for tab in tabs if isinstance(tab.place, int) and tab.place in next_buttons}
    _move_tabs({tab: next_buttons[button] for tab, button in old_buttons.items()})
    try:
        await begin()
    except BaseException:
        _move_tabs(old_buttons)
        raise


def _move_tabs(buttons: dict[Tab, int]) -> None:
    for tab, button in buttons.items():
        tab.place = button
        tab.wake.set()
