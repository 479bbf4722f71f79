"""`python -m hardware.board.make`, under the Python that has KiCad's pcbnew: make the board from the netlist."""

import sys
from pathlib import Path

import pcbnew

from hardware.board import kicad, plan
from hardware.board.cells import lay_cells
from hardware.board.controller import lay_controller
from hardware.board.copper import BACK, FRONT, VIA_DRILL_MM, VIA_MM, Copper
from hardware.board.kicad import place_of, point
from hardware.board.maze import Maze, Shape
from hardware.board.silk import draw_silk
from hardware.circuit import names
from hardware.circuit.catalog import BUILD, HARDWARE
from hardware.circuit.netlist import Netlist, read_netlist

FOOTPRINTS = Path("/usr/share/kicad/footprints")
OFF_BOARD = "off_board"
BOARD_FILE = BUILD / "tray24.kicad_pcb"
_EDGE_MM = 0.5
_STITCH_MM = 6.5  # pitch of the vias that join both ground planes
_LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)
_WITHOUT_SPOKES = ("U5",)  # its ground pads have room for one spoke only: the plane covers them
# The nets left for the maze router, in an order that leaves room for the later ones.
ROUTED = (
    names.LED_SHIFTED,
    names.INFRARED_GATE,
    names.INFRARED_RETURN,
    names.BUZZER_END,
    names.data(0),
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
    "KEY_BLUE",
    "KEY_GREEN",
    "KEY_YELLOW",
    "KEY_RED",
    "SEAT_6",
    "SEAT_5",
    "SEAT_4",
    "SEAT_3",
    "SEAT_2",
    "SEAT_1",
)


def make_board() -> pcbnew.BOARD:
    netlist = read_netlist(BUILD / "tray24.net")
    board = pcbnew.BOARD()
    settings = board.GetDesignSettings()
    settings.SetCopperLayerCount(2)
    title = board.GetTitleBlock()
    title.SetTitle("Tray24")
    title.SetRevision(plan.REVISION)
    title.SetDate(plan.REVISED)
    _add_nets(board, netlist)
    _add_parts(board, netlist)
    _add_outline(board)
    copper = Copper()
    lay_cells(copper)
    lay_controller(copper)
    _route_rest(board, copper)
    _add_copper(board, copper)
    _add_grounds(board)
    draw_silk(board, netlist)
    return board


def _add_nets(board: pcbnew.BOARD, netlist: Netlist) -> None:
    for name in netlist.nets:
        board.Add(pcbnew.NETINFO_ITEM(board, name))


def _add_parts(board: pcbnew.BOARD, netlist: Netlist) -> None:
    places = plan.places()
    for ref, component in netlist.components.items():
        library, name = component.footprint.split(":")
        if library == OFF_BOARD:
            continue
        folder = HARDWARE / "library" if library == "tray24" else FOOTPRINTS
        footprint = pcbnew.FootprintLoad(str(folder / f"{library}.pretty"), name)
        if footprint is None:
            raise SystemExit(f"{component.footprint} of {ref} is not in {folder}")
        x, y, degrees = places.pop(ref)
        footprint.SetReference(ref)
        footprint.SetValue(component.value)
        footprint.SetPosition(point(x, y))
        footprint.SetOrientationDegrees(degrees)
        for pad in footprint.Pads():
            net = netlist.net_of.get((ref, pad.GetNumber()))
            if net:
                pad.SetNet(board.FindNet(net))
            if ref in _WITHOUT_SPOKES:
                kicad.cover_by_plane(pad)
        board.Add(footprint)
        if ref in plan.UNDERSIDE:  # mirrored at the line of its pins, so that the pins keep their places
            kicad.turn_over(footprint, point(x, y), left_right=ref in plan.TURNED_OVER_ACROSS)
    if places:
        raise SystemExit(f"hardware/board/plan.py places what the netlist does not have: {sorted(places)}")


def _add_outline(board: pcbnew.BOARD) -> None:
    corners = (
        (plan.LEFT, plan.TOP),
        (plan.RIGHT, plan.TOP),
        (plan.RIGHT, plan.BOTTOM),
        (plan.LEFT, plan.BOTTOM),
    )
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        line = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
        line.SetStart(point(*start))
        line.SetEnd(point(*end))
        line.SetLayer(pcbnew.Edge_Cuts)
        line.SetWidth(pcbnew.FromMM(0.1))
        board.Add(line)
    for number, hole in enumerate(plan.HOLES, 1):
        footprint = pcbnew.FootprintLoad(str(FOOTPRINTS / "MountingHole.pretty"), "MountingHole_3.2mm_M3")
        footprint.SetReference(f"H{number}")
        footprint.SetPosition(point(*hole))
        board.Add(footprint)
    for number, place in enumerate(plan.FIDUCIALS, 1):
        footprint = pcbnew.FootprintLoad(str(FOOTPRINTS / "Fiducial.pretty"), "Fiducial_1mm_Mask2mm")
        footprint.SetReference(f"FID{number}")
        footprint.SetPosition(point(*place))
        for pad in footprint.Pads():  # keeps the ground plane out of the opening in the solder mask
            pad.SetLocalClearance(pcbnew.FromMM(plan.FIDUCIAL_MASK + 0.1) - pad.GetSize().x // 2)
        board.Add(footprint)


def _route_rest(board: pcbnew.BOARD, copper: Copper) -> None:
    maze = Maze(plan.LEFT, plan.TOP, plan.RIGHT, plan.BOTTOM, _EDGE_MM)
    for hole in plan.HOLES:
        maze.add(Shape("hole", (FRONT, BACK), hole, hole, plan.HOLE_KEEP_OUT))
    for place in plan.FIDUCIALS:
        maze.add(Shape("fiducial", (FRONT,), place, place, plan.FIDUCIAL_MASK))
    for footprint in board.GetFootprints():
        for pad in footprint.Pads():
            _add_pad(maze, pad, footprint.GetReference())
    for track in copper.tracks:
        maze.add(Shape(track.net, (track.layer,), track.start, track.end, track.width / 2))
    for via in copper.vias:
        maze.add_plated(Shape(via.net, (FRONT, BACK), via.at, via.at, VIA_MM / 2))
    for net in ROUTED:
        maze.connect(net, copper)
    stitches = maze.free_vias(names.GROUND, _STITCH_MM)
    copper.via(names.GROUND, *stitches)
    print(f"routed {len(ROUTED)} nets in the maze, {len(stitches)} vias stitch ground")


def _add_pad(maze: Maze, pad: pcbnew.PAD, ref: str) -> None:
    center = place_of(pad.GetPosition())
    box = pad.GetBoundingBox()
    half = pcbnew.ToMM(box.GetWidth()) / 2, pcbnew.ToMM(box.GetHeight()) / 2
    shapes = {pcbnew.PAD_SHAPE_RECT: 0.0, pcbnew.PAD_SHAPE_ROUNDRECT: pcbnew.ToMM(pad.GetRoundRectCornerRadius())}
    radius = shapes.get(pad.GetShape(), min(half))
    half = half[0] - radius, half[1] - radius
    layers = tuple(index for index, layer in enumerate(_LAYERS) if pad.IsOnLayer(layer))
    net = pad.GetNetname() or f"{ref}-{pad.GetNumber()}"
    add = maze.add_plated if len(layers) == 2 else maze.add
    add(Shape(net, layers, center, center, radius, half))


def _add_copper(board: pcbnew.BOARD, copper: Copper) -> None:
    for track in copper.tracks:
        item = pcbnew.PCB_TRACK(board)
        item.SetStart(point(*track.start))
        item.SetEnd(point(*track.end))
        item.SetLayer(_LAYERS[track.layer])
        item.SetWidth(pcbnew.FromMM(track.width))
        item.SetNet(board.FindNet(track.net))
        board.Add(item)
    for via in copper.vias:
        item = pcbnew.PCB_VIA(board)
        item.SetPosition(point(*via.at))
        kicad.set_via_size(item, VIA_MM, VIA_DRILL_MM)
        item.SetNet(board.FindNet(via.net))
        board.Add(item)


def _add_grounds(board: pcbnew.BOARD) -> None:
    """Add ground planes on both layers."""
    for layer in _LAYERS:
        zone = pcbnew.ZONE(board)
        zone.SetLayer(layer)
        zone.SetNet(board.FindNet(names.GROUND))
        outline = zone.Outline()
        outline.NewOutline()
        for x, y in (
            (plan.LEFT, plan.TOP),
            (plan.RIGHT, plan.TOP),
            (plan.RIGHT, plan.BOTTOM),
            (plan.LEFT, plan.BOTTOM),
        ):
            corner = point(x, y)
            outline.Append(corner.x, corner.y)
        zone.SetLocalClearance(pcbnew.FromMM(0.25))
        zone.SetMinThickness(pcbnew.FromMM(0.25))
        zone.SetThermalReliefGap(pcbnew.FromMM(0.3))
        zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(0.4))
        board.Add(zone)


def _fill(board: pcbnew.BOARD) -> None:
    """Pour the ground planes, and remove vias that touch only one of them."""
    filler = pcbnew.ZONE_FILLER(board)
    filler.Fill(board.Zones())
    vias = [track for track in board.GetTracks() if isinstance(track, pcbnew.PCB_VIA)]
    for via in vias:
        zones = board.Zones() if via.GetNetname() == names.GROUND else ()
        if not all(zone.HitTestFilledArea(zone.GetLayer(), via.GetPosition(), 0) for zone in zones):
            board.Delete(via)
    filler.Fill(board.Zones())


def make_file(path: Path) -> None:
    """Write the board; the same inputs make the same bytes."""
    kicad.begin()
    pcbnew.SaveBoard(str(path), make_board())
    # Filling works only on a board that was loaded from a file (pcbnew 6.0.11 fails otherwise).
    board = pcbnew.LoadBoard(str(path))
    _fill(board)
    pcbnew.SaveBoard(str(path), board)


def main() -> int:
    make_file(BOARD_FILE)
    print(f"written: {BOARD_FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
