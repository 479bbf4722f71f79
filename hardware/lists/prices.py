"""The cost of an order of boards, from the fees in `parts.toml`: five bare ones, or two of five assembled."""

from dataclasses import dataclass

from hardware.circuit.catalog import fees
from hardware.lists.assembly import Assembled
from hardware.lists.placed import OnBoard

BARE, ASSEMBLED = "bare", "assembled"
BOARDS = 2  # assembled ones of an order of five
ESTIMATE = "estimate"


@dataclass(frozen=True)
class Cost:
    name: str
    count: float
    usd: float
    source: str

    @property
    def total(self) -> float:
        return self.count * self.usd


def costs(order: str, kinds: list[Assembled], board: list[OnBoard]) -> list[Cost]:
    """Return the items of an order of boards."""
    joints = sum(len(part.pads) for part in board if part.smd and part.placed)
    counts = {"order": 1, "kind": len(kinds), "joint": joints * BOARDS}
    found = [Cost(fee["name"], counts[fee["per"]], fee["usd"], fee["source"]) for fee in fees() if order in fee["for"]]
    if order == ASSEMBLED:
        parts = sum(len(kind.refs) * kind.usd for kind in kinds)
        found.append(Cost("Parts of a board", BOARDS, round(parts, 2), ESTIMATE))
    return found


def total_usd(order: str, kinds: list[Assembled], board: list[OnBoard]) -> float:
    return sum(cost.total for cost in costs(order, kinds, board))
