def verb_item(verb: int, argument: int = 0) -> int: ...
def is_verb(item: int) -> bool: ...
def verb_of(item: int) -> int: ...
def argument_of(item: int) -> int: ...

WAITING: str
CHOOSING: str
PLACING: str
DIE: str
SLOT: str
NAMING: str
GIVING: str
DICE: str
BOX: str
COVERED: str
TILE: str
MARKING: str
ARM: str
DOUBLET: str
NOBODY_ELSE: int
FIRST: str
TURN: str
HUE: str
WHEEL: str
BAD: str
GUIDE: str
ORDER: str
VERDICT: str
CHECK: str
FIRM: tuple[str, ...]
