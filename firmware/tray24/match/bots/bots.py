"""The bots: their names, their UNO calls and catches, and their choice of a move.

A bot never uses the dealer's random generator, so its decisions do not change the dice. The bot `random` plays every
game. For the other bots a game has a module `bot` with one of these:

- a class `Evaluator`, which evaluates moves from what the seat to play can see. Its methods are named after the
  strengths, such as `fair(move)`, and return a move's value: an int, because ints are the same on every machine. If
  there is a generator `prepare(moves)`, it runs before `sharp`.
- a generator `choose_move(game, sides, strength, *parts)`, which yields between slices of its work. `PARTS` lists the
  names of the game's other modules that are passed to it as `parts`.
"""

from tray24 import games
from tray24.compat import const
from tray24.match.bots.characters import STEADY, try_chance
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, PH_MOVE, PH_REROLLED, PLAY, UNO, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import TypeVar

    from tray24.match.bots.characters import Character
    from tray24.match.chance import Chance
    from tray24.rules.core import Game

    _T = TypeVar("_T")

RANDOM = "random"  # for tests and simulations: every game has it, but menus do not show it
NAMES = ("fair", "sharp", "expert", "gentle")  # of all games, in the order of menus: the first is seated first
_STRONGEST_FIRST = ("expert", "sharp")
_CHANCE_MARGIN = const(4)  # chance decides between moves whose values differ by less
_NONE = const(-(1 << 29))
OUT = const(1 << 20)  # the value of going out in games with open hands: higher than any other
CALLS_IN: tuple[int, ...] = (PH_MOVE, PH_REROLLED)  # phases in which a bot may call UNO before it plays


def list_bots(name: str) -> tuple[str, ...]:
    """Return the names of the bots of the game called `name`, as menus offer them."""
    return games.get_game_class(name).bots or (RANDOM,)


def find_strongest(name: str) -> str:
    """Return the name of the strongest bot of the game called `name`."""
    names = list_bots(name)
    for bot in _STRONGEST_FIRST:
        if bot in names:
            return bot
    return names[0]


def check_names(game: "Game | type[Game] | None", names: "Sequence[str]") -> None:
    """Raise RuleError if one of `names` is neither the name of a bot of `game` nor "" (a person).

    `game` is a game's class or a match; None accepts the bots of all games.
    """
    known = (NAMES if game is None else tuple(game.bots)) + (RANDOM,)
    for name in names:
        if name and name not in known:
            raise RuleError("", "no_bot", text=name, choices=known)


def choose_aside(game: "Game", names: "Sequence[str]", chance: "Chance", characters: "Sequence[Character]" = ()) -> int:
    """Return the UNO call or catch (B17) that a bot enters before play goes on, or -1 if no bot does.

    `names` are the bots' names by seat, "" for a person. `characters` are their characters by seat; () if all have the
    character STEADY.
    """
    catchable = game.catchable
    if catchable >= 0:
        character = characters[catchable] if characters else STEADY
        if names[catchable] and game.can_call_uno(catchable) and try_chance(character.belated, chance):
            return game.encode_move(UNO, seat=catchable)
        for seat in range(game.seats):
            if (
                seat != catchable
                and names[seat]
                and try_chance((characters[seat] if characters else STEADY).catches, chance)
            ):
                return game.encode_move(CATCH, catchable, seat=seat)
    seat = game.turn
    may_call = names[seat] and seat != catchable and game.phase in CALLS_IN and game.can_call_uno(seat)
    if may_call and _can_play(game) and try_chance((characters[seat] if characters else STEADY).calls, chance):
        return game.encode_move(UNO)
    return -1


def _can_play(game: "Game") -> bool:
    """Return True if the seat to play can play a die or tile.

    This stops at the first play, while `Game.list_playable` finds all.
    """
    for move in game.list_turn_moves():
        if decode_verb(move) == PLAY:
            return True
    return False


def choose_random(game: "Game", chance: "Chance") -> int:
    """Return one of the legal moves of the seat to play, chosen at random with equal probability."""
    moves = game.list_turn_moves()
    return moves[chance.randbelow(len(moves))] if len(moves) > 1 else moves[0]


def run_to_end(generator: "Generator[None, None, _T]") -> "_T":
    """Run a bot's generator to its end and return its result."""
    try:
        while True:
            next(generator)
    except StopIteration as end:
        return end.value


def choose_move(
    game: "Game", name: str, chance: "Chance", sides: bytes, character: "Character" = STEADY
) -> "Generator[None, None, int]":
    """Return the move of the seat to play that is best for the bot `name`; chance decides between equal moves.

    `sides` are the faces of all dice, six for each die. This generator yields after every few milliseconds of work on
    an RP2040, so that a slow machine can run it in slices.
    """
    if name == RANDOM:
        return choose_random(game, chance)
    module = games.get_part(game.name, "bot")
    yield  # the first import takes some milliseconds too
    if hasattr(module, "choose_move"):
        parts = []
        for part in module.PARTS:  # each import takes a millisecond or two
            parts.append(games.get_part(game.name, part))
            yield
        return (yield from module.choose_move(game, sides, name, *parts))
    moves = game.list_turn_moves()
    if len(moves) == 1:
        return moves[0]
    yield
    evaluator = module.Evaluator(game, sides, character)
    if name == "sharp" and hasattr(evaluator, "prepare"):
        yield from evaluator.prepare(moves)
    evaluate = getattr(evaluator, name)
    best = moves[0]
    best_value = _NONE
    for move in moves:
        value = evaluate(move) + chance.randbelow(_CHANCE_MARGIN)
        if value > best_value:
            best_value = value
            best = move
        yield
    return best


def choose_bot_move(
    game: "Game", names: "Sequence[str]", chance: "Chance", sides: bytes, characters: "Sequence[Character]" = ()
) -> "Generator[None, None, int]":
    """Return the move that a bot enters now, or -1 if no bot does. This generator yields between slices of work.

    `names` are the bots' names by seat, "" for a person. `characters` are their characters by seat; () if all have the
    character STEADY. `sides` are the faces of all dice, six for each die.
    """
    move = choose_aside(game, names, chance, characters)
    seat = game.turn
    if move < 0 and names[seat]:
        return (yield from choose_move(game, names[seat], chance, sides, characters[seat] if characters else STEADY))
    return move
