"""The menu inside a match, and two menus that list the match's people: who agrees to hints, and who leaves."""

from tray24.compat import const
from tray24.match.bots import bots
from tray24.rules.errors import RuleError
from tray24.ui.match.hints import get_consent
from tray24.ui.match.results import ScoresScreen
from tray24.ui.match.sentences import describe_talk
from tray24.ui.toolkit.menu import HelpScreen, Menu, Question, find_paragraph

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import MatchUi

_MAX_ENTRIES = const(6)  # entries at a time


class PauseMenu(Menu):
    """The menu of a match, which pauses meanwhile. The most needed items come first, the others behind the item "more".

    After a refusal, the first item opens the help on the rule that refused, if the help covers this rule.
    """

    ui: "MatchUi"

    name = title = "pause"

    def __init__(self, ui: "MatchUi", rule: str = "") -> None:
        """Open the menu; `rule` is the number of the rule of the last refusal, or ""."""
        super().__init__(ui)
        self._rule = rule
        self._talk = describe_talk(ui)
        self._set_items(self._list_entries())

    def _list_entries(self) -> tuple[str, ...]:
        """Return the names of all items of the menu that this match offers, the most needed ones first.

        Most names, such as "undo", are also keys of the items' texts.
        """
        ui = self.ui
        profile = ui.match.profile
        has_calls = ui.is_starter and ui.match.game.has_uno
        entries = (
            ("why", self._rule and find_paragraph(ui.say.get_help(profile.game), self._rule) >= 0),
            ("go_on", True),
            ("call_uno", has_calls),
            ("catch", has_calls),
            ("look", ui.play_screen.hidden_hands.are_open),
            ("undo", True),
            ("redo", ui.match.undone >= 0),
            ("help", True),
            ("leave", True),
            ("scores", True),
            ("hints", True),
            # No bots play with real dice, and none can replace a player: bots cannot roll real dice.
            ("bot_speed", not profile.real),
            ("leaves", not profile.real and not profile.daily),
            ("end_match", True),
            ("agree", ui.count_people() > 1),
            ("table_talk", self._talk),
        )
        return tuple([item for item, is_offered in entries if is_offered])

    def _set_items(self, items: tuple[str, ...]) -> None:
        """Show the menu items `items`.

        If there are more than _MAX_ENTRIES, show only the first ones, and an item "more" that opens the others.
        """
        self._rest_items = items[_MAX_ENTRIES - 1 :] if len(items) > _MAX_ENTRIES else ()
        self.items = items[: _MAX_ENTRIES - 1] + ("more_entries",) if self._rest_items else items
        self.cursor = 0

    def get_label(self, item: str) -> str:
        if item == "table_talk":
            return self._talk
        if item == "look":
            return self.ui.say(self.ui.play_screen.game_screen.look_text)
        return super().get_label(item)

    def get_value(self, item: str) -> str:
        settings = self.ui.settings
        if item == "look" and not (self.ui.is_starter and self.ui.match.game.has_uno):
            return self.ui.say("hold_blue")
        if item == "hints":
            return self.ui.say("value-" + settings["hints"])
        return self.ui.say("unit-times", value=settings["bot_speed"]) if item == "bot_speed" else ""

    def choose_item(self, now_ms: int) -> None:
        ui = self.ui
        item = self.items[self.cursor]
        play = ui.play_screen
        actions = {"look": play.hidden_hands.show_open_hands, "undo": play.undo, "redo": play.redo}
        actions.update({"call_uno": play.uno_window.call_uno_for_all, "catch": play.uno_window.catch_for_all})
        if item == "go_on" or item == "table_talk":
            ui.pop_screen()
        elif item == "help" or item == "why":
            ui.push_screen(HelpScreen(ui, ui.match.profile.game, self._rule if item == "why" else ""), now_ms)
        elif item == "scores":
            ui.push_screen(ScoresScreen(ui, ui.say("scores")), now_ms)
        elif item == "more_entries":
            self._set_items(self._rest_items)
        elif item in actions:
            ui.pop_screen()
            actions[item](now_ms)
        elif item == "bot_speed" or item == "hints":
            ui.settings.step(item, 1)
            ui.save_settings(now_ms)
        elif item == "agree" or item == "leaves":
            ui.push_screen(ConsentMenu(ui) if item == "agree" else LeaveMenu(ui), now_ms)
        elif item == "leave":
            ui.show_home(now_ms)
        else:
            ui.ask_question("end_match", "end_sure", lambda sure_ms: ui.end_match(sure_ms, ()), now_ms)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        self.ui.play_screen.light_slots(lights, now_ms)


class PeopleMenu(Menu):
    """The base of menus that list the people in the match, by their seats."""

    ui: "MatchUi"

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui)
        players = ui.match.profile.seats
        self.items = tuple([seat for seat in range(len(players)) if not players[seat].bot])

    def get_label(self, item: int) -> str:
        return self.ui.get_seat_name(item)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        self.ui.play_screen.light_slots(lights, now_ms)


class ConsentMenu(PeopleMenu):
    """The menu that shows which people agree to hints of the best move.

    A person's own seat button changes that person's answer, too.
    """

    name = "agreement"
    title = "agree"

    def get_value(self, item: int) -> str:
        return self.ui.say("value-" + get_consent(self.ui, item))

    def choose_item(self, now_ms: int) -> None:
        self._change_consent(self.items[self.cursor], now_ms)

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        seat = self.ui.button_to_seat(button)
        if seat in self.items:
            self.cursor = self.items.index(seat)
            self._change_consent(seat, now_ms)

    def _change_consent(self, seat: int, now_ms: int) -> None:
        ui = self.ui
        ui.settings.step("advice%d" % ui.get_seat_number(seat), 1)
        ui.save_settings(now_ms)
        self.changed = True


class LeaveMenu(PeopleMenu):
    """The menu to choose a player who leaves the match. A bot continues with the same dice and points."""

    name = "leaving"
    title = "leaves"

    def choose_item(self, now_ms: int) -> None:
        if self.items:
            text = self.ui.say("leaves_sure", name=self.ui.get_seat_name(self.items[self.cursor]))
            self.ui.push_screen(Question(self.ui, self.ui.say("leaves"), text, self._replace_by_bot), now_ms)

    def _replace_by_bot(self, now_ms: int) -> None:
        ui = self.ui
        seat = self.items[self.cursor]
        try:
            ui.match.replace_by_bot(seat, bots.list_bots(ui.match.game.name)[0])
        except RuleError as refusal:
            ui.show_notice(ui.say("leaves"), ui.say.describe_refusal(refusal), now_ms)
            return
        ui.resume_match(now_ms)
