"""The parts of games that only the desktop has, found as `tray24.games` finds the others.

They lie in `simulator/games/NAME/`; those of a game registered from elsewhere lie in its own package, beside `rules`.
All of them are optional. Without them the page shows options and rules in the tray's words, the log uses plain
sentences, and the page draws the game from its hands.

    conduct     `GameConduct`, a `simulator.people.conduct.Conduct`: how people play it with real dice. Without it they
                play as in any game
    sentences   `Sentences`, a `simulator.web.log.teller.Teller`: the sentences of its log
    log.ftl     these sentences, and the texts of `picture` (part `NAME-log`, see `simulator.texts`)
    picture     `picture(match)`: return the table for a terminal, as a rich renderable
    board       `board(game, moves)`: return the table as JSON values, for the page's module `game.js`;
                `moves` are those of the hand so far. Without it: `{}`
    spoken      `Spoken`, a `simulator.web.spoken.Spoken`: the page's texts with names, faces and slots
    page.ftl    the page's other texts: `short-1`..., the few lines of the start page, each with an attribute `shows`
                (faces of dice or a tile); `option-target`, `option-scoring-winner`, words for an option or one of its
                choices; `clicks`, the help on clicking; the texts of its modules. Each may be left out
    page/       files for the browser, served under `games/NAME/` beside the page's own `js/`:
        game.js     the module of the game. `simulator/web/page/js/games/usual.js` lists what it may export, and has
                    the defaults. Imports begin with `../../js/`, such as '../../js/games/common.js'
        real.js     the same with real dice; see `simulator/web/page/js/real/usual.js`
        style.css   its style sheet; `[data-game=NAME]` is set on the page's root element
"""

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType

from tray24 import games
from tray24.rules.errors import RuleError


def find(name: str, module: str) -> ModuleType | None:
    """Return a desktop part of the game called `name`, or None without one. Raise RuleError for an unknown game."""
    path = f"{desktop_package(name)}.{module}"
    return importlib.import_module(path) if importlib.util.find_spec(path) else None


def part(name: str, module: str) -> ModuleType:
    """Return a desktop part of the game called `name`. Raise RuleError for an unknown game or a missing part."""
    found = find(name, module)
    if found is None:
        raise RuleError("", "no_desktop_part", game=name, part=module)
    return found


def page_folder(name: str) -> Path:
    """Return the folder of the browser's files of the game called `name`, which may not exist."""
    spec = importlib.util.find_spec(desktop_package(name))
    places = spec.submodule_search_locations if spec else None
    if not places:
        raise RuleError("", "no_files_of_game", game=name)
    return Path(places[0]) / "page"


def desktop_package(name: str) -> str:
    """Return the dotted name of the package with a game's desktop parts. Raise RuleError for an unknown game."""
    own = games.package(name)
    return f"simulator.games.{name}" if own.startswith("tray24.") else own
