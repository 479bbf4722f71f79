"""Read the display's dots back into text, with the firmware's own typefaces."""

from tray24.pins import DISPLAY_HEIGHT, DISPLAY_WIDTH
from tray24.ui.toolkit import font, headline_font
from tray24.ui.toolkit.canvas import HEADLINE, TRAY7, Canvas, Typeface

_FEWEST = 2  # the fewest letters that count as text
_SPACE = 3  # dark columns between words


class _Letters:
    """The letters of a typeface, found by their columns."""

    def __init__(self, typeface: Typeface, characters: str, rows: int):
        self.rows = rows
        self.gap = typeface.gap
        self.mask = (1 << rows) - 1
        self.by_columns = {}
        canvas = Canvas()
        for character in characters:
            canvas.clear()
            width = canvas.text(character, 0, 0, typeface) - typeface.gap
            canvas.settle()
            columns = tuple(_columns(canvas.buffer)[:width])
            if any(columns):
                self.by_columns.setdefault(columns, character)
        self.widths = sorted({len(columns) for columns in self.by_columns}, reverse=True)

    def line(self, columns: list[int]) -> list[tuple[int, str]]:
        """Return (first column, text) of each run of letters in one row of columns."""
        runs = []
        text, began, blank, x = "", 0, 0, 0
        while x < len(columns):
            if not columns[x]:
                blank += 1
                x += 1
                continue
            letter, width = self._letter(columns, x)
            if not letter:
                runs.append((began, text))
                text = ""
                while x < len(columns) and columns[x]:
                    x += 1
            else:
                if text and blank >= self.gap + _SPACE * 3:
                    runs.append((began, text))
                    text = ""
                elif text and blank >= self.gap + 2:
                    text += " "
                if not text:
                    began = x
                text += letter
                x += width
            blank = 0
        runs.append((began, text))
        return [(x, _zeros(text)) for x, text in runs if sum(map(str.isalnum, text)) >= _FEWEST]

    def _letter(self, columns: list[int], x: int) -> tuple[str, int]:
        for width in self.widths:
            letter = self.by_columns.get(tuple(columns[x : x + width]))
            if letter and not any(columns[x + width : x + width + self.gap]):
                return letter, width
        return "", 0


def _columns(screen: bytes | bytearray) -> list[int]:
    """Return each column of the display as a number, bit 0 on top."""
    pages = range(DISPLAY_HEIGHT // 8)
    return [sum(screen[page * DISPLAY_WIDTH + x] << 8 * page for page in pages) for x in range(DISPLAY_WIDTH)]


def _zeros(text: str) -> str:
    """Tell O from 0, which have the same dots in the headline's typeface: a word has no digits, a number no letters."""
    words = (word.replace("0", "O") if any(map(str.isalpha, word)) else word for word in text.split(" "))
    return " ".join(words)


def _typefaces() -> tuple[_Letters, ...]:
    ascii_letters = "".join(map(chr, range(33, 127)))
    return (_Letters(HEADLINE, headline_font.CHARACTERS, 11), _Letters(TRAY7, ascii_letters + font.TRAY7_MORE, 9))


def read_lines(screen: bytes) -> list[str]:
    """Return the texts on the display from top to bottom, both dark on light and light on dark."""
    columns = _columns(screen)
    found = []  # (letters, row, column, rows, text)
    for letters in _typefaces():
        for y in range(DISPLAY_HEIGHT - 6):
            for dark in (0, letters.mask):
                row = [(column >> y & letters.mask) ^ dark for column in columns]
                for x, text in letters.line(row):
                    found.append((len(text.replace(" ", "")) * letters.rows, y, x, letters.rows, text))
    found.sort(key=lambda line: (-line[0], line[1]))
    kept = []
    for line in found:
        if all(line[1] + line[3] - 2 <= other[1] or other[1] + other[3] - 2 <= line[1] for other in kept):
            kept.append(line)
    return [text for _, _, _, _, text in sorted(kept, key=lambda line: line[1])]
