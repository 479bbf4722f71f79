"""A match as a terminal shows it: seats, what lies, the last sentences, the display. Letters say what colors say, too."""

from collections.abc import Callable
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from host_tools.archive.scores import score_words
from host_tools.terminal.words import counted, game_title
from simulator.web.boards import BOX_WORDS
from simulator.web.replica import FollowedMatch, Replica
from tray24.games.yacht.boxes import BOXES, OPEN
from tray24.pins import COLUMNS, ROWS
from tray24.rules.faces import COLORS, DE, UNKNOWN, face_name, is_wild
from tray24.rules.moves import PH_DRAWN, PH_PLACE
from tray24.rules.tiles import tile_name

_WIDE = 92  # columns from which on log and display stand beside the table
_SIDE = 38  # columns of log and display there
_CELL = 6
_SENTENCES = 6
_TILES = 12  # of the last that were laid
_CROSSWISE = 1 << 8

STYLES = {
    "r": "bold #ffffff on #b32a25",
    "y": "bold #1d1604 on #e3b020",
    "g": "bold #ffffff on #1f7a4e",
    "b": "bold #ffffff on #2557b4",
    "-": "bold #211e19 on #ebe3d0",
}
_HIDDEN = "bold #ffffff on #5c5c5c"
_QUIET = "dim"


class Picture:
    """All that a replica knows, as wide as the terminal is."""

    def __init__(self, replica: Replica):
        self._replica = replica

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        replica = self._replica
        match = replica.match
        beside = Group(_sentences(match), _display(replica)) if match else _display(replica)
        table = Group(_headline(match), _seats(match), Text(), _BOARDS[match.game.name](match)) if match else _idle()
        if replica.trouble:
            yield Panel(Text(replica.trouble, style="bold"), title="No tray", border_style="red", box=ROUNDED)
        if options.max_width < _WIDE:
            yield table
            yield Text()
            yield beside
            return
        grid = Table.grid(expand=True, padding=(0, 2))
        grid.add_column()
        grid.add_column(width=_SIDE)
        grid.add_row(table, beside)
        yield grid


def _idle() -> Text:
    return Text("No match is being played.", style=_QUIET)


def _headline(match: FollowedMatch) -> Text:
    game = match.game
    text = Text(game_title(game.name), style="bold")
    if game.name != "yacht":
        text.append(f", hand {game.hand + 1}", style="not bold")
    if game.over:
        names = " and ".join(match.names()[seat] for seat in game.winners())
        text.append(f". {names} won", style="not bold")
    elif game.turn >= 0:
        text.append(f". {match.names()[game.turn]} is to choose", style="not bold")
    else:
        text.append(". Dice are awaited", style="not bold")
    return text


def _seats(match: FollowedMatch) -> Table:
    game: Any = match.game
    grid = Table.grid(padding=(0, 1))
    for justify in ("left", "right", "left", "left", "right"):
        grid.add_column(justify=justify, no_wrap=True, overflow="ellipsis")
    for seat, player in enumerate(match.profile.seats):
        on_turn = seat == game.turn and not game.over
        held = 0 if game.name == "yacht" else len(game.hands[seat])
        grid.add_row(
            ">" if on_turn else " ",
            str(player.button + 1),
            Text(player.name + (" (bot)" if player.bot else ""), style="bold" if on_turn else ""),
            Text("" if game.name == "yacht" else f"{held:2} {'#' * held}", style="" if on_turn else _QUIET),
            score_words(game.options, game.scores[seat]),
        )
    return grid


# Dice and tiles.


def face_text(face: int) -> Text:
    """A die: its face as records write it, in its colors."""
    if face >= UNKNOWN and face & 31 >= UNKNOWN:
        return Text("?".center(_CELL - 1), style=_HIDDEN)
    color = COLORS[face >> 5] if face >> 5 else "-"
    return Text(face_name(face).center(_CELL - 1), style=STYLES["-" if is_wild(face) and color == "-" else color])


def _dice(faces: list[int], columns: int) -> Group:
    """Rows of dice."""
    rows = [faces[start : start + columns] for start in range(0, len(faces), columns)]
    return Group(*[Text(" ").join([face_text(face) for face in row]) for row in rows])


def _said(words: str) -> Text:
    return Text(words, style=_QUIET)


def _bag(game: Any) -> str:
    return f"{len(game.bag)} dice in the bag"


# Tables of the games.


def _basic(match: FollowedMatch) -> Group:
    """The 24 slots as they lie; the die played last in brackets."""
    game: Any = match.game
    rows: list[Text] = []
    for row in range(ROWS):
        text = Text()
        for column in range(COLUMNS):
            slot = row * COLUMNS + column
            die = game.tray[slot]
            last = slot == game.last and die >= 0
            text.append("[" if last else " ", style="bold")
            text.append(face_text(game.faces[die]) if die >= 0 else Text(str(slot).center(_CELL - 1), style=_QUIET))
            text.append("]" if last else " ", style="bold")
            if column == COLUMNS // 2 - 1:
                text.append("|", style=_QUIET)
        rows.append(text)
    half = "" if game.half < 0 else f"The {('left', 'right')[game.half]} half is in play, "
    drawn = Text()
    if game.phase in (PH_PLACE, PH_DRAWN) and game.drawn >= 0:
        drawn = Text("drawn: ").append(face_text(game.faces[game.drawn]))
    return Group(*rows, _said(half + _bag(game)), drawn)


def _center(match: FollowedMatch) -> Group:
    game: Any = match.game
    text = Text("center: ")
    text.append(face_text(game.faces[game.center]) if game.center >= 0 else "none")
    if game.former >= 0:
        text.append("   before it: ").append(face_text(game.faces[game.former]))
    if game.phase == PH_DRAWN:
        text.append("   drawn: ").append(face_text(game.faces[game.drawn]))
    return Group(text, _said(_bag(game)))


def _line(match: FollowedMatch) -> Group:
    game: Any = match.game
    return Group(_said("the line, from its back to its play end:"), _dice([game.faces[die] for die in game.line], 8))


def _yacht(match: FollowedMatch) -> Group:
    game: Any = match.game
    sheets = Table(box=None, padding=(0, 1, 0, 0), show_edge=False)
    sheets.add_column("", no_wrap=True)
    for player in match.profile.seats:
        sheets.add_column(player.name[: _CELL + 1], justify="right", no_wrap=True, max_width=_CELL + 1)
    for box, name in enumerate(BOXES):
        written = ["" if sheet[box] == OPEN else str(sheet[box]) for sheet in game.sheets]
        sheets.add_row(BOX_WORDS[name], *written)
    again = counted(game.rolls_left, "more roll", "more rolls")
    return Group(_dice([game.faces[die] for die in game.dice], 5), _said(again), sheets)


def _dominoes(match: FollowedMatch) -> Group:
    """Open ends by arm, and the last tiles; what racks hold is for nobody to see."""
    game: Any = match.game
    ends = Table.grid(padding=(0, 2))
    for arm, end in enumerate(game.arms):
        face = end & 255
        state = "closed" if face == DE else "crosswise" if end >= _CROSSWISE else ""
        ends.add_row(f"arm {arm}", face_text(face), _said(state))
    laid = "  ".join(tile_name(tile) for tile in game.table[-_TILES:])
    words = f"last tiles: {laid}" if laid else "no tile lies yet"
    return Group(ends, Text(words), _said(f"{game.pile()} tiles in the pile"))


_BOARDS: dict[str, Callable[[FollowedMatch], RenderableType]] = {
    "basic": _basic,
    "center": _center,
    "line": _line,
    "yacht": _yacht,
    "dominoes": _dominoes,
}


# Beside the table.


def _sentences(match: FollowedMatch) -> Panel:
    lines = [entry.text for entry in match.log.entries[-_SENTENCES:]]
    text = Text("\n".join(lines))
    if lines:
        text.stylize(_QUIET, 0, len(text) - len(lines[-1]))
    return Panel(text, title="Log", box=ROUNDED, title_align="left")


def _display(replica: Replica) -> Panel:
    text = Text("\n".join(replica.words))
    return Panel(text, title="Display", box=ROUNDED, title_align="left", border_style="cyan")
