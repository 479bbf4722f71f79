"""The data of the page: its texts, the rules, the schema, and the facts about all games of the registry.

Texts and schema are scripts that all documents of a language share. The address of a script contains a digest of its
content. So a document never gets the texts of another version, and a browser may cache each script without a limit.

Each text is formatted here, so that a browser only looks it up. A message without placeholders is sent unchanged. If
its only placeholder has few values (a face, a color, a count, a slot, a seat), the text for each value is sent; texts
that differ only in their number are sent once. All other messages are formatted and sent when their values are known.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

import tray24
from simulator.games import find_page_folder
from simulator.installed_files import find_installed
from simulator.texts import ENGLISH, HostTexts, get_language, load_game_texts
from simulator.web.labels import FACES, label_color, label_face, label_tile
from simulator.web.log.log_writer import format_seat_name, get_reader_name
from simulator.web.match_view import SET, list_options
from simulator.web.schema import build_document, get_version
from tray24 import games
from tray24.games import get_game_class
from tray24.match.bots import bots
from tray24.match.bots.characters import CHARACTERS
from tray24.match.dicesets import SETS
from tray24.pins import SEATS, SLOTS
from tray24.rules.core import Game
from tray24.rules.errors import Option
from tray24.rules.faces import COLORS, TILES, format_tile
from tray24.ui.toolkit.lights import FULL, STARTER

RULES_PAGE = "RULES.md"
_TRANSLATED_PAGE = "RULES.{language}.md"
# The section of a game: `## B: `basic`, the tray game`; and a rule in it: `- <a id="B1"></a>**B1** Each seat ...`.
_SECTION = re.compile(r"^## [A-Z]: `(\w+)`.*\n((?:(?!## ).*\n?)*)", re.MULTILINE)
_RULE = re.compile(r'^- <a id="([A-Z]\d+)"></a>\*\*\1\*\* (.*(?:\n  .*)*)', re.MULTILINE)
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
_MAX_COUNT = 120  # no game has more dice or tiles
_NUMBER = "#"  # the key of the form for all other numbers, and the placeholder of the number in it
_TILES = (*(format_tile(tile) for tile in range(TILES)), "?")

# Blank -> its values on the page, and a function that converts such a value to that of the message.
_BLANK_VALUES: dict[str, tuple[Iterable[int] | Iterable[str], Callable[..., object]]] = {
    "face": (FACES, label_face),
    "Face": (FACES, lambda face: label_face(face, True)),
    "tile": (_TILES, label_tile),
    "Tile": (_TILES, lambda tile: label_tile(tile, True)),
    "color": (COLORS[1:], label_color),
    "Color": (COLORS[1:], lambda color: label_color(color, True)),
    "count": (range(_MAX_COUNT), int),
    "slot": (range(SLOTS), str),
    "seat": (range(1, SEATS + 1), str),
}
_FOLDER = "data"
_DICE = Path(__file__).parent / "page" / "dice.json"  # the colors of dice, also used by hardware/stickers
SCHEMA = f"{_FOLDER}/schema.js"
_DIGITS = 12
# Default names of players by seat button: those of the bots there.
_NAMES = tuple(character.display_name for character in CHARACTERS)
# Seat buttons that play when a match is started by one click, by the number of players.
_QUICK_BUTTONS = {1: (0,), 2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 4, 5), 6: tuple(range(SEATS))}
_QUICK_PLAYERS = 3
_say = HostTexts("page")
_FILES = {"game": "game.js", "real": "real.js", "style": "style.css"}


def find_rules(folder: Path = Path(tray24.__file__).parents[1], language: str = ENGLISH) -> Path | None:
    """Return the path of the file with the rules in `language`, or else in English; None without such a file.

    The file is in `folder`, or installed with the package.
    """
    for name in (_TRANSLATED_PAGE.format(language=language), RULES_PAGE):
        if path := page_path if (page_path := folder / name).is_file() else find_installed(name):
            return path
    return None


def parse_rules(page: str) -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game in a Markdown page: game -> [(rule number, plain text)], in the page's order."""
    return {
        game: [(number, _strip_markdown(text)) for number, text in _RULE.findall(part)]
        for game, part in _SECTION.findall(page)
    }


def load_rules() -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game in the current language: game -> [(number of the rule, plain text)].

    The result is {} if the file is missing.
    """
    return _load_rules(get_language())


@cache
def _load_rules(language: str) -> dict[str, list[tuple[str, str]]]:
    path = find_rules(language=language)
    return parse_rules(path.read_text(encoding="utf-8")) if path else {}


def _strip_markdown(text: str) -> str:
    """Return the text of a rule as one line, without Markdown."""
    return " ".join(_LINK.sub(r"\1", text).replace("**", "").replace("`", "").split())


def format_browser_texts() -> dict[str, str | dict[str, str]]:
    """Return the page's texts: key -> text, or key -> {value of the only placeholder -> text}.

    Keys of a game's texts begin with its name and a dot, such as "yacht.".
    """
    found = dict(_format_texts("page"))
    for name in games.list_games():
        found |= {f"{name}.{key}": text for key, text in _format_texts(f"{name}-page")}
    return found


def _format_texts(part: str) -> Iterator[tuple[str, str | dict[str, str]]]:
    say = HostTexts(part)
    for key, blanks in say.list_blanks().items():
        if not blanks:
            yield key, _format_text(say, key, {})
        elif len(blanks) == 1 and blanks <= set(_BLANK_VALUES):
            blank = next(iter(blanks))
            values, convert = _BLANK_VALUES[blank]
            forms = {str(value): _format_text(say, key, {blank: convert(value)}) for value in values}
            yield key, _merge_forms(forms) if blank == "count" else forms


def _merge_forms(forms: dict[str, str]) -> dict[str, str]:
    """Merge those forms of a text that differ only in their number into one, with the key `_NUMBER`.

    `forms` maps each number to the text for it. Return this form and all forms that differ in more.
    """
    number, text = list(forms.items())[-1]
    common_form = text.replace(number, _NUMBER)
    special_forms = {value: form for value, form in forms.items() if form != common_form.replace(_NUMBER, value)}
    return special_forms | {_NUMBER: common_form}


def _format_text(say: HostTexts, key: str, values: dict[str, object]) -> str:
    name, _, attribute = key.partition(".")
    return say.format_attribute(name, attribute, **values) if attribute else say(name, **values)


def get_texts_path(language: str) -> str:
    return f"{_FOLDER}/texts-{language}.js"


def build_scripts() -> Mapping[str, str]:
    """Return the scripts with the page's texts and schema in the current language, by file name."""
    return _build_scripts(get_language(), tuple(games.list_games()))


def list_script_addresses() -> list[str]:
    """Return the addresses of the scripts of `build_scripts`, relative to the folder of the page's files.

    Each address contains the digest of its script.
    """
    return [f"{name}?{compute_digest(script)}" for name, script in build_scripts().items()]


@cache
def _build_scripts(language: str, names: tuple[str, ...]) -> Mapping[str, str]:
    contents = {
        get_texts_path(language): {"TEXTS": format_browser_texts()},
        SCHEMA: {"SCHEMA": build_document(), "DICE": json.loads(_DICE.read_text(encoding="utf-8"))},
    }
    return {
        name: "".join(
            f"self.{variable} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"
            for variable, value in variables.items()
        )
        for name, variables in contents.items()
    }


def compute_digest(script: str) -> str:
    return sha256(script.encode()).hexdigest()[:_DIGITS]


def build_catalog(kind: str = FULL) -> dict[str, object]:
    """Return the facts that the page needs before it draws a match, cached for each language.

    `kind` is the kind of tray. In the result `games` are in the order of menus (see `describe_game`), `bots` are
    [name, text], `names` are the players' default names. `faces` are the pictures of the bots' characters: a number for
    each column, whose lowest bit is the top row. `unnamed` has by seat button the names that are shown for a player
    without a name; the page must not store them. `clicks` is the help about clicking on dice and tiles. `version` is
    the version of the schema.
    """
    return dict(_build_catalog(kind, get_language(), tuple(games.list_games())))


@cache
def _build_catalog(kind: str, language: str, names: tuple[str, ...]) -> dict[str, object]:
    game_names = [name for name in names if kind != STARTER or not get_game_class(name).needs_slots]
    bot_names = {bot for name in game_names for bot in bots.list_bots(name)}
    page_texts = [(load_game_texts(name)("game"), HostTexts(f"{name}-page")) for name in game_names]
    return {
        "version": get_version(),
        "games": [describe_game(name, kind) for name in game_names],
        "bots": [[name, _say("who-bot", name=name)] for name in (*bots.NAMES, bots.RANDOM) if name in bot_names],
        "names": list(_NAMES),
        "faces": {character.name: list(character.face) for character in CHARACTERS},
        "unnamed": [[get_reader_name(), format_seat_name(button)] for button in range(SEATS)],
        "clicks": " ".join(
            _say("help-clicks-of", game=game, clicks=say("clicks"))
            for game, say in page_texts
            if say.has_text("clicks")
        ),
    }


def describe_game(name: str, tray_kind: str = FULL) -> dict[str, object]:
    """Return the facts about one game that the page needs.

    `seats` is [fewest, most] players, `bots` the names of the game's bots. Each of these is True or False:
        real    it can be played with real dice on this kind of tray
        daily   one player can play it with the dice of the day
        lesson  it has lessons
        tiles   it is played with tiles
        hands   seats hold hands that they play out
        hides   hands are hidden from the other seats
    `quick` are the players of a match that is started by one click. `options` are as in `_describe_option`. `short` are
    a few lines about the game (see `_list_short_lines`), `in_short` is their title. `help` has the pages of the game's
    help as [title, text, numbers of the rules]. `page` has the addresses of the game's scripts and style sheet.
    `rules` has [number, text] of each rule; it is [] if RULES.md is missing.
    """
    game_class = get_game_class(name)
    title = load_game_texts(name)("game")
    folder = find_page_folder(name)
    return {
        "name": name,
        "title": title,
        "in_short": _say("in-short", game=title),
        "seats": [game_class.min_seats, min(SEATS, game_class.max_seats)],
        "real": game_class.real and tray_kind != STARTER,
        "lesson": games.find_part(name, "lessons") is not None,
        "daily": game_class.daily,
        "tiles": game_class.tiles,
        "hides": game_class.hides,
        "hands": game_class.has_hands,
        "bots": list(bots.list_bots(name)),
        "quick": _list_quick_players(game_class, tray_kind),
        "options": [_describe_option(name, option) for option in list_options(game_class)],
        "short": _list_short_lines(name) or [["", text] for _, text, _ in _list_help_pages(name)],
        "help": [
            [_say("help-rule", title=head), text, rule_numbers] for head, text, rule_numbers in _list_help_pages(name)
        ],
        "page": {key: f"games/{name}/{file}" for key, file in _FILES.items() if (folder / file).is_file()},
        "rules": [list(rule) for rule in load_rules().get(name, ())],
    }


def _list_help_pages(name: str) -> list[tuple[str, str, list[str]]]:
    """Return the pages of a game's help in order, as (title, text, numbers of the rules that it covers), or []."""
    say = HostTexts(f"{name}-help")
    return [
        (say.format_attribute(key, "title"), " ".join(say(key).split()), say.format_attribute(key, "rules").split())
        for key in say.list_keys()
    ]


def _list_short_lines(name: str) -> list[list[str]]:
    """Return the few lines about a game on the start page, each as [dice or tile to show beside the line, text]."""
    say = HostTexts(f"{name}-page")
    found: list[list[str]] = []
    while say.has_text(key := f"short-{len(found) + 1}"):
        found.append([say.format_attribute(key, "shows"), say(key)])
    return found


def _describe_option(game: str, option: Option) -> dict[str, object]:
    """Return the facts about one option of a game, or about the choice of its die set.

    They are `name`, `kind` (number, switch or choice), `default`, `label`, `choices` as [value, text], `electronic`
    (whether it applies to electronic dice only), and `wrong`, the error text for an invalid number.
    """
    page_texts, say = HostTexts(f"{game}-page"), load_game_texts(game)

    def find_text(key: str, tray_key: str) -> str:
        return page_texts(key) if page_texts.has_text(key) else say(tray_key)

    if option.name == SET:
        return _describe_die_set(option)

    key = f"option-{option.name}"
    label = find_text(key, f"opt-{option.name}")
    choices = [[value, find_text(f"{key}-{value}", f"value-{value}")] for value in option.choices or ()]
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "label": label,
        "choices": choices,
        "electronic": option.electronic,
        "wrong": _say("option-number", option=label),
    }


def _describe_die_set(option: Option) -> dict[str, object]:
    """Return the facts about the choice of the die set.

    Each set is named after the first game whose standard set it is.
    """
    game_titles = {
        get_game_class(name).get_standard_set(): load_game_texts(name)("game") for name in reversed(games.list_games())
    }
    choices = [
        [name, _say("die-set-of", name=game_titles[name], count=len(SETS[name]) // 6)] for name in option.choices or ()
    ]
    facts = {"name": option.name, "kind": option.kind, "default": option.default, "choices": choices}
    return facts | {"label": _say("die-set"), "electronic": False, "wrong": ""}


def _list_quick_players(game_class: type[Game], tray_kind: str) -> list[dict[str, object]]:
    """Return the players of a match started by one click: one person, and bots if the game is for several players."""
    count = 1 if game_class.min_seats == 1 else max(game_class.min_seats, min(game_class.max_seats, _QUICK_PLAYERS))
    return [
        {
            "button": button,
            "bot": bots.list_bots(game_class.name)[0] if button else "",
            "name": _NAMES[button] if button else _say("you"),
        }
        for button in (range(count) if tray_kind == STARTER else _QUICK_BUTTONS[count])
    ]
