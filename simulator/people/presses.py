"""Virtual fingers: they turn what people want into presses of the tray's ten buttons, guided by its screen.

An intent is a coroutine that carries out what a person wants at the tray. Intents run one by one, in tray time.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence, Set
from inspect import CORO_CLOSED, getcoroutinelocals, getcoroutinestate, iscoroutine
from typing import NamedTuple

from simulator.texts import HostTexts
from simulator.tray.virtual import VirtualTray
from tray24 import games
from tray24.match.bots.bots import list_bots
from tray24.match.match import Match
from tray24.pins import BLUE, BUTTONS, GREEN, RED, SEATS, YELLOW
from tray24.rules.errors import RuleError
from tray24.rules.faces import COLORS, format_face, get_color, parse_face
from tray24.rules.moves import CATCH, COLOR, DRAW, KEEP, PLACE, PLAY, ROLL, UNO, VERBS, decode_seat, decode_verb
from tray24.sense.events import is_member
from tray24.ui.lessons.lesson import ASKING, Lesson
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import HUE, NAMING, WHEEL
from tray24.ui.match.real.real_play_screen import RealPlayScreen
from tray24.ui.menus.home import NOW
from tray24.ui.menus.setup import SetupMenu, StarterSetupMenu
from tray24.ui.ui import Ui

Intent = Coroutine[int, None, None]
_Done = Callable[[Exception | None], None]
_MAX_PENDING = 8  # pending intents of one owner
_say = HostTexts("people")
CHOICES = {VERBS[verb]: verb for verb in (ROLL, KEEP, DRAW)}  # moves that need neither a die nor a slot
_DOWN_MS = 12  # more than two scans of the tray
_UP_MS = 60  # longer than a contact must be open to count as released, with a margin
_HOLD_MS = 1010
_POLL_MS = 5  # between two checks of a busy screen
_SET = "set"  # the row of the die set
_MAX_PRESSES = 60  # enough from any screen to the home menu, or around any list
_INFO_SCREENS = ("rolloff", "scores", "notice", "power", "look")  # they only show information: green closes them
_MORE_ITEM = "more_entries"  # the entry of a menu that opens its other entries


class IntentError(Exception):
    """The exception for an action of a person at the tray that cannot be carried out.

    `key` is the key of the message in `people.ftl` that tells the reason; `values` fill its placeholders. A tuple among
    the values is shown as a choice: "winner or caught".
    """

    def __init__(self, key: str, **values: object):
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        values = {
            key: format_alternatives(value) if isinstance(value, tuple) else value for key, value in self.values.items()
        }
        return _say(self.key, **values)


def format_alternatives(choices: Sequence[str]) -> str:
    """Return the choices joined by "or", such as "winner or caught"."""
    text = choices[0]
    for choice in choices[1:]:
        text = _say("either", choices=text, choice=choice)
    return text


class SimulatorFault(IntentError):
    """The exception for an action that failed by a fault of the simulator itself. `tray.faults` lists the fault."""


class _PendingIntent(NamedTuple):
    intent: Intent
    done: _Done
    hurry: bool
    begins: Callable[[], None] | None


class IntentQueue:
    """A scheduler of intents, the coroutines that act for people at the tray. They run one by one, in tray time.

    Each owner, such as a tab, has a queue of its own, and the owners take turns. So an owner with many intents delays
    the others by one intent only. While `hurry` is True the tray's clock may run faster than real time.

    An exception of an intent is passed to the `done` callback of `start`, and never raised by the clock.
    """

    def __init__(self, tray: VirtualTray):
        self.tray = tray
        self.hurry = False
        self._worker: Intent | None = None
        self._queues: dict[object, deque[_PendingIntent]] = {}  # by owner, the least recently served first
        self._owner: object = None  # of the running intent

    @property
    def busy(self) -> bool:
        """Return whether a coroutine of `start` runs or is pending. Pulling the plug ends all coroutines."""
        return self._worker is not None and getcoroutinestate(self._worker) != CORO_CLOSED

    def is_busy_for(self, owner: object) -> bool:
        """Return whether a coroutine of this owner runs or is pending."""
        return self.busy and (owner is self._owner or bool(self._queues.get(owner)))

    def start(
        self,
        intent: Intent,
        done: _Done,
        hurry: bool = False,
        begins: Callable[[], None] | None = None,
        owner: object = None,
    ) -> None:
        """Queue the coroutine `intent` of an owner, and call `done(error or None)` when it ends.

        `begins` is called before the coroutine runs, and may raise IntentError to refuse it. With `hurry` the tray's
        clock may run faster than real time meanwhile.
        """
        if not self.busy:
            self._close_pending()  # intents that were pending when the plug was pulled
        queue = self._queues.setdefault(owner, deque())
        if len(queue) >= _MAX_PENDING:
            _close_intent(intent)
            done(IntentError("fingers-busy"))
            return
        queue.append(_PendingIntent(intent, done, hurry, begins))
        if not self.busy:
            self._worker = self._run_pending()
            self.tray.clock.spawn(self._worker)

    def drop_owner(self, owner: object) -> None:
        """Remove an owner. Its running coroutine continues; its pending ones are closed and reported as done."""
        for pending in self._queues.pop(owner, ()):
            _close_intent(pending.intent)
            pending.done(None)

    def _close_pending(self) -> None:
        for queue in self._queues.values():
            for pending in queue:
                _close_intent(pending.intent)
            queue.clear()

    def _pop_next(self) -> _PendingIntent | None:
        for owner, queue in self._queues.items():
            if queue:
                self._queues[owner] = self._queues.pop(owner)
                self._owner = owner
                return queue.popleft()
        return None

    async def _run_pending(self) -> None:
        try:
            while pending := self._pop_next():
                intent, done, self.hurry, begins = pending
                try:
                    if begins:
                        begins()
                    await intent
                except (IntentError, RuleError) as error:
                    _close_intent(intent)
                    done(error)
                except Exception as fault:  # the tray keeps running, and people can do this step themselves
                    self.tray.faults.append(fault)
                    done(SimulatorFault("simulator-fault", fault=f"{type(fault).__name__}: {fault}"))
                else:
                    done(None)
        finally:  # also runs when the plug is pulled
            self._close_pending()
            self._owner = None
            self.hurry = False
            for button in range(BUTTONS):
                self.tray.set_contact(button, False)


def _close_intent(intent: Intent) -> None:
    """Close a coroutine that has not begun, and the coroutines among its arguments. Ignore one that has ended."""
    for value in getcoroutinelocals(intent).values():
        if iscoroutine(value):
            _close_intent(value)
    intent.close()


class Presses(IntentQueue):
    """The fingers of all people around one tray."""

    def __init__(self, tray: VirtualTray):
        super().__init__(tray)
        self._released_ms = [0] * BUTTONS

    @property
    def _ui(self) -> Ui:
        if self.tray.firmware is None:
            raise IntentError("no-power")
        return self.tray.firmware.ui

    @property
    def _match(self) -> Match:
        match = self._ui.match
        if match is None:
            raise IntentError("no-match")
        return match

    def _sleep_ms(self, ms: int) -> Awaitable[None]:
        return self.tray.clock.sleep_ms(ms)

    # One button.

    async def hold_button(self, button: int) -> None:
        await self.press_button(button, _HOLD_MS)

    async def press_button(self, button: int, ms: int = _DOWN_MS) -> None:
        """Press a button for `ms` milliseconds. Return once the tray has detected the press."""
        if is_member(self.tray.closed, button):  # it is held already: the tray would detect no press
            self.tray.set_contact(button, False, clean=True)
            self._released_ms[button] = self.tray.clock.now_ms + _UP_MS
        await self.await_release(button)
        self.tray.set_contact(button, True, clean=True)
        await self._sleep_ms(ms)
        self.tray.set_contact(button, False, clean=True)
        self._released_ms[button] = self.tray.clock.now_ms + _UP_MS

    async def await_release(self, button: int) -> None:
        """Wait until the tray has detected that a button is released."""
        await self._sleep_ms(max(0, self._released_ms[button] - self.tray.clock.now_ms))

    # Lists.

    async def move_cursor(self, item: int | str) -> None:
        """Move the cursor of the top screen to one of its `items`, in the shorter direction."""
        screen = self._ui.screen
        items = list(screen.items)
        if item not in items:
            raise IntentError("item-not-offered", item=str(item))
        steps = (items.index(item) - screen.cursor) % len(items)
        button = BLUE if steps <= len(items) // 2 else YELLOW
        for _ in range(min(steps, len(items) - steps)):
            await self.press_button(button)
        if self._ui.screen is not screen or screen.items[screen.cursor] != item:
            raise IntentError("moved-on")

    async def choose_item(self, item: int | str) -> None:
        """Move the cursor to an item and choose it. Open "More" if necessary."""
        screen = self._ui.screen
        while item not in screen.items and _MORE_ITEM in screen.items:
            await self.move_cursor(_MORE_ITEM)
            await self.press_button(GREEN)
        await self.move_cursor(item)
        await self.press_button(GREEN)

    # The match.

    async def _close_notices(self) -> PlayScreen:
        """Close screens that only show information. Return the match's screen; raise IntentError if there is none."""
        for _ in range(4):
            screen = self._ui.screen
            if isinstance(screen, PlayScreen):
                return screen
            if screen.name not in _INFO_SCREENS or self._ui.match is None:
                break
            await self.press_button(GREEN)
        raise IntentError("answer-first" if self._ui.screen.name == "question" else "no-match")

    async def enter_move(self, move: int, expected_match: Match | None = None) -> None:
        """Enter a legal move with the tray's buttons, item by item (see `tray24.ui.match.prompts`).

        The move is one for `expected_match`: raise IntentError if another match runs. Raise RuleError for an illegal
        move, without a press. A catch may have to wait until the player's time to call UNO ends.
        """
        screen = await self._close_notices()
        while screen.busy:  # the last move is still being processed
            await self._sleep_ms(_POLL_MS)
        match = self._match
        if expected_match is not None and match is not expected_match:
            raise IntentError("moved-on")
        match.game.check_move(move)
        if decode_verb(move) in (UNO, CATCH):
            await self.call_uno_or_catch(match.profile.seats[decode_seat(move)].button, decode_verb(move))
            return
        entered = screen.entered
        for _ in range(_MAX_PRESSES):
            item = screen.get_next_item(move)
            if item is None:
                await self.press_button(RED)
                await self.await_release(RED)
            elif screen.prompt == NAMING:
                await self.press_button(RED + item - 1)
            else:
                await self.choose_item(item)
            if screen.entered != entered:
                while screen.busy:
                    await self._sleep_ms(_POLL_MS)
                return
            if self._ui.screen is not screen:
                break
        raise IntentError("moved-on")

    async def play_die(self, face: str, slot: int) -> None:
        """Play a die of the hand, such as "r7" or "W", into a slot."""
        await self.enter_move(self._build_move(PLAY, parse_face(face), slot))

    async def place_die(self, slot: int) -> None:
        await self.enter_move(self._build_move(PLACE, slot))

    async def choose_verb(self, verb: str) -> None:
        await self.enter_move(self._build_move(CHOICES[verb]))

    async def name_color(self, color: str) -> None:
        """Choose the color of a wild: r, y, g or b."""
        await self.enter_move(self._build_move(COLOR, COLORS.index(color)))

    def _build_move(self, verb: int, *args: int) -> int:
        """Return the packed move of the seat to play with this verb. Raise IntentError if a bot plays that seat."""
        match = self._match
        seat = match.game.turn
        if seat >= 0 and match.get_bot(seat):
            raise IntentError("bot-chooses")
        return match.game.encode_move(verb, *args, seat=max(seat, 0))

    async def enter_face(self, face: int) -> None:
        """Enter a face that the tray asks for: its color if no sensor has seen it, then its kind."""
        screen = await self._close_notices()
        if not isinstance(screen, RealPlayScreen) or screen.prompt not in (HUE, WHEEL):
            raise IntentError("no-face-asked")
        if screen.prompt == WHEEL and screen.wheel is not None and face not in screen.wheel.faces:
            await self.press_button(RED)
            await self.await_release(RED)
        if screen.prompt == HUE:
            await self.press_button(RED + max(1, get_color(face)) - 1)
        wheel = screen.wheel
        if wheel is None or face not in wheel.faces:
            raise IntentError("face-not-offered", face=format_face(face))
        steps = (wheel.faces.index(face) - wheel.cursor) % len(wheel.faces)
        steps_back = len(wheel.faces) - steps
        for _ in range(min(steps, steps_back)):
            await self.press_button(BLUE if steps <= steps_back else YELLOW)
        await self.press_button(GREEN)

    async def call_uno_or_catch(self, button: int, verb: int = UNO) -> None:
        """Call UNO or catch: press the player's seat button, or hold a key on a tray without seat buttons."""
        await self._close_notices()
        if self._ui.is_starter:
            await self.hold_button(BLUE if verb == UNO else YELLOW)
        else:
            await self.press_button(button)

    async def undo(self) -> None:
        """Undo the last move: hold red."""
        if self._ui.screen.name != "winner":
            await self._close_notices()
        await self.hold_button(RED)

    # Menus.

    async def open_app(self, name: str) -> None:
        await self.go_home()
        await self.choose_item("apps")
        await self.choose_item(name)

    async def open_lesson(self, game: str) -> None:
        await self.go_home()
        await self.choose_item("lessons")
        await self.choose_item(game)

    async def answer_lesson(self, item: str) -> None:
        """Choose an answer to the lesson's question. After a wrong answer, first press green for another try."""
        screen = self._ui.screen
        if not isinstance(screen, Lesson):
            raise IntentError("moved-on")
        if screen.stage != ASKING:
            await self.press_button(GREEN)
        if screen.stage == ASKING:
            await self.choose_item(item)

    async def go_home(self) -> None:
        """Go to the home menu from any screen. A running match is left and can be continued."""
        for _ in range(_MAX_PRESSES):
            screen = self._ui.screen
            if screen.name == "home":
                return
            if screen.name == "pause" and "go_on" in screen.items:  # its first entries
                await self.choose_item("leave")
            elif screen.name in _INFO_SCREENS or screen.name == "winner" or screen.prompt == NAMING:
                await self.press_button(GREEN)
            elif screen.name == "app":
                await self.hold_button(RED)
            else:
                await self.press_button(RED)
                await self.await_release(RED)
        raise IntentError("no-way-home")

    async def resume_match(self, item: str = NOW) -> None:
        """Continue a match that was left or interrupted. `item` is its item in the menu of unfinished matches."""
        await self.go_home()
        if "continue" not in self._ui.screen.items:
            raise IntentError("no-match")
        await self.choose_item("continue")
        if self._ui.screen.name == "unfinished":
            if item not in self._ui.screen.items:
                raise IntentError("somebody-pressed")
            await self.choose_item(item)

    async def start_match(
        self,
        players: dict[int, str],
        options: dict[str, str],
        real: bool = False,
        game: str = "basic",
        give_up: str = "",
        young: Set[int] = frozenset(),
    ) -> None:
        """Start a match through the tray's menus. `players` maps seat buttons to names of bots, or to "" for a person.

        `options` maps names of options to their values, `real` is True for real dice. `give_up` is the menu item of the
        unfinished match to delete if the tray stores too many. `young` are the seat buttons of children.
        """
        await self.go_home()
        await self.choose_item("new")
        for _ in games.list_games():
            if self._require_setup().game.name != game:
                await self.choose_item("game")
        if self._require_setup().real != real:
            await self.choose_item("dice")
            if self._ui.screen.name == "notice":  # it says that there are no sensors
                await self.press_button(GREEN)
        if self._ui.is_starter:
            await self._set_player_counts(list(players.values()))
        else:
            for button, bot in players.items():
                await self._seat_player(button, bot)
        for name, value in options.items():
            await self._set_option(name, value)
        await self._mark_children(young)
        await self.choose_item("start")
        if self._ui.screen.name == "give_up":
            if give_up not in self._ui.screen.items:
                await self.press_button(RED)
                await self.await_release(RED)
                raise IntentError("too-many-kept")
            await self.choose_item(give_up)
        if not self._ui.is_playing:
            raise IntentError("display-says", text=self._ui.format_text())

    def _require_setup(self) -> SetupMenu:
        """Return the setup screen of a match. Raise IntentError if it has been closed meanwhile."""
        screen = self._ui.screen
        if not isinstance(screen, SetupMenu):
            raise IntentError("somebody-pressed")
        return screen

    async def _seat_player(self, button: int, bot: str) -> None:
        for _ in range(len(list_bots(self._require_setup().game.name)) + 2):  # each bot, a person, and nobody
            if self._require_setup().seats[button] == bot:
                return
            await (self.hold_button(button) if bot else self.press_button(button))
        raise IntentError("bot-not-seated" if bot else "player-not-seated", bot=bot, seat=button + 1)

    async def _mark_children(self, young: Set[int]) -> None:
        """Mark children by their seat buttons. On a tray without seat buttons, mark the first `len(young)` people."""
        for button in sorted(young):
            await self.move_cursor("young")
            if self._ui.is_starter or not self._require_setup().young[button]:
                await self.press_button(GREEN if self._ui.is_starter else button)

    async def _set_player_counts(self, bots: list[str]) -> None:
        """Choose how many people ("" in `bots`) and bots play, without seat buttons. Bots sit after the people."""
        people = bots.count("")
        names = {bot for bot in bots if bot}
        for item, value in (("people", people), ("bots", len(bots) - people), ("bot", "".join(names))):
            for _ in range(SEATS):
                setup = self._require_setup()
                if not isinstance(setup, StarterSetupMenu):
                    raise IntentError("somebody-pressed")
                if item in setup.items and getattr(setup, item) != value:
                    await self.choose_item(item)
        if self._require_setup().seats[: len(bots)] != sorted(bots):
            raise IntentError("bots-after-people")

    async def _set_option(self, name: str, value: str) -> None:
        option = self._require_setup().find_option(name)
        choices = self._require_setup().game.sets if name == _SET else option.choices if option is not None else None
        await self.move_cursor(name)
        if not choices:
            await self.press_button(GREEN)
            for digit in f"{int(value):04d}":
                await self.choose_item(int(digit))
            return
        for _ in choices:
            if self._get_chosen(name) == value:
                return
            await self.press_button(GREEN)
        if self._get_chosen(name) != value:
            raise IntentError("wrong-option", name=name, choices=tuple(choices), value=value)

    def _get_chosen(self, name: str) -> str | int:
        setup = self._require_setup()
        return setup.set if name == _SET else setup.options[name]
