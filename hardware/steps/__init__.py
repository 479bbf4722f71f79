"""Pictures of the steps of hardware/GUIDE.md, rendered from the board's file and the case's solids.

    python -m hardware.steps            writes build/steps/*.png
    python -m hardware.steps --check    exit code 1 and messages when something is wrong
    hardware.steps.make.make(folder) -> list of files; .check() -> list of findings

Inputs: hardware/steps/*.py, hardware/case/*.py, hardware/extras/*.py, hardware/lists/harness*.py,
hardware/build/tray24.kicad_pcb, hardware/build/tray24.net, hardware/parts.toml.
Imports: cadquery, vtk, pillow (it comes with reportlab).
"""
