"""The registry of the desktop parts of games: the modules and files with which a game extends page, log and policy.

These parts are in `simulator/games/NAME/`. The parts of a game from another package than `tray24` are in that package,
beside `rules`. All parts are optional. Without them the page shows options and rules in the tray's texts and draws the
game from its hands, and the log uses plain sentences.

    policy      `GamePolicy`, a `simulator.people.policy.Policy`: how virtual people play the game with real dice.
                Without it they play by `Policy` itself, which fits any game
    view        what page and log show of the game:
        build_board(game, moves)     return the table as JSON values, for the page's module `game.js`; `moves` are the
                                     moves of the round so far. Without this function the table is `{}`
        find_move_slots(game, move)  return the slots in which a legal move is shown
        GameLabels                   a `simulator.web.labels.Labels`: the page's texts with names, faces and slots
        GameLogWriter                a `simulator.web.log.log_writer.LogWriter`: the sentences of its log
    picture     `render_picture(match)`: return the table for a terminal, as a renderable of `rich`
    log.ftl     the texts of `GameLogWriter` and of `render_picture` (part `NAME-log`, see `simulator.texts`)
    page.ftl    the page's other texts: `short-1`..., the game's lines on the start page, each with an attribute `shows`
                (faces of dice or a tile); `option-target`, `option-scoring-winner`, words for an option or one of its
                choices; `clicks`, the help on clicking; the texts of its modules. All are optional
    page.d.ts   the types of the data that only this game sends to the page: its `board`, the texts of its `GameLabels`
    page/       files for the browser, served under `games/NAME/` beside the page's own `js/`:
        game.js     the module of the game. `Game` of `simulator/page.d.ts` lists what it may export, and
                    `simulator/web/page/js/games/game_defaults.js` has the defaults. Imports begin with `../../js/`,
                    such as '../../js/games/game_defaults.js'
        real.js     the module of the game with real dice; see `simulator/web/page/js/real/real_defaults.js`
        style.css   its style sheet; `[data-game=NAME]` is set on the page's root element
"""

import importlib
import importlib.util
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any

from tray24 import games


def find_part(name: str, module: str) -> ModuleType | None:
    """Return the module `module` of the desktop parts of the game called `name`, or None if there is no such module.

    Raise RuleError for an unknown game.
    """
    game_package = games.get_package(name)
    package = f"{__name__}.{name}" if _is_ours(game_package) else game_package
    path = f"{package}.{module}"
    has_module = importlib.util.find_spec(package) and importlib.util.find_spec(path)
    return importlib.import_module(path) if has_module else None


def get_part_attribute(name: str, module: str, attribute: str, default: Any) -> Any:
    """Return an attribute of the module `module` of the desktop parts of the game called `name`.

    Return `default` if there is no such module or attribute.
    """
    return getattr(find_part(name, module), attribute, default)


def find_page_folder(name: str) -> Path:
    """Return the folder of a game's files for the browser. The folder may not exist."""
    return Path(str(find_desktop_folder(name) / "page"))


def find_desktop_folder(name: str) -> Traversable:
    """Return the folder of a game's desktop parts, which may not exist. Raise RuleError for an unknown game.

    For a game of the package `tray24` it is `simulator/games/NAME`. For another game it is the game's own package.
    """
    package = games.get_package(name)
    return resources.files(__name__) / name if _is_ours(package) else resources.files(package)


def _is_ours(package: str) -> bool:
    return package.startswith("tray24.")
