"""Things that a table needs besides the tray: dice cup, racks and tile cores for dominoes, dice without faces.

    python -m hardware.extras            writes build/extras/*.stl and tiles.dxf
    python -m hardware.extras --check    exit code 1 and messages when something is wrong
    hardware.extras.make.make(folder) -> list of files; .check() -> list of findings
    hardware.extras.sizes.EXTRAS         (quantity, name, purpose): no package needed to read it

Inputs: hardware/extras/*.py, hardware/case/layout.py, hardware/case/shapes.py, hardware/stickers/sizes.py,
hardware/plates/stl.py, firmware/tray24/match/dicesets.py, firmware/tray24/rules/faces.py. Imports: cadquery, ezdxf,
numpy. `sizes` holds numbers only and needs none of them.
"""
