"""`python -m hardware.slot.board`, under the Python that has KiCad's pcbnew: make the kit's board."""

import sys

import pcbnew

from hardware.board import pcb
from hardware.board.copper import Copper
from hardware.board.maze import Maze
from hardware.circuit.catalog import BUILD
from hardware.slot import circuit, plan

BOARD_FILE = BUILD / "slot" / "slot.kicad_pcb"
CORNERS = ((0.0, 0.0), (plan.SIZE, 0.0), (plan.SIZE, plan.SIZE), (0.0, plan.SIZE))
_EDGE_MM = 0.4
_STITCH_MM = 5.0
# In an order that leaves room for the later ones. Ground is poured.
_ROUTED = (
    circuit.SENSE,
    circuit.RETURN,
    circuit.ANODE,
    circuit.LED_SUPPLY,
    circuit.DATA,
    circuit.INFRARED,
    circuit.SUPPLY,
    circuit.LOGIC,
)


def make_board() -> pcbnew.BOARD:
    netlist = circuit.netlist()
    board = pcbnew.BOARD()
    board.GetDesignSettings().SetCopperLayerCount(2)
    pcb.add_nets(board, netlist)
    pcb.add_parts(board, netlist, plan.places())
    pcb.add_outline(board, CORNERS)
    copper = Copper()
    maze = Maze(0.0, 0.0, plan.SIZE, plan.SIZE, _EDGE_MM)
    pcb.add_pads(board, maze)
    for net in _ROUTED:
        maze.connect(net, copper)
    copper.via(circuit.GROUND, *maze.free_vias(circuit.GROUND, _STITCH_MM))
    pcb.add_copper(board, copper)
    pcb.add_ground_planes(board, circuit.GROUND, CORNERS)
    _draw_silk(board)
    return board


def _draw_silk(board: pcbnew.BOARD) -> None:
    """Write references, the plug's labels on the side of its pins, and the name."""
    for footprint in board.GetFootprints():
        footprint.Reference().SetLayer(pcbnew.F_Fab)
    for ref, (x, y) in plan.LABELS.items():
        pcb.write_text(board, (plan.MIDDLE + x, plan.MIDDLE + y), ref, 0.9)
    x, y, _ = plan.places()["J1"]
    for number, (_, label, _) in enumerate(circuit.PLUG):
        pcb.write_text(board, (x + 3.6, y + 2.54 * number), label, 0.9, under=True)
    pcb.write_text(board, (plan.MIDDLE + 2.0, 1.4), "Tray24 slot A", 1.0)
    pcb.write_text(board, (plan.MIDDLE + 2.0, 1.4), "Tray24 slot A", 1.0, under=True)


def main() -> int:
    pcb.save(BOARD_FILE, make_board(), circuit.GROUND)
    print(f"written: {BOARD_FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
