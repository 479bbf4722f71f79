"""What the page is told of all games in its first message: the registry's facts, in words of the tray and of the games."""

from typing import Any

from simulator.games import page_folder
from simulator.texts import HostTexts
from simulator.web import rules_page
from simulator.web.log.names import unnamed, you
from simulator.web.schema.document import version
from tray24 import games
from tray24.games import game_class
from tray24.languages import LANGUAGES
from tray24.match.bots import NAMES as BOTS
from tray24.pins import SEATS
from tray24.rules.core import Game
from tray24.rules.options import Option
from tray24.ui.toolkit.texts import Texts

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
    button that are no names to be kept, `clicks` is what the help says of clicking, `version` that of the schema.
    """
    say = Texts(LANGUAGES[0])
    bots = sorted(BOTS, key=lambda name: name != _BEST_BOT)
    return {
        "version": version(),
        "games": [game_facts(name, say) for name in games.names()],
        "bots": [[name, _text("who-bot", name=name)] for name in bots],
        "names": list(_NAMES),
        "unnamed": [[you(), unnamed(button, False), unnamed(button, True)] for button in range(SEATS)],
        "clicks": " ".join(_clicks(name, say) for name in games.names() if HostTexts(f"{name}-page").has("clicks")),
    }


def _clicks(name: str, say: Texts) -> str:
    return _text("help-clicks-of", game=say.of_game(name, "game"), clicks=HostTexts(f"{name}-page")("clicks"))


def game_facts(name: str, say: Texts) -> dict[str, Any]:
    """Return the facts of one game.

    `seats` is [fewest, most]; `real`, `tiles` and `hands` say what it has; `quick` who plays when a match begins by one
    click; `options` are as in `_option`; `short`, `in_short` and `help` its texts; `page` the addresses of its files;
    `rules` its numbered rules as [number, text], where the page RULES.md is there and has any.
    """
    kind = game_class(name)
    title = say.of_game(name, "game")
    return {
        "name": name,
        "title": title,
        "in_short": _text("in-short", game=title),
        "seats": [kind.min_seats, min(SEATS, kind.max_seats)],
        "real": kind.real,
        "tiles": kind.tiles,
        "hands": kind.has_hands,
        "quick": _quick_players(kind),
        "options": [_option(name, option, say) for option in kind.OPTIONS],
        "short": _short(name) or [["", words] for _, words, _ in _help(name, say)],
        "help": [[_text("help-rule", title=head), words] for head, words, _ in _help(name, say)],
        "page": _addresses(name),
        "rules": [list(rule) for rule in rules_page.rules().get(name, ())],
    }


def _help(name: str, say: Texts) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    return say.help(name) if games.find(name, "help") else ()


def _short(name: str) -> list[list[str]]:
    """Return the few lines of the start page, each as [what is shown beside it, words]."""
    say = HostTexts(f"{name}-page")
    found: list[list[str]] = []
    while say.has(key := f"short-{len(found) + 1}"):
        found.append([say.attribute(key, "shows"), say(key)])
    return found


def _option(game: str, option: Option, say: Texts) -> dict[str, Any]:
    """`name`, `kind` (number, switch or choice), `default`, `label`, `choices` as [value, words], whether it applies to
    electronic dice only, and `wrong`, what is said of a number that is none."""
    own = HostTexts(f"{game}-page")

    def words(key: str, otherwise: str) -> str:
        return own(key) if own.has(key) else otherwise

    key = f"option-{option.name}"
    label = words(key, say.of_game(game, "opt-" + option.name))
    choices = [
        [value, words(f"{key}-{value}", say.option_value(game, option, value))] for value in option.choices or ()
    ]
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
