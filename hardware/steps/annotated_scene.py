"""A scene of solids that is rendered off-screen as a picture, with words, arrows and rings drawn onto it."""

from math import cos, hypot, pi, sin
from pathlib import Path

import vtk
from PIL import Image, ImageDraw, ImageFont
from vtk.util.numpy_support import vtk_to_numpy

from hardware.case.checks import make_mesh

Place = tuple[float, float, float]
WIDTH, HEIGHT = 900, 640
_OVERSAMPLING = 2  # rendered larger and reduced, for smooth edges
_COLORS = 128
_DISTANCE_MM = 900.0
_BACKGROUND_COLOR, _INK_COLOR, _PAPER_COLOR, _MARK_COLOR = "#f4f1ea", "#1b1d20", "#fffdf6", "#d6006c"
_FONT_SIZE = 15
# Pixels of the marks: half the width of an arrow's shaft and of its head, the head's length; a ring's radius, its line.
_SHAFT, _HEAD, _HEAD_LONG, _RING, _LINE = 4, 12, 18, 13, 3


def hex_to_rgb(color: str) -> tuple[float, float, float]:
    return tuple(int(color[start : start + 2], 16) / 255 for start in (1, 3, 5))  # type: ignore[return-value]


class AnnotatedScene:
    """A scene of boxes and solids that is rendered as a picture, with labels, arrows and rings; `size` is in pixels.

    `write_picture` fills `written`: words of a label -> (pixel to which the label leads, box of the label). A box is
    (left, top, right, bottom).
    """

    def __init__(self, size: tuple[int, int] = (WIDTH, HEIGHT)):
        self.size = size
        self.renderer = vtk.vtkRenderer()
        self.renderer.SetBackground(hex_to_rgb(_BACKGROUND_COLOR))
        self._window = vtk.vtkRenderWindow()
        self._boxes: dict[str, vtk.vtkAppendPolyData] = {}
        self._labels: list[tuple[str, Place, tuple[int, int]]] = []
        self.written: dict[str, tuple[tuple[float, float], tuple[float, float, float, float]]] = {}
        self._arrows: list[tuple[Place, Place]] = []
        self._rings: list[Place] = []

    def add_box(
        self, left: float, right: float, front: float, back: float, bottom: float, top: float, color: str
    ) -> None:
        """Add a box given by its six sides. All boxes of one color are drawn as one solid."""
        cube = vtk.vtkCubeSource()
        cube.SetBounds(left, right, front, back, bottom, top)
        cube.Update()
        self._boxes.setdefault(color, vtk.vtkAppendPolyData()).AddInputData(cube.GetOutput())

    def add_pillar(self, middle: tuple[float, float], diameter: float, bottom: float, top: float, color: str) -> None:
        """Add an upright cylinder from the height `bottom` to `top`; `middle` is its (x, y)."""
        source = vtk.vtkCylinderSource()
        source.SetRadius(diameter / 2)
        source.SetHeight(top - bottom)
        source.SetResolution(32)
        transform = vtk.vtkTransform()
        transform.Translate(*middle, (bottom + top) / 2)
        transform.RotateX(90)
        transform_filter = vtk.vtkTransformPolyDataFilter()
        transform_filter.SetTransform(transform)
        transform_filter.SetInputConnection(source.GetOutputPort())
        self._add_source(transform_filter.GetOutputPort(), color)

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

    def add_text(self, text: str, middle: Place, height: float, degrees: float, is_mirrored: bool, color: str) -> None:
        """Add a text that lies flat; its capitals are `height` mm high. A mirrored text is to be read from below."""
        for measured_text, size in ((text, 1.0), ("H", 0.0)):
            source = vtk.vtkVectorText()
            source.SetText(measured_text)
            source.Update()
            bounds = source.GetOutput().GetBounds()
            if size:
                text_source, left, right, low, top = source, *bounds[:4]
        scale = height / (bounds[3] - bounds[2])
        transform = vtk.vtkTransform()
        transform.Translate(*middle)
        transform.RotateZ(degrees)
        transform.Scale(-scale if is_mirrored else scale, scale, 1)
        transform.Translate(-(left + right) / 2, -(low + top) / 2, 0)
        transform_filter = vtk.vtkTransformPolyDataFilter()
        transform_filter.SetTransform(transform)
        transform_filter.SetInputConnection(text_source.GetOutputPort())
        transform_filter.Update()
        self._boxes.setdefault(color, vtk.vtkAppendPolyData()).AddInputData(transform_filter.GetOutput())

    def add_wire(self, route: list[Place], diameter: float, color: str) -> None:
        """Add a wire along the points `route`, with straight pieces."""
        points, line = vtk.vtkPoints(), vtk.vtkPolyLineSource()
        for place in route:
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
        surface = actor.GetProperty()
        surface.SetColor(hex_to_rgb(color))
        surface.SetAmbient(0.28)
        surface.SetDiffuse(0.72)
        surface.SetOpacity(opacity)
        self.renderer.AddActor(actor)

    def add_label(self, text: str, at: Place, offset: tuple[int, int]) -> None:
        """Write words `offset` pixels beside a place of the scene, with a line that leads to that place."""
        self._labels.append((text, at, offset))

    def add_arrow(self, start: Place, end: Place) -> None:
        """Draw an arrow from one place of the scene to another; no solid hides it."""
        self._arrows.append((start, end))

    def add_ring(self, at: Place) -> None:
        """Draw a ring around a place of the scene; no solid hides it."""
        self._rings.append(at)

    def write_picture(
        self, path: Path, azimuth_degrees: float, tilt_degrees: float, middle: Place, height: float
    ) -> None:
        """Write the picture to `path`, with the place `middle` in its center; `height` mm fill its height.

        The scene is seen from `tilt_degrees` above (below: negative), and rotated by `azimuth_degrees`.
        """
        for color, combined in self._boxes.items():
            self._add_source(combined.GetOutputPort(), color)
        self._set_camera(azimuth_degrees, tilt_degrees, middle, height)
        self._window.SetOffScreenRendering(1)
        self._window.SetSize(*(_OVERSAMPLING * side for side in self.size))
        self._window.AddRenderer(self.renderer)
        self._window.Render()
        image_filter = vtk.vtkWindowToImageFilter()
        image_filter.SetInput(self._window)
        image_filter.ReadFrontBufferOff()
        image_filter.Update()
        data = image_filter.GetOutput()
        columns, rows, _ = data.GetDimensions()
        pixels = vtk_to_numpy(data.GetPointData().GetScalars()).reshape(rows, columns, -1)[::-1, :, :3]
        image = Image.fromarray(pixels.copy())
        self._draw_marks(image)
        image = image.resize(self.size, Image.Resampling.LANCZOS)
        self._write_labels(image)
        # Few pixels have the colors of arrows and wires: MAXCOVERAGE keeps these, and `kmeans` the other ones exact.
        image = image.quantize(_COLORS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
        image.save(path, optimize=True)

    def _set_camera(self, azimuth_degrees: float, tilt_degrees: float, middle: Place, height: float) -> None:
        lights = ((-0.5, 0.7, 1.0, 0.75), (0.7, -0.4, 0.8, 0.35))
        for x, y, z, strength in lights:
            light = vtk.vtkLight()
            light.SetPosition(_DISTANCE_MM * x, _DISTANCE_MM * y, _DISTANCE_MM * (z if tilt_degrees > 0 else -z))
            light.SetFocalPoint(*middle)
            light.SetIntensity(strength)
            self.renderer.AddLight(light)
        azimuth, elevation = azimuth_degrees * pi / 180, tilt_degrees * pi / 180
        direction = (sin(azimuth) * cos(elevation), -cos(azimuth) * cos(elevation), sin(elevation))
        camera = self.renderer.GetActiveCamera()
        camera.ParallelProjectionOn()
        camera.SetParallelScale(height / 2)
        camera.SetFocalPoint(*middle)
        camera.SetPosition(*(middle[axis] + _DISTANCE_MM * direction[axis] for axis in range(3)))
        # What is seen from below lies with its upper side down: the picture's upper edge is the one at the table.
        camera.SetViewUp(*((0, 1, 0) if abs(tilt_degrees) > 80 else (0, 0, 1 if tilt_degrees > 0 else -1)))
        self.renderer.ResetCameraClippingRange()

    def place_to_pixel(self, at: Place) -> tuple[float, float]:
        """Return the pixel of the written picture at which a place of the scene is seen."""
        coordinate = vtk.vtkCoordinate()
        coordinate.SetCoordinateSystemToWorld()
        coordinate.SetValue(*at)
        x, y = coordinate.GetComputedDoubleDisplayValue(self.renderer)
        return x / _OVERSAMPLING, self.size[1] - y / _OVERSAMPLING

    def _draw_marks(self, image: Image.Image) -> None:
        """Draw arrows and rings onto the rendered image, before it is reduced to the picture's size."""
        pen = ImageDraw.Draw(image)
        for at in self._rings:
            middle = [_OVERSAMPLING * coordinate for coordinate in self.place_to_pixel(at)]
            pen.circle(middle, _OVERSAMPLING * _RING, outline=_MARK_COLOR, width=_OVERSAMPLING * _LINE)
        for start, end in self._arrows:
            (x, y), (end_x, end_y) = self.place_to_pixel(start), self.place_to_pixel(end)
            length = hypot(end_x - x, end_y - y)
            dx, dy, neck = (end_x - x) / length, (end_y - y) / length, length - _HEAD_LONG
            half_outline = ((0, _SHAFT), (neck, _SHAFT), (neck, _HEAD), (length, 0))
            outline = (*half_outline, *((u, -v) for u, v in reversed(half_outline)))
            pen.polygon([(_OVERSAMPLING * (x + u * dx - v * dy), _OVERSAMPLING * (y + u * dy + v * dx))
                         for u, v in outline], fill=_MARK_COLOR, outline=_PAPER_COLOR, width=_OVERSAMPLING)  # fmt: skip

    def _write_labels(self, image: Image.Image) -> None:
        pen, font = ImageDraw.Draw(image), ImageFont.load_default(_FONT_SIZE)
        for text, at, (dx, dy) in self._labels:
            x, y = self.place_to_pixel(at)
            pen.line((x, y, x + dx, y + dy), fill=_INK_COLOR, width=2)
            pen.ellipse((x - 3, y - 3, x + 3, y + 3), fill=_INK_COLOR)
            left, top, right, bottom = pen.multiline_textbbox((0, 0), text, font=font)
            width, height = right - left, bottom - top
            text_x = x + dx - (width if dx < 0 else 0) - (width / 2 if dx == 0 else 0)
            text_x = min(max(text_x, 6), self.size[0] - width - 6)
            text_y = min(max(y + dy - height / 2, 6), self.size[1] - height - 6)
            box = (text_x - 5, text_y - 4, text_x + width + 5, text_y + height + 4)
            self.written[text] = ((x, y), box)
            pen.rectangle(box, fill=_PAPER_COLOR, outline=_INK_COLOR)
            pen.multiline_text((text_x - left, text_y - top), text, fill=_INK_COLOR, font=font)
