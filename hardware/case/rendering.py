"""Pictures of the tray, rendered off-screen from its solids: assembled, open, from below."""

from math import cos, pi, sin
from pathlib import Path

import vtk
from PIL import Image

from hardware.board import plan
from hardware.case import bought_solids, caps, layout, legends
from hardware.case.assembly import COLOR_WORDS, make_bought_parts, make_plain_parts, make_printed_part
from hardware.case.base import make_base_legend
from hardware.case.checks import make_mesh
from hardware.case.inner_parts import locate_beside
from hardware.case.shapes import make_cylinder
from hardware.case.top import make_top_legend
from hardware.case.visibility import draw_sight
from hardware.stickers.art import get_body, get_kind, read_art
from hardware.stickers.svg_paths import flatten

SIZE = (1200, 900)
COLORS = 160  # of a picture's palette
TABLE = ("#11100e", "#2a2723")
GRAPHITE, WALLS, METAL, BOARD_GREEN, BONE = "#3c3f45", "#2a2c30", "#b9bcc2", "#1d4a35", "#f1eadc"
LINER = "#cfcdc6"
WARM = "#fff1cf"  # of a slot into which a die may go
# Share of the LED in the brightness of a lit liner and of a lit bead, in a room of 300 lx.
GLOW, BEAD_GLOW = 0.25, 0.8
# A match as in the page's picture: slot -> face, and slots that glow because a die may be put there.
DICE = {1: "yR", 2: "y8", 7: "g4", 8: "r8", 12: "y7", 13: "b4", 14: "W"}
OPEN_SLOTS = (0, 6, 19, 20)


def hex_to_rgb(color: str) -> tuple[float, float, float]:
    return tuple(int(color[start : start + 2], 16) / 255 for start in (1, 3, 5))  # type: ignore[return-value]


class Scene:
    def __init__(self):
        self.renderer = vtk.vtkRenderer()
        self.renderer.GradientBackgroundOn()
        self.renderer.SetBackground(hex_to_rgb(TABLE[0]))
        self.renderer.SetBackground2(hex_to_rgb(TABLE[1]))

    def add(self, part, color: str, glow: float = 0.0, opacity: float = 1.0) -> None:
        normals = vtk.vtkPolyDataNormals()
        normals.SetInputData(make_mesh(part.val(), 0.03))
        normals.SetFeatureAngle(25)
        mapper = vtk.vtkPolyDataMapper()
        mapper.SetInputConnection(normals.GetOutputPort())
        actor = vtk.vtkActor()
        actor.SetMapper(mapper)
        surface = actor.GetProperty()
        surface.SetColor(hex_to_rgb(color))
        surface.SetAmbient(glow)
        surface.SetDiffuse(1 - glow)
        surface.SetSpecular(0.0 if glow else 0.18)
        surface.SetSpecularPower(18)
        surface.SetOpacity(opacity)
        self.renderer.AddActor(actor)

    def add_light(self, x: float, y: float, z: float, strength: float) -> None:
        light = vtk.vtkLight()
        light.SetPosition(x, y, z)
        light.SetFocalPoint(0, -28, 20)
        light.SetIntensity(strength)
        self.renderer.AddLight(light)

    def write_picture(self, path: Path, azimuth_degrees: float, tilt_degrees: float, middle, height: float) -> None:
        """Write the picture to `path`, with the place `middle` in its center; `height` mm fill its height.

        It is seen from `tilt_degrees` above the table, and rotated by `azimuth_degrees`.
        """
        for place, strength in (((-260, 300, 500), 0.75), ((300, -200, 420), 0.35), ((0, -500, 200), 0.2)):
            self.add_light(*place[:2], place[2] if tilt_degrees > 0 else -place[2], strength)
        camera = self.renderer.GetActiveCamera()
        azimuth, elevation = azimuth_degrees * pi / 180, tilt_degrees * pi / 180
        direction = (sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation))
        camera.SetFocalPoint(*middle)
        camera.SetPosition(*(middle[axis] + 900 * direction[axis] for axis in range(3)))
        camera.SetViewUp(0, 0.01 if abs(tilt_degrees) < 89 else 1, 1 if abs(tilt_degrees) < 89 else 0)
        camera.SetViewAngle(2 * 180 / pi * 0.5 * height / 900)
        self.renderer.ResetCameraClippingRange()
        window = vtk.vtkRenderWindow()
        window.SetOffScreenRendering(1)
        window.SetMultiSamples(8)
        window.SetSize(*SIZE)
        window.AddRenderer(self.renderer)
        window.Render()
        image = vtk.vtkWindowToImageFilter()
        image.SetInput(window)
        image.ReadFrontBufferOff()
        writer = vtk.vtkPNGWriter()
        writer.SetFileName(str(path))
        writer.SetInputConnection(image.GetOutputPort())
        writer.Write()
        # A palette makes the file a third as long; the eye sees no difference.
        picture = Image.open(path).convert("RGB").quantize(COLORS, Image.Quantize.MAXCOVERAGE, kmeans=2)
        picture.save(path, optimize=True)


def _add_top(scene: Scene) -> None:
    scene.add(make_printed_part("top"), GRAPHITE)
    scene.add(make_top_legend(), "#a9adb3")
    for name, part in make_plain_parts().items():
        if name.startswith("divider "):
            scene.add(part, "#4a4d54")


def _add_caps(scene: Scene) -> None:
    art = read_art()
    for key, color in enumerate(layout.KEY_COLORS):
        scene.add(make_printed_part(f"key-{COLOR_WORDS[color]}"), art.bodies[color][1])
        scene.add(caps.make_key_legend(key), art.inks[color])
    for seat in range(len(layout.SEATS)):
        scene.add(make_printed_part(f"seat-{seat + 1}"), "#4a4c52")
        scene.add(caps.make_seat_legend(seat), BONE)


def _add_die(scene: Scene, slot: int, face: str) -> None:
    art, body = read_art(), get_body(face)
    scene.add(bought_solids.make_die(slot), art.bodies[body][0 if body == "k" else 1])
    top = layout.SHEET_TOP + layout.DIE
    middle = layout.SLOT_MIDDLES[slot]
    size = layout.DIE
    ops, width = art.glyphs[get_kind(face)]
    glyph = legends.place_shape(legends.stroke_path(ops, width), middle, size)
    scene.add(legends.extrude_shapes([glyph], top - 0.1, top + 0.12), art.inks[body])
    shapes = art.wild_pips if body == "k" else [(body, art.inks[body])] * 4
    for (shape, color), (x, y) in zip(shapes, art.corners, strict=True):
        pip = legends.Polygon([(px + x, py + y) for px, py in flatten(art.pips[shape], 6)[0]])
        scene.add(legends.extrude_shapes([legends.place_shape(pip, middle, size)], top - 0.1, top + 0.1), color)


def _add_lights(scene: Scene) -> None:
    """Add the lit LEDs that are seen through the clear floor."""
    for slot in OPEN_SLOTS:
        x, y = layout.SLOT_MIDDLES[slot]
        led = make_cylinder((x + plan.LED[0], y), 2.2, layout.SHEET_TOP, layout.SHEET_TOP + 0.1)
        scene.add(led, WARM, glow=1.0)


def _add_liners(scene: Scene) -> None:
    """Add the liners (white linings of the pockets) and the beads (lit spots beside these).

    A liner glows if a die may be placed in its slot; the bead beside a die has the die's color.
    """
    for slot, middle in enumerate(layout.SLOT_MIDDLES):
        color, glow = (WARM, GLOW) if slot in OPEN_SLOTS else (LINER, 0.0)
        scene.add(make_plain_parts()[f"liner {slot}"], color, glow)
        if glow or slot in DICE:
            body = get_body(DICE[slot]) if slot in DICE else "k"
            bead = make_cylinder(
                locate_beside(middle), layout.BEAD + 0.04, layout.SURFACE, layout.SURFACE + layout.BEAD_HIGH + 0.02
            )
            scene.add(bead, WARM if body == "k" else read_art().bodies[body][1], BEAD_GLOW)


def _add_display(scene: Scene) -> None:
    scene.add(make_bought_parts()["display"], "#101215")
    x, y = layout.DISPLAY_AT
    squares = legends.make_mark((x - 7.5, y + 4.4), 2.2)
    scene.add(legends.extrude_shapes(squares, layout.PLATE_UNDER, layout.PLATE_UNDER + 0.05), "#bfe4ff", glow=1.0)


def draw_assembled(path: Path, azimuth_degrees: float = 0.0, tilt_degrees: float = 58.0) -> None:
    scene = Scene()
    _add_top(scene)
    scene.add(make_printed_part("base"), WALLS)
    _add_caps(scene)
    scene.add(make_bought_parts()["floor"], "#0d0e10")
    _add_liners(scene)
    _add_lights(scene)
    _add_display(scene)
    scene.add(make_bought_parts()["plug"], "#55585e")
    for slot, face in DICE.items():
        _add_die(scene, slot, face)
    scene.write_picture(path, azimuth_degrees, tilt_degrees, (0, -28, 20), 232 if tilt_degrees > 50 else 236)


def draw_inside(path: Path) -> None:
    """Draw the tray from above without its top: board, carriers, deck with its switches."""
    scene = Scene()
    scene.add(make_printed_part("base"), WALLS)
    for name, part in make_bought_parts().items():
        if name in ("floor", "die", "display"):
            continue
        color = {"board": BOARD_GREEN, "pico": "#2f6b4b", "plug": "#55585e"}.get(name, "#17181b")
        scene.add(part, BONE if name.startswith("lights") else color)
    scene.add(make_printed_part("light-walls"), WALLS)
    scene.add(make_printed_part("deck"), METAL, opacity=0.6)
    for name, part in make_plain_parts().items():
        if name.startswith("carrier "):
            scene.add(part, METAL)
    scene.write_picture(path, 0, 66, (0, -28, 10), 232)


def draw_below(path: Path) -> None:
    """Draw the tray from below: the openings to BOOTSEL and reset, the plug, the places of the feet."""
    scene = Scene()
    scene.add(make_printed_part("base"), GRAPHITE)
    scene.add(make_base_legend(), "#e8e3d6")
    scene.add(make_printed_part("top"), WALLS)
    scene.add(make_bought_parts()["pico"], "#2f6b4b")
    scene.add(make_bought_parts()["SW11"], "#c9b98f")
    scene.add(make_bought_parts()["plug"], "#55585e")
    scene.write_picture(path, 0, -62, (0, -28, 20), 240)


PICTURES = {
    "tray": draw_assembled,
    "tray-side": lambda path: draw_assembled(path, -32.0, 34.0),
    "tray-inside": draw_inside,
    "tray-below": draw_below,
    "sight": draw_sight,
}
