"""The screen of the running match, for all games. `kinds` documents it for whoever enters moves.

It is composed of parts with one duty each, and passes events on to them:

    side      the game's own part: items on the way to a move, texts, pictures (`common`, `real.common`)
    director  what is asked next; a match with real dice has another one
    keys      the effects of keys
    choice    the current choice, item by item
    entry     moves, the dealer's lines after them, ends of hands
    teller    messages, refusals, warnings
    thinker   the thinking of bots;  adviser  the thinking about hints
    catching  the grace time of UNO calls, and a pending catch
    hands     covered hands
    coach     sentences in first matches; None where nobody learns the game
    view      pictures and sentences; it decides nothing
"""

from tray24 import games
from tray24.compat import const
from tray24.pins import RED
from tray24.rules.moves import D_ROLLOFF
from tray24.ui.match.adviser import Adviser
from tray24.ui.match.announce import talk_words
from tray24.ui.match.catching import Catching
from tray24.ui.match.choice import Choice
from tray24.ui.match.entry import Entry
from tray24.ui.match.hands import Hands
from tray24.ui.match.kinds import COVERED, WAITING
from tray24.ui.match.learners import learners
from tray24.ui.match.pause import Pause
from tray24.ui.match.results import RollOff, Winner
from tray24.ui.match.teller import Teller
from tray24.ui.match.thinker import Thinker
from tray24.ui.toolkit.rare import rare
from tray24.ui.toolkit.screens import Screen

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.rules.errors import RuleError
    from tray24.rules.moves import Deal, Line
    from tray24.ui.match.coach import Coach
    from tray24.ui.match.common import CommonSide
    from tray24.ui.match.director import Director
    from tray24.ui.match.keys import Keys
    from tray24.ui.match.real.common import CommonReal
    from tray24.ui.match.real.guide import Guide
    from tray24.ui.match.real.wheel import Wheel
    from tray24.ui.match.view import View
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import MatchUi


class Play(Screen):
    """The running match. `kind`, `items` and `cursor` are what is asked for, `entered` counts the entered moves."""

    ui: "MatchUi"
    items: "Sequence[int]"

    name = "play"

    def __init__(self, ui: "MatchUi", side: "type[CommonSide | CommonReal] | None" = None) -> None:
        """Create the screen; `side` is the class of the game's part, by default that for the match's dice."""
        super().__init__(ui)
        self.kind = WAITING
        self.entered = 0
        self.busy = False
        name = ui.match.game.name
        # Only a match with real dice imports these modules: they take 2 kB of heap, and most matches never need them.
        real = ui.match.profile.real
        part = side or (games.part(name, "real").RealSide if real else games.part(name, "screen").Side)
        self.side: CommonSide | CommonReal = part(self)
        self.director: Director = self.side.make_director()
        self.keys: Keys = self.director.make_keys()
        self.view: View = self.director.make_view()
        self.teller = Teller(self)
        self.choice = Choice(self)
        self.hands = Hands(self)
        self.catching = Catching(self)
        self.thinker = Thinker(self)
        self.adviser = Adviser(self)
        self.entry = Entry(self)
        self.coach: Coach | None = rare("match.coach").Coach(self) if learners(ui) else None

    # The current choice.

    def ask(self, kind: str, items: "Sequence[int]", cursor: int = 0) -> None:
        """Ask for one of these items."""
        self.kind = kind
        self.items = tuple(items)
        self.cursor = cursor
        self.changed = True
        if self.coach:
            self.coach.asked()
        self.ui.relight()

    def turn(self, step: int) -> None:
        """Move the cursor by hand: the item that it reaches is picked."""
        self.choice.pointed = True
        super().turn(step)

    def point_at(self, item: int | None) -> None:
        """Point at an item if it can be chosen."""
        if item in self.items:
            self.cursor = self.items.index(item)

    @property
    def secret(self) -> bool:
        """True while only the seat to play may see the display."""
        return self.side.secret and self.kind != COVERED and self.kind != WAITING

    @property
    def viewer(self) -> int:
        """The seat that alone may see the display while it is secret."""
        return self.ui.match.game.turn

    @property
    def taught(self) -> tuple[int, str, str, str] | None:
        """The coach's sentence on the display, (seat, key, place, words), or None; other messages come first."""
        coach = self.coach
        return coach.said if coach and not coach.quiet and self.teller.ends_ms is None else None

    @property
    def message(self) -> str:
        """The text of the last event."""
        return self.teller.message

    @property
    def refused(self) -> tuple[int, int, str, str] | None:
        """None, or (slot, face, rule, words) of the last refusal."""
        return self.teller.refused

    def toward(self, move: int) -> int | None:
        """Return the item to choose next on the way to a legal move of the seat to play; None if red must go back."""
        return self.director.toward(move)

    def asked_seat(self) -> int:
        """Return the seat that has to act now, or -1."""
        return self.director.asked_seat()

    def attempt(self, move: int, now_ms: int) -> bool:
        """Enter a move as if by the keys. Return True if it was entered."""
        return self.entry.attempt(move, now_ms)

    # The match.

    def begin(self, lines: "Sequence[Deal]", now_ms: int) -> None:
        """Begin a match with these dealer's lines."""
        rolls = [line[2] for line in lines if line[0] == D_ROLLOFF]
        self.director.begin(now_ms)
        self.director.ask(now_ms)
        if self.ui.match.game.seats == 1:
            words = rare("menus.totals").best_words(self.ui)
            if words:
                self.teller.tell(words, now_ms)
        if rolls:
            self.ui.open(RollOff(self.ui, rolls), now_ms)
        elif talk_words(self.ui):
            self.teller.tell(talk_words(self.ui), now_ms)

    def resumed(self, now_ms: int) -> None:
        """Show the match again, after a while or a power cut."""
        self.director.resume(now_ms)
        self.director.ask(now_ms)

    def heard(self, line: "Line") -> None:
        """Note an applied line; it is announced when all lines that belong together are in."""
        self.entry.heard(line)

    def undo(self, now_ms: int) -> None:
        """Undo, after a question if dice would be taken back too."""
        self.entry.settle(now_ms)
        self.director.undo(now_ms)

    def redo(self, now_ms: int) -> None:
        """Enter the choice that was taken back last again."""
        self.entry.settle(now_ms)
        move = self.ui.match.undone
        if move < 0:
            self.teller.refuse("", self.ui.say("nothing_again"), now_ms)
        else:
            self.entry.attempt(move, now_ms)

    def warn(self, words: str) -> None:
        """Announce once, with the next tick, that something about the tray itself is wrong."""
        self.teller.warn(words)

    # Events.

    def press(self, button: int, now_ms: int) -> None:
        self.entry.settle(now_ms)
        if self.coach:
            self.coach.dismiss()
        self.keys.press(button, now_ms)

    def release(self, button: int, now_ms: int) -> None:
        if button == RED and self.keys.release():
            self.hands.cover()
            self.ui.open(Pause(self.ui, self.teller.rule), now_ms)

    def hold(self, button: int, now_ms: int) -> None:
        self.keys.hold(button, now_ms)

    def see(self, slot: int, seen: int, now_ms: int) -> None:
        self.director.see(slot, seen, now_ms)

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        self.ui.relight()
        self.director.shown(now_ms)

    def tick(self, now_ms: int) -> None:
        if self.busy:
            self.entry.step(now_ms)
            return
        if self.ui.match.game.over:
            self.ui.open(Winner(self.ui, self.entry.gains), now_ms)
            return
        teller = self.teller
        if teller.ends_ms is not None or teller.warning:
            teller.tick(now_ms)
        elif self.coach:
            self.coach.tick()
        if self.catching.grace_ends_ms is not None:
            self.catching.tick(now_ms)
        self.director.tick(now_ms)

    # Display and lights.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        taught = self.taught
        return self.coach.draw(canvas, taught) if self.coach and taught else self.view.draw(canvas)

    def lights(self, lights: "Lights", now_ms: int) -> None:
        self.view.lights(lights)

    def text(self) -> str:
        return "".join(self.sentences())

    def sentences(self) -> "Iterator[str]":
        return self.view.sentences()

    # With real dice, whose director has more to say.

    @property
    def real(self) -> "CommonReal":
        """The game's part for real dice."""
        return self.side  # pyright: ignore[reportReturnType]  # a match with real dice has no other

    @property
    def guide(self) -> "Guide":
        """The differences between tray and game."""
        return self.real.director.guide

    @property
    def wheel(self) -> "Wheel | None":
        """The face being told, None if there is none."""
        return self.real.director.wheel

    @property
    def slot(self) -> int:
        """The slot of the die whose face is being told, -1 for one of a hand."""
        return self.real.director.slot

    @property
    def bad(self) -> int:
        """The slot of a refused die, or -1."""
        return self.real.director.bad

    @property
    def refusal(self) -> "RuleError | None":
        """The RuleError of that refusal."""
        return self.real.director.refusal

    @property
    def orders(self) -> list[tuple[str, int, int]]:
        """The tasks that people have; see `real.table.orders`."""
        return self.real.director.orders

    @property
    def told(self) -> list[int]:
        """The faces told so far, of several dice."""
        return self.real.director.told

    def masked(self) -> int:
        """Return the mask of slots whose dice are told by keys."""
        return self.real.director.slots.masked()
