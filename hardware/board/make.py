"""`python -m hardware.board.make`, under the Python that has KiCad's pcbnew: make the board from the netlist."""

import sys
from pathlib import Path

import pcbnew

from hardware.board import kicad, pcb, plan
from hardware.board.controller_copper import route_controller
from hardware.board.copper import BACK, FRONT, Copper
from hardware.board.kicad import to_kicad_point
from hardware.board.maze import Maze, Obstacle
from hardware.board.silk import draw_silk
from hardware.board.slot_copper import route_slots
from hardware.circuit import names
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist

BOARD_FILE = BUILD / "tray24.kicad_pcb"
_EDGE_MM = 0.5
_STITCH_MM = 6.5  # pitch of the vias that join both ground planes
_CORNERS = ((plan.LEFT, plan.TOP), (plan.RIGHT, plan.TOP), (plan.RIGHT, plan.BOTTOM), (plan.LEFT, plan.BOTTOM))
_WITHOUT_SPOKES = ("U5",)  # its ground pads have room for only one spoke, so the plane covers them
# The nets left for the maze router, in an order that leaves room for the later ones.
ROUTED = (
    names.LED_SHIFTED,
    names.INFRARED_GATE,
    names.INFRARED_RETURN,
    names.BUZZER_END,
    names.name_data(0),
    names.SUPPLY,
    "LED_DATA",
    "BANK_0",
    "BANK_1",
    "BANK_2",
    "MUX_A",
    "MUX_B",
    "MUX_C",
    "DISPLAY_SDA",
    "DISPLAY_SCL",
    "IR_ON",
    "BUZZER",
    names.RESET,
    names.DISPLAY_FIRST,
    names.DISPLAY_SECOND,
    names.LOGIC,
    "KEY_BLUE_BUTTON",
    "KEY_GREEN_BUTTON",
    "KEY_YELLOW_BUTTON",
    "KEY_RED_BUTTON",
    "SEAT_6_BUTTON",
    "SEAT_5_BUTTON",
    "SEAT_4_BUTTON",
    "SEAT_3_BUTTON",
    "SEAT_2_BUTTON",
    "SEAT_1_BUTTON",
)


def make_board() -> pcbnew.BOARD:
    netlist = read_netlist(BUILD / "tray24.net")
    board = pcbnew.BOARD()
    settings = board.GetDesignSettings()
    settings.SetCopperLayerCount(2)
    title_block = board.GetTitleBlock()
    title_block.SetTitle("Tray24")
    title_block.SetRevision(plan.REVISION)
    title_block.SetDate(plan.REVISED)
    pcb.add_nets(board, netlist)
    turned_across = {ref: ref in plan.TURNED_OVER_ACROSS for ref in plan.UNDERSIDE}
    pcb.add_parts(board, netlist, plan.list_placements(), turned_across, _WITHOUT_SPOKES)
    pcb.add_outline(board, _CORNERS)
    _add_holes(board)
    copper = Copper()
    route_slots(copper)
    route_controller(copper)
    _route_rest(board, copper)
    pcb.add_copper(board, copper)
    pcb.add_ground_planes(board, names.GROUND, _CORNERS)
    draw_silk(board, netlist)
    return board


def _add_holes(board: pcbnew.BOARD) -> None:
    """Add the holes of the screws, and the fiducials."""
    for number, hole in enumerate(plan.HOLES, 1):
        footprint = pcb.load_footprint("MountingHole", "MountingHole_3.2mm_M3_ISO7380")
        footprint.SetReference(f"H{number}")
        footprint.SetPosition(to_kicad_point(*hole))
        board.Add(footprint)
    for number, fiducial in enumerate(plan.FIDUCIALS, 1):
        footprint = pcb.load_footprint("Fiducial", "Fiducial_1mm_Mask2mm")
        footprint.SetReference(f"FID{number}")
        footprint.SetPosition(to_kicad_point(*fiducial))
        for pad in footprint.Pads():  # keeps the ground plane out of the opening in the solder mask
            pad.SetLocalClearance(pcbnew.FromMM(plan.FIDUCIAL_MASK + 0.1) - pad.GetSize().x // 2)
        board.Add(footprint)


def _route_rest(board: pcbnew.BOARD, copper: Copper) -> None:
    maze = Maze(plan.LEFT, plan.TOP, plan.RIGHT, plan.BOTTOM, _EDGE_MM)
    for hole in plan.HOLES:
        maze.add(Obstacle("hole", (FRONT, BACK), hole, hole, plan.HOLE_KEEP_OUT))
    for place in plan.FIDUCIALS:
        maze.add(Obstacle("fiducial", (FRONT,), place, place, plan.FIDUCIAL_MASK))
    pcb.add_pads_to_maze(board, maze)
    pcb.add_copper_to_maze(copper, maze)
    for net in ROUTED:
        maze.connect(net, copper)
    stitch_places = maze.find_via_places(names.GROUND, _STITCH_MM)
    copper.add_via(names.GROUND, *stitch_places)
    print(f"routed {len(ROUTED)} nets in the maze, {len(stitch_places)} vias stitch ground")


def make_file(path: Path) -> None:
    """Write the board to a file of KiCad; the same inputs make the same bytes."""
    kicad.initialize()
    pcb.save_board(path, make_board(), names.GROUND)


def main() -> int:
    make_file(BOARD_FILE)
    print(f"written: {BOARD_FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
