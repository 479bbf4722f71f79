"""Hints: the move that the strongest bot would make for the seat to play. Each tick computes a part of a hint."""

from tray24.compat import const
from tray24.match.bots import bots
from tray24.match.chance import Chance

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tray24.match.match import Match
    from tray24.ui.match.play_screen import PlayScreen
    from tray24.ui.toolkit.texts import Texts
    from tray24.ui.ui import MatchUi

    _Why = tuple[str, int | tuple[int, ...]]

_ADVICE_MS = const(9000)  # enough to find and mark some dice; a key ends it sooner
_PER_POINT = const(64)
_MIN_LOSS = const(7)  # a tenth of a point


def has_hints(ui: "MatchUi", seat: int) -> bool:
    """Return True if the player at a seat of the running match gets hints of the best move.

    The setting `hints` must be "best". If several people play, none of them may have answered "no" to hints, and this
    player must have answered "yes".
    """
    if ui.settings["hints"] != "best":
        return False
    match = ui.match
    answers = [get_consent(ui, other) for other in range(match.game.seats) if not match.get_bot(other)]
    return len(answers) < 2 or ("no" not in answers and get_consent(ui, seat) == "yes")


def get_consent(ui: "MatchUi", seat: int) -> str:
    """Return what the person at a seat answers to hints: "no", "others" (only others may get them) or "yes"."""
    return ui.settings["advice%d" % ui.get_seat_number(seat)]


def compute_hint(match: "Match") -> "Generator[None, None, tuple[int, _Why, Sequence[tuple[int, int]]]]":
    """Return the best move of the seat to play, its reason, and the values of all moves.

    The hint uses only what the player knows. The reason has the form that `explain_move` of tray24.match.bots.reasons
    returns; ("", -1) stands for no reason. The values are those of `evaluate_moves` of the same module: tuples (move,
    value), in 64ths of a point. This generator yields often, so that the computation takes several ticks.
    """
    game = match.game
    sides = b"" if match.profile.real else match.sides
    from tray24.match.bots.reasons import evaluate_moves, explain_move

    values = yield from evaluate_moves(game, sides)
    if values:
        move = max(values, key=lambda each: each[1])[0]
        return move, (yield from explain_move(game, sides, move)), values
    # A separate Chance decides between equal moves, so that hints do not change the next dice.
    move = yield from bots.choose_move(game, bots.find_strongest(game.name), Chance(len(match.marks)), sides)
    return move, ("", -1), values


def describe_hint(play: "PlayScreen", move: int, reason: "_Why", values: "Sequence[tuple[int, int]]") -> str:
    """Return the text of a hint for `move`: the move, and its `reason` or its gain over the next best move.

    The arguments after `play` are the result of `compute_hint`.
    """
    say = play.ui.say
    text = play.game_screen.describe_hint(move)
    if reason[0]:
        return say("advice", words=explain_choice(play, text, reason))
    other_values = [value for other, value in values if other != move]
    if other_values:
        gain = max([value for _, value in values]) - max(other_values)
        if gain >= _MIN_LOSS:
            text = say("advice_gain", words=text, points=_format_points(say, gain))
    return say("advice", words=text)


def explain_choice(play: "PlayScreen", text: str, reason: "_Why") -> str:
    """Return `text`, the text of a move, with the text of its reason.

    `reason` is the reason, as `explain_move` in tray24.match.bots.reasons returns it.
    """
    say = play.ui.say
    key, subject = reason
    if isinstance(subject, tuple):
        box, points, chance = subject
        reason_text = say(key, box=say("box_" + play.ui.match.game.boxes[box]), points=points, chance=chance)
    else:
        reason_text = say(key, name=play.ui.get_seat_name(subject)) if subject >= 0 else say(key)
    return say("advice_why", words=text, why=reason_text)


def _format_points(say: "Texts", value: int) -> str:
    """Return `value`, in 64ths of a point, as points with one decimal."""
    return say("decimal", whole=value // _PER_POINT, tenths=value % _PER_POINT * 10 // _PER_POINT)


def format_cost(say: "Texts", values: "Sequence[tuple[int, int]]", moves: "Sequence[int]") -> str:
    """Return by how many points the best of `moves` is worse than the best of all moves, as text such as "-2.3".

    `values` has (move, value) of all moves. Return "" if there is no difference, or if `values` has none of `moves`.
    """
    from tray24.match.bots.reasons import compute_regret

    loss = compute_regret(values, moves)
    return "-" + _format_points(say, loss) if loss >= _MIN_LOSS else ""


class HintSearch:
    """The computation of a hint for the current choice. A hint is shown, never entered.

    `pending` is True while a hint for the current choice may still come; `hint` is its text, or "". `values` has (move,
    value) of all moves of the current choice, once they are known. `costs` maps items that can be chosen now to text
    such as "-2.3": the points by which an item is worth less than the best move. Items as good as the best move are
    missing.
    """

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self.pending = False
        self.hint = ""
        self._slices = None
        self.values: Sequence[tuple[int, int]] = ()
        self.costs: dict[int, str] = {}
        self._priced_state = None  # the items and marks that `costs` belongs to
        self._unpriced_items: list[int] = []  # items without a cost yet

    def start(self) -> None:
        """Prepare the computation of a hint for a new choice, and forget the previous hint."""
        self._slices = None
        self.values = ()
        self.costs = {}
        self._priced_state = None
        self.hint = ""
        self.pending = True

    def tick(self, now_ms: int) -> None:
        """Compute a part of the hint, and show the hint once it is known."""
        if self._slices is None:
            self._slices = compute_hint(self.play.ui.match)
        try:
            next(self._slices)
        except StopIteration as stop:
            self._slices = None
            self.pending = False
            self._show_hint(now_ms, *stop.value)

    def _show_hint(self, now_ms: int, move: int, reason: "_Why", values: "Sequence[tuple[int, int]]") -> None:
        """Show the best move and its reason as a message, and select the next item of this move."""
        play = self.play
        self.values = values
        self.hint = describe_hint(play, move, reason, values)
        play.show_message(self.hint, now_ms, _ADVICE_MS)
        if not (play.choice and play.choice.chosen):
            play.select_item(play.get_next_item(move))
            play.ui.request_lights()

    def compute_cost(self) -> None:
        """Compute the cost of one more item, and add it to `costs`, unless all costs are known.

        The cost is the number of points by which the item is worth less than the best move.
        """
        play = self.play
        choice = play.choice
        if not choice or not choice.moves or self.has_all_costs():
            return
        game_screen = choice.game_screen
        state = self._get_state()
        if state != self._priced_state:
            self._priced_state = state
            self._unpriced_items = list(play.items)
            self.costs = {}
        item = self._unpriced_items.pop()
        move = game_screen.get_marked_move(item)
        moves = (move,) if move >= 0 else game_screen.filter_moves(item, len(choice.chosen))
        cost = format_cost(play.ui.say, self.values, moves)
        if cost:
            self.costs[item] = cost
            play.request_redraw(lights=False)

    def has_all_costs(self) -> bool:
        """Return True once `compute_cost` has computed the costs of all items that can be chosen now.

        The cost of an item is the number of points by which it is worth less than the best move.
        """
        return self._priced_state == self._get_state() and not self._unpriced_items

    def _get_state(self) -> "tuple[Sequence[int], tuple[int, ...]]":
        choice = self.play.choice
        return self.play.items, tuple(choice.game_screen.marked) if choice else ()

    def show_loss(self, move: int, now_ms: int) -> None:
        """Show how much less an entered move was worth than the best move.

        Do nothing if no hint was computed for this choice.
        """
        if not self.values:
            return
        from tray24.match.bots.reasons import compute_regret

        loss = compute_regret(self.values, (move,))
        if loss >= _PER_POINT:
            play = self.play
            key = "advice_lost_tiles" if play.ui.match.game.tiles else "advice_lost"
            say = play.ui.say
            text = say(key, points=_format_points(say, loss))
            message = play.message if play.message_ends_ms is not None else ""
            play.show_message(say.join_sentences((message, text) if message else (text,)), now_ms)
