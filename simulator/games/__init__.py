"""The parts of games that only the desktop has, found as `tray24.games` finds the others.

They lie in `simulator/games/NAME/`; those of a game registered from elsewhere lie in its own package.

    conduct     `GameConduct`: how people play it with real dice; without it they play as `people.conduct` says
    sentences   `Sentences`: what the log says of it
"""

import importlib
from types import ModuleType

from tray24 import games


def part(name: str, module: str, default: ModuleType | None = None) -> ModuleType:
    """Return a desktop module of the game called `name`, or `default` when the game has none of its own.

    RuleError when there is no such game, ModuleNotFoundError when neither is there.
    """
    package = games.package(name)
    if package.startswith("tray24."):
        package = f"simulator.games.{name}"
    wanted = f"{package}.{module}"
    try:
        return importlib.import_module(wanted)
    except ModuleNotFoundError as missing:
        if default is None or missing.name not in (package, wanted):
            raise
        return default
