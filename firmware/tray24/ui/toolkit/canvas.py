"""The display's picture: 128 x 64 bits in its controller's buffer layout, with text, boxes and small pictures."""

from tray24.compat import const
from tray24.pins import DISPLAY_HEIGHT
from tray24.ui.toolkit import font, headline_font

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

# The same as in `pins` and `ports`, but known to the compiler.
_WIDTH = const(128)
_PAGES = const(8)
_BYTES = const(1024)
_DARK_PAGE = bytes(_WIDTH)
_LIGHT_PAGE = b"\xff" * _WIDTH
_SMALL_LETTERS = "äöüéèêëàâáåçñóôòøíîïìúûùœæ"
_CAPITALS = "ÄÖÜÉÈÊËÀÂÁÅÇÑÓÔÒØÍÎÏÌÚÛÙŒÆ"


class Typeface:
    """A proportional typeface. Its characters are `gap` columns apart; a character that it lacks is drawn as `?`.

    `tops` has the columns of each character's upper eight rows, `bottoms` the columns of the rows below. `deep_letters`
    lists the characters that use the rows below, in ascending order; None means that all may. `bottoms` has only the
    characters from the first of `deep_letters` to the last.
    """

    def __init__(
        self,
        tops: tuple[bytes, ...],
        bottoms: tuple[bytes, ...],
        ascii_count: int,
        more_letters: str,
        gap: int,
        deep_letters: str | None,
    ) -> None:
        self.gap = gap
        self._tops = tops
        self._bottoms = bottoms
        self._ascii_count = ascii_count  # number of characters from the blank on that precede `more_letters`
        self._more_letters = more_letters
        self._deep_letters = deep_letters
        self._first_deep = self.find_index(deep_letters[0]) if deep_letters else 0  # the first character in `bottoms`

    def find_index(self, letter: str) -> int:
        """Return the index of the character `letter` in this typeface, or that of "?"."""
        index = ord(letter) - 32
        if 0 <= index < self._ascii_count:
            return index
        index = self._more_letters.find(letter)
        return self._ascii_count + index if index >= 0 else self.find_index("?")

    def _encode_text(self, text: str) -> bytes:
        """Return a byte for each character of a text: 32 + its index in this typeface.

        In a typeface with all ASCII characters, such as Tray7, the byte of an ASCII character is its ASCII code.
        """
        codes = text.encode()
        if not codes or (self._ascii_count and len(codes) == len(text) and min(codes) >= 32 and max(codes) < 127):
            return codes
        return bytes([32 + self.find_index(letter) for letter in text])

    def get_glyph(self, index: int) -> tuple[bytes, bytes]:
        """Return the picture of the character at `index`, one byte a column: the upper eight rows, and those below."""
        width = len(self._tops[index]) - self.gap
        return self._tops[index][:width], self._pick_bottoms((32 + index,))[:width]

    def render_columns(self, text: str) -> tuple[bytes, bytes]:
        """Return the columns of a line of text as two strings of bytes, with one byte for each column.

        The first has the upper eight rows. The second has the rows below, or is b"" if no character uses them. After
        each character there is a gap.
        """
        tops = self._tops
        codes = self._encode_text(text)
        columns = b"".join([tops[code - 32] for code in codes])
        if self._deep_letters is not None:
            for letter in self._deep_letters:
                if letter in text:
                    break
            else:
                return columns, b""
        return columns, self._pick_bottoms(codes)

    def _pick_bottoms(self, codes: "Sequence[int]") -> bytes:
        bottoms = self._bottoms
        columns = []
        for code in codes:
            index = code - 32 - self._first_deep
            columns.append(bottoms[index] if 0 <= index < len(bottoms) else bytes(len(self._tops[code - 32])))
        return b"".join(columns)

    def measure_text(self, text: str) -> int:
        """Return the number of columns that `text` takes, without a gap at its end."""
        total = 0
        tops = self._tops
        for code in self._encode_text(text):
            total += len(tops[code - 32])
        return total - self.gap if total else 0

    def count_fitting(self, text: str, width: int) -> int:
        """Return how many of the first characters of `text`, with a gap after each, fit into `width` columns."""
        tops = self._tops
        count = 0
        for code in self._encode_text(text):
            width -= len(tops[code - 32])
            if width < 0:
                break
            count += 1
        return count


TRAY7: Typeface = Typeface(font.TRAY7_TOPS, font.TRAY7_BOTTOMS, 95, font.TRAY7_MORE, 1, "gjpqy")
HEADLINE = Typeface(headline_font.TOPS, headline_font.BOTTOMS, 0, headline_font.CHARACTERS, 2, None)
measure_text = TRAY7.measure_text


def to_capitals(text: str) -> str:
    """Return a text in capitals, which the headline typeface needs. `upper` of MicroPython handles ASCII only."""
    text = text.upper()
    if len(text) == len(text.encode()):
        return text
    for letter in text:
        index = _SMALL_LETTERS.find(letter)
        if index >= 0:
            text = text.replace(letter, _CAPITALS[index])
    return text.replace("ß", "SS")


def capitalize(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return to_capitals(text[0]) + text[1:] if text else text


def wrap_text(text: str, width: int) -> list[str]:
    """Return `text` as lines of at most `width` columns in the typeface Tray7; a longer word gets its own line."""
    lines = []
    line_words = []
    line_width = 0
    blank_width = TRAY7.measure_text(" ") + 2 * TRAY7.gap
    for word in text.split(" "):
        word_width = TRAY7.measure_text(word)
        if line_words and line_width + blank_width + word_width > width:
            lines.append(" ".join(line_words))
            line_words = []
        line_width = line_width + blank_width + word_width if line_words else word_width
        line_words.append(word)
    lines.append(" ".join(line_words))
    return lines


def truncate_text(text: str, width: int, typeface: Typeface = TRAY7) -> str:
    """Return `text` if it fits into `width` columns, else as much of it as fits with an ellipsis at the end."""
    if typeface.measure_text(text) <= width:
        return text
    return text[: typeface.count_fitting(text, width - typeface.measure_text("…"))].rstrip(" ") + "…"


class Canvas:
    """A picture for the display: it is cleared and drawn, then `update_buffer` copies it to `buffer`.

    `buffer` is the shown picture: 8 pages (of 8 rows) of 128 bytes; bit 0 of a byte is the page's top row (MONO_VLSB).
    `dirty` is the mask of the pages that `update_buffer` found changed; the caller that shows them clears their bits.
    Nothing is drawn outside the columns from `left` to `right` - 1.
    """

    def __init__(self) -> None:
        self.buffer = bytearray(_BYTES)
        self.dirty = (1 << _PAGES) - 1
        self._picture = bytearray(_BYTES)
        self._buffer_view = memoryview(self.buffer)
        self._picture_view = memoryview(self._picture)
        self.unclip()

    def clear(self) -> None:
        """Begin a new picture, which is dark. `buffer` keeps the previous picture until `update_buffer`."""
        for at in range(0, _BYTES, _WIDTH):
            self._picture[at : at + _WIDTH] = _DARK_PAGE
        self.unclip()

    def update_buffer(self) -> None:
        """Copy the complete picture to `buffer`, and add the changed pages (of 8 rows) to the mask `dirty`."""
        for page in range(_PAGES):
            old_page = self._buffer_view[page * _WIDTH : (page + 1) * _WIDTH]
            new_page = self._picture_view[page * _WIDTH : (page + 1) * _WIDTH]
            if old_page != new_page:
                old_page[:] = new_page
                self.dirty |= 1 << page

    def clip(self, left: int, right: int) -> None:
        """Draw only in the columns from `left` to `right` - 1, until `unclip`."""
        self.left = left
        self.right = right

    def unclip(self) -> None:
        """Draw in all columns again, after `clip` had restricted this."""
        self.left = 0
        self.right = _WIDTH

    def draw_text(self, text: str, x: int, y: int, typeface: Typeface = TRAY7) -> int:
        """Draw a line of text with its top left corner at (x, y). Return the column after the text."""
        tops, bottoms = typeface.render_columns(text)
        return self.draw_columns(tops, bottoms, x, y)

    def draw_text_right(self, text: str, right: int, y: int) -> int:
        """Draw a line of text that ends before the column `right`. Return its first column."""
        x = right - TRAY7.measure_text(text)
        self.draw_text(text, x, y)
        return x

    def draw_text_centered(self, text: str, y: int, typeface: Typeface = TRAY7) -> None:
        """Draw a line of text centered on the display."""
        self.draw_text(text, (_WIDTH - typeface.measure_text(text)) // 2, y, typeface)

    def draw_picture(self, columns: bytes, x: int, y: int, mirrored: bool = False) -> int:
        """Draw a small picture of the module `font` with its top left corner at (x, y).

        Return the column after the picture.
        """
        width = len(columns) // 2
        tops = columns[:width]
        bottoms = columns[width:]
        if mirrored:
            tops = bytes(reversed(tops))
            bottoms = bytes(reversed(bottoms))
        return self.draw_columns(tops, bottoms, x, y)

    # Columns are drawn, and boxes inverted, a page at a time as one large int: much faster than byte by byte.

    def draw_columns(self, tops: bytes | bytearray, bottoms: bytes, x: int, y: int) -> int:
        """Draw columns of up to 16 rows, with the top row at `y`, from the column `x` on. Return the column after them.

        `tops` has a byte for each column's upper eight rows; `bottoms` has the rows below, or is b"".
        """
        next_column = x + len(tops)
        end = min(next_column, self.right)
        start = max(x, self.left)
        if start >= end:
            return next_column
        if end - start < len(tops):
            tops = tops[start - x : end - x]
            bottoms = bottoms[start - x : end - x]
        width = end - start
        upper = int.from_bytes(tops, "little")
        lower = int.from_bytes(bottoms, "little") if bottoms else 0
        shift = y & 7
        at = (y >> 3) * _WIDTH + start
        if not shift:
            self._invert_bits(at, width, upper)
            self._invert_bits(at + _WIDTH, width, lower)
            return next_column
        rest = 8 - shift
        top_mask = int.from_bytes(bytes((255 >> shift,)) * width, "little")  # the part of each column in its first page
        top_bits = upper & top_mask
        self._invert_bits(at, width, top_bits << shift)
        overflow = (upper ^ top_bits) >> rest
        if lower:
            top_bits = lower & top_mask
            overflow |= top_bits << shift
            self._invert_bits(at + 2 * _WIDTH, width, (lower ^ top_bits) >> rest)
        self._invert_bits(at + _WIDTH, width, overflow)
        return next_column

    def _invert_bits(self, at: int, width: int, bits: int) -> None:
        """Invert the dots whose bits in `bits` are 1, in `width` bytes of the picture from the byte `at` on.

        The lowest 8 bits of `bits` belong to the first byte.
        """
        if bits and at < _BYTES:
            picture = self._picture
            bits ^= int.from_bytes(picture[at : at + width], "little")
            picture[at : at + width] = bits.to_bytes(width, "little")

    def invert_box(self, x: int, y: int, width: int, height: int) -> None:
        """Invert all dots of a box."""
        picture = self._picture
        right = min(x + width, self.right)
        x = max(x, self.left)
        width = right - x
        bottom = min(y + height, DISPLAY_HEIGHT)
        if width <= 0:
            return
        while y < bottom:
            rows = min(8 - (y & 7), bottom - y)
            mask = (1 << rows) - 1 << (y & 7)
            at = (y >> 3) * _WIDTH + x
            if width == 1:
                picture[at] ^= mask
            else:
                self._invert_bits(at, width, int.from_bytes(bytes((mask,)) * width, "little"))
            y += rows

    def draw_outline(self, x: int, y: int, width: int, height: int) -> None:
        """Draw the outline of a box by inverting its dots; the box must be inside the display."""
        box = (1 << height) - 1 << (y & 7)
        self._draw_box(x, y, width, box, box & ~(box << 1) | box & ~(box >> 1))

    def draw_chip_box(self, x: int, y: int, width: int, height: int, filled: bool) -> None:
        """Draw a box without its four corners by inverting dots: filled, or only its outline.

        The box must be inside the display.
        """
        box = (1 << height) - 1 << (y & 7)
        ends = box & ~(box << 1) | box & ~(box >> 1)
        self._draw_box(x, y, width, box ^ ends, box if filled else ends)

    def _draw_box(self, x: int, y: int, width: int, sides: int, middle: int) -> None:
        """Invert dots of a box, in the rows of a mask: `sides` for its first and last column, `middle` for all others.

        Bit 0 of a mask is the top row of the page (of 8 rows) in which the box begins.
        """
        at = (y >> 3) * _WIDTH + x
        while middle:
            side = bytes((sides & 255,))
            self._invert_bits(at, width, int.from_bytes(side + bytes((middle & 255,)) * (width - 2) + side, "little"))
            middle >>= 8
            sides >>= 8
            at += _WIDTH

    def draw_dotted_line(self, y: int) -> None:
        """Draw a dotted line between the display's margins."""
        bits = bytes((1 << (y & 7),)) + bytes(2)
        dots = (bits * (_WIDTH // 3))[: _WIDTH - 2]
        self._invert_bits((y >> 3) * _WIDTH + 2, len(dots), int.from_bytes(dots, "little"))

    def fill_bar(self, y: int, height: int) -> None:
        """Light all dots of a bar as wide as the display, for a headline or footer.

        What is drawn on the bar later is dark.
        """
        bottom = y + height
        while y < bottom:
            rows = min(8 - (y & 7), bottom - y)
            if rows == 8:
                at = (y >> 3) * _WIDTH
                self._picture[at : at + _WIDTH] = _LIGHT_PAGE
            else:
                self.invert_box(0, y, _WIDTH, rows)
            y += rows

    def draw_seat_box(self, number: int | str, x: int, y: int, size: int) -> None:
        """Draw a seat's number in a square box with the upper left corner (`x`, `y`) and `size` dots on each side.

        The box inverts what is below it. So it is light with a dark number, or dark with a light number on a light bar.
        """
        label = str(number)
        self.draw_text(label, x + (size - TRAY7.measure_text(label)) // 2, y + (size - 7) // 2)
        self.invert_box(x, y, size, size)
