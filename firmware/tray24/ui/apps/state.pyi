LINES: int
MOST_PRINTED: int

class State:
    colors: bytearray
    title: str
    lines: list[tuple[str, bool]]
    dots: bytes | bytearray | None
    relit: bool
    redrawn: bool
    pressed: list[int]
    down: int
    notes: list[tuple[int, int]]
    unsaved: bytes | None
    printed: str
    left: bool
    def __init__(self) -> None: ...
    def press(self, button: int) -> None: ...
    def release(self, button: int) -> None: ...
    def tell(self, text: str) -> None: ...
