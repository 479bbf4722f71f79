"""The 3MF files of the plates (3MF core specification 1.3): a mesh for each part, and an item for each copy.

PrusaSlicer and slicers derived from it also read the walls, supports and brim of each part from such a file; other
slicers ignore them.
"""

import zipfile
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

import numpy as np

from hardware.plates import stl
from hardware.plates.pack import Plate
from hardware.plates.parts import PrintedPart
from hardware.plates.stl import Mesh

_CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
_CORNERS = ("v1", "v2", "v3")
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_TYPES = (
    _HEAD + '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>\n'
)
_RELATIONS = (
    _HEAD + '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Target="/3D/3dmodel.model" Id="model"'
    ' Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>\n'
)
_DATE = (1980, 1, 1, 0, 0, 0)  # the same in every file: the same plate makes the same bytes


def format_contents(plate: Plate, solids: dict[str, Mesh]) -> dict[str, str]:
    """Return the texts in the 3MF file of a plate: name -> text. `solids` has the mesh of each part by its name."""
    parts = list(dict.fromkeys(place.part for place in plate.places))
    return {
        "[Content_Types].xml": _TYPES,
        "_rels/.rels": _RELATIONS,
        "3D/3dmodel.model": _format_model(plate, parts, solids),
        "Metadata/Slic3r_PE_model.config": _format_settings(plate, parts, solids),
    }


def write_3mf(path: Path, texts: dict[str, str]) -> None:
    """Write the texts of a plate as a 3MF file."""
    with zipfile.ZipFile(path, "w") as file:
        for name, text in texts.items():
            entry = zipfile.ZipInfo(name, _DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, text.encode("utf-8"), compresslevel=9)


def check_meshes(path: Path) -> list[str]:
    """Return findings about the meshes in the 3MF file of a plate."""
    with zipfile.ZipFile(path) as file:
        model = ElementTree.fromstring(file.read("3D/3dmodel.model"))
    findings = []
    for node in model.iter(f"{_CORE}object"):
        vertices = [[float(vertex.get(axis, "")) for axis in "xyz"] for vertex in node.iter(f"{_CORE}vertex")]
        triangles = [
            [int(triangle.get(corner, "")) for corner in _CORNERS] for triangle in node.iter(f"{_CORE}triangle")
        ]
        findings += stl.check_mesh(f"{node.get('name')} in {path.name}", np.array(vertices), np.array(triangles))
    return findings


def _format_model(plate: Plate, parts: list[PrintedPart], solids: dict[str, Mesh]) -> str:
    lines = [
        '<model unit="millimeter" xml:lang="en-US"'
        ' xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"'
        ' xmlns:slic3rpe="http://schemas.slic3r.org/3mf/2017/06">',
        '<metadata name="slic3rpe:Version3mf">1</metadata>',  # without it PrusaSlicer ignores the settings
        f'<metadata name="Title">{plate.name}</metadata>',
        "<resources>",
    ]
    for number, part in enumerate(parts, 1):
        lines += _format_mesh(number, part.name, solids[part.name])
    lines += ["</resources>", "<build>"]
    for place in plate.places:
        transform = f"1 0 0 0 1 0 0 0 1 {place.x:g} {place.y:g} 0"
        lines.append(f'<item objectid="{parts.index(place.part) + 1}" transform="{transform}"/>')
    return _HEAD + "\n".join([*lines, "</build>", "</model>\n"])


def _format_mesh(number: int, name: str, solid: Mesh) -> list[str]:
    return [
        f'<object id="{number}" type="model" name={quoteattr(name)}><mesh><vertices>',
        *(f'<vertex x="{x:g}" y="{y:g}" z="{z:g}"/>' for x, y, z in solid.vertices.tolist()),
        "</vertices><triangles>",
        *(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in solid.triangles.tolist()),
        "</triangles></mesh></object>",
    ]


def _format_settings(plate: Plate, parts: list[PrintedPart], solids: dict[str, Mesh]) -> str:
    lines = ["<config>"]
    for number, part in enumerate(parts, 1):
        copies = sum(place.part == part for place in plate.places)
        settings: dict[str, object] = {"name": part.name, "perimeters": plate.walls}
        settings |= {"support_material": 1} if part.supports else {}
        settings |= {"brim_width": f"{part.brim_mm:g}", "brim_type": "outer_only"} if part.brim_mm else {}
        lines.append(f'<object id="{number}" instances_count="{copies}">')
        lines += [
            f'<metadata type="object" key="{key}" value={quoteattr(str(value))}/>' for key, value in settings.items()
        ]
        last = len(solids[part.name].triangles) - 1
        lines += [f'<volume firstid="0" lastid="{last}"></volume>', "</object>"]
    return _HEAD + "\n".join([*lines, "</config>\n"])
