from collections.abc import Mapping, Sequence

from tray24.match.chance import Chance
from tray24.match.thinking.characters import Character
from tray24.rules.core import Game

END_OF_HEAD: str
SEAT_NOTE: str
CHARACTER_NOTE: str
DICE_NOTE: str
WON_NOTE: str
KEPT_NOTE: str

NAME_LETTERS: int

def tidy_name(text: str) -> str: ...
def is_day(number: int) -> bool: ...
def format_day(number: int) -> str: ...

class Player:
    button: int
    name: str
    bot: str
    young: bool
    character: Character
    def __init__(self, button: int, name: str = "", bot: str = "", young: bool = False) -> None: ...
    def called(self) -> str: ...

class Profile:
    game: str
    seats: list[Player]
    options: Mapping[str, int | str]
    real: bool
    seed: int
    set: str
    daily: bool
    def __init__(
        self,
        game: str,
        seats: list[Player],
        options: Mapping[str, int | str] | None = None,
        real: bool = False,
        seed: int = 0,
        set: str = "",
        daily: bool = False,
    ) -> None: ...
    def new_game(self) -> Game: ...
    def chance(self, game: Game) -> Chance: ...
    def head(self) -> list[str]: ...

def parse_head(lines: Sequence[str]) -> Profile: ...
def take_character(line: str, players: Sequence[Player]) -> None: ...
def format_seat(seat: int, player: Player) -> str: ...
def parse_seat(line: str, seats: int = ...) -> tuple[int, Player]: ...
def format_result(game: Game) -> str: ...
def parse_result(line: str, seats: int) -> tuple[list[int], list[int]]: ...
def format_kept(game: Game) -> str: ...
def parse_kept(line: str, seats: int) -> tuple[int, list[int]]: ...
