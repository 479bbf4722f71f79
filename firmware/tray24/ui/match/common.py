"""What all games have in common on display and slots; each game's own module overrides what differs."""

from tray24.compat import const
from tray24.rules.faces import UNKNOWN
from tray24.rules.moves import COLOR, GIVE, LEAD, PH_COLOR, PLACE, PLAY, VERBS
from tray24.ui.match.dice import by_color, draw_hand
from tray24.ui.match.kinds import CHOOSING, DIE, NAMING, VERB
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.dice_words import color_words, face_words
from tray24.ui.toolkit.screens import MESSAGE_ROW, TEXT_WIDTH

HAND_ROW = const(36)
DONE = const(-1)


class CommonSide:
    """One game's side of the screen `play`: the items on the way to each move, and how table and hand look.

    `item` and `kind` are enough for a game whose moves are chosen step by step.
    """

    counts_dice = True  # whether the row of seats tells of dice held
    counts_text = "dice_are"

    def __init__(self, play):
        self.play = play
        self.ui = play.ui

    @property
    def game(self):
        """The position."""
        return self.ui.match.game

    @property
    def secret(self):
        """True when a seat sees what the others do not."""
        return self.game.hides

    # What is chosen.

    def begin(self):
        """A choice begins anew."""

    def item(self, move, depth):
        """The item to choose as number `depth` (from 0) on the way to `move`, or DONE."""
        if depth:
            return DONE
        verb = move >> 16 & 255
        return move & 65535 if verb == PLAY or verb == COLOR else verb << 16

    def kind(self, depth, items):
        """What is asked for as number `depth`, when these are the items; see `kinds`."""
        if self.game.phase == PH_COLOR:
            return NAMING
        return CHOOSING if items[0] >= VERB else DIE

    def items(self, moves, depth):
        """The items that lead on to `moves`, in the order in which the cursor visits them: verbs last."""
        items = []
        for move in moves:
            item = self.item(move, depth)
            if item not in items:
                items.append(item)
        return items

    def first(self, items):
        """Where the cursor begins."""
        return 0

    def moves_by(self, item, depth):
        """The moves that lead on when `item` is chosen as number `depth`."""
        return [move for move in self.play.moves if self.item(move, depth) == item]

    def take(self, item, now_ms):
        """An item was chosen."""
        play = self.play
        depth = len(play.taken)
        moves = self.moves_by(item, depth)
        taken = play.taken + (item,)
        items = self.items(moves, depth + 1)
        while len(items) == 1 and items[0] != DONE:
            taken += (items[0],)
            items = self.items(moves, len(taken))
        if items[0] == DONE:
            play.attempt(moves[0], now_ms)
        else:
            play.moves = moves
            play.taken = taken
            play.ask(items)

    def toward(self, move):
        """The item to choose next on the way to `move`, or None."""
        depth = 0
        for item in self.play.taken:
            if self.item(move, depth) != item:
                return None
            depth += 1
        return self.item(move, depth)

    # Words.

    def label(self, item):
        """A verb in a word, to stand beside others."""
        return self.ui.say("verb_" + VERBS[item >> 16])

    def verb_words(self, verb):
        """What choosing a verb does."""
        return self.ui.say("do_" + VERBS[verb])

    def item_words(self, item):
        """What green does with the item pointed at."""
        if item >= VERB:
            return self.verb_words(item >> 16)
        return self.ui.say("put", face_words(self.ui.say, item))

    def play_words(self, move):
        """What was played with `move`."""
        return face_words(self.ui.say, move >> self.game.face_shift & 255)

    def advice_words(self, move):
        """What a move would be, in words."""
        verb = move >> 16 & 255
        if verb == COLOR:
            return color_words(self.ui.say, move & 65535)
        return self.play_words(move) if verb in (PLAY, LEAD, GIVE, PLACE) else self.verb_words(verb)

    def figure(self, item):
        """What stands beside those words: how many ways there are, or which one it is."""
        return ""

    def hand(self):
        """The faces of the hand of the seat to choose, by color."""
        game = self.game
        return sorted([game.faces[die] for die in game.hands[game.turn]], key=by_color)

    def hand_words(self):
        """That hand in words, or ""."""
        faces = self.hand()
        if not faces or faces[0] & 31 >= UNKNOWN:
            return ""
        return self.ui.say("hand_is", ", ".join([face_words(self.ui.say, face) for face in faces]))

    def count(self, seat):
        """What the row of seats tells of one: how many dice she holds."""
        return len(self.game.hands[seat])

    # Pictures.

    def draw_middle(self, canvas):
        """Draw the hand of whoever chooses, or what it takes to choose: a generator."""
        play = self.play
        if play.kind == DIE:
            fitting = play.items if self.ui.hints() else ()
            yield from draw_hand(canvas, self.hand(), HAND_ROW, fitting, play.items[play.cursor])
        else:
            yield from draw_hand(canvas, self.hand(), HAND_ROW)

    def draw_news(self, canvas):
        """Draw what has happened last, while somebody else is to choose: a generator."""
        canvas.text(wrap(self.play.message, TEXT_WIDTH)[0], 2, MESSAGE_ROW)
        yield

    def lights(self, lights):
        """What the slots show."""

    def dice_on_table(self):
        """How many dice lie in the slots: when they become fewer, those that went fade."""
        return 0

    def refused_slot(self, move):
        """The slot that a refused move is about, or -1."""
        return -1
