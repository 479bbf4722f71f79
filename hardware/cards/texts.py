"""The words of a reference card, read from the texts of the game and of the page."""

from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast, parse

from tray24 import games
from tray24.games import get_game_class
from tray24.rules.faces import D1, D2, DE, WD4, R, S, W

_ROOT = Path(__file__).resolve().parents[2]
# Kind that is not a number -> (face that is drawn for it, key of the page's message with its name).
_SIGNS = {S: ("gS", "sign-S"), R: ("rR", "sign-R"), D1: ("bD1", "sign-D1"), D2: ("yD2", "sign-D2"),
          W: ("W", "sign-W"), WD4: ("WD4", "sign-WD4"), DE: ("DE", "sign-DE")}  # fmt: skip


@dataclass(frozen=True)
class Card:
    """The texts of one reference card.

    `seats`: fewest and most players; `short`: the summary's rows as (faces, words); `kinds`: (face, name) of each kind
    of die; `rules`: (title, words).
    """

    game: str
    title: str
    seats: tuple[int, int]
    things: str
    short: tuple[tuple[str, str], ...]
    kinds: tuple[tuple[str, str], ...]
    rules: tuple[tuple[str, str], ...]


def read_card(game: str) -> Card:
    """Return the texts of one game's reference card."""
    game_class = get_game_class(game)
    game_words = _read_messages(f"firmware/tray24/games/{game}/words.ftl")
    page_words = _read_messages(f"simulator/games/{game}/page.ftl")
    names = _read_messages("firmware/tray24/languages/en/page.ftl")
    rules = _read_messages(f"firmware/tray24/games/{game}/help.ftl")
    lines = [name for name in page_words if name.startswith("short-") and "." not in name]
    return Card(
        game,
        game_words["game"],
        (game_class.min_seats, game_class.max_seats),
        f"{game_class.ids} tiles" if game_class.tiles else f"{game_class.ids} dice: {' or '.join(game_class.sets)}",
        tuple((page_words[f"{name}.shows"], page_words[name]) for name in lines),
        tuple((face, names[key]) for sign, (face, key) in _SIGNS.items() if sign in game_class.kinds),
        tuple((rules[f"{name}.title"], words) for name, words in rules.items() if "." not in name),
    )


def read_cards() -> list[Card]:
    """Return the texts of all games' reference cards, in the order of the tray's menus."""
    return [read_card(game) for game in games.list_games() if games.get_package(game).startswith("tray24.")]


def _read_messages(path: str) -> dict[str, str]:
    """Return the messages of the Fluent file `path`: name -> text, and NAME.ATTRIBUTE -> text.

    Variables in them are left out.
    """
    messages = {}
    for entry in parse((_ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            messages[entry.id.name] = _format_plain(entry.value)
            messages |= {f"{entry.id.name}.{item.id.name}": _format_plain(item.value) for item in entry.attributes}
    return messages


def _format_plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return " ".join("".join(item.value for item in elements if isinstance(item, ast.TextElement)).split())
