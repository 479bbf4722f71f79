"""The parts of games that only the desktop has, found as `tray24.games` finds the others.

They lie in `simulator/games/NAME/`; those of a game registered from elsewhere lie in its own package.

    ways        `Ways`: how people play it with real dice
    sentences   `Sentences`: what the log says of it
"""

import importlib
from types import ModuleType

from tray24 import games


def part(name: str, module: str) -> ModuleType:
    """Return a desktop module of the game called `name`. RuleError when there is no such game."""
    package = games.package(name)
    if package.startswith("tray24."):
        package = f"simulator.games.{name}"
    return importlib.import_module(f"{package}.{module}")
