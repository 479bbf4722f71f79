"""The check in a simulation that the tray's sensors recognize the dice of the sticker sheets.

    python -m hardware.reading --check          a small sample of trays and conditions
    python -m hardware.reading --check --all    all conditions: 100 trays, 2,000 placements and more in each
    python -m hardware.reading.search           search the colors of the dice; --check compares those in use

Exit code 1 and messages when dice are not read well enough. The PDFs in build/stickers are rendered, because they are
what is printed. A slot's kernel says how much each point of a rendered face counts for the sensor. The simulator's
model of optics then gives the sensor's light, and the firmware's sensing code reads the color from it. Dominoes are not
checked: a tile is larger than a slot, so no sensor ever sees a tile. Imports: numpy, pypdfium2.
"""
