"""The code of an app that runs in the tray's own process."""

import sys

from tray24.compat import const
from tray24.ui.apps.api import Api

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.apps.state import State
    from tray24.ui.ui import AppsUi

MODULE = "tray"  # what an app imports


class Program:
    """The code of an app, and what it has made.

    Each call returns True once it is done. Elsewhere (`program` of ports.Ports) it may return False: call it again.
    """

    def __init__(self, ui: "AppsUi", app: str, state: "State", text: str) -> None:
        self._apps = ui.apps
        self._app = app
        self._api = Api(ui, app, state)
        self._state = state
        self._code = text
        self._names = {}  # the globals of the app

    def compile(self) -> bool:
        """Compile the text."""
        self._code = self._apps.call(self._apps.compile, self._code, self._app + ".py")
        return True

    def run(self) -> bool:
        """Run the module."""
        sys.modules[MODULE] = self._api  # pyright: ignore[reportArgumentType]  # an app sees it as a module
        self._names = {"__name__": self._app, "print": self._api.print}
        code = self._code
        self._code = None
        self._apps.call(exec, code, self._names)
        return True

    def can_update(self) -> bool:
        """Return True if the module has defined `update`."""
        return callable(self._names.get("update"))

    def setup(self) -> bool:
        """Call `setup`, if there is one."""
        if "setup" in self._names:
            self._apps.call(self._names["setup"])
        return True

    def update(self, age_ms: int) -> bool:
        """Call `update`: so many milliseconds have passed since `setup`."""
        self._apps.call(self._names["update"], age_ms)
        self._state.pressed.clear()
        return True

    def release(self) -> None:
        """Forget all that the app has made, so that its memory is free."""
        sys.modules.pop(MODULE, None)
        self._names = {}
        self._code = None
