TRAY7_MORE: str
TRAY7_TOPS: tuple[bytes, ...]
TRAY7_BOTTOMS: tuple[bytes, ...]
TURN_RIGHT: bytes
NEXT_RIGHT: bytes
CHECK: bytes
PREVIOUS: bytes
SKIP: bytes
REVERSE: bytes
