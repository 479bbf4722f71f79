from tray24.ports import Apps

MOST_BYTES: int

def title_of(apps: Apps, name: str) -> str: ...
