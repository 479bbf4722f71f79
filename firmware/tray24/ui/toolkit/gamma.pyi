GAMMA_STEPS: int
GAMMA: tuple[int, ...]
