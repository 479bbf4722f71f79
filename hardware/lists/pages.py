"""The pages of the parts list, of assembled boards and of harnesses."""

from hardware.articles import priced
from hardware.circuit.catalog import catalog, fees_of, tools
from hardware.circuit.netlist import Netlist
from hardware.lists.assembly import Assembled, elsewhere
from hardware.lists.bom import Line, case_parts, electronics_eur, lines
from hardware.lists.harness import GROUND_COLOR, Harness, harnesses, metres
from hardware.lists.paid import Paid
from hardware.lists.placed import OnBoard
from hardware.lists.prices import ASSEMBLED, BARE, BOARDS, costs, total_usd
from hardware.lists.rotations import to_compare
from hardware.lists.variants import FULL, LISTED, ONE_SLOT
from hardware.steps import hours
from hardware.templates import fill

_ORDERS = ((f"{BOARDS} of 5 assembled", ASSEMBLED), ("5 bare boards", BARE))


def bom_html(netlist: Netlist, ways: dict[str, Paid], slot: Paid) -> str:
    """Return the parts list; `ways` has one builder's costs for the two ways to order boards, `slot` the kit's."""
    found = lines(netlist)
    return fill(
        "lists/bom.html",
        priced=priced(),
        lines=found,
        totals={variant: electronics_eur(found, variant) for variant in LISTED},
        case_parts=case_parts(),
        tools=tools(),
        ways=ways,
        slot=slot,
        one_slot=ONE_SLOT,
        groups=list(dict.fromkeys(group for way in ways.values() for group in way.groups)),
    )


def assembly_html(kinds: list[Assembled], board: list[OnBoard], remaining: list[Line], ways: dict[str, Paid]) -> str:
    """Return the page about assembled boards.

    `remaining` is what its reader still orders, `ways` as in the parts list.
    """
    orders = [(title, costs(order, kinds, board), total_usd(order, kinds, board)) for title, order in _ORDERS]
    others = elsewhere(remaining)
    return fill(
        "lists/assembly.html",
        kinds=kinds,
        ahead=[kind for kind in kinds if kind.ahead],
        compare=[kind for kind in kinds if to_compare(kind.package)],
        orders=orders,
        boards=BOARDS,
        fees_of=fees_of(),
        full=FULL,
        elsewhere=others,
        basket=[line for line in remaining if line not in others],
        ways=ways,
        by_hand_hours=hours.OPTICS_BY_HAND,
    )


def harness_html(netlist: Netlist) -> str:
    found = harnesses(netlist)
    contacts = sum(harness.contacts for harness in found)
    return fill("lists/harness.html", harnesses=found, contacts=contacts, totals=totals(netlist, found))


def totals(netlist: Netlist, found: list[Harness]) -> list[tuple[str, str, str]]:
    """Return (part, amount in the harnesses, amount in the parts list)."""
    lengths = metres(found)
    others = max(length for color, length in lengths.items() if color != GROUND_COLOR)
    rows = [
        (catalog()["wire_black"]["name"], f"{lengths[GROUND_COLOR]:.1f}", str(catalog()["wire_black"]["extra"])),
        (catalog()["wire"]["name"], f"at most {others:.1f} of each", str(catalog()["wire"]["extra"])),
    ]
    contacts = sum(harness.contacts for harness in found)
    rows.append((catalog()["contact"]["name"], str(contacts), str(catalog()["contact"]["extra"])))
    for plug in sorted({harness.plug for harness in found}):
        key = "housing" + netlist.components[plug].key.removeprefix("plug")
        rows.append((f"{catalog()[key]['name']} ({plug})", "1", str(catalog()[key]["extra"])))
    return rows
