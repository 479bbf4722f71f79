"""Intents: coroutines that do what somebody wants at the tray, run one after the other in the tray's own time."""

from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from inspect import CORO_CLOSED, getcoroutinelocals, getcoroutinestate, iscoroutine
from typing import NamedTuple

from simulator.texts import HostTexts
from simulator.tray.virtual import VirtualTray
from tray24.pins import BUTTONS
from tray24.rules.errors import RuleError

Intent = Coroutine[int, None, None]
_Done = Callable[[Exception | None], None]
_MOST_WAITING = 8  # of one owner
_say = HostTexts("people")


class Puzzled(Exception):
    """The fingers cannot do what was intended: `key` of `people.ftl` says why. A tuple is said as a choice."""

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


class _Pending(NamedTuple):
    intent: Intent
    done: _Done
    hurry: bool
    begins: Callable[[], None] | None


class Intents:
    """Intents that run in the tray's own time. `hurry` is True while the clock may run ahead.

    Each owner, such as a tab, has a queue of its own. The next intent is that of the owner whose last turn was longest
    ago: whoever floods the fingers delays others by one intent.

    An exception of an intent is passed to the `done` handler given to `start`, and never raised in the clock.
    """

    def __init__(self, tray: VirtualTray):
        self.tray = tray
        self.hurry = False
        self._working: Intent | None = None
        self._queues: dict[object, deque[_Pending]] = {}  # by owner, the one whose last turn was longest ago first
        self._owner: object = None  # of the intent that runs

    @property
    def busy(self) -> bool:
        """Return True while an intent runs or is pending. Pulling the plug ends all of them."""
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
        """Run the intent after its owner's others, then call `done(error or None)`. `begins` may raise Puzzled."""
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
        """Forget an owner who has gone. What it has begun goes on; the rest is finished without being done."""
        for pending in self._queues.pop(owner, ()):
            _close(pending.intent)
            pending.done(None)

    def _forget_waiting(self) -> None:
        for queue in self._queues.values():
            for pending in queue:
                _close(pending.intent)
            queue.clear()

    def _next(self) -> _Pending | None:
        """Return the intent whose turn it is, which leaves its queue, or None."""
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
                except Exception as fault:  # the tray keeps running, and people can do this step by hand
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
    """Close an intent that has not begun, and those among its arguments. One that has ended stays as it is."""
    for value in getcoroutinelocals(intent).values():
        if iscoroutine(value):
            _close(value)
    intent.close()
