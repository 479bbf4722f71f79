"""Reference cards, one for each game, as PDF: the rules in short words, with the dice drawn as on the stickers.

    python -m hardware.cards            writes build/cards/GAME-PAPER.pdf
    python -m hardware.cards --check    exit code 1 and messages when something is wrong
    hardware.cards.make.make(folder) -> list of files; .check() -> list of findings

The words are those of the tray's help and of the simulator's page: `firmware/tray24/games/*/help.ftl`, `words.ftl`,
`simulator/games/*/page.ftl`. Faces are drawn by `hardware.stickers`.
Imports: reportlab, fluent.syntax.
"""
