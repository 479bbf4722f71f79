"""What is printed on paper: stickers for the dice, the dominoes, score pads, as PDF at true scale.

    hardware.stickers.make.make(folder) -> list of files     writes the PDFs
    hardware.stickers.make.check() -> list of findings       words; an empty list says that all is well

Imports: reportlab. Faces are drawn from the paths of the simulator's page, `simulator/page/js/dice.js`.
"""
