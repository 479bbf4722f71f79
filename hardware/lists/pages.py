"""The HTML pages about the parts list, assembled boards and wire harnesses."""

from hardware.articles import get_price_month
from hardware.circuit.catalog import get_fees_month, list_tools, read_catalog
from hardware.circuit.netlist import Netlist
from hardware.lists.assembly import AssembledPart, list_unnumbered
from hardware.lists.board_order import ASSEMBLED, BARE, BOARDS, list_order_items, sum_order_usd
from hardware.lists.bom import BomLine, compute_electronics_costs, list_bom_lines, list_case_parts
from hardware.lists.costs import Costs
from hardware.lists.harness import GROUND_COLOR, Harness, make_harnesses, sum_meters
from hardware.lists.placed_parts import PlacedPart
from hardware.lists.rotations import needs_comparison
from hardware.lists.variants import FULL, LISTED, ONE_SLOT
from hardware.steps import hours
from hardware.templates import fill_template

_ORDERS = ((f"{BOARDS} of 5 assembled", ASSEMBLED), ("5 bare boards", BARE))


def format_bom_html(netlist: Netlist, both_costs: dict[str, Costs], slot_costs: Costs) -> str:
    """Return the HTML page of the parts list.

    `both_costs` has the costs of a tray for both ways to order its boards: title -> costs. `slot_costs` has the costs
    of the kit of one slot.
    """
    lines = list_bom_lines(netlist)
    return fill_template(
        "lists/bom.html",
        priced=get_price_month(),
        lines=lines,
        totals={variant: compute_electronics_costs(lines, variant) for variant in LISTED},
        case_parts=list_case_parts(),
        tools=list_tools(),
        ways=both_costs,
        slot=slot_costs,
        one_slot=ONE_SLOT,
        groups=list(dict.fromkeys(group for costs in both_costs.values() for group in costs.groups)),
    )


def format_assembly_html(
    kinds: list[AssembledPart], board: list[PlacedPart], remaining: list[BomLine], both_costs: dict[str, Costs]
) -> str:
    """Return the HTML page about assembled boards.

    `remaining` has the parts that a builder still orders. `both_costs` has the costs of a tray for both ways to order
    its boards: title -> costs.
    """
    orders = [
        (title, list_order_items(order, kinds, board), sum_order_usd(order, kinds, board)) for title, order in _ORDERS
    ]
    other_lines = list_unnumbered(remaining)
    return fill_template(
        "lists/assembly.html",
        kinds=kinds,
        ahead=[kind for kind in kinds if kind.ahead],
        compare=[kind for kind in kinds if needs_comparison(kind.package)],
        orders=orders,
        boards=BOARDS,
        fees_of=get_fees_month(),
        full=FULL,
        elsewhere=other_lines,
        basket=[line for line in remaining if line not in other_lines],
        ways=both_costs,
        by_hand_hours=hours.OPTICS_BY_HAND,
    )


def format_harness_html(netlist: Netlist) -> str:
    harnesses = make_harnesses(netlist)
    contacts = sum(harness.contacts for harness in harnesses)
    return fill_template(
        "lists/harness.html", harnesses=harnesses, contacts=contacts, totals=list_totals(netlist, harnesses)
    )


def list_totals(netlist: Netlist, harnesses: list[Harness]) -> list[tuple[str, str, str]]:
    """Return how much wire and how many contacts and housings the harnesses need.

    Each row is (name of the part, amount in the harnesses, amount in the parts list).
    """
    lengths = sum_meters(harnesses)
    max_length = max(length for color, length in lengths.items() if color != GROUND_COLOR)
    rows = [
        (
            read_catalog()["wire_black"]["name"],
            f"{lengths[GROUND_COLOR]:.1f}",
            str(read_catalog()["wire_black"]["extra"]),
        ),
        (read_catalog()["wire"]["name"], f"at most {max_length:.1f} of each", str(read_catalog()["wire"]["extra"])),
    ]
    contacts = sum(harness.contacts for harness in harnesses)
    rows.append((read_catalog()["contact"]["name"], str(contacts), str(read_catalog()["contact"]["extra"])))
    for plug in sorted({harness.plug for harness in harnesses}):
        key = "housing" + netlist.components[plug].key.removeprefix("plug")
        rows.append((f"{read_catalog()[key]['name']} ({plug})", "1", str(read_catalog()[key]["extra"])))
    return rows
