"""Matches between bots, played as fast as possible: without journal, undo and checks."""

from tray24.compat import const
from tray24.match.bots.bots import CALLS_IN, RANDOM, choose_aside, choose_move, run_to_end
from tray24.match.chance import deal_values

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.match.chance import Chance
    from tray24.rules.core import Game
    from tray24.rules.moves import MoveOrDeal


def play_match(
    game: "Game",
    names: "Sequence[str]",
    dealer: "Chance",
    bot_chance: "Chance",
    sides: bytes,
    on_line: "Callable[[MoveOrDeal], object] | None" = None,
) -> int:
    """Play `game` to its end with bots, and return the number of moves.

    `names` has a bot's name for each seat. `dealer` is the random generator for the dice, `bot_chance` the one for the
    bots. on_line(line) is called before each move or deal is applied, because its text depends on the position before.
    """
    move_count = 0
    has_uno = game.has_uno
    game.last_round = None
    while True:
        while game.wait:
            values = deal_values(game, dealer, sides)
            if on_line:
                on_line((game.wait, game.served, values))
            game.deal(values)
        seat = game.turn
        if seat < 0:
            return move_count
        move = -1
        # Cheap conditions first: a call or a catch is possible before few moves only.
        if game.catchable >= 0 or (has_uno and len(game.hands[seat]) == 2 and game.phase in CALLS_IN):
            move = choose_aside(game, names, bot_chance)
        if move < 0 and names[seat] == RANDOM:
            # This is `bots.choose_random` inlined.
            moves = game.list_turn_moves()
            move = moves[bot_chance.randbelow(len(moves))] if len(moves) > 1 else moves[0]
        elif move < 0:
            move = run_to_end(choose_move(game, names[seat], bot_chance, sides))
        if on_line:
            on_line(move)
        game.play(move)
        move_count += 1
