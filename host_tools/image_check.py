"""Boots an image on an emulated Pico and waits for the menu, as its user would: by what the display shows."""

from dataclasses import dataclass

from host_tools.cli import Failure

_LIMIT_MS = 10_000
_STEP_MS = 2
_MENU = ("new", "records", "settings")  # keys of the texts that the menu shows on a tray that is new


@dataclass(frozen=True)
class Boot:
    """What was seen: the lines on the display, and the device's milliseconds from power to them."""

    lines: list[str]
    menu_ms: float


def boot(image_uf2: bytes) -> Boot:
    """Power on, to the menu. Failure tells what was there instead."""
    try:
        from simulator.pico.machine import PicoTray
        from simulator.pico.reading import read_lines
    except ImportError as error:
        raise Failure(f"there is no emulated Pico: {error.name} is missing; './tray24 image' installs it") from None
    from tray24.ui.texts import LANGUAGES, Texts

    say = Texts(LANGUAGES[0])
    wanted = {say(key) for key in _MENU}
    pico = PicoTray(image_uf2)
    shown = pico.screen
    lines: list[str] = []
    while pico.now_us < 1000 * _LIMIT_MS:
        pico.run_ms(_STEP_MS)
        if pico.screen != shown:
            shown = pico.screen
            lines = read_lines(shown)
            if wanted <= set(lines):
                return Boot(lines, pico.now_us / 1000)
    raise Failure(
        f"the menu did not come within {_LIMIT_MS / 1000:.0f} s. The display says: {' / '.join(lines) or 'nothing'}. "
        f"The console says: {pico.text.strip()[-1000:] or 'nothing'}"
    )
