"""The view of a match that a tab may see: seats with their dice, table, scores, moves, and the end of a round."""

from collections.abc import Mapping, Set
from typing import Any, Protocol

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web.log.teller import name_of, you
from simulator.web.spoken import board_view, hand_view, say_match
from tray24.match.dicesets import sides_for
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.rules.core import Game
from tray24.rules.errors import OF_SEATS, Option
from tray24.rules.faces import face_name, tile_name
from tray24.rules.moves import PH_DRAWN, PH_MOVE, PH_REROLLED, PHASES, PLAY, move_verb
from tray24.rules.notation import format_line
from tray24.ui.ui import Ui

SET = "set"  # the name of the option, and of the row on the tray
_say = HostTexts("page")


def options_of(kind: type[Game]) -> list[Option]:
    """Return the options of a match of a game: its die set, if there is a choice, and its own options."""
    choice = [Option(SET, kind.standard_set(), kind.sets)] if len(kind.sets) > 1 else []
    return [*choice, *(option for option in kind.OPTIONS if option.kind != OF_SEATS)]


def chosen_of(game: Game, set_name: str) -> dict[str, str | int]:
    """Return the values of the options of a match; `set_name` is "" for the game's standard die set."""
    choice = {SET: set_name or game.standard_set()} if len(game.sets) > 1 else {}
    return {**choice, **{option.name: game.options[option.name] for option in game.OPTIONS if option.kind != OF_SEATS}}


class ViewedMatch(Protocol):
    """The parts of a match that a view needs, on this tray or on a followed one."""

    @property
    def game(self) -> Game: ...

    @property
    def profile(self) -> Profile: ...

    @property
    def can_undo(self) -> bool: ...

    @property
    def undone(self) -> int: ...


def player_names(profile: Profile, virtual: Set[int] = frozenset()) -> list[str]:
    """Return the names of the players for the page, in seating order. Players without a name are named by button.

    A single person without a name is "You". `virtual` are the seat buttons of virtual people, who play with real dice.
    """
    people = [player for player in profile.seats if not player.bot and player.button not in virtual]
    alone = people[0] if len(people) == 1 else None
    return [you() if player is alone and not player.name else name_of(player) for player in profile.seats]


def match_view(
    match: ViewedMatch | None,
    sit: str | int = "table",
    refused: dict[str, str] | None = None,
    moves: list[int] | None = None,
    open_hand: int = -1,
    virtual: Set[int] = frozenset(),
    are_racks_open: bool = False,
    elsewhere: Mapping[int, str] | None = None,
) -> JsonObject | None:
    """Return the match as JSON values for a tab at `sit` ("table", "onlooker" or a seat button 0-5).

    `refused` is the last refusal on the page, {"line", "rule", "words"}, or None. `moves` are those of the round so
    far, for games whose table needs them. `open_hand` is the seat that has allowed the tray to show its hidden hand, or
    -1; with `are_racks_open` everybody sees all hands. `elsewhere` has the screens of the seats that the whole table
    may not play, see `OnTable`.
    """
    if match is None:
        return None
    game = match.game
    screens = elsewhere if elsewhere and sit == "table" else {}
    seats = [_seat(match, seat, sit, open_hand, virtual, are_racks_open, screens) for seat in range(game.seats)]
    is_mine = game.turn >= 0 and seats[game.turn]["mine"] and seats[game.turn]["seen"]
    view: dict[str, object] = {
        "game": game.name,
        "hand": game.hand + 1,
        "options": chosen_of(game, match.profile.set),
        **_facts(match),
        "moves": [words_of(game, move) for move in game.choices()] if is_mine else [],
        "bluffs": bluffs(game) if is_mine else {},
        "seats": seats,
        # Nobody knows which real die is which.
        "board": board_view(game, moves or [], b"" if match.profile.real else sides_for(game, match.profile.set)),
        "refused": refused if is_mine or not game.hides else None,
        "ended": None,
        "evening": [],
        "day": None,
    }
    say_match(view, sit, game.has_hands)
    return view


def bluffs(game: Game) -> dict[str, str]:
    """Return the bluffs that the seat to play can make (C8, D8): played face or tile -> one that would match."""
    if game.phase not in (PH_MOVE, PH_DRAWN, PH_REROLLED):
        return {}
    name = tile_name if game.tiles else face_name
    plays = {game.args(move)[0] for move in game.choices() if move_verb(move) == PLAY}
    return {name(played): name(game.bluff_of(played)) for played in plays if game.bluff_of(played) >= 0}


def _facts(match: ViewedMatch) -> dict[str, object]:
    """Return the parts of a view that everybody sees, besides hands and board."""
    game = match.game
    return {
        "real": match.profile.real,
        "undo": match.can_undo,
        "redo": match.undone >= 0,
        "direction": game.direction,
        "phase": PHASES[game.phase],
        "turn": game.turn if game.turn >= 0 else None,
        "over": game.over,
        "winners": game.winners(),
        "low": game.low_wins(game.options),
        "bag": game.left_to_draw(),
        "starter": game.starter,
        "uno": [seat for seat in range(game.seats) if game.may_call_uno(seat)],
        "catch": catch if (catch := game.to_catch()) >= 0 else None,
        "stakes": list(game.stakes()),
    }


def words_of(game: Game, move: int) -> str:
    """Return a move as records write it, without its seat: "play r7 8"."""
    return format_line(game, move).split(" ", 1)[1]


def _seat(
    match: ViewedMatch,
    seat: int,
    sit: str | int,
    open_hand: int,
    virtual: Set[int],
    is_open: bool,
    screens: Mapping[int, str],
) -> dict[str, object]:
    game = match.game
    player = match.profile.seats[seat]
    is_virtual = player.button in virtual
    screen = screens.get(player.button, "")
    if screen:
        sit = "onlooker"
    mine = not player.bot and not is_virtual and (sit == "table" or sit == player.button)
    seen = is_open or not game.hides or may_see(match, seat, sit, open_hand)
    return {
        "seat": seat,
        "button": player.button,
        "name": player_names(match.profile, virtual)[seat],
        "bot": "person" if is_virtual else player.bot,
        "young": player.young and not player.bot,
        "character": player.character.name if player.bot else "",
        "dice": hand_view(game, seat, seen),
        "seen": seen,
        "score": game.scores[seat],
        "next": game.turn >= 0 and seat == game.next_seat(game.turn),
        "mine": mine,
        "screen": screen,
    }


def may_see(match: ViewedMatch, seat: int, sit: str | int, open_hand: int) -> bool:
    """Return whether a tab at `sit` may see the hidden hand of a seat.

    The seat's own tab may. The whole table may if there is only one person, or if the seat has confirmed on the tray
    that nobody else is looking.
    """
    player = match.profile.seats[seat]
    if player.bot:
        return False
    if sit != "table":
        return sit == player.button
    people = [other for other in match.profile.seats if not other.bot]
    return len(people) == 1 or seat == open_hand


def ending_view(match: Match, view: JsonObject) -> JsonObject | None:
    """Return the view of the end of a match's last round, or None. `view` is that of the match for the same tab.

    `points` maps the id of each die or tile in a hand to its points, {} if rounds are counted instead of points.
    `gains` are the points that each seat got, `won` tells whether the viewer won the round, and `words` who won it.
    """
    game = match.ended_game()
    if game is None:
        return None
    counts_hands = game.counts_hands(game.options)
    gains = [after - before for after, before in zip(match.game.scores, game.scores, strict=True)]
    best = _winner(game, gains)
    return {
        "points": {} if counts_hands else {str(held): game.value_of(held) for hand in game.hands for held in hand},
        "gains": gains,
        "won": best >= 0 and bool(view["seats"][best]["mine"]),
        "words": _hand_words(game, gains, view["seats"][best]) if best >= 0 else _say("hand-drawn"),
    }


def _winner(game: Game, gains: list[int]) -> int:
    """Return the seat that won the round: it went out, or has the lowest rack of a blocked round. -1 for a draw."""
    if [] in game.hands:
        return game.hands.index([])
    return gains.index(max(gains)) if max(gains) > 0 else -1


def _hand_words(game: Game, gains: list[int], seat: JsonObject) -> str:
    is_you, name, points = seat["said"]["you"], seat["name"], str(gains[seat["seat"]])
    if game.low_wins(game.options) or game.counts_hands(game.options):
        return _say("hand-out-you") if is_you else _say("hand-out", name=name)
    return _say("hand-won-you", points=points) if is_you else _say("hand-won", name=name, points=points)


def _shown(ui: Ui | None) -> Any:
    """Return the tray's screen that shows a challenged rack, or None."""
    return ui.screen if ui is not None and ui.screen.kind == "shown" else None


def shows_rack(ui: Ui | None) -> bool:
    """Return whether the tray shows a challenged rack."""
    return _shown(ui) is not None


def rack_asks(ui: Ui | None, *, is_hidden: bool) -> JsonObject:
    """Return the view of a challenged rack: its player and the verdict; if it `is_hidden`, only who looks at it."""
    screen = _shown(ui)
    if ui is None or ui.match is None or screen is None:
        return {}
    names = player_names(ui.match.profile)
    who, whose = names[screen.viewer], names[screen.challenged]
    if is_hidden:
        return {"screen": "others", "asks": [_say("ask-rack-of-others", name=who, other=whose), ""]}
    return {"asks": [_say("ask-rack", name=whose), screen.verdict]}


def uncover_rack(view: JsonObject, ui: Ui | None) -> None:
    """Add the tiles of the challenged rack to the view of a match, without those drawn since the challenge."""
    screen = _shown(ui)
    if ui is None or ui.match is None or screen is None:
        return
    game = ui.match.game
    known, hidden = hand_view(game, screen.challenged, True), hand_view(game, screen.challenged, False)
    held = game.hands[screen.challenged]
    seen = [known[at] for at in range(len(held)) if held[at] in screen.items]
    view["seats"][screen.challenged]["dice"] = seen + hidden[len(seen) :]
