from tray24.ui.menus.settings import Settings

TUNES: dict[str, tuple[str, bytes]]
OF_VERBS: dict[int, str]
MOST_NOTES: int

def play(queue: list[tuple[int, int]], name: str, settings: Settings) -> None: ...
def sound(queue: list[tuple[int, int]], hz: int, ms: int, volume: str) -> None: ...
