"""Drawings on a terminal by rich: moving progress on standard error, tables, and the live picture of a match."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.live import Live
from rich.panel import Panel
from rich.progress import (
    BarColumn,
    DownloadColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from host_tools.archive.summary import format_score
from host_tools.terminal.console import get_game_title, join_list
from simulator.games import find_part
from simulator.terminal_dice import QUIET, render_muted
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch, Replica

say = HostTexts("monitor")

_WIDE = 92  # least width in columns with log and display beside the table
_SIDE = 38  # columns of log and display beside the table
_SENTENCES = 6


def _make_progress(*columns: ProgressColumn) -> Progress:
    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def show_bar(text: str, total: int | None, done: int = 0, in_bytes: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a progress bar of counted things, or of bytes. Yield a function to call with the number done so far."""
    counts = DownloadColumn(binary_units=True) if in_bytes else MofNCompleteColumn()
    with _make_progress(TextColumn("{task.description}"), BarColumn(), counts, TimeRemainingColumn()) as bar:
        task = bar.add_task(text, total=total, completed=done)
        yield lambda number: bar.update(task, completed=number)


@contextmanager
def show_stopwatch(text: str) -> Iterator[None]:
    """Show how long something has been running."""
    with _make_progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()) as bar:
        bar.add_task(text, total=None)
        yield


def show_status(text: str) -> AbstractContextManager[object]:
    """Return a context manager that shows `text` beside a moving dot on standard error while its block runs."""
    return Console(stderr=True).status(text)


def draw_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str, numbers_from: int) -> None:
    """Draw rows in columns on standard output; columns from `numbers_from` on are right-aligned."""
    table = Table(title=title or None, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(head):
        table.add_column(name, justify="right" if at >= numbers_from else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)


def show_live(replica: Replica, step: Callable[[], object]) -> None:
    """Draw the replica's match whenever it has changed, until Ctrl-C. `step` updates the replica."""
    with Live(MatchPicture(replica), console=Console(), screen=True, auto_refresh=False) as live:
        changes = -1
        while True:
            step()
            if replica.changes != changes:
                changes = replica.changes
                live.refresh()


class MatchPicture:
    """The picture of a replica's match, as wide as the terminal."""

    def __init__(self, replica: Replica):
        self._replica = replica

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        replica = self._replica
        match = replica.match
        side_panel = Group(_draw_log(match), _draw_display(replica)) if match else _draw_display(replica)
        table = (
            Group(_draw_headline(match), _draw_seats(match), Text(), _draw_match_table(match))
            if match
            else render_muted(format_headline(None))
        )
        if replica.trouble:
            yield Panel(Text(replica.trouble, style="bold"), title=say("no-tray"), border_style="red", box=ROUNDED)
        if options.max_width < _WIDE:
            yield table
            yield Text()
            yield side_panel
            return
        grid = Table.grid(expand=True, padding=(0, 2))
        grid.add_column()
        grid.add_column(width=_SIDE)
        grid.add_row(table, side_panel)
        yield grid


def format_headline(match: FollowedMatch | None) -> str:
    """Return a sentence about the match: game, hand, and who is to choose or has won; or that there is no match."""
    if match is None:
        return say("idle")
    game = match.game
    title = get_game_title(game.name)
    round_number = game.hand + 1 if game.has_hands else 0
    if game.over:
        winners = join_list((match.list_names()[seat] for seat in game.list_winners()), "list-and")
        return say("won", game=title, hand=round_number, names=winners)
    if game.turn >= 0:
        return say("to-choose", game=title, hand=round_number, name=match.list_names()[game.turn])
    return say("dice-awaited", game=title, hand=round_number)


def _draw_headline(match: FollowedMatch) -> Text:
    text, title = Text(format_headline(match)), get_game_title(match.game.name)
    begin = text.plain.find(title)
    text.stylize("bold", begin, begin + len(title))
    return text


def _draw_seats(match: FollowedMatch) -> Table:
    game = match.game
    hand_sizes = game.list_hand_sizes()
    grid = Table.grid(padding=(0, 1))
    for justify in ("left", "right", "left", "left", "right"):
        grid.add_column(justify=justify, no_wrap=True, overflow="ellipsis")
    for seat, player in enumerate(match.profile.seats):
        is_on_turn = seat == game.turn and not game.over
        grid.add_row(
            ">" if is_on_turn else " ",
            str(player.button + 1),
            Text(say("bot", name=player.name) if player.bot else player.name, style="bold" if is_on_turn else ""),
            Text(
                f"{hand_sizes[seat]:2} {'#' * hand_sizes[seat]}" if hand_sizes else "",
                style="" if is_on_turn else QUIET,
            ),
            format_score(game, game.scores[seat]),
        )
    return grid


def _draw_match_table(match: FollowedMatch) -> RenderableType:
    """Return the table of a match as its game draws it.

    For a game without a picture, return the number of dice on the table.
    """
    part = find_part(match.game.name, "picture")
    if part:
        return part.render_picture(match)
    table_count, drawable_count = match.game.count_dice_on_table(), match.game.count_drawable()
    return render_muted(say("on-table", count=table_count, left=drawable_count))


def _draw_log(match: FollowedMatch) -> Panel:
    lines = [entry.text for entry in match.log.entries[-_SENTENCES:]]
    text = Text("\n".join(lines))
    if lines:
        text.stylize(QUIET, 0, len(text) - len(lines[-1]))
    return Panel(text, title=say("log"), box=ROUNDED, title_align="left")


def _draw_display(replica: Replica) -> Panel:
    text = Text("\n".join(replica.words))
    return Panel(text, title=say("display"), box=ROUNDED, title_align="left", border_style="cyan")
