"""The steps of making any board with pcbnew: place parts, draw the outline, lay copper, pour ground planes."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pcbnew

from hardware.board import kicad
from hardware.board.copper import BACK, FRONT, VIA_DRILL_MM, VIA_MM, Copper
from hardware.board.kicad import from_kicad_point, to_kicad_point
from hardware.board.maze import Maze, Obstacle
from hardware.circuit.catalog import HARDWARE
from hardware.circuit.netlist import Netlist

FOOTPRINTS = Path("/usr/share/kicad/footprints")
OFF_BOARD = "off_board"
LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)
Place = tuple[float, float, int]  # x, y, degrees


def load_footprint(library: str, name: str) -> pcbnew.FOOTPRINT:
    """Return a footprint from KiCad's libraries or from ours. Raise SystemExit when it is missing."""
    folder = HARDWARE / "library" if library == "tray24" else FOOTPRINTS
    footprint = pcbnew.FootprintLoad(str(folder / f"{library}.pretty"), name)
    if footprint is None:
        raise SystemExit(f"{library}:{name} is not in {folder}")
    return footprint


def add_nets(board: pcbnew.BOARD, netlist: Netlist) -> None:
    for name in netlist.nets:
        board.Add(pcbnew.NETINFO_ITEM(board, name))


def add_parts(
    board: pcbnew.BOARD,
    netlist: Netlist,
    places: Mapping[str, Place],
    turned_across: Mapping[str, bool] = MappingProxyType({}),
    without_spokes: Collection[str] = (),
) -> None:
    """Place all parts of a netlist that are on the board. Raise SystemExit if `places` names a part that is missing.

    `turned_across` has the parts below the board. Its values say whether a part is flipped left to right; if not, it is
    flipped front to back. The ground planes cover the pads of `without_spokes` without gaps.
    """
    remaining = dict(places)
    for ref, component in netlist.components.items():
        library, name = component.footprint.split(":")
        if library == OFF_BOARD:
            continue
        footprint = load_footprint(library, name)
        x, y, degrees = remaining.pop(ref)
        footprint.SetReference(ref)
        footprint.SetValue(component.value)
        footprint.SetPosition(to_kicad_point(x, y))
        footprint.SetOrientationDegrees(degrees)
        for pad in footprint.Pads():
            net = netlist.net_of.get((ref, pad.GetNumber()))
            if net:
                pad.SetNet(board.FindNet(net))
            if ref in without_spokes:
                kicad.cover_by_plane(pad)
        board.Add(footprint)
        if ref in turned_across:
            kicad.flip_footprint(footprint, to_kicad_point(x, y), left_right=turned_across[ref])
    if remaining:
        raise SystemExit(f"the plan places what the netlist does not have: {sorted(remaining)}")


def add_outline(board: pcbnew.BOARD, corners: Sequence[tuple[float, float]]) -> None:
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        line = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
        line.SetStart(to_kicad_point(*start))
        line.SetEnd(to_kicad_point(*end))
        line.SetLayer(pcbnew.Edge_Cuts)
        line.SetWidth(pcbnew.FromMM(0.1))
        board.Add(line)


def add_pads_to_maze(board: pcbnew.BOARD, maze: Maze) -> None:
    """Enter all pads of the board in the maze, as obstacles for other nets."""
    for footprint in board.GetFootprints():
        for pad in footprint.Pads():
            _add_pad_to_maze(maze, pad, footprint.GetReference())


def _add_pad_to_maze(maze: Maze, pad: pcbnew.PAD, ref: str) -> None:
    center = from_kicad_point(pad.GetPosition())
    box = pad.GetBoundingBox()
    half = pcbnew.ToMM(box.GetWidth()) / 2, pcbnew.ToMM(box.GetHeight()) / 2
    corner_radii = {pcbnew.PAD_SHAPE_RECT: 0.0, pcbnew.PAD_SHAPE_ROUNDRECT: pcbnew.ToMM(pad.GetRoundRectCornerRadius())}
    radius = corner_radii.get(pad.GetShape(), min(half))
    half = half[0] - radius, half[1] - radius
    layers = tuple(index for index, layer in enumerate(LAYERS) if pad.IsOnLayer(layer))
    net = pad.GetNetname() or f"{ref}-{pad.GetNumber()}"
    add_obstacle = maze.add_plated if len(layers) == 2 else maze.add
    add_obstacle(Obstacle(net, layers, center, center, radius, half))


def add_copper_to_maze(copper: Copper, maze: Maze) -> None:
    """Enter the tracks and vias laid so far in the maze, as obstacles for other nets."""
    for track in copper.tracks:
        maze.add(Obstacle(track.net, (track.layer,), track.start, track.end, track.width / 2))
    for via in copper.vias:
        maze.add_plated(Obstacle(via.net, (FRONT, BACK), via.at, via.at, VIA_MM / 2))


def add_copper(board: pcbnew.BOARD, copper: Copper) -> None:
    for track in copper.tracks:
        item = pcbnew.PCB_TRACK(board)
        item.SetStart(to_kicad_point(*track.start))
        item.SetEnd(to_kicad_point(*track.end))
        item.SetLayer(LAYERS[track.layer])
        item.SetWidth(pcbnew.FromMM(track.width))
        item.SetNet(board.FindNet(track.net))
        board.Add(item)
    for via in copper.vias:
        item = pcbnew.PCB_VIA(board)
        item.SetPosition(to_kicad_point(*via.at))
        kicad.set_via_size(item, VIA_MM, VIA_DRILL_MM)
        item.SetNet(board.FindNet(via.net))
        board.Add(item)


def add_ground_planes(board: pcbnew.BOARD, net: str, corners: Sequence[tuple[float, float]]) -> None:
    """Add the outline of a ground plane on each layer; `fill_planes` pours the copper later."""
    for layer in LAYERS:
        zone = pcbnew.ZONE(board)
        zone.SetLayer(layer)
        zone.SetNet(board.FindNet(net))
        outline = zone.Outline()
        outline.NewOutline()
        for x, y in corners:
            corner = to_kicad_point(x, y)
            outline.Append(corner.x, corner.y)
        zone.SetLocalClearance(pcbnew.FromMM(0.25))
        zone.SetMinThickness(pcbnew.FromMM(0.25))
        zone.SetThermalReliefGap(pcbnew.FromMM(0.3))
        zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(0.4))
        board.Add(zone)


def fill_planes(board: pcbnew.BOARD, ground: str) -> None:
    """Pour the ground planes, and remove vias of the net `ground` that touch only one of the two planes."""
    filler = pcbnew.ZONE_FILLER(board)
    filler.Fill(board.Zones())
    vias = [track for track in board.GetTracks() if isinstance(track, pcbnew.PCB_VIA)]
    for via in vias:
        zones = board.Zones() if via.GetNetname() == ground else ()
        if not all(zone.HitTestFilledArea(zone.GetLayer(), via.GetPosition(), 0) for zone in zones):
            board.Delete(via)
    filler.Fill(board.Zones())


def save_board(path: Path, board: pcbnew.BOARD, ground: str) -> None:
    """Save the board to the file `path`, with its ground planes poured; `ground` is the name of their net.

    Pouring works only on a board that was loaded from a file (pcbnew 6.0.11 fails otherwise).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    pcbnew.SaveBoard(str(path), board)
    saved_board = pcbnew.LoadBoard(str(path))
    fill_planes(saved_board, ground)
    pcbnew.SaveBoard(str(path), saved_board)
