"""How the running match looks: headline, counts of dice, message or hand, what to do; and the slots."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.core import KEEP, PH_DRAWN, ROLL
from tray24.ui import font
from tray24.ui import lights as lamp
from tray24.ui.announce import color_words, face_words
from tray24.ui.canvas import text_width, wrap
from tray24.ui.dice import draw_chip, draw_hand
from tray24.ui.screens import HINT_ROW, MESSAGE_ROW, TEXT_WIDTH, Screen, draw_choice, draw_headline, draw_hint

# What the screen asks for: its `kind`, and what its items are.
PLACING = "place"  # slots
CHOOSING = "choose"  # verbs: ROLL, KEEP
DIE = "die"  # faces
SLOT = "slot"  # slots
DRAWING = "draw"  # the verb DRAW
NAMING = "color"  # 1 to 4
WAITING = "wait"  # nothing: a bot is to choose

_COUNTS_ROW = const(20)
_BOX = const(9)
_DIE = const(4)
_RULE_ROW = const(34)
_HAND_ROW = const(36)
_SPAN = const(126)
_CROWD = const(6)  # so many seats leave no room for arrows between them


class PlayView(Screen):
    """What `Play` shows; it decides nothing."""

    # Display.

    def draw(self, canvas):
        ui = self.ui
        game = ui.match.game
        draw_headline(canvas, self._headline(), ui.seat_number(game.turn) if game.turn >= 0 else 0, 113)
        canvas.invert(113, 1, 13, 15)
        canvas.picture(font.TURN_RIGHT, 113, 1, game.direction > 0)
        canvas.invert(113, 1, 13, 15)
        self._draw_counts(canvas, game)
        canvas.dotted(_RULE_ROW)
        if self.message_ends_ms is not None:
            lines = wrap(self.message, TEXT_WIDTH)
            canvas.text(lines[0], 2, MESSAGE_ROW)
            if len(lines) > 1:
                # Too long for one line: the hint makes room until the message has been read.
                canvas.text(lines[1], 2, HINT_ROW)
                return
        else:
            self._draw_middle(canvas, game)
        self._draw_hint(canvas)

    def _headline(self):
        ui = self.ui
        game = ui.match.game
        if game.turn < 0:
            return ui.say("title")
        if ui.match.bot(game.turn):
            return ui.seat_name(game.turn)
        if game.phase == PH_DRAWN:
            return ui.say("head_drawn")
        return ui.say("head_" + self.kind)

    def _draw_counts(self, canvas, game):
        """For every seat a box with its number, filled when it is to choose, and its dice; arrows along the play."""
        seats = game.seats
        cell = _SPAN // seats
        arrows = seats < _CROWD
        for seat in range(seats):
            x = cell * seat + 6 if seat and arrows else cell * seat + 2
            if seat and arrows:
                canvas.picture(font.NEXT_RIGHT, x - 7, _COUNTS_ROW + 2, game.direction > 0)
            number = str(self.ui.seat_number(seat))
            canvas.text(number, x + (_BOX - text_width(number)) // 2, _COUNTS_ROW + 2)
            if seat == game.turn:
                canvas.invert(x, _COUNTS_ROW, _BOX, 11)
            else:
                canvas.rect(x, _COUNTS_ROW, _BOX, 11)
            self._draw_dice(canvas, len(game.hands[seat]), x + _BOX + 2, cell - _BOX - 8)

    def _draw_dice(self, canvas, dice, x, room):
        """Dice as little squares, as a number when there are too many, or hardly room for one."""
        if dice * (_DIE + 1) > room + 2 or room < 3 * _DIE:
            canvas.text(str(dice), x, _COUNTS_ROW + 2)
            return
        for _ in range(dice):
            canvas.invert(x, _COUNTS_ROW + 4, _DIE, _DIE)
            x += _DIE + 1

    def _draw_middle(self, canvas, game):
        """The hand of whoever chooses; for a bot what has happened last."""
        kind = self.kind
        if kind == WAITING or game.turn < 0:
            canvas.text(wrap(self.message, TEXT_WIDTH)[0], 2, MESSAGE_ROW)
            return
        if kind == PLACING:
            x = draw_chip(canvas, game.faces[game.drawn], 3, _HAND_ROW, True)
            canvas.text(self.ui.say("put_anywhere"), x + 3, _HAND_ROW + 3)
            return
        faces = sorted([game.faces[die] for die in game.hands[game.turn]], key=by_color)
        if kind == DIE:
            draw_hand(canvas, faces, _HAND_ROW, self.items, self.items[self.cursor])
        elif kind == SLOT:
            draw_hand(canvas, faces, _HAND_ROW, (), self.face)
        else:
            draw_hand(canvas, faces, _HAND_ROW)

    def _draw_hint(self, canvas):
        kind = self.kind
        say = self.ui.say
        if kind == CHOOSING and len(self.items) > 1:
            draw_choice(canvas, [self._verb(verb) for verb in self.items], self.cursor)
        elif kind == NAMING:
            draw_choice(canvas, [_capital(color_words(say, color)) for color in self.items], -1)
        elif kind == DIE:
            slots = len(self.slots_of(self.items[self.cursor]))
            draw_hint(canvas, self._pointed(), say("slots_n", slots) if slots > 1 else "", slots == 1)
        elif kind == SLOT or kind == PLACING:
            draw_hint(canvas, self._pointed(), say("slot_n", self.items[self.cursor]))
        else:
            draw_hint(canvas, self._pointed(), check=kind != WAITING)

    def _pointed(self):
        """What green would do now, or what is waited for."""
        say = self.ui.say
        game = self.ui.match.game
        kind = self.kind
        if kind == WAITING:
            return say("bot_thinks") if game.turn >= 0 else ""
        if kind == CHOOSING:
            return say("roll_all") if len(self.items) == 1 else self._verb(self.items[self.cursor])
        if kind == DRAWING:
            return say("draw_one")
        if kind == NAMING:
            return say("color_of_wild")
        if kind == PLACING:
            return say("put", face_words(say, game.faces[game.drawn]))
        face = self.items[self.cursor] if kind == DIE else self.face
        return say("put", face_words(say, face))

    def _verb(self, verb):
        return self.ui.say("roll" if verb == ROLL else "keep_dice" if verb == KEEP else "draw_one")

    def text(self):
        ui = self.ui
        game = ui.match.game
        parts = []
        if game.turn >= 0:
            parts.append(ui.say("seat_n", ui.seat_number(game.turn)) + ", " + self._turn_words())
        parts.append(ui.say("runs_left" if game.direction > 0 else "runs_right"))
        counts = ["%s %d" % (ui.seat_name(seat), len(game.hands[seat])) for seat in range(game.seats)]
        parts.append(ui.say("dice_are", ", ".join(counts)))
        if self.message:
            parts.append(self.message.rstrip("."))
        if game.turn >= 0 and self.kind != WAITING:
            faces = sorted([game.faces[die] for die in game.hands[game.turn]], key=by_color)
            if faces and faces[0] & 31 < 30:
                parts.append(ui.say("hand_is", ", ".join([face_words(ui.say, face) for face in faces])))
        parts.append(self._choices_text())
        return (". ".join(parts) + ".").replace("!.", "!")

    def _turn_words(self):
        """The headline inside a sentence: a name keeps its capital."""
        words = self._headline()
        return words if self.ui.match.bot(self.ui.match.game.turn) else words.lower()

    def _choices_text(self):
        say = self.ui.say
        if self.kind == CHOOSING and len(self.items) > 1:
            return say("choose_between", self._verb(self.items[self.cursor]))
        if self.kind == SLOT or self.kind == PLACING:
            return self._pointed() + ", " + say("slot_n", self.items[self.cursor])
        return self._pointed()

    # Slots.

    def lights(self, lights, now_ms):
        game = self.ui.match.game
        for slot in range(SLOTS):
            die = game.tray[slot]
            if die >= 0:
                lights.face(slot, game.faces[die], lamp.LAST if slot == game.last else lamp.STEADY)
        kind = self.kind
        if kind == DIE:
            for slot in self.slots_of(self.items[self.cursor]):
                lights.show(slot, lamp.WARM, lamp.LEGAL)
        elif kind == SLOT or kind == PLACING:
            for slot in self.items:
                lights.show(slot, lamp.WARM, lamp.LEGAL)
            face = self.face if kind == SLOT else game.faces[game.drawn]
            lights.face(self.items[self.cursor], face, lamp.CURSOR)
        elif kind == NAMING and game.last >= 0:
            lights.show(game.last, lamp.WHITE, lamp.CURSOR)
        if self.refused and self.refused[0] >= 0:
            lights.show(self.refused[0], 1, lamp.REFUSED)


def _capital(word):
    return word[0].upper() + word[1:]


def by_color(face):
    """Orders dice by their colors, wilds last."""
    return (face >> 5 or 5) << 5 | face & 31
