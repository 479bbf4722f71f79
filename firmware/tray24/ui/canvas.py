"""The display's picture: 128 x 64 bits in the buffer layout of its controller, text, boxes and small pictures."""

from tray24.compat import const
from tray24.pins import DISPLAY_HEIGHT
from tray24.ui import font

# As in `pins` and `ports`, but known to the compiler.
_WIDTH = const(128)
_PAGES = const(8)
_BYTES = const(1024)


class Typeface:
    """A proportional typeface: its characters `gap` columns apart, unknown ones shown as `?`."""

    def __init__(self, starts, columns, ascii, more, gap):
        self.columns = columns
        self.gap = gap
        self._starts = starts
        self._ascii = ascii  # how many characters from the blank on come before those of `more`
        self._more = more

    def place(self, letter):
        """The index of a character in this typeface."""
        index = ord(letter) - 32
        if 0 <= index < self._ascii:
            return index
        index = self._more.find(letter)
        if index >= 0:
            return self._ascii + index
        return self.place("?")

    def start(self, index):
        """The first column of the character at `index`."""
        return self._starts[2 * index] | self._starts[2 * index + 1] << 8

    def width(self, text):
        """Columns that `text` takes, without a gap at its end."""
        total = 0
        for letter in text:
            index = self.place(letter)
            total += self.start(index + 1) - self.start(index) + self.gap
        return total - self.gap if total else 0


TRAY7 = Typeface(font.TRAY7_STARTS, font.TRAY7_COLUMNS, 95, font.TRAY7_MORE, 1)
HEADLINE = Typeface(font.HEADLINE_STARTS, font.HEADLINE_COLUMNS, 0, font.HEADLINE_CHARACTERS, 2)


def text_width(text):
    """Columns that a line of Tray7 takes."""
    return TRAY7.width(text)


def wrap(text, width):
    """The words of `text` in lines of at most `width` columns of Tray7; a longer word stands alone."""
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        if line and TRAY7.width(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return lines


def fitted(text, width):
    """`text`, or as much of its beginning as fits into `width` columns of Tray7."""
    while text and TRAY7.width(text) > width:
        text = text[:-1]
    return text


class Canvas:
    """A picture that is drawn anew and then settled.

    `buffer` is what the display shows: 8 pages of 128 bytes, bit 0 of a byte is the page's top row (MONO_VLSB).
    `dirty` is a mask of the pages that `settle` found changed; whoever shows them takes their bits away. Nothing is
    drawn outside the columns from `left` to `right`.
    """

    def __init__(self):
        self.buffer = bytearray(_BYTES)
        self.dirty = (1 << _PAGES) - 1
        self._drawn = bytearray(_BYTES)
        self._empty = bytes(_BYTES)
        self._old = []
        self._new = []
        for page in range(_PAGES):
            at = page * _WIDTH
            self._old.append(memoryview(self.buffer)[at : at + _WIDTH])
            self._new.append(memoryview(self._drawn)[at : at + _WIDTH])
        self.unclip()

    def clear(self):
        """Begin a new picture; the old one stays in `buffer` until it is settled."""
        self._drawn[:] = self._empty
        self.unclip()

    def settle(self):
        """The picture is complete: take it over, and mark the pages that changed."""
        for page in range(_PAGES):
            if self._old[page] != self._new[page]:
                self._old[page][:] = self._new[page]
                self.dirty |= 1 << page

    def clip(self, left, right):
        """Draw only in columns left to right - 1 until `unclip`."""
        self.left = left
        self.right = right

    def unclip(self):
        """Draw everywhere again."""
        self.left = 0
        self.right = _WIDTH

    def text(self, text, x, y, typeface=TRAY7):
        """A line of text whose letters' top row is y; gives the column after it."""
        for letter in text:
            index = typeface.place(letter)
            first = typeface.start(index)
            width = typeface.start(index + 1) - first
            self._columns(typeface.columns, first, width, x, y, 1)
            x += width + typeface.gap
        return x

    def text_right(self, text, right, y):
        """A line of text that ends before the column `right`; gives its first column."""
        x = right - TRAY7.width(text)
        self.text(text, x, y)
        return x

    def text_center(self, text, y, typeface=TRAY7):
        """A line of text in the middle of the display."""
        self.text(text, (_WIDTH - typeface.width(text)) // 2, y, typeface)

    def picture(self, columns, x, y, mirrored=False):
        """A small picture of `font`, its top row at y; gives the column after it."""
        width = len(columns) // 2
        if mirrored:
            self._columns(columns, width - 1, width, x, y, -1)
        else:
            self._columns(columns, 0, width, x, y, 1)
        return x + width

    def _columns(self, columns, source, width, x, y, step):
        drawn = self._drawn
        shift = y & 7
        offset = (y >> 3) * _WIDTH + x
        source *= 2
        for column in range(x, x + width):
            if self.left <= column < self.right:
                bits = (columns[source] | columns[source + 1] << 8) << shift
                at = offset
                while bits and at < _BYTES:
                    drawn[at] |= bits & 255
                    bits >>= 8
                    at += _WIDTH
            offset += 1
            source += 2 * step

    def invert(self, x, y, width, height):
        """Exchange light and dark in a box."""
        drawn = self._drawn
        right = min(x + width, self.right)
        x = max(x, self.left)
        bottom = min(y + height, DISPLAY_HEIGHT)
        while y < bottom:
            rows = min(8 - (y & 7), bottom - y)
            mask = (1 << rows) - 1 << (y & 7)
            page = (y >> 3) * _WIDTH
            for at in range(page + x, page + right):
                drawn[at] ^= mask
            y += rows

    def rect(self, x, y, width, height):
        """The outline of a box, drawn on a dark ground."""
        self.invert(x, y, width, height)
        self.invert(x + 1, y + 1, width - 2, height - 2)

    def dotted(self, y, step=3):
        """A dotted line across the display, as wide as its margins leave it."""
        page = (y >> 3) * _WIDTH
        bit = 1 << (y & 7)
        for at in range(page + 2, page + _WIDTH, step):
            self._drawn[at] |= bit

    def bar(self, y, height):
        """Invert a whole bar, as headline and hint have."""
        self.invert(0, y, _WIDTH, height)

    def seat_box(self, number, x, y, size):
        """A box with a seat's number, dark on light, or light on dark when a bar is inverted over it."""
        label = str(number)
        self.text(label, x + (size - TRAY7.width(label)) // 2, y + (size - 7) // 2)
        self.invert(x, y, size, size)
