"""A match: the rules game with its dealer, its journal, its undo and its bots."""

from tray24 import rules
from tray24.compat import const
from tray24.match import bots
from tray24.match.chance import SEEDS, Chance
from tray24.match.dealer import serve
from tray24.match.dicesets import sides_for
from tray24.match.journal import Journal, Reader, set_aside, settle
from tray24.match.outline import CHANCE, HUMAN, UNDO_TEXT, Outline, format_note, parse_note
from tray24.match.profile import END_OF_HEAD, parse_head
from tray24.rules.core import D_UNDO, RuleError
from tray24.rules.notation import UNDO, format_line, parse_line

_SNAPSHOTS = const(16)  # undo steps at hand; for more the journal is replayed
_NOTE_EVERY = const(64)  # lines of seats, between positions noted in the journal
_STRIDE = 0x9E3779B1  # keeps the seeds of the bots' decisions apart, and from the dealer's


class Match:
    """A match that runs. `enter` takes what seats choose; with electronic dice the dealer serves by itself.

    `game`: the rules' position. `on_line(line)`: called after each line was applied. `message`: what the user should
    be told now about the journal, or "". With real dice the table's lines come in through `enter` too. Without files
    (None) nothing is kept, and undo reaches back 16 steps.
    """

    def __init__(self, profile, files=None, on_line=None, anew=True):
        """Starts a match; RuleError when the profile cannot be played, OSError when the journal cannot be begun.

        With anew=False the journal is there already: that is how `resume` begins.
        """
        self.profile = profile
        self.on_line = on_line
        self._files = files
        self._journal = Journal(files) if files is not None else None
        self._bots = [player.bot for player in profile.seats]
        self._news = ""  # of the resumed journal, until the next line
        self.game = profile.new_game()
        self._sides = sides_for(self.game, profile.set)
        bots.check_names(self.game, self._bots)
        self._begin()
        if self._journal and anew:
            self._journal.start(profile.head())
        elif self._journal:
            self._restore(self._journal)
        self._serve()

    def _begin(self):
        """The position before the first line."""
        self.game.restore(self.profile.new_game().save())
        self._chance = Chance(self.profile.seed)
        self._marks = bytearray()  # one byte for each seat's line that stands
        self._snapshots = []  # of the last of them: the position and the chance before

    # Lines.

    def enter(self, line):
        """Enters a seat's move, or with real dice a line of the table. RuleError says why not; then nothing changed."""
        if isinstance(line, int):
            self.game.check(line)
            self._news = ""
            self._play(line)
        elif line[0] == D_UNDO:
            self.undo()
        elif self.profile.real:
            self.game.check_deal(line)
            text = format_line(self.game, line)
            self.game.enter(line)
            self._dealt(line, text)
        else:
            raise RuleError("", "the tray rolls and draws by itself in this match")

    def _play(self, move):
        text = format_line(self.game, move)
        self._remember(move)
        self.game.play(move)
        if self.on_line:
            self.on_line(move)
        self._serve([text])

    def _dealt(self, line, text):
        if self._marks:
            self._marks[-1] |= CHANCE
        if self.on_line:
            self.on_line(line)
        self._write([text])

    def _serve(self, texts=None):
        """Serves all the lines of the electronic dealer that are due, and writes them after `texts`."""
        texts = texts or []
        game = self.game
        while game.wait and not self.profile.real:
            line = (game.wait, game.served, serve(game, self._chance, self._sides))
            texts.append(format_line(game, line))
            game.deal(line[2])
            if self._marks:
                self._marks[-1] |= CHANCE
            if self.on_line:
                self.on_line(line)
        self._write(texts)

    def _write(self, texts):
        """Writes what was applied; now and then with the position reached."""
        if not self._journal or not texts:
            return
        if self._marks and len(self._marks) % _NOTE_EVERY == 0 and self.game.turn >= 0:
            texts.append(format_note(self.game.save(), self._chance.state()))
        self._journal.append(texts)

    @property
    def message(self):
        """What the user should be told now: that the match is not being saved, or what was set aside, or ""."""
        return self._journal.message or self._news if self._journal else ""

    def keep(self):
        """Tries again to write what the files have refused, also over the oldest records; `message` says if in vain."""
        if self._journal:
            self._journal.append(())

    # Undo.

    def _remember(self, move, snapshot=True):
        self._marks.append(0 if self._bots[move >> 24] else HUMAN)
        if not snapshot:
            return
        self._snapshots.append((self.game.save(), self._chance.state()))
        if len(self._snapshots) > _SNAPSHOTS:
            self._snapshots.pop(0)

    def _steps(self):
        """How many lines an undo takes back: back to a human's choice, for a bot would only choose the same again."""
        marks = self._marks
        if "" not in self._bots:
            return 1 if marks else 0
        for back in range(1, len(marks) + 1):
            if marks[-back] & HUMAN:
                return back
        return 0

    @property
    def can_undo(self):
        """True when there is something to take back."""
        steps = self._steps()
        return steps > 0 and (steps <= len(self._snapshots) or bool(self._journal and self._journal.saved))

    @property
    def undo_takes_chance(self):
        """True when undo would take back dice that were drawn or rolled."""
        steps = self._steps()
        for back in range(1, steps + 1):
            if self._marks[-back] & CHANCE:
                return True
        return False

    def undo(self):
        """Takes back the last choice of a human and all that followed. The same choice will bring the same dice."""
        if not self.can_undo:
            raise RuleError("", "there is nothing to take back")
        steps = self._steps()
        if self._journal:
            self._journal.append([UNDO_TEXT] * steps)
        if steps <= len(self._snapshots):
            position, chance = self._snapshots[-steps]
            del self._snapshots[-steps:]
            self._marks = self._marks[:-steps]
            self.game.restore(position)
            self._chance.restore(chance)
        else:
            self._replay()
        if self.on_line:
            for _ in range(steps):
                self.on_line(UNDO)

    # Bots.

    def bot(self, seat):
        """The name of the bot that plays for `seat`, or ""."""
        return self.profile.seats[seat].bot

    def think(self):
        """A generator that yields while bots think and returns the move that one of them enters now, or -1.

        It depends on nothing but the seed and the lines that stand: asked again, a bot gives the same answer.
        """
        if self.game.turn < 0:
            return -1
        chance = Chance((self.profile.seed + _STRIDE * (len(self._marks) + 1)) % SEEDS)
        return (yield from bots.think(self.game, self._bots, chance, self._sides))

    # The journal.

    def finish(self):
        """The match is over, or given up: its journal becomes a record, whose name is given ("" when it cannot)."""
        if not self._journal:
            return ""
        self._journal.append(())
        name = self._journal.rotate()
        if name:
            self._journal = None
            self._marks = bytearray()  # what is a record now cannot be taken back
            self._snapshots = []
        return name

    @staticmethod
    def resume(files, on_line=None, tell=None):
        """The match that files hold, as it was before the power went; None when there is none.

        Never raises on account of what the files hold. tell(text) is called when something had to be set aside.
        """
        match = None
        message = ""
        try:
            if settle(files):
                match = _restored(files, on_line)
                message = match.message if match else "The saved match is unreadable; it is kept as " + set_aside(files)
        except OSError as error:
            message = "The saved match cannot be read: " + str(error)
        if message and tell:
            tell(message)
        return match

    def _restore(self, journal):
        """Replays the journal as far as it is whole and legal, and goes on from there."""
        limit = -1
        while True:
            reader, refused_at = self._replay(limit)
            if refused_at < 0:
                break
            limit = refused_at
        if limit >= 0:
            reader.whole = False
        self._news = journal.go_on(reader)

    def _replay(self, limit=-1):
        """Applies the lines of the journal that stand, up to an offset; from a noted position where there is one.

        Gives the Reader at the end, and the offset of a line that cannot be applied or -1.
        """
        outline = Outline(Reader(self._files, limit), self._bots)
        reader, ordinal = self._begin_at(outline, limit)
        ahead = outline.standing - len(self._marks)
        stands = True
        in_head = not reader.end
        offset = reader.end
        for text in reader.lines():
            try:
                if in_head:
                    in_head = text != END_OF_HEAD
                elif text[0] == "*":
                    if stands and text != UNDO_TEXT:
                        self._replay_deal(text)
                elif text[0] != "#":
                    stands = outline.stands(ordinal)
                    ordinal += 1
                    if stands:
                        self._replay_move(text, ahead)
                        ahead -= 1
            except ValueError:
                return reader, offset
            offset = reader.end
        return reader, -1

    def _begin_at(self, outline, limit):
        """Sets the match to the position from which to replay.

        Gives a Reader there, and how many lines of seats passed.
        """
        self._begin()
        note = outline.note_before(_SNAPSHOTS)
        reader = Reader(self._files, limit, note.offset, note.check)
        if not note.offset:
            return reader, 0
        try:
            position, chance = parse_note(next(reader.lines()))
            rules.from_bytes(position)
            self.game.restore(position)
        except ValueError:
            # Another version's position: replay all.
            return Reader(self._files, limit), 0
        self._chance.restore(chance)
        self._marks = outline.marks_before(note)
        return Reader(self._files, limit, reader.end, reader.check), note.ordinal

    def _replay_move(self, text, ahead):
        move = parse_line(self.game, text)
        self.game.check(move)
        self._remember(move, ahead <= _SNAPSHOTS)
        self.game.play(move)

    def _replay_deal(self, text):
        """A line of the dealer; the electronic one deals anew what it dealt then, or the journal is not ours."""
        game = self.game
        line = parse_line(game, text)
        game.check_deal(line)
        if not self.profile.real:
            dealt = (game.wait, game.served, serve(game, self._chance, self._sides))
            if line != dealt:
                raise RuleError("", "the seed gives other dice: " + format_line(game, dealt))
        game.enter(line)
        if self._marks:
            self._marks[-1] |= CHANCE


def _restored(files, on_line):
    """The match of the journal, or None when its head cannot be read."""
    head = []
    for text in Reader(files).lines():
        head.append(text)
        if text == END_OF_HEAD:
            break
    try:
        return Match(parse_head(head), files, on_line, anew=False)
    except ValueError:
        return None
