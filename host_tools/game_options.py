"""Arguments of all commands in which bots play: the options of a game, K=V, the seed, the folder for output."""

from collections.abc import Sequence
from pathlib import Path

from host_tools.errors import UsageError
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts
from tray24.games import get_game_class
from tray24.match.chance import SEEDS
from tray24.rules.errors import OF_SEATS, Option

say = HostTexts("simulate")


def check_seed(seed: int) -> None:
    """Raise UsageError if `--seed` is out of range."""
    if not 0 <= seed < SEEDS:
        raise UsageError(say("bad-seed", value=str(seed), last=str(SEEDS - 1)))


def check_positive(**numbers: int) -> None:
    """Raise UsageError if a number is below 1. `numbers` maps the names of the command's arguments to their values."""
    for name, value in numbers.items():
        if value < 1:
            raise UsageError(say("too-few", name=name, value=str(value)))


def make_folder(folder: Path) -> None:
    """Make the folder for `--out`. Raise UsageError if that is impossible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise UsageError(say("out-is-file", path=str(folder))) from None
    except OSError as error:
        raise UsageError(say("no-folder", path=str(folder), reason=error.strerror)) from None


def parse_options(game: str, texts: Sequence[str]) -> dict[str, str]:
    """Return the values of the options of a game by name, from texts such as `target=200`.

    Raise UsageError for an unknown or repeated name. The values are not checked: `games.create_game` does that.
    """
    options: dict[str, str] = {}
    known = {option.name: _describe_values(option) for option in get_game_class(game).OPTIONS}
    for text in texts:
        name, equals, value = text.partition("=")
        error_values = {"text": text, "game": game, "name": name}
        if not equals:
            raise UsageError(say("no-value", text=text))
        if name not in known:
            listing = join_list(f"{option_name}={values}" for option_name, values in known.items())
            raise UsageError(say("no-such-option" if listing else "no-options", **error_values, options=listing))
        if name in options:
            raise UsageError(say("option-twice", text=text, name=name))
        options[name] = value
    return options


def _describe_values(option: Option) -> str:
    """Return the values of an option as the command's messages write them."""
    if option.kind == OF_SEATS:
        return "SEATS"
    return "|".join(option.choices) if option.choices else "N"
