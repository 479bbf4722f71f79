"""The view of a match for a tab, as JSON values: seats and their dice, dice on the table, scores, moves, round end."""

from collections.abc import Mapping, Set
from typing import Any, Protocol

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web.labels import add_match_labels, build_board_view, build_hand_view
from simulator.web.log.log_writer import get_player_name, get_reader_name
from tray24.match.dicesets import get_sides
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.rules.core import Game
from tray24.rules.errors import OF_SEATS, Option
from tray24.rules.faces import format_face, format_tile
from tray24.rules.moves import PH_DRAWN, PH_MOVE, PH_REROLLED, PHASES, PLAY, decode_verb
from tray24.rules.notation import format_line
from tray24.ui.ui import Ui

SET = "set"  # the name of the option, and of the row on the tray
_say = HostTexts("page")


def list_options(game_class: type[Game]) -> list[Option]:
    """Return the options of a game: the choice of its die set, if there are several sets, and its own options."""
    set_options = [Option(SET, game_class.get_standard_set(), game_class.sets)] if len(game_class.sets) > 1 else []
    return [*set_options, *(option for option in game_class.OPTIONS if option.kind != OF_SEATS)]


def get_chosen_options(game: Game, set_name: str) -> dict[str, str | int]:
    """Return the values of the options of a match; `set_name` is "" for the game's standard die set."""
    set_option = {SET: set_name or game.get_standard_set()} if len(game.sets) > 1 else {}
    return {
        **set_option,
        **{option.name: game.options[option.name] for option in game.OPTIONS if option.kind != OF_SEATS},
    }


class ViewedMatch(Protocol):
    """The parts of a match that its view needs. The match is on this tray, or on another tray that is followed."""

    @property
    def game(self) -> Game: ...

    @property
    def profile(self) -> Profile: ...

    @property
    def can_undo(self) -> bool: ...

    @property
    def undone(self) -> int: ...


def list_player_names(profile: Profile, virtual_buttons: Set[int] = frozenset()) -> list[str]:
    """Return the names of the players for the page, in seating order. Players without a name are named by button.

    A single person without a name is "You". `virtual_buttons` are those of virtual people, who play with real dice.
    """
    people = [player for player in profile.seats if not player.bot and player.button not in virtual_buttons]
    single_person = people[0] if len(people) == 1 else None
    return [
        get_reader_name() if player is single_person and not player.name else get_player_name(player)
        for player in profile.seats
    ]


def build_match_view(
    match: ViewedMatch | None,
    place: str | int = "table",
    refusal: dict[str, str] | None = None,
    moves: list[int] | None = None,
    open_hand: int = -1,
    virtual_buttons: Set[int] = frozenset(),
    are_racks_open: bool = False,
    seat_screens: Mapping[int, str] | None = None,
) -> JsonObject | None:
    """Return the match as JSON values for a tab at `place`, or None without a match.

    `place` is "table", "onlooker" or a seat button. `refusal` is the last refused move with its reason, `moves` are the
    packed moves of the round, `open_hand` is the seat that lets the tray show its hidden hand, or -1. With
    `are_racks_open` tabs see all hands. `seat_screens` is as `states` of `SeatScreens`.
    """
    if match is None:
        return None
    game = match.game
    screens = seat_screens if seat_screens and place == "table" else {}
    access = (place, open_hand, virtual_buttons, are_racks_open, screens)
    seats = [_build_seat_view(match, seat, *access) for seat in range(game.seats)]
    is_mine = game.turn >= 0 and seats[game.turn]["mine"] and seats[game.turn]["seen"]
    view: dict[str, object] = {
        "game": game.name,
        "hand": game.hand + 1,
        "options": get_chosen_options(game, match.profile.set),
        **_build_facts(match),
        "moves": [format_move(game, move) for move in game.list_turn_moves()] if is_mine else [],
        "bluffs": find_bluffs(game) if is_mine else {},
        "seats": seats,
        # The sides of real dice are left out, because nobody knows which die is which.
        "board": build_board_view(game, moves or [], b"" if match.profile.real else get_sides(game, match.profile.set)),
        "refused": refusal if is_mine or not game.hides else None,
        "ended": None,
        "evening": [],
        "day": None,
    }
    add_match_labels(view, place, game.has_hands)
    return view


def find_bluffs(game: Game) -> dict[str, str]:
    """Return the bluffs that the seat to play can make (rules C8, D8).

    Each face or tile that would be a bluff is mapped to a face or tile of the same hand that would match.
    """
    if game.phase not in (PH_MOVE, PH_DRAWN, PH_REROLLED):
        return {}
    format_item = format_tile if game.tiles else format_face
    plays = {game.decode_args(move)[0] for move in game.list_turn_moves() if decode_verb(move) == PLAY}
    return {format_item(item): format_item(game.find_bluff(item)) for item in plays if game.find_bluff(item) >= 0}


def _build_facts(match: ViewedMatch) -> dict[str, object]:
    """Return those parts of the view of a match that are the same for all tabs, without the dice on the table."""
    game = match.game
    return {
        "real": match.profile.real,
        "undo": match.can_undo,
        "redo": match.undone >= 0,
        "direction": game.direction,
        "phase": PHASES[game.phase],
        "turn": game.turn if game.turn >= 0 else None,
        "over": game.over,
        "winners": game.list_winners(),
        "low": game.is_lowest_best(game.options),
        "bag": game.count_drawable(),
        "starter": game.starter,
        "uno": [seat for seat in range(game.seats) if game.can_call_uno(seat)],
        "catch": catch if (catch := game.get_catchable()) >= 0 else None,
        "stakes": list(game.get_stakes()),
    }


def format_move(game: Game, move: int) -> str:
    """Return the line of a move as in records, but without its seat: "play r7 8"."""
    return format_line(game, move).split(" ", 1)[1]


def _build_seat_view(
    match: ViewedMatch,
    seat: int,
    place: str | int,
    open_hand: int,
    virtual_buttons: Set[int],
    is_open: bool,
    screens: Mapping[int, str],
) -> dict[str, object]:
    game = match.game
    player = match.profile.seats[seat]
    is_virtual = player.button in virtual_buttons
    screen = screens.get(player.button, "")
    if screen:
        place = "onlooker"
    is_mine = not player.bot and not is_virtual and (place == "table" or place == player.button)
    is_seen = is_open or not game.hides or can_see(match, seat, place, open_hand)
    return {
        "seat": seat,
        "button": player.button,
        "name": list_player_names(match.profile, virtual_buttons)[seat],
        "bot": "person" if is_virtual else player.bot,
        "young": player.young and not player.bot,
        "character": player.character.name if player.bot else "",
        "dice": build_hand_view(game, seat, is_seen),
        "seen": is_seen,
        "score": game.scores[seat],
        "next": game.turn >= 0 and seat == game.get_next_seat(game.turn),
        "mine": is_mine,
        "screen": screen,
    }


def can_see(match: ViewedMatch, seat: int, place: str | int, open_hand: int) -> bool:
    """Return whether a tab at `place` may see the hidden hand of a seat.

    A tab at the seat may. A tab of the whole table may if there is only one person, or if the seat is `open_hand`: the
    seat whose player has confirmed on the tray that nobody else is looking, or -1.
    """
    player = match.profile.seats[seat]
    if player.bot:
        return False
    if place != "table":
        return place == player.button
    people = [other for other in match.profile.seats if not other.bot]
    return len(people) == 1 or seat == open_hand


def build_round_end_view(match: Match, view: JsonObject) -> JsonObject | None:
    """Return the view of the end of a match's last round, or None. `view` is the view of the match for the same tab.

    In the result `points` maps the id of each die or tile in a hand to its points, {} if rounds are counted instead of
    points. `gains` are the points that each seat got. `won` is True if the tab's own player won the round. `words` is
    the text about the winner.
    """
    game = match.load_last_round()
    if game is None:
        return None
    counts_rounds = game.counts_rounds(game.options)
    gains = [new_points - old_points for new_points, old_points in zip(match.game.scores, game.scores, strict=True)]
    winner = _find_winner(game, gains)
    return {
        "points": {}
        if counts_rounds
        else {str(item): game.get_held_points(item) for hand in game.hands for item in hand},
        "gains": gains,
        "won": winner >= 0 and bool(view["seats"][winner]["mine"]),
        "words": _format_round_end(game, gains, view["seats"][winner]) if winner >= 0 else _say("hand-drawn"),
    }


def _find_winner(game: Game, gains: list[int]) -> int:
    """Return the seat that won the round, or -1 if nobody won it.

    It is the seat without dice or tiles, or else the one that got the most points.
    """
    if [] in game.hands:
        return game.hands.index([])
    return gains.index(max(gains)) if max(gains) > 0 else -1


def _format_round_end(game: Game, gains: list[int], seat: JsonObject) -> str:
    is_you, name, points = seat["said"]["you"], seat["name"], str(gains[seat["seat"]])
    if game.is_lowest_best(game.options) or game.counts_rounds(game.options):
        return _say("hand-out-you") if is_you else _say("hand-out", name=name)
    return _say("hand-won-you", points=points) if is_you else _say("hand-won", name=name, points=points)


def _find_rack_screen(ui: Ui | None) -> Any:
    """Return the tray's screen that shows the rack of a challenged player, or None."""
    return ui.screen if ui is not None and ui.screen.prompt == "shown" else None


def is_rack_shown(ui: Ui | None) -> bool:
    """Return whether the tray shows the rack of a challenged player."""
    return _find_rack_screen(ui) is not None


def build_rack_view(ui: Ui | None, *, is_hidden: bool) -> JsonObject:
    """Return the view of a rack that the tray shows after a challenge: its player and the verdict.

    If `is_hidden`, the view only says whose rack it is and who looks at it.
    """
    screen = _find_rack_screen(ui)
    if ui is None or ui.match is None or screen is None:
        return {}
    names = list_player_names(ui.match.profile)
    viewer, player = names[screen.viewer], names[screen.challenged]
    if is_hidden:
        return {"screen": "others", "asks": [_say("ask-rack-of-others", name=viewer, other=player), ""]}
    return {"asks": [_say("ask-rack", name=player), screen.verdict]}


def show_rack_tiles(view: JsonObject, ui: Ui | None) -> None:
    """Put the rack of a challenged player into `view`, the view of the match, if the tray shows this rack now.

    Tiles drawn since the challenge stay hidden.
    """
    screen = _find_rack_screen(ui)
    if ui is None or ui.match is None or screen is None:
        return
    game = ui.match.game
    open_views, hidden_views = (
        build_hand_view(game, screen.challenged, True),
        build_hand_view(game, screen.challenged, False),
    )
    items = game.hands[screen.challenged]
    seen_views = [open_views[at] for at in range(len(items)) if items[at] in screen.items]
    view["seats"][screen.challenged]["dice"] = seen_views + hidden_views[len(seen_views) :]
