"""The display's dots as characters: a braille pattern shows 2 x 4 dots, a half block 1 x 2."""

from tray24.pins import DISPLAY_HEIGHT, DISPLAY_WIDTH

_PAGES = DISPLAY_HEIGHT // 8

# Unicode 28xx: bits 0 to 2 and 6 are the left column from the top, 3 to 5 and 7 the right one.
_LEFT = [dots & 7 | (dots & 8) << 3 for dots in range(16)]
_RIGHT = [(dots & 7) << 3 | (dots & 8) << 4 for dots in range(16)]
_BRAILLE = 0x2800
_HALVES = " ▀▄█"


def braille(screen: bytes) -> list[str]:
    """Return 16 rows of 64 characters, from the 1024 bytes of `PicoTray.screen`."""
    rows = []
    for page in range(_PAGES):
        columns = screen[page * DISPLAY_WIDTH : (page + 1) * DISPLAY_WIDTH]
        pairs = list(zip(columns[::2], columns[1::2], strict=True))
        for shift in (0, 4):
            rows.append("".join(chr(_BRAILLE | _LEFT[a >> shift & 15] | _RIGHT[b >> shift & 15]) for a, b in pairs))
    return rows


def half_blocks(screen: bytes) -> list[str]:
    """Return 32 rows of 128 characters."""
    rows = []
    for page in range(_PAGES):
        columns = screen[page * DISPLAY_WIDTH : (page + 1) * DISPLAY_WIDTH]
        for shift in (0, 2, 4, 6):
            rows.append("".join(_HALVES[byte >> shift & 3] for byte in columns))
    return rows
