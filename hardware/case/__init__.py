"""The tray's case in CadQuery, its checks, its pictures, and its fasteners for the parts list.

    python -m hardware.case            writes build/case/*.step, *.stl, floor.dxf and build/pictures/*.png
    python -m hardware.case --check    exit code 1 and messages when something is wrong (--all: slow checks, too)
    hardware.case.make.make(folder) -> list of files; .check() -> list of findings
    hardware.case.layout.FASTENERS     (quantity, name, purpose): no package needed to read it

Inputs: hardware/case/*.py, hardware/stickers/art.py, hardware/stickers/svg_paths.py, hardware/board/plan.py,
hardware/calc/parts.py, hardware/plates/stl.py, simulator/web/page/js/dice.js, simulator/web/page/dice.json,
firmware/tray24/pins.py.
Imports: cadquery, shapely, vtk (vtk comes with cadquery). `layout` holds numbers only and needs none of them.

The layers, from above: the top with a white liner in each pocket for a die, the clear floor, light walls, the board.
Five screws through board, walls and floor hold them in the top where light walls cross. The deck is fixed under the
top's front, above the board: it carries the four keys' switches, presses the display module to its window and holds the
board's front with two screws. Six small carriers hold the seats' switches. The base closes the case with four screws.
Outline, screw holes and the Pico's place come from the board's plan.
"""
