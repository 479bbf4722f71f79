"""The sheets to print as PDF at true scale: stickers for the dice, the dominoes, score pads.

    python -m hardware.stickers            writes build/stickers/*.pdf
    python -m hardware.stickers --check    exit code 1 and messages when something is wrong
    hardware.stickers.make.make(folder) -> list of files; .check() -> list of findings
    hardware.stickers.checks.check_sheets(folder) -> list of findings, without any package

Inputs: hardware/stickers/*.py, simulator/web/page/js/dice.js, simulator/web/page/dice.json,
firmware/tray24/match/dicesets.py, firmware/tray24/rules/faces.py, firmware/tray24/games/yacht/boxes.py.
Imports: reportlab. Faces are drawn from the paths of the simulator's page.
"""
