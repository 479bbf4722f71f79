"""How a match with real dice looks, and what it says in words: what is asked, the wheel, where dice are to be put or
lifted; and the slots."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.ui.match.dice import draw_hand
from tray24.ui.match.kinds import BAD, CHECK, FIRM, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERDICT, WAITING, WHEEL
from tray24.ui.match.real.guide import NOTHING, slots_of
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.dice_words import face_words
from tray24.ui.toolkit.screens import HINT_ROW, MESSAGE_ROW, TEXT_WIDTH, draw_choice, draw_hint

_HAND_ROW = const(36)
_MOST_LABELS = const(2)
_VERDICTS = ("was_legal", "was_not")


def draw(play, canvas):
    """In parts: together they would keep buttons and light waiting."""
    yield from play.draw_top(canvas, headline(play), play.asked_seat())
    told = play.message_ends_ms is not None and (play.refused or play.calls or play.kind not in FIRM)
    if not told and play.kind in (HUE, WHEEL):
        yield from play.wheel.draw(canvas, play.ui.say, play.real.asks_faces())
        return
    if not told and play.kind == CHECK:
        yield from draw_hand(canvas, play.told, _HAND_ROW)
    else:
        lines = wrap(play.message if told else asked(play), TEXT_WIDTH)
        canvas.text(lines[0], 2, MESSAGE_ROW)
        if len(lines) > 1:
            canvas.text(lines[1], 2, HINT_ROW)
            return
    yield
    _draw_hint(play, canvas)


def _draw_hint(play, canvas):
    items = play.items
    kind = play.kind
    if kind == NAMING:
        draw_choice(canvas, [play.ui.say(key) for key in ("red", "yellow", "green", "blue")], -1)
    elif kind == TURN and 1 < len(items) <= _MOST_LABELS and items[0] > SLOTS:
        draw_choice(canvas, [play.real.label(item) for item in items], play.cursor)
    elif kind == VERDICT:
        draw_choice(canvas, [play.ui.say(key) for key in _VERDICTS], play.cursor)
    else:
        words = hint(play)
        figure = figure_of(play)
        draw_hint(canvas, words, figure, bool(words) and not figure and words != play.ui.say("hold_if_right"))


def figure_of(play):
    """What stands beside the words of the item pointed at, or ""."""
    items = play.items
    if play.kind != TURN or not items:
        return ""
    item = items[play.cursor]
    figure = play.real.figure(item) if item > SLOTS else ""
    return figure or ("%d/%d" % (play.cursor + 1, len(items)) if len(items) > 1 else "")


def headline(play):
    """Who is asked, or for what."""
    say = play.ui.say
    kind = play.kind
    game = play.ui.match.game
    if kind == WAITING or kind == FIRST:
        return say("title" if kind == WAITING else "head_first")
    if kind == GUIDE:
        return say("head_guide")
    if kind == ORDER:
        return say("head_orders")
    if kind == NAMING:
        return say("head_color")
    if play.slot >= 0 and kind != BAD:
        return say("slot_n", play.slot)
    if kind == VERDICT:
        return say("head_verdict")
    if play.real.tells():
        return say("head_left", min(len(play.told) + 1, play.real.due()), play.real.due())
    return say("head_start" if game.turn < 0 else "head_turn")


def asked(play):
    """What people are asked to do, in a sentence."""
    say = play.ui.say
    kind = play.kind
    if kind == FIRST:
        return play.real.asks_start()
    if kind == GUIDE:
        return guide_words(play)
    if kind == ORDER:
        return play.orders[0]
    if kind == BAD:
        return play.refusal
    if kind == TURN:
        return play.real.asks()
    if kind == VERDICT:
        return say("look_at_hand")
    if kind == CHECK:
        return ", ".join([face_words(say, face) for face in play.told])
    return say("color_of_wild") if kind == NAMING else play.message


def guide_words(play):
    """What the first slot needs where tray and game do not agree."""
    say = play.ui.say
    guide = play.guide
    faces = guide.want
    slot = guide.first()
    if slot < 0:
        slots = slots_of(guide.tell)
        slot = slots[0]
        if len(slots) > 1:
            return say("as_lit", len(slots))
    if guide.wrong >> slot & 1:
        return say("wrong_color", slot, face_words(say, faces[slot]))
    if faces[slot] != NOTHING:
        return say("put_into", face_words(say, faces[slot]), slot)
    lifts = len(slots_of(guide.lift))
    return say("lift_n", lifts) if lifts > 1 else say("lift_one", slot)


def item_words(play, item):
    """What green does with an item of TURN."""
    say = play.ui.say
    return play.real.item_words(item) if item > SLOTS else say("tell_slot", item)


def hint(play):
    """What green does, or ""."""
    say = play.ui.say
    kind = play.kind
    if kind == GUIDE:
        return say("done" if play.guide.first() < 0 else "hold_if_right")
    if kind == BAD:
        return say("tell_again") if play.can_tell_again() else ""
    if kind == CHECK:
        return say("all_right")
    if (kind == TURN or kind == FIRST) and play.items:
        return item_words(play, play.items[play.cursor])
    return say("done") if kind == ORDER else ""


def lights(play, lights):
    """What the slots show: the dice of the game, where one may be put, and what is wrong."""
    kind = play.kind
    guide = play.guide
    faces = play.real.faces()
    last = play.real.last()
    for slot in range(SLOTS):
        if faces[slot] != NOTHING:
            lights.face(slot, faces[slot], lamp.LAST if slot == last else lamp.STEADY)
    play.real.lights(lights)
    if kind == GUIDE:
        _light_guide(lights, guide)
    elif kind == TURN or kind == BAD or (kind == HUE and play.slot < 0):
        for slot in play.real.glowing():
            lights.show(slot, lamp.WARM, lamp.LEGAL)
        if kind == TURN and play.items and play.items[play.cursor] < SLOTS:
            lights.show(play.items[play.cursor], lamp.WHITE, lamp.CURSOR)
    elif play.slot >= 0:
        wheel = play.wheel
        lights.face(play.slot, wheel.face if wheel and wheel.faces else 0, lamp.CURSOR)
    elif kind == NAMING and last >= 0:
        lights.show(last, lamp.WHITE, lamp.CURSOR)
    for slot in slots_of(guide.new):
        if slot != play.slot and kind != GUIDE and kind != TURN:
            lights.show(slot, lamp.WARM, lamp.CURSOR)
    if play.bad >= 0:
        lights.show(play.bad, 1, lamp.REFUSED)


def _light_guide(lights, guide):
    for slot in slots_of(guide.lift | guide.tell):
        lights.show(slot, lamp.WHITE, lamp.REFUSED)
    for slot in slots_of(guide.put | guide.wrong | guide.tell):
        face = guide.want[slot]
        if face != NOTHING:
            lights.face(slot, face, lamp.REFUSED if guide.wrong >> slot & 1 else lamp.CURSOR)


# In words.


def sentences(play):
    """What the display says, in pieces: a generator."""
    gap = ""
    for part in _parts(play):
        if part:
            yield gap + part.rstrip(".")
            gap = ". "
    yield "."


def _parts(play):
    ui = play.ui
    game = ui.match.game
    seat = play.asked_seat()
    yield headline(play) if seat < 0 else ui.say("seat_n", ui.seat_number(seat)) + ", " + headline(play)
    counts = ["%s: %d" % (ui.seat_name(other), play.side.count(other)) for other in range(game.seats)]
    yield ui.say(play.side.counts_text, ", ".join(counts))
    if play.kind != WAITING and play.kind != BAD and play.message_ends_ms is not None:
        yield play.message
    if play.wheel:
        yield play.wheel.text(ui.say, play.real.asks_faces())
    else:
        yield asked(play)
        yield hint(play)
