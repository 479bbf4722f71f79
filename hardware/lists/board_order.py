"""The cost of an order of boards, from the fees in `parts.toml`.

An order has five bare boards, or five boards of which two are assembled.
"""

from dataclasses import dataclass

from hardware.circuit.catalog import list_fees
from hardware.lists.assembly import AssembledPart
from hardware.lists.placed_parts import PlacedPart

BARE, ASSEMBLED = "bare", "assembled"
BOARDS = 2  # assembled ones of an order of five
ESTIMATE = "estimate"


@dataclass(frozen=True)
class OrderItem:
    name: str
    count: float
    usd: float
    source: str

    @property
    def total(self) -> float:
        return self.count * self.usd


def list_order_items(order: str, part_types: list[AssembledPart], board: list[PlacedPart]) -> list[OrderItem]:
    """Return the items of an order of boards with their costs. `order` is `BARE` or `ASSEMBLED`."""
    joints = sum(len(part.pads) for part in board if part.smd and part.placed)
    counts = {"order": 1, "kind": len(part_types), "joint": joints * BOARDS}
    items = [
        OrderItem(fee["name"], counts[fee["per"]], fee["usd"], fee["source"])
        for fee in list_fees()
        if order in fee["for"]
    ]
    if order == ASSEMBLED:
        parts = sum(len(part_type.refs) * part_type.usd for part_type in part_types)
        items.append(OrderItem("Parts of a board", BOARDS, round(parts, 2), ESTIMATE))
    return items


def sum_order_usd(order: str, part_types: list[AssembledPart], board: list[PlacedPart]) -> float:
    return sum(item.total for item in list_order_items(order, part_types, board))
