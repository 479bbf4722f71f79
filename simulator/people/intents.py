"""Intents: what somebody means to do at the tray, a coroutine; run one after the other in the tray's own time."""

from collections.abc import Callable, Coroutine, Sequence
from inspect import CORO_CLOSED, getcoroutinestate
from typing import Any

from simulator.texts import HostTexts
from simulator.tray.virtual import VirtualTray
from tray24.pins import BUTTONS
from tray24.rules.errors import RuleError

Intent = Coroutine[Any, Any, None]
_Done = Callable[[Exception | None], None]
_MOST_WAITING = 8
_say = HostTexts("people")


class Puzzled(Exception):
    """The fingers cannot do what was meant. `key` is a message of `people.ftl`: why, and what could be done."""

    def __init__(self, key: str, **values: object):
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return _say(self.key, **self.values)


def either_words(choices: Sequence[str]) -> str:
    """Return choices as a list: "winner or caught"."""
    words = choices[0]
    for choice in choices[1:]:
        words = _say("either", choices=words, choice=choice)
    return words


class Fault(Puzzled):
    """What was meant could not be done because the simulator itself is wrong. Its cause is among the tray's faults."""


class Intents:
    """Do one intent after the other in the tray's own time. `hurry` is True while the clock may run ahead.

    What an intent raises goes to the `done` that `start` was called with, never into the clock.
    """

    def __init__(self, tray: VirtualTray):
        self.tray = tray
        self.hurry = False
        self._working: Intent | None = None
        self._waiting: list[tuple[Intent, _Done, bool, Callable[[], None] | None]] = []

    @property
    def busy(self) -> bool:
        """True while they do something, or soon will. Pulling the plug ends it at once."""
        return self._working is not None and getcoroutinestate(self._working) != CORO_CLOSED

    def start(
        self,
        intent: Intent,
        done: _Done,
        hurry: bool = False,
        begins: Callable[[], None] | None = None,
    ) -> None:
        """Do the intent after those that wait; then call `done` with what went wrong, or None.

        begins: called before the intent.
        """
        if not self.busy:
            self._forget_waiting()  # what had not even begun when the plug was pulled
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
                except Exception as fault:  # the tray goes on, and people can do by hand what virtual ones could not
                    self.tray.faults.append(fault)
                    done(Fault("simulator-fault", fault=f"{type(fault).__name__}: {fault}"))
                else:
                    done(None)
        finally:  # also when the plug is pulled
            self._forget_waiting()
            self.hurry = False
            for button in range(BUTTONS):
                self.tray.set_contact(button, False)
