"""A match from its journal: after a power cut, and for an undo that goes back far. Imported when it is needed."""

from binascii import unhexlify

from tray24 import rules
from tray24.match import bots
from tray24.match.dealer import serve
from tray24.match.heads import parse_head, parse_seat
from tray24.match.marks import CHANCE, UNDO_TEXT
from tray24.match.match import SNAPSHOTS
from tray24.match.outline import Outline
from tray24.match.profile import END_OF_HEAD
from tray24.match.reading import Reader
from tray24.rules.core import RuleError
from tray24.rules.notation import format_line, parse_line


def read_profile(files):
    """The Profile in the head of the journal that files hold; None when that cannot be read, or played."""
    head = []
    for text in Reader(files).lines():
        head.append(text)
        if text == END_OF_HEAD:
            break
    try:
        profile = parse_head(head)
        bots.check_names(None, [player.bot for player in profile.seats])
        return profile
    except ValueError:
        return None


def restore(match):
    """Replays the journal as far as it is whole and legal. Gives a Reader that stands there."""
    limit = -1
    while True:
        reader, refused_at = replay(match, limit)
        if refused_at < 0:
            break
        limit = refused_at
    if limit >= 0:
        reader.whole = False
    return reader


def replay(match, limit=-1):
    """Applies the lines of the journal that stand, up to an offset; from a noted position where there is one.

    Gives the Reader at the end, and the offset of a line that cannot be applied or -1.
    """
    outline = Outline(Reader(match.files, limit))
    reader, ordinal = _begin_at(match, outline, limit)
    ahead = outline.standing - len(match.marks)
    stands = True
    in_head = not reader.end
    offset = reader.end
    for text in reader.lines():
        try:
            if in_head:
                in_head = text != END_OF_HEAD
            elif text[0] == "*":
                if stands and text != UNDO_TEXT:
                    _deal(match, text)
            elif text[0] != "#":
                stands = outline.stands(ordinal)
                ordinal += 1
                if stands:
                    _move(match, text, ahead)
                    ahead -= 1
        except ValueError:
            return reader, offset
        offset = reader.end
    for text in outline.seats:
        seat, player = parse_seat(text)
        match.seat_bot(seat, player.bot)
        match.profile.seats[seat].name = player.name
    return reader, -1


def _begin_at(match, outline, limit):
    """Sets the match to the position from which to replay.

    Gives a Reader there, and how many lines of seats passed.
    """
    match.begin()
    note = outline.note_before(SNAPSHOTS)
    reader = Reader(match.files, limit, note.offset, note.check)
    if not note.offset:
        return reader, 0
    try:
        position, chance = parse_note(next(reader.lines()))
        rules.from_bytes(position)
        match.game.restore(position)
    except ValueError:
        # Another version's position: replay all.
        return Reader(match.files, limit), 0
    match.chance.restore(chance)
    match.marks = outline.marks_before(note)
    return Reader(match.files, limit, reader.end, reader.check), note.ordinal


def parse_note(text):
    """The inverse of `marks.format_note`; ValueError when text is no such line."""
    _, _, position, x, y = text.split(" ")
    return unhexlify(position), (int(x), int(y))


def _move(match, text, ahead):
    move = parse_line(match.game, text)
    match.game.check(move)
    match.remember(move, ahead <= SNAPSHOTS)
    match.game.play(move)


def _deal(match, text):
    """A line of the dealer; the electronic one deals anew what it dealt then, or the journal is not ours."""
    game = match.game
    line = parse_line(game, text)
    game.check_deal(line)
    if not match.profile.real:
        dealt = (game.wait, game.served, serve(game, match.chance, match.sides))
        if line != dealt:
            raise RuleError("", "the seed gives other dice: " + format_line(game, dealt))
    else:
        match.since.append(line)
    game.enter(line)
    if match.marks:
        match.marks[-1] |= CHANCE
