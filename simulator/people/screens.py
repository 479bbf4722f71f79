"""The parts of the screen of a match with real dice that people read; see `tray24.ui.match.kinds`."""

from collections.abc import Sequence
from typing import Protocol

from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.guide import Guide
from tray24.ui.match.real.wheel import Wheel
from tray24.ui.ui import Ui


class RealScreen(Protocol):
    """The screen of a match with real dice."""

    ui: Ui
    kind: str
    items: Sequence[int]
    entered: int
    slot: int
    bad: int
    refusal: str
    orders: list[tuple[str, int, int]]
    told: list[int]
    wheel: Wheel | None
    guide: Guide
    real: CommonReal

    def asked_seat(self) -> int: ...

    def masked(self) -> int: ...

    def toward(self, move: int) -> int: ...
