"""Measuring a slot with the person at the bench: step by step, each repeated until it can be used."""

from collections.abc import Mapping

from host_tools.slot.program import LIGHTS, Board, Reading, measure
from host_tools.slot.steps import STEPS, Complaint, judge
from host_tools.terminal.questions import Person
from simulator.texts import HostTexts

texts = HostTexts("slot")


def ask(board: Board, person: Person) -> dict[str, Reading]:
    """Return the reading of each step. The person leaves with Ctrl-C, which passes through."""
    readings: dict[str, Reading] = {}
    person.tell(texts("before"))
    for number, step in enumerate(STEPS, 1):
        readings[step] = _measured(board, person, step, number, readings)
    return readings


def _measured(board: Board, person: Person, step: str, number: int, before: Mapping[str, Reading]) -> Reading:
    person.wait(texts("step", number=number, count=len(STEPS), words=texts(f"do-{step}")))
    while True:
        reading = measure(board)
        complaint = judge(step, reading, before)
        if complaint is None:
            lit = dict(zip(LIGHTS, (f"{level:.0f}" for level in reading.lights), strict=True))
            person.tell(texts("measured", **lit))
            return reading
        person.wait(_told(complaint))


def _told(complaint: Complaint) -> str:
    values = dict(complaint.values)
    if "light" in values:
        values["light"] = texts(f"light-{values['light']}")
    return texts(f"fault-{complaint.key}", **values)
