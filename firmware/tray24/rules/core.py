"""The contract that all games share: who is awaited, legal lines, apply, save, describe. No chance, no clock, no I/O.

A seat's line is one int (a *move*): ``seat << 24 | verb << 16 | arg``. A dealer's line is a tuple
``(verb, seat, values)``. Text for both lives in `notation`; numbers such as B16 are rules of the project's rule pages.

Two doors: `Game.enter` checks a line and refuses it with a `RuleError` that leaves the state untouched;
`Game.play` and `Game.deal` apply without looking, for bots and dealers that only choose what is legal.

Why a line is refused is in `refusals`, descriptions of positions are in `position`.
"""

from tray24.compat import const
from tray24.rules.faces import D1, KINDS

DEALER = const(-1)

# Verbs of seats.
PLACE = const(0)
ROLL = const(1)
KEEP = const(2)
PLAY = const(3)
DRAW = const(4)
PASS = const(5)
COLOR = const(6)
UNO = const(7)
CATCH = const(8)
REROLL = const(9)
SCORE = const(10)
ZERO = const(11)
ACCEPT = const(12)
CHALLENGE = const(13)
GIVE = const(14)
LEAD = const(15)
REOPEN = const(16)
VERBS = ("place", "roll", "keep", "play", "draw", "pass", "color", "uno", "catch", "reroll", "score", "zero")
VERBS += ("accept", "challenge", "give", "lead", "reopen")

# Verbs of the dealer; 0 while a seat is awaited.
D_ROLLOFF = const(1)
D_FIRST = const(2)
D_DRAW = const(3)
D_ROLL = const(4)
D_START = const(5)
D_REVEAL = const(6)
D_VERDICT = const(7)
D_UNDO = const(8)
DEALER_VERBS = ("", "rolloff", "first", "draw", "roll", "start", "reveal", "verdict", "undo")

# Phases. Those in which the dealer is awaited carry the number of the awaited verb; D_FIRST has none of its own.
PH_PLACE = const(9)
PH_CHOOSE = const(10)
PH_MOVE = const(11)
PH_DRAWN = const(12)
PH_REROLLED = const(13)
PH_COLOR = const(14)
PH_CHALLENGE = const(15)
PH_GIVE = const(16)
PH_LEAD = const(17)
PH_REOPEN = const(18)
PH_SCORE = const(19)
PH_OVER = const(20)
PHASES = DEALER_VERBS + ("place", "choose", "move", "drawn", "rerolled", "color", "challenge")
PHASES += ("give", "lead", "reopen", "score", "over")

# Kinds of an argument: how many bits it takes in a move. Their texts are in `notation`.
SLOT = const(5)
FACE = const(8)
HUE = const(3)
SEAT = const(4)
POSITIONS = const(9)  # a bit mask of five dice
BOX = const(10)
TILE = const(7)
MARK = const(1)  # which marking of the tile before it
ARM = const(6)  # also the order of a doublet on the table

FORMAT = const(2)  # of saved positions


class RuleError(ValueError):
    """A line, position or option that is refused. `rule` is the rule's number or "", `words` say what would be right."""

    def __init__(self, rule, words):
        super().__init__(rule + ": " + words if rule else words)
        self.rule = rule
        self.words = words


def move_seat(move):
    """The seat that enters `move`."""
    return move >> 24


def move_verb(move):
    """The verb of `move`, an index into `VERBS`."""
    return move >> 16 & 255


def move_arg(move):
    """The packed arguments of `move`; the game's `ARGS` says which."""
    return move & 65535


def decimal(text):
    """Return the number written as `text`, without sign or leading zero; -1 if it is none of at most ten digits."""
    if 0 < len(text) < 11:
        try:
            number = int(text)
        except ValueError:
            return -1
        # Quicker on a Pico than a look at each letter: int() takes blanks, signs, zeros and more.
        if number >= 0 and str(number) == text:
            return number
    return -1


def option_value(spec, given):
    """The value of an option from text, int or bool: an int for a range, one of the names otherwise.

    `spec` is one entry of a game's `OPTIONS`: (name, default, names or None). RuleError when `given` is out of range.
    """
    name, _, names = spec
    text = str(int(given)) if isinstance(given, (bool, int)) else str(given)
    if names:
        if text in names:
            return text
        raise RuleError("", "option " + name + "=" + text + " is unknown: give " + " or ".join(names))
    if 1 <= decimal(text) <= 9999:
        return decimal(text)
    raise RuleError("", "option " + name + "=" + text + " is out of range: give a number from 1 to 9999")


class Game:
    """One match of one game.

    `turn` is the seat that is to choose, or DEALER (-1) while the dealer is awaited and when the match is over. While
    the dealer is awaited, `wait` is the verb, `served` its seat (or -1), `due` how many values it takes and `rolling`
    the ids of the dice it rolls.
    """

    name = ""
    min_seats = 2
    max_seats = 6
    ids = 24  # of dice (tiles), from 0
    boxes = ()  # names of what `score` takes
    kinds = ()  # the kinds on its dice or tiles (rules: "Words and notation")
    OPTIONS = ()
    ARGS = {}  # verb: kinds of its arguments
    unknown_faces = True  # whether a roll may hold "?"
    tiles = False  # whether it is played with tiles: then the dealer names tiles, not faces
    # What a saved position holds, in order; the games add theirs.
    BYTES = ("phase", "turn", "direction", "starter", "wait", "served", "due", "after")
    number = 0  # of the game, in a saved position

    def __init__(self, seats, options=None):
        if not isinstance(seats, int) or not isinstance(options or {}, dict):
            raise RuleError("", "seats must be a number, options a dictionary")
        if not self.min_seats <= seats <= self.max_seats:
            raise RuleError("", "%s takes %d to %d seats, not %d" % (self.name, self.min_seats, self.max_seats, seats))
        self.seats = seats
        self.options = {}
        given = dict(options or {})
        for spec in self.OPTIONS:
            value = option_value(spec, given.pop(spec[0], spec[1]))
            self.options[spec[0]] = value
            # Inside, a named option is the index of its name.
            setattr(self, spec[0], spec[2].index(value) if spec[2] else value)
        for name in given:
            raise RuleError("", self.name + " has no option " + str(name))
        self.scores = [0] * seats
        self.direction = 1
        self.starter = 0
        self.hand = 0
        self.turn = DEALER
        self.served = DEALER
        self.wait = 0
        self.due = 0
        self.after = 0
        self.rolling = ()
        self.catchable = DEALER
        self.called = DEALER
        self.contenders = list(range(seats))
        self.phase = D_ROLLOFF

    # Asking the dealer, and who starts (B1).

    def _ask(self, verb, served, due):
        self.wait = verb
        self.phase = verb
        self.turn = DEALER
        self.served = served
        self.due = due

    def _ask_rolloff(self, contenders):
        self.contenders = contenders
        self._ask(D_ROLLOFF, DEALER, len(contenders))

    def _rolloff(self, values):
        """B1: the highest number starts; no number counts below 0; those tied for highest roll again."""
        numbers = [face & 31 if face & 31 < 10 else -1 for face in values]
        best = max(numbers)
        tied = [self.contenders[i] for i in range(len(numbers)) if numbers[i] == best]
        if len(tied) == 1:
            self.first(tied[0])
        else:
            self._ask_rolloff(tied)

    def first(self, seat):
        """The roll-off is decided, or the table says who starts."""
        self.starter = seat
        self._begin_hand()

    # The two doors.

    def enter(self, line):
        """Checks a line of either kind and applies it. RuleError says why not; then nothing has changed."""
        if isinstance(line, int):
            self.check(line)
            self.play(line)
        else:
            self.check_deal(line)
            if line[0] == D_FIRST:
                self.first(line[1])
            else:
                self.deal(line[2])

    def legal(self):
        """The moves that seats may enter now, sorted; empty only while the dealer is awaited or the match is over."""
        return sorted(self.choices() + self.asides()) if self.turn >= 0 else []

    def asides(self):
        """The moves of `legal` that may come in between: UNO calls and catches."""
        return []

    def check(self, move):
        """RuleError when `move` is not legal now."""
        if move not in self.legal():
            from tray24.rules.refusals import refusal  # a circle: core, refusals

            raise refusal(self, move)

    def check_deal(self, line):
        """RuleError when the dealer's line is not the one awaited, or its values cannot be."""
        from tray24.rules.refusals import check_deal  # a circle: core, refusals

        check_deal(self, line)

    def awaited(self):
        """The beginning of the awaited dealer's line, such as ``* roll 2``; "" while a seat is awaited or over."""
        if self.turn >= 0 or self.phase == PH_OVER:
            return ""
        text = "* " + DEALER_VERBS[self.wait]
        return text + " %d" % self.served if self.served >= 0 else text

    # Results.

    @property
    def over(self):
        """True when the match is finished."""
        return self.phase == PH_OVER

    def winners(self):
        """The seats that have won, ascending; [] while the match runs."""
        if self.phase != PH_OVER:
            return []
        best = self._best_score()
        return [seat for seat in range(self.seats) if self.scores[seat] == best]

    def _best_score(self):
        return max(self.scores)

    def hands_done(self):
        """The number of finished hands."""
        return self.hand + (self.phase == PH_OVER)

    # Positions as bytes and as words.

    def save(self):
        """The whole position as bytes (all games: well under 300), to be given to `restore` or `rules.from_bytes`."""
        out = bytearray((FORMAT, self.number, self.seats))
        for spec in self.OPTIONS:
            _put_word(out, getattr(self, spec[0]))
        for field in self.BYTES:
            out.append(getattr(self, field) & 255)
        _put_word(out, self.hand)
        for points in self.scores:
            _put_word(out, points)
        out.append(sum([1 << seat for seat in self.contenders]))
        self._save(out)
        return bytes(out)

    def restore(self, data):
        """Takes back what `save` gave, for the same game, seats and options."""
        at = 3
        for spec in self.OPTIONS:
            setattr(self, spec[0], data[at] | data[at + 1] << 8)
            at += 2
        for field in self.BYTES:
            number = data[at]
            setattr(self, field, number - 256 if number > 127 else number)
            at += 1
        self.hand = data[at] | data[at + 1] << 8
        for seat in range(self.seats):
            at += 2
            self.scores[seat] = data[at] | data[at + 1] << 8
        at += 2
        self.contenders = [seat for seat in range(self.seats) if data[at] >> seat & 1]
        self._restore(data, at + 1)

    def describe(self):
        """The position as a dictionary of JSON values, faces as text (records: "Positions and scenarios")."""
        from tray24.rules.position import describe  # a circle: core, position

        return describe(self)


def _put_word(out, number):
    out.append(number & 255)
    out.append(number >> 8)


ALL_KINDS = tuple(kind for kind in range(len(KINDS) - 1) if kind != D1)  # of classic24 and center24
