"""Places at the table: how many tabs have room, what each may do, and the tabs that move on with their players."""

from collections.abc import Callable, Collection, Iterable

from simulator.people.intents import Intent, Puzzled
from simulator.web.table.on_table import OnTable
from simulator.web.table.tab import Tab
from simulator.web.view import player_names
from tray24.pins import GREEN, RED, SEATS
from tray24.ui.match.kinds import NAMING
from tray24.ui.match.play import Play
from tray24.ui.ui import Ui

THIS_COMPUTER = ""
PROXY = "proxy"  # instead of an address: behind a proxy all have the same
MOST_TABS = 40
_MOST_OF_OTHERS = 32  # of them on other computers: the others are kept for this one
_MOST_BEHIND_PROXIES = 24  # of these: anybody may say that a proxy has passed a request on
_MOST_OF_ADDRESS = 8
_MOST_AT_PLACE = 4  # from behind proxies: one place that is crowded keeps nobody from the others
_OF_ANYBODY = ("sit", "mute")
_OWN = {  # their first argument must be the seat's own button -> message of the error
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


def place_in(text: str) -> str | int:
    """Return the place that a browser's address names, the whole table if it names none."""
    known: tuple[str | int, ...] = ("table", "onlooker", *range(SEATS))
    return next((place for place in known if str(place) == text), "table")


def check_room(tabs: Collection[Tab], place: str | int, origin: str) -> None:
    """Raise Puzzled with the limit that is reached where another tab of this origin would sit at a place."""
    if len(tabs) >= MOST_TABS:
        raise Puzzled("full", most=MOST_TABS)
    if origin == THIS_COMPUTER:
        return
    if sum(tab.origin != THIS_COMPUTER for tab in tabs) >= _MOST_OF_OTHERS:
        raise Puzzled("full-others", most=_MOST_OF_OTHERS)
    of_origin = sum(tab.origin == origin for tab in tabs)
    if origin == PROXY:
        check_seat(tabs, place, origin)
        if of_origin >= _MOST_BEHIND_PROXIES:
            raise Puzzled("full-others", most=_MOST_BEHIND_PROXIES)
    elif of_origin >= _MOST_OF_ADDRESS:
        raise Puzzled("full-address", most=_MOST_OF_ADDRESS)


def check_seat(tabs: Iterable[Tab], place: str | int, origin: str) -> None:
    """Raise Puzzled when no further tab from behind proxies may sit at a place."""
    if origin == PROXY and sum(tab.origin == PROXY and tab.sit == place for tab in tabs) >= _MOST_AT_PLACE:
        raise Puzzled("full-place", most=_MOST_AT_PLACE)


def closes_notice(do: str, arguments: tuple) -> bool:
    """Return whether a request closes a screen of information: it has no effect once somebody has closed it."""
    return do == "answer" and arguments[0] in _FOR_ALL


def check_place(sit: str | int, do: str, arguments: tuple, ui: Ui | None, on_table: OnTable) -> None:
    """Raise Puzzled with the reason when a tab at `sit` may not do this. `ui` is the tray's, None without power."""
    if do in _OF_ANYBODY:
        return
    if sit == "table":
        _check_table(do, arguments, ui, on_table)
        return
    if sit == "onlooker":
        raise Puzzled("onlooker")
    seat = int(sit) + 1
    if do in _OWN and arguments[0] != sit:
        raise Puzzled(_OWN[do], seat=seat)
    if do == "button":
        button, down = arguments
        if down and button < RED and button != sit:
            raise Puzzled("own-button-and-keys", seat=seat)
        needs_keys = down and button >= RED and not (button == GREEN and ui is not None and ui.screen.name in _FOR_ALL)
    elif do == "rename":
        needs_keys = False
        button, name = arguments
        _check_name(int(sit), button, name, ui)
    else:
        needs_keys = do in _BY_KEYS and not closes_notice(do, arguments)
    if needs_keys and not _has_keys(sit, ui, on_table):
        raise Puzzled("keys-of-another", seat=seat)


def _check_table(do: str, arguments: tuple, ui: Ui | None, on_table: OnTable) -> None:
    """Raise Puzzled when people at the table would look or play for a seat whose hand is on a screen of its own.

    The tray's keys are at the table, too: red leaves the match or a screen, the others would open the hand or play it.
    """
    match = on_table.match
    if ui is None or match is None or match is not ui.match:
        return
    seat = -1
    if do in _OWN:
        seat = ui.seat_at(arguments[0])
    elif do in _MOVES:
        seat = match.game.turn
    elif do == "answer" or (do == "button" and arguments[1] and arguments[0] >= RED):
        is_back = do == "button" and arguments[0] == RED and ui.screen.kind != NAMING
        seat = -1 if is_back else _shown_seat(ui)
    if on_table.is_elsewhere(seat):
        raise Puzzled("own-screen", name=player_names(match.profile)[seat])


def _shown_seat(ui: Ui) -> int:
    """Return the seat whose hand the tray's screen shows or is about to show, or -1."""
    screen = ui.screen
    if screen.secret:
        return int(screen.viewer)
    return screen.asked_seat() if isinstance(screen, Play) else -1


def _check_name(sit: int, button: int, name: str, ui: Ui | None) -> None:
    """Raise Puzzled when a seat would rename another one that plays. Whoever begins a match may name the players."""
    if button == sit or ui is None or ui.match is None or ui.match.game.over:
        return
    seat = ui.seat_at(button)
    if seat >= 0 and name not in (ui.match.profile.seats[seat].name, ui.name(button)):
        raise Puzzled("own-name", seat=sit + 1)


def _has_keys(button: str | int, ui: Ui | None, on_table: OnTable) -> bool:
    if ui is None or ui.match is None or not on_table.is_shown or ui.match.game.over:
        return True
    seats = ui.match.profile.seats
    if ui.screen.secret:
        return seats[ui.screen.viewer].button == button
    humans = [player.button for player in seats if not player.bot and player.button not in on_table.virtual]
    turn = ui.match.game.turn
    return humans == [button] or (turn >= 0 and seats[turn].button == button)


async def go_around(tabs: Iterable[Tab], buttons: Iterable[int], begin: Callable[[], Intent]) -> None:
    """Begin a match whose players sit one seat further than before: their tabs go with them, unless it fails.

    They go before the deal: at their old seats they would see the racks of others.
    """
    order = sorted(buttons)
    following = dict(zip(order, [*order[1:], *order[:1]], strict=True))
    moved = {tab: tab.sit for tab in tabs if isinstance(tab.sit, int) and tab.sit in following}
    _seat_tabs({tab: following[button] for tab, button in moved.items()})
    try:
        await begin()
    except BaseException:
        _seat_tabs(moved)
        raise


def _seat_tabs(places: dict[Tab, int]) -> None:
    for tab, button in places.items():
        tab.sit = button
        tab.wake.set()
