"""The facts of all games for the page's first message, from the registry and in words of the tray and of the games."""

from functools import cache

from simulator.games import page_folder
from simulator.texts import HostTexts, game_texts, language
from simulator.web.log.teller import unnamed, you
from simulator.web.page_data import rules
from simulator.web.schema import version
from simulator.web.view import SET, options_of
from tray24 import games
from tray24.games import game_class
from tray24.match import bots
from tray24.match.dicesets import SETS
from tray24.match.thinking.characters import CHARACTERS
from tray24.pins import SEATS
from tray24.rules.core import Game
from tray24.rules.errors import Option
from tray24.ui.toolkit.lights import FULL, STARTER

# Default names of players by seat button: those of the bots there.
_NAMES = tuple(character.called for character in CHARACTERS)
# Seat buttons that play when a match is started by one click, by the number of players.
_QUICK_BUTTONS = {1: (0,), 2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 4, 5), 6: tuple(range(SEATS))}
_QUICK_PLAYERS = 3
_text = HostTexts("page")
_FILES = {"game": "game.js", "real": "real.js", "style": "style.css"}


def catalog(kind: str = FULL) -> dict[str, object]:
    """Return the facts that the page needs before it draws a match at a tray of this kind.

    `games` are in the order of menus (see `game_facts`), `bots` are [name, words], `names` are the players' default
    names, `faces` the pictures of characters, a number for each column whose lowest bit is the top row. `unnamed` holds
    by seat button the names that are shown for a player without a name and are not to be stored. `clicks` is the help
    on clicking, `version` that of the schema. It is made once in each language, for all who ask.
    """
    return dict(_catalog(kind, language(), tuple(games.names())))


@cache
def _catalog(kind: str, language: str, names: tuple[str, ...]) -> dict[str, object]:
    offered = [name for name in names if kind != STARTER or not game_class(name).needs_slots]
    return {
        "version": version(),
        "games": [game_facts(name, kind) for name in offered],
        "bots": [[name, _text("who-bot", name=name)] for name in _bots(offered)],
        "names": list(_NAMES),
        "faces": {character.name: list(character.face) for character in CHARACTERS},
        "unnamed": [[you(), unnamed(button)] for button in range(SEATS)],
        "clicks": " ".join(_clicks(name) for name in offered if HostTexts(f"{name}-page").has("clicks")),
    }


def _bots(offered: list[str]) -> list[str]:
    """Return the bots of these games, in the order of menus."""
    names = {bot for name in offered for bot in bots.offered(name)}
    return [bot for bot in (*bots.NAMES, bots.RANDOM) if bot in names]


def _clicks(name: str) -> str:
    return _text("help-clicks-of", game=game_texts(name)("game"), clicks=HostTexts(f"{name}-page")("clicks"))


def game_facts(name: str, tray_kind: str = FULL) -> dict[str, object]:
    """Return the facts of one game.

    `seats` is [fewest, most]; `real`, `daily`, `tiles` and `hands` tell whether the game has them, `hides` whether
    hands are hidden. `quick` holds the players of a match started by one click. `options` are as in `_option`; `short`,
    `in_short` and `help` are its texts, `page` the addresses of its files. `rules` are its numbered rules as [number,
    text], if the page RULES.md exists and has any.
    """
    kind = game_class(name)
    title = game_texts(name)("game")
    return {
        "name": name,
        "title": title,
        "in_short": _text("in-short", game=title),
        "seats": [kind.min_seats, min(SEATS, kind.max_seats)],
        "real": kind.real and tray_kind != STARTER,
        "lesson": games.find(name, "lessons") is not None,
        "daily": kind.daily,
        "tiles": kind.tiles,
        "hides": kind.hides,
        "hands": kind.has_hands,
        "bots": list(bots.offered(name)),
        "quick": _quick_players(kind, tray_kind),
        "options": [_option(name, option) for option in options_of(kind)],
        "short": _short(name) or [["", words] for _, words, _ in _help(name)],
        "help": [[_text("help-rule", title=head), words, covered] for head, words, covered in _help(name)],
        "page": _addresses(name),
        "rules": [list(rule) for rule in rules().get(name, ())],
    }


def _help(name: str) -> list[tuple[str, str, list[str]]]:
    """Return the pages of a game's help in order as (title, words, rules that it covers); [] when it has none."""
    say = HostTexts(f"{name}-help")
    return [
        (say.attribute(key, "title"), " ".join(say(key).split()), say.attribute(key, "rules").split())
        for key in say.all_keys()
    ]


def _short(name: str) -> list[list[str]]:
    """Return the few lines of the start page, each as [dice or tile beside it, words]."""
    say = HostTexts(f"{name}-page")
    found: list[list[str]] = []
    while say.has(key := f"short-{len(found) + 1}"):
        found.append([say.attribute(key, "shows"), say(key)])
    return found


def _option(game: str, option: Option) -> dict[str, object]:
    """Return one option of a game, or the choice of its die set.

    It has `name`, `kind` (number, switch or choice), `default`, `label`, `choices` as [value, words], `electronic`
    (applies to electronic dice only), and `wrong`, the message for an invalid number.
    """
    own, say = HostTexts(f"{game}-page"), game_texts(game)

    def words(key: str, on_tray: str) -> str:
        return own(key) if own.has(key) else say(on_tray)

    if option.name == SET:
        return _die_set(option)

    key = f"option-{option.name}"
    label = words(key, f"opt-{option.name}")
    choices = [[value, words(f"{key}-{value}", f"value-{value}")] for value in option.choices or ()]
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "label": label,
        "choices": choices,
        "electronic": option.electronic,
        "wrong": _text("option-number", option=label),
    }


def _die_set(option: Option) -> dict[str, object]:
    """Return the choice of the die set; a set is told by the first game whose own it is."""
    owners = {game_class(name).standard_set(): game_texts(name)("game") for name in reversed(games.names())}
    choices = [
        [name, _text("die-set-of", name=owners[name], count=len(SETS[name]) // 6)] for name in option.choices or ()
    ]
    facts = {"name": option.name, "kind": option.kind, "default": option.default, "choices": choices}
    return facts | {"label": _text("die-set"), "electronic": False, "wrong": ""}


def _quick_players(kind: type[Game], tray_kind: str) -> list[dict[str, object]]:
    """Return the players of a match started by one click: one person, and bots in a game for several players."""
    count = 1 if kind.min_seats == 1 else max(kind.min_seats, min(kind.max_seats, _QUICK_PLAYERS))
    return [
        {
            "button": button,
            "bot": bots.offered(kind.name)[0] if button else "",
            "name": _NAMES[button] if button else _text("you"),
        }
        for button in (range(count) if tray_kind == STARTER else _QUICK_BUTTONS[count])
    ]


def _addresses(name: str) -> dict[str, str]:
    """Return the page's addresses of the game's module, its module for real dice and its style sheet, if any."""
    folder = page_folder(name)
    return {key: f"games/{name}/{file}" for key, file in _FILES.items() if (folder / file).is_file()}
