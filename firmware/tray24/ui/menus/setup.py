"""The setup of a new match: players, options, dice.

On a starter tray, which has no seat buttons, rows of the menu say how many people and bots play.
"""

from tray24 import games
from tray24.compat import const
from tray24.match.bots import bots
from tray24.match.bots.characters import CHARACTERS
from tray24.match.profile import Player, Profile
from tray24.pins import SEATS
from tray24.rules.errors import OF_SEATS, RuleError
from tray24.ui.toolkit.canvas import truncate_text
from tray24.ui.toolkit.menu import HelpScreen, Menu, draw_list
from tray24.ui.toolkit.screens import TEXT_WIDTH, draw_footer, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from tray24.rules.core import Game
    from tray24.rules.errors import Option
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import Ui

_SEATS_ROW = const(19)
_LIST_ROW = const(31)
# A child's mark beside the number of a seat: column, row, columns, rows.
_SMILE = ((1, 2, 1, 2), (4, 2, 1, 2), (0, 6, 1, 1), (5, 6, 1, 1), (1, 7, 4, 1))


class SetupMenu(Menu):
    """The setup of a match. A press of a seat button seats or removes a person; holding it seats a bot.

    Holding it again seats the next bot. `seats[button]` is None for an empty seat, "" for a person, or the name of a
    bot; bots cannot roll real dice. `young[button]` marks a child: while the row of children is selected, a person's
    seat button toggles the mark, and green marks one more person. `day` is the day of a daily match, whose dice depend
    only on the day, or 0.
    """

    game: "type[Game]"
    options: "dict[str, Any]"

    name = "setup"
    title = "new"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self.real = False
        self.seats: list[str | None] = [None] * SEATS
        self.young = [False] * SEATS
        self._select_game(self.list_games()[0])
        self._old_occupant: str | None = None  # occupant of the held button's seat before the press

    def list_games(self) -> tuple[str, ...]:
        """Return the names of the games that this tray offers."""
        return games.list_games()

    def _select_game(self, name: str) -> None:
        """Select the game `name`. Set its options to their defaults, those of the published rules."""
        self.game = games.get_game_class(name)
        known = bots.list_bots(name)
        self.seats = [known[0] if occupant and occupant not in known else occupant for occupant in self.seats]
        self.options = {option.name: option.default for option in self.game.OPTIONS}
        self.set = self.game.get_standard_set()
        self.day = 0
        self.real = self.real and self.game.real
        self._list_items()

    def _list_items(self) -> None:
        self.items = tuple(self.list_game_items())

    def list_game_items(self) -> list[str]:
        """Return the items that the menu has for the selected game."""
        items = ["start", "game"]
        if self.game.real:
            items.append("dice")
        if self.game.daily and not self.real:
            items.append("day")
        if len(self.game.sets) > 1:
            items.append("set")
        options = self.game.list_options(self.real)
        return items + [option.name for option in options if option.kind != OF_SEATS] + ["young", "help"]

    def find_option(self, item: str) -> "Option | None":
        """Return the game's option that an item of the menu changes, or None."""
        found = [option for option in self.game.OPTIONS if option.name == item]
        return found[0] if found else None

    # Seats.

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        if self.items[self.cursor] == "young" and self.seats[button] == "":
            self.young[button] = not self.young[button]
            self._old_occupant = None
            self.ui.play_tune("key")
            return
        self._old_occupant = self.seats[button]
        self.young[button] = False
        self.seats[button] = "" if self._old_occupant is None else None
        self.ui.play_tune("key")

    def handle_hold(self, button: int, now_ms: int) -> None:
        if button >= SEATS or self.real:
            return
        self.changed = True
        names = bots.list_bots(self.game.name)
        if self._old_occupant in names:
            self.seats[button] = names[(names.index(self._old_occupant) + 1) % len(names)]
        else:
            self.seats[button] = names[0]
        self.ui.play_tune("key")

    def is_young(self, button: int) -> bool:
        """Return True if a child plays at the seat of this button."""
        return self.seats[button] == "" and (self.young[button] or self.ui.has_children())

    def _mark_next_child(self) -> None:
        """Mark the first person not marked yet as a child. If all are marked, remove all marks."""
        for button in range(SEATS):
            if self.seats[button] == "" and not self.young[button]:
                self.young[button] = True
                return
        self.young = [False] * SEATS

    def count_players(self) -> int:
        """Return the number of people and bots that have joined."""
        return SEATS - self.seats.count(None)

    # Options.

    def get_label(self, item: str) -> str:
        say = self.ui.say
        return (
            say("start_anew") if item == "start" and self.ui.match else say.get_game_text(self.game.name, "opt-" + item)
        )

    def get_value(self, item: str) -> str:
        say = self.ui.say
        if item == "start":
            return "" if self.ui.match else say("players_n", count=self.count_players())
        if item == "game":
            return say.get_game_text(self.game.name, "game")
        if item == "dice":
            return say("real" if self.real else "electronic")
        if item == "set":
            return say("value-" + self.set)
        if item == "day":
            from tray24.ui.menus.number_editors import describe_chosen_day

            return describe_chosen_day(self)
        if item == "young":
            numbers = [str(button + 1) for button in range(SEATS) if self.is_young(button)]
            return " ".join(numbers) or say("young_none")
        option = self.find_option(item)
        if not option or option.kind == "number":
            return str(self.options[item]) if option else ""
        return say.get_game_text(self.game.name, "value-%s" % self.options[item])

    def choose_item(self, now_ms: int) -> None:
        item = self.items[self.cursor]
        if item == "start":
            self._start_match(now_ms)
        elif item == "dice":
            self._change_dice(now_ms)
        elif item == "day":
            from tray24.ui.menus.number_editors import choose_day

            choose_day(self, now_ms)
        elif item == "help":
            self.ui.push_screen(HelpScreen(self.ui, self.game.name), now_ms)
        elif item == "game":
            names = self.list_games()
            self._select_game(names[(names.index(self.game.name) + 1) % len(names)])
        elif item == "set":
            sets = self.game.sets
            self.set = sets[(sets.index(self.set) + 1) % len(sets)]
        elif item == "young":
            self._mark_next_child()
        else:
            self._change_option(item, now_ms)

    def _change_option(self, option: str, now_ms: int) -> None:
        """Select the next choice of an option; if the option is a number, open the editor of numbers."""
        choices = self.find_option(option).choices  # pyright: ignore[reportOptionalMemberAccess]  # the name is an option's
        if choices:
            self.options[option] = choices[(choices.index(self.options[option]) + 1) % len(choices)]
        else:
            from tray24.ui.menus.number_editors import NumberEditor

            self.ui.push_screen(NumberEditor(self.ui, self, option), now_ms)

    def _change_dice(self, now_ms: int) -> None:
        self.real = not self.real
        self.day = 0
        self._list_items()
        if self.real:
            self.seats = ["" if occupant == "" else None for occupant in self.seats]
            if not self.ui.sensing:
                self.ui.show_notice(self.ui.say("opt-dice"), self.ui.say("no_sensors"), now_ms)

    def _start_match(self, now_ms: int) -> None:
        if not self.game.min_seats <= self.count_players() <= self.game.max_seats:
            self.ui.play_tune("refused")
            self.ui.show_notice(self.ui.say("new"), self._describe_seats(), now_ms)
            return
        players = []
        for button in range(SEATS):
            bot = self.seats[button]
            if bot is not None:
                name = "" if bot else self.ui.settings["name%d" % (button + 1)]
                players.append(Player(button, name, bot, self.is_young(button)))
        options = {option.name: self.options[option.name] for option in self.game.list_options(self.real)}
        child_seats = [str(seat) for seat in range(len(players)) if players[seat].young]
        for option in self.game.OPTIONS:
            if option.kind == OF_SEATS:
                options[option.name] = "".join(child_seats)
        try:
            seed = self.day or self.ui.seed_source()
            self.ui.start_match(
                Profile(self.game.name, players, options, self.real, seed, self.set, self.day > 0), now_ms
            )
        except RuleError as refusal:
            self.ui.show_notice(self.ui.say("new"), self.ui.say.describe_refusal(refusal), now_ms)

    def _describe_seats(self) -> str:
        """Return the text that tells how many may play the selected game, and how to join."""
        game = self.game
        say = self.ui.say
        name = say.get_game_text(game.name, "game")
        if game.min_seats == game.max_seats:
            text = say("seats_just", game=name, count=game.min_seats)
        else:
            text = say("seats_from", game=name, least=game.min_seats, most=game.max_seats)
        return say.join_sentences((text, say("how_to_sit")))

    # Display and lights.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.get_headline())
        yield
        for button in range(SEATS):
            x = 3 + 21 * button
            occupant = self.seats[button]
            if occupant is None:
                canvas.draw_text(str(button + 1), x + 3, _SEATS_ROW + 2)
                canvas.draw_outline(x, _SEATS_ROW, 11, 11)
            else:
                canvas.draw_seat_box(button + 1, x, _SEATS_ROW, 11)
            if occupant:
                face = CHARACTERS[button].face
                canvas.draw_columns(face, bytes(len(face)), x + 12, _SEATS_ROW + 2)
                if occupant == bots.find_strongest(self.game.name):
                    canvas.invert_box(x + 13, _SEATS_ROW + 10, 5, 1)
            elif self.is_young(button):
                for left, row, columns, rows in _SMILE:
                    canvas.invert_box(x + 12 + left, _SEATS_ROW + row, columns, rows)
        yield
        if not self.count_players() and not self.cursor:
            canvas.draw_text(truncate_text(self.ui.say("join_1"), TEXT_WIDTH), 3, 37)
            draw_footer(canvas, "" if self.real else self.ui.say("join_2"))
        else:
            yield from draw_list(canvas, self, _LIST_ROW, 3)

    def format_text(self) -> str:
        return "".join(self.yield_sentences())

    def yield_sentences(self) -> "Iterator[str]":
        yield super().format_text() + " "
        ui = self.ui
        say = ui.say
        names = []
        for button in range(SEATS):
            bot = self.seats[button]
            if bot is not None:
                name = CHARACTERS[button].display_name if bot else ui.get_button_name(button)
                if self.is_young(button):
                    name = say("seated_child", name=name)
                names.append(say("seated_bot", name=name, bot=say("bot-" + bot)) if bot else name)
                yield ""
        yield say.join_sentences((say.join_list(names),) if names else (say("join_1"), say("join_2")))


_PLAYER_ITEMS = ("people", "bots", "bot")


class StarterSetupMenu(SetupMenu):
    """The setup on a starter tray, which has no seat buttons. Its rows `people`, `bots` and `bot` say who plays.

    People take the first seats, bots the seats after them. The menu offers the games that need no slots, with
    electronic dice.
    """

    def __init__(self, ui: "Ui") -> None:
        self.people = 1
        self.bots = 1
        self.bot = ""
        super().__init__(ui)

    def list_games(self) -> tuple[str, ...]:
        """Return the names of the games that a starter tray offers: those that need no slots."""
        return tuple([name for name in games.list_games() if not games.get_game_class(name).needs_slots])

    def _list_items(self) -> None:
        items = [item for item in self.list_game_items() if item != "dice"]
        names = bots.list_bots(self.game.name)
        if self.bot not in names:
            self.bot = names[0]
        max_seats = self.game.max_seats
        self.people = min(self.people, max_seats)
        self.bots = max(self.game.min_seats - self.people, min(self.bots, max_seats - self.people))
        at = items.index("game") + 1
        items[at:at] = _PLAYER_ITEMS if self.bots else _PLAYER_ITEMS[:-1]
        self.items = tuple(items)
        empty_count = SEATS - self.people - self.bots
        self.seats[:] = [""] * self.people + [self.bot] * self.bots + [None] * empty_count

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        """Ignore a seat button: a starter tray has none."""

    def handle_hold(self, button: int, now_ms: int) -> None:
        """Ignore a held button: bots are seated by rows of the menu."""

    def get_value(self, item: str) -> str:
        if item == "people" or item == "bots":
            return str(self.people if item == "people" else self.bots)
        return self.ui.say("bot-" + self.bot) if item == "bot" else super().get_value(item)

    def choose_item(self, now_ms: int) -> None:
        item = self.items[self.cursor]
        game = self.game
        if item == "people":
            self.people = self.people % game.max_seats + 1
        elif item == "bots":
            self.bots = self.bots + 1 if self.people + self.bots < game.max_seats else 0
        elif item == "bot":
            names = bots.list_bots(game.name)
            self.bot = names[(names.index(self.bot) + 1) % len(names)]
        else:
            super().choose_item(now_ms)
            return
        self._list_items()
