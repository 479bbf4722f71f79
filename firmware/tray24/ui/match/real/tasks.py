"""Deals and tasks in a match with real dice: entering deals, listing people's tasks, undoing what people entered."""

from tray24.compat import const
from tray24.match.match import Match
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNKNOWN
from tray24.rules.moves import D_DRAW, D_REVEAL, D_ROLL, D_START, D_VERDICT, DRAW, PLACE, decode_seat

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from tray24.rules.moves import Deal, MoveOrDeal
    from tray24.ui.ui import MatchUi

NOBODY = const(-1)
# Kinds of tasks, and the keys of their texts.
ALL_DRAW, ALL_DRAW_AND_ROLL, ALL_DRAW_TILES, DRAWS_MORE, DRAWS_AND_ROLLS = range(5)
DRAWS_TILES, ROLLS_ALL, BOTH_ROLL, ROLLS_FIVE, TAKES_BACK, GIVES_BACK = range(5, 11)
_TEXTS = ("all_draw", "all_draw_and_roll", "all_draw_tiles", "draws_more", "draws_and_rolls")
_TEXTS += ("draws_tiles", "rolls_all", "both_roll", "rolls_five", "takes_back", "gives_back")


def enter_dealer_lines(match: Match) -> None:
    """Enter the deals that need no person: draws of dice, and rolls of dice in a hand, whose faces stay unknown.

    The tray cannot know which of the equal dice in the bag was drawn, so it takes the dice with the lowest numbers.
    """
    game = match.game
    while game.wait == D_DRAW or (game.wait == D_ROLL and game.unknown_faces):
        if game.wait == D_DRAW:
            # A tile that only its holder sees has the number after all others.
            values = (game.ids,) * game.due if game.tiles else tuple(game.bag[: game.due])
        else:
            values = (UNKNOWN,) * game.due
        match.enter((game.wait, game.served, values))


# Tasks of people: tuples (kind, seat or NOBODY for all of them, count or 0).


def describe_task(ui: "MatchUi", task: tuple[int, int, int]) -> str:
    """Return the text that tells people what to do for `task`, a tuple (kind of task, seat, count)."""
    kind, seat, count = task
    return ui.say(_TEXTS[kind], name=ui.get_seat_name(seat) if seat >= 0 else "", count=count)


def list_tasks(ui: "MatchUi", verb: int, lines: "Sequence[MoveOrDeal]") -> list[tuple[int, int, int]]:
    """Return the tasks of people after a move with this verb (-1: a deal) and the `lines` applied with it.

    A task is (kind of task, seat or NOBODY for all seats, number of dice or 0).
    """
    game = ui.match.game
    draws = [line for line in lines if not isinstance(line, int) and line[0] == D_DRAW]
    if verb == DRAW or (game.wait == D_START and verb != PLACE):
        return []  # the screen asks for the drawn die itself
    found = []
    if len(draws) >= game.seats:
        # A hand is dealt: every seat draws the same number.
        rolls = [line for line in lines if not isinstance(line, int) and line[0] == D_ROLL]
        found.append((ALL_DRAW_AND_ROLL if rolls else ALL_DRAW, NOBODY, len(draws[0][2])))
        draws = draws[game.seats :]
    for _, seat, dice in draws:
        found.append((DRAWS_MORE if verb == PLACE else DRAWS_AND_ROLLS, seat, len(dice)))
    if game.wait == D_REVEAL:
        # B18: seats that never rolled roll now; draws have been announced.
        drawing_seats = [seat for _, seat, _ in draws]
        for line in lines:
            if not isinstance(line, int) and line[0] == D_ROLL and line[1] not in drawing_seats:
                found.append((ROLLS_ALL, line[1], 0))
    return found


def list_undo_tasks(
    ui: "MatchUi", old_counts: "Sequence[int]", new_counts: "Sequence[int]"
) -> list[tuple[int, int, int]]:
    """Return the tasks of people after an undo: to take dice back into a hand, or to return dice from a hand.

    `old_counts` and `new_counts` have the number of dice in each hand before and after the undo.
    """
    found = []
    for seat in range(len(old_counts)):
        change = new_counts[seat] - old_counts[seat]
        if change > 0 or (change and ui.match.game.bag):  # without a bag they return to the line's slots
            found.append((TAKES_BACK if change > 0 else GIVES_BACK, seat, abs(change)))
    return found


# Undo of what people entered.


def _find_entering_seat(match: Match, verb: int, seat: int) -> int:
    """Return the seat whose player has entered a deal, or NOBODY if anybody may have entered it.

    `verb` and `seat` are those of the deal. The challenged player, for example, enters the verdict on a WD4.
    """
    if verb == D_START:
        return match.game.starter
    first_line = match.since[0]
    if verb == D_VERDICT and isinstance(first_line, int):
        return (decode_seat(first_line) - match.game.direction) % match.game.seats  # the player of the challenged WD4
    return seat


def find_entered(match: Match) -> int:
    """Return the index in `match.since` of the last deal that people entered: the next undo takes back this deal.

    `match.since` lists the last move, if there is one, and the deals after it. Return -1 if people have entered no deal
    since that move: the next undo then takes back the move itself. Deals that virtual people entered are skipped if
    anything else can be undone.
    """
    if match.virtual:
        at = _find_last_entered(match, match.virtual)
        if at >= 0 or match.can_undo:
            return at
    return _find_last_entered(match, ())


def _find_last_entered(match: Match, virtual_seats: "Container[int]") -> int:
    """Return the index in `match.since` of the last deal that people entered since the last move, or -1.

    Skip deals entered by the seats `virtual_seats`.
    """
    lines = match.since
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        if isinstance(line, int):
            break
        verb, seat, values = line
        if verb == D_DRAW:
            # D2: a person has entered the draw of a single tile after those dealt.
            previous_line = lines[at - 1]
            is_entered = (
                len(values) == 1
                and match.game.tiles
                and not isinstance(previous_line, int)
                and previous_line[0] == D_DRAW
            )
        else:
            is_entered = verb != D_ROLL or UNKNOWN not in values
        if is_entered and _find_entering_seat(match, verb, seat) not in virtual_seats:
            return at
    return -1


def undo_entered(ui: "MatchUi") -> "Deal | None":
    """Undo the last deal that people entered, if no move follows it. Return this deal, or None if there is none.

    Only a move can be undone, together with all deals after it. So the move is undone, and the deals before the one to
    undo are entered again. If no seat has moved yet, the match restarts. Raise RuleError if the match's file cannot be
    written.
    """
    match = ui.match
    at = find_entered(match)
    if at < 0:
        return None
    lines = match.since
    if isinstance(lines[0], int):
        match.undo()
    else:
        virtual_seats = match.virtual
        try:
            ui.match = match = Match(match.profile, match.files, match.on_line, overwrite=True)
        except OSError as error:
            raise RuleError("", "match_not_saved", reason=str(error)) from None
        match.virtual = virtual_seats
    for line in lines[:at]:
        match.enter(line)
    return lines[at]  # pyright: ignore[reportReturnType]  # a line of the dealer, as `find_entered` says
