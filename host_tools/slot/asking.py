"""Measuring a slot with the person at the bench: step by step, each repeated until it can be used."""

from collections.abc import Mapping

from hardware.calc.parts import PAPER_CD_M2
from host_tools.slot.program import LIGHTS, Board, Reading, light_beside, measure
from host_tools.slot.steps import DARKER, PAPER_LUX, STEPS, Complaint, judge
from host_tools.terminal.console import Person
from simulator.texts import HostTexts

texts = HostTexts("slot")


class NoGo(Exception):
    """A step cannot be mended; the words say what is wrong."""


def ask(board: Board, person: Person) -> dict[str, Reading]:
    """Return the reading of each step. The person leaves with Ctrl-C, which passes through; NoGo does, too."""
    readings: dict[str, Reading] = {}
    person.tell(texts("before"))
    for number, step in enumerate(STEPS, 1):
        readings[step] = _measured(board, person, step, number, readings)
    return readings


def _measured(board: Board, person: Person, step: str, number: int, before: Mapping[str, Reading]) -> Reading:
    _do(person, step, number)
    while True:
        reading = measure(board)
        complaint = judge(step, reading, before)
        if complaint is None:
            lit = dict(zip(LIGHTS, (f"{level:.0f}" for level in reading.lights), strict=True))
            person.tell(texts("measured", **lit))
            return reading
        if not person.agrees(texts("again", fault=_told(complaint))):
            raise NoGo(_told(complaint))


def _do(person: Person, step: str, number: int) -> None:
    words = texts(f"do-{step}", lux=PAPER_LUX)
    person.wait(texts("step", number=number, count=len(STEPS) + 1, words=words))


def _told(complaint: Complaint) -> str:
    values = dict(complaint.values)
    if "light" in values:
        values["light"] = texts(f"light-{values['light']}")
    return texts(f"fault-{complaint.key}", **values)


def look(board: Board, person: Person) -> tuple[float, ...]:
    """Return the luminance that the bead has at least in red, green and blue, by the person's eye, in cd/m2."""
    _do(person, "bead", len(STEPS) + 1)
    try:
        return tuple(_seen(board, person, at) for at in range(3))
    finally:
        light_beside(board, (0, 0, 0))


def _seen(board: Board, person: Person, at: int) -> float:
    """Light the bead in steps; the darkest one that is as bright as the paper tells how bright full light is."""
    for times in DARKER:
        red, green, blue = (round(255 / times) if light == at else 0 for light in range(3))
        light_beside(board, (red, green, blue))
        if person.agrees(texts("as-bright", light=texts(f"light-{LIGHTS[at]}")), usual=False):
            return times * PAPER_CD_M2
    return 0.0
