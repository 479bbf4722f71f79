"""The die set of a match as an option of the page's dialog, for the games that may be played with more than one."""

from tray24.rules.core import Game
from tray24.rules.options import OF_SEATS, Option

SET = "set"  # the name of the option, and of the row on the tray


def options_of(kind: type[Game]) -> list[Option]:
    """Return what is chosen for a match of a game: its die set, where there is a choice, and its own options."""
    choice = [Option(SET, kind.standard_set(), kind.sets)] if len(kind.sets) > 1 else []
    return [*choice, *(option for option in kind.OPTIONS if option.kind != OF_SEATS)]


def chosen_of(game: Game, set_name: str) -> dict[str, str | int]:
    """Return what was chosen for a match; `set_name` is "" for the game's own die set."""
    choice = {SET: set_name or game.standard_set()} if len(game.sets) > 1 else {}
    return {**choice, **{option.name: game.options[option.name] for option in game.OPTIONS if option.kind != OF_SEATS}}
