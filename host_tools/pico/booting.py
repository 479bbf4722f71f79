"""Boot an emulated tray to its menu, as its user would see it. Call `emulator.prepare_emulator` before the import."""

from dataclasses import dataclass

from host_tools.errors import Failure
from simulator.pico.machine import PicoTray
from simulator.pico.reading import read_lines
from simulator.texts import HostTexts
from tray24.languages import LANGUAGES
from tray24.ui.toolkit.texts import Texts

texts = HostTexts("pico")

_LIMIT_MS = 10_000
_STEP_MS = 2
_AGAIN_MS = 1000
_MENU = ("new", "records", "settings")  # keys of the texts in the menu of a new tray


@dataclass(frozen=True)
class Boot:
    """The result of a boot: the lines on the display, and the device's milliseconds from power-on to them."""

    lines: list[str]
    menu_ms: float


def boot(image: bytes) -> Boot:
    """Power on a new Pico with this UF2, or these 2 MB of flash. Raise Failure with what came instead of the menu."""
    say = Texts(LANGUAGES[0])
    wanted = {say(key) for key in _MENU}
    pico = PicoTray(image)
    shown = pico.screen
    lines: list[str] = []
    while pico.now_us < 1000 * _LIMIT_MS:
        pico.run_ms(_STEP_MS)
        if pico.screen != shown:
            shown = pico.screen
            lines = read_lines(shown)
            if wanted <= set(lines):
                return Boot(lines, pico.now_us / 1000)
    if not pico.text.strip():
        # Output before USB is up is lost. A soft reset makes a main.py that has ended print it again.
        pico.leave_prompt()
        pico.run_ms(_AGAIN_MS)
    raise Failure(
        texts(
            "no-menu",
            seconds=f"{_LIMIT_MS / 1000:g}",
            display=" / ".join(lines) or texts("nothing"),
            console=pico.text.strip()[-1000:] or texts("nothing"),
        )
    )
