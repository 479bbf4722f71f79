from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tray24.ports import Files
from tray24.rules.errors import RuleError

FILE: str
NUMBER: str
WORD: str
NAME: str
SLOT_LIST: str
SEAT_WORD: str
ADVICE: tuple[str, ...]
BUILDERS: tuple[str, ...]
SETTINGS: tuple[tuple[str, str, Any, int | str | tuple[int, ...], str], ...]

class Setting(NamedTuple):
    name: str
    kind: str
    allowed: Any  # as the kind says
    default: int | str | tuple[int, ...]
    unit: str

def all_settings() -> Iterator[Setting]: ...
def setting(name: str) -> Setting: ...
def format_value(entry: Setting, value: int | str | tuple[int, ...]) -> str: ...
def value_words(say: Callable[..., str], entry: Setting, value: int | str | tuple[int, ...]) -> str: ...
def parse_value(entry: Setting, text: str) -> int | str | tuple[int, ...]: ...

class Settings:
    problems: list[RuleError]
    def __init__(self, data: bytes = b"") -> None: ...
    def __getitem__(self, name: str) -> Any: ...  # as the kind of the setting says
    def set(self, name: str, text: str) -> None: ...
    def step(self, name: str, direction: int) -> None: ...
    def format(self) -> bytes: ...
    def save(self, files: Files) -> None: ...

def load(files: Files) -> Settings: ...
