"""A running match: the game with its dealer, journal, undo and bots."""

from tray24.compat import const
from tray24.match.bots import bots
from tray24.match.chance import SEEDS, Chance, deal_values
from tray24.match.dicesets import get_sides
from tray24.match.journal import DAMAGED, JOURNAL, SAVED_MATCH, Journal, finish_repair, rename_to_next
from tray24.match.profile import format_progress, format_result, format_seat, normalize_name
from tray24.match.resume import read_profile, restore_match, undo_by_replay
from tray24.match.undo import CHANCE, SEAT_SHIFT, SNAPSHOTS, UNDO_TEXT, UndoHistory, format_note
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_UNDO, decode_seat
from tray24.rules.notation import UNDO, format_line

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from tray24.match.profile import Profile
    from tray24.ports import Files
    from tray24.rules.core import Game
    from tray24.rules.moves import Deal, MoveOrDeal

_NOTE_INTERVAL = const(64)  # moves between positions noted in the journal
_STRIDE = 0x9E3779B1  # separates the seeds of the bots' decisions from each other and from the dealer's


class Match:
    """A running match. `enter` takes the moves of seats; the electronic dealer's deals follow by themselves.

    `game` is the position. `journal` is the match's Journal, or None if there are no files or the match has been
    finished or saved for later. Without files (None) nothing is saved, and undo reaches back SNAPSHOTS steps. With real
    dice the deals at the table are entered, too. `on_line(line)` is called after each applied move or deal. `virtual`
    are the seats of virtual people with real dice. Like bots they would repeat their choices, so undo goes back to the
    last choice of another player. `rolls_undone` tells whether an undo has taken back dice that had been drawn or
    rolled.

    A replay of the journal restores `game`, the dealer's `chance`, `marks` (one byte for each move that was not undone,
    see `match.undo`), `snapshots` (the position, the chance and `since` before each of the last moves), and `since`
    (the last move and, with real dice, the deals after it).
    """

    chance: Chance
    marks: bytearray
    snapshots: "list[tuple[bytes, tuple[int, int], list[MoveOrDeal]]]"
    since: "list[MoveOrDeal]"
    rolls_undone: bool

    def __init__(
        self,
        profile: "Profile",
        files: "Files | None" = None,
        on_line: "Callable[[MoveOrDeal], object] | None" = None,
        fresh: bool = True,
        overwrite: bool = False,
    ) -> None:
        """Start a match. Raise RuleError if the profile cannot be played, OSError if the journal cannot be written.

        With fresh=False continue the match of the existing journal, as `resume` does. With overwrite=True, overwrite
        that journal; otherwise the old journal becomes a record.
        """
        self.profile = profile
        self.on_line = on_line
        self.files: Files = files  # pyright: ignore[reportAttributeAccessIssue] # None only without a journal
        self.journal = Journal(files) if files is not None else None
        self._names = [player.bot for player in profile.seats]
        self._characters = [player.character for player in profile.seats]
        self._resume_message = None  # the message about a resumed journal, until the next move
        self._texts = []  # lines of the current event, not yet in the journal
        self.history = UndoHistory()
        self.rolls_undone = self._has_result = False  # whether the journal has a result
        self.game = profile.create_game()
        self.sides = get_sides(self.game, profile.set)
        self.virtual: Sequence[int] = ()
        bots.check_names(self.game, self._names)
        self.reset()
        if self.journal and fresh:
            self.journal.start(profile.format_head(), overwrite)
        elif self.journal:
            self._resume_message = self.journal.resume(restore_match(self))
        self.finish_event()

    def reset(self) -> None:
        """Return to the beginning of the match, the position before the first deal."""
        self.game.restore(self.profile.create_game().save())
        self.chance = self.profile.create_chance(self.game)
        self.marks = bytearray()
        self.snapshots = []
        self.since = []
        self.history.clear_choices()

    def load_last_round(self) -> "Game | None":
        """Return the game in the position in which the last round ended, before its dice were returned.

        Return None if no round has ended.
        """
        if not self.game.last_round:
            return None
        game = self.profile.create_game()
        game.restore(self.game.last_round)
        return game

    # Moves and deals.

    def enter(self, line: "MoveOrDeal", whole: bool = True) -> None:
        """Enter a seat's move or, with real dice, a deal that was made at the table.

        If it is illegal, raise RuleError and change nothing. The electronic deals that follow a move are applied at
        once, and the move and its deals are written to the journal as one event. With whole=False, deals and writing
        are left to `step`, so that a slow machine can first show the move: call `step` once per tick until it returns
        False. A method that is called before that finishes the event first, or finds that the dealer is awaited
        (`game.turn` is negative).
        """
        self.finish_event()
        if isinstance(line, int):
            self._enter_move(line)
            if whole:
                self.finish_event()
        elif line[0] == D_UNDO:
            self.undo()
        elif self.profile.real:
            self._enter_deal(line)
        else:
            raise RuleError("", "dice_are_electronic")

    def _enter_move(self, move: int) -> None:
        self.game.check_move(move)
        self._resume_message = None
        self._texts.append(format_line(self.game, move))
        self.history.note_move(move, len(self.marks), not self._names[decode_seat(move)])
        self.save_undo_state(move)
        self.game.play(move)
        if self.on_line:
            self.on_line(move)

    def _enter_deal(self, deal: "Deal") -> None:
        self.game.check_deal(deal)
        self._texts.append(format_line(self.game, deal))
        self.game.enter(deal)
        self.since.append(deal)
        self._note_deal(deal)
        self._write_journal()

    def step(self) -> bool:
        """Do the next part of an event that was entered with whole=False. Return True while parts are left.

        A part is one electronic deal (passed to `on_line`); the last part is the writing. A power cut before the
        writing loses this event only. Without such an event nothing is done.
        """
        game = self.game
        if game.wait and not self.profile.real:
            deal = (game.wait, game.served, deal_values(game, self.chance, self.sides))
            self._texts.append(format_line(game, deal))
            game.deal(deal[2])
            self._note_deal(deal)
            return True
        self._write_journal()
        return False

    def finish_event(self) -> None:
        """Do all remaining parts of the event, including the writing."""
        while self.step():
            pass

    def _note_deal(self, deal: "Deal") -> None:
        if self.marks:
            self.marks[-1] |= CHANCE
        if self.on_line:
            self.on_line(deal)

    def _write_journal(self) -> None:
        """Write the applied moves and deals to the journal.

        From time to time, also write the position after them.
        """
        texts = self._texts
        self._texts = []
        if not texts or not self.journal:
            return
        if self.marks and len(self.marks) % _NOTE_INTERVAL == 0 and self.game.turn >= 0:
            texts.append(format_note(self.game.save(), self.chance.get_state()))
        self.journal.append(texts)

    @property
    def message(self) -> RuleError | None:
        """The RuleError to show now, or None.

        It says that lines are not being saved, or that a damaged part of the journal was set aside.
        """
        return self.journal.message or self._resume_message if self.journal else None

    # Undo.

    def save_undo_state(self, move: int, snapshot: bool = True) -> None:
        """Save the state before `move` is applied, for undo.

        `snapshot` tells whether to keep the position in memory; if not, undo must replay the journal.
        """
        seat = decode_seat(move)
        if seat in self._list_choosers():
            self.history.add_choice(move, len(self.marks))
        self.marks.append(seat << SEAT_SHIFT)
        since = self.since
        self.since = [move]
        if not snapshot:
            return
        self.snapshots.append((self.game.save(), self.chance.get_state(), since))
        if len(self.snapshots) > SNAPSHOTS:
            self.snapshots.pop(0)

    def _list_choosers(self) -> "Sequence[int]":
        """Return the seats whose choices an undo takes back.

        These are the seats of people, because bots would repeat their choices. Without people they are all seats.
        """
        seats = range(self.game.seats)
        return [seat for seat in seats if not self._names[seat] and seat not in self.virtual] or seats

    def _count_undo_steps(self) -> int:
        """Return how many moves an undo takes back: the last choice of a person and all moves after it.

        Return 0 if no person has made a choice. In a match without people, the choices of bots count.
        """
        choosers = self._list_choosers()
        for step in range(1, len(self.marks) + 1):
            if self.marks[-step] >> SEAT_SHIFT in choosers:
                return step
        return 0

    @property
    def is_untouched(self) -> bool:
        """True while no person has made a choice. In a match without people: while no bot has made a choice."""
        return self._count_undo_steps() == 0

    @property
    def can_undo(self) -> bool:
        """True if there is something to undo."""
        steps = self._count_undo_steps()
        return steps > 0 and (steps <= len(self.snapshots) or bool(self.journal and self.journal.saved))

    @property
    def undo_takes_chance(self) -> bool:
        """True if undo would take back drawn or rolled dice."""
        steps = self._count_undo_steps()
        return steps > 0 and any([mark & CHANCE for mark in self.marks[-steps:]])

    def undo(self) -> None:
        """Take back the last choice of a person and everything after it. The same choice will bring the same dice.

        Raise RuleError if there is nothing to take back, or if the journal must be replayed and cannot be read.
        """
        self.finish_event()
        if not self.can_undo:
            raise RuleError("", "nothing_to_take_back")
        steps = self._count_undo_steps()
        snapshots = self.snapshots
        if steps <= len(snapshots):
            self.rolls_undone = self.rolls_undone or self.undo_takes_chance
            self.history.rewind(len(self.marks) - steps)
            position, chance, self.since = snapshots[-steps]
            del snapshots[-steps:]
            self.marks = self.marks[:-steps]
            self.game.restore(position)
            self.chance.restore(chance)
        else:
            undo_by_replay(self, steps)
        if self.journal:
            self.journal.append([UNDO_TEXT] * steps)
        if self.on_line:
            for _ in range(steps):
                self.on_line(UNDO)

    @property
    def undone(self) -> int:
        """The move that the last undo took back, or -1.

        It is always -1 with real dice, because people have already moved them.
        """
        return -1 if self.profile.real else self.history.get_undone(len(self.marks))

    # Bots, and seats that players have left.

    def get_bot(self, seat: int) -> str:
        """Return the name of the bot that plays for `seat`, or ""."""
        return self._names[seat]

    def choose_bot_move(self) -> "Generator[None, None, int]":
        """Return the move that a bot enters now, or -1 if no bot does. This generator yields between slices of work.

        The move depends only on the seed and on the moves that were not undone: called again, it returns the same move.
        """
        if self.game.turn < 0:
            return -1
        chance = Chance((self.profile.seed + _STRIDE * (len(self.marks) + 1)) % SEEDS)
        return (yield from bots.choose_bot_move(self.game, self._names, chance, self.sides, self._characters))

    def replace_by_bot(self, seat: int, bot: str = bots.RANDOM) -> None:
        """Let the bot named `bot` play for `seat` from now on, with the seat's hand and score.

        Raise RuleError if there is no such bot, if a bot plays there already, and in a match with real dice or the dice
        of the day. A match with real dice that a player leaves can only be ended, with `finish`. The journal notes the
        bot in a comment, so the record replays as before. Undo does not bring the player back. A running
        `choose_bot_move` becomes invalid.
        """
        if self.profile.real or self.profile.daily:
            raise RuleError("", "bot_with_real_dice" if self.profile.real else "day_for_one")
        if not bot or self._names[seat]:
            raise RuleError("", "bot_already_there" if self._names[seat] else "name_a_bot")
        bots.check_names(self.game, (bot,))
        self.seat_bot(seat, bot)
        self.history.clear_undone()
        self._note_seat(seat)

    def rename_player(self, seat: int, name: str) -> None:
        """Rename the player of `seat`, and note the name in the journal."""
        self.profile.seats[seat].name = normalize_name(name)
        self._note_seat(seat)

    def _note_seat(self, seat: int) -> None:
        self.finish_event()
        if self.journal:
            self.journal.append((format_seat(seat, self.profile.seats[seat]),))

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let the bot named `bot` play for `seat`, without a note in the journal."""
        self.profile.seats[seat].bot = bot
        self._names[seat] = bot

    # The journal.

    def finish(self) -> str:
        """Turn the journal of a match that is over or given up into a record, and return the record's name.

        Return "" if this fails; call again later.
        """
        self.finish_event()
        if not self.journal:
            return ""
        self.journal.append((format_result(self.game),) if self.game.over and not self._has_result else ())
        self._has_result = True
        name = self.journal.rotate()
        if name:
            self.journal = None
            self.marks = bytearray()  # a move of a record can no longer be undone
            self.snapshots = []
        return name

    def save_for_later(self) -> None:
        """Save the match beside the running match, to be resumed later.

        Raise OSError if its last lines cannot be written or its file cannot be renamed.
        """
        self.finish_event()
        if self.journal:
            self.journal.append((format_progress(self.game),))
            if not self.journal.saved:
                raise self.journal.error
            rename_to_next(self.files, JOURNAL, SAVED_MATCH)
            self.journal = None

    def discard(self) -> None:
        """Delete a match in which nobody has made a choice. Raise OSError if its file cannot be removed."""
        self.files.remove(JOURNAL)
        self.journal = None

    @staticmethod
    def resume(
        files: "Files",
        on_line: "Callable[[MoveOrDeal], object] | None" = None,
        notify: "Callable[[RuleError], object] | None" = None,
    ) -> "Match | None":
        """Return the match in the journal, as it was before the power was cut; None if there is no match.

        Whatever the files contain, this raises no error. If a damaged or unreadable match is set aside, it calls
        notify(error).
        """
        match = None
        message = None
        try:
            if finish_repair(files):
                match = _load_match(files, on_line)
                message = (
                    match.message
                    if match
                    else RuleError("", "match_set_aside", file=rename_to_next(files, JOURNAL, DAMAGED))
                )
        except (OSError, MemoryError) as error:
            message = RuleError("", "match_unreadable", reason=str(error))
        if message and notify:
            notify(message)
        return match


def _load_match(files: "Files", on_line: "Callable[[MoveOrDeal], object] | None") -> "Match | None":
    """Return the match in the journal, or None if this version of the firmware cannot play it."""
    try:
        return Match(read_profile(files), files, on_line, fresh=False)
    except (OSError, MemoryError):
        raise
    except Exception:
        # Another version may have written what passes all checks but cannot be played: power-on must not fail.
        return None
