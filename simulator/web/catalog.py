"""What the page is told of all games in its first message: the registry's facts, in words of the tray and of the games."""

from typing import Any

from simulator.games import page_folder
from simulator.texts import HostTexts, game_texts
from simulator.web import rules_page
from simulator.web.log.names import unnamed, you
from tray24 import games
from tray24.games import game_class
from tray24.match.bots import NAMES as BOTS
from tray24.pins import SEATS
from tray24.rules.core import Game
from tray24.rules.options import Option

# Names of players by seat button, where nobody gives one.
_NAMES = ("Ann", "Ida", "Mira", "Jon", "Otto", "Vera")
_BEST_BOT = "keen"
# Which seat buttons play when a match begins by one click, by the number of players.
_QUICK_BUTTONS = {1: (0,), 2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 4, 5), 6: tuple(range(SEATS))}
_QUICK_PLAYERS = 3
_text = HostTexts("page")
_FILES = {"game": "game.js", "real": "real.js", "style": "style.css"}


def catalog() -> dict[str, Any]:
    """Return what the page must know before it draws a match.

    `games` in the order of menus (see `game_facts`), `bots` as [name, words] and the players' usual `names`; `unnamed` are those by seat
    button that are no names to be kept, `clicks` is what the help says of clicking.
    """
    bots = sorted(BOTS, key=lambda name: name != _BEST_BOT)
    return {
        "games": [game_facts(name) for name in games.names()],
        "bots": [[name, _text("who-bot", name=name)] for name in bots],
        "names": list(_NAMES),
        "unnamed": [[you(), unnamed(button, False), unnamed(button, True)] for button in range(SEATS)],
        "clicks": " ".join(_clicks(name) for name in games.names() if HostTexts(f"{name}-page").has("clicks")),
    }


def _clicks(name: str) -> str:
    return _text("help-clicks-of", game=game_texts(name)("game"), clicks=HostTexts(f"{name}-page")("clicks"))


def game_facts(name: str) -> dict[str, Any]:
    """Return the facts of one game.

    `seats` is [fewest, most]; `real`, `tiles` and `hands` say what it has; `quick` who plays when a match begins by one
    click; `options` are as in `_option`; `short`, `in_short` and `help` its texts; `page` the addresses of its files;
    `rules` its numbered rules as [number, text], where the page RULES.md is there and has any.
    """
    kind = game_class(name)
    title = game_texts(name)("game")
    return {
        "name": name,
        "title": title,
        "in_short": _text("in-short", game=title),
        "seats": [kind.min_seats, min(SEATS, kind.max_seats)],
        "real": kind.real,
        "tiles": kind.tiles,
        "hands": kind.has_hands,
        "quick": _quick_players(kind),
        "options": [_option(name, option) for option in kind.OPTIONS],
        "short": _short(name) or [["", words] for _, words in _help(name)],
        "help": [[_text("help-rule", title=head), words] for head, words in _help(name)],
        "page": _addresses(name),
        "rules": [list(rule) for rule in rules_page.rules().get(name, ())],
    }


def _help(name: str) -> list[tuple[str, str]]:
    """Return the pages of a game's help as (title, words), in their order; [] where it has none."""
    say = HostTexts(f"{name}-help")
    return [(say.attribute(key, "title"), " ".join(say(key).split())) for key in say.blanks() if "." not in key]


def _short(name: str) -> list[list[str]]:
    """Return the few lines of the start page, each as [what is shown beside it, words]."""
    say = HostTexts(f"{name}-page")
    found: list[list[str]] = []
    while say.has(key := f"short-{len(found) + 1}"):
        found.append([say.attribute(key, "shows"), say(key)])
    return found


def _option(game: str, option: Option) -> dict[str, Any]:
    """`name`, `kind` (number, switch or choice), `default`, `label`, `choices` as [value, words], whether it applies to
    electronic dice only, and `wrong`, what is said of a number that is none."""
    own, say = HostTexts(f"{game}-page"), game_texts(game)

    def words(key: str, on_tray: str) -> str:
        return own(key) if own.has(key) else say(on_tray)

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


def _quick_players(kind: type[Game]) -> list[dict[str, Any]]:
    """A game that can be played alone is begun alone; else bots sit around the tray."""
    count = 1 if kind.min_seats == 1 else max(kind.min_seats, min(kind.max_seats, _QUICK_PLAYERS))
    return [
        {"button": button, "bot": _BEST_BOT if button else "", "name": _NAMES[button] if button else _text("you")}
        for button in _QUICK_BUTTONS[count]
    ]


def _addresses(name: str) -> dict[str, str]:
    """Of the files that the game has: its module, that with real dice, its style sheet."""
    folder = page_folder(name)
    return {key: f"/games/{name}/{file}" for key, file in _FILES.items() if (folder / file).is_file()}
