"""The restoring of a match from its journal, after a power cut and for an undo of many moves.

First an `Outline` finds, without replaying, which moves were not undone and where the journal has stored positions.
Then the lines after one of these positions are replayed. A journal may come from another version of the firmware, so
everything in it is checked: it is read up to the first line that is damaged or impossible.
"""

from array import array

from tray24 import games
from tray24.compat import const
from tray24.match.bots import bots
from tray24.match.chance import deal_values
from tray24.match.journal import JournalReader
from tray24.match.profile import END_OF_HEAD, SEAT_NOTE, parse_head, parse_seat
from tray24.match.undo import CHANCE, NOTE, SEAT_SHIFT, SNAPSHOTS, UNDO_TEXT, parse_note
from tray24.rules.errors import RuleError
from tray24.rules.notation import format_line, parse_line

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.match import Match
    from tray24.match.profile import Player, Profile
    from tray24.ports import Files
    from tray24.rules.moves import Deal

_STANDING_FLAG = const(1)
# Four numbers per note in one array: long-lived objects, created among so much garbage, would fragment the heap.
_NOTE_SIZE = const(4)
_STANDING_INDEX = const(1)  # index of `standing` among the four


def read_profile(files: "Files") -> "Profile":
    """Return the profile in the head of the journal. Raise ValueError if it is missing or cannot be played."""
    profile = parse_head(JournalReader(files).read_lines())
    bots.check_names(None, [player.bot for player in profile.seats])
    return profile


# The outline: the moves that stand and the noted positions, without replaying.


class Outline:
    """The result of a first pass over a journal: which moves were not undone, and where positions are noted.

    The pass stops at the first line that is damaged or impossible. `standing` is the number of moves that were not
    undone; `rolls_undone` tells whether an undo has taken back drawn or rolled dice. `seats` lists the changes of
    players after the head, as (seat, Player).
    """

    def __init__(self, reader: JournalReader, seats: int) -> None:
        self.standing = 0
        self.rolls_undone = False
        self.seats: list[tuple[int, Player]] = []
        self._notes = array("I", bytes(4 * _NOTE_SIZE))  # the first note is the beginning of the file
        self._note_count = 1  # number of notes that stand
        self._marks = bytearray()  # one byte for each move; 0 if it was taken back
        offset = 0
        check = 0
        in_head = True
        for text in reader.read_lines():
            if in_head:
                in_head = text != END_OF_HEAD
            elif text[0] == "*":
                self.note_deal(text)
            elif text.startswith(NOTE):
                self._add_note((len(self._marks), self.standing, offset, check))
            elif text.startswith(SEAT_NOTE):
                try:
                    self.seats.append(_parse_seat(text, seats))
                except ValueError:
                    break
            elif text[0] != "#":
                seat = ord(text[0]) - 48
                if not 0 <= seat < seats:
                    break
                self._marks.append(_STANDING_FLAG | seat << SEAT_SHIFT)
                self.standing += 1
            offset = reader.end
            check = reader.check

    def note_deal(self, text: str) -> None:
        """Add a line of the journal, a deal or an undo, to the outline.

        A deal marks the last move as followed by a deal. An undo removes the last move that was not undone before.
        """
        marks = self._marks
        if text != UNDO_TEXT:
            if marks:
                marks[-1] |= CHANCE
        elif self.standing:
            last = len(marks) - 1
            while not marks[last] & _STANDING_FLAG:
                last -= 1
            self.rolls_undone = self.rolls_undone or marks[last] & CHANCE > 0
            marks[last] = 0
            self.standing -= 1
            while self._notes[_NOTE_SIZE * (self._note_count - 1) + _STANDING_INDEX] > self.standing:
                self._note_count -= 1

    def _add_note(self, note: tuple[int, int, int, int]) -> None:
        notes = self._notes
        index = _NOTE_SIZE * self._note_count
        self._note_count += 1
        for number in note:
            if index < len(notes):
                notes[index] = number
            else:
                notes.append(number)
            index += 1

    def is_standing(self, ordinal: int) -> bool:
        """Return True if the move with this number, from 0, was not undone.

        Also return True for a move after the end of the outline.
        """
        return ordinal >= len(self._marks) or self._marks[ordinal] & _STANDING_FLAG > 0

    def collect_marks(self, ordinal: int, standing: int) -> bytearray:
        """Return the marks, a byte each, of the moves that were made before a noted position and not undone.

        Marks are described in `match.undo`. `ordinal` is the number of all moves before the position, `standing` the
        number of those that were not undone.
        """
        marks = bytearray(standing)
        index = 0
        for mark in self._marks[:ordinal]:
            if mark & _STANDING_FLAG:
                marks[index] = mark & ~_STANDING_FLAG
                index += 1
        return marks

    def find_note(self, steps: int) -> "array[int]":
        """Return the latest note after which at least `steps` moves were made and not undone.

        A note tells where the journal has stored a position. It is four numbers: the number of moves before the
        position, the number of these that were not undone, the offset in the journal, and the check sum there. Return
        four zeros, for the beginning of the journal, if there is no such note.
        """
        count = self._note_count
        while count > 1 and self._notes[_NOTE_SIZE * (count - 1) + _STANDING_INDEX] > self.standing - steps:
            count -= 1
        return self._notes[_NOTE_SIZE * (count - 1) : _NOTE_SIZE * count]


def _parse_seat(text: str, seats: int) -> "tuple[int, Player]":
    seat, player = parse_seat(text, seats)
    bots.check_names(None, (player.bot,))
    return seat, player


def restore_match(match: "Match") -> JournalReader:
    """Replay the journal up to the first damaged or illegal line.

    Return a JournalReader at the end of the part replayed.
    """
    limit = -1
    while True:
        reader, refused_offset = replay_journal(match, limit)
        if refused_offset < 0:
            break
        limit = refused_offset
    if limit >= 0:
        reader.is_whole = False
    return reader


def undo_by_replay(match: "Match", steps: int) -> None:
    """Replay the journal without the last `steps` moves. If reading fails, raise RuleError and change nothing."""
    state = (
        match.game.save(),
        match.chance.get_state(),
        match.history.get_state(),
        match.marks,
        match.snapshots,
        match.since,
    )
    match.history.rewind(len(match.marks) - steps)
    try:
        replay_journal(match, steps=steps)
    except OSError as error:
        position, chance, history_state, match.marks, match.snapshots, match.since = state
        match.game.restore(position)
        match.chance.restore(chance)
        match.history.restore(history_state)
        raise RuleError("", "match_unreadable", reason=str(error)) from None


def replay_journal(match: "Match", limit: int = -1, steps: int = 0) -> tuple[JournalReader, int]:
    """Apply the moves of the journal that were not undone, and their deals, up to the offset `limit` (-1: all).

    The replay begins at a position stored in the journal if possible. The last `steps` moves count as undone. Return
    the JournalReader at the end of the replay, and the offset of a line that cannot be applied, or -1.
    """
    seats = len(match.profile.seats)
    outline = Outline(JournalReader(match.files, limit), seats)
    for _ in range(steps):
        outline.note_deal(UNDO_TEXT)
    reader, ordinal = _begin_replay(match, outline, limit)
    move_count = outline.standing - len(match.marks)
    is_standing = True
    in_head = not reader.end
    offset = reader.end
    for text in reader.read_lines():
        try:
            if in_head:
                in_head = text != END_OF_HEAD
            elif text[0] == "*":
                if is_standing and text != UNDO_TEXT:
                    _apply_deal(match, text)
            elif text.startswith(SEAT_NOTE):
                _parse_seat(text, seats)
            elif text[0] != "#":
                is_standing = outline.is_standing(ordinal)
                ordinal += 1
                if is_standing:
                    _apply_move(match, text, move_count)
                    move_count -= 1
        except ValueError:
            return reader, offset
        offset = reader.end
    for seat, player in outline.seats:
        match.seat_bot(seat, player.bot)
        match.profile.seats[seat].name = player.name
    match.rolls_undone = outline.rolls_undone
    return reader, -1


def _begin_replay(match: "Match", outline: Outline, limit: int) -> tuple[JournalReader, int]:
    """Set the match to the position where the replay begins.

    Return a JournalReader that continues there, and the number of moves before it.
    """
    match.reset()
    ordinal, standing, offset, check = outline.find_note(SNAPSHOTS)
    reader = JournalReader(match.files, limit, offset, check)
    if not offset:
        return reader, 0
    try:
        position, chance = parse_note(next(reader.read_lines()))
        game = games.from_bytes(position)
        match_game = match.game
        if game.turn < 0 or (game.name, game.seats, game.options) != (
            match_game.name,
            match_game.seats,
            match_game.options,
        ):
            raise RuleError("", "position_of_other_match")
    except ValueError:
        # The noted position is from another version: replay all lines.
        return JournalReader(match.files, limit), 0
    match.game.restore(position)
    match.chance.restore(chance)
    match.marks = outline.collect_marks(ordinal, standing)
    return JournalReader(match.files, limit, reader.end, reader.check), ordinal


def _apply_move(match: "Match", text: str, move_count: int) -> None:
    move: int = parse_line(match.game, text)  # pyright: ignore[reportAssignmentType] # the line is a seat's
    match.game.check_move(move)
    match.save_undo_state(move, move_count <= SNAPSHOTS)
    match.game.play(move)


def _apply_deal(match: "Match", text: str) -> None:
    """Apply the deal in `text`, a line of the journal. Raise RuleError if it is illegal.

    With electronic dice, also raise RuleError if it is not the deal that the dealer's random generator makes now. This
    happens if another version of the firmware has written the journal.
    """
    game = match.game
    deal: Deal = parse_line(game, text)  # pyright: ignore[reportAssignmentType] # the line is the dealer's
    game.check_deal(deal)
    if not match.profile.real:
        expected = (game.wait, game.served, deal_values(game, match.chance, match.sides))
        if deal != expected:
            raise RuleError("", "seed_of_other_dice", line=format_line(game, expected))
    else:
        match.since.append(deal)
    game.enter(deal)
    if match.marks:
        match.marks[-1] |= CHANCE
