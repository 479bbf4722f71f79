"""Intents: coroutines that do what somebody wants at the tray, run one after the other in the tray's own time."""

from collections.abc import Callable, Coroutine, Sequence
from inspect import CORO_CLOSED, getcoroutinestate

from simulator.texts import HostTexts
from simulator.tray.virtual import VirtualTray
from tray24.pins import BUTTONS
from tray24.rules.errors import RuleError

Intent = Coroutine[int, None, None]
_Done = Callable[[Exception | None], None]
_MOST_WAITING = 8
_say = HostTexts("people")


class Puzzled(Exception):
    """The fingers cannot do what was intended. `key` is a message of `people.ftl` with the reason and a remedy.

    A tuple among its values is said as a choice: "a or b".
    """

    def __init__(self, key: str, **values: object):
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        values = {name: either_words(each) if isinstance(each, tuple) else each for name, each in self.values.items()}
        return _say(self.key, **values)


def either_words(choices: Sequence[str]) -> str:
    """Return choices joined by "or": "winner or caught"."""
    words = choices[0]
    for choice in choices[1:]:
        words = _say("either", choices=words, choice=choice)
    return words


class Fault(Puzzled):
    """An intent failed because of a fault in the simulator itself. The cause is in the tray's list of faults."""


class Intents:
    """A queue of intents that run in the tray's own time. `hurry` is True while the clock may run ahead.

    An exception of an intent is passed to the `done` handler given to `start`, and never raised in the clock.
    """

    def __init__(self, tray: VirtualTray):
        self.tray = tray
        self.hurry = False
        self._working: Intent | None = None
        self._waiting: list[tuple[Intent, _Done, bool, Callable[[], None] | None]] = []

    @property
    def busy(self) -> bool:
        """Return True while an intent runs or is pending. Pulling the plug ends all of them."""
        return self._working is not None and getcoroutinestate(self._working) != CORO_CLOSED

    def start(
        self,
        intent: Intent,
        done: _Done,
        hurry: bool = False,
        begins: Callable[[], None] | None = None,
    ) -> None:
        """Run the intent after those that are pending, then call `done` with the exception, or with None.

        `begins` is called before the intent.
        """
        if not self.busy:
            self._forget_waiting()  # intents that were pending when the plug was pulled
        if len(self._waiting) >= _MOST_WAITING:
            intent.close()
            done(Puzzled("fingers-busy"))
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
                except Exception as fault:  # the tray keeps running, and people can do this step by hand
                    self.tray.faults.append(fault)
                    done(Fault("simulator-fault", fault=f"{type(fault).__name__}: {fault}"))
                else:
                    done(None)
        finally:  # also runs when the plug is pulled
            self._forget_waiting()
            self.hurry = False
            for button in range(BUTTONS):
                self.tray.set_contact(button, False)
