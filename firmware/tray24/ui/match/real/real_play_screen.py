"""The screen of a match with real dice. It compares tray and game slot by slot to find out what to ask next."""

from tray24 import games
from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_DRAW, D_FIRST, D_ROLLOFF, D_VERDICT, PH_COLOR, UNO, decode_verb
from tray24.sense.events import COVERED, EMPTY, list_members
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import BAD, CHECK, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERDICT, WAITING, WHEEL
from tray24.ui.match.real import tasks
from tray24.ui.match.real.diff import TrayDiff
from tray24.ui.match.real.real_keys import RealKeys
from tray24.ui.match.real.real_view import RealView
from tray24.ui.match.real.slot_contents import SlotContents
from tray24.ui.match.real.wheel import Wheel

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Deal, MoveOrDeal
    from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
    from tray24.ui.ui import MatchUi

_NOBODY = const(-1)
_NO_SLOT = const(-1)
_DEALER = const(-1)  # instead of a seat's move: the line was the dealer's


class RealPlayScreen(PlayScreen):
    """The screen of the running match with real dice. tray24.ui.match.prompts describes what this screen asks for.

    `diff` finds differences between tray and game. `wheel` is the Wheel with which people enter the face of the die in
    `slot` (-1: a die of a hand), or None. `bad` is the slot of a refused die or -1, `refusal` the RuleError that says
    why. `tasks` lists the tasks that people have, as tray24.ui.match.real.tasks makes them. `entered_faces` has the
    faces entered so far of several dice. `calls` is True if the message is about an UNO call or a catch.
    `pending_message` is a message to show once the tasks are done, or "".
    """

    game_screen: "BaseRealGameScreen"

    undo_words = "undo_real"

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui, games.get_part(ui.match.game.name, "real").RealGameScreen)
        self.keys = RealKeys(self)
        self.view = RealView(self)
        self.slots = SlotContents(ui.sensing)
        self.diff = TrayDiff()
        self.wheel: Wheel | None = None
        self.slot = _NO_SLOT
        self.bad = _NO_SLOT
        self.refusal: RuleError | None = None
        self.tasks: list[tuple[int, int, int]] = []
        self.entered_faces: list[int] = []
        self.calls = False
        self.pending_message = ""
        self._placed_slot = _NO_SLOT  # slot of the die being entered
        self._is_placing = False  # True while the moves and deals of one die are entered

    # Progress of the match.

    def start_match(self, lines: "Sequence[Deal]", now_ms: int) -> None:
        self._announce_dealer_lines(now_ms)
        super().start_match(lines, now_ms)

    def _announce_dealer_lines(self, now_ms: int) -> None:
        self.enter_dealer_lines()
        self.announce_lines(_DEALER, self.entry.pop_lines(), now_ms)
        self.diff.reset()

    def resume_match(self, now_ms: int) -> None:
        # A power cut may have come between a player's line and the dealer's lines after it.
        self._announce_dealer_lines(now_ms)
        self._discard_input()
        super().resume_match(now_ms)

    def _discard_input(self) -> None:
        """Discard what people have begun to enter, such as faces."""
        self.game_screen.reset()
        self.entered_faces = []
        self.cancel_face()

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self.update_prompt(now_ms)

    def ask_next(self, now_ms: int) -> None:
        # Bots cannot roll real dice. Hints are computed if the game knows everything that a choice depends on.
        if self.game_screen.is_known():
            self.hint_search.start()
        self.update_prompt(now_ms)

    def enter_dealer_lines(self) -> None:
        tasks.enter_dealer_lines(self.ui.match)

    def announce_lines(self, move: int, lines: "Sequence[MoveOrDeal]", now_ms: int) -> None:
        moves = [line for line in lines if isinstance(line, int)]
        effect = self.entry.effect
        super().announce_lines(move, moves, now_ms)
        verb = decode_verb(move) if move >= 0 else _DEALER
        self.calls = verb == UNO
        # Keep earlier tasks: a catch may be entered while a die is, or just before the move that ends the grace time.
        self.tasks = self.tasks + self.game_screen.list_tasks(verb, lines)
        self.pending_message = self.message if self.tasks and effect and effect[0] in ("skip", "turn") else ""

    def enter_deal(self, line: "Deal", now_ms: int) -> None:
        """Enter the deal that the match awaits.

        The deals after it are applied in the next ticks: applying them here would nest calls too deep for the Pico's
        stack.
        """
        self.entry.finish_move(now_ms)
        self.ui.match.enter(line)
        self.entry.show_move(_DEALER, now_ms)

    # Undo.

    def undo(self, now_ms: int) -> None:
        self.entry.finish_move(now_ms)
        if tasks.find_entered(self.ui.match) >= 0:
            self.apply_undo(now_ms)
        else:
            super().undo(now_ms)

    def apply_undo(self, now_ms: int) -> None:
        counts = self.game_screen.list_counts()
        try:
            deal = tasks.undo_entered(self.ui)
            if not deal:
                self.ui.match.undo()
        except RuleError as error:
            self.show_refusal("", self.ui.say.describe_refusal(error), now_ms)
            return
        self._discard_input()
        # If a wrong face was entered, nobody's dice have changed.
        self.tasks = (
            [] if deal and deal[0] != D_DRAW else tasks.list_undo_tasks(self.ui, counts, self.game_screen.list_counts())
        )
        self.entry.announce_undo(now_ms)
        self.update_prompt(now_ms)

    # Dice.

    def place_die(self, slot: int, face: int, now_ms: int) -> None:
        """Enter that the die in a slot has this face, or show why it is refused."""
        wheel = self.wheel
        self.cancel_face()
        self._placed_slot = slot
        self._is_placing = True
        refusal = self.game_screen.place_die(slot, face, now_ms)
        self._is_placing = False
        self.entry.finish_move(now_ms)
        if refusal:
            self._refuse_die(slot, refusal, now_ms)
            if self.slots.is_masked(slot):
                self.slot = slot
                self.wheel = wheel
        self.update_prompt(now_ms)

    def _refuse_die(self, slot: int, refusal: RuleError, now_ms: int) -> None:
        """Show the RuleError `refusal`, which refuses the die in a slot; people have to lift that die."""
        self.show_refusal(refusal.rule, self.ui.say.describe_refusal(refusal), now_ms)
        self._placed_slot = _NO_SLOT
        if not self.slots.is_masked(slot):
            self.cancel_face()  # people may be entering its face again
            self.bad = slot
            self.refusal = refusal

    def can_ask_face_again(self) -> bool:
        """Return True if people may have entered a wrong face for the refused die: another face could be legal."""
        return self.game_screen.get_known_face() < 0 and self.game_screen.find_color_refusal(self.bad, COVERED) is None

    def ask_face_again(self) -> None:
        """Ask again for the face of the die that was refused."""
        slot = self.bad
        self.bad = _NO_SLOT
        self.ask_face(slot)

    def ask_face(self, slot: int) -> None:
        """Ask people for the face of the die in a slot: show the wheel on which they select it."""
        content = COVERED if self.slots.is_masked(slot) else self.slots.get_content(slot)
        self.slot = slot
        self.wheel = Wheel(self.ui.match.game.kinds, content, self.game_screen.make_face_filter(slot))

    def cancel_face(self) -> None:
        """Stop asking for the face of a die."""
        self.slot = _NO_SLOT
        self.wheel = None

    # What people enter and do.

    def enter_face(self, face: int, now_ms: int) -> None:
        """Add the face of one more die of a hand to the entered faces."""
        self.entered_faces.append(face)
        self.wheel = None
        if self.game_screen.handle_faces(self.entered_faces, now_ms):
            self.entered_faces = []

    def confirm_faces(self, is_right: bool, now_ms: int) -> None:
        """Enter the deal that the entered faces make. If `is_right` is False, discard the faces instead."""
        game = self.ui.match.game
        faces = self.entered_faces
        self.entered_faces = []
        if not is_right:
            self.game_screen.discard_faces()
            return
        try:
            self.enter_deal((game.wait, game.served, self.game_screen.make_values(faces)), now_ms)
        except RuleError:
            # There is no such tile, or it is on the table, or was entered twice.
            self.show_refusal("", self.ui.say("no_tile"), now_ms)

    def finish_task(self, now_ms: int) -> None:
        """Remember that people have done the first of their tasks."""
        self.tasks.pop(0)
        if self.pending_message and not self.tasks:
            self.show_message(self.pending_message, now_ms)
            self.pending_message = ""

    def enter_starter(self, seat: int, now_ms: int) -> None:
        """Enter that this seat begins the match, or the round."""
        self.tasks = []
        self.enter_deal((D_FIRST, seat, ()), now_ms)

    def note_call(self) -> None:
        """Remember that the current message is about an UNO call or a catch."""
        self.calls = True

    # The tray.

    def handle_slot_change(self, slot: int, content: int, now_ms: int) -> None:
        if content == COVERED:
            self.slots.note_cover(now_ms)
        self.update_prompt(now_ms)

    def mask_slot(self, slot: int, now_ms: int) -> None:
        """Stop trusting the sensor of a slot, because people say that it is wrong.

        From then on people enter the slot's dice with the buttons.
        """
        self.slots.mask_slot(slot)
        self._announce_masked(now_ms)
        self.update_prompt(now_ms)

    def _announce_masked(self, now_ms: int) -> None:
        """Show a message with the slots whose sensors have become untrusted since the last call."""
        slots = self.slots.pop_newly_masked()
        if slots:
            say = self.ui.say
            self.show_message(say("told_by_keys", slots=say.join_list([str(slot) for slot in slots])), now_ms)

    def compute_slice(self, now_ms: int) -> None:
        if self.slots.get_masked() != self.slots.reported_masked:
            self._announce_masked(now_ms)
            self.update_prompt(now_ms)
        if self.slots.has_changed(now_ms):
            self.update_prompt(now_ms)
        if self.prompt == TURN and self.game_screen.is_known():
            self.compute_hint(now_ms)

    # The current question.

    def update_prompt(self, now_ms: int) -> None:
        """Compare tray and game, process a new die, and ask for what comes next."""
        if self._is_placing or self.busy:
            return
        slots = self.slots
        if not slots.update():
            self.set_prompt(WAITING, ())
            return
        masked = slots.get_masked()
        diff = self.diff
        diff.set_expected(self.game_screen.get_faces(), masked, self._placed_slot)
        self._placed_slot = _NO_SLOT
        is_equal = not diff.compare(slots.seen, masked)
        if self.bad >= 0 and not diff.is_new(self.bad):
            self.bad = _NO_SLOT
            self.clear_refusal()
            self.expire_message()
        if self.slot >= 0 and not diff.is_new(self.slot) and not slots.is_masked(self.slot):
            self.cancel_face()  # the die was lifted again
        if is_equal and self.game_screen.needs_die() and not self._process_new_die(now_ms):
            return
        prompt, items = self._choose_prompt()
        is_same = prompt == self.prompt and tuple(items) == self.items
        cursor = self.cursor if is_same else self.game_screen.get_initial_cursor(items)
        self.set_prompt(prompt, items, cursor if items else 0)

    def _process_new_die(self, now_ms: int) -> bool:
        """Process a die that somebody has put into an empty slot: enter or refuse it, or ask for its face.

        Return False if the die was entered at once.
        """
        slots = self.slots
        if self.slot >= 0:
            content = slots.get_content(self.slot)
            if self.wheel and content != EMPTY and content != COVERED and content != self.wheel.seen:
                self.ask_face(self.slot)
            return True
        for slot in list_members(self.diff.new):
            content = slots.get_content(slot)
            if slot == self.bad or slots.may_be_hand(content):
                continue
            self.tasks = []
            refusal = self.game_screen.find_color_refusal(slot, content)
            if refusal:
                self._refuse_die(slot, refusal, now_ms)
            elif self.game_screen.get_known_face() >= 0:
                self.place_die(slot, self.game_screen.get_known_face(), now_ms)
                return False
            else:
                self.ask_face(slot)
                self.expire_message()
            break
        return True

    def _choose_prompt(self) -> "tuple[str, Sequence[int]]":
        """Return what to ask next as (prompt, items); tray24.ui.match.prompts describes both."""
        game = self.ui.match.game
        diff = self.diff
        if game.over:
            return WAITING, ()
        if game.phase == PH_COLOR and not (diff.missing | diff.wrong or self.tasks):
            return NAMING, (1, 2, 3, 4)  # before dice are lifted, while the player has the keys at hand
        if diff.get_first_slot() >= 0 or diff.unconfirmed:
            return GUIDE, ()
        if self.tasks and not self.wheel and self.bad < 0:
            return ORDER, ()
        if game.wait in (D_ROLLOFF, D_FIRST):
            return FIRST, self.game_screen.list_start_items()
        if self.bad >= 0:
            return BAD, ()
        return (
            self._choose_face_prompt() if self.wheel or self.game_screen.needs_faces() else self._choose_turn_prompt()
        )

    def _choose_face_prompt(self) -> "tuple[str, Sequence[int]]":
        if self.game_screen.needs_faces():
            if len(self.entered_faces) == self.game_screen.count_due_faces():
                self.wheel = None
                return CHECK, ()
            if not self.wheel:
                self.wheel = Wheel(self.ui.match.game.kinds, COVERED, self.game_screen.make_hand_filter())
        wheel: Wheel = self.wheel  # pyright: ignore[reportAssignmentType]  # there is one now
        return (WHEEL if wheel.faces else HUE), ()

    def _choose_turn_prompt(self) -> "tuple[str, Sequence[int]]":
        if self.ui.match.game.wait == D_VERDICT:
            return VERDICT, (0, 1)
        slots = self.slots
        game_screen = self.game_screen
        return TURN, [slot for slot in game_screen.list_key_slots() if slots.is_masked(slot)] + list(
            game_screen.list_key_items()
        )

    def get_next_item(self, move: int) -> int:
        return self.game_screen.get_next_item(move)

    def get_acting_seat(self) -> int:
        game = self.ui.match.game
        if self.prompt == ORDER:
            return _NOBODY
        if game.phase == D_VERDICT:
            return game.find_challenged()  # pyright: ignore[reportAttributeAccessIssue]  # this game has challenges
        if game.turn >= 0 or game.over or game.wait in (D_ROLLOFF, D_FIRST):
            return game.turn
        return game.served if self.game_screen.needs_faces() else game.starter
