from tray24.match.chance import Chance

class Character:
    name: str
    called: str
    face: bytes
    calls: int
    belated: int
    catches: int
    bluffs: bool
    cautious: bool
    def __init__(
        self,
        name: str,
        called: str,
        face: bytes,
        calls: int = 10,
        belated: int = 16,
        catches: int = 5,
        bluffs: bool = False,
        cautious: bool = False,
    ) -> None: ...

STEADY: Character
CHARACTERS: tuple[Character, ...]

def find(name: str) -> Character | None: ...
def happens(chances: int, chance: Chance) -> bool: ...
