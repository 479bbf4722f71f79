"""The check that the tray reads its own dice: printed sheets are simulated as the tray's sensors see them.

    python -m hardware.reading --check          a small sample of trays and conditions
    python -m hardware.reading --check --all    all conditions: 100 trays, 2,000 placements and more in each
    python -m hardware.reading.search           search the colors of the dice; --check compares those in use

Exit code 1 and messages when dice are not read well enough. The PDFs in build/stickers are rendered, because they are
what is printed. A slot's kernel weighs the rendered faces, and optics of the simulator and the firmware's sensing code
read them. Dominoes are not checked: a tile is larger than a slot's pocket, so no sensor ever sees one. Imports: numpy,
pypdfium2.
"""
