"""The effects of moves and deals on seats, such as dice to draw, a lost turn, another direction of play.

The messages on the display, the banner on the page of a tray, and the log use this module, so that they say the same.
Effects are derived from the positions before and after a move or deal: a kind that no longer affects any seat, such as
a skip with the last die, has no effect. Constants are read from their modules: each name that is imported takes heap.
"""

from tray24.compat import const
from tray24.rules import faces, moves, shedding

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.rules.core import Game
    from tray24.rules.moves import Deal, MoveOrDeal
    from tray24.rules.shedding import SheddingGame

    _Snapshot = tuple[int, int, int, bytes, int]
    _Effect = tuple[str, int, int, int]

    class _UnoGame(SheddingGame):
        """A game with UNO, for type checkers only. It adds attributes that only games of tiles have."""

        active: int  # the kind whose effect is pending
        near: Sequence[int]  # the FIT bits that each arm accepts


def capture_snapshot(game: "Game") -> "_Snapshot":
    """Return the parts of a position that `find_effect` later compares with the position after a move or deal."""
    return game.phase, game.direction, game.after, bytes(game.list_hand_sizes()), game.count_dice_on_table()


def find_effect(game: "Game", line: "MoveOrDeal", snapshot: "_Snapshot") -> "_Effect | None":
    """Return the effect of the move or deal just applied as (key, seat, by, count), or None.

    `snapshot` is what `capture_snapshot` returned before `line` was applied. `seat` is the seat affected (-1: all),
    `by` the seat that caused the effect, `count` the number of dice to draw. Keys: uno: calls UNO; caught: forgot to
    call; skip: loses the turn; turn: the direction changes; one, two, four: draws for a D1, D2, WD4 and loses the turn;
    bluff, fair: draws after a challenge; stuck: no die fits; swept: all dice go back; closed: an arm is closed; dead:
    all arms are closed; blocked: no seat can play.
    """
    if not game.has_uno:
        return None
    count = 0  # of dice to draw, or taken from the back of a line
    if game.wait == moves.D_DRAW:
        count = game.due
    elif game.wait == moves.D_ROLL:
        count = max(0, len(game.rolling) - snapshot[3][game.served])
    find: Callable[..., _Effect | None] = _find_move_effect if isinstance(line, int) else _find_deal_effect
    return find(game, line, snapshot, count)


def _find_move_effect(game: "_UnoGame", move: int, snapshot: "_Snapshot", count: int) -> "_Effect | None":
    verb = move >> 16 & 255
    seat = move >> 24
    if verb == moves.UNO:
        return "uno", seat, seat, 0
    if verb == moves.CATCH:
        return "caught", move & 255, seat, count
    if verb == moves.PLAY or verb == moves.COLOR:
        return _find_kind_effect(game, move, snapshot, count) or (
            _find_table_effect(game, move, snapshot) if verb == moves.PLAY else None
        )
    if verb == moves.ACCEPT:
        return "four", seat, (seat - game.direction) % game.seats, count
    if verb == moves.CHALLENGE and game.wait != moves.D_VERDICT:
        return _find_challenge_effect(game, seat, count)
    if verb == moves.PASS and game.turn < 0:
        return "dead" if snapshot[0] == moves.PH_REOPEN else "blocked", -1, seat, 0
    return None


def _find_challenge_effect(game: "_UnoGame", challenger: int, count: int) -> "_Effect":
    """Return the effect of a challenge by `challenger`: the challenger or the player of the WD4 draws (C8, D8)."""
    player = (challenger - game.direction) % game.seats
    return ("fair", challenger, player, count) if game.served == challenger else ("bluff", player, challenger, count)


def _find_kind_effect(game: "_UnoGame", move: int, snapshot: "_Snapshot", count: int) -> "_Effect | None":
    """Return the effect of the kind that was played, such as a skip, or None if it has no effect.

    `move` is the PLAY of a die or tile, or the COLOR that names the color of a wild. `count` is the number of dice to
    draw.
    """
    seat = move >> 24
    if game.turn < 0:
        if game.wait and (game.after == shedding.AFTER_PENALTY or (count and game.after == shedding.AFTER_LAST)):
            return _get_draw_key(game, move) if count else "skip", game.served, seat, count
    elif game.phase == game.turn_phase:
        if game.direction != snapshot[1]:
            return "turn", -1, seat, 0
        next_seat = (seat + game.direction) % game.seats
        # B3: the seat that names the color of a starting wild also begins
        is_start = snapshot[0] == moves.PH_COLOR and snapshot[2] == shedding.AFTER_START
        if game.turn == (next_seat + game.direction) % game.seats and not is_start:
            return "skip", next_seat, seat, 0
    return None


def _get_draw_key(game: "_UnoGame", move: int) -> str:
    """Return the key of the effect of a move that makes a seat draw: one, two or four, for D1, D2 and WD4."""
    kind = game.active if game.tiles else game.decode_args(move)[0] & 31
    if move >> 16 & 255 == moves.COLOR and not game.tiles:
        return "four"
    return {faces.D1: "one", faces.D2: "two"}.get(kind, "four")


def _find_table_effect(game: "_UnoGame", move: int, snapshot: "_Snapshot") -> "_Effect | None":
    """Return the effect of a play on the table: arms are closed (D12), or dice go back to the bag (B11)."""
    seat = move >> 24
    if game.tiles:
        tile, marking, _ = game.decode_args(move)
        if faces.MARKINGS[2 * tile + 1 - marking] == faces.DE and snapshot[3][seat] > 1:
            return "closed" if any(game.near) else "dead", -1, seat, 0
    elif game.turn >= 0 and game.count_dice_on_table() < snapshot[4]:
        return "swept", -1, seat, 0
    return None


def _find_deal_effect(game: "_UnoGame", deal: "Deal", snapshot: "_Snapshot", count: int) -> "_Effect | None":
    """Return the effect of a deal: of a verdict, of a roll without a fitting die, of a starting die."""
    verb, seat, _ = deal
    if verb == moves.D_VERDICT:
        return _find_challenge_effect(game, game.back_turn, count)
    has_passed = game.turn >= 0 and game.turn != seat
    if verb == moves.D_ROLL and snapshot[2] == shedding.AFTER_HAND and has_passed:
        return "stuck", seat, seat, 0
    if verb != moves.D_DRAW or snapshot[2] != shedding.AFTER_DEAL or game.tiles:
        return None
    starter = game.starter
    left = (starter + 1) % game.seats
    if game.after == shedding.AFTER_START and count:
        return "two", left, starter, count
    if game.phase != game.turn_phase:
        return None
    if game.direction < 0:
        return "turn", -1, starter, 0
    return ("skip", left, starter, 0) if game.turn != left else None
