"""The registry of games: their names and their parts.

A game is a package, and its parts are modules:

    rules       `GAME`, the class of its matches (see `rules.core.Game`), with their positions and refusals
    screen      `GameScreen`: shows the match on the display and in the slots
    real        `RealGameScreen`: shows a match with real dice, for a game that can be played with them
    open_hands  `OpenHands`: the screen with all open dice, for a game in which it shows more than the hands
    challenged_rack `ChallengedRack`: shows a challenged rack to the challenger, in a game with hidden hands
    bot         `Evaluator` or `choose_move`: how bots play (see `match.bots`)
    racks       `PublicLines`: the public lines of a match, for a game with hidden tiles
    coach       `list_tips`: the tips for a beginner in a position (see `ui.match.coach`)
    lessons     `STEPS` and `TEXT`: a lesson (see `ui.lessons`)
    words       `TEXT`: the English texts of the game
    help        `HELP`: the rules of the game in short, in English

The parts `lessons`, `words` and `help` are tables, made from `lessons.json` and `lessons.ftl`, `words.ftl` and
`help.ftl` in the package (see `tray24.text_tables`); `tray24.languages` holds translations. A refusal is a `RuleError`
with the key of its text. This text is in the game's `words.ftl`. If several games have the refusal, the text is in
`languages/en/refusals.ftl`, or in `host-refusals.ftl` if the display never shows it. Each key is in one file only.

A part is imported on demand. A game may leave out `real` (its class then has `real = False`), `open_hands`,
`challenged_rack`, `bot`, `coach`, `lessons` and `help`. `register` adds a game from any package. Each game needs its
own `GAME.number`, which identifies the game in saved positions.
"""

from tray24.compat import const
from tray24.rules import position
from tray24.rules.core import FORMAT
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_FIRST, DEALER

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from tray24.rules.core import Game

# The names of the games in the order of menus, and their packages in the same order.
_names = ("basic", "center", "line", "yacht", "dominoes")
_packages = tuple(["tray24.games." + name for name in _names])


def list_games() -> tuple[str, ...]:
    """Return the names of all games in the order of menus."""
    return _names


def list_registered() -> tuple[str, ...]:
    """Return the dotted names of the packages added by `register`, to register them in another interpreter."""
    return tuple([package for package in _packages if not package.startswith("tray24.")])


def register(package: str) -> None:
    """Add the game in a package (a dotted name ending with the game's name), unless it was added before.

    Raise RuleError if another game has the same name or `GAME.number`, or if the package has no valid part `rules`.
    """
    global _names, _packages
    if package in _packages:
        return
    name = package.split(".")[-1]
    if name in _names:
        raise RuleError("", "game_already_there", game=name, package=_packages[_names.index(name)])
    backup = _names, _packages
    _names += (name,)
    _packages += (package,)
    try:
        game_class = get_game_class(name)
        for other in backup[0]:
            if get_game_class(other).number == game_class.number:
                raise RuleError("", "same_number", game=name, other=other)
    except Exception:
        _names, _packages = backup
        raise


def unregister(package: str) -> None:
    """Remove a game added by `register`."""
    global _names, _packages
    at = _packages.index(package)
    _names = _names[:at] + _names[at + 1 :]
    _packages = _packages[:at] + _packages[at + 1 :]


def get_package(name: str) -> str:
    """Return the dotted name of a game's package. Raise RuleError if the game does not exist."""
    if name not in _names:
        raise RuleError("", "no_game", text=str(name), choices=_names)
    return _packages[_names.index(name)]


def find_part(name: str, module: str) -> "ModuleType | None":
    """Return the module `module` in the package of the game called `name`, or None if the game has no such part.

    Raise RuleError if the game does not exist. Errors inside the part are raised unchanged.
    """
    path = get_package(name) + "." + module
    try:
        return __import__(path, None, None, ("*",))
    except ImportError as error:
        missing_name = (str(error) + "''").split("'")[1]  # the module's name, as both interpreters quote it
        if not missing_name or not (path + ".").startswith(missing_name + "."):
            raise
        return None


def get_part(name: str, module: str) -> "ModuleType":
    """Return the module `module` of the game called `name`. Raise RuleError if the game or the part does not exist."""
    part = find_part(name, module)
    if part is None:
        raise RuleError("", "no_part", game=name, part=module, module=get_package(name) + "." + module)
    return part


def get_game_class(name: str) -> "type[Game]":
    """Return the class of the game called `name`.

    Raise RuleError if the game does not exist or its part `rules` has no class `GAME` with this name.
    """
    game_class = getattr(get_part(name, "rules"), "GAME", None)
    if game_class is None or game_class.name != name:
        raise RuleError("", "no_game_class", game=name)
    return game_class


def create_game(name: str, seats: int, options: "Mapping[str, int | str] | None" = None) -> "Game":
    """Return a new match of the game called `name`, which awaits its first deal.

    `options` maps the name of an option to text, an int or a bool. An option left out gets its default, the published
    rule. Raise RuleError if the seats or options are not valid.
    """
    return get_game_class(name)(seats, options)


def load_game(name: str, seats: int, options: "Mapping[str, int | str] | None", keys: "Mapping[str, object]") -> "Game":
    """Return a match in the position that the dictionary `keys` describes.

    Raise RuleError for a wrong key or value; the error says what is wrong.
    """
    game = create_game(name, seats, options)
    position.load_position(game, keys)
    return game


def from_bytes(data: bytes) -> "Game":
    """Return the match saved as these bytes by `Game.save`. Raise RuleError if the bytes are invalid."""
    game_class = _find_by_number(data[1]) if len(data) >= 3 and data[0] == FORMAT else None
    if game_class is None:
        raise RuleError("", "no_saved_position")
    at = 3
    options = {}
    try:
        for option in game_class.OPTIONS:
            options[option.name] = option.number_to_value(data[at] | data[at + 1] << 8)
            at += 2
        game = game_class(data[2], options)
        game.restore(data)
        is_damaged = game.save() != data or not _is_sound(game)
    except (IndexError, ValueError) as error:
        raise RuleError("", "damaged_position_because", why=error) from None
    if is_damaged:
        raise RuleError("", "damaged_position")
    return game


def _find_by_number(number: int) -> "type[Game] | None":
    """Return the class of the game whose number in saved positions is `number`, or None."""
    for name in list_games():
        game_class = get_game_class(name)
        if game_class.number == number:
            return game_class
    return None


def _is_sound(game: "Game") -> bool:
    """Return True if the restored match `game` awaits a possible move or deal, or is over.

    Raise IndexError for an impossible face, phase or place of a die.
    """
    seats = range(game.seats)
    for seat in (game.turn, game.served, game.catchable, game.called):
        if seat != DEALER and seat not in seats:
            return False
    if game.starter not in seats or game.direction not in (1, -1):
        return False
    game.describe()  # IndexError for an impossible face, phase or place
    if game.turn >= 0:
        return game.wait == 0 and len(game.list_legal_moves()) > 0
    if game.wait:
        return game.phase == game.wait or game.wait == D_FIRST  # D_FIRST has no phase of its own
    return game.over
