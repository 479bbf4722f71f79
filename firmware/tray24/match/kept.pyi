from collections.abc import Sequence

from tray24.match.profile import Profile
from tray24.ports import Files

KEPT: str
MOST: int

def kept_names(files: Files) -> list[str]: ...
def put_away(files: Files) -> str: ...
def bring_back(files: Files, name: str) -> None: ...
def give_up(files: Files, name: str) -> str: ...

class Summary:
    profile: Profile
    hand: int
    scores: Sequence[int]
    def __init__(self, profile: Profile, hand: int = 0, scores: Sequence[int] = ()) -> None: ...

def summary(files: Files, name: str) -> Summary: ...
