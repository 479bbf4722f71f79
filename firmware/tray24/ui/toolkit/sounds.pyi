from tray24.ui.menus.settings import Settings

TUNES: dict[str, tuple[str, bytes]]
OF_VERBS: dict[int, str]

def play(queue: list[tuple[int, int]], name: str, settings: Settings) -> None: ...
