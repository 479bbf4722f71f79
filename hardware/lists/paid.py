"""The costs of a full tray for one builder: boards as sold, all else in whole packs, shipping of every order."""

from dataclasses import dataclass

from hardware.articles import SHIPPING, Euros, eur_of_usd, orders, paid, shipping, total
from hardware.circuit.netlist import Netlist
from hardware.lists.assembly import Placement, assembled, rest
from hardware.lists.bom import case_parts, lines
from hardware.lists.placed import OnBoard
from hardware.lists.prices import ASSEMBLED, BARE, total_usd
from hardware.lists.variants import FULL, ONE_SLOT
from hardware.slot import kit

BOARDS_GROUP = "boards, with their shipping"


@dataclass(frozen=True)
class Paid:
    """The costs of one kind of tray by group, and its orders other than the boards."""

    groups: dict[str, Euros]
    orders: list[tuple[str, Euros]]

    @property
    def together(self) -> Euros:
        return total(self.groups.values())


def one_slot(netlist: Netlist, placements: list[Placement], board: list[OnBoard]) -> Paid:
    """Return the costs of the kit of one slot, with bare boards and whole packs, most of which a tray needs, too."""
    electronics = [line.to_order(ONE_SLOT) for line in lines(netlist) if line.article]
    groups = {
        BOARDS_GROUP: eur_of_usd(total_usd(BARE, assembled(netlist, placements), board)),
        **paid([*electronics, *kit.OTHER.items()]),
        SHIPPING: shipping("slot"),
    }
    return Paid(groups, orders("slot"))


def full_tray(order: str, netlist: Netlist, placements: list[Placement], board: list[OnBoard]) -> Paid:
    """Return the costs of a full tray whose boards are ordered bare or assembled (`BARE`, `ASSEMBLED`)."""
    found = lines(netlist) if order == BARE else rest(netlist, placements)
    electronics = [line.to_order(FULL) for line in found if line.article]
    case = [(part.article, part.quantity) for part in case_parts() if part.article]
    groups = {
        BOARDS_GROUP: eur_of_usd(total_usd(order, assembled(netlist, placements), board)),
        **paid([*electronics, *case]),
        SHIPPING: shipping(order),
    }
    return Paid(groups, orders(order))


def both_ways(netlist: Netlist, placements: list[Placement], board: list[OnBoard]) -> dict[str, Paid]:
    """Return the costs of a full tray in the two ways to order its boards: title -> costs."""
    return {
        "soldered by hand": full_tray(BARE, netlist, placements, board),
        "assembled board": full_tray(ASSEMBLED, netlist, placements, board),
    }
