"""A scene of solids that is rendered off-screen as a picture, with words, arrows and rings drawn onto it."""

from math import cos, hypot, pi, sin
from pathlib import Path

import vtk
from PIL import Image, ImageDraw, ImageFont
from vtk.util.numpy_support import vtk_to_numpy

from hardware.case.checks import make_mesh

Place = tuple[float, float, float]
WIDTH, HEIGHT = 900, 640
_TWICE = 2  # rendered larger and reduced, for smooth edges
_COLORS = 128
_FAR = 900.0
_BACKGROUND, _INK, _PAPER, _MARK = "#f4f1ea", "#1b1d20", "#fffdf6", "#d6006c"
_FONT = 15
# Pixels of the marks: half the width of an arrow's shaft and of its head, the head's length; a ring's radius, its line.
_SHAFT, _HEAD, _HEAD_LONG, _RING, _LINE = 4, 12, 18, 13, 3


def hex_to_rgb(color: str) -> tuple[float, float, float]:
    return tuple(int(color[place : place + 2], 16) / 255 for place in (1, 3, 5))  # type: ignore[return-value]


class AnnotatedScene:
    """A scene of boxes and solids that is rendered as a picture, with labels, arrows and rings; `size` is in pixels.

    `write_picture` fills `written`: words of a label -> (pixel to which the label leads, box of the label). A box is
    (left, top, right, bottom).
    """

    def __init__(self, size: tuple[int, int] = (WIDTH, HEIGHT)):
        self.size = size
        self.renderer = vtk.vtkRenderer()
        self.renderer.SetBackground(hex_to_rgb(_BACKGROUND))
        self._window = vtk.vtkRenderWindow()
        self._boxes: dict[str, vtk.vtkAppendPolyData] = {}
        self._labels: list[tuple[str, Place, tuple[int, int]]] = []
        self.written: dict[str, tuple[tuple[float, float], tuple[float, float, float, float]]] = {}
        self._arrows: list[tuple[Place, Place]] = []
        self._rings: list[Place] = []

    def add_box(
        self, left: float, right: float, front: float, back: float, under: float, top: float, color: str
    ) -> None:
        """Add a box given by its six sides. All boxes of one color are drawn as one solid."""
        cube = vtk.vtkCubeSource()
        cube.SetBounds(left, right, front, back, under, top)
        cube.Update()
        self._boxes.setdefault(color, vtk.vtkAppendPolyData()).AddInputData(cube.GetOutput())

    def add_pillar(self, middle: tuple[float, float], diameter: float, under: float, top: float, color: str) -> None:
        """Add an upright cylinder from the height `under` to `top`; `middle` is its (x, y)."""
        source = vtk.vtkCylinderSource()
        source.SetRadius(diameter / 2)
        source.SetHeight(top - under)
        source.SetResolution(32)
        turned = vtk.vtkTransform()
        turned.Translate(*middle, (under + top) / 2)
        turned.RotateX(90)
        moved = vtk.vtkTransformPolyDataFilter()
        moved.SetTransform(turned)
        moved.SetInputConnection(source.GetOutputPort())
        self._add_source(moved.GetOutputPort(), color)

    def add_polygons(self, outlines: list[list[tuple[float, float]]], z: float, color: str) -> None:
        """Add convex polygons that lie flat at the height `z`."""
        points, cells = vtk.vtkPoints(), vtk.vtkCellArray()
        for outline in outlines:
            cells.InsertNextCell(len(outline))
            for x, y in outline:
                cells.InsertCellPoint(points.InsertNextPoint(x, y, z))
        data = vtk.vtkPolyData()
        data.SetPoints(points)
        data.SetPolys(cells)
        self._boxes.setdefault(color, vtk.vtkAppendPolyData()).AddInputData(data)

    def add_text(self, words: str, middle: Place, high: float, degrees: float, mirrored: bool, color: str) -> None:
        """Add a text that lies flat; its capitals are `high` mm high. A mirrored text is to be read from below."""
        for word, size in ((words, 1.0), ("H", 0.0)):
            source = vtk.vtkVectorText()
            source.SetText(word)
            source.Update()
            bounds = source.GetOutput().GetBounds()
            if size:
                drawn, left, right, low, top = source, *bounds[:4]
        scale = high / (bounds[3] - bounds[2])
        placed = vtk.vtkTransform()
        placed.Translate(*middle)
        placed.RotateZ(degrees)
        placed.Scale(-scale if mirrored else scale, scale, 1)
        placed.Translate(-(left + right) / 2, -(low + top) / 2, 0)
        moved = vtk.vtkTransformPolyDataFilter()
        moved.SetTransform(placed)
        moved.SetInputConnection(drawn.GetOutputPort())
        moved.Update()
        self._boxes.setdefault(color, vtk.vtkAppendPolyData()).AddInputData(moved.GetOutput())

    def add_wire(self, way: list[Place], diameter: float, color: str) -> None:
        """Add a wire along the points `way`, with straight pieces."""
        points, line = vtk.vtkPoints(), vtk.vtkPolyLineSource()
        for place in way:
            points.InsertNextPoint(*place)
        line.SetPoints(points)
        tube = vtk.vtkTubeFilter()
        tube.SetInputConnection(line.GetOutputPort())
        tube.SetRadius(diameter / 2)
        tube.SetNumberOfSides(12)
        tube.CappingOn()
        self._add_source(tube.GetOutputPort(), color)

    def add_solid(self, part, color: str, lift: Place = (0.0, 0.0, 0.0), opacity: float = 1.0) -> None:
        """Add the solid of a part, moved by `lift`."""
        normals = vtk.vtkPolyDataNormals()
        normals.SetInputData(make_mesh(part.val(), 0.08))
        normals.SetFeatureAngle(25)
        self._add_source(normals.GetOutputPort(), color, lift, opacity)

    def _add_source(self, port, color: str, lift: Place = (0.0, 0.0, 0.0), opacity: float = 1.0) -> None:
        mapper = vtk.vtkPolyDataMapper()
        mapper.SetInputConnection(port)
        actor = vtk.vtkActor()
        actor.SetMapper(mapper)
        actor.SetPosition(*lift)
        look = actor.GetProperty()
        look.SetColor(hex_to_rgb(color))
        look.SetAmbient(0.28)
        look.SetDiffuse(0.72)
        look.SetOpacity(opacity)
        self.renderer.AddActor(actor)

    def add_label(self, words: str, at: Place, offset: tuple[int, int]) -> None:
        """Write words `offset` pixels beside a place of the scene, with a line that leads to that place."""
        self._labels.append((words, at, offset))

    def add_arrow(self, start: Place, end: Place) -> None:
        """Draw an arrow from one place of the scene to another; no solid hides it."""
        self._arrows.append((start, end))

    def add_ring(self, at: Place) -> None:
        """Draw a ring around a place of the scene; no solid hides it."""
        self._rings.append(at)

    def write_picture(self, path: Path, turn: float, tilt: float, middle: Place, high: float) -> None:
        """Write the picture to `path`, with the place `middle` in its center; `high` mm fill its height.

        The scene is seen from `tilt` degrees above (below: negative), and rotated by `turn` degrees.
        """
        for color, joined in self._boxes.items():
            self._add_source(joined.GetOutputPort(), color)
        self._set_camera(turn, tilt, middle, high)
        self._window.SetOffScreenRendering(1)
        self._window.SetSize(*(_TWICE * side for side in self.size))
        self._window.AddRenderer(self.renderer)
        self._window.Render()
        grabbed = vtk.vtkWindowToImageFilter()
        grabbed.SetInput(self._window)
        grabbed.ReadFrontBufferOff()
        grabbed.Update()
        data = grabbed.GetOutput()
        across, up, _ = data.GetDimensions()
        pixels = vtk_to_numpy(data.GetPointData().GetScalars()).reshape(up, across, -1)[::-1, :, :3]
        image = Image.fromarray(pixels.copy())
        self._draw_marks(image)
        image = image.resize(self.size, Image.Resampling.LANCZOS)
        self._write_labels(image)
        # Few pixels have the colors of arrows and wires: MAXCOVERAGE keeps these, and `kmeans` the other ones exact.
        image = image.quantize(_COLORS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
        image.save(path, optimize=True)

    def _set_camera(self, turn: float, tilt: float, middle: Place, high: float) -> None:
        lights = ((-0.5, 0.7, 1.0, 0.75), (0.7, -0.4, 0.8, 0.35))
        for x, y, z, strength in lights:
            light = vtk.vtkLight()
            light.SetPosition(_FAR * x, _FAR * y, _FAR * (z if tilt > 0 else -z))
            light.SetFocalPoint(*middle)
            light.SetIntensity(strength)
            self.renderer.AddLight(light)
        around, up = turn * pi / 180, tilt * pi / 180
        way = (sin(around) * cos(up), -cos(around) * cos(up), sin(up))
        camera = self.renderer.GetActiveCamera()
        camera.ParallelProjectionOn()
        camera.SetParallelScale(high / 2)
        camera.SetFocalPoint(*middle)
        camera.SetPosition(*(middle[axis] + _FAR * way[axis] for axis in range(3)))
        # What is seen from below lies with its upper side down: the picture's upper edge is the one at the table.
        camera.SetViewUp(*((0, 1, 0) if abs(tilt) > 80 else (0, 0, 1 if tilt > 0 else -1)))
        self.renderer.ResetCameraClippingRange()

    def place_to_pixel(self, at: Place) -> tuple[float, float]:
        """Return the pixel of the written picture at which a place of the scene is seen."""
        coordinate = vtk.vtkCoordinate()
        coordinate.SetCoordinateSystemToWorld()
        coordinate.SetValue(*at)
        x, y = coordinate.GetComputedDoubleDisplayValue(self.renderer)
        return x / _TWICE, self.size[1] - y / _TWICE

    def _draw_marks(self, image: Image.Image) -> None:
        """Draw arrows and rings onto the rendered image, before it is reduced to the picture's size."""
        pen = ImageDraw.Draw(image)
        for at in self._rings:
            middle = [_TWICE * side for side in self.place_to_pixel(at)]
            pen.circle(middle, _TWICE * _RING, outline=_MARK, width=_TWICE * _LINE)
        for start, end in self._arrows:
            (x, y), (end_x, end_y) = self.place_to_pixel(start), self.place_to_pixel(end)
            long = hypot(end_x - x, end_y - y)
            dx, dy, neck = (end_x - x) / long, (end_y - y) / long, long - _HEAD_LONG
            half = ((0, _SHAFT), (neck, _SHAFT), (neck, _HEAD), (long, 0))
            outline = (*half, *((along, -aside) for along, aside in reversed(half)))
            pen.polygon([(_TWICE * (x + along * dx - aside * dy), _TWICE * (y + along * dy + aside * dx))
                         for along, aside in outline], fill=_MARK, outline=_PAPER, width=_TWICE)  # fmt: skip

    def _write_labels(self, image: Image.Image) -> None:
        pen, font = ImageDraw.Draw(image), ImageFont.load_default(_FONT)
        for words, at, (dx, dy) in self._labels:
            x, y = self.place_to_pixel(at)
            pen.line((x, y, x + dx, y + dy), fill=_INK, width=2)
            pen.ellipse((x - 3, y - 3, x + 3, y + 3), fill=_INK)
            left, top, right, bottom = pen.multiline_textbbox((0, 0), words, font=font)
            wide, high = right - left, bottom - top
            text_x = x + dx - (wide if dx < 0 else 0) - (wide / 2 if dx == 0 else 0)
            text_x = min(max(text_x, 6), self.size[0] - wide - 6)
            text_y = min(max(y + dy - high / 2, 6), self.size[1] - high - 6)
            box = (text_x - 5, text_y - 4, text_x + wide + 5, text_y + high + 4)
            self.written[words] = ((x, y), box)
            pen.rectangle(box, fill=_PAPER, outline=_INK)
            pen.multiline_text((text_x - left, text_y - top), words, fill=_INK, font=font)
