"""The policy of virtual people in `basic` with real dice (section B of the rules)."""

from simulator.people.policy import Policy
from tray24.games.basic.rules import Basic
from tray24.rules.faces import WD4, get_kind
from tray24.rules.moves import PH_PLACE


class GamePolicy(Policy[Basic]):
    """The decisions of virtual people in `basic`: they roll the whole hand at the beginning of a seat's turn."""

    start_slots = (7, 8, 9, 10, 13, 14, 15, 16)

    def can_start(self, face: int) -> bool:
        return get_kind(face) != WD4  # B2

    def get_starting_seat(self) -> int:
        return self.game.starter if self.game.phase == PH_PLACE else super().get_starting_seat()
