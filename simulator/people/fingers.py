"""Virtual fingers: they turn intents of people into presses of the tray's ten buttons, guided by its screen.

Intents are coroutines that carry out what a person wants at the tray. They run one after the other, in tray time.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence, Set
from inspect import CORO_CLOSED, getcoroutinelocals, getcoroutinestate, iscoroutine
from typing import NamedTuple

from simulator.texts import HostTexts
from simulator.tray.virtual import VirtualTray
from tray24 import games
from tray24.match.bots import offered
from tray24.match.match import Match
from tray24.pins import BLUE, BUTTONS, GREEN, RED, SEATS, YELLOW
from tray24.rules.errors import RuleError
from tray24.rules.faces import COLORS, color_of, face_name, parse_face
from tray24.rules.moves import CATCH, COLOR, DRAW, KEEP, PLACE, PLAY, ROLL, UNO, VERBS, move_seat, move_verb
from tray24.sense.events import is_member
from tray24.ui.lessons.lesson import ASKING, Lesson
from tray24.ui.match.kinds import HUE, NAMING, WHEEL
from tray24.ui.match.play import Play
from tray24.ui.match.real.play import RealPlay
from tray24.ui.menus.home import NOW
from tray24.ui.menus.setup import Setup, StarterSetup
from tray24.ui.ui import Ui

Intent = Coroutine[int, None, None]
_Done = Callable[[Exception | None], None]
_MOST_WAITING = 8  # pending intents of one owner
_say = HostTexts("people")
CHOICES = {VERBS[verb]: verb for verb in (ROLL, KEEP, DRAW)}  # moves that need neither a die nor a slot
_DOWN_MS = 12  # more than two scans of the tray
_UP_MS = 60  # longer than a contact must be open to count as released, with a margin
_HOLD_MS = 1010
_LOOK_MS = 5  # between two checks of a busy screen
_SET = "set"  # the row of the die set
_MOST_PRESSES = 60  # enough from any screen to the home menu, or around any list
_TELLING = ("rolloff", "scores", "notice", "power", "look")  # screens that only show information: green closes them
_MORE = "more_entries"  # the entry of a menu that opens its other entries


class Puzzled(Exception):
    """An intent cannot be carried out. `key` is the reason in `people.ftl`; a tuple among the values is a choice."""

    def __init__(self, key: str, **values: object):
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        values = {name: either_words(each) if isinstance(each, tuple) else each for name, each in self.values.items()}
        return _say(self.key, **values)


def either_words(choices: Sequence[str]) -> str:
    """Return the choices joined by "or", such as "winner or caught"."""
    words = choices[0]
    for choice in choices[1:]:
        words = _say("either", choices=words, choice=choice)
    return words


class Fault(Puzzled):
    """An intent failed by a fault of the simulator itself. The cause is in the tray's list of faults."""


class _Pending(NamedTuple):
    intent: Intent
    done: _Done
    hurry: bool
    begins: Callable[[], None] | None


class Intents:
    """A scheduler of intents, which run in tray time. `hurry` is True while the clock may run ahead.

    Each owner, such as a tab, has a queue of its own, and the owners take turns. So an owner with many intents delays
    the others by one intent only.

    An exception of an intent is passed to the `done` callback of `start`, and never raised in the clock.
    """

    def __init__(self, tray: VirtualTray):
        self.tray = tray
        self.hurry = False
        self._working: Intent | None = None
        self._queues: dict[object, deque[_Pending]] = {}  # by owner, the least recently served first
        self._owner: object = None  # of the running intent

    @property
    def busy(self) -> bool:
        """Return whether an intent runs or is pending. Pulling the plug ends all of them."""
        return self._working is not None and getcoroutinestate(self._working) != CORO_CLOSED

    def is_busy_for(self, owner: object) -> bool:
        """Return whether an intent of this owner runs or is pending."""
        return self.busy and (owner is self._owner or bool(self._queues.get(owner)))

    def start(
        self,
        intent: Intent,
        done: _Done,
        hurry: bool = False,
        begins: Callable[[], None] | None = None,
        owner: object = None,
    ) -> None:
        """Queue an intent of an owner, and call `done(error or None)` when it ends.

        `begins` is called before the intent runs, and may raise Puzzled to refuse it.
        """
        if not self.busy:
            self._forget_waiting()  # intents that were pending when the plug was pulled
        queue = self._queues.setdefault(owner, deque())
        if len(queue) >= _MOST_WAITING:
            _close(intent)
            done(Puzzled("fingers-busy"))
            return
        queue.append(_Pending(intent, done, hurry, begins))
        if not self.busy:
            self._working = self._work()
            self.tray.clock.spawn(self._working)

    def drop(self, owner: object) -> None:
        """Remove an owner. Its running intent continues; the pending ones are closed and reported as done."""
        for pending in self._queues.pop(owner, ()):
            _close(pending.intent)
            pending.done(None)

    def _forget_waiting(self) -> None:
        for queue in self._queues.values():
            for pending in queue:
                _close(pending.intent)
            queue.clear()

    def _next(self) -> _Pending | None:
        for owner, queue in self._queues.items():
            if queue:
                self._queues[owner] = self._queues.pop(owner)
                self._owner = owner
                return queue.popleft()
        return None

    async def _work(self) -> None:
        try:
            while pending := self._next():
                intent, done, self.hurry, begins = pending
                try:
                    if begins:
                        begins()
                    await intent
                except (Puzzled, RuleError) as error:
                    _close(intent)
                    done(error)
                except Exception as fault:  # the tray keeps running, and people can do this step themselves
                    self.tray.faults.append(fault)
                    done(Fault("simulator-fault", fault=f"{type(fault).__name__}: {fault}"))
                else:
                    done(None)
        finally:  # also runs when the plug is pulled
            self._forget_waiting()
            self._owner = None
            self.hurry = False
            for button in range(BUTTONS):
                self.tray.set_contact(button, False)


def _close(intent: Intent) -> None:
    """Close an intent that has not begun, and the coroutines among its arguments. An ended intent is not changed."""
    for value in getcoroutinelocals(intent).values():
        if iscoroutine(value):
            _close(value)
    intent.close()


class Fingers(Intents):
    """The fingers of all people around one tray."""

    def __init__(self, tray: VirtualTray):
        super().__init__(tray)
        self._rested_ms = [0] * BUTTONS

    @property
    def _ui(self) -> Ui:
        if self.tray.firmware is None:
            raise Puzzled("no-power")
        return self.tray.firmware.ui

    @property
    def _match(self) -> Match:
        match = self._ui.match
        if match is None:
            raise Puzzled("no-match")
        return match

    def _sleep(self, ms: int) -> Awaitable[None]:
        return self.tray.clock.sleep_ms(ms)

    # One button.

    async def hold(self, button: int) -> None:
        await self.press(button, _HOLD_MS)

    async def press(self, button: int, ms: int = _DOWN_MS) -> None:
        """Press and release a button. Return once the tray has detected the press."""
        if is_member(self.tray.closed, button):  # it is held already: the tray would detect no press
            self.tray.set_contact(button, False, clean=True)
            self._rested_ms[button] = self.tray.clock.now_ms + _UP_MS
        await self.release(button)
        self.tray.set_contact(button, True, clean=True)
        await self._sleep(ms)
        self.tray.set_contact(button, False, clean=True)
        self._rested_ms[button] = self.tray.clock.now_ms + _UP_MS

    async def release(self, button: int) -> None:
        """Wait until the tray has detected that a button is released."""
        await self._sleep(max(0, self._rested_ms[button] - self.tray.clock.now_ms))

    # Lists.

    async def point(self, item: int | str) -> None:
        """Move the cursor of the top screen to an item, in the shorter direction."""
        screen = self._ui.screen
        items = list(screen.items)
        if item not in items:
            raise Puzzled("item-not-offered", item=str(item))
        steps = (items.index(item) - screen.cursor) % len(items)
        button = BLUE if steps <= len(items) // 2 else YELLOW
        for _ in range(min(steps, len(items) - steps)):
            await self.press(button)
        if self._ui.screen is not screen or screen.items[screen.cursor] != item:
            raise Puzzled("moved-on")

    async def take(self, item: int | str) -> None:
        """Move the cursor to an item and choose it. Open "More" if necessary."""
        screen = self._ui.screen
        while item not in screen.items and _MORE in screen.items:
            await self.point(_MORE)
            await self.press(GREEN)
        await self.point(item)
        await self.press(GREEN)

    # The match.

    async def _at_play(self) -> Play:
        """Return the screen of the match, after closing screens that only show information."""
        for _ in range(4):
            screen = self._ui.screen
            if isinstance(screen, Play):
                return screen
            if screen.name not in _TELLING or self._ui.match is None:
                break
            await self.press(GREEN)
        raise Puzzled("answer-first" if self._ui.screen.name == "question" else "no-match")

    async def enter(self, move: int, of: Match | None = None) -> None:
        """Enter a legal move, item by item (see `tray24.ui.match.kinds`).

        `of` is the match of the move; raise Puzzled if another one runs. Raise RuleError for an illegal move, without
        a press. A catch may have to wait until the grace time ends.
        """
        screen = await self._at_play()
        while screen.busy:  # the last move is still being processed
            await self._sleep(_LOOK_MS)
        match = self._match
        if of is not None and match is not of:
            raise Puzzled("moved-on")
        match.game.check(move)
        if move_verb(move) in (UNO, CATCH):
            await self.call(match.profile.seats[move_seat(move)].button, move_verb(move))
            return
        entered = screen.entered
        for _ in range(_MOST_PRESSES):
            item = screen.toward(move)
            if item is None:
                await self.press(RED)
                await self.release(RED)
            elif screen.kind == NAMING:
                await self.press(RED + item - 1)
            else:
                await self.take(item)
            if screen.entered != entered:
                while screen.busy:
                    await self._sleep(_LOOK_MS)
                return
            if self._ui.screen is not screen:
                break
        raise Puzzled("moved-on")

    async def play(self, face: str, slot: int) -> None:
        """Play a die of the hand, such as "r7" or "W", into a slot."""
        await self.enter(self._mine(PLAY, parse_face(face), slot))

    async def place(self, slot: int) -> None:
        await self.enter(self._mine(PLACE, slot))

    async def choose(self, verb: str) -> None:
        await self.enter(self._mine(CHOICES[verb]))

    async def name_color(self, color: str) -> None:
        """Choose the color of a wild: r, y, g or b."""
        await self.enter(self._mine(COLOR, COLORS.index(color)))

    def _mine(self, verb: int, *args: int) -> int:
        """Return a move of the seat to play. Raise Puzzled if that seat is a bot's."""
        match = self._match
        turn = match.game.turn
        if turn >= 0 and match.bot(turn):
            raise Puzzled("bot-chooses")
        return match.game.move(verb, *args, seat=max(turn, 0))

    async def tell(self, face: int) -> None:
        """Enter a face that the tray asks for: its color if no sensor has seen it, then its kind on the wheel."""
        screen = await self._at_play()
        if not isinstance(screen, RealPlay) or screen.kind not in (HUE, WHEEL):
            raise Puzzled("no-face-asked")
        if screen.kind == WHEEL and screen.wheel is not None and face not in screen.wheel.faces:
            await self.press(RED)
            await self.release(RED)
        if screen.kind == HUE:
            await self.press(RED + max(1, color_of(face)) - 1)
        wheel = screen.wheel
        if wheel is None or face not in wheel.faces:
            raise Puzzled("face-not-offered", face=face_name(face))
        steps = (wheel.faces.index(face) - wheel.cursor) % len(wheel.faces)
        back = len(wheel.faces) - steps
        for _ in range(min(steps, back)):
            await self.press(BLUE if steps <= back else YELLOW)
        await self.press(GREEN)

    async def call(self, button: int, verb: int = UNO) -> None:
        """Call UNO or catch: press the player's seat button, or hold a key on a tray without seat buttons."""
        await self._at_play()
        if self._ui.starter:
            await self.hold(BLUE if verb == UNO else YELLOW)
        else:
            await self.press(button)

    async def undo(self) -> None:
        """Undo the last move: hold red."""
        if self._ui.screen.name != "winner":
            await self._at_play()
        await self.hold(RED)

    # Menus.

    async def open_app(self, name: str) -> None:
        await self.go_home()
        await self.take("apps")
        await self.take(name)

    async def open_lesson(self, game: str) -> None:
        await self.go_home()
        await self.take("lessons")
        await self.take(game)

    async def answer_lesson(self, item: str) -> None:
        """Choose an answer to the lesson's question. After a wrong answer, first press green for another try."""
        screen = self._ui.screen
        if not isinstance(screen, Lesson):
            raise Puzzled("moved-on")
        if screen.stage != ASKING:
            await self.press(GREEN)
        if screen.stage == ASKING:
            await self.take(item)

    async def go_home(self) -> None:
        """Go to the home menu from any screen. A running match is left and can be continued."""
        for _ in range(_MOST_PRESSES):
            screen = self._ui.screen
            if screen.name == "home":
                return
            if screen.name == "pause" and "go_on" in screen.items:  # its first entries
                await self.take("leave")
            elif screen.name in _TELLING or screen.name == "winner" or screen.kind == NAMING:
                await self.press(GREEN)
            elif screen.name == "app":
                await self.hold(RED)
            else:
                await self.press(RED)
                await self.release(RED)
        raise Puzzled("no-way-home")

    async def resume(self, item: str = NOW) -> None:
        """Continue the match that was left or interrupted, or another unfinished one."""
        await self.go_home()
        if "continue" not in self._ui.screen.items:
            raise Puzzled("no-match")
        await self.take("continue")
        if self._ui.screen.name == "unfinished":
            if item not in self._ui.screen.items:
                raise Puzzled("somebody-pressed")
            await self.take(item)

    async def new_match(
        self,
        players: dict[int, str],
        options: dict[str, str],
        real: bool = False,
        game: str = "basic",
        give_up: str = "",
        young: Set[int] = frozenset(),
    ) -> None:
        """Start a match through the tray's menus. `players` maps seat buttons to names of bots, "" for a person.

        `give_up` is the unfinished match to delete if the tray stores too many. `young` are the buttons of children.
        """
        await self.go_home()
        await self.take("new")
        for _ in games.names():
            if self._setup().game.name != game:
                await self.take("game")
        if self._setup().real != real:
            await self.take("dice")
            if self._ui.screen.name == "notice":  # it says that there are no sensors
                await self.press(GREEN)
        if self._ui.starter:
            await self._count_players(list(players.values()))
        else:
            for button, bot in players.items():
                await self._seat(button, bot)
        for name, value in options.items():
            await self._set_option(name, value)
        await self._mark_children(young)
        await self.take("start")
        if self._ui.screen.name == "give_up":
            if give_up not in self._ui.screen.items:
                await self.press(RED)
                await self.release(RED)
                raise Puzzled("too-many-kept")
            await self.take(give_up)
        if not self._ui.playing:
            raise Puzzled("display-says", text=self._ui.text())

    def _setup(self) -> Setup:
        """Return the setup screen of a match. Raise Puzzled if it has been closed meanwhile."""
        screen = self._ui.screen
        if not isinstance(screen, Setup):
            raise Puzzled("somebody-pressed")
        return screen

    async def _seat(self, button: int, bot: str) -> None:
        for _ in range(len(offered(self._setup().game.name)) + 2):  # each bot, a person, and nobody
            if self._setup().seats[button] == bot:
                return
            await (self.hold(button) if bot else self.press(button))
        raise Puzzled("bot-not-seated" if bot else "player-not-seated", bot=bot, seat=button + 1)

    async def _mark_children(self, young: Set[int]) -> None:
        """Mark children by their seat buttons. On a tray without seat buttons, mark the first people."""
        for button in sorted(young):
            await self.point("young")
            if self._ui.starter or not self._setup().young[button]:
                await self.press(GREEN if self._ui.starter else button)

    async def _count_players(self, bots: list[str]) -> None:
        """Choose how many people and bots play, on a tray without seat buttons. Bots get the seats after the people."""
        people = bots.count("")
        names = {bot for bot in bots if bot}
        for item, wanted in (("people", people), ("bots", len(bots) - people), ("bot", "".join(names))):
            for _ in range(SEATS):
                setup = self._setup()
                if not isinstance(setup, StarterSetup):
                    raise Puzzled("somebody-pressed")
                if item in setup.items and getattr(setup, item) != wanted:
                    await self.take(item)
        if self._setup().seats[: len(bots)] != sorted(bots):
            raise Puzzled("bots-after-people")

    async def _set_option(self, name: str, value: str) -> None:
        option = self._setup().option(name)
        choices = self._setup().game.sets if name == _SET else option.choices if option is not None else None
        await self.point(name)
        if not choices:
            await self.press(GREEN)
            for digit in f"{int(value):04d}":
                await self.take(int(digit))
            return
        for _ in choices:
            if self._chosen(name) == value:
                return
            await self.press(GREEN)
        if self._chosen(name) != value:
            raise Puzzled("wrong-option", name=name, choices=tuple(choices), value=value)

    def _chosen(self, name: str) -> str | int:
        setup = self._setup()
        return setup.set if name == _SET else setup.options[name]
