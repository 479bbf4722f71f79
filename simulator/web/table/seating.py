"""Rules for the tabs at the table: how many may join, what each may see and do, and which questions they may answer."""

from collections.abc import Callable, Collection, Container, Iterable
from weakref import WeakSet

from simulator.people.presses import Intent, IntentError
from simulator.web.match_view import list_player_names
from simulator.web.table.screen_views import get_screen_name
from simulator.web.table.tab import Tab
from simulator.web.table.table_match import TableMatch
from tray24.compat import ticks_diff
from tray24.pins import GREEN, RED, SEATS
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import NAMING, WAITING
from tray24.ui.ui import Ui

_FADE_MS = 200  # the display's picture changes a little later than the screen
THIS_COMPUTER = ""
PROXY = "proxy"  # instead of an address, which is the same for all tabs behind a proxy
MAX_TABS = 40
_MAX_OF_OTHERS = 32  # on other computers: the rest is reserved for this one
_MAX_BEHIND_PROXIES = 24  # behind proxies: the headers of a proxy can be faked
_MAX_OF_ADDRESS = 8
_MAX_AT_PLACE = 4  # from behind proxies: a crowded place does not block the others
_OF_ANYBODY = ("sit", "mute")
_OWN = {  # requests whose first argument must be the seat's own button -> error message
    "uno": "own-button",
    "catch": "own-button",
    "peek": "own-rack",
    "take": "own-dice",
    "roll": "own-dice",
    "advice": "own-answer",
}
_BY_KEYS = ("answer", "enter", "lay", "undo", "redo", "new", "resume", "pick", "mark", "lesson", "choose")
_MOVES = ("enter", "lay", "pick", "mark", "say")  # of the seat to play
_FOR_ALL = ("scores", "rolloff", "notice", "look")  # screens that only show information: any reader may close them


class Privacy:
    """What tabs may see of the tray's display.

    `display` and `text` are its last public content. `seat` may see the hidden hand that is on it now; -1 if none is.
    """

    def __init__(self) -> None:
        self.display = ""
        self.text = ""
        self.seat = -1  # the seat that may see a rack on the display, or -1
        self.button: int | None = None  # its button
        self.for_table = False  # True if screens of the whole table may see the rack, too
        self._is_one_person = False
        self._openers: WeakSet[Tab] = WeakSet()  # tabs of the whole table on which a person has confirmed to be alone
        self._secret_ms: int | None = None  # time when a rack was last on the display

    def add_opener(self, tab: Tab) -> None:
        """Note a tab on which a person acts, or confirms that nobody else is looking.

        If the tab is for the whole table, it may then see a hidden hand on the display. Tabs that join later see none.
        """
        if self.button is None or tab.sit != "table":
            self._openers.clear()
        if tab.sit == "table":
            self._openers.add(tab)

    def update(self, ui: Ui | None, display: str, text: str, now_ms: int, elsewhere: Container[int] = ()) -> None:
        """Update what tabs may see from the tray's current display, which shows `display` and `text`.

        `elsewhere` are the buttons of seats with a screen of their own.
        """
        if ui is not None and ui.match is not None and ui.screen.secret and ui.screen.viewer >= 0:
            self._secret_ms = now_ms
            self.seat = ui.screen.viewer
            self.button = ui.match.profile.seats[self.seat].button
            self._is_one_person = ui.count_people() == 1
            self.for_table = (self._is_one_person or bool(self._openers)) and self.button not in elsewhere
        elif self._secret_ms is None or ticks_diff(now_ms, self._secret_ms) >= _FADE_MS:
            self._secret_ms = self.button = None
            self.seat = -1
            self.for_table = False
            self.display = display
            self.text = text

    def is_hidden_from(self, tab: Tab) -> bool:
        """Return whether a tab must not see the tray's current display."""
        return self.button is not None and tab.sit != self.button and not self._is_open_to(tab)

    def get_open_seat(self, ui: Ui | None, tab: Tab) -> int:
        """Return the seat whose hidden hand is shown to this tab of the whole table, or -1 if none is."""
        return self.seat if ui is not None and self._is_open_to(tab) else -1

    def _is_open_to(self, tab: Tab) -> bool:
        return tab.sit == "table" and self.for_table and (self._is_one_person or tab in self._openers)

    @property
    def state(self) -> object:
        """Return a value that changes whenever a tab of the whole table may see the hidden hand, or no longer may."""
        return self.for_table and self.seat, frozenset(map(id, self._openers))


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

    A place is "table", "onlooker" or a seat button. While its people only wait for others, the number stays the same.
    """

    def __init__(self, on_table: TableMatch):
        self._table_match = on_table
        self._newest = 0
        self._asked: dict[str | int, tuple[int, tuple]] = {}  # by place: the number of its question, and the question

    def get_number(self, place: str | int, ui: Ui | None) -> int:
        """Return the number of the current question to the people at a place: "table", "onlooker" or a seat button."""
        number, before = self._asked.get(place, (0, None))
        asked = self._get_question(place, ui)
        if asked != before:
            self._newest += 1
            number = self._newest
            self._asked[place] = (number, asked)
        return number

    def _get_question(self, place: str | int, ui: Ui | None) -> tuple:
        asked = get_question(ui)
        if len(asked) < 2 or ui is None or ui.match is None:
            return asked
        match, _, kind, seat = asked
        if seat < 0:  # nobody, or everybody
            return asked if kind != WAITING else (match,)
        player = ui.match.profile.seats[seat]
        is_person = not player.bot and player.button not in self._table_match.virtual
        return asked if is_person and place in ("table", player.button) else (match,)


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
    if sum(tab.origin != THIS_COMPUTER for tab in tabs) >= _MAX_OF_OTHERS:
        raise IntentError("full-others", most=_MAX_OF_OTHERS)
    of_origin = sum(tab.origin == origin for tab in tabs)
    if origin == PROXY:
        check_seat(tabs, place, origin)
        if of_origin >= _MAX_BEHIND_PROXIES:
            raise IntentError("full-others", most=_MAX_BEHIND_PROXIES)
    elif of_origin >= _MAX_OF_ADDRESS:
        raise IntentError("full-address", most=_MAX_OF_ADDRESS)


def check_seat(tabs: Iterable[Tab], place: str | int, origin: str) -> None:
    """Raise IntentError if a tab behind a proxy would sit at a place where too many such tabs sit already.

    Tabs whose `origin` is not PROXY are never refused.
    """
    if origin == PROXY and sum(tab.origin == PROXY and tab.sit == place for tab in tabs) >= _MAX_AT_PLACE:
        raise IntentError("full-place", most=_MAX_AT_PLACE)


def is_notice_answer(do: str, arguments: tuple) -> bool:
    """Return whether a request closes a screen that only shows information. Such a request is never too late."""
    return do == "answer" and arguments[0] in _FOR_ALL


def check_place(sit: str | int, do: str, arguments: tuple, ui: Ui | None, on_table: TableMatch) -> None:
    """Raise IntentError with the reason if a tab at `sit` may not make the request `do`. `ui` is None without power."""
    if do in _OF_ANYBODY:
        return
    if sit == "table":
        _check_table(do, arguments, ui, on_table)
        return
    if sit == "onlooker":
        raise IntentError("onlooker")
    seat = int(sit) + 1
    if do in _OWN and arguments[0] != sit:
        raise IntentError(_OWN[do], seat=seat)
    if do == "button":
        button, down = arguments
        if down and button < RED and button != sit:
            raise IntentError("own-button-and-keys", seat=seat)
        needs_keys = down and button >= RED and not (button == GREEN and ui is not None and ui.screen.name in _FOR_ALL)
    elif do == "rename":
        needs_keys = False
        button, name = arguments
        _check_name(int(sit), button, name, ui)
    else:
        needs_keys = do in _BY_KEYS and not is_notice_answer(do, arguments)
    if needs_keys and not _can_use_keys(sit, ui, on_table):
        raise IntentError("keys-of-another", seat=seat)


def _check_table(do: str, arguments: tuple, ui: Ui | None, on_table: TableMatch) -> None:
    """Raise IntentError if a request of the whole table would show or play a hand that has a screen of its own.

    The request may be a press of a colored button. Red is allowed, because it only leaves the match or a screen.
    """
    match = on_table.match
    if ui is None or match is None or match is not ui.match:
        return
    seat = -1
    if do in _OWN:
        seat = ui.button_to_seat(arguments[0])
    elif do in _MOVES:
        seat = match.game.turn
    elif do == "answer" or (do == "button" and arguments[1] and arguments[0] >= RED):
        is_back = do == "button" and arguments[0] == RED and ui.screen.prompt != NAMING
        seat = -1 if is_back else _find_shown_seat(ui)
    if on_table.is_elsewhere(seat):
        raise IntentError("own-screen", name=list_player_names(match.profile)[seat])


def _find_shown_seat(ui: Ui) -> int:
    """Return the seat whose hand the tray's screen shows or is about to show, or -1."""
    screen = ui.screen
    if screen.secret:
        return int(screen.viewer)
    return screen.get_acting_seat() if isinstance(screen, PlayScreen) else -1


def _check_name(sit: int, button: int, name: str, ui: Ui | None) -> None:
    """Raise IntentError if a seat would rename another seat's player in a running match.

    Before a match any tab may name players.
    """
    if button == sit or ui is None or ui.match is None or ui.match.game.over:
        return
    seat = ui.button_to_seat(button)
    if seat >= 0 and name not in (ui.match.profile.seats[seat].name, ui.get_button_name(button)):
        raise IntentError("own-name", seat=sit + 1)


def _can_use_keys(button: str | int, ui: Ui | None, on_table: TableMatch) -> bool:
    if ui is None or ui.match is None or not on_table.is_shown or ui.match.game.over:
        return True
    seats = ui.match.profile.seats
    if ui.screen.secret:
        return seats[ui.screen.viewer].button == button
    humans = [player.button for player in seats if not player.bot and player.button not in on_table.virtual]
    turn = ui.match.game.turn
    return humans == [button] or (turn >= 0 and seats[turn].button == button)


async def rotate_seats(tabs: Iterable[Tab], buttons: Iterable[int], begin: Callable[[], Intent]) -> None:
    """Move all tabs at seats to the next seat, then begin a match with `begin()`.

    The tabs move before the deal, so that no tab sees another player's rack. If the match cannot begin, move them back.
    """
    order = sorted(buttons)
    following = dict(zip(order, [*order[1:], *order[:1]], strict=True))
    moved = {tab: tab.sit for tab in tabs if isinstance(tab.sit, int) and tab.sit in following}
    _move_tabs({tab: following[button] for tab, button in moved.items()})
    try:
        await begin()
    except BaseException:
        _move_tabs(moved)
        raise


def _move_tabs(places: dict[Tab, int]) -> None:
    for tab, button in places.items():
        tab.sit = button
        tab.wake.set()
