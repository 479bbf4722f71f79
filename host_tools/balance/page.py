"""The page of `balance`: charts and figures for each game."""

from collections.abc import Sequence
from itertools import groupby

from host_tools.balance.charts import drawings, seats_words, times_words
from host_tools.balance.results import Figures, Pairing, TableResults
from host_tools.balance.summary import HEAD, percent, rows, with_margin
from host_tools.charting.page import Grid, Page, Section, render
from host_tools.terminal.phrases import game_title, join_list
from simulator.texts import HostTexts

say = HostTexts("balance")


def make_page(results: Sequence[TableResults]) -> str:
    """Return the whole page as HTML."""
    bots = list(dict.fromkeys(figures.bot for each in results for figures in each.figures))
    matches = str(sum(each.matches for each in results))
    return render(
        Page(
            title=say("page-title"),
            heading=say("heading"),
            words=say("span", matches=matches, bots=join_list(bots, "list-and")),
            sections=[_section(game, list(tables)) for game, tables in groupby(results, lambda each: each.table.game)],
            footer=say("footer"),
        )
    )


def _section(game: str, results: Sequence[TableResults]) -> Section:
    options = join_list(f"{name}={value}" for name, value in results[0].table.options)
    title = say("game-with-options", game=game_title(game), options=options) if options else game_title(game)
    return Section(title, game, list(drawings(results)), [grid for each in results for grid in _grids(each)])


def _grids(results: TableResults) -> list[Grid]:
    seats = seats_words(results.table.seats)
    grids = [Grid(seats, [say(f"column-{name}") for name in HEAD], rows(results))]
    if results.figures:
        grids += [_places(results.figures, seats), _events(results.figures, seats)]
    if results.pairings:
        head = [say(f"column-{name}") for name in ("pair", "matches", "won")]
        grids.append(Grid(say("pairs-of", seats=seats), head, [_pair(pairing) for pairing in results.pairings]))
    return grids


def _places(shown: Sequence[Figures], seats: str) -> Grid:
    places = range(shown[0].table.seats)
    head = [say("column-bot"), *(say("column-place", place=str(place + 1)) for place in places)]
    cells = [(figures.bot, *(percent(place) for place in figures.places)) for figures in shown]
    return Grid(say("places-of", seats=seats), head, cells)


def _events(shown: Sequence[Figures], seats: str) -> Grid:
    """Return how often what happens, in a hand and in a match, for each bot."""
    head = [say("column-event")]
    for figures in shown:
        head += [say("column-per-hand", bot=figures.bot), say("column-per-match", bot=figures.bot)]
    cells = []
    for events in zip(*(figures.events for figures in shown), strict=True):
        row = [say(f"event-{events[0].name}")]
        for event in events:
            row += [times_words(event.per_hand), with_margin(event.per_match, 3)]
        cells.append(row)
    return Grid(say("events-of", seats=seats), head, cells)


def _pair(pairing: Pairing) -> tuple[str, str, str]:
    first, second = pairing.bots
    return say("pair", first=first, second=second), str(pairing.matches), percent(pairing.won)
