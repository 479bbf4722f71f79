UNDO_TEXT: str
SNAPSHOTS: int
CHANCE: int
SEAT_SHIFT: int
NOTE: str

def format_note(position: bytes, chance_state: tuple[int, int]) -> str: ...
def parse_note(line: str) -> tuple[bytes, tuple[int, int]]: ...
