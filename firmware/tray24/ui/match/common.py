"""What all games have in common on display and slots with electronic dice; each game's `screen` overrides what differs."""

from tray24.compat import const
from tray24.rules.faces import is_known
from tray24.rules.moves import COLOR, GIVE, LEAD, PH_COLOR, PLACE, PLAY, VERBS, move_arg, move_verb
from tray24.ui.match.choice import DONE
from tray24.ui.match.dice import by_color, draw_hand
from tray24.ui.match.director import Director
from tray24.ui.match.kinds import CHOOSING, DIE, NAMING, is_verb, verb_item, verb_of
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.dice_words import color_words, face_words
from tray24.ui.toolkit.screens import MESSAGE_ROW, TEXT_WIDTH

HAND_ROW = const(36)


class CommonSide:
    """One game's side of the screen `play`: the items on the way to each move, and how table and hand look.

    `item` and `kind` are enough for a game whose moves are chosen step by step. A side reads of the screen what it asks
    for (`kind`, `items`, `cursor`), of its parts what has been chosen (`choice.moves`, `choice.taken`) and told
    (`teller`); it changes none of them.
    """

    counts_dice = True  # whether the row of seats tells of dice held
    counts_text = "dice_are"

    def __init__(self, play):
        self.play = play
        self.ui = play.ui

    def make_director(self):
        """Return what leads the screen."""
        return Director(self.play)

    @property
    def game(self):
        """The position."""
        return self.ui.match.game

    @property
    def secret(self):
        """Whether hands are seen by their own seats only."""
        return self.ui.match.game.hides

    # What is chosen.

    def begin(self):
        """Begin a choice: nothing is marked."""

    def item(self, move, depth):
        """Return the item to choose as number `depth` (from 0) on the way to `move`, or DONE."""
        if depth:
            return DONE
        verb = move_verb(move)
        return move_arg(move) if verb == PLAY or verb == COLOR else verb_item(verb)

    def kind(self, depth, items):
        """Return what is asked for as number `depth`, when these are the items; see `kinds`."""
        if self.game.phase == PH_COLOR:
            return NAMING
        return CHOOSING if is_verb(items[0]) else DIE

    def items(self, moves, depth):
        """Return the items that lead on to `moves`, in the order in which the cursor visits them: verbs last."""
        items = []
        for move in moves:
            item = self.item(move, depth)
            if item not in items:
                items.append(item)
        return items

    def first(self, items):
        """Return where the cursor begins."""
        return 0

    def moves_by(self, item, depth):
        """Return the moves that lead on when `item` is chosen as number `depth`."""
        return [move for move in self.play.choice.moves if self.item(move, depth) == item]

    def mark(self, item):
        """Mark or unmark what an item stands for, where marks make the move. Return True when that is all it does."""
        return False

    def marked_move(self, item):
        """Return the move that an item enters with what is marked; -1 when it leads on to others."""
        return -1

    def toward(self, move, depth):
        """Return the item to choose now, as number `depth`, on the way to `move`."""
        return self.item(move, depth)

    # Words.

    def label(self, item):
        """Return a verb in a word, to stand beside others."""
        return self.ui.say("verb_" + VERBS[verb_of(item)])

    def verb_words(self, verb):
        """Return what choosing a verb does."""
        return self.ui.say("do_" + VERBS[verb])

    def item_words(self, item):
        """Return what green does with the item pointed at."""
        if is_verb(item):
            return self.verb_words(verb_of(item))
        return self.ui.say("put", die=face_words(self.ui.say, item))

    def play_words(self, move):
        """Return what was played with `move`."""
        return face_words(self.ui.say, self.game.args(move)[0])

    def advice_words(self, move):
        """Return what a move would be, in words."""
        verb = move_verb(move)
        if verb == COLOR:
            return color_words(self.ui.say, move_arg(move))
        return self.play_words(move) if verb in (PLAY, LEAD, GIVE, PLACE) else self.verb_words(verb)

    def figure(self, item):
        """Return what stands beside those words: how many ways there are, or which one it is; or ""."""
        return ""

    def hand(self):
        """Return the faces of the hand of the seat to choose, by color."""
        game = self.game
        return sorted([game.faces[die] for die in game.hands[game.turn]], key=by_color)

    def hand_words(self):
        """Return that hand in words, or ""."""
        faces = self.hand()
        if not faces or not is_known(faces[0]):
            return ""
        return self.ui.say("hand_is", dice=", ".join([face_words(self.ui.say, face) for face in faces]))

    def count(self, seat):
        """Return what the row of seats tells of one: how many dice she holds."""
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
        canvas.text(wrap(self.play.teller.message, TEXT_WIDTH)[0], 2, MESSAGE_ROW)
        yield

    def lights(self, lights):
        """Say what the slots show."""

    def dice_on_table(self):
        """Return how many dice lie in the slots: when they become fewer, those that went fade."""
        return 0

    def refused_slot(self, move):
        """Return the slot that a refused move is about, or -1."""
        return -1
