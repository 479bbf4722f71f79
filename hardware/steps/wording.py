"""The words of the tables and steps that `hardware.steps.guide` writes, in each language of the guides."""

import re
from typing import NamedTuple

_NUMBER = re.compile(r"\d+(?:\.\d+)?")


class Wording(NamedTuple):
    """A language of the guides.

    `steps`: name of a step -> what the builder does. `adds`: name of a step -> what it adds; key `FIRST` -> the part
    that is there before the first step. `terms`: English text, with # for each number -> text in this language. For
    English `terms` is None.
    """

    steps: dict[str, str]
    adds: dict[str, str]
    terms: dict[str, str] | None = None
    decimal: str = "."

    def translate(self, text: str) -> str:
        """Translate an English text to this language, with its numbers. Raise ValueError if `terms` lacks the text."""
        if self.terms is None:
            return text
        numbers = iter(_NUMBER.findall(text))
        key = _NUMBER.sub("#", text)
        if key not in self.terms:
            raise ValueError(f"the words of the guides lack '{key}': add it to hardware/steps/german.py")
        return re.sub("#", lambda _: self.format_number(next(numbers)), self.terms[key])

    def format_number(self, number: str) -> str:
        """Return the text of a number with this language's decimal point."""
        return number.replace(".", self.decimal)

    def format_file(self, path: str, part: str) -> str:
        """Return the path of a printed part's file as Markdown; in other languages than English add the part's name."""
        base_name = re.sub(r"-\d+$", "", part)
        return f"`{path}`" if self.terms is None else f"`{path}` ({self.translate(base_name)})"


# Every step of `assembly_steps` has words.
ENGLISH = Wording(
    {
        "caps": "Put the ten caps into their holes; the seat numbers must be readable from the front.",
        "carriers": "Fix the six carriers, switches towards the top, with two screws of 8 mm each. Each seat button "
        "must click. The wires come out on the side that faces you, between carrier and outer wall. Lead them along "
        "that wall to the front, and let them hang over it. The wire from J2 to seat 4 hangs over the back wall until "
        "the board is in. Put the carriers in before the board, because they reach under it.",
        "liners": "Push a rod into the ear of each white liner, and the liners into the pockets, bead first, until the "
        "rings are flush. They fit one way only: the beads are at the front right corners. A bead shows the light of "
        "its slot, also when a die lies in it.",
        "display": "Lay the display module face down between its four corners, its row of pins towards the slots. Cut "
        "two strips of foam, 22 x 3 mm, and stick one on each of the deck's two bars, which will press on the module's "
        "sides.",
        "deck": "Put the deck, with its four switches, onto the bosses and the display; lead the display's wires "
        "through the opening in its middle, all wires to the front, and fix it with six screws of 8 mm. Each key must "
        "click, also when pressed at a corner.",
        "floor": "Peel the film off the sheet, and lay the sheet into its frame; do not touch its inside. Lay the "
        "light walls on it, their fins towards you.",
        "board": "Lay the board on the light walls, LEDs down, and look along its edge: it must lie flat. Put five "
        "screws of 16 mm through it beside the crossings of walls, and tighten them in turn, gently. Fix its front to "
        "the deck's pillars with two screws of 8 mm. Lead the wire of seat 4 across the board and push "
        "its contact into pin 5 of J2's housing. Plug in J1, J2, J3. Before you close the base, stand the tray on its "
        "back edge, so that you reach both sides, and run `./tray24 doctor` once more.",
        "base": "Lay the wires aside, put on the base, and fix it with four screws of 8 mm; add the four feet.",
        "dividers": "Turn the tray over and press the four dividers into their grooves.",
    },
    {
        "top": "top",
        "caps": "caps of keys and seats",
        "carriers": "carriers with switches",
        "liners": "liners with rods",
        "display": "display",
        "deck": "deck with switches",
        "floor": "sheet and light walls",
        "board": "board",
        "base": "base",
        "dividers": "dividers",
    },
)
