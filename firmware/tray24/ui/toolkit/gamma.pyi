GAMMA_STEPS: int
GAMMA: tuple[int, ...]

def drive(driven: bytearray, perceived: bytes | bytearray, count: int, brightness: int, brightest: int) -> None: ...
