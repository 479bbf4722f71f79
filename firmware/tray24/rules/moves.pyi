from collections.abc import Sequence
from typing import TypeAlias

_Deal: TypeAlias = tuple[int, int, Sequence[int]]  # a dealer's line: verb, seat, values
_Line: TypeAlias = int | _Deal

DEALER: int
PLACE: int
ROLL: int
KEEP: int
PLAY: int
DRAW: int
PASS: int
COLOR: int
UNO: int
CATCH: int
REROLL: int
SCORE: int
ZERO: int
ACCEPT: int
CHALLENGE: int
GIVE: int
LEAD: int
REOPEN: int
VERBS: tuple[str, ...]
D_ROLLOFF: int
D_FIRST: int
D_DRAW: int
D_ROLL: int
D_START: int
D_REVEAL: int
D_VERDICT: int
D_UNDO: int
DEALER_VERBS: tuple[str, ...]
PH_PLACE: int
PH_CHOOSE: int
PH_MOVE: int
PH_DRAWN: int
PH_REROLLED: int
PH_COLOR: int
PH_CHALLENGE: int
PH_GIVE: int
PH_LEAD: int
PH_REOPEN: int
PH_SCORE: int
PH_OVER: int
PHASES: tuple[str, ...]
SLOT: int
FACE: int
HUE: int
SEAT: int
POSITIONS: int
BOX: int
TILE: int
MARK: int
ARM: int

def move_seat(move: int) -> int: ...
def move_verb(move: int) -> int: ...
def move_arg(move: int) -> int: ...
