"""The kinds of tray as hardware, and how a tray that has no power is told its kind."""

from simulator.tray.files import FolderFiles, MemoryFiles
from tray24.ui.menus.settings import FILE, load
from tray24.ui.toolkit.lights import STARTER, chain, first_button


def has_buzzer(kind: str) -> bool:
    """Return whether trays of this kind have a buzzer."""
    return kind != STARTER


def slots_of(kind: str) -> bytes:
    """Return the slot of each LED of a tray of this kind, in the order of its chain, row by row."""
    return chain(kind, "rows")


def missing_buttons(kind: str) -> int:
    """Return the mask of the buttons that a tray of this kind does not have."""
    return (1 << first_button(kind)) - 1


def choose(files: MemoryFiles | FolderFiles, **chosen: str) -> None:
    """Change settings in the files of a tray that has no power: tray_kind="light"."""
    settings = load(files)
    for name, value in chosen.items():
        settings.set(name, value)
    settings.save(files)


def settings_of(**chosen: str) -> dict[str, bytes]:
    """Return the files of a tray of which only settings were changed."""
    lines = [f"{name}={value}\n" for name, value in chosen.items()]
    return {FILE: "".join(lines).encode()}
