"""The faces that a PDF paints, read from its drawing operators: where, in which color, with which glyph."""

import re
import zlib
from base64 import a85decode
from dataclasses import dataclass, field
from pathlib import Path

Matrix = tuple[float, float, float, float, float, float]
_IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_TOKEN = re.compile(rb"\((?:\\.|[^()\\])*\)|<<|>>|\[|\]|/[^\s/<>\[\]()]*|[^\s/<>\[\]()]+")
_PATH_OPS = {b"m": "M", b"l": "L", b"c": "C", b"h": "Z"}


@dataclass
class PaintedPiece:
    """A piece of marked content of a PDF page, such as a face: its tag, its values and what it paints.

    Boxes are (left, bottom, right, top) in points.
    """

    tag: str
    about: dict[str, str | int]
    page: int
    fill: tuple[float, ...] = ()  # color of the first filled rectangle
    box: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)  # of that rectangle
    last_stroke: list[tuple[str, list[tuple[float, float]]]] = field(default_factory=list)  # path, in points
    scale: float = 1.0  # points per unit when the last path was stroked


@dataclass
class PdfSheet:
    pages: list[tuple[float, float]]  # width, height in points
    painted: list[PaintedPiece]
    extent: list[tuple[float, float, float, float]]  # boxes of everything drawn, by page


def read_pdf(path: Path) -> PdfSheet:
    data = path.read_bytes()
    sheet = PdfSheet([], [], [])
    objects = dict(re.findall(rb"(?m)^(\d+) 0 obj\b(.*?)^endobj", data, re.DOTALL))
    for body in objects.values():
        if not re.search(rb"/Type\s*/Page\b", body):
            continue
        box = re.search(rb"/MediaBox \[([^\]]*)\]", body)
        contents = re.search(rb"/Contents (\d+) 0 R", body)
        if not box or not contents:
            raise ValueError(f"{path.name} has a page without size or content")
        left, bottom, right, top = (float(number) for number in box.group(1).split())
        sheet.pages.append((right - left, top - bottom))
        _Reader(sheet, len(sheet.pages) - 1).read(_decode_stream(objects[contents.group(1)]))
    return sheet


def _decode_stream(body: bytes) -> bytes:
    start = body.index(b"stream") + 6
    raw = body[start : body.rindex(b"endstream")].strip(b"\r\n")
    if b"/ASCII85Decode" in body:
        raw = a85decode(raw.strip().removesuffix(b"~>"))
    return zlib.decompress(raw) if b"/FlateDecode" in body else raw


class _Reader:
    def __init__(self, sheet: PdfSheet, page: int):
        self.sheet, self.page = sheet, page
        self.matrix, self.saved = _IDENTITY, []
        self.fill: tuple[float, ...] = ()
        self.path: list[tuple[str, list[tuple[float, float]]]] = []
        self.open: list[PaintedPiece] = []
        self.extent = [1e9, 1e9, -1e9, -1e9]
        self.clip: list[tuple[float, float, float, float]] = [(-1e9, -1e9, 1e9, 1e9)]
        self.clipping = False

    def read(self, content: bytes) -> None:
        operands: list[bytes] = []
        for token in _TOKEN.findall(content):
            if token[:1].isalpha() and token not in (b"true", b"false"):
                self._apply_operator(token, operands)
                operands = []
            else:
                operands.append(token)
        self.sheet.extent.append(tuple(self.extent))  # type: ignore[arg-type]

    def _apply_operator(self, op: bytes, operands: list[bytes]) -> None:
        if op == b"q":
            self.saved.append((self.matrix, self.fill, self.clip[-1]))
            self.clip.append(self.clip[-1])
        elif op == b"Q":
            self.matrix, self.fill, _ = self.saved.pop()
            self.clip.pop()
        elif op == b"cm":
            self.matrix = _multiply_matrices([float(value) for value in operands], self.matrix)
        elif op in _PATH_OPS:
            values = [float(value) for value in operands]
            self.path.append(
                (_PATH_OPS[op], [self._transform_point(*values[i : i + 2]) for i in range(0, len(values), 2)])
            )
        elif op == b"re":
            x, y, width, height = (float(value) for value in operands[-4:])
            corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            self.path += [
                ("L" if index else "M", [self._transform_point(*corner)]) for index, corner in enumerate(corners)
            ]
        elif op == b"rg":
            self.fill = tuple(float(value) for value in operands)
        elif op in (b"W", b"W*"):
            self.clipping = True
        elif op in (b"S", b"s", b"f", b"F", b"f*", b"B", b"B*", b"b", b"n"):
            self._paint_path(op)
        elif op == b"BDC":
            self.open.append(PaintedPiece(operands[0][1:].decode(), _parse_properties(operands[2:-1]), self.page))
        elif op == b"EMC":
            self.sheet.painted.append(self.open.pop())
        elif op == b"Tm":
            self._extend_extent([self._transform_point(*(float(value) for value in operands[4:6]))])

    def _paint_path(self, op: bytes) -> None:
        points = [point for _, subpath in self.path for point in subpath]
        if self.clipping and points:
            self.clip[-1] = _get_bounds(points)
        elif op != b"n":
            self._extend_extent(points)
            if self.open and op in (b"f", b"f*") and not self.open[-1].fill:
                self.open[-1].fill, self.open[-1].box = self.fill, _get_bounds(points)
            if self.open and op == b"S":
                self.open[-1].last_stroke, self.open[-1].scale = self.path, abs(self.matrix[0])
        self.path, self.clipping = [], False

    def _extend_extent(self, points) -> None:
        left, bottom, right, top = self.clip[-1]
        x = [min(max(x, left), right) for x, _ in points]
        y = [min(max(y, bottom), top) for _, y in points]
        low, front, high, back = self.extent
        self.extent = [min([low, *x]), min([front, *y]), max([high, *x]), max([back, *y])]

    def _transform_point(self, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = self.matrix
        return a * x + c * y + e, b * x + d * y + f


def _multiply_matrices(first: list[float], second: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def _get_bounds(points) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _parse_properties(tokens: list[bytes]) -> dict[str, str | int]:
    properties: dict[str, str | int] = {}
    for key, value in zip(tokens[::2], tokens[1::2], strict=True):
        properties[key[1:].decode()] = value[1:-1].decode() if value.startswith(b"(") else int(value)
    return properties
