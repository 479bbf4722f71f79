"""`python -m hardware.slot.board`, under the Python that has KiCad's pcbnew: make the kit's board."""

import sys

import pcbnew

from hardware.board import fabricate, kicad, pcb
from hardware.board.copper import Copper
from hardware.board.maze import Maze
from hardware.circuit.catalog import BUILD
from hardware.slot import circuit, plan

BOARD_FILE = BUILD / "slot" / "slot.kicad_pcb"
GERBERS = BUILD / "slot" / "gerbers.zip"
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
        _write(board, (plan.MIDDLE + x, plan.MIDDLE + y), ref, 0.9)
    x, y, _ = plan.places()["J1"]
    for number, (_, label, _) in enumerate(circuit.PLUG):
        _write(board, (x + 3.6, y + 2.54 * number), label, 0.9, under=True)
    _write(board, (plan.MIDDLE + 2.0, 1.4), "Tray24 slot A", 1.0)
    _write(board, (plan.MIDDLE + 2.0, 1.4), "Tray24 slot A", 1.0, under=True)


def _write(board: pcbnew.BOARD, at: tuple[float, float], words: str, size_mm: float, *, under: bool = False) -> None:
    item = pcbnew.PCB_TEXT(board)
    item.SetText(words)
    item.SetPosition(kicad.point(*at))
    item.SetLayer(pcbnew.B_SilkS if under else pcbnew.F_SilkS)
    item.SetMirrored(under)
    kicad.set_text_size(item, size_mm, max(0.12, size_mm * 0.14))
    board.Add(item)


def main() -> int:
    kicad.begin()
    pcb.save(BOARD_FILE, make_board(), circuit.GROUND)
    fabricate.write_gerbers(pcbnew.LoadBoard(str(BOARD_FILE)), GERBERS, (0.0, plan.SIZE))
    print(f"written: {BOARD_FILE}\nwritten: {GERBERS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
