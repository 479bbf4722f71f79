STEADY_OPEN_MS: int
SPARK_MS: int
LATE_MS: int
BLIND_MS: int
HOLD_MS: int

class Buttons:
    count: int
    down: int
    touched: int
    stuck: int
    events: bytearray
    ids: bytearray
    def __init__(self, count: int, raw: int) -> None: ...
    def scan(self, raw: int, now_ms: int) -> int: ...
