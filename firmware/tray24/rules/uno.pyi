from tray24.rules.core import Game

BELATED: int

class UnoGame(Game):
    BYTES: tuple[str, ...]
    turn_phase: int
    call_phases: tuple[int, ...]
    uno_rule: str
    has_hands: bool
    has_uno: bool
    late: int
    def may_call_uno(self, seat: int) -> bool: ...
    def to_catch(self) -> int: ...
    def may_catch(self, seat: int) -> bool: ...
    def asides(self) -> list[int]: ...
