"""What bots, screens, pages and host tools ask of a game: its facts, and questions about a position."""

from tray24.rules.moves import DEALER, PLAY, move_verb


class Questions:
    """The facts and the questions that every game answers; `rules.core.Game` lists them under "Questions"."""

    # Facts.
    name = ""
    number = 0  # of the game, in a saved position
    min_seats = 2
    max_seats = 6
    ids = 24  # of dice (tiles), from 0
    sets = ("classic24", "center24")  # of dice with which it can be played, its own first; () for a game of tiles
    kinds = ()  # the kinds on its dice or tiles (rules: "Words and notation")
    boxes = ()  # names of what `score` takes; () for a game without score sheets
    OPTIONS = ()  # Option objects
    real = True  # whether it may be played with real dice: then it has a part `real`
    tiles = False  # whether it is played with tiles: then the dealer names tiles, not faces
    has_hands = False  # whether seats hold hands that they play out
    has_uno = False  # whether UNO is called and who forgets is caught
    hides = False  # whether a seat sees dice or tiles that the others do not see

    # What a game without them has.
    hands = ()
    bag = ()

    @classmethod
    def standard_set(cls):
        """Return the name of the game's own die set; "" for a game of tiles."""
        return cls.sets[0] if cls.sets else ""

    @classmethod
    def options_for(cls, real):
        """Return the options that apply to a match with real dice, or with electronic ones."""
        return [option for option in cls.OPTIONS if option.applies(real)]

    @staticmethod
    def counts_hands(options):
        """Return True when scores count hands that were won, not points. options: name to value."""
        return False

    @staticmethod
    def low_wins(options):
        """Return True when the lowest score wins. options: name to value."""
        return False

    # Seats.

    def next_seat(self, seat):
        """Return the seat that follows `seat` in the direction of play, nothing being skipped."""
        return (seat + self.direction) % self.seats

    def hand_sizes(self):
        """Return how many dice (tiles) each seat holds; [] for a game without hands."""
        return [len(hand) for hand in self.hands]

    def conceals(self, die, seat):
        """Return True when `seat` (-1: an onlooker) may not see now what `die` shows, or which tile it is."""
        return False

    # UNO (B17).

    def may_call_uno(self, seat):
        """Return True when `seat` may call UNO now."""
        return False

    def may_catch(self, seat):
        """Return True when `seat` may catch now who forgot to call UNO: `to_catch` says whom."""
        return False

    def to_catch(self):
        """Return the seat that may be caught now, or DEALER (-1)."""
        return DEALER

    # Plays.

    def playable(self):
        """Return the faces (of a game of tiles the tiles) that the seat to choose may play now, ascending."""
        if self.turn < 0:
            return []
        return sorted({self.args(move)[0] for move in self.choices() if move_verb(move) == PLAY})

    def is_playable(self, face):
        """Return True when the seat to choose may play this face (of a game of tiles this tile) now."""
        return face in self.playable()

    def fits_table(self, face):
        """Return True when this face (this tile) matches what lies on the table, whoever plays it and when."""
        return False

    # Dice.

    def dice_on_table(self):
        """Return how many dice (tiles) lie on the table to be matched; 0 for a game without such a table."""
        return 0

    def left_to_draw(self):
        """Return how many dice (tiles) can still be drawn from the bag (the pile)."""
        return len(self.bag)
