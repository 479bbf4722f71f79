"""Write the Light's drawing, parts list, models and picture."""

from pathlib import Path

from hardware.case import layout as tray
from hardware.case.render import BONE, GRAPHITE, Scene
from hardware.light import case, wiring
from hardware.light import layout as at
from hardware.light.drawing import draw
from hardware.stickers.art import read_art
from hardware.wired.lists import parts_table


def make(folder: Path) -> list[Path]:
    """Write all files of the Light. Return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "wiring.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    parts.write_text(parts_table(wiring.parts().values(), wiring.priced()), encoding="utf-8")
    picture = folder / "light.png"
    _draw_assembled(picture)
    return [drawing, parts, *_make_models(folder), picture]


def _make_models(folder: Path) -> list[Path]:
    """Write an STL of each printed part, lying as it is printed."""
    paths = []
    for name in case.PRINTED:
        part = case.printed(name)
        if name in case.FACE_DOWN:
            part = part.rotate((0, 0, 0), (1, 0, 0), 180)
        box = part.val().BoundingBox()
        path = folder / f"{name}.stl"
        part.translate((-box.center.x, -box.center.y, -box.zmin)).val().exportStl(str(path), 0.05, 0.2, ascii=False)
        paths.append(path)
    return paths


def _draw_assembled(path: Path) -> None:
    scene = Scene()
    for name in ("field", "panel", "field-base", "panel-base"):
        scene.add(case.printed(name), GRAPHITE)
    for slot in range(len(at.SLOT_MIDDLES)):
        scene.add(case.make_cup(slot), BONE, glow=0.5 if slot in (2, 8, 9, 14, 20) else 0.0)
    for number, middle in enumerate(at.SEATS + at.KEYS):
        key = number - len(at.SEATS)
        color = read_art().bodies[tray.KEY_COLORS[key]][1] if key >= 0 else "#4a4c52"
        scene.add(case.make_cap(middle), color)
    x, y = at.DISPLAY_AT
    scene.add(tray_window((x, y)), "#101215")
    scene.write(path, 0.0, 58.0, (0, (at.PANEL[0] + at.FIELD[1]) / 2, 15), 232)


def tray_window(middle: tuple[float, float]):
    """Return the display's glass behind its window."""
    width, depth = tray.WINDOW
    return case.around(middle, width + 4, depth + 4, at.PLATE_UNDER - 1.0, at.PLATE_UNDER)
