"""The costs of a full tray, and of the kit of one slot, for a builder: boards, other parts, and shipping."""

from dataclasses import dataclass

from hardware.articles import SHIPPING, PriceRange, compute_costs, list_orders, sum_prices, sum_shipping, usd_to_eur
from hardware.circuit.netlist import Netlist
from hardware.lists.assembly import Placement, list_assembled_parts, list_remaining
from hardware.lists.board_order import ASSEMBLED, BARE, sum_order_usd
from hardware.lists.bom import list_bom_lines, list_case_parts
from hardware.lists.placed_parts import PlacedPart
from hardware.lists.variants import FULL, ONE_SLOT
from hardware.slot import kit

BOARDS_GROUP = "boards, with their shipping"


@dataclass(frozen=True)
class Costs:
    """The costs of a tray or kit: `groups` has group of articles -> cost, `orders` has (shop, shipping cost).

    The order of the boards is a group with its own shipping, and not in `orders`.
    """

    groups: dict[str, PriceRange]
    orders: list[tuple[str, PriceRange]]

    @property
    def together(self) -> PriceRange:
        return sum_prices(self.groups.values())


def compute_slot_costs(netlist: Netlist, placements: list[Placement], board: list[PlacedPart]) -> Costs:
    """Return the costs of the kit of one slot, with which people build and test a single slot first.

    Boards are ordered bare, other parts in whole packs. A tray needs most of these parts, too.
    """
    electronics_needs = [line.get_order(ONE_SLOT) for line in list_bom_lines(netlist) if line.article]
    groups = {
        BOARDS_GROUP: usd_to_eur(sum_order_usd(BARE, list_assembled_parts(netlist, placements), board)),
        **compute_costs([*electronics_needs, *kit.OTHER.items()]),
        SHIPPING: sum_shipping("slot"),
    }
    return Costs(groups, list_orders("slot"))


def compute_tray_costs(order: str, netlist: Netlist, placements: list[Placement], board: list[PlacedPart]) -> Costs:
    """Return the costs of a full tray. `order` says how its boards are ordered: `BARE` or `ASSEMBLED`."""
    lines = list_bom_lines(netlist) if order == BARE else list_remaining(netlist, placements)
    electronics_needs = [line.get_order(FULL) for line in lines if line.article]
    case_needs = [(part.article, part.quantity) for part in list_case_parts() if part.article]
    groups = {
        BOARDS_GROUP: usd_to_eur(sum_order_usd(order, list_assembled_parts(netlist, placements), board)),
        **compute_costs([*electronics_needs, *case_needs]),
        SHIPPING: sum_shipping(order),
    }
    return Costs(groups, list_orders(order))


def compute_both_ways(netlist: Netlist, placements: list[Placement], board: list[PlacedPart]) -> dict[str, Costs]:
    """Return the costs of a full tray with boards ordered bare, and with boards ordered assembled: title -> costs."""
    return {
        "soldered by hand": compute_tray_costs(BARE, netlist, placements, board),
        "assembled board": compute_tray_costs(ASSEMBLED, netlist, placements, board),
    }
