"""The base of screens with pages in a match: yellow and blue turn the pages; green or red returns to the match."""

from tray24.compat import const
from tray24.ui.toolkit.screens import Screen, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import MatchUi

_TITLE_END = const(96)


class PagedView(Screen):
    """A screen with pages over the running match, which pauses meanwhile. Each of `items`, such as a seat, has a page.

    A seat's own button returns to the match and works there as always.
    """

    ui: "MatchUi"

    name = prompt = "look"

    def choose_item(self, now_ms: int) -> None:
        self.ui.pop_screen()

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        ui = self.ui
        ui.pop_screen()
        ui.play_screen.handle_press(button, now_ms)

    @property
    def page(self) -> int:
        """The item whose page is on the display."""
        return self.items[self.cursor]

    def format_text(self) -> str:
        return "".join(self.yield_sentences())

    def describe_page(self) -> str:
        """Return the text of the page's number and of the number of pages, such as "2 of 4"."""
        return self.ui.say("item_of", number=self.cursor + 1, count=len(self.items))

    def draw_title(self, canvas: "Canvas", title: str, seat: int) -> None:
        """Draw a headline with the number of a seat at the left, and the page's number at the right."""
        draw_headline(canvas, title, self.ui.get_seat_number(seat), _TITLE_END)
        canvas.draw_text_right("%d/%d" % (self.cursor + 1, len(self.items)), 125, 5)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        self.ui.play_screen.light_slots(lights, now_ms)
