"""Virtual fingers: what somebody means becomes presses of the tray's ten buttons, found by looking at its screen."""

from collections.abc import Awaitable, Callable, Coroutine
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any

from simulator.tray.virtual import VirtualTray
from tray24 import games
from tray24.pins import BLUE, BUTTONS, GREEN, RED, YELLOW
from tray24.rules.errors import RuleError
from tray24.rules.faces import COLORS, face_name, parse_face
from tray24.rules.moves import CATCH, COLOR, DRAW, KEEP, PLACE, PLAY, ROLL, UNO, VERBS, move_seat, move_verb
from tray24.ui.match.kinds import HUE, NAMING, WHEEL

CHOICES = {VERBS[verb]: verb for verb in (ROLL, KEEP, DRAW)}  # what is chosen without a die or a slot
_DOWN_MS = 5  # longer than the tray's scan
_UP_MS = 20  # longer than a contact must be open to count as released
_HOLD_MS = 1010
_MOST_PRESSES = 60  # from anywhere to the home menu, or around any list
_MOST_WAITING = 8
# Screens that only tell something; green leaves them.
_TELLING = ("rolloff", "scores", "notice", "power")

_Done = Callable[[Exception | None], None]


class Puzzled(Exception):
    """The fingers cannot do what was meant; the text says why, and what could be done."""


class Fault(Puzzled):
    """What was meant could not be done because the simulator itself is wrong. Its cause is among the tray's faults."""


class Fingers:
    """Does one intent after the other in the tray's own time. `hurry` is True while the clock may be run ahead.

    Whatever an intent raises goes to whom it was started for, never into the clock.
    """

    def __init__(self, tray: VirtualTray):
        self.tray = tray
        self.hurry = False
        self._working: Coroutine[Any, Any, None] | None = None
        self._waiting: list[tuple[Coroutine[Any, Any, None], _Done, bool, Callable[[], None] | None]] = []
        self._rested_ms = [0] * BUTTONS

    @property
    def busy(self) -> bool:
        """Whether they do something, or soon will. Pulling the plug ends it at once."""
        return self._working is not None and getcoroutinestate(self._working) != CORO_CLOSED

    def start(
        self,
        intent: Coroutine[Any, Any, None],
        done: _Done,
        hurry: bool = False,
        begins: Callable[[], None] | None = None,
    ) -> None:
        """Do the intent after those that wait; then call done with what went wrong, or None. `begins` is called before."""
        if not self.busy:
            self._forget_waiting()  # what had not even begun when the plug was pulled
        if len(self._waiting) >= _MOST_WAITING:
            intent.close()
            done(Puzzled("the fingers are still busy: try again in a moment"))
            return
        self._waiting.append((intent, done, hurry, begins))
        if not self.busy:
            self._working = self._work()
            self.tray.clock.spawn(self._working)

    def _forget_waiting(self) -> None:
        for intent, *_ in self._waiting:
            intent.close()
        self._waiting.clear()

    async def _work(self) -> None:
        try:
            while self._waiting:
                intent, done, self.hurry, begins = self._waiting.pop(0)
                if begins:
                    begins()
                try:
                    await intent
                except (Puzzled, RuleError) as error:
                    done(error)
                except Exception as fault:  # the tray goes on, and people can do by hand what virtual ones could not
                    self.tray.faults.append(fault)
                    what = f"{type(fault).__name__}: {fault}"
                    done(Fault(f"a fault of the simulator ({what}): do it by the tray's keys, or undo and try again"))
                else:
                    done(None)
        finally:  # also when the plug is pulled
            self._forget_waiting()
            self.hurry = False
            for button in range(BUTTONS):
                self.tray.set_contact(button, False)

    @property
    def _ui(self) -> Any:
        if self.tray.firmware is None:
            raise Puzzled("the tray has no power: put the plug in")
        return self.tray.firmware.ui

    def _sleep(self, ms: int) -> Awaitable[None]:
        return self.tray.clock.sleep_ms(ms)

    # One button.

    async def press(self, button: int) -> None:
        """Press and let go; returns when the tray has seen the press."""
        await self._touch(button, _DOWN_MS)

    async def hold(self, button: int) -> None:
        """Hold a button for a second."""
        await self._touch(button, _HOLD_MS)

    async def _touch(self, button: int, ms: int) -> None:
        clock = self.tray.clock
        await self._sleep(max(0, self._rested_ms[button] - clock.now_ms))
        self.tray.set_contact(button, True, clean=True)
        await self._sleep(ms)
        self.tray.set_contact(button, False, clean=True)
        self._rested_ms[button] = clock.now_ms + _UP_MS

    async def release(self, button: int) -> None:
        """Wait until the tray has seen that a pressed button is up."""
        await self._sleep(max(0, self._rested_ms[button] - self.tray.clock.now_ms))

    # Lists.

    async def point(self, item: Any) -> None:
        """Walk the cursor of the screen on top to an item, the shorter way round."""
        screen = self._ui.screen
        items = list(screen.items)
        if item not in items:
            raise Puzzled(f"the tray does not offer {item} now")
        steps = (items.index(item) - screen.cursor) % len(items)
        button = BLUE if steps <= len(items) // 2 else YELLOW
        for _ in range(min(steps, len(items) - steps)):
            await self.press(button)
        if self._ui.screen is not screen or screen.items[screen.cursor] != item:
            raise Puzzled("the tray has moved on: look again")

    async def take(self, item: Any) -> None:
        """Walk to an item and choose it."""
        await self.point(item)
        await self.press(GREEN)

    # The match.

    async def _at_play(self) -> Any:
        """The play screen, past those that only tell something."""
        for _ in range(4):
            screen = self._ui.screen
            if screen.name == "play":
                return screen
            if screen.name not in _TELLING or self._ui.match is None:
                break
            await self.press(GREEN)
        raise Puzzled("no match runs on the tray's screen: start one, or continue the one that was left")

    async def enter(self, move: int) -> None:
        """A legal move of any game: its items are chosen one after the other, as `tray24.ui.match.kinds` says.

        RuleError when it is not legal; then no button is touched. An UNO call or a catch is a press of the seat's
        button; a catch may wait for the grace time to end.
        """
        screen = await self._at_play()
        while screen.busy:  # the last move is still being served
            await self._sleep(_DOWN_MS)
        match = self._ui.match
        match.game.check(move)
        if move_verb(move) in (UNO, CATCH):
            await self.press(match.profile.seats[move_seat(move)].button)
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
                    await self._sleep(_DOWN_MS)
                return
            if self._ui.screen is not screen:
                break
        raise Puzzled("the tray has moved on: look again")

    async def play(self, face: str, slot: int) -> None:
        """Place a die of the hand: "r7", "W"."""
        await self.enter(self._mine(PLAY, parse_face(face) << 5 | slot))

    async def place(self, slot: int) -> None:
        """Place the starting die."""
        await self.enter(self._mine(PLACE, slot))

    async def choose(self, verb: str) -> None:
        """One of CHOICES."""
        await self.enter(self._mine(CHOICES[verb], 0))

    async def name_color(self, color: str) -> None:
        """The color of a wild: r, y, g or b."""
        await self.enter(self._mine(COLOR, COLORS.index(color)))

    def _mine(self, verb: int, argument: int) -> int:
        """The move of the seat to choose, when a human sits there."""
        match = self._ui.match
        turn = match.game.turn if match else -1
        if turn >= 0 and match.bot(turn):
            raise Puzzled("a bot is to choose: wait for your turn")
        return max(turn, 0) << 24 | verb << 16 | argument

    async def tell(self, face: int) -> None:
        """Tell the tray a face that it asks for: the color where nobody has seen it, then the kind on the wheel."""
        screen = await self._at_play()
        if screen.kind not in (HUE, WHEEL):
            raise Puzzled("the tray does not ask for a face")
        if screen.kind == WHEEL and face not in screen.wheel.faces:
            await self.press(RED)
            await self.release(RED)
        if screen.kind == HUE:
            await self.press(RED + max(1, face >> 5) - 1)
        wheel = screen.wheel
        if wheel is None or face not in wheel.faces:
            raise Puzzled(f"the tray does not offer {face_name(face)}: it sees another color")
        steps = (wheel.faces.index(face) - wheel.cursor) % len(wheel.faces)
        back = len(wheel.faces) - steps
        for _ in range(min(steps, back)):
            await self.press(BLUE if steps <= back else YELLOW)
        await self.press(GREEN)

    async def call(self, button: int) -> None:
        """A seat's own button: UNO, or a catch."""
        await self._at_play()
        await self.press(button)

    async def undo(self) -> None:
        """Red, held."""
        if self._ui.screen.name != "winner":
            await self._at_play()
        await self.hold(RED)

    # Menus.

    async def go_home(self) -> None:
        """To the home menu from wherever the tray is; a match that runs is left and can be continued."""
        for _ in range(_MOST_PRESSES):
            screen = self._ui.screen
            if screen.name == "home":
                return
            if screen.name == "pause":
                await self.take("leave")
            elif screen.name in _TELLING or screen.name == "winner" or screen.kind == NAMING:
                await self.press(GREEN)
            else:
                await self.press(RED)
                await self.release(RED)
        raise Puzzled("the tray does not come back to its menu")

    async def resume(self) -> None:
        """Continue the match that was left or cut off."""
        await self.go_home()
        await self.take("continue")

    async def new_match(
        self, players: dict[int, str], options: dict[str, str], real: bool = False, game: str = "basic"
    ) -> None:
        """Start a match through the tray's menus. players: seat button to bot's name, "" for a human."""
        await self.go_home()
        await self.take("new")
        for _ in games.names():
            if self._setup().game.name != game:
                await self.take("game")
        if self._setup().real != real:
            await self.take("dice")
        for button, bot in players.items():
            await self._seat(button, bot)
        for name, value in options.items():
            await self._set_option(name, value)
        await self.take("start")
        if self._ui.screen.name not in ("rolloff", "play"):
            raise Puzzled(self._ui.text())

    def _setup(self) -> Any:
        """The screen on which a match is set up, as long as nobody else's finger has left it."""
        screen = self._ui.screen
        if screen.name != "setup":
            raise Puzzled("somebody else has pressed a button meanwhile: try again")
        return screen

    async def _seat(self, button: int, bot: str) -> None:
        for _ in range(4):
            if self._setup().seats[button] == bot:
                return
            if bot:
                await self.hold(button)
            else:
                await self.press(button)
        raise Puzzled(f"the tray does not seat {bot or 'a player'} at seat {button + 1}")

    async def _set_option(self, name: str, value: str) -> None:
        choices = self._setup().option(name).choices
        await self.point(name)
        if not choices:
            await self.press(GREEN)
            for digit in f"{int(value):04d}":
                await self.take(int(digit))
            return
        for _ in choices:
            if self._setup().options[name] == value:
                return
            await self.press(GREEN)
        if self._setup().options[name] != value:
            raise Puzzled(f"option {name} is {' or '.join(choices)}, not {value}")
