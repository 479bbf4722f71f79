from tray24.rules.shedding import SheddingGame

LEGAL: int
ILLEGAL: int
UNSEEN: int
TILE_FIT: tuple[int, ...]

class BluffGame(SheddingGame):
    near: list[int]
    wd4: int
    colors: int
    def open_colors(self) -> int: ...
    def judge(self, seat: int) -> int: ...
    def judge_play(self, seat: int) -> None: ...
