"""Wrappers of the calls of KiCad's pcbnew that differ between its versions, from 6.0 to 9.0."""

import re

import pcbnew

OLDEST = (6, 0)
SEED = 24
_ORIGIN = (60.0, 30.0)  # the plan's origin on KiCad's page


def get_version() -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", pcbnew.GetBuildVersion())[:3])


def initialize() -> None:
    """Raise SystemExit if KiCad is too old, and make pcbnew give new items the same identifiers in every run."""
    if get_version() < OLDEST:
        raise SystemExit(f"the board needs KiCad 6.0 or newer; this is {pcbnew.GetBuildVersion()}")
    pcbnew.KIID.SeedGenerator(SEED)


def to_kicad_point(x: float, y: float):
    """Convert a place in the plan's coordinates (mm) to a point of KiCad."""
    make_point = pcbnew.wxPointMM if get_version() < (7,) else pcbnew.VECTOR2I_MM
    return make_point(x + _ORIGIN[0], y + _ORIGIN[1])


def from_kicad_point(position) -> tuple[float, float]:
    """Convert a point of KiCad to the plan's coordinates: x, y in mm."""
    return pcbnew.ToMM(position.x) - _ORIGIN[0], pcbnew.ToMM(position.y) - _ORIGIN[1]


def from_kicad_box(box) -> tuple[float, float, float, float]:
    """Convert a box of KiCad to the plan's coordinates: left, top, right, bottom in mm."""
    left, top = from_kicad_point(box.GetPosition())
    right, bottom = from_kicad_point(box.GetEnd())
    return left, top, right, bottom


def get_body_box(footprint) -> tuple[float, float, float, float]:
    """Return the box around a footprint's pads and lines without its texts: left, top, right, bottom in mm."""
    return from_kicad_box(footprint.GetBoundingBox(*((False, False) if get_version() < (8,) else (False,))))


def get_outline_box(footprint) -> tuple[float, float, float, float]:
    """Return the box around the part itself, as the fabrication layer of its footprint draws the part."""
    fab = pcbnew.B_Fab if footprint.IsFlipped() else pcbnew.F_Fab
    fab_items = [item for item in footprint.GraphicalItems() if item.IsOnLayer(fab) and hasattr(item, "GetShape")]
    boxes = [from_kicad_box(item.GetBoundingBox()) for item in fab_items]
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def flip_footprint(footprint, at, *, left_right: bool) -> None:
    if get_version() >= (9,):
        left_right = pcbnew.FLIP_DIRECTION_LEFT_RIGHT if left_right else pcbnew.FLIP_DIRECTION_TOP_BOTTOM
    footprint.Flip(at, left_right)


def set_text_size(text, size_mm: float, thick_mm: float) -> None:
    make = pcbnew.wxSizeMM if get_version() < (7,) else pcbnew.VECTOR2I_MM
    text.SetTextSize(make(size_mm, size_mm))
    text.SetTextThickness(pcbnew.FromMM(thick_mm))


def set_text_angle(text, degrees: float) -> None:
    text.SetTextAngle(degrees * 10 if get_version() < (7,) else pcbnew.EDA_ANGLE(degrees, pcbnew.DEGREES_T))


def hide_hole_marks(options) -> None:
    """Set the plot `options` so that no dot marks the middle of each hole on silkscreen, copper and mask."""
    none = pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE if get_version() < (7,) else pcbnew.DRILL_MARKS_NO_DRILL_SHAPE
    options.SetDrillMarksType(none)


def set_via_size(via, width_mm: float, drill_mm: float) -> None:
    width = pcbnew.FromMM(width_mm)
    if get_version() < (9,):
        via.SetWidth(width)
    else:
        via.SetWidth(pcbnew.F_Cu, width)  # without a stack of its own a via has one width for all layers
    via.SetDrill(pcbnew.FromMM(drill_mm))


def get_millimeters_unit() -> int:
    """Return pcbnew's number of the unit millimeter, for its reports."""
    return pcbnew.EDA_UNITS_MILLIMETRES if get_version() < (9,) else pcbnew.EDA_UNITS_MM


def cover_by_plane(pad) -> None:
    """Join a pad to its ground plane all around, instead of by narrow spokes."""
    join = pad.SetZoneConnection if get_version() < (9,) else pad.SetLocalZoneConnection
    join(pcbnew.ZONE_CONNECTION_FULL)
